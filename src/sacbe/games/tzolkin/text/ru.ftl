# Цолькин: каждое слово, которое видит человек.

### Игра

game-name = Цолькин: Календарь майя
game-blurb = Шесть сцепленных шестерёнок и племя, которое надо кормить. Рабочие едут по городам майя: чем дольше ждут, тем больше принесут. Маис, храмы трёх богов, технологии, дворцы и хрустальные черепа.
typical-score = обычно около { $n ->
    [one] { $n } очка
   *[other] { $n } очков
  }

### Названия

gear-palenque = Паленке
gear-yaxchilan = Яшчилан
gear-tikal = Тикаль
gear-uxmal = Ушмаль
gear-chichen_itza = Чичен-Ица
temple-chaac = Чак
temple-quetzalcoatl = Кецалькоатль
temple-kukulcan = Кукулькан
track-agriculture = Сельское хозяйство
track-extraction = Добыча
track-architecture = Архитектура
track-theology = Теология
kind-farm = ферма
kind-civic = гражданское сооружение
kind-tomb = усыпальница
kind-shrine = святыня
colour-0 = красный
colour-1 = синий
colour-2 = жёлтый
colour-3 = белый
resource-wood = дерево
resource-stone = камень
resource-gold = золото
space-first = ячейка первого игрока

amount-corn = { $n } { $n ->
    [one] маис
   *[other] маиса
  }
amount-wood = { $n } { $n ->
    [one] дерево
   *[other] дерева
  }
amount-stone = { $n } { $n ->
    [one] камень
   *[other] камня
  }
amount-gold = { $n } { $n ->
    [one] золото
   *[other] золота
  }
amount-skull = { $n } { $n ->
    [one] череп
    [few] черепа
   *[many] черепов
  }
amount-points = { $shown } { $n ->
    [one] очко
    [few] очка
   *[many] очков
  }
amount-resources = { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
  }

building-B1-01 = Малая ферма
building-B1-02 = Малая ферма
building-B1-03 = Малая ферма
building-B1-04 = Общинная ферма
building-B1-05 = Общинная ферма
building-B1-06 = Усыпальница Чака и Кецалькоатля
building-B1-07 = Усыпальница Чака и Кукулькана
building-B1-08 = Усыпальница зодчего
building-B1-09 = Дом земледельцев
building-B1-10 = Террасные поля
building-B1-11 = Дом добытчиков
building-B1-12 = Рудная мастерская
building-B1-13 = Святыня каменщиков
building-B1-14 = Святыня жрецов
building-B2-01 = Большая ферма
building-B2-02 = Большая ферма
building-B2-03 = Большая ферма
building-B2-04 = Усыпальница торговца
building-B2-05 = Усыпальница вождя
building-B2-06 = Царская усыпальница
building-B2-07 = Усыпальница странника
building-B2-08 = Усыпальница трёх богов
building-B2-09 = Дом знаний (камень)
building-B2-10 = Дом знаний (золото)
building-B2-11 = Дом знаний (маис)
building-B2-12 = Дом знаний (череп)
building-B2-13 = Святыня Чака
building-B2-14 = Святыня зодчих
building-B2-15 = Святыня Кукулькана
building-B2-16 = Святыня верховных жрецов
building-B2-17 = Святыня мудрости
building-B2-18 = Святыня Кецалькоатля
monument-M-01 = Некрополь
    .counts = 4 очка за каждую вашу усыпальницу
monument-M-02 = Град
    .counts = 2 очка за каждое ваше здание и дворец
monument-M-03 = Держава
    .counts = 6, 5 или 4 очка (вдвоём, втроём, вчетвером) за каждый построенный дворец
monument-M-04 = Житница
    .counts = 4 очка за каждый ваш жетон сбора маиса
monument-M-05 = Лесной двор
    .counts = 4 очка за каждый ваш жетон заготовки древесины
monument-M-06 = Форум
    .counts = 4 очка за каждое ваше гражданское сооружение
monument-M-07 = Дом народа
    .counts = 6, 12, 18 очков за 4, 5, 6 рабочих
monument-M-08 = Обитель знаний
    .counts = 3 очка за каждый уровень технологии
