### Картинки к правилам

figure-cover = Карта Тикаля в разгар раскопок
figure-tiles = Четыре разновидности территорий
figure-temple = Пирамида
figure-clearing = Поляна
figure-ruins = Развалины
figure-volcano = Вулкан
figure-start = Разведанный угол поля и цена пути из базового лагеря
figure-levels = Ступени пирамид и их число
figure-lay = Слева жетон связан дорогой с пирамидой 3, справа не связан ни с чем
figure-route = Напрямик 3 ОД, в обход через пирамиду 4 — 2 ОД
figure-uncover = Два исследователя, две ступени, 4 ОД
figure-dig = Сокровище за 3 ОД
figure-camps = Тайная тропа между лагерями, 1 ОД
figure-guard = Смотритель остаётся, двое его товарищей покидают игру
figure-majority = Преимущество, сила лидера, ничья, смотритель
figure-sets = Одно, два и три одинаковых сокровища
figure-auction = Торги: один уже ходил, один спасовал
figure-bidder-0 = Андрей
figure-bidder-1 = Анастасия
figure-bidder-2 = Сергей
figure-bidder-3 = Мария
