# Наперегонки в Эльдорадо: всё, что говорит стол. Имена вещей — в ru-things.ftl, правила — в ru-rules.ftl.

### Игра и её настройки

game-name = Наперегонки в Эльдорадо
game-blurb = Гонка через джунгли. Карты прорубают путь, гребут и платят; купленные на рынке усиливают колоду, лишние остаются в лагерях. Дойдите до Эльдорадо; если дошли несколько, победит тот, у кого больше препятствий.
alone-note = Против вас три автомата. Карт у них нет: каждый ход автомат делает один шаг кратчайшей дорогой, сколько бы она ни стоила, забирает препятствия даром и почти всегда уносит карту с рынка. Дойдите до Эльдорадо раньше; если автомат дошёл в том же круге, решают препятствия. Спешить заставляют только они: предела кругов нет, если не выбрать его самому.
option-route = Трасса
    .about = От трассы зависят длина и трудность гонки; «Первая экспедиция» — самая простая.
route-witchs_cauldron = Ведьмин котёл
route-first_expedition = Первая экспедиция
route-hills_of_gold = Золотые холмы
route-home_stretch = Финишная прямая
route-winding_paths = Извилистые тропы
route-serpentine = Серпантин
route-swamplands = Топи
route-random = случайная
route-own = своя
option-cave-timing = Жетон пещеры
    .about = Жетон берут не в конце хода, а сразу, как фигура остановилась у пещеры, и могут тут же им воспользоваться.
option-cave-timing-end-of-turn = в конце хода
option-cave-timing-on-stop = сразу при остановке
option-leftover-hand = Оставшиеся карты руки
    .about = Неиспользованные карты можно оставить на следующий ход — или их приходится сбрасывать все.
option-leftover-hand-choose = оставить или сбросить
option-leftover-hand-discard-all = всегда сбросить
option-native-through-blockade = Туземец у препятствия
    .about = Туземец у препятствия не только забирает его, но и сразу переходит на клетку за ним.
option-native-through-blockade-false = шаг или препятствие
option-native-through-blockade-true = забирает и проходит
option-caves = Жетоны пещер
    .about = С жетонами остановка у пещеры приносит разовую помощь в пути; без них пещеры — просто горы.
option-caves-true = есть
option-caves-false = нет
option-solo-market-scope = Соло: автоматы удаляют карты
    .about = Автоматы убирают с рынка карты из всех доступных рядов или только из нижнего.
option-solo-market-scope-available = всех доступных рядов
option-solo-market-scope-bottom-row = только нижнего ряда
option-round-cap = Предел кругов
    .about = Если до предела никто не дошёл, побеждает тот, кому осталось меньше всего идти.
option-rounds = { $n ->
    [0] без предела
    [one] { $n } круг
    [few] { $n } круга
   *[many] { $n } кругов
  }

### Поле

board-label = Трасса
dock-label = Рука и рынок
board-no-route = Трасса складывается…
market-title = Рынок
market-purse = у вас монет: { $n }
market-bought = в этот ход уже куплено
market-closed = Верхние ряды ждут места внизу
market-open = Внизу есть место: можно покупать
market-more = +{ $n }
spot-upper = { $n ->
    [one] Верхние ряды рынка: { $n } стопка
    [few] Верхние ряды рынка: { $n } стопки
   *[many] Верхние ряды рынка: { $n } стопок
  }
spot-market = { $card }: { $effect }. Стоимость { $n }
spot-figure = Фигура: { $name }
spot-figure-of = Фигура { $n }: { $name }
hand-played = сыграно:
hand-mine = Ваша рука
hand-short = Рука
hand-other = Рука: { $name }
hand-note = карта, затем клетка
pile-draw = Колода: { $n }
pile-discard = Сброс: { $n }
pile-discard-cards = Сброс ({ $n }): { $cards }
automaton = { $colour ->
    [blue] Синий автомат
    [yellow] Жёлтый автомат
   *[white] Белый автомат
  }
automata-label = Автоматы: сколько осталось идти и какие препятствия забраны
left = останется: { $symbols }
left-nothing = ничего не останется

### Линзы

