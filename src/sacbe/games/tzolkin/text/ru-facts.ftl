# Цолькин: «что это?» — что верно сейчас о том, что нарисовано.

fact-today = Сегодня день { $day } из { $days }
fact-late = День { $day }, последний
fact-circle = { headline-over }
fact-days-left = Дней до Дня еды: { $n }
fact-day-today = Это сегодня
fact-day-ahead = Дней до него: { $n }
fact-day-past = Уже прошёл
fact-food-past = Уже прошёл
fact-pot = На зубцах { $corn }
fact-marker = Маркер первого игрока: { $mine ->
    [yes] у вас
   *[no] { $name }
  }
fact-will-be = Наступит день { $day }
fact-board = { $mine ->
    [yes] Ваш планшет
   *[no] Планшет игрока { $name }
  }: { $side ->
    [light] светлая сторона
   *[dark] тёмная сторона
  }
fact-age = Сейчас эпоха { $age } из 2
fact-bill = { $mine ->
    [yes] Вам нужно { $need }, есть { $have }
   *[no] { $name }: нужно { $need }, есть { $have }
  }
fact-hungry = Останется голодных: { $n }, это { $points }
fact-mouths = Кормить рабочих: { $n }, по { $each } маиса; даром сыты: { $fed }
fact-income = { $mine ->
    [yes] Храмы дали бы вам: { $what }
   *[no] Храмы дали бы игроку { $name }: { $what }
  }
fact-riders = Рабочих на шестерёнке: { $n }
fact-next-space = Следующий рабочий встанет на ячейку { $number }, цена { $corn }
fact-gear-full = Свободных ячеек нет
fact-free = Свободна
fact-stands = Занята: { $name }
fact-neutral-stands = Занята нейтральным рабочим
fact-not-lowest = Сейчас сюда не встать: свободна ячейка { $number }
fact-place-price = Цена сейчас: { $corn }
fact-mercy = Цена { $corn }, но боги прощают: хватит всего вашего маиса
fact-arrivals = { $mine ->
    [yes] Ваши рабочие будут здесь через (дней): { $days }
   *[no] { $name } будет здесь через (дней): { $days }
  }
fact-gives = { $mine ->
    [yes] Действие для вас сейчас — { $what }
   *[no] Действие для игрока { $name } сейчас — { $what }
  }
fact-field-gives = { $mine ->
    [yes] Вам с технологиями: { $what }
   *[no] Игроку { $name } с технологиями: { $what }
  }
fact-added = Технологии добавляют: { $what }
fact-tiles = Жетонов осталось: открытых маиса { $corn }{ $number ->
    [2] { "" }
   *[other] , древесины { $wood }
  }
fact-laid = Череп уже выложен: { $name }. Больше это действие не выполнить
fact-able = Действие { $mine ->
    [yes] вам
   *[no] игроку { $name }
  } сейчас { $able ->
    [yes] по средствам
   *[no] не по средствам
  }
fact-way = { $way }
fact-left = Осталось: { $n }
fact-covered = И под деревом: { $n }
fact-rides = Стоит: { $space }
fact-rides-hidden = { $gear }, ячейка без номера: сюда никого не выставить
fact-picked-up = Если забрать сейчас — { $what }
fact-rides-off = Сойдёт без действия через (дней): { $n }
fact-step-of = { $mine ->
    [yes] Вы
   *[no] { $name }
  }: ступень { $step } из { $top }, { $points }
fact-highest = Выше всех сейчас: { $names }, { $n ->
    [1] бонус { $points }
   *[other] каждому { $points }
  }
fact-step-points = В конце эпохи: { $points }
fact-step-good = В середине эпохи: { $what } тем, кто здесь или выше
fact-step-here = Здесь: { $names }
fact-nobody-here = Сейчас здесь никого
fact-level-of = { $mine ->
    [yes] Ваш уровень: { $level }
   *[no] { $name }: уровень { $level }
  }
fact-next-level = { $mine ->
    [yes] Вам
   *[no] Игроку { $name }
  } { $top ->
    [yes] следующий бонус
   *[no] следующий уровень
  } сейчас: { $price }
fact-your-next = { $mine ->
    [yes] { $top ->
        [yes] Это ваше следующее развитие
       *[no] Это ваш следующий уровень
      }
   *[no] Следующее развитие: { $name }
  }{ $free ->
    [yes] , сейчас бесплатно (0)
   *[no] { "" }
  }
fact-level-price = Цена: { $price }
fact-level-held = Уже есть: { $names }
fact-nobody-yet = Пока ни у кого
fact-on-display = На поле: { $n }
fact-deck = В стопке осталось: { $n }
fact-price = Цена: { $price }
fact-owned = Построено: { $name }
fact-building-gives = { $mine ->
    [yes] Эффект для вас: { $what }
   *[no] Эффект для игрока { $name }: { $what }
  }
fact-uxmal = В Ушмале 4: { $corn }
fact-enough = { $mine ->
    [yes] Вам сейчас на это хватает
   *[no] { $name }: на это хватает
  }
fact-wanting = { $mine ->
    [yes] Вам не хватает: { $what }
   *[no] { $name }, не хватает: { $what }
  }{ $saved ->
    [yes] ; один ресурс сбережёт архитектура
   *[no] { "" }
  }
fact-monuments = На поле: { $shown }, построено: { $built }
fact-twice = Очки ступеней считаются 2 раза: в конце эпохи и за дворец
fact-raised = Построен: { $name }, сейчас { $points }
fact-worth = { $mine ->
    [yes] Сейчас вам принёс бы { $points }
   *[no] Сейчас игроку { $name } принёс бы { $points }
  }
fact-have = { $mine ->
    [yes] У вас { $what }
   *[no] { $name }: { $what }
  }
fact-skulls = В запасе { $n } из { $all }
fact-skulls-out = У игроков { $held }, в Чичен-Ице { $laid } из { $ovals }
fact-wealth-gives = Даёт: { $what }
fact-wealth-kept = { $mine ->
    [yes] Вы его оставили
   *[no] Оставлен: { $name }
  }
fact-at-hand = Доступно { $n } из { $all }
fact-on-gears = На шестерёнках: { $n }
fact-on-first = Один — на ячейке первого игрока
fact-in-supply = В запасе: { $n }
fact-worth-at-end = В конце игры это { $points }
fact-place = Ходит в раунде { $n }-м
fact-score = Сейчас { $points }
fact-from = { $source }: { $points }
fact-status = Сейчас: { $status }
fact-waits = Сейчас ждёт
fact-count = Всего: { $n }
fact-copies = { $n ->
    [1] { $name }
   *[other] { $name } × { $n }
  }
fact-monument-now = { $name }: сейчас { $points }
