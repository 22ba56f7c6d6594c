# Наперегонки в Эльдорадо: имена карт, жетонов и клеток.

### Имена вещей

card-explorer = Исследователь
    .card = Исследо-|ватель
card-traveler = Путешественница
    .card = Путешест-|венница
card-sailor = Матрос
    .card = Матрос
card-scout = Разведчик
    .card = Разведчик
card-trailblazer = Первопроходец
    .card = Первопро-|ходец
card-photographer = Фотограф
    .card = Фотограф
card-treasure_chest = Сундук с сокровищами
    .card = Сундук с со-|кровищами
card-jack_of_all_trades = Мастер на все руки
    .card = Мастер на|все руки
card-transmitter = Передатчик
    .card = Передат-|чик
card-pioneer = Пионер
    .card = Пионер
card-giant_machete = Огромное мачете
    .card = Огромное|мачете
card-captain = Капитан
    .card = Капитан
card-journalist = Журналистка
    .card = Журна-|листка
card-millionaire = Миллионерша
    .card = Миллио-|нерша
card-adventurer = Искательница приключений
    .card = Искательница|приключений
card-prop_plane = Самолёт
    .card = Самолёт
card-cartographer = Картограф
    .card = Картограф
card-compass = Компас
    .card = Компас
card-scientist = Учёная
    .card = Учёная
card-travel_log = Путевой дневник
    .card = Путевой|дневник
card-native = Туземец
    .card = Туземец

effect-explorer = 1 мачете
effect-traveler = 1 монета
effect-sailor = 1 весло
effect-scout = 2 мачете
effect-trailblazer = 3 мачете
effect-photographer = 2 монеты
effect-treasure_chest = 4 монеты, один раз
effect-jack_of_all_trades = 1 любой знак
effect-transmitter = бесплатно возьмите в сброс любую карту рынка, один раз
effect-pioneer = 5 мачете
effect-giant_machete = 6 мачете, один раз
effect-captain = 3 весла
effect-journalist = 3 монеты
effect-millionaire = 4 монеты
effect-adventurer = 2 любых одинаковых знака
effect-prop_plane = 4 любых одинаковых знака, один раз
effect-cartographer = возьмите 2 карты
effect-compass = возьмите 3 карты, один раз
effect-scientist = возьмите карту и можете удалить карту руки
effect-travel_log = возьмите 2 карты и можете удалить до 2 карт руки, один раз
effect-native = шаг на любую соседнюю клетку без оплаты

### Имена и действия там, где мало места

brief-scout = Разведчик
    .does = 2 мачете
brief-trailblazer = Первопроходец
    .does = 3 мачете
brief-photographer = Фотограф
    .does = 2 монеты
brief-treasure_chest = Сундук
    .does = 4 монеты, один раз
brief-jack_of_all_trades = На все руки
    .does = 1 любой знак
brief-transmitter = Передатчик
    .does = любая карта, 1 раз
brief-pioneer = Пионер
    .does = 5 мачете
brief-giant_machete = Мачете
    .does = 6 мачете, один раз
brief-captain = Капитан
    .does = 3 весла
brief-journalist = Журналистка
    .does = 3 монеты
brief-millionaire = Миллионерша
    .does = 4 монеты
brief-adventurer = Искательница
    .does = 2 любых знака
brief-prop_plane = Самолёт
    .does = 4 любых, один раз
brief-cartographer = Картограф
    .does = взять 2 карты
brief-compass = Компас
    .does = взять 3, один раз
brief-scientist = Учёная
    .does = взять 1, удалить 1
brief-travel_log = Дневник
    .does = +2, удалить 2, 1 раз
brief-native = Туземец
    .does = шаг без оплаты

token-machete_1 = 1 мачете
    .about = Работает как карта с мачете: столько знаков для джунглей.
token-machete_2 = 2 мачете
    .about = Работает как карта с мачете: столько знаков для джунглей.
token-machete_3 = 3 мачете
    .about = Работает как карта с мачете: столько знаков для джунглей.
token-paddle_1 = 1 весло
    .about = Работает как карта с вёслами: столько знаков для воды.
token-paddle_2 = 2 весла
    .about = Работает как карта с вёслами: столько знаков для воды.
token-coin_1 = 1 монета
    .about = Работает как карта с монетами: для поселений и для рынка.
token-coin_2 = 2 монеты
    .about = Работает как карта с монетами: для поселений и для рынка.
token-draw_1 = «взять»
    .about = Возьмите карту из своей колоды.
token-remove_1 = «удалить»
    .about = Удалите из игры одну карту руки.
token-replace = «заменить»
    .about = Сбросьте от одной до четырёх карт руки и возьмите столько же.
token-pass_through = «пройти сквозь»
    .about = До конца хода ваши фигуры проходят через занятые клетки и могут на них остановиться.
token-native_step = «шаг куда угодно»
    .about = Один шаг на соседнюю клетку, чего бы он ни стоил, как у Туземца.
token-change_symbol = «сменить символ»
    .about = У следующей карты со знаками вы сами выбираете, какие это знаки.
token-keep_item = «сохранить предмет»
    .about = Используйте сразу после карты с символом #: она не уйдёт в коробку.

use-machete_1 = для движения
use-machete_2 = для движения
use-machete_3 = для движения
use-paddle_1 = для движения
use-paddle_2 = для движения
use-coin_1 = для движения или покупки
use-coin_2 = для движения или покупки
use-draw_1 = возьмите карту
use-remove_1 = удалите из игры карту руки
use-replace = сбросьте от 1 до 4 карт руки и возьмите столько же
use-pass_through = до конца хода занятые клетки вас не держат
use-native_step = шаг на любую соседнюю клетку без оплаты
use-change_symbol = следующая карта даст любые знаки
use-keep_item = карта с символом # останется у вас

symbols-machete = { $n } мачете
symbols-paddle = { $n ->
    [one] { $n } весло
    [few] { $n } весла
   *[many] { $n } вёсел
  }
symbols-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }

place = до Эльдорадо { $left }{ $of ->
    [1] { "" }
   *[other] {" "}({ $across }-я из { $of })
  }
tip-cave = Пещера: войти нельзя; кто остановился рядом, берёт жетон
tip-new-token = Новый жетон, { $token }: со следующего хода
terrain-jungle = Джунгли, { $n } мачете
terrain-water = Вода, { $n ->
    [one] { $n } весло
    [few] { $n } весла
   *[many] { $n } вёсел
  }
terrain-village = Поселение, { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
terrain-rubble = Каменистый участок, сбросить { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  }
terrain-camp = Лагерь, удалить { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  }
terrain-mountain = Гора
terrain-cave = Пещера
terrain-start = Начальная позиция { $n }
terrain-finish = Вход в Эльдорадо, { $n ->
    [one] { $n } знак
    [few] { $n } знака
   *[many] { $n } знаков
  }

blockade-1 = препятствие 1: 1 мачете
blockade-2 = препятствие 2: 1 монета
blockade-3 = препятствие 3: сбросить карту
blockade-4 = препятствие 4: 1 весло
blockade-5 = препятствие 5: 2 мачете
blockade-6 = препятствие 6: сбросить 2 карты
