# Наперегонки в Эльдорадо: «что это?» — имя, смысл и числа всего, что нарисовано.

### Клетки: смысл, а в .name имя

what-ground-jungle = Чтобы войти, нужна одна карта или один жетон с таким числом мачете. Остаток знаков годится для следующей клетки.
    .name = { $ground }
what-ground-water = Чтобы войти, нужна одна карта или один жетон с таким числом вёсел. Остаток знаков годится для следующей клетки.
    .name = { $ground }
what-ground-village = Чтобы войти, нужна одна карта или один жетон с таким числом монет. Остаток знаков годится для следующей клетки.
    .name = { $ground }
what-ground-rubble = Чтобы войти, сбросьте столько любых карт руки. Знаками этот участок не оплатить.
    .name = { $ground }
what-ground-camp = Чтобы войти, удалите из игры столько карт руки. Так избавляются от слабых карт.
    .name = { $ground }
what-ground-mountain = Войти сюда нельзя никаким способом.
    .name = { $ground }
what-ground-cave = Войти в пещеру нельзя. Кто закончил ход на соседней клетке, берёт её верхний жетон; за следующим надо отойти и вернуться.
    .name = { $ground }
what-ground-start = Отсюда фигура начинает путь. Вернуться сюда нельзя.
    .name = { $ground }
what-ground-finish = Вход стоит { $n ->
    [one] { $n } знак
    [few] { $n } знака
   *[many] { $n } знаков
  }: весло на синей плитке, мачете на зелёной. Фигура сразу переходит в золотую зону.
    .name = { $ground }
what-ground-gold = Здесь стоят фигуры, которые уже дошли. Кто привёл сюда все свои, может победить.
    .name = Эльдорадо: золотая зона

### Препятствия и фигуры

what-blockade = Закрывает стык двух плиток. { $kind ->
    [gray] Забирает его тот, чья фигура стоит у стыка и кто сбросит карты руки.
   *[coloured] Забирает его тот, чья фигура стоит у стыка и кто оплатит его, как клетку: одной картой, жетоном или остатком знаков.
  } Если дошли несколько, победит тот, у кого препятствий больше.
    .name = { $blockade }
what-figure = Фигура экспедиции. Ходит по соседним клеткам, на занятую войти нельзя.
    .name = Фигура: { $owner }
what-automaton = Соперник в одиночной партии. Ходит кратчайшим путём, не платит и каждым шагом убирает карту рынка.
    .name = { $owner }
what-automata = Ваши соперники в одиночной партии: сколько клеток им осталось и какие препятствия они забрали.
    .name = Автоматы
what-route-comes = Случайная трасса складывается из плиток, прежде чем начнётся первый ход.
    .name = Трасса складывается

### Карты

what-card-green = Зелёная карта: мачете для джунглей. На рынке её сбрасывают за половинку монеты.
    .name = { $card }
what-card-blue = Синяя карта: вёсла для воды. На рынке её сбрасывают за половинку монеты.
    .name = { $card }
what-card-yellow = Жёлтая карта: монеты для поселений и для рынка.
    .name = { $card }
what-card-white = Белая карта: все её знаки — мачете, вёсла или монеты, по вашему выбору.
    .name = { $card }
what-card-purple = Фиолетовая карта: знаков на ней нет, у неё своё свойство. На рынке её сбрасывают за половинку монеты.
    .name = { $card }
what-half = Сбросить карту за половинку монеты вместо всех её монет.
    .name = { $card }: половинка монеты
what-source = Эта карта или этот жетон сейчас ведёт фигуру. Другая карта для движения или покупка — и остаток пропадёт.
    .name = Идёт: { $card }
what-market = Одна покупка за ход. Нижний ряд доступен всегда, верхние — пока внизу есть пустое место. Купленная карта ложится в сброс.
    .name = Рынок