monument-M-09 = Дом мастеров
    .counts = 9, 20, 33 очка за 1, 2, 3 и более направлений на 3-м уровне
monument-M-10 = Святилище
    .counts = 4 очка за каждую вашу святыню
monument-M-11 = Восхождение
    .counts = 3 очка за каждую ступень выше начальной в одном храме
monument-M-12 = Благочестие
    .counts = очки ваших ступеней в храмах ещё раз
monument-M-13 = Дворец черепов
    .counts = 3 очка за каждый череп в Чичен-Ице

### Что делают ячейки и жетоны

action-palenque-1 = рыбная ловля
action-tikal-1 = развить технологию
action-tikal-2 = построить здание
action-tikal-3 = 1 или 2 уровня технологий, в одном направлении или в двух
action-tikal-4 = построить 1 или 2 здания либо дворец
action-tikal-5 = ступень в двух храмах за 1 ресурс
action-uxmal-1 = ступень в храме за 3 маиса
action-uxmal-2 = обмен
action-uxmal-4 = построить здание за маис
action-uxmal-5 = любое действие за 1 маис
action-free = любое действие этой шестерёнки
action-harvest = урожай{ $what ->
    [both] : { $corn } или { $wood }
    [corn] : { $corn }
    [wood] : { $wood }
   *[none] {" "}(жетонов нет)
  }
action-skull = череп за { $points }, { $step }{ $resource ->
    [0] { "" }
   *[other] , ресурс
  }
effect-temple = { $temple } +{ $n }
effect-top = { $temple }: выше не подняться
effect-track = { $track } +{ $n }
effect-any-temple = ступень в любом храме
effect-any-track = { $n ->
    [one] уровень любой технологии
   *[other] 2 уровня технологий, в одном направлении или в двух
  }
effect-worker = новый рабочий
effect-six = рабочих уже шесть
effect-no-skull = черепов в запасе нет
effect-fed = { $n ->
    [one] кормит { $n } рабочего
   *[other] кормит { $n } рабочих
  }
effect-less = каждому рабочему на 1 маис меньше
effect-builder = можно построить ещё здание
effect-merchant = можно обменять ресурсы и маис
effect-traveller = можно выполнить любое действие за 1 маис

### Поле

board-label = Шестерёнки, храмы и таблицы
market-buildings = Здания
market-deck = эпоха { $age }, в стопке { $n }
market-monuments = Дворцы
market-monuments-note = очки в конце игры
market-technologies = Технологии
market-technologies-note = цена: 1, 2, 3, бонус 1
market-exchange = Обмен
market-skulls = черепов в запасе { $n }
monument-built = построен
stock-mine = Ваше племя
wealth-title = Начальное богатство: оставьте два
lens-days = Дни
lens-days-about = Что будет у ваших рабочих через день, два и дальше
lens-food = Еда
lens-food-about = Сколько маиса уйдёт на рабочих в день еды и что дадут храмы
lens-worth = Дворцы
lens-worth-about = Сколько очков дворцы принесли бы вам сейчас
lens-food-title = { $days ->
    [0] День еды сейчас
    [one] День еды через { $days } день
    [few] День еды через { $days } дня
   *[many] День еды через { $days } дней
  }
lens-food-short = { $days ->
    [0] Еда сегодня
   *[other] Еда: { $days } дн.
  }
tall-bill = нужно { $need }, есть { $have }


spot-space = { $gear } { $number }, цена { $price }
spot-first = Ячейка первого игрока{ $taken ->
    [yes] , занята
   *[no] { "" }
  }, маиса на зубцах { $pot }
spot-worker = { $who ->
    [neutral] Нейтральный рабочий
   *[player] Рабочий, { $colour }
  }: { $place }
spot-day = { $n ->
    [1] Повернуть на 1 день
   *[2] Повернуть на 2 дня
  }
spot-tile-corn = Жетон сбора маиса, плантация { $number }
spot-tile-wood = Жетон заготовки древесины, плантация { $number }
spot-temple = Храм: { $temple }, ваша ступень { $step }, очки { $points }
tip-temple = В середине эпохи — товары у пройденных ступеней. В конце — очки вашей ступени, а тому, кто выше всех, ещё { $bonus }.
spot-building = { $name }, { $kind }
spot-plain = Построить, оставив архитектуру второму зданию
spot-monument = { $name }, { $kind }: { $counts }
spot-track = { $track }, ваш уровень { $level }
tip-building = Эффект: { $gives }. Цена: { $price }.
tip-monument = Цена: { $price }. Сейчас вам принёс бы { $points }.
tip-track = { $top ->
    [yes] Следующий бонус: { $price }.
   *[no] Следующий уровень: { $price }.
  }
