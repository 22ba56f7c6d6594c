# Тобаго: все слова, которые читает человек.

### Игра и её настройки

game-name = Тобаго
game-blurb = Четыре клада ищут все вместе: каждый ключ отнимает у острова лишние участки, пока не останется один. Кто доедет первым, начнёт Делёжку, а в ней прячется проклятие.
typical-score = обычно около { $n ->
    [one] { $n } монеты
   *[other] { $n } монет
  }
option-assembly = Остров
    .about = Остров складывается 32 способами: на малом клады находят быстрее, на большом дольше ехать.
option-assembly-random = по жребию
option-assembly-named = сборка { $name }
option-object-placement = Статуи, хижины и пальмы
    .about = Статуи, хижины и пальмы расставит жребий, или вы поставите их сами по очереди.
option-object-placement-random = по жребию
option-object-placement-manual = расставляют игроки
option-object-spacing = Между одинаковыми объектами
    .about = Сколько участков, не меньше, лежит между двумя одинаковыми объектами.
option-object-spacing-5 = 4 участка
option-object-spacing-4 = 3 участка
option-expert-amulets = Силы амулета для опытных
    .about = Амулет умеет ещё два дела: положить на ключ вторую розу ветров и поменять розы местами.
option-expert-amulets-true = да
option-expert-amulets-false = нет
option-curse-effect = Проклятие
    .about = Что бывает, когда открылось проклятие: Делёжка кончается сразу или продолжается для тех, кто заплатил.
option-curse-effect-standard = обычное: Делёжка кончается
option-curse-effect-continue-all = слабое (а): все платят и делят дальше
option-curse-effect-continue-protected = слабое (б): делят те, кто с амулетом
option-curse-cards = Карт проклятия
    .about = С одной картой проклятия вместо двух золото терять приходится реже.
option-curse-cards-2 = две
option-curse-cards-1 = одна
option-curse-depth = Где проклятия
    .about = Первые карты колоды безопасны: 12 из них, а в более предсказуемом варианте 18.
option-curse-depth-27 = в нижних 27 картах
option-curse-depth-21 = в нижних 21 карте
option-curse-returns = Сработавшее проклятие
    .about = Сработавшее проклятие уходит из игры или замешивается обратно и может ударить снова.
option-curse-returns-false = выходит из игры
option-curse-returns-true = возвращается в колоду

workshop-label = Остров { $name }
workshop-turn-left = Перевернуть левый элемент: { $side }
workshop-turn-right = Перевернуть верхний правый элемент: { $side }
workshop-turn-bottom = Перевернуть нижний элемент: { $side }
workshop-swap = Поменять местами два элемента
workshop-shift = Сдвинуть зубцы
workshop-spaces = { $n ->
    [one] { $n } участок
    [few] { $n } участка
   *[many] { $n } участков
  }
workshop-unknown = Острова «{ $name }» нет: три буквы сторон и сдвиг, например aBC-1.

### Имена вещей

terrain-beach = пляж
terrain-jungle = джунгли
terrain-river = река
terrain-scrubland = пустошь
terrain-lake = озеро
terrain-mountains = горы
landmark-statue = Статуя
landmark-hut = Хижина
landmark-palm = Пальма
vehicle = Вездеход
facing-N = север
facing-NE = северо-восток
facing-SE = юго-восток
facing-S = юг
facing-SW = юго-запад
facing-NW = северо-запад
map-white = Белые земли
    .of = карта Белых земель
    .treasure = белый клад
map-grey = Серые земли
    .of = карта Серых земель
    .treasure = серый клад
map-brown = Коричневые земли
    .of = карта Коричневых земель
    .treasure = коричневый клад
map-black = Чёрные земли
    .of = карта Чёрных земель
    .treasure = чёрный клад
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
coins-word = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
  }
cards-word = { $n ->
    [one] карта
    [few] карты
   *[many] карт
  }
cards-count = { $n ->
    [one] { $n } карта сокровищ
    [few] { $n } карты сокровищ
   *[many] { $n } карт сокровищ
  }

### Карты-ключи