what-hand = { $mine ->
    [yes] Ваши карты: ими ходят, платят и пользуются их свойствами. В конце хода добирают до четырёх.
   *[no] Карты руки видит только их хозяин, остальные — сколько их.
  }
    .name = Рука: { $owner }
what-played = Карты, сыгранные в этот ход. В конце хода они уйдут в сброс.
    .name = Сыграно: { $owner }
what-pile-draw = Отсюда добирают до четырёх карт в конце хода. Когда колода кончается, в неё перемешивают сброс.
    .name = Колода: { $owner }
what-pile-discard = Сброшенные и купленные карты, они лежат открыто. Когда колода кончится, из них сложится новая.
    .name = Сброс: { $owner }
what-token = { $about } Используется один раз, в свой ход.
    .name = Жетон пещеры: { $token }

### Линзы, верхняя строка и панели

what-lens-market = Показывает все карты рынка: что умеют и сколько стоят.
    .name = { lens-market }
what-lens-way = Показывает самый дешёвый путь каждого до Эльдорадо и чем за него платить. Чужие фигуры на пути не считаются.
    .name = { lens-way }
what-lens-odds = Показывает, что придёт в следующую руку из четырёх карт, если сбросить всю нынешнюю: хотя бы одна карта с таким числом знаков, а в последней строке — столько монет во всей руке.
    .name = { lens-odds }
what-lens-cards = Показывает, сколько карт какого цвета у каждого во всей колоде.
    .name = { lens-cards }
what-round = Круг — по ходу каждому. Кто-то дошёл — круг доигрывают, и гонка окончена.
    .name = Круг
what-route = Трасса сложена из плиток; последняя ведёт в Эльдорадо.
    .name = Трасса: { $route }
what-blockades = На каждом стыке плиток вначале лежит препятствие. Кто его забрал, у того оно и останется.
    .name = Препятствия
what-player = Экспедиция за этим столом. Ходят по часовой стрелке.
    .name = { $owner }
what-score = Очков нет: первым делом надо дойти. Не дошедших сравнивают по оставшемуся пути, дошедших — по препятствиям.
    .name = Сколько осталось: { $owner }
what-status = Чем занята эта экспедиция.
    .name = Что делает { $owner }

### Что об этом верно сейчас

fact-left = Клеток до Эльдорадо: { $n }
fact-stands = Здесь стоит: { $names }
fact-cave = Жетонов в пещере: { $n }
fact-source-now = Сейчас
fact-reach-left = { $source }: останется { $left }
fact-reach-exact = { $source }: хватает без остатка
fact-reach-gold = { $source }: фигура в Эльдорадо
fact-reach-pays = { $source }: отдать карт — { $n }
fact-taken = Забрано: { $name }
fact-bars = Ещё закрывает стык
fact-in-box = На этой трассе его нет
fact-figure-number = Фигура { $n } из двух
fact-arrived = Уже в Эльдорадо
fact-cheapest = Самый дешёвый путь до Эльдорадо: { $n }
fact-bill = мачете { $machetes }, вёсла { $paddles }, монеты { $coins }, карты { $cards }
fact-moves-now = Сейчас её ход
fact-single-use = После использования уходит в коробку
fact-price = Стоит монет: { $n }
fact-copies = Осталось карт: { $n }
fact-sold-out = Все разобраны
fact-for-sale = Можно купить
fact-not-for-sale = Верхний ряд: купить можно, когда внизу есть пустое место
fact-bought = В этот ход вы уже купили карту
fact-purse = У вас монет: { $n }
fact-paid = Заплачено: { $n }
fact-upper-open = Внизу есть место: верхние ряды открыты
fact-upper-shut = Верхние ряды закрыты
fact-upper-left = Стопок в верхних рядах: { $n }
fact-hand-cards = Карт в руке: { $n }
fact-pays = На рынке платит { $coins }
fact-pays-half = На рынке — половинка монеты
fact-source-left = Осталось: { $symbols }
fact-pile = Карт: { $n }
fact-token-waits = Найден в этот ход: использовать можно со следующего
fact-way-of = { $name }: { $bill }; всего { $n }
fact-deck-of = { $name }: зелёных { $green }, синих { $blue }, жёлтых { $yellow }, белых { $white }, фиолетовых { $purple }; всего { $n }
fact-odds-machete = Мачете — { $chances }
fact-odds-paddle = Вёсла — { $chances }
fact-odds-coin = Монеты — { $chances }
fact-odds-market = На рынке — { $chances }
fact-round = Идёт круг { $n }
fact-last-round = Это последний круг
fact-standing = Ещё лежит: { $n } из { $all }
fact-blockades-taken = Препятствий забрано: { $n }
fact-of = { $name }: { $said }
fact-status = Сейчас: { $status }
fact-waits = Ждёт своего хода