levels-agriculture = 1: +1 маис в Паленке 2–5. 2: маис без жетона и +1 маис за рыбную ловлю. 3: ещё +2 маиса в Паленке 2–5. Бонус: ступень в любом храме.
levels-extraction = 1: +1 дерево в Яшчилане 1 и в Паленке. 2: +1 камень в Яшчилане 2 и 5. 3: +1 золото в Яшчилане 3 и 5. Бонус: 2 ресурса на выбор.
levels-architecture = За каждое здание: 1: +1 маис. 2: +2 очка. 3: на 1 ресурс дешевле. Бонус: 3 очка.
levels-theology = 1: действие следующей ячейки Чичен-Ицы. 2: ступень за ресурс после действия Чичен-Ицы. 3: +1 череп в Яшчилане 4. Бонус: череп.
spot-trade = { $verb ->
    [sell] Продать { $good } за { $corn }
   *[buy] Купить { $good } за { $corn }
  }
spot-wealth = { $kept ->
    [yes] Оставлен
   *[no] Жетон богатства
  }

### Верхняя строка и панели

headline-day = День { $day } из { $days }
headline-late = День { $day }, последний
headline-food = { $days ->
    [0] <b>Сегодня</b> День еды
    [one] День еды через <b>{ $days }</b> день
    [few] День еды через <b>{ $days }</b> дня
   *[many] День еды через <b>{ $days }</b> дней
  }
headline-age = Эпоха { $age }
headline-over = Календарь сделал полный круг
chip-corn = маис
chip-wood = дерево
chip-stone = камень
chip-gold = золото
chip-skull = хрустальные черепа
chip-workers = доступно рабочих { $n } из { $m }
chip-food = на День еды нужно { $need }, есть { $have }
chip-first = маркер первого игрока
chip-privilege = светлая сторона: можно повернуть календарь на 2 дня
chip-buildings = здания: { $names }
chip-monuments = дворцы: { $names }
chip-corn-tiles = жетоны сбора маиса
chip-wood-tiles = жетоны заготовки древесины
status-turn = ходит
status-chooses = выбирает богатство
status-chosen = богатство выбрано
status-advances = поворачивает календарь
status-winner = победа

### Подсказка снизу: что сделать, чего это стоит, что останется

prompt-setup = Подготовка
prompt-setup-detail = Жребий раскладывает здания, дворцы и жетоны богатства.
prompt-wealth-title = { $n ->
    [2] Оставьте два жетона богатства
   *[other] Оставьте ещё один жетон
  }
prompt-wealth = Их содержимое вы получите сразу. Жетоны открываются у всех разом.
prompt-wealth-done = Богатство выбрано
prompt-waiting = Ждём: { $names }.
prompt-other = Ходит { $name }
prompt-other-advances = { $name } поворачивает календарь
prompt-other-detail = Можно обдумать свой ход.
prompt-refill = Откроются новые здания
prompt-refill-detail = После этого ничего не отменить.
prompt-must-beg = Вымолите маис
prompt-must-beg-detail = Рабочего выставить не на что. Маиса станет 3, но в выбранном храме вы спуститесь на ступень.
prompt-mercy = Выставьте одного рабочего
prompt-mercy-detail = Боги прощают: самая дешёвая ячейка за весь ваш маис.
prompt-start = { $mode ->
    [place] Выставьте рабочих
    [pick] Заберите рабочих
   *[both] Выставьте рабочих или заберите
  }
prompt-start-detail = { $mode ->
    [place] Укажите ячейку, цена на ней. У вас { $corn }.
    [pick] Укажите своего рабочего на шестерёнке. У вас { $corn }.
   *[both] Укажите ячейку или своего рабочего. У вас { $corn }.
  }{ $beg ->
    [yes] {" "}Чтобы вымолить маис (станет 3), укажите храм.
   *[no] { "" }
  }
