# Тикаль: все слова, которые читает человек.

### Игра и её настройки

game-name = Тикаль
game-blurb = Десять очков действий в ход и джунгли, которые растут с каждым жетоном. Ищите дороги из камней, расчищайте пирамиды, откапывайте сокровища — и удержите преимущество, когда проснётся вулкан.
typical-score = обычно около { $n ->
    [one] { $n } очка
   *[other] { $n } очков
  }
option-auction = Тактическая версия
    .about = Жетоны территорий не тянут вслепую, а разыгрывают на аукционе: за лучший платят победными очками.
option-auction-false = нет, базовая игра
option-auction-true = да, с аукционом
option-final-order = Порядок итогового подсчёта
    .about = В каком порядке делают последние ходы: по кругу, как в правилах, или от меньшего счёта к большему, как в издании 1999 года.
option-final-order-rulebook = как в правилах
option-final-order-classic1999 = от меньшего счёта к большему (1999)
option-first = Первый игрок
    .about = Кто ходит первым: решит жребий, или назначьте сами.
option-first-random = по жребию
option-first-seat = место { $seat }

### Имена мест и вещей

place-is = { $kind ->
    [temple] пирамида { $value }
    [clearing] поляна
    [ruins] развалины
    [volcano] вулкан
    [base] базовый лагерь
   *[jungle] неразведанные джунгли
  }
place-to = { $kind ->
    [temple] к пирамиде { $value }
    [clearing] на поляну
    [ruins] к развалинам
    [volcano] к вулкану
    [base] в базовый лагерь
   *[jungle] в джунгли
  }
place-at = { $kind ->
    [temple] у пирамиды { $value }
    [clearing] на поляне
    [ruins] в развалинах
    [volcano] у вулкана
    [base] в базовом лагере
   *[jungle] в джунглях
  }
tile-name = { $kind ->
    [temple] пирамида { $value }
    [clearing] поляна
    [ruins] { $value ->
        [2] развалины, 2 маски
        [3] развалины, 3 маски
       *[4] развалины, 4 маски
      }
    [volcano] вулкан
   *[base] базовый лагерь
  }
piece-worker = исследователь
piece-leader = лидер экспедиции
piece-camp = палаточный лагерь
piece-guard = смотритель

treasure-mask = нефритовая маска
    .taken = нефритовую маску
treasure-statue = золотая статуэтка
    .taken = золотую статуэтку
treasure-plate = расписное блюдо
    .taken = расписное блюдо
treasure-vase = глиняная ваза
    .taken = глиняную вазу
treasure-necklace = бирюзовое ожерелье
    .taken = бирюзовое ожерелье
treasure-knife = обсидиановый нож
    .taken = обсидиановый нож
treasure-skull = хрустальный череп
    .taken = хрустальный череп
treasure-jaguar = каменный ягуар
    .taken = каменного ягуара

### Поле

board-label = Карта Тикаля
dock-label = Запасы, экспедиция и сокровища
side-levels = Ступени пирамид
side-reserve-mine = Моя экспедиция
side-reserve = Экспедиция: { $name }
side-treasures = Сокровища · { $n }
side-stack = { $letter }: { $n } из { $all }
spot-tiles = Стопка жетонов, осталось по буквам: { $left }
spot-levels = Ступени пирамид, осталось: { $left }
side-offer = Жетоны на торгах
side-bids = Ваша ставка
spot-cell = { $place }, клетка { $at }
spot-stack = { $piece }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
  } { $where }, клетка { $at }
spot-temple = Пирамида { $value }, клетка { $at }: изучить ступень
spot-ruins = Развалины, сокровищ { $left }, клетка { $at }: обнаружить сокровище
spot-camp = { $place }, клетка { $at }: основать лагерь
spot-guard = Назначить смотрителя, клетка { $at }
spot-turn = Повернуть жетон на клетке { $at }
spot-lay = Выложить жетон на клетку { $at }
spot-way = Другой путь на клетку { $at }, { $cost } ОД
spot-reserve = { $piece } в запасе: { $count }
spot-treasure = { $kind }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
  }
