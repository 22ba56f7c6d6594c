# Слова интерфейса: всё, что видно вокруг поля. Ключи ui-* уходят в браузер как есть; места {name}, {n} он заполняет сам.

## Сайт
site-motto = белая дорога
site-description = Настольные экспедиции в браузере: точные правила, честные боты, друзья по ссылке.
nav-label = Разделы
nav-home = На главную
nav-rules = Правила
nav-about = О проекте
nav-board = Поле
language = Язык
theme = Светлая или тёмная тема
theme-light = Светлая тема
theme-dark = Тёмная тема
copy = Скопировать
foot-line = Неофициальное издание для любителей. Названия игр принадлежат их издателям.

## Главная
home-title = Экспедиция начинается за столом
home-line = Точные правила, честные боты, друзья по ссылке. Бесплатно и открыто.
home-choose = Выберите игру
home-setup = Состав партии
home-bots = С ботами
home-friends = С друзьями
home-waiting = Мои партии
home-finished = Сыгранные партии
home-why = Чем хорош этот стол
home-exact = Правила без вольностей
home-exact-text = Каждый ход проверен по правилам. Нельзя так пойти? Стол покажет, почему, и откроет нужный пункт.
home-fair = Честный случай
home-fair-text = Броски и карты запечатаны до первого хода. После партии их может проверить каждый.
home-link = Без регистрации
home-link-text = Назовитесь, отправьте ссылку и играйте: на телефоне, на ноутбуке или вместе за одним экраном.
name-label = Ваше имя
name-placeholder = Как вас зовут?
game-seats = { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
game-minutes = { $n } мин

## Уровни ботов
level-novice = новичок
level-novice-note = Живёт одним ходом и часто хватается не за лучшее
level-traveller = путник
level-traveller-note = Живёт одним ходом и порой выбирает не лучшее
level-explorer = исследователь
level-explorer-note = Жадный: берёт то, что выгоднее всего прямо сейчас
level-pathfinder = следопыт
level-pathfinder-note = Смотрит немного вперёд и на ответы соперников
level-expert = знаток
level-expert-note = Сравнивает много ходов на несколько раундов вперёд
level-master = мастер
level-master-note = Самый сильный: думает до трёх секунд
strength-rating = рейтинг { $n }
strength-games = { $n ->
    [one] По { $n } сыгранной партии
   *[other] По { $n } сыгранным партиям
  }
seat-0 = красные
seat-1 = синие
seat-2 = жёлтые
seat-3 = белые
seat-4 = розовые
seat-5 = чёрные

## Стол: подписи
players = Игроки
table-loading = Раскладываем поле…
onlooker = Вы смотрите партию
board-label = Игровое поле
tool-hint = Подсказка
tool-rules = Правила
tool-menu = Меню
side-tabs = Журнал и чат
tab-log = Журнал
tab-chat = Чат
chat-empty = Пока тихо. Начните разговор.
chat-placeholder = Написать всем…
chat-send = Сказать
replay = Ход партии
nearer = Масштаб
nearer-in = Ближе (+)
nearer-out = Дальше (-)
nearer-fit = Всё поле (0)
speed = Чужие ходы
speed-instant = Сразу
speed-quick = Быстро
speed-calm = Спокойно
replay-step-back = Шаг назад (←)
replay-step-on = Шаг вперёд (→)
replay-turn-back = Ход назад (↑)
replay-turn-on = Ход вперёд (↓)
follow-skip = Пропустить
ui-follow-at = Ходы соперников: { $n } из { $m }
ui-recap = С вашего прошлого хода
ui-recap-play = Показать
ui-recap-mine = У вас:
ui-recap-score = Очки
replay-live = Сейчас
replay-live-note = Показать, что на столе сейчас
replay-back-live = К текущему ходу
undo = Отменить
undo-turn-note = Отменить все шаги этого хода
undo-sure = Отменить весь ход?
undo-sure-note = Все его шаги можно будет вернуть по одному.
undo-sure-no = Оставить
steps = Шаги этого хода
plan-leave = Вернуться к игре
ui-redo = Вернуть отменённое
ui-step-back-to = Вернуться к шагу до этого: { $text }
record = Запись партии
final-board = Итоговое поле
result = Итоги
rematch = Реванш
lost-line = Связь пропала. Подключаемся заново, ваш черновик цел.
lobby-sit = Сесть за стол
lobby-fill = Начать без остальных:
lobby-level = Сила ботов
lobby-fill-go = Посадить ботов и начать
lobby-invite = Позовите друзей
lobby-local-note = Пока эта ссылка открывается только на этом компьютере. Для домашней сети запустите: sacbe serve --host 0.0.0.0
lobby-invite-note = Отправьте ссылку или покажите код. Регистрация не нужна. Игра начнётся, когда все места заняты.
curtain-note = Поле скрыто. Передайте устройство и нажмите, когда остальные отвернулись.
menu-seats = За столом
menu-how = Как играть
menu-auto = Подтверждать сразу
menu-auto-note = Ход уходит без кнопки «Подтвердить». Отменить его уже нельзя.
menu-remarks = Реплики ботов
menu-remarks-note = Боты изредка говорят, что у них на доске. Тайного они не выдают.
menu-sound = Звук
menu-sound-note = Ваш ход, кубики, шестерни, извержения: тихо, звуки создаёт сама страница.
menu-vibration = Вибрация
menu-vibration-note = Телефон вздрагивает, когда пришёл ваш ход, и в большие моменты.
menu-coach = Тренер
menu-coach-note = Одной строкой говорит, что стало возможным или опасным, о каждом один раз. В первой партии включён; запоминается для каждой игры отдельно.
menu-curtain = Занавес при передаче
menu-curtain-note = Прятать поле, пока устройство переходит к другому игроку.
menu-page = Язык и тема
menu-link = Ссылка на стол
menu-link-note = По ней можно занять свободное место или смотреть партию.
menu-keys = Клавиши
key-move = по местам, куда можно пойти
key-enter = выбрать место; на пустом месте подтвердить ход
key-esc = снять выбор
key-undo = отменить шаг
key-redo = вернуть отменённый шаг
key-digits = кнопки действий
key-hint = подсказка, затем сделать так
key-lens = включить линзу
key-plan = обдумать свой следующий ход, вернуться к игре или сыграть по плану
key-sound = выключить или включить звук
key-what = что это такое
key-coach = включить или выключить тренера
key-why = почему сюда нельзя
key-all = по всем местам, и недоступным тоже

## Правила
symbols = Значки
symbols-of = Значки: { $name }
rules-of = Правила: { $name }
rules-page = Отдельной страницей
contents = Содержание
find = Найти в правилах
find-back = Предыдущее место
find-next = Следующее место
rule-link = Ссылка на этот пункт
digest = Игра за минуту
example = Пример: { $name }
example-back = Назад
example-next = Дальше
print = Напечатать
edition-title = Редакция { $n } правил
edition-lead = Мы ещё раз прочли правила и там, где решили иначе, вернулись к их словам. Партии, начатые раньше, заканчиваются по тем правилам, с которых начались. Что изменилось:

## О проекте
about-title = Sacbe, белая дорога
about-what = Сакбе — белая дорога майя, мощённая известняком: она соединяла города. Наша соединяет настольные экспедиции: точные правила, общий стол в браузере для друзей и ботов, записи партий и открытый доступ для исследователей.
about-fair = Честный случай
about-fair-text = До первого хода стол показывает отпечаток тайного зерна. Каждый бросок и каждая карта берутся из этого зерна, а после партии оно открывается. Команда sacbe verify проверит запись от начала до конца.
about-bots = Свои боты
about-bots-text = За столом может сидеть и ваша программа: для каждого места есть свой ключ.
about-api = Описание интерфейса
about-licence = Лицензия
about-licence-text = Код, тексты и рисунки наши собственные и открыты по лицензии Apache 2.0.
about-names = Это неофициальное издание для любителей. Названия игр принадлежат их издателям; с ними проект не связан.
about-version = Версия { $version }

## Состояние столов
status-your-turn = Ваш ход
status-waiting = Ходит { $name }
status-won = Победа: { $score }
status-won-by = { $own ->
    [0] Побеждает { $name }: { $score }
   *[1] Побеждает { $name }: { $score }; у вас { $mine }
}
status-lost = Поражение: { $score }
status-open = { $n ->
    [one] Свободно { $n } место
    [few] Свободно { $n } места
   *[many] Свободно { $n } мест
}
# A name for the bot on seat $n
bot-name =
    { $n ->
        [1] Ицель
        [2] Балам
        [3] Нуну
        [4] Кабиль
        [5] Никте
        [6] Каан
       *[other] Бот { $n }
    }

## Ошибки: страницы
error-title = Не туда
error-404-title = Тропа кончилась
error-404-text = Такой страницы нет. Возможно, в адресе опечатка.
error-table-title = Такого стола нет
error-table-text = Проверьте ссылку: её могли скопировать не целиком.
error-newer-rules-title = Правила новее наших
error-newer-rules-text = Эта партия начата по редакции правил, которой этот сервер ещё не знает. Ничего не пропало: её можно будет продолжить, как только сервер обновят.
error-damaged-title = Стол повреждён
error-damaged-text = Записанное о нём не читается. Владелец сервера может восстановить его из резервной копии; с остальными партиями всё в порядке.
error-403-title = Сюда нельзя
error-403-text = Это место чужое, или ссылка устарела. Откройте стол с главной страницы.
error-429-title = Слишком часто
error-429-text = Подождите минуту и попробуйте снова.
error-500-title = У нас осыпался склон
error-500-text = Ошибка на сервере. Партии сохранены; обновите страницу через минуту.

## Ошибки: стол
error-stale = Положение уже изменилось. Вот что на столе сейчас.
error-not-your-seat = Это место не ваше.
error-rate = Слишком много сообщений. Подождите немного.
error-too-big = Сообщение слишком длинное.
error-garbage = Стол не понял сообщения.
error-gone = Этого стола больше нет.
error-newer-rules = Партия идёт по более новым правилам, чем знает этот сервер: { $text }.
error-not-begun = Партия ещё не началась: показывать нечего.
error-not-over = Это станет видно после конца партии.
error-bad-name = Имя должно быть от 1 до 20 знаков.
error-seat-taken = Это место уже заняли. Выберите другое.
error-no-seat = Свободных мест нет. Вы можете смотреть партию.
error-unknown-game = Такой игры здесь нет.
error-bad-options = Так партию не собрать: проверьте число игроков и настройки.

## Слова, которые нужны в браузере
ui-you = это вы
ui-you-cap = Вы
ui-guest = Гость
ui-acting = ходит
ui-here = за столом
ui-free = Освободить
ui-free-note = { $name } встаёт из-за стола, место займёт кто-нибудь другой
ui-away = вне сети
ui-stands-in = бот за игрока
ui-stands-in-you = бот за вас
ui-bot-for-you = За вас играет бот
ui-bot-for-you-note = Место остаётся вашим: вернуться можно в любой момент.
ui-missing = Ждём игрока: { $name }
ui-missing-note = Связи нет. Можно подождать, прислать ссылку ещё раз или посадить бота: вернуть место можно в любой момент.
ui-missing-watch = Связи нет.
ui-missing-call = Скопировать ссылку
ui-missing-bot-for = Бот за игрока { $name }
ui-plan = Обдумать мой ход
ui-plan-note = Попробуйте, пока ждёте: этого никто не увидит.
ui-plan-again = Вернуться к плану
ui-plan-on = План: его видите только вы
ui-plan-is = Ваш план: { $text }
ui-plan-done = План готов
ui-plan-done-note = Когда придёт ваш ход, по нему можно будет сыграть.
ui-plan-drop = Отбросить план
ui-plan-take = Сыграть по плану
ui-plan-looked = Новый ход за столом ({ $name }): план проверен заново.
ui-plan-lost = С шага «{ $text }» план больше не проходит.
ui-plan-lost-end = До шага «{ $text }» ваш ход теперь не дойдёт.
ui-bot-level = бот · { $level }
ui-bot-of = Бот: { $level }
ui-meter = Осталось { $n } из { $m }
ui-ready = { $text }?
ui-ready-note = Потом не изменить. «Отменить» вернёт на шаг назад.
ui-confirm = Подтвердить
ui-close = Закрыть
ui-copied = Скопировано
ui-play = Смотреть с этого места
ui-pause = Пауза
ui-ply-of = шаг { $n } из { $m }
ui-replay-at = Запись: шаг { $n } из { $m }
ui-to-ply = Показать этот момент
ui-coach-show = Покажи
ui-coach-known = Понятно
ui-coach-on = Тренер включён: когда что-то станет возможным или опасным, он скажет здесь.
ui-coach-off = Тренер выключен.
ui-scene-seen = Понятно
ui-lens-none = { $name }: сейчас показывать нечего
ui-log-more = Показать шаги хода: { $n }
ui-log-less = Скрыть шаги хода: { $n }
ui-rule = Правило { $rule }
ui-why-title = Сейчас так нельзя
ui-not-asked = Здесь нечего выбирать. Сейчас: { $text }
ui-picked = Выбрано: { $text }. Esc снимает выбор.
ui-picked-touch = Выбрано: { $text }. Нажмите ещё раз, чтобы снять выбор.
ui-picked-undo = Выбрано: { $text }. «Отменить» снимает выбор.
ui-taken-back = Отменено: { $text }. Кнопка ↷ вернёт.
ui-hint-is = Совет: { $text }
ui-hint-do = Так и сделать
ui-hint-all = Весь ход, шагов: { $n }
ui-no-server = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
ui-no-luck = Не получилось. Попробуйте ещё раз.
ui-pass-to = Передайте устройство: { $name }
ui-i-am = Я { $name }, показать поле
ui-seat-open = Свободное место
ui-sit-here = Сесть сюда
ui-name-first = Сначала напишите, как вас зовут.
ui-lobby-wait = Ждём игроков
ui-lobby-join = Вас зовут за стол
ui-lobby-count = за столом { $n } из { $m }
ui-menu-hold = Играть за это место
ui-menu-bot = Посадить бота
ui-menu-bot-mine = Пусть играет бот
ui-menu-back-mine = Вернуться за стол
ui-sound-off = Выключить звук
ui-sound-on = Включить звук
ui-players = Игроков
ui-setup-bots = { $name }: партия с ботами
ui-setup-friends = { $name }: партия с друзьями
ui-setup-hotseat = { $name }: за одним экраном
ui-setup-bots-note = Бота можно сменить на друга или на соседа по дивану.
ui-setup-alone = { $name }: одиночная партия
ui-setup-alone-note = Соперников нет: играете на свой лучший результат.
ui-setup-open-note = Получите ссылку и QR-код. Кто откроет, займёт место без регистрации.
ui-setup-hotseat-note = Играете по очереди на этом устройстве. То, что не должны видеть другие, между ходами скрыто.
ui-variants = Ещё: варианты правил
ui-variants-usual = как для первой партии
ui-name-of = Имя игрока { $n }
ui-again = { $name } ещё раз
ui-create = Создать стол и получить ссылку
ui-start = Начать игру
ui-seat-n = Кто на месте { $n }
ui-player-n = Игрок { $n }
ui-kind-bot = Бот
ui-kind-person = Человек
ui-kind-open = Друг по ссылке
ui-kind-open-note = Место займут по приглашению
ui-kind-hotseat = За этим экраном
ui-kind-hotseat-note = Играет с вами на этом устройстве
ui-your-turn = Ваш ход
ui-found = Найдено: { $n }
ui-found-at = { $n } из { $m }
ui-refused-here = Этот пункт не дал сделать ход
ui-back-table = К столу
ui-back-home = На главную
ui-end-victory = Победа
ui-end-shared = Общая победа
ui-end-done = Экспедиция завершена
ui-end-solo = Ваш итог
ui-end-nobody = Победителя нет
ui-end-points = Очки: { $n }
ui-end-tie = Поровну: { $n }
ui-end-ahead = Очки: { $n }. Отрыв: { $m }, следом { $name }
ui-end-place = Ваше место: { $n } из { $m }
ui-best-first = Лучший результат: запомнили его на этом устройстве.
ui-best-new = Новый лучший результат!
ui-best-kept = Лучший результат: { $text }
ui-final-board = Итоговое поле
ui-open = Открыть
ui-end-sources = Откуда очки
menu-palette = Цвета для дальтоников
menu-palette-note = Оранжевый, синий и жёлтый вместо красного и зелёного; игроков в любом случае различают фигуры.
menu-fair = Всё случайное выводится из тайного зерна. Это его отпечаток; в конце партии зерно откроют, и проверить сможет каждый.
ui-fair = Случай был честным
ui-fair-open = Проверьте случай сами
ui-fair-text = Отпечаток показали до первого хода, зерно открыто теперь. Из него выводится каждый бросок и каждая карта этой партии.
ui-fair-hash = Отпечаток
ui-fair-seed = Зерно

# Мастерская: свой вариант, собранный вручную
workshop-text = То же текстом: сохранить или передать
workshop-use = Играть на этом
ui-own = Свой вариант…
ui-own-now = Свой вариант
ui-workshop = { $name }: свой вариант
ui-workshop-fine = Всё сходится, можно играть!

## Обучение
nav-learn = Обучение
rules-learn = Научиться в игре · { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[many] { $n } минут
}
lesson-title = Обучение
lesson-chapters = { $name }: обучение
lesson-about = Примерно { $n } мин. Главы можно проходить в любом порядке и бросать на полпути: место запомнится в этом браузере.
ui-lesson-chapters = Все главы
ui-lesson-chapter = Глава { $n } из { $m }
ui-lesson-step = Шаг { $n } из { $m }
ui-lesson-task = Задание
ui-lesson-done = Получилось!
ui-lesson-better = Получилось, но можно лучше
ui-lesson-lost = Ещё не получилось
ui-lesson-confirm = Теперь нажмите «{ $text }».
ui-lesson-back = Назад
ui-lesson-next = Дальше
ui-lesson-skip = Пропустить
ui-lesson-again = Ещё раз
ui-lesson-on = Следующая глава
ui-lesson-real = Сыграть настоящую партию
ui-minutes = { $n } мин