prompt-placing = { $more ->
    [yes] Выставить ещё рабочего?
   *[no] Рабочие выставлены
  }
prompt-placing-detail = Выставлено: { $n }.{ $more ->
    [yes] {" "}Следующий дороже на { $n }.
   *[no] { "" }
  } У вас { $corn }.
prompt-picking = { $more ->
    [yes] Забрать ещё рабочего?
   *[no] Рабочие вернулись
  }
prompt-picking-detail = Возвращено: { $n }.{ $more ->
    [yes] {" "}Остальные поедут дальше.
   *[no] { "" }
  } У вас { $corn }.
prompt-action = Что сделает рабочий ({ $space })?
prompt-action-detail = { $way ->
    [any] Укажите любую светящуюся ячейку этой шестерёнки: шаги назад даром.
    [next] Укажите светящуюся ячейку: эту, предыдущую (1 маис за шаг назад) или следующую (даром). У вас { $corn }.
   *[back] Укажите светящуюся ячейку: эту или предыдущую, 1 маис за шаг назад. У вас { $corn }.
  }
prompt-any-action = Какое действие выполнить?
prompt-any-action-detail = Любое в Паленке, Яшчилане, Тикале или Ушмале{ $fee ->
    [0] { "" }
   *[other] {" "}за { $fee } маис
  }; цена самого действия отдельно.
prompt-harvest = Что собрать на плантации { $number }?
prompt-harvest-detail = { $corn } или { $wood }.{ $burn ->
    [yes] {" "}Сжечь лес ради маиса — укажите храм, где спуститесь на ступень.
   *[no] { "" }
  }
prompt-harvest-corn-detail = { $corn }.
prompt-learn = Какую технологию развить?
prompt-learn-detail = { $mode ->
    [free] Бесплатно.
    [may] Второй уровень — если хотите; за него платят отдельно. Ресурсов: { $n }.
   *[must] Цена на таблице. Ресурсов: { $n }.
  }
prompt-pay = Чем заплатить? Ещё { $left }
prompt-pay-detail = Укажите ресурс в своём племени.
prompt-climb = В каком храме подняться?
prompt-climb-detail = Маркер встанет на следующую ступень.
prompt-take = Какой ресурс взять? Ещё { $n }
prompt-take-detail = Укажите его в своём племени.
prompt-build = { $mode ->
    [tikal4] Постройте здание или дворец
    [second] Построить второе здание?
    [uxmal] Какое здание построить за маис?
    [tomb] Построить ещё здание?
   *[one] Какое здание построить?
  }
prompt-build-detail = { $mode ->
    [tikal4] Зданий может быть два, дворец — один.{ $corner ->
        [yes] {" "}Уголок карточки — оставить архитектуру второму зданию.
       *[no] { "" }
      }
    [second] Первое уже ваше, полученное за него можно тратить.{ $kept ->
        [yes] {" "}Без второго архитектура достанется первому.
       *[no] { "" }
      }
    [uxmal] По 2 маиса за каждый ресурс{ $less ->
        [yes] , с архитектурой на 2 маиса меньше
       *[no] { "" }
      }. У вас { $corn }.
    [tomb] Так действует усыпальница зодчего; цена в ресурсах.
   *[one] Цена — вверху карточки.
  }
prompt-spare = { $paid ->
    [yes] Какой ресурс вернуть?
   *[no] Какой ресурс сберечь?
  }
prompt-spare-detail = { $paid ->
    [yes] Второго здания нет: архитектура делает на 1 ресурс дешевле первое, «{ $name }».
   *[no] Архитектура делает «{ $name }» дешевле на 1 ресурс.
  }
prompt-trade = Обмен ресурсов и маиса
prompt-trade-detail = Сколько угодно раз. У вас { $corn }.
prompt-offer = Ресурс за ступень в храме?
prompt-offer-detail = Теология: потратьте 1 ресурс и поднимитесь в любом храме.
prompt-grant = Какое действие первым?
prompt-grant-detail = Их дали построенные усыпальницы.
prompt-advance = На сколько дней повернуть календарь?
prompt-advance-detail = Два дня — только раз, пока не взойдёте на вершину храма: планшет станет тёмным.
prompt-over-title = Календарь сделал полный круг
prompt-over = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
  }, { $points }.