spot-offer = { $tile }, блок { $letter }
spot-offer-where = жетон { $n } из { $all }
spot-bid = Ставка { $amount }
spot-bid-tens = Ставка от { $tens }
spot-bid-ones = Последняя цифра ставки { $ones }
bid-passed = пас

### Линзы

lens-majority = Чьи пирамиды
lens-majority-about = У кого преимущество на каждой пирамиде и насколько
lens-score = Очки сейчас
lens-score-about = Сколько очков каждый получил бы, будь подсчёт сейчас
lens-reach = Кто куда дойдёт
lens-reach-about = Сколько ОД стоит добраться до каждой клетки: вам и ближайшему сопернику
lens-tiles = Что в стопке
lens-tiles-about = Какие жетоны территорий ещё лежат в стопке
lens-score-title = Подсчёт сейчас дал бы
lens-tiles-title = Ещё в блоке { $letter }: { $n }
lens-tiles-none = Стопка кончилась
lens-tiles-volcano = { $least ->
    [1] { $most ->
        [1] Вулкан: следующий жетон
       *[other] Вулкан: среди ближайших { $most }
      }
   *[other] Вулкан: { $least }–{ $most }-й жетон
  }
lens-tiles-no-volcano = Вулканов в стопке нет

### Верхняя строка и панели

headline-tile = Жетон { $n } из { $m }
headline-scorings = Подсчётов прошло: { $n } из { $m }
headline-volcano = Вулкан: { $least }–{ $most }-й жетон стопки
headline-volcano-sure = Вулкан: { $n }-й жетон стопки
headline-volcano-offer = Вулкан на торгах
headline-volcano-now = Идёт подсчёт
headline-no-volcano = Впереди итоговый подсчёт
headline-final = Идёт итоговый подсчёт
headline-over = Игра окончена
chip-workers = Исследователей в запасе: { $n }
chip-leader = Лидер экспедиции ещё в запасе
chip-camps = Палаточных лагерей в запасе: { $n }
chip-guards = Смотрителей можно назначить: { $n }
panel-worth = подсчёт: +{ $points }
status-plays = ходит, { $ap } ОД
status-lays = выкладывает жетон
status-bids = думает о ставке
status-bid = ставка { $amount }
status-passed = пас
status-picks = выбирает жетон
status-waits = ждёт подсчёта
status-played = ход сделан
status-winner = Лучший археолог Тикаля

### Подсказка снизу: что сделать, чего это стоит, что останется

prompt-first = Кто ходит первым?
prompt-first-detail = Решает жребий.
prompt-draw-title = Ход завершён
prompt-draw = Новый жетон откроет { $name }. Вернуться назад будет нельзя.
prompt-draw-auction = Открываются новые жетоны, торги начнёт { $name }. Вернуться назад будет нельзя.
prompt-find-title = Что лежит в развалинах?
prompt-find = { $mine ->
    [yes] Верхнее сокровище откроется и останется у вас. Отменить будет нельзя.
   *[no] Сокровище открывает { $name }.
  }
prompt-lay-title = Выложите жетон: { $tile }
prompt-lay = Хотя бы один камень должен вести к разведанной местности.
prompt-lay-volcano = Выберите любую клетку рядом с разведанной местностью. Камни не важны.
prompt-lay-turn = Нажмите на жетон, чтобы повернуть; ✓ выложит
prompt-lay-here = Так он и ляжет; ✓ выложит
prompt-play-turn = Ваш ход: { $ap } ОД
prompt-play-scoring = Вулкан! У вас { $ap } ОД, затем подсчёт
prompt-play-final = Последний ход: { $ap } ОД, затем итог
prompt-play = Выберите исследователя, пирамиду или развалины. Новые ждут в запасе, по 1 ОД.
prompt-play-tally = Подсчёт дал бы сейчас <b>+{ $points }</b>. Неистраченные ОД сгорят.
prompt-where = Куда идёт { $piece }?
prompt-take = Что взять взамен? 3 ОД
prompt-give = Что отдать взамен? 3 ОД
prompt-guard = Кто останется смотрителем?
prompt-bid-title = { $totems ->
    [2] Торги вдвоём: кто возьмёт жетон и сходит?
    [3] Торги втроём: кто возьмёт жетон и сходит?
   *[4] Торги вчетвером: кто возьмёт жетон и сходит?
  }
