# Тобаго: журнал, причины подсказок и отказы.

### Журнал

log-island = Остров { $name }
log-first = Первый ход: { $name }
log-landmarks = Статуи, хижины и пальмы расставлены
log-place = { $name } ставит { $kind ->
    [statue] статую
    [hut] хижину
   *[palm] пальму
  }
log-vehicle = { $name } ставит вездеход: { $terrain }
log-put = { $name } начинает поиски: «{ $clue }», { $map }, { $left ->
    [one] { $left } участок
    [few] { $left } участка
   *[many] { $left } участков
  }
log-deal = Вам пришёл ключ «{ $clue }»
log-play = { $name }: «{ $clue }», { $map }, { $n } → { $left }
log-play-double = { $name }: «{ $clue }» с двумя розами, { $map }, { $n } → { $left }
log-located = Найден { $treasure }: { $terrain }
log-leg = { $name } едет → { $terrain }
log-amulet-leg = { $name } тратит амулет на шаг: { $terrain }
log-exchange = { $name } меняет все ключи и пропускает ход
log-amulet-exchange = { $name } тратит амулет и меняет все ключи
log-sharing = Делёжка: { $treasure }
log-raise = { $name } выкапывает { $treasure }. В Делёжке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
log-remove = { $name } тратит амулет и снимает маркер: { $map }, { $terrain }
log-double = { $name } тратит амулет и кладёт вторую розу на «{ $clue }»
log-swap = { $name } тратит амулет и меняет местами розы: «{ $clue }» и «{ $other }»
log-look = { $name }: вы видели { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }
log-look-curse = { $name }: вы видели проклятие
log-turned = Открыта карта: { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
log-curse = Клад проклят!
scene-curse = Из колоды вышло проклятие: на этом Делёжка окончена. Чьи розы ветров ещё на карте поисков, те отдают амулет, а без амулета — самое дорогое сокровище.
scene-curse-goes-on = Из колоды вышло проклятие. Чьи розы ветров ещё на карте поисков, те отдают амулет, а без амулета — самое дорогое сокровище. Делёжка идёт дальше.
scene-curse-protected = Из колоды вышло проклятие. Чьи розы ветров ещё на карте поисков, те отдают амулет и делят дальше. Кто без амулета, теряет самое дорогое сокровище и забирает свои розы.
scene-curse-nobody = Никто ничего не потерял.
log-guarded = { $name } отдаёт амулет
log-lost = { $name } теряет { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }
log-take = { $name } забирает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }
log-pass = { $name }: отказ
log-nobody = Никто не взял { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }
log-start = { $name } начинает новые поиски: «{ $clue }», { $map }, { $left ->
    [one] { $left } участок
    [few] { $left } участка
   *[many] { $left } участков
  }
log-amulet = { $name } подбирает амулет
log-statues = { $n ->
    [0] Новых амулетов нет, статуи повернулись
    [one] Появился { $n } амулет, статуи повернулись
    [few] Появились { $n } амулета, статуи повернулись
   *[many] Появилось { $n } амулетов, статуи повернулись
  }
log-over = Колода сокровищ кончилась, и Делёжка была последней: игра окончена
log-dead = Ни одного ключа больше не добавить, и амулетов не осталось: игра окончена
log-score = { $name }: { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
log-winner = { $n ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
  }

### Почему подсказан этот ход

hint-gain = По оценке, «{ $mine }» к концу игры принесёт на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
  } больше, чем «{ $other }».
reason-locates = { $near ->
    [yes] Это последний ключ: { $treasure } будет найден, и вы рядом.
   *[no] Это последний ключ: { $treasure } будет найден, и у вас на карте ещё одна роза.
  }
reason-narrows = Сужает поиски: { $n } → { $left }, а ваша роза даст долю в Делёжке.
reason-to-treasure = Там { $treasure }: его заберёт тот, кто доедет первым.
reason-to-amulet = Там амулет: защита от проклятия или ещё одно действие.
reason-drive = Отсюда ближе к будущим кладам.
reason-exchange = Ваши ключи мало что сужают.
reason-collect = Амулет достаётся даром: защита от проклятия или ещё одно действие.
reason-raise = Ваших роз в этой Делёжке: { $n }.
reason-remove = Останется { $left ->
    [1] один участок: клад найден
    [one] { $left } участок
    [few] { $left } участка
   *[many] { $left } участков
  }.
reason-roses = Чем больше ваших роз и чем они ниже, тем больше доля.
reason-end = Больше ничего полезного в этот ход нет.
reason-take = { $n } против { $worth } в среднем у следующей карты; риск проклятия { $percent } %.
reason-pass = Следующая карта в среднем { $worth } против { $n }; риск проклятия { $percent } %.
reason-answer-last = Других карт в кладе нет.
reason-start = Ваша роза ляжет первой; останется участков: { $left }.
reason-put = Останется участков: { $left }.
reason-setup = Отсюда удобно начинать.