confirm-wealth = Оставить
confirm-turn = Закончить ход
confirm-end = Закончить игру

### Действия

choice-keep = Оставить: { $what }
choice-beg = Вымолить маис: { $temple } −1
choice-beg-note = маиса станет 3
choice-place = Выставить: { $space }
choice-place-note = цена { $corn }, останется { $left }
choice-place-mercy = за весь ваш маис
choice-place-pot = в конце хода { $corn } с зубцов
choice-place-marker = { $to ->
    [left] маркер первого игрока перейдёт к соседу слева
   *[me] маркер первого игрока станет вашим
  }
choice-pick = Забрать: { $space }
choice-pick-none = действия нет
choice-act-back = шаги назад: { $corn }
choice-act-fee = цена { $corn }
choice-nothing = Ничего не делать
choice-have = у вас { $what }
choice-done-place = Больше не выставлять
choice-done-pick = Больше не забирать
choice-done-learn = Второго уровня не надо
choice-done-build = Больше не строить
choice-done-kept = архитектура достанется первому зданию: { $help }
choice-done-back = 1 ресурс обратно
choice-done-trade = Закончить обмен
choice-done-offer = Не тратить
choice-done-any = Отказаться
choice-harvest-corn = Взять { $corn }
choice-harvest-wood = Взять { $wood }
choice-harvest-free = Без жетона: { $corn }
choice-burn = Сжечь лес: { $temple } −1
choice-burn-note = { $corn }
choice-learn = { $track }: уровень { $level }
choice-learn-bonus = { $track }: бонус
choice-learn-note = цена { $price }
choice-learn-free = бесплатно
choice-climb = { $temple }: ступень вверх
choice-climb-note = { $points } в конце эпохи
choice-climb-lost = выше не подняться, ступень пропадёт
choice-pay = Заплатить: { $resource }
choice-take = Взять: { $resource }
choice-spare = Сберечь: { $resource }
choice-spare-back = Вернуть: { $resource }
choice-build = Построить: { $name }
choice-build-plain = Построить, оставив архитектуру второму: { $name }
choice-build-note = { $price }; эффект: { $gives }
choice-build-kept = { $edition ->
    [1] архитектура — только второму зданию
   *[other] без второго здания архитектура достанется этому
  }
choice-build-arch = архитектура: { $help }
choice-monument = Построить дворец: { $name }
choice-monument-note = { $counts }; сейчас { $points }. Цена: { $price }
choice-sell = Продать { $good } за { $corn }
choice-buy = Купить { $good } за { $corn }
choice-use-builder = Построить здание
choice-use-merchant = Обмен
choice-use-traveller = Любое действие
choice-advance = { $n ->
    [1] Повернуть на 1 день
   *[2] Повернуть на 2 дня
  }
choice-advance-note = планшет тёмной стороной вверх
choice-advance-food = наступит День еды

### Журнал

log-first = Первым ходит { $name }
log-shown = На поле: { $name }
log-shown-monument = Дворец на поле: { $name }
log-neutral = Нейтральный рабочий: { $space }
log-wealth = { $name } начинает с богатства: { $what }
log-beg = { $name } вымаливает маис; гневается { $temple }
log-place = { $name } выставляет рабочего: { $space }{ $n ->
    [0] { "" }
   *[other] , { $corn }
  }
log-place-mercy = Боги прощают игрока { $name }: рабочий встаёт за весь маис ({ $space })
log-nothing = { $name }: рабочий вернулся без действия ({ $space })
log-act = { $name }, { $space }: { $what }
log-act-back = { $name }, { $space } (шаги назад, { $corn }): { $what }
log-gain = { $name } получает { $what }
log-harvest = { $name } собирает урожай: { $what }
log-burn = { $name } сжигает лес: { $what }; гневается { $temple }
log-learn = { $name } развивает технологию: { $track }, уровень { $level }
log-bonus = { $name } получает бонус: { $track }
log-climb = { $name } поднимается в храме: { $temple }, ступень { $step }
log-climb-top = { $name } на вершине храма: { $temple }
log-climb-lost = { $name }: { $temple }, выше не подняться
log-build = { $name } строит: { $building }
log-architecture = Архитектура даёт игроку { $name }: { $what }
log-monument = { $name } строит дворец: { $monument }
log-sell = { $name } меняет { $good } на { $corn }
log-buy = { $name } меняет { $corn } на { $good }
log-pot = { $name } забирает с зубцов { $corn }
log-marker = Маркер первого игрока теперь у игрока { $name }
log-advance = { $name } поворачивает календарь на 2 дня
log-day = День { $day }
log-food-day = { $n ->
    [0] Первый День еды: награды середины эпохи
    [1] Второй День еды: награды конца эпохи
    [2] Третий День еды: награды середины эпохи
   *[3] Четвёртый День еды: награды конца эпохи
  }