prompt-bid-first = Ставок ещё нет. У вас { $score } победных очков: назовите ставку или спасуйте.
prompt-bid = { $name } даёт { $bid }. У вас { $score } победных очков: поставьте больше или спасуйте.
prompt-bid-ones = Ставка от { $tens }: какая последняя цифра?
prompt-bid-now = Высшая ставка { $bid }: { $name }.
prompt-bid-none = Ставок ещё нет.
prompt-pick-title = Выберите жетон территории
prompt-pick = { $paid ->
    [0] Он достаётся вам бесплатно.
   *[other] Уплачено победных очков: { $paid }.
  } Вулкан сразу начнёт подсчёт.
prompt-other = Ходит { $name }
prompt-other-detail = Осталось { $ap } из 10 ОД.
prompt-other-scoring = Вулкан! Ходит { $name }, затем подсчёт
prompt-other-final = Последний ход: { $name }
prompt-other-lays = { $name } выкладывает жетон
prompt-other-lays-detail = На руках: { $tile }.
prompt-other-bids = Торгуется { $name }
prompt-other-picks = { $name } выбирает жетон
prompt-over-title = Экспедиции завершены
prompt-over = { $n ->
    [1] Лучший археолог Тикаля
   *[other] Лучшие археологи Тикаля
  } — { $names }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
  }.
confirm-end = Завершить ход
confirm-find = Открыть сокровище
confirm-bid = Поставить { $amount }
confirm-pass = Спасовать
confirm-over = Завершить игру

### Действия

choice-lay = Выложить жетон ({ $tile }) → { $at }
choice-lay-turned = поворот на { $turn }/6
choice-enter = { $kind ->
    [leader] Лидер экспедиции
   *[worker] Новый исследователь
  } — в базовый лагерь ({ $at }), { $cost } ОД
choice-recruit = { $kind ->
    [leader] Лидер экспедиции
   *[worker] Новый исследователь
  } — { $where } ({ $at }), { $cost } ОД
choice-move = { $piece } ({ $start }) { $where } ({ $at }), { $cost } ОД
choice-way-straight = напрямик
choice-way-secret = тайной тропой
choice-takes = пирамида { $value } станет вашей
choice-ties = пирамида { $value } не достанется никому
choice-uncover = Изучить ступень { $next } ({ $at }), 2 ОД
choice-uncover-note = { $whose ->
    [mine] пирамида под вашим контролем
    [other] пирамида под чужим контролем
   *[nobody] пирамида пока ничья
  }
choice-dig = Обнаружить сокровище ({ $at }), 3 ОД
choice-dig-note = { $left ->
    [one] в развалинах { $left } сокровище
    [few] в развалинах { $left } сокровища
   *[many] в развалинах { $left } сокровищ
  }
choice-exchange = { $other }: взять { $take }, отдать { $give }, 3 ОД
choice-exchange-note = { $sum ->
    [0] в подсчёте ничего не меняет
   *[other] при каждом подсчёте: вам +{ $mine }, сопернику +{ $theirs }
  }
choice-camp = Основать палаточный лагерь { $where } ({ $at }), 5 ОД
choice-camp-note = сюда ведёт тайная тропа за 1 ОД
choice-guard = { $piece ->
    [leader] Лидер
   *[worker] Исследователь
  } — смотритель пирамиды { $value } ({ $at }), 5 ОД