### Страница значков

symbols-shelf-costs = Чем платят
symbols-shelf-ground = Клетки
symbols-shelf-blockades = Препятствия
symbols-shelf-green = Зелёные карты
symbols-shelf-blue = Синие карты
symbols-shelf-yellow = Жёлтые карты
symbols-shelf-white = Белые карты
symbols-shelf-purple = Фиолетовые карты
symbols-shelf-tokens = Жетоны пещер
symbols-shelf-table = На столе и линзы

symbol-machete = Знак зелёных карт: им входят в джунгли.
    .name = Мачете
symbol-paddle = Знак синих карт: им входят на воду.
    .name = Весло
symbol-coin = Знак жёлтых карт: им входят в поселение и платят на рынке.
    .name = Монета
symbol-discard = Столько любых карт руки уходит в сброс.
    .name = Сбросить карты
symbol-remove = Столько карт руки уходит в коробку насовсем.
    .name = Удалить карты
symbol-jungle = Число — сколько мачете нужно на одной карте.
    .name = Джунгли
symbol-water = Число — сколько вёсел нужно на одной карте.
    .name = Вода
symbol-village = Число — сколько монет нужно на одной карте.
    .name = Поселение
symbol-rubble = Сбросьте столько карт руки.
    .name = Каменистый участок
symbol-camp = Удалите из игры столько карт руки.
    .name = Лагерь
symbol-mountain = Войти нельзя никогда.
    .name = Гора
symbol-cave = Войти нельзя; кто закончил ход рядом, берёт жетон. Число — сколько их осталось.
    .name = Пещера и её жетоны
symbol-start = Отсюда начинают; вернуться нельзя. Число — порядок хода.
    .name = Начальная позиция
symbol-finish = Один знак: весло на синей плитке, мачете на зелёной.
    .name = Вход в Эльдорадо
symbol-gold = Здесь стоят фигуры, которые дошли.
    .name = Золотая зона
symbol-blockade-1 = Стоит 1 мачете.
    .name = Препятствие 1
symbol-blockade-2 = Стоит 1 монету.
    .name = Препятствие 2
symbol-blockade-3 = Сбросьте одну карту.
    .name = Препятствие 3
symbol-blockade-4 = Стоит 1 весло.
    .name = Препятствие 4
symbol-blockade-5 = Стоит 2 мачете.
    .name = Препятствие 5
symbol-blockade-6 = Сбросьте две карты.
    .name = Препятствие 6
symbol-figures = У каждого места свой цвет и своя фигура; вдвоём у каждого по две.
    .name = Фигуры игроков
symbol-automaton = Соперник в одиночной партии.
    .name = Автомат
symbol-deck = Рубашка карты: её видит только хозяин, в колоде — никто.
    .name = Колода и закрытые карты
symbol-card = Столько карт придётся отдать или можно взять.
    .name = Карта
symbol-sun = Этот шаг приводит фигуру в Эльдорадо.
    .name = Солнце
symbol-tick = Знаков хватает без остатка; на карте руки — она останется.
    .name = Галочка