log-fed = { $name } кормит племя: { $corn }
log-fed-free = { $name } кормит племя без маиса: хватает ферм
log-hungry = { $name } не может накормить { $n ->
    [one] { $n } рабочего
   *[other] { $n } рабочих
  }: { $points }
log-temples = { $name } получает от храмов: { $what }
# На карточке Дня еды, если храмы не дали ничего
scene-temples-nothing = Храмы вам в этот раз ничего не дают.
log-home = Рабочий сходит с шестерёнки без действия: { $name }, { $gear }
log-new-age = Наступает 2-я эпоха: новые здания
log-over = Календарь сделал полный круг
log-final = { $name }: { $points }
log-winner = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
  }, { $points }

### Итог

# The course of the game
standing-title = Очки день за днём
lap = День { $n }

part-other = Прочее
part-buildings = Здания
part-technology = Технологии
part-chichen_itza = Чичен-Ица
part-temples_1 = Храмы, 1-я эпоха
part-temples_2 = Храмы, 2-я эпоха
part-hunger = Голод
part-goods = Маис и ресурсы
part-skulls = Черепа
part-monuments = Дворцы
tally-monuments = Дворцы: { $names }
tally-tie = рабочих на шестерёнках: { $n }

### Почему подсказан этот ход

hint-gain = По оценке, «{ $mine }» к концу игры принесёт на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  } больше, чем «{ $other }».
reason-place-free = Ячейка ничего не стоит, а рабочий уже едет.
reason-place = За { $corn } рабочий сразу ближе к дорогим действиям.
reason-first-pot = На зубцах { $corn }.
reason-first-marker = Первым ходить выгодно.
reason-first-home = Отсюда рабочий вернётся сам в конце раунда.
reason-pick = Пора забирать: { $what }.
reason-act = { $what } — самое нужное сейчас.
reason-wait = Остальным полезнее ехать дальше.
reason-hold = Остальных лучше придержать.
reason-enough = Больше здесь ничего не выгодно.
reason-food = Скоро День еды, а накормить всех не на что.
reason-anger = Маис сейчас нужнее ступени в храме.
reason-temple = Выше в храме — больше очков и товаров.
reason-build = Эффект: { $what }.
reason-monument = В конце игры принесёт { $points }, если считать сейчас.
reason-learn = Технология окупится: { $track }.
reason-keep = Хорошее начало: { $what }.
reason-pay = Этот ресурс нужен вам меньше других.
reason-spare = Этот ресурс вам нужнее других.
reason-take = Этого ресурса вам не хватает.
reason-harvest = Это вам сейчас нужнее.
reason-trade = Так хватит и маиса, и ресурсов на нужное.
reason-use = Так порядок выгоднее.
reason-advance = { $n ->
    [1] Вашим рабочим спешить некуда.
   *[2] Ваши рабочие быстрее доедут до нужных ячеек.
  }
reason-nothing = Лучшего действия сейчас нет.

### Отказы