choice-guard-note = { $leader ->
    [yes] ваша до конца игры; { $leaving ->
        [0] лидер покинет игру
        [one] лидер и { $leaving } исследователь покинут игру
        [few] лидер и { $leaving } исследователя покинут игру
       *[many] лидер и { $leaving } исследователей покинут игру
      }
   *[no] { $leaving ->
        [0] пирамида ваша до конца игры
        [one] ваша до конца игры; { $leaving } исследователь покинет игру
        [few] ваша до конца игры; { $leaving } исследователя покинут игру
       *[many] ваша до конца игры; { $leaving } исследователей покинут игру
      }
  }
choice-end = Завершить ход
choice-end-lost = { $ap ->
    [one] сгорит { $ap } ОД
    [few] сгорят { $ap } ОД
   *[many] сгорит { $ap } ОД
  }
choice-bid = Ставка { $amount }
choice-bid-note = останется { $left }
choice-pass = Пас
choice-pick = Взять жетон: { $tile }

### Журнал

log-first = { $name } начинает игру
log-turn = Жетон { $n } · { $name }
log-drew = { $name } открывает жетон: { $tile }, блок { $letter }
log-offer = На торгах: { $tiles }
log-volcano = { $name } открывает вулкан: каждый получает 10 ОД и считает очки
log-discarded = Жетон ({ $tile }) некуда положить, он возвращён в коробку
log-laid = { $kind ->
    [temple] { $name } находит в джунглях пирамиду { $value } ({ $at })
    [ruins] { $name } натыкается на развалины ({ $at }): сокровищ { $value }
    [volcano] { $name } выкладывает вулкан ({ $at }): дороги здесь больше нет
   *[clearing] { $name } открывает поляну ({ $at })
  }
log-recruited = { $piece ->
    [leader] { $name }: лидер экспедиции { $where } ({ $at })
   *[worker] { $name }: новый исследователь { $where } ({ $at })
  }
log-travelled = { $piece ->
    [leader] { $name }: лидер уходит тайной тропой { $where } ({ $at }), 1 ОД
   *[worker] { $name }: исследователь уходит тайной тропой { $where } ({ $at }), 1 ОД
  }
log-walked = { $piece ->
    [leader] { $name }: лидер идёт { $where } ({ $at }), { $cost } ОД
   *[worker] { $name }: исследователь идёт { $where } ({ $at }), { $cost } ОД
  }
log-taken = { $name } отнимает пирамиду { $value } ({ $at }), прежний хозяин — { $other }
log-tied = { $name } уравнивает силы у пирамиды { $value } ({ $at }), теперь она ничья
log-ceded = { $name } уходит от пирамиды { $value } ({ $at }), новый хозяин — { $other }
log-uncovered = { $name } изучает ступень пирамиды ({ $at }): { $value } → { $next }
log-digs = { $name } копает в развалинах ({ $at })
log-found = { $name } достаёт { $treasure }{ $held ->
    [2] { "" }, это уже пара: коллекция растёт
    [3] { "" }, и коллекция собрана целиком
   *[other] { "" }
  }
log-exchanged = { $name } меняется сокровищами ({ $other }): отдаёт { $give }, берёт { $take }
log-camped = { $name } основывает палаточный лагерь { $where } ({ $at })
log-guarded = { $name } ставит смотрителя на пирамиду { $value } ({ $at }){ $leader ->
    [yes] { $leaving ->
        [0] , лидер покидает игру
        [one] , лидер и { $leaving } исследователь покидают игру
        [few] , лидер и { $leaving } исследователя покидают игру
       *[many] , лидер и { $leaving } исследователей покидают игру
      }
   *[no] { $leaving ->
        [0] { "" }
        [one] , { $leaving } исследователь покидает игру
        [few] , { $leaving } исследователя покидают игру
       *[many] , { $leaving } исследователей покидают игру
      }
  }
log-rest = { $name }: не потрачено { $ap } ОД
log-bid = { $name } ставит { $amount }
log-pass = { $name } пасует
log-pass-forced = { $name } пасует: поставить больше нечего
log-won = { $name } выигрывает торги за { $amount }
log-won-free = { $name } получает жетон бесплатно
log-picked = { $name } берёт жетон: { $tile }
log-totems = Тотемы снова лицом вверх
log-tally = { $name } при подсчёте получает +{ $total } ({ $treasures ->
    [0] за пирамиды
   *[other] пирамиды { $temples }, сокровища { $treasures }
  })