lens-market = Рынок
lens-market-about = Какие карты есть на рынке, что они умеют и сколько стоят
lens-market-title = На рынке
lens-market-upper = Верхние ряды рынка
lens-way = Путь
lens-way-about = Самый дешёвый путь каждого до Эльдорадо и сколько за него ещё платить
lens-odds = Новая рука
lens-odds-about = Что придёт в следующую руку: шансы по вашей колоде
lens-cards = Колоды
lens-cards-about = Сколько карт какого цвета у каждого, по тому, что лежит открыто
lens-way-title = Самый дешёвый путь
lens-odds-title = Следующая рука, %
lens-odds-pile = { $n ->
    [one] 4 из { $n } карты колоды
   *[other] 4 из { $n } карт колоды
  }
lens-odds-mixed = колода ({ $n }) и { $m } из сброса
lens-cards-title = Карты по цветам

### Верхняя строка и панели

headline-round = Круг { $n }
headline-route = Трасса: { $name }
headline-blockades = Препятствий: { $n } из { $all }
chip-hand = Карт в руке: { $n }
chip-draw = Карт в колоде: { $n }
chip-discard = Сброс ({ $n }): { $cards }
score-way = { $n ->
    [one] клетка
    [few] клетки
   *[many] клеток
  }
score-arrived = в Эльдорадо
status-turn = ходит
status-last = последний ход
status-arrived = уже в Эльдорадо
status-winner = победитель

### Подсказка снизу: что сделать, чего это стоит, что останется

prompt-setup-title = Трасса готовится
prompt-setup = Препятствия ложатся на стыки, все берут по четыре карты.
prompt-automata-title = Ходят автоматы
prompt-automata = Каждый делает один ход кратчайшим путём.
prompt-free-title = { $can ->
    [buy] { $final ->
        [yes] Последний ход: идти нечем
       *[no] Идти нечем. Купите карту?
      }
    [end] Закончите ход
   *[play] { $final ->
        [yes] Последний ход: сыграйте карту
       *[no] { $first ->
            [yes] Ваш ход: сыграйте карту
           *[no] Что дальше?
          }
      }
  }
prompt-free = { $can ->
    [buy] { $final ->
        [yes] Покупка уже не поможет: закончите ход.
       *[no] У вас монет — { $coins }. Ни одна карта руки не ведёт дальше.
      }
    [end] { $keeps ->
        [yes] Больше делать нечего. Нужные карты можно оставить в руке.
       *[no] Больше делать нечего. Потом доберёте карты.
      }
   *[play] { $bought ->
        [yes] Покупка в этот ход уже была.
       *[no] Чтобы идти, выберите карту руки, чтобы купить — карту рынка. У вас монет: { $coins }.
      }
  }
note-pass-through = Занятые клетки вас не держат.
note-both-figures = До Эльдорадо должны дойти обе ваши фигуры.
note-any-symbol = Следующая карта даст любые знаки.
prompt-moving-title = { $source }: куда дальше?
prompt-moving = Осталось: { $symbols }. Другая карта или покупка — и остаток пропадёт.
prompt-where = { $source }: куда?
prompt-upper = Верхние ряды: что купить?
prompt-which-figure = Какая фигура?
prompt-target = { $effect }. На клетках — сколько знаков останется.
prompt-pay-rubble-title = { $n ->
    [one] Каменистый участок: сбросьте { $n } карту
    [few] Каменистый участок: сбросьте { $n } карты
   *[many] Каменистый участок: сбросьте { $n } карт
  }
prompt-pay-rubble = Любые карты руки; они сразу уйдут в сброс.
prompt-pay-camp-title = { $n ->
    [one] Лагерь: удалите { $n } карту
    [few] Лагерь: удалите { $n } карты
   *[many] Лагерь: удалите { $n } карт
  }
prompt-pay-camp = Удалённое уйдёт в коробку насовсем.
prompt-pay-blockade-title = { $n ->
    [one] Препятствие: сбросьте { $n } карту
    [few] Препятствие: сбросьте { $n } карты
   *[many] Препятствие: сбросьте { $n } карт
  }
prompt-pay-blockade = Любые карты руки; препятствие станет вашим.
prompt-buy-title = { $card } за { $n }: чем платите?
prompt-buy = Эта карта: { $effect }. Заплачено { $paid }, не хватает { $missing }; на картах руки — сколько заплатит каждая.
prompt-buy-enough = Эта карта: { $effect }. Заплачено { $paid }: этого хватает, сдачи не будет.
prompt-remove-title = { $n ->
    [one] Удалите { $n } карту руки
   *[other] Удалите до { $n } карт руки
  }
