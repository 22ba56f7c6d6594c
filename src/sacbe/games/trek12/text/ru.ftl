# Археологический TREK12: все слова, которые читает человек.

### Игра и её настройки

game-name = Археологический TREK12
game-blurb = Два кубика на всех и девятнадцать ячеек скелета у каждого. Впишите числа так, чтобы соседние дали ровно 9, обведите их и тяните кости из мешочка. Впятером и вшестером костей в мешочке часто не хватает.
typical-score = обычно около { $n ->
    [one] { $n } очка
   *[other] { $n } очков
  }
alone-note = Соперников нет, считаются ваши очки: меньше 10 — Студент, от 10 — Землекоп, от 20 — Археолог, от 30 — Профессор, от 37 — Археолог года. Скелет достаётся за две кости его цвета.
option-solo = Одиночная партия
option-solo-false = нет
option-solo-true = да, на звание
option-chief = Первый Главный археолог
    .about = Кто бросает кубики в первом раунде и копает первым: решит жребий, или назначьте сами.
option-chief-random = по жребию
option-chief-seat = место { $seat }

### Имена вещей

cell-A1 = морда
cell-A2 = череп
cell-B1 = челюсть
cell-B2 = горло
cell-C1 = шея
cell-C2 = плечо
cell-C3 = спина
cell-C4 = круп
cell-D1 = грудина
cell-D2 = передние рёбра
cell-D3 = задние рёбра
cell-D4 = таз
cell-E1 = локоть
cell-E2 = живот
cell-E3 = бедро
cell-E4 = основание хвоста
cell-E5 = кончик хвоста
cell-F1 = передняя лапа
cell-F2 = задняя лапа

operation-yellow = Жёлтый
operation-red = Красный
operation-difference = Разница
operation-sum = Сумма

special-red = только результат красного кубика
special-yellow = только результат жёлтого кубика
special-sum = только результат сложения

species-green = Диплодок
species-blue = Трицератопс
species-purple = Стегозавр
species-orange = Тираннозавр

bone-green = зелёная кость { $value }
bone-blue = синяя кость { $value }
bone-purple = пурпурная кость { $value }
bone-orange = оранжевая кость { $value }


### Поле

board-label = Лист Раскопок
dock-label = Операции
board-chief = Главный
board-chief-you = Главный — вы
race-title = Чей будет скелет
race-over = Чей скелет
race-you = вы
race-tie = ничья: { $n }
race-nobody = пока никто
race-gathering = ещё не собран
race-unclaimed = никому
race-mine = у вас { $n }{ $tie ->
    [yes] , дороже
   *[no] { "" }
  }
race-others = у других { $n }{ $tie ->
    [yes] , дороже
   *[no] { "" }
  }
race-solo = у вас { $n }, нужно 2
finds-mine = Мои находки
finds-other = Находки: { $name }
finds-none = Пока пусто
finds-total = { $points } − штраф { $lost } = { $total }
callout-bones = { $draw ->
    [0] мешочек пуст
   *[other] { $sure ->
        [yes] { closes-bones }
       *[no] до { $draw }, себе до { $keep }
      }
  }
tray-draw = { $who ->
    [me] Из мешочка: { $n }, себе { $k }
   *[other] { $name } тянет { $n }, себе { $k }
  }
tray-keep = { $who ->
    [me] Оставьте { $k } из { $n }
   *[other] { $name } оставляет { $k } из { $n }
  }
final-title = Итог раскопок
final-note = кости + скелеты − штраф
ranks-title = Звания
spot-cell = { $name }: { $kind ->
    [filled] { $number }{ $inside ->
        [yes] , в Области раскопок
       *[no] { "" }
      }
    [red] Особая ячейка, только результат красного кубика
    [yellow] Особая ячейка, только результат жёлтого кубика
    [sum] Особая ячейка, только результат сложения
   *[empty] пустая ячейка
  }
spot-operation = { $name }: { $result }, { $left ->
    [0] свободных клеток нет
    [one] свободна { $left } клетка
    [few] свободны { $left } клетки
   *[many] свободно { $left } клеток
  }
small-sheet = Лист Раскопок, { $name }
spot-chief = Главный археолог: { $mine ->
    [yes] вы
   *[no] { $name }
  }