scene-tally-temples = { $n ->
    [0] Ни одна пирамида не ваша: за пирамиды ничего.
   *[other] Пирамиды <b>+{ $points }</b>: { $each }
  }
scene-tally-treasures = { $n ->
    [0] Сокровищ у вас пока нет.
   *[other] Сокровища <b>+{ $points }</b>: { $each }
  }
scene-tally-set = { $treasure } ×{ $held } +{ $points }
log-final = Последние ходы и итоговый подсчёт
log-over = Экспедиции завершены
log-winner = { $n ->
    [1] Лучший археолог Тикаля
   *[other] Лучшие археологи Тикаля
  } — { $names }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
  }
log-tie = { $by ->
    [temple] При равенстве решила пирамида { $temple }
    [treasures] При равенстве решили сокровища
   *[both] При равенстве решили пирамида { $temple } и сокровища
  }

### Итог

# The course of the game: a point for each tile, and one for the last turns
standing-title = Очки вместе с тем, что дал бы подсчёт
lap = { $n ->
    [37] Последний подсчёт
   *[other] Жетон { $n }
  }

part-start = Стартовый капитал
part-temples = Пирамиды по преимуществу
part-guards = Пирамиды со смотрителями
part-treasures = Сокровища
part-bids = Уплачено на торгах
rank-tie = При равенстве: высшая пирамида { $temple }, сокровищ { $treasures }

### Почему подсказан этот ход

hint-gain = По оценке, «{ $mine }» к концу игры принесёт на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  } больше, чем «{ $other }».
reason-lay = { $farther ->
    [yes] Вам сюда { $mine } ОД, соперникам 10 ОД не хватит.
   *[no] Вам сюда { $mine } ОД, ближайшему сопернику { $other }.
  }
reason-lay-far = Подальше от всех: спешить сюда никто не станет.
reason-lay-volcano = Вулкан закроет дорогу там, где она вам не нужна.
reason-move-lead = Пирамида { $value }: ваше преимущество станет +{ $margin }.
reason-move-temple = К пирамиде { $value }: сила { $have }, для контроля нужно { $need }.
reason-move-ruins = К развалинам: там сокровищ ещё { $left }.
reason-move = Ближе к тому, что приносит очки.
reason-uncover = { $mine ->
    [yes] Пирамида ваша и станет дороже: { $next }. Подсчётов впереди: { $rounds }.
   *[no] Пирамида вырастет до { $next }; остаётся взять контроль.
  }
reason-dig = Шанс собрать пару или тройку: { $percent } %, и в любом случае очко.
reason-exchange = { choice-exchange-note }. Отказать вам нельзя.
reason-camp = Отсюда экспедиция выходит за 1 ОД до конца игры.
reason-guard = { $points } в каждом подсчёте, и пирамиду уже не отнять. Подсчётов впереди: { $rounds }.
reason-end = На оставшиеся ОД ничего лучше нет.
reason-bid = Ход и выбор жетона этого стоят; останется { $left }.
reason-pass = Дороже этот ход не стоит.
reason-pick = Лучший жетон из открытых.

### Отказы

refusal-E_WRONG_PHASE = { $phase ->
    [lay] Сначала выложите жетон: действия будут после него.
    [bid] Сейчас торги: назовите ставку или спасуйте.
    [pick] Сначала выберите жетон из выставленных на торги.
   *[other] Сейчас это сделать нельзя.
  }
refusal-E_NOT_YOUR_TURN = Сейчас ход другого игрока.
refusal-E_BAD_REQUEST = Такого действия нет.
refusal-E_NO_SUCH_SEAT = За столом { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
  }: такого места нет.