prompt-remove = Удалённое уйдёт в коробку насовсем. Можно и не удалять.
prompt-remove-must = Карта уйдёт в коробку насовсем.
prompt-take-title = Передатчик: возьмите карту рынка
prompt-take = Любую из любого ряда, бесплатно. Она сразу ляжет в ваш сброс.
prompt-replace-title = Какие карты заменить?
prompt-replace = Сброшено { $n } из { $most }; столько же возьмёте.
prompt-discard-title = Какие карты оставить?
prompt-discard = { $kept ->
    [0] Нажмите на карту, чтобы оставить её. Остальные уйдут в сброс, доберёте { $draws }.
   *[other] Остаётся: { $kept }, доберёте { $draws }.
  }
note-hand-tokens = Жетоны можно использовать до этого выбора.
prompt-tokens-title = Использовать жетон?
prompt-tokens = Или закончите ход: доберёте { $draws }.
prompt-late-title = Жетоны после добора
prompt-late = Используйте жетон или передайте ход.
prompt-cave-title = { $who ->
    [me] Пещера рядом: возьмите жетон
   *[other] { $name } у пещеры
  }
prompt-cave = { $n ->
    [one] Откроется жетон. После этого ничего не отменить.
   *[other] Откроются жетоны: { $n }. После этого ничего не отменить.
  }
prompt-draw-title = { $who ->
    [me] { $n ->
        [one] Берёте карту
        [few] Берёте { $n } карты
       *[many] Берёте { $n } карт
      }
   *[other] { $n ->
        [one] { $name } берёт карту
        [few] { $name } берёт { $n } карты
       *[many] { $name } берёт { $n } карт
      }
  }
prompt-draw = После этого ничего не отменить.
prompt-end-title = { $who ->
    [me] Завершите ход
   *[other] { $name } завершает ход
  }
prompt-end = { $n ->
    [one] Добор: { $n } карта
    [few] Добор: { $n } карты
   *[many] Добор: { $n } карт
  }{ $kept ->
    [0] .
   *[other] , в руке уже { $kept }.
  } Отменить будет нельзя.
prompt-others-title = Ходит { $name }
prompt-others = { $final ->
    [yes] Идёт последний круг.
   *[no] Вы можете рассмотреть трассу и рынок.
  }
prompt-others-arrived = Вы в Эльдорадо и ждёте остальных.
prompt-over-title = Гонка окончена
prompt-over = { $arrived ->
    [yes] Победа: { $names }.
   *[no] До Эльдорадо не дошёл никто. Ближе всех: { $names }.
  }
confirm-turn = Закончить ход
confirm-automata = Ход автоматов
confirm-cave = Взять жетон
confirm-draw = { $n ->
    [one] Взять карту
    [few] Взять { $n } карты
   *[many] Взять { $n } карт
  }
confirm-end = Завершить гонку

### Действия

choice-play = Сыграть: { $card }
choice-use = Жетон: { $token }
choice-go = { $place }
choice-with = { $source } → { $goal }
choice-clear = Забрать { $blockade }
way-pays = { $n ->
    [one] отдать { $n } карту
    [few] отдать { $n } карты
   *[many] отдать { $n } карт
  }
way-takes = { $n ->
    [one] препятствие { $names } — ваше
   *[other] препятствия { $names } — ваши
  }
way-free = без оплаты
way-gold = фигура в Эльдорадо
choice-stop = Остановиться
choice-stop-note = пропадёт: { $symbols }
choice-save = Сохранить: { $card }
choice-end = Закончить ход
choice-end-keep = Оставить карты…
choice-end-tokens = Использовать жетон…
choice-end-tokens-note = или закончить ход
choice-end-keep-note = выбрать, что останется
choice-end-note = { $n ->
    [0] добирать нечего
    [one] доберёте { $n } карту
    [few] доберёте { $n } карты
   *[many] доберёте { $n } карт
  }
choice-end-takes = возьмёте жетон пещеры
choice-end-cave = потом жетон пещеры
choice-end-discards = { $n ->
    [one] { $n } карта уйдёт в сброс
    [few] { $n } карты уйдут в сброс
   *[many] { $n } карт уйдут в сброс
  }
choice-discard = { $n ->
    [0] Закончить ход
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[many] Сбросить { $n } карт
  }
choice-discard-note = { $n ->
    [0] без жетона
   *[other] и закончить ход
  }