spot-bag = Костей в мешочке: { $n }
spot-skeleton = { $species }, { $value } { $value ->
    [one] очко
    [few] очка
   *[many] очков
  }. { $taken ->
    [yes] Впереди { $name }.
   *[no] Пока ничей.
  } Костей у игроков: { $held }
lens-ranks = Звания
lens-ranks-about = Звания одиночной игры: сколько очков нужно для каждого и какое ваше сейчас
lens-others = Чужие листы
lens-others-about = Листы остальных крупно: числа, области, кости
lens-odds-total-short = Девятка: { $percent } %
lens-nine = Что закроет 9
lens-nine-about = Какие числа в каких ячейках сложатся с соседними ровно в 9
lens-odds = Шансы
lens-odds-about = Насколько вероятно закрыть девятку следующим броском
lens-odds-total = Девятка следующим броском: { $percent } %
lens-odds-none = Бросков больше не будет

### Верхняя строка и панели

headline-round = Раунд { $round } из { $rounds }
headline-chief = Главный археолог: { $name }
headline-bag = В мешочке { $n } из 36
chip-chief = Главный археолог
chip-bones = { $colour ->
    [green] Кости диплодока
    [blue] Кости трицератопса
    [purple] Кости стегозавра
   *[orange] Кости тираннозавра
  }: { $n }, очков { $points }
status-thinks = выбирает
status-written = вписано
status-digs = копает
status-keeps = отбирает кости
status-winner = Археолог года

### Подсказка снизу: что сделать, чего это стоит, что останется

prompt-roll-title = Раунд { $round }
prompt-roll = { $mine ->
    [yes] Кубики бросаете вы, Главный археолог. Вернуться назад будет нельзя.
   *[no] Кубики бросает Главный археолог { $chief }. Вернуться назад будет нельзя.
  }
prompt-chief = Жребий назовёт первого Главного археолога.
prompt-write-title = Выберите операцию и ячейку
prompt-where = Куда вписать { $number }?
prompt-what = Что вписать? Ячейка: { $cell }
prompt-write = { $left ->
    [1] Последний раунд.
   *[other] { $first ->
        [yes] Первый результат — в любую ячейку.
       *[no] Ячейка должна прилегать к заполненной.
      }
  } Операция потратит одну клетку.
prompt-write-watch = Кубики { $yellow } и { $red }: археологи вписывают результаты
prompt-written-title = { $operation } { $number } → { $cell }
prompt-written-closes = Девятка закроется: { $bones }.
prompt-written = Листы откроются все разом.
prompt-waiting = Ещё выбирают: { $names }.
prompt-dig-one = Обвести девятку{ $cells ->
    [1] { "" }
   *[other] { " " }{ $sum }
  }?
prompt-dig-more = Уже 9. Обведите или добавьте нули: { $bag ->
    [full] за каждый тянете и оставляете на кость больше.
    [short] в мешочке осталось мало костей.
   *[empty] мешочек пуст, костей не будет, но числа не попадут в штраф.
  }
prompt-dig-title = Какие ячейки обвести?
prompt-dig = { $areas ->
    [one] Подходит { $areas } область
    [few] Подходят { $areas } области
   *[many] Подходит { $areas } областей
  }, выбрано { $sum } из 9. Укажите, какая ещё ячейка войдёт.
prompt-draw-title = Обведено: { $sum }
prompt-draw = Вы берёте из мешочка { $draw ->
    [one] { $draw } кость
    [few] { $draw } кости
   *[many] { $draw } костей
  }, себе оставите { $keep }. После этого ничего не отменить.
prompt-keep-title = { $k ->
    [one] Оставьте себе { $k } кость
    [few] Оставьте себе { $k } кости
   *[many] Оставьте себе { $k } костей
  }
prompt-keep = На выбор { $n }; { $back ->
    [one] { $back } вернётся в мешочек.
    [few] { $back } вернутся в мешочек.
   *[many] { $back } вернутся в мешочек.
  }
prompt-other-digs = Копает { $name }
prompt-other-digs-detail = Раскопки идут по часовой стрелке от Главного археолога.
prompt-other-keeps = { $name } оставляет себе { $k ->
    [one] { $k } кость
    [few] { $k } кости
   *[many] { $k } костей
  }