clue-in-beach = На пляже
clue-in-jungle = В джунглях
clue-in-river = В реке
clue-in-scrubland = На пустоши
clue-in-lake = В озере
clue-in-mountains = В горах
clue-in-largest-beach = На Большом пляже
clue-in-largest-jungle = В Больших джунглях
clue-in-largest-river = В Большой реке
clue-in-largest-scrubland = На Большой пустоши
clue-in-largest-lake = В Большом озере
clue-in-largest-mountains = В Больших горах
clue-next-to-beach = Рядом с пляжем
clue-next-to-jungle = Рядом с джунглями
clue-next-to-river = Рядом с рекой
clue-next-to-scrubland = Рядом с пустошью
clue-next-to-lake = Рядом с озером
clue-next-to-mountains = Рядом с горами
clue-next-to-largest-beach = Рядом с Большим пляжем
clue-next-to-largest-jungle = Рядом с Большими джунглями
clue-next-to-largest-river = Рядом с Большой рекой
clue-next-to-largest-scrubland = Рядом с Большой пустошью
clue-next-to-largest-lake = Рядом с Большим озером
clue-next-to-largest-mountains = Рядом с Большими горами
clue-next-to-hut = Рядом с хижиной
clue-next-to-palm = Рядом с пальмой
clue-next-to-statue = Рядом со статуей
clue-next-to-ocean = Рядом с океаном
clue-in-sight-ocean = В пределах видимости океана
clue-in-sight-hut = В пределах видимости хижины
clue-in-sight-palm = В пределах видимости пальмы
clue-in-sight-statue = В пределах видимости статуи
clue-in-sight-largest-lake = В пределах видимости Большого озера
clue-in-sight-largest-river = В пределах видимости Большой реки
clue-in-sight-largest-mountains = В пределах видимости Больших гор
clue-not-in-beach = Не на пляже
clue-not-in-jungle = Не в джунглях
clue-not-in-river = Не в реке
clue-not-in-scrubland = Не на пустоши
clue-not-in-lake = Не в озере
clue-not-in-mountains = Не в горах
clue-not-in-largest-lake = Не в Большом озере
clue-not-in-largest-jungle = Не в Больших джунглях
clue-not-next-to-ocean = Не рядом с океаном
clue-not-next-to-hut = Не рядом с хижиной
clue-not-next-to-palm = Не рядом с пальмой
clue-not-next-to-statue = Не рядом со статуей
clue-not-next-to-river = Не рядом с рекой
clue-not-next-to-scrubland = Не рядом с пустошью
clue-not-in-sight-hut = За пределами видимости хижины
clue-not-in-sight-palm = За пределами видимости пальмы
clue-not-in-sight-statue = За пределами видимости статуи

# То же коротко, где нет места для имени целиком.
short-in = { $what }
short-next-to = рядом: { $what }
short-in-sight = видно: { $what }
short-not-in = не { $what }
short-not-next-to = не рядом: { $what }
short-not-in-sight = не видно: { $what }
reference-beach = пляж
reference-jungle = джунгли
reference-river = река
reference-scrubland = пустошь
reference-lake = озеро
reference-mountains = горы
reference-largest-beach = Большой пляж
reference-largest-jungle = Большие джунгли
reference-largest-river = Большая река
reference-largest-scrubland = Большая пустошь
reference-largest-lake = Большое озеро
reference-largest-mountains = Большие горы
reference-hut = хижина
reference-palm = пальма
reference-statue = статуя
reference-ocean = океан

### Поле

board-label = Остров Тобаго
board-no-island = Жребий выбирает остров…
spot-space = { $terrain } ({ $place })
spot-vehicle = Ваш вездеход
spot-leave = Доехать и оставить амулет лежать ({ $place })
spot-site = { $map }: маркер ({ $place })
spot-map = { $map }: { $clues ->
    [0] карта пуста
   *[other] { $n ->
        [1] клад найден
        [one] { $n } участок
        [few] { $n } участка
       *[many] { $n } участков
      }
  }
spot-clue = «{ $clue }», { $map }
spot-clue-roses = { $n ->
    [one] Роза ветров: { $name }
   *[other] Две розы ветров: { $name }
  }
