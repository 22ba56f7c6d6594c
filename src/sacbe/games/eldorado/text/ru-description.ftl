# В поисках Эльдорадо: позиция словами.

told-grid = Клетки записаны как q,r. Стороны: E +1,0; NE +1,−1; NW 0,−1; W −1,0; SW −1,+1; SE 0,+1. У каждой части — ряды r и в них q; 0…2 значит 0, 1 и 2. Фигуры идут от части к части, финиш — за последней
told-piece = Часть { $n } из { $all }
told-end = Финиш, вход: { $symbols }
told-row = r { $r }: { $hexes }
told-unfinished = Трассу ещё выкладывают; присоединяемая часть: { $laid }
told-joint = между частями { $first } и { $second }: { $what }
told-blockades = Препятствия: { $each }
told-caves = Пещеры и сколько в них жетонов: { $each }
told-once = , одноразовая
told-card = { $name } ({ $code }): { $does }, цена { $price }{ $once }
told-cards = Какие бывают карты: { $cards }
told-market = Рынок, сколько карт осталось. Нижний ряд: { $bottom }. Верхние ряды ({ $open ->
    [yes] открыты
   *[no] закрыты
  }): { $upper }
told-bag = Жетоны пещер, которых ещё никто не видел: { $tokens }
told-racer = { $name }. Фигура { $figures }. Клеток до Эльдорадо: { $left }{ $arrived ->
    [0] { "" }
   *[other] . Прибытие по счёту: { $arrived }
  }
told-locked = Нового жетона не даст, пока фигура не отойдёт, пещера { $each }
told-taken = Забранные препятствия: { $each }
told-hand = Рука ({ $name }): { $hand }; закрытых: { $unknown }; известны всем: { $known }
told-tokens = Жетоны: { $tokens }
told-piles = Колода{ $unknown ->
    [0] { "" }
   *[other] {" "}(и закрытые карты руки)
  }: { $draw }. Сброс: { $discard }. Сыграно: { $played }. Ушли из игры: { $gone }
told-moving = Ход картой или жетоном: { $source }, осталось: { $left }. Фигура: { $figure ->
    [0] ещё не выбрана
   *[other] { $figure }
  }{ $moved ->
    [yes] , уже шла
   *[no] { "" }
  }{ $spared ->
    [yes] ; карта останется
   *[no] { "" }
  }
told-any-symbol = Следующая карта даст любые знаки
told-pass-through = Занятые клетки можно проходить
told-bought = Карта в этот ход уже куплена
told-window = Жетоном можно сберечь: { $cards }
told-fresh = Получены в этот ход: { $cards }
told-new-tokens = Найденные в этот ход жетоны, годятся со следующего: { $tokens }
told-paying = Плата за { $goal }, фигура { $figure }; ещё отдать карт: { $n }
told-buying = Покупка: { $card }. Заплачено: { $paid }. Из них одноразовые карты: { $coined }
told-removing = { $must ->
    [yes] Нужно удалить карт из руки
   *[no] Можно удалить карт из руки, не больше чем
  }: { $n }
told-replaced = Отложено для замены: { $n }
told-kept = Отмечено, что останется: { $cards }
told-drawing = { $name } берёт карты: { $n }; потом { $then }
told-finding = Фигура { $figure } находит жетоны, пещера { $caves }; потом { $then }

told-turn = Ход ({ $name }): { $doing }
told-phase-route = выкладывают трассу
told-phase-blockades = кладут препятствия
told-phase-draw = берут карты
told-phase-play = играют карты, идут, покупают
told-phase-target = выбирают первую клетку для карты
told-phase-pay = отдают карты
told-phase-buy = платят за карту
told-phase-remove = удаляют карты
told-phase-take = берут карту рынка
told-phase-replace = заменяют карты
told-phase-caves = находят жетоны пещер
told-phase-discard = оставляют или сбрасывают карты
told-phase-late = жетоны после добора
told-phase-automata = ходят автоматы
told-phase-over = гонка окончена
told-phase-deal = сдают следующую руку
told-phase-next = ход кончается

# An option of the first edition
option-late-tokens = Жетоны после добора
option-late-tokens-false = нет
option-late-tokens-true = да