prompt-other-keeps-detail = На выбор { $n }; остальное вернётся в мешочек.
prompt-over-title = Раскопки завершены
prompt-over = { $n ->
    [one] Археолог года
   *[other] Археологи года
  } — { $names }: { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
  }.
prompt-over-solo = { $rank }: { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
  }.
confirm-write = Вписать { $number }
confirm-draw = { $draw ->
    [one] Тянуть { $draw } кость
    [few] Тянуть { $draw } кости
   *[many] Тянуть { $draw } костей
  }
confirm-pass = Передать ход
confirm-round = Закончить раунд
confirm-end = Завершить раскопки

### Действия

# Сколько костей даст девятка; пока другие не копали, при почти пустом мешочке точно не скажешь.
closes-bones = { $sure ->
    [yes] { "" }
   *[no] { "до " }
  }{ $draw ->
    [0] мешочек пуст, но числа не попадут в штраф
    [one] { $draw } { $sure ->
        [yes] кость
       *[no] кости
      }
    [few] { $draw } { $sure ->
        [yes] кости
       *[no] костей
      }
   *[many] { $draw } костей
  }{ $draw ->
    [0] { "" }
   *[other] , себе { $sure ->
        [yes] { $keep }
       *[no] до { $keep }
      }
  }

brings = { $draw ->
    [0] Мешочек пуст: костей не будет, но числа не попадут в штраф
    [one] Тянете { $draw } кость
    [few] Тянете { $draw } кости
   *[many] Тянете { $draw } костей
  }{ $draw ->
    [0] { "" }
   *[other] , оставляете { $keep }
  }
choice-write = { $operation } { $number } → { $cell }
choice-write-closes = закроет девятку: { $bones }
choice-pick = Включить в область: { $cell }, { $number }
choice-pick-many = { $n ->
    [one] останется { $n } область
    [few] останутся { $n } области
   *[many] останется { $n } областей
  }
choice-circle = Обвести: { $sum }
choice-skip = Не копать
choice-keep = Оставить: { $token }
choice-keep-note = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }

### Журнал

log-first-chief = { $name } — первый Главный археолог
log-round = Раунд { $round } · кубики { $yellow } и { $red }
log-wrote = { $name }: { $operation ->
    [yellow] жёлтый
    [red] красный
    [difference] разница
   *[sum] сумма
  } { $number } → { $cell }
log-circled = { $name } обводит девятку{ $cells ->
    [1] { "" }
   *[other] { " " }({ $sum })
  }{ $draw ->
    [0] ; мешочек пуст
    [one] { " " }и тянет { $draw } кость
    [few] { " " }и тянет { $draw } кости
   *[many] { " " }и тянет { $draw } костей
  }{ $keep ->
    [0] { "" }
   *[other] , оставляет { $keep }
  }
log-drew = { $name } берёт из мешочка { $n ->
    [one] { $n } кость
    [few] { $n } кости
   *[many] { $n } костей
  }
log-kept = { $name } оставляет себе { $colour ->
    [green] зелёную
    [blue] синюю
    [purple] пурпурную
   *[orange] оранжевую
  } кость { $value }
log-kept-all = { $name } забирает { $n ->
    [one] кость
    [few] все { $n } кости
   *[many] все { $n } костей
  }
log-skip = { $name } не копает
log-new-chief = { $name } становится новым Главным археологом и берёт кубики
log-over = Раскопки завершены
log-skeleton = { $name } получает скелет: { $species }, +{ $value }
log-skeleton-nobody = { $species }: скелет никому не достался
log-winner = { $n ->
    [one] Археолог года — { $names }
   *[other] Археологи года — { $names }
  }: { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
  }
log-solo = Звание — { $rank }: { $points ->
    [one] { $shown } очко
    [few] { $shown } очка
   *[many] { $shown } очков
  }

### Итог

# The course of the game, and what a game alone came to
standing-title = Очки раунд за раундом
lap = Раунд { $n }
alone-rank = Звание: { $rank }. До следующего, «{ $better }», не хватило { $n ->
    [one] { $n } очка
   *[other] { $n } очков
  }.
alone-top = Звание: { $rank }, и выше него нет.