### Отказы

refusal-BAD_REQUEST = Такого действия нет.
refusal-WRONG_PHASE = Сейчас это сделать нельзя.
refusal-IN_SHARING = Идёт Делёжка: сначала закончите её.
refusal-NOT_YOUR_TURN = Сейчас решает другой игрок.
refusal-GAME_OVER = Игра окончена.
refusal-NO_SUCH_SEAT = За столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
  }: такого места нет.
refusal-NOT_ON_ISLAND = Здесь океан ({ $hex }).
refusal-OCCUPIED = Участок занят: там уже { $by ->
    [statue] статуя
    [hut] хижина
   *[palm] пальма
  }.
refusal-NOT_INTERIOR = Статуя не может стоять у океана.
refusal-TOO_CLOSE = Слишком близко к такому же объекту: расстояние { $distance }, нужно не меньше { $least }.
refusal-NO_COMPLETION = Так оставшимся объектам не хватит места (их ещё { $more }).
refusal-MAP_NOT_EMPTY = { $map }: карта уже начата, выберите пустую.
refusal-MAIN_USED = Главное действие уже сделано: { $main ->
    [clue] сыгран ключ
    [moving] вездеход ехал
   *[exchange] ключи сменены
  }.
refusal-NO_LEGS = Шагов больше нет.
refusal-TURN_BEGUN = Обмен без амулета — это весь ход: он возможен, только пока в этот ход ничего не сделано.
refusal-NO_AMULET_HERE = Под вашим вездеходом амулета нет.
refusal-NOT_BY_THIS_WAY = Этот амулет сейчас не взять: только в начале хода или после обычного шага на его участок.
refusal-NO_AMULET = Не хватает амулетов: нужно { $needed }, у вас { $have }.
refusal-EXPERT_OFF = Силы для опытных в этой партии отключены.
refusal-NO_ROSE = Не хватает роз ветров: нужно { $needed }, в запасе { $have }.
refusal-NOT_IN_HAND = Этого ключа нет у вас в руке: «{ $card }».
refusal-NOTHING_LEFT = { $map }: { $sites ->
    [1] клад уже найден, ключи больше не добавляют.
   *[other] с ключом «{ $card }» не останется ни одного участка.
  }
refusal-NO_REDUCTION = { $map }: { $sites ->
    [1] клад уже найден, ключи больше не добавляют.
    [one] ключ «{ $card }» не исключит ни одного из { $sites } участка.
   *[other] ключ «{ $card }» не исключит ни одного из { $sites } участков.
  }
refusal-ALREADY_THERE = Вездеход уже здесь.
refusal-NOT_ONE_LEG = За один шаг сюда не доехать: можно по своей территории или на соседний участок другого ландшафта. Нажмите свой вездеход: числа покажут, куда хватит шагов.
refusal-NOT_LOCATED = { $map }: клад ещё не найден, подходит { $sites ->
    [one] { $sites } участок
    [few] { $sites } участка
   *[many] { $sites } участков
  }.
refusal-NOT_THERE = Не здесь: { $treasure } лежит на участке ({ $hex }).
refusal-NO_MARKERS = { $map }: маркеров ещё нет: подходит { $sites ->
    [one] { $sites } участок
    [few] { $sites } участка
   *[many] { $sites } участков
  }, а нужно не больше 17.
refusal-NO_MARKER_THERE = { $map }: на этом участке маркера нет.
refusal-LAST_MARKER = { $map }: последний маркер снять нельзя.
refusal-NOT_ON_A_MAP = Ключа «{ $card }» нет ни на одной карте.
refusal-TREASURE_LOCATED = { $by ->
    [earlier] Уже найден { $treasure }: розы на его карте больше не трогают.
   *[other] Ключом «{ $card }» клад будет найден: второй розы на нём быть не может.
  }
refusal-NOT_YOUR_ROSE = На ключе «{ $card }» чужая роза.
refusal-ALREADY_DOUBLE = На ключе «{ $card }» уже две розы.
refusal-NOTHING_TO_SWAP = Замена ничего не изменит: «{ $card }».
refusal-NO_SWAP_BEGUN = Сначала выберите замену роз и первый ключ.
refusal-SAME_CLUE = Нужен другой ключ той же карты.
refusal-OTHER_MAP = Розы меняют только на одной карте: «{ $card }» и «{ $other }» лежат на разных.
refusal-SAME_ROSES = На ключах «{ $card }» и «{ $other }» одно и то же.
refusal-NOT_IN_HOARD = Этой карты нет в кладе.
refusal-NOT_IN_CLUE_DECK = Ключа «{ $card }» нет в колоде.
refusal-NOT_IN_TREASURE_DECK = Этой карты нет в колоде сокровищ.
refusal-NOT_BY_VALUE = Равные карты неотличимы: вместо «{ $card }» пишут «{ $other }».
refusal-SAFE_ON_TOP = Сверху ещё безопасные карты: { $safe }.
