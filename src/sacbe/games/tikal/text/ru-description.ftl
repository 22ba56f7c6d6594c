# Тикаль: позиция словами.

told-grid = Клетки: столбцы a–h с запада на восток, ряды 1–5 сверху вниз; столбцы b, d, f, h на полклетки ниже. В записи a5 — это c0r4, b1 — c1r0. Стороны по часовой стрелке: N (вверх), NE, SE, S, SW, NW. Дороги: сторона, сосед, ОД; джунгли: сторона, клетка, свои камни на этом краю
told-tile = { $place } (жетон { $tile }, поворот { $turn }/6)
told-roads = Дороги: { $each }
told-jungle = Джунгли: { $each }
told-site = Сокровищ осталось: { $n }
told-guard = смотритель ({ $piece })
told-newest = Это новейший жетон
told-player = { $name }: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
  }. { $sources }. По подсчётам: { $given }
told-worth = Подсчёт сейчас: +{ $n }
told-camps = Палаточные лагеря по порядку: { $camps }
told-gone = Исследователей покинуло игру: { $n }{ $leader ->
    [gone] , и лидер
    [guard] ; лидер стал смотрителем
   *[map] { "" }
  }
told-treasures = Сокровища: { $treasures }
told-stack = Жетонов в стопке: { $n }. Следующим выйдет один из: { $top }. Под ними: { $later }
told-discarded = Никуда не подошли: { $tiles }
told-levels = Ступени в запасе, цифра × сколько: { $each }
told-buried = Сокровища, которых ещё не нашли: { $each }
told-turn = Ход: { $name }, осталось ОД: { $ap }
told-drawn = Жетон в руке: { $tile }; камни по сторонам, пока его не повернули
told-digging = Сокровище достают на { $at }
told-queue = В этом подсчёте, первым тот, кто ходит: { $names }
told-holder = Вулкан отложил { $name }
told-offer = На торгах: { $tiles }
told-totems = Тотем лицом вверх, ход в этом раунде впереди: { $names }
told-passed = Спасовали: { $names }. Первым: { $first }
