# Тобаго: подсказки снизу и действия.

### Подсказка снизу: что сделать, чего это стоит, что останется

prompt-turn-title = { $can ->
    [both] Ваш ход: ключ или вездеход
    [clue] Ваш ход: можно сыграть ключ
    [swap] Ваш ход: вездеход или обмен ключей
    [drive] Ваш ход: вездеход
   *[none] Ни ключа, ни шага не осталось
  }
prompt-turn = { $why ->
    [fits] Выберите карту-ключ{ $can ->
        [both] { " " }или вездеход: до 3 шагов.
       *[other] . Шаги закончились, когда вы выкопали клад.
      }
    [roses] Роз ветров не осталось, ключ сыграть нельзя.{ $can ->
        [none] { " " }Завершите ход.
       *[other] { " " }Выберите вездеход: до 3 шагов.
      }
   *[none] Ни один ваш ключ сейчас не подходит.{ $can ->
        [none] { " " }Завершите ход.
       *[other] { " " }Выберите вездеход: до 3 шагов.
      }
  }
prompt-found-title = Под вездеходом { $treasure }
prompt-found = Выкопать его можно бесплатно{ $lost ->
    [yes] , но оставшиеся шаги сгорят
   *[no] { "" }
  }. Отменить это будет нельзя.
prompt-moving-title = Вездеход: ещё { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
prompt-moving = { $amulet ->
    [yes] Число — шаги туда; зачёркнутый амулет останется лежать.
   *[no] Число на участке — сколько до него шагов.
  }
prompt-amulet = Под вездеходом амулет: возьмите его, это бесплатно.
prompt-done-title = Главное действие сделано
prompt-done = { $n ->
    [0] Завершите ход.
   *[other] Можно пустить в ход амулет или завершить ход.
  }
ask-map = «{ $clue }»: на какую карту?
ask-where = Куда ехать? { $n ->
    [one] { $n } шаг.
   *[other] До { $n } шагов.
  }{ $amulet ->
    [yes] { " " }Значок амулета — взять его, зачёркнутый — оставить.
   *[no] { "" }
  }
ask-power = Что сделает амулет? У вас { $n }
ask-remove = С какого участка снять маркер?
ask-clue = Потратить амулет на ключ: какой?
ask-leg = Потратить амулет на шаг: куда?
ask-exchange = Потратить амулет и сменить все ключи?
ask-double = На какой из ваших ключей добавить розу?
ask-swap = Розы какого ключа поменять местами?
prompt-swap-title = С какими розами поменять?
prompt-swap = Розы ключа «{ $clue }» уйдут на выбранный ключ той же карты.
prompt-start-title = Новые поиски: { $map }
prompt-start = Положите первый ключ из руки со своей розой. Хода это не тратит.
prompt-place-title = { $kind ->
    [statue] Поставьте статую
    [hut] Поставьте хижину
   *[palm] Поставьте пальму
  }
prompt-place = { $kind ->
    [statue] Не у океана; между статуями не меньше { $spacing } участков.
    [hut] Между хижинами не меньше { $spacing } участков.
   *[palm] Между пальмами не меньше { $spacing } участков.
  }
prompt-face-title = Куда смотрит статуя?
prompt-face = Выберите соседний участок: амулеты появятся там, где взгляд встретит океан.
prompt-vehicle-title = Поставьте вездеход
prompt-vehicle = На любой участок: удобно на стыке ландшафтов.
prompt-put-title = «{ $clue }»: какую карту начать?
prompt-put = Пустые карты пока равны, выберите любую. На ключ ляжет ваша роза ветров: первая доля.
prompt-hoard-title = Делёжка: { $treasure }
prompt-hoard = Каждый смотрит свои карты, потом их перемешивают. Отменить будет нельзя.
prompt-next-title = Ответ дан
prompt-turning = Откроют следующую карту; после этого ответ не отменить.
prompt-offer-title = { $again ->
    [yes] Снова вам: забрать
   *[no] Забрать
  } { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }?
prompt-offer = Ещё { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[many] { $left } карт
  } лицом вниз, в среднем { $worth } монеты. За карту уйдёт одна роза.
prompt-offer-last = Других карт в кладе нет.
prompt-offered-title = Предложено: { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
prompt-offered = Дальше отвечает { $name }.
prompt-draw-title = { $n ->
    [one] Вы возьмёте { $n } ключ
    [few] Вы возьмёте { $n } ключа
   *[many] Вы возьмёте { $n } ключей
  }
prompt-draw = Откроется новая карта; после этого ничего не отменить.
prompt-exchanged = Новые карты откроются вам, и ход закончится; после этого ничего не отменить.
prompt-started-title = Новые поиски начаты
prompt-chance-title = Дальше решает случай
prompt-chance = Подтвердите; после этого ничего не отменить.
prompt-other-turn = Ходит { $name }
prompt-other-start = { $name } начинает новую карту
prompt-other-setup = { $name } готовит игру
prompt-others-first = Готовятся по очереди, по часовой стрелке.
prompt-other = Укажите на свой ключ: карты покажут, сколько мест он оставил бы.
prompt-over-title = Игра окончена
prompt-over = Больше всех золота — { $names }: { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }.
confirm-end = Закончить игру
confirm-draw = Взять ключ
confirm-exchange = Сменить ключи
confirm-start = Начать поиски
confirm-raise = Выкопать клад
confirm-answer = Подтвердить ответ
confirm-setup = Подтвердить
confirm-turn = Завершить ход

### Действия

choice-play = «{ $clue }» — { $map }: { $n } → { $left }
choice-play-double = «{ $clue }» с двумя розами — { $map }: { $n } → { $left }
choice-drive = Ехать: { $terrain } ({ $place }), { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
choice-leave = Ехать к амулету: { $terrain } ({ $place }), { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }
choice-collect = Взять амулет
choice-amulet-leg = Потратить амулет на шаг: { $terrain } ({ $place })
choice-exchange = Сменить ключи
choice-exchange-note = { $whole ->
    [yes] это весь ход
   *[no] вместо ключа и движения
  }
choice-amulet-exchange = Потратить амулет и сменить все ключи
choice-raise = Выкопать { $treasure }
choice-raise-note = в Делёжке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
choice-remove = Снять маркер: { $map }, { $terrain } ({ $place })
choice-double = Вторая роза на «{ $clue }»
choice-swap = Поменять розы ключа «{ $clue }»
choice-with = Поменять с розами ключа «{ $clue }»
choice-end = Завершить ход
choice-place = { $what }: { $terrain } ({ $place })
choice-face = Взгляд: { $way }
choice-put = Начать: { $map }, останется { $left ->
    [one] { $left } участок
    [few] { $left } участка
   *[many] { $left } участков
  }
choice-start = «{ $clue }» — { $map }: останется { $left ->
    [one] { $left } участок
    [few] { $left } участка
   *[many] { $left } участков
  }
note-amulet = стоит один амулет
note-amulets = { $n ->
    [one] стоит { $n } амулет
    [few] стоит { $n } амулета
   *[many] стоит { $n } амулетов
  }
note-amulet-left = стоит один амулет; останется { $left ->
    [one] { $left } участок
    [few] { $left } участка
   *[many] { $left } участков
  }
note-locates = { $treasure } будет найден
note-takes = { $n ->
    [one] и { $n } амулет ваш
    [few] и { $n } амулета ваши
   *[many] и { $n } амулетов ваши
  }
note-left = амулет останется лежать
note-free = бесплатно