refusal-E-NO-SUCH-ACTION = Такого действия нет.
refusal-E-NOT-YOUR-TURN = Сейчас не ваш ход.
refusal-E-NOT-NOW = Сейчас этого сделать нельзя.
refusal-E-SKIP = Нужно выставить или забрать хотя бы одного рабочего.
refusal-E-MIX = Нельзя и выставлять, и забирать рабочих за один ход.
refusal-E-BEG-CORN = Вымаливать маис можно только в начале хода и имея не больше 2 маиса.
refusal-E-BEG-BOTTOM = Вы на низшей ступени во всех храмах.
refusal-E-TEMPLE-BOTTOM = Вы на низшей ступени этого храма, выберите другой.
refusal-E-MUST-BEG = Вам нечем оплатить рабочего: вы обязаны вымолить маис.
refusal-E-NOT-LOWEST = Рабочий ставится на свободную ячейку с наименьшим номером: { $space }.
refusal-E-GEAR-FULL = На шестерёнке нет свободных ячеек: { $gear }.
refusal-E-NO-WORKER = У вас нет доступных рабочих.
refusal-E-CORN = Не хватает маиса: нужно { $need }, у вас { $have }.
refusal-E-FPS-TAKEN = Ячейка первого игрока занята.
refusal-E-NOT-YOURS = Это не ваш рабочий.
refusal-E-HIGHER = Нельзя выполнить действие более высокой ячейки.
refusal-E-NO-ACTION = У этой ячейки нет собственного действия: { $gear } { $space }.
refusal-goods = Не хватает: { $what }.{ $saved ->
    [0] { "" }
   *[other] {" "}Один из этих ресурсов сберегла бы архитектура.
  }
refusal-E-RES = Не хватает ресурсов: нужно { $need }, у вас { $have }.
refusal-E-NO-TILE = Здесь нет доступных жетонов сбора урожая.
refusal-E-BURN = Вы не можете сжечь лес.
refusal-E-NOT-SHOWN = Этой постройки нет на игровом поле.
refusal-E-MONUMENT-TIKAL4 = Дворец строится только действием 4-й ячейки Тикаля.
refusal-E-BUILD-OR-MONUMENT = Одним действием строятся либо здания, либо один дворец.
refusal-E-ARCH-ONCE = Архитектурная технология уже применена в этом действии.
refusal-E-MIXED-PAY = В Ушмале постройка оплачивается только маисом.
refusal-E-SAME-TEMPLE = Выберите два разных храма.
refusal-E-NO-SKULL = У вас нет хрустального черепа.
refusal-E-SKULL-TAKEN = На этой клетке уже лежит череп.
refusal-E-NO-CHICHEN = Действие Чичен-Ицы выбрать нельзя.
refusal-E-DOUBLE-DARK = Ваш планшет лежит тёмной стороной вверх.
refusal-E-DOUBLE-PUSH = Рабочий покинул бы шестерёнку раньше времени: { $space }.
refusal-E-OVER = Игра окончена.
refusal-E-AGRICULTURE = Собирать маис без жетона можно со 2-го уровня сельского хозяйства, у вас { $have }.
refusal-E-ARCH-GAIN = Архитектура здесь только помогает: стройте с ней.
refusal-E-NO-ARCH = У вас нет архитектурной технологии.
refusal-E-KEPT = Этот жетон вы уже оставили.
refusal-E-NOT-DEALT = Этого жетона у вас нет.
refusal-E-MERCY = Боги разрешают только самую дешёвую ячейку: её цена { $cost }.
refusal-E-MUST-ACT = От этого действия отказаться нельзя: выберите одно.
refusal-E-MUST-BUILD = Постройте хотя бы одно здание или дворец.
refusal-E-MUST-LEARN = Развейте хотя бы одну технологию.
refusal-E-NO-SUCH-SEAT = Такого места за столом нет: игроков { $seats }.
refusal-E-NOT-AGAIN = Это действие не выбирает само себя.
refusal-E-NOT-GRANTED = Этого действия вам никто не давал.
refusal-E-NOT-IN-DECK = Этого в стопке уже нет.
refusal-E-OTHER-GEAR = Рабочий выполняет действия своей шестерёнки: { $gear }.
refusal-E-SPARE = Этот ресурс постройке не нужен, сберечь его нельзя.
refusal-E-TAKE-TILE = Здесь лежит открытый жетон сбора маиса: заберите его.
refusal-E-TRADE-BACK = { $did ->
    [sold] Этот ресурс вы уже продали в этом обмене. Купить его — всё равно что не продавать: просто отмените продажу.
   *[bought] Этот ресурс вы уже купили в этом обмене. Продать его — всё равно что не покупать: просто отмените покупку.
  }