choice-done = Больше не нужно
choice-pass = Передать ход
choice-confirm = Купить: { $card }
choice-spend = Заплатить жетоном: { $token }
choice-buy = Купить: { $card } за { $n }
choice-take = Взять: { $card } (стоит { $n })
choice-coins = { $card }: { $coins }
choice-half = { $card }: половинка монеты
half-instead = как ½
card-leaves = уйдёт в коробку
choice-give-discard = Сбросить: { $card }
choice-give-remove = Удалить: { $card }
choice-give-note = { $n ->
    [one] нужна ещё { $n } карта
    [few] нужно ещё { $n } карты
   *[many] нужно ещё { $n } карт
  }
choice-remove = Удалить из игры: { $card }
choice-replace = Заменить: { $card }
choice-keep = Оставить: { $card }
choice-pay-all = Заплатить: { $names }
half-of = ½ { $card }

### Журнал

log-route = Трасса сложена: { $sides }
log-round = Круг { $n }
log-play = { $name }: { $card }{ $action ->
    [yes] { " " }(«{ $effect }»)
   *[no] , { $effect }
  }
log-use = { $name }: жетон, { $token }
log-step = { $name } → { $place }
log-step-of = { $name }, фигура { $n } → { $place }
log-given = { $name } сбрасывает: { $cards }
log-removed = { $name } удаляет из игры: { $cards }
log-blockade = { $name } забирает препятствие { $n }
log-gold = { $name }: фигура в Эльдорадо
log-gold-of = { $name }: фигура { $n } в Эльдорадо
log-buy = { $name } покупает: { $card }
log-take = { $name } берёт Передатчиком: { $card }
log-market-lost = { $name } удаляет с рынка: { $card }
log-cave-lost = { $name } удаляет жетон пещеры
scene-token = Жетон лежит перед вами лицом вверх. Его можно использовать один раз, в свой ход.
log-find = { $name } находит в пещере: { $token }
log-replace = { $name } заменяет: { $card }
log-save = { $name } сохраняет: { $card }
log-kept = { $n ->
    [one] { $name } оставляет { $n } карту
    [few] { $name } оставляет { $n } карты
   *[many] { $name } оставляет { $n } карт
  }
log-idle = { $name } не играет ни одной карты
log-shuffle = { $name } перемешивает сброс
log-waits = { $name } ждёт: дороги нет
log-final = Последний круг
log-over = Гонка окончена
log-winner = { $arrived ->
    [yes] Победа: { $names }
   *[no] Ближе всех к Эльдорадо: { $names }
  }

### Итог

# The course of the game
standing-title = Сколько клеток до Эльдорадо
lap = Круг { $n }
automata-told = Автоматы: { $ways }.
automaton-arrived = { $colour ->
    [blue] синий
    [yellow] жёлтый
   *[white] белый
  } в Эльдорадо
automaton-way = { $colour ->
    [blue] синему
    [yellow] жёлтому
   *[white] белому
  } не хватило { $way ->
    [one] { $way } клетки
   *[other] { $way } клеток
  }

tally-title = Чем закончилась гонка
part-arrival = Эльдорадо
part-blockades = Препятствия
part-way = Осталось идти
rank-winner = В Эльдорадо на { $round }-м круге, { $n ->
    [0] без препятствий
    [one] { $n } препятствие
    [few] { $n } препятствия
   *[many] { $n } препятствий
  }.
rank-arrived = В Эльдорадо на { $round }-м круге, { $n ->
    [0] без препятствий
    [one] { $n } препятствие
    [few] { $n } препятствия
   *[many] { $n } препятствий
  }: у победителя больше препятствий, старше номер или он пришёл раньше.
rank-nearest = Ближе всех: до Эльдорадо { $n ->
    [one] осталась { $n } клетка
    [few] осталось { $n } клетки
   *[many] осталось { $n } клеток
  }.
rank-way = До Эльдорадо { $n ->
    [one] осталась { $n } клетка
    [few] осталось { $n } клетки
   *[many] осталось { $n } клеток
  }.
rank-automaton = Победил { $colour ->
    [blue] синий
    [yellow] жёлтый
   *[white] белый
  } автомат.

### Почему подсказан этот ход

hint-gain = По оценке, так вы в Эльдорадо на { $n ->
    [one] { $n } круг
    [few] { $n } круга
    [many] { $n } кругов
   *[other] { $n } круга
  } раньше, чем «{ $other }».