refusal-E_NOT_ON_TOP = Сверху стопки жетоны блока { $letter }.
refusal-E_NOT_IN_STACK = Этого жетона больше нет в стопке: { $tile }.
refusal-E_NONE_BURIED = Все три таких сокровища уже найдены.
refusal-E_OFF_BOARD = Такой клетки на поле нет.
refusal-E_CELL_OCCUPIED = Клетка { $cell } уже разведана.
refusal-E_NOT_ADJACENT = Клетка { $cell } не граничит с разведанной местностью.
refusal-E_NO_PATH = Так жетон не связан дорогой: хотя бы один камень должен вести с клетки { $cell } к соседней (вулкан не в счёт).
refusal-E_NOT_YOUR_CAMP = До клетки { $cell } не добраться: экспедиция выходит из базового или своего палаточного лагеря, а на путь оттуда не хватает ОД или дороги нет.
refusal-E_NO_RESERVE = { $piece ->
    [leader] Лидера экспедиции нет в запасе.
   *[worker] В запасе не осталось исследователей.
  }
refusal-ASKED_STACK = Стопка жетонов территорий: сверху блок с первой буквой. Осталось по буквам: { $left }.
refusal-ASKED_LEVELS = Ступени пирамид, которые ещё можно изучить, по цифрам: { $left }.
refusal-ASKED_RESERVE = Запас экспедиции: отсюда исследователи и лидер выходят в лагерь за 1 ОД.
refusal-ASKED_CAMP = Палаточные лагеря в запасе. Чтобы основать лагерь (5 ОД), нажмите на поляну, где стоит ваш исследователь.
refusal-ASKED_GUARD = Столько смотрителей ещё можно назначить (5 ОД): значок появится у пирамиды, где у вас преимущество.
refusal-E_SAME_CAMP = Это тот же самый лагерь ({ $cell }).
refusal-E_NO_PIECE = { $piece ->
    [leader] На клетке { $cell } нет вашего лидера.
   *[worker] На клетке { $cell } нет вашего исследователя.
  }
refusal-E_VOLCANO = Вулкан непроходим ({ $cell }).
refusal-E_NO_ROAD = С клетки { $cell } на клетку { $to } нет дороги: между ними ни одного камня.
refusal-E_NO_AP = Не хватает { $missing } ОД: нужно { $need }, осталось { $have }.
refusal-E_NOT_TEMPLE = На клетке { $cell } нет пирамиды.
refusal-E_GUARDED = На пирамиде ({ $cell }) стоит смотритель: она изучена до конца.
refusal-E_LIMIT = Больше { $most } за ход здесь нельзя ({ $cell }).
refusal-E_MEMBERS = На клетке { $cell } нужно ваших исследователей: { $need }, стоит { $have }.
refusal-E_NO_LEVEL = Ступеней с цифрой { $level } не осталось: пирамида ({ $cell }) закончена.
refusal-E_NOT_RUINS = На клетке { $cell } нет развалин.
refusal-E_EMPTY_RUINS = Сокровищ здесь больше нет ({ $cell }).
refusal-E_OWN_NOT_SINGLE = Менять можно только одиночные сокровища. { $named }: у вас { $have }.
refusal-E_THEIR_NOT_SINGLE = Менять можно только одиночные сокровища. { $named }: у соперника { $have }.
refusal-E_SAME_KIND = Менять одинаковые сокровища незачем ({ $kind }).
refusal-E_NOT_CLEARING = Лагерь ставят на поляне или в развалинах без сокровищ, а не здесь ({ $cell }).
refusal-E_CAMP_EXISTS = На клетке { $cell } уже есть палаточный лагерь.
refusal-E_NO_CAMP_LEFT = Оба ваших лагеря уже стоят: больше { $most } нельзя.
refusal-E_NO_GUARD_LEFT = Вы уже назначили смотрителей: больше { $most } нельзя.
refusal-E_NO_MAJORITY = Нет преимущества ({ $cell }): ваша сила { $have }, нужно { $need }.
refusal-E_BID_LOW = Ставка { $bid } мала: нужно хотя бы { $least }.
refusal-E_BID_CAP = Ставка { $bid } больше вашего счёта: у вас { $have }.
refusal-E_NO_TILE = Этого жетона нет на торгах: { $tile }.
