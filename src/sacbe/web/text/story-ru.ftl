# The end page
ui-moments = Переломы
ui-moment-go = Открыть этот момент в записи
ui-course-go = Нажмите на график, чтобы открыть партию в этом месте
ui-watch = Посмотреть партию
ui-share = Поделиться картинкой
ui-share-busy = Рисуем…
ui-share-done = Картинка сохранена
ui-share-failed = Картинка не получилась. Попробуйте ещё раз.
ui-record-score = Ваш новый рекорд (игроков: { $n }): { $text }
ui-record-score-was = Прежний рекорд: { $text }
ui-record-kept = Ваш рекорд (игроков: { $n }): { $text }
ui-record-stride = Ваш самый большой рывок в этой игре: +{ $n }, прежде был +{ $m }

# The end of a game, told by the server. Differences are plain numbers: of points, coins or spaces, as the chart says.
ending-taken = { $name } выходит вперёд, отрыв { $by }
ending-grows = { $name } уходит вперёд: отрыв { $before } → { $by }
ending-shrinks = { $name } ещё впереди, но отрыв тает: { $before } → { $by }
ending-shared = Впереди вровень: { $names }
ending-tie-break = Вровень, но побеждает { $name }: так решает правило о ничьей
ending-changes = { $n ->
    [0] Лидер ни разу не сменился
    [one] Лидер сменился { $n } раз
    [few] Лидер сменился { $n } раза
   *[many] Лидер сменился { $n } раз
  }
ending-led = Дольше всех впереди: { $names }, { $part } % партии
ending-stride = { $lap }: самый большой рывок — { $names }, +{ $n }

# The picture to share
postcard-winner = Победа
postcard-winners = Общая победа
postcard-alone = Экспедиция завершена
postcard-date = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
  } { $year }