reason-nearer = { $n ->
    [one] На { $n } клетку ближе к Эльдорадо.
    [few] На { $n } клетки ближе к Эльдорадо.
   *[many] На { $n } клеток ближе к Эльдорадо.
  }
reason-can-near = { $n ->
    [one] Можно подойти к Эльдорадо на { $n } клетку.
    [few] Можно подойти к Эльдорадо на { $n } клетки.
   *[many] Можно подойти к Эльдорадо на { $n } клеток.
  }
reason-around = Обход, с которого дальше идти дешевле.
reason-clear = Откроет стык; если дойдут несколько, победит тот, у кого больше препятствий.
reason-effect = Даст больше возможностей: { $effect }.
reason-buy = Усилит колоду: { $effect }.
reason-stop = Остаток здесь не пригодится.
reason-pay = Без этой карты легче всего обойтись.
reason-coins = Монеты этой карты лучше всего потратить так.
reason-half = Этой картой легче всего пожертвовать.
reason-remove = Без слабых карт колода станет сильнее.
reason-replace = Другая карта скорее пригодится.
reason-save = Карта пригодится ещё раз.
reason-keep = Пригодится в следующий ход.
reason-end = Полезного в этот ход больше нет.

### Отказы

chosen-machete = мачете
chosen-paddle = вёсла
chosen-coin = монеты
refusal-E_WRONG_PHASE = Сначала закончите начатое.
refusal-E_NOT_YOUR_TURN = Сейчас ход другого игрока.
refusal-E_BAD_REQUEST = Такого действия нет.
refusal-E_NO_SUCH_CHANCE = Это решает случай, а не игрок.
refusal-E_OVER = Гонка окончена.
refusal-E_NEW_CARD = Эта карта новая: { $card } пока лежит в вашем сбросе.
refusal-E_NOT_IN_HAND = Этой карты нет в руке: { $card }.
refusal-E_NO_TOKEN = Такого жетона у вас нет: { $token }.
refusal-E_TOKEN_NEW = Жетон { $token } найден в этот ход: им можно пользоваться со следующего.
refusal-E_TOKEN_TOO_LATE = Жетон { $token } сейчас не использовать: он работает только в первой фазе, пока играют карты.
refusal-E_KEEPING = Жетон { $token } используют до того, как решают, какие карты оставить.
refusal-E_NOTHING_KEPT = В этой партии оставшиеся карты руки всегда сбрасывают.
refusal-E_ALREADY_PASSING = Занятые клетки и так не держат вас до конца хода.
refusal-E_AFTER_DRAWING = Жетон { $token } можно будет использовать после добора карт. Сначала решите, какие карты оставить.
refusal-E_ONLY_TOKENS = После добора карт используют только жетоны.
refusal-E_HAND_EMPTY = Для жетона { $token } нужна карта в руке.
refusal-E_MARKET_EMPTY = На рынке не осталось карт.
refusal-E_NO_TARGET = { $source }: идти некуда.
refusal-E_TOO_FAR = Так далеко не дойти: фигура идёт с клетки на соседнюю, и каждую надо оплатить.
refusal-E_OFF_BOARD = Там трассы нет.
refusal-E_BLOCKADE = Путь закрывает { $blockade }. Сначала оплатите его.
refusal-E_OPEN_PILE = { $empty ->
    [yes] Здесь пока пусто.
   *[no] В сбросе лежат: { $pile }. Сброс виден всем.
  }
refusal-E_DRAW_PILE = Колода лежит лицом вниз: её порядка не знает никто.
refusal-E_BLACK = На горы и пещеры войти нельзя.
refusal-E_START_HEX = На начальные позиции вернуться нельзя.
refusal-E_OCCUPIED = Клетка занята другой фигурой.
refusal-E_NO_FIGURE = Этой фигуры нет на трассе.
refusal-E_OTHER_FIGURE = Оставшиеся знаки — для другой фигуры: одна карта или один жетон двигает одну фигуру.
refusal-E_PLAY_FIRST = Сначала выберите карту или жетон. Нужно: { $symbol } с одной карты или жетона.
refusal-E_ONLY_COINS = { $card }: монетами платят за вход в поселение, а рядом нет поселения, куда можно войти. Чтобы купить карту, выберите её на рынке.
refusal-E_WRONG_SYMBOL = Не те знаки. Нужно: { $symbol } с одной карты или жетона.
refusal-E_SYMBOL_CHOSEN = Знаки этой карты уже выбраны: { $chosen }.
refusal-E_TOO_FEW_SYMBOLS = Не хватает { $missing }. Нужно: { $symbol } с одной карты или жетона, есть { $have }.
refusal-E_PAID_WITH_CARDS = { $terrain ->
    [rubble] За каменистый участок платят картами руки: { $need }. Знаки здесь не помогут.
    [camp] За лагерь платят картами руки: { $need }. Знаки здесь не помогут.
   *[other] За серое препятствие платят картами руки: { $need }. Знаки здесь не помогут.
  }