part-bones = Кости: { $species }
part-skeletons = Жетоны Скелетов
part-penalty = Штрафные ячейки
rank-year = Археолог года
rank-professor = Профессор
rank-archaeologist = Археолог
rank-digger = Землекоп
rank-student = Студент
rank-skeletons = Скелеты: { $names }

### Почему подсказан этот ход

hint-gain = По оценке, «{ $mine }» к концу игры принесёт на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
  } больше, чем «{ $other }».
reason-closes = Закрывает девятку: { $bones }.
reason-zero = Ноль ничего не стоит, а в области может принести ещё одну кость. { reason-chance }
reason-chance = { $chance ->
    [none] Следующим броском девятку не закрыть.
    [better] Девятка следующим броском станет вероятнее: { $percent } %.
   *[other] Девятка следующим броском останется возможной: { $percent } %.
  }
reason-lost = { $number } не войдёт ни в одну девятку, но здесь меньше всего мешает.
reason-last = Последний раунд: { $number ->
    [0] ноль не прибавит штрафа.
   *[other] здесь штраф вырастет лишь на { $number }.
  }
reason-dig = { $best ->
    [yes] Лучшая из областей
   *[no] Область раскопок
  }: { $draw ->
    [0] мешочек пуст, но числа не попадут в штраф.
    [one] { $draw } кость, себе { $keep }.
    [few] { $draw } кости, себе { $keep }.
   *[many] { $draw } костей, себе { $keep }.
  }
reason-skip = { $why ->
    [zero] С нулём рядом та же девятка может дать больше костей.
    [last] Раунд последний: эти числа пойдут в штраф.
   *[other] Эти числа ещё могут войти в другую область.
  }
reason-keep = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } и ещё одна кость этого цвета к скелету.
reason-keep-most = Дороже на выбор нет: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
reason-keep-skeleton = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, и { $solo ->
    [yes] скелет ваш
   *[no] вы теперь впереди по скелету
  } ({ $species }, +{ $value }).

### Отказы

refusal-E_WRONG_PHASE = Сейчас это сделать нельзя.
refusal-E_NOT_YOUR_TURN = Сейчас ход другого археолога.
refusal-E_ALREADY_LOCKED = Вы уже подтвердили свой результат.
refusal-E_BAD_REQUEST = Неизвестная операция, ячейка или жетон.
refusal-E_ROW_FULL = { $operation }: все { $boxes } клетки этой операции уже отмечены.
refusal-E_CELL_FILLED = Эта ячейка уже заполнена: { $cell }, { $number }.
refusal-E_NOT_ADJACENT = Выберите ячейку, прилегающую к уже заполненной: { $cell } ни к одной не прилегает.
refusal-E_SPECIAL = Особая ячейка ({ $cell }): { $kind }.
refusal-E_AREA_BAD_SET = Эта ячейка уже входит в область: укажите другую или обведите выбранные.
refusal-E_AREA_EMPTY_CELL = Область раскопок состоит только из заполненных ячеек. Пусто: { $cells }.
refusal-E_AREA_WITHOUT_NEW = Область должна включать только что вписанный результат.
refusal-E_AREA_REUSE = Ячейка может входить только в одну Область раскопок. Уже обведено: { $cells }.
refusal-E_AREA_NOT_CONNECTED = Ячейки Области раскопок должны прилегать друг к другу.
refusal-E_AREA_SUM = Сумма чисел должна быть ровно 9 (сейчас { $sum }).
refusal-E_KEEP_COUNT = Эта кость уже ваша. Оставьте ещё ровно { $k } из вытянутых.
refusal-E_KEEP_NOT_DRAWN = Оставить можно только вытянутые жетоны.
refusal-E_NOT_IN_BAG = Этого жетона нет в мешочке.
refusal-ASKED_BAG = В мешочке осталось костей: { $n }. Их тянут вслепую, по одной за ячейку обведённой области.
refusal-ASKED_CHIEF = Шляпа у Главного археолога: он бросает кубики и копает первым.
refusal-ASKED_SKELETON = Скелет ({ $value }) в конце игры достанется тому, у кого больше всех костей этого цвета.
refusal-E_NO_SUCH_SEAT = За столом { $seats ->
    [one] { $seats } археолог
    [few] { $seats } археолога
   *[many] { $seats } археологов
  }: такого места нет.