symbol-market = Линза: все карты рынка, что умеют и сколько стоят.
    .name = Рынок
symbol-way = Линза: самый дешёвый путь каждого. На Туземце — шаг без оплаты.
    .name = Путь
symbol-odds = Линза: что придёт в следующую руку.
    .name = Новая рука
symbol-cards = Линза: сколько карт какого цвета у каждого. На панели — карт в руке.
    .name = Колоды
symbol-card-explorer = Даёт: { effect-explorer }.
    .name = { card-explorer }
symbol-card-traveler = Даёт: { effect-traveler }.
    .name = { card-traveler }
symbol-card-sailor = Даёт: { effect-sailor }.
    .name = { card-sailor }
symbol-card-scout = Даёт: { effect-scout }.
    .name = { card-scout }
symbol-card-trailblazer = Даёт: { effect-trailblazer }.
    .name = { card-trailblazer }
symbol-card-photographer = Даёт: { effect-photographer }.
    .name = { card-photographer }
symbol-card-treasure_chest = Даёт: { effect-treasure_chest }.
    .name = { card-treasure_chest }
symbol-card-jack_of_all_trades = Даёт: { effect-jack_of_all_trades }.
    .name = { card-jack_of_all_trades }
symbol-card-transmitter = Свойство: { effect-transmitter }.
    .name = { card-transmitter }
symbol-card-pioneer = Даёт: { effect-pioneer }.
    .name = { card-pioneer }
symbol-card-giant_machete = Даёт: { effect-giant_machete }.
    .name = { card-giant_machete }
symbol-card-captain = Даёт: { effect-captain }.
    .name = { card-captain }
symbol-card-journalist = Даёт: { effect-journalist }.
    .name = { card-journalist }
symbol-card-millionaire = Даёт: { effect-millionaire }.
    .name = { card-millionaire }
symbol-card-adventurer = Даёт: { effect-adventurer }.
    .name = { card-adventurer }
symbol-card-prop_plane = Даёт: { effect-prop_plane }.
    .name = { card-prop_plane }
symbol-card-cartographer = Свойство: { effect-cartographer }.
    .name = { card-cartographer }
symbol-card-compass = Свойство: { effect-compass }.
    .name = { card-compass }
symbol-card-scientist = Свойство: { effect-scientist }.
    .name = { card-scientist }
symbol-card-travel_log = Свойство: { effect-travel_log }.
    .name = { card-travel_log }
symbol-card-native = Свойство: { effect-native }.
    .name = { card-native }
symbol-token-machete_1 = { token-machete_1.about }
    .name = Жетон: { token-machete_1 }
symbol-token-machete_2 = { token-machete_2.about }
    .name = Жетон: { token-machete_2 }
symbol-token-machete_3 = { token-machete_3.about }
    .name = Жетон: { token-machete_3 }
symbol-token-paddle_1 = { token-paddle_1.about }
    .name = Жетон: { token-paddle_1 }
symbol-token-paddle_2 = { token-paddle_2.about }
    .name = Жетон: { token-paddle_2 }
symbol-token-coin_1 = { token-coin_1.about }
    .name = Жетон: { token-coin_1 }
symbol-token-coin_2 = { token-coin_2.about }
    .name = Жетон: { token-coin_2 }
symbol-token-draw_1 = { token-draw_1.about }
    .name = Жетон: { token-draw_1 }
symbol-token-remove_1 = { token-remove_1.about }
    .name = Жетон: { token-remove_1 }
symbol-token-replace = { token-replace.about }
    .name = Жетон: { token-replace }
symbol-token-pass_through = { token-pass_through.about }
    .name = Жетон: { token-pass_through }
symbol-token-native_step = { token-native_step.about }
    .name = Жетон: { token-native_step }
symbol-token-change_symbol = { token-change_symbol.about }
    .name = Жетон: { token-change_symbol }
symbol-token-keep_item = { token-keep_item.about }
    .name = Жетон: { token-keep_item }