refusal-E_TOO_FEW_CARDS = Не хватает карт: нужно { $need }, в руке { $have }.
refusal-E_NO_BLOCKADE = Этого препятствия на трассе нет: { $blockade }.
refusal-E_NOT_BESIDE = Сначала подойдите: забрать препятствие можно только с клетки, которая его касается.
refusal-E_NOTHING_LEFT = Неиспользованных знаков нет.
refusal-E_BOUGHT_ALREADY = За ход можно купить только одну карту.
refusal-E_SOLD_OUT = Этих карт на рынке больше нет: { $card }.
refusal-E_ROW_CLOSED = Верхние ряды закрыты: в нижнем нет свободного места.
refusal-E_TOO_POOR = { $card } стоит { $price }, у вас { $halves }: не хватает { $missing }.
refusal-E_PRICE_NOT_REACHED = { $card } стоит { $price }, заплачено только { $halves }.
refusal-E_NO_COINS = { $card } монет не даёт, только половинку.
refusal-E_OUT_OF_REACH = Так на покупку не хватит: { $card } стоит { $price }, заплачено { $halves }.
refusal-E_ALREADY_CHANGED = Следующая карта и так даст любые знаки.
refusal-E_MUST_REMOVE = Одну карту надо удалить.
refusal-E_REPLACE_ONE = Сбросьте хотя бы одну карту.
refusal-E_TOO_LATE_TO_KEEP = Сохранить можно только что использованную карту с символом #. { $card } — уже нет.

### Мастерская трасс

workshop-label = Мастерская трасс
workshop-begin = Начните с плитки A или B
workshop-add = Добавить плитку { $side }
workshop-move = Переложить плитку { $side } сюда
workshop-turn = Повернуть { $side }
workshop-remove = Убрать { $side }
workshop-remove-end = Убрать Эльдорадо
workshop-end = Поставить Эльдорадо здесь
workshop-blue = Синее Эльдорадо
workshop-green = Зелёное Эльдорадо
workshop-why-laid = Плитка { $side } уже на трассе.
workshop-why-back = { $side } — обратная сторона плитки { $other }, а она уже на трассе.
workshop-why-start = Плитка { $side } может быть только первой.
workshop-why-finished = Эльдорадо завершает трассу: уберите его, чтобы добавлять плитки.
workshop-why-full = На трассе семь плиток, больше нельзя.
workshop-why-room = Для плитки { $side } здесь нет места: переложите или поверните последнюю.
problem-word = «{ $a }» — не плитка. Пишите сторону, поворот и место, например L5@7,-4, а в конце Эльдорадо, например blue4@3,7.
problem-begin = Трасса начинается плиткой A или B.
problem-end = Добавьте плитку или поставьте Эльдорадо.
problem-ends = Трасса начинается плиткой A или B и заканчивается одной плиткой Эльдорадо.
problem-joints = Стыков больше, чем препятствий: между плитками их может быть шесть.
problem-twice = Сторона { $a } есть только одна.
problem-sides = { $a } и { $b } — две стороны одной плитки.
problem-overlap = Плитки не должны перекрываться.
problem-touch = { $a } и { $b } идут не подряд и не должны соприкасаться.
problem-pairs = { $a } и { $b } соприкасаются слишком мало: { $n } вместо семи пар клеток.
problem-start = Плитка { $a } касается начальной позиции.
problem-corner = Эльдорадо должно охватывать угловую клетку последней большой плитки.
problem-gold = Золотая зона легла на последнюю плитку.
problem-caves = Пещер слишком много: { $n }, а жетонов хватит на девять.
problem-way = Не от каждой начальной позиции есть дорога до Эльдорадо.