spot-amulets = Ваши амулеты: { $n }
map-empty = пусто
slot-label = { $map }: { $n } → { $left }
slot-double = { $map }: Двойная игра, две розы
hand-title = Ваши ключи
card-leaves = Останется мест: { $list }
hands-title = Карты-ключи в руках
first-clue-you = Ваш первый ключ
first-clue = Первый ключ: { $name }
deck-treasures = Колода сокровищ: { $n }
deck-clues = Колода ключей: { $n }
deck-amulets = Амулеты в запасе: { $n }
power-remove = Снять маркер
power-remove-short = Маркер
power-clue = Ещё ключ
power-clue-short = Ключ
power-leg = Ещё шаг
power-leg-short = Шаг
power-exchange = Обмен ключей
power-exchange-short = Обмен
power-double = Двойная игра
power-double-short = Две розы
power-swap = Замена роз
power-swap-short = Замена

### Делёжка

stage-label = Делёжка клада
stage-title = Клад: { $map }
stage-order = Карту предлагают снизу вверх
stage-number = Карта { $n }
stage-looking = Карты тянут
stage-secret = Каждый смотрит свои карты тайно
stage-turning = Её сейчас откроют
stage-you = Слово за вами
stage-other = Дальше отвечает { $name }
stage-opened = Уже открыто
stage-hoard = В кладе { $n ->
    [0] карт не осталось
    [one] осталась { $n } карта
    [few] остались { $n } карты
   *[many] осталось { $n } карт
  }
stage-due = В кладе { $n ->
    [one] будет { $n } карта
    [few] будут { $n } карты
   *[many] будет { $n } карт
  }
stage-seen = { $n ->
    [0] Ни об одной из них вы не знаете наверняка
   *[other] Наверняка вы знаете только { $n }
  }
stage-seen-short = { $n ->
    [0] ни одной не знаете
   *[other] знаете { $n }
  }
rung-me = Вы
rung-you = ваш ответ
rung-now = отвечает
rung-passed = отказ
rung-waits = ждёт
rung-used = взято
odds-title = Следующая карта
odds-last = Эта карта последняя
odds-curse = проклятие
odds-worth = в среднем
odds-coins = { $n } монеты
odds-guarded = Вас прикроет амулет ({ $n })
odds-bare = Без амулета уйдёт ваша самая дорогая карта
odds-safe = Вас проклятие не заденет: роз здесь больше нет
odds-nothing = Терять вам пока нечего
take = Забрать { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }
take-note = станет { $total }; одна роза вернётся к вам
pass = Отказаться
pass-note = карту предложат игроку { $name }
pass-note-me = карту предложат снова вам, выше
pass-note-nobody = карта уйдёт в сброс

### Лупа

lens-reach = Доеду
lens-gaze = Взгляды статуй
lens-sites = Места
lens-odds = Шансы
lens-reach-about = Числа: за сколько шагов вы туда доедете
lens-reach-none = Ехать сейчас нечем: вездехода на острове нет или шаги кончились
lens-gaze-about = Куда смотрят статуи: там, у океана, появятся следующие амулеты
lens-gaze-none = Статуи ещё никуда не смотрят
lens-sites-about = Где может лежать клад, для которого ещё нет маркеров
lens-sites-none = Показать нечего: маркеры лежат у всех начатых кладов
lens-odds-about = На картах лицом вниз: сколько они стоят в среднем
lens-odds-none = Шансы видны только во время Делёжки
lens-at-stage = Это видно на острове, после Делёжки

### Верхняя строка и панели

headline-island = План острова: { $name }
headline-deck = Карт сокровищ: { $n }
headline-curses = Проклятий в игре: { $n }
headline-last = Последняя Делёжка
headline-silence = О виденных картах молчат
chip-treasures = Карты сокровищ: { $n }
chip-amulets = Амулеты: { $n }
chip-roses = Розы ветров в запасе: { $n }
chip-clues = Карты-ключи: { $n }
status-winner = Победа
status-asked = берёт или нет
status-starts = начинает новую карту
status-drives = едет, ещё { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
status-thinks = ходит
# The course of the game
standing-title = Монеты ход за ходом
lap = Ход { $n }

tally-sources = Откуда монеты
part-coins = Карты по { $n ->
    [one] { $n } монете
    [few] { $n } монеты
   *[many] { $n } монет
  }
rank-winner = Самый богатый на острове
