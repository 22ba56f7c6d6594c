# The review of a finished game: its page
review-page = Разбор партии
review-of = Разбор: { $name }
review-intro = Компьютер переиграет каждое решение сотни раз и покажет, где партия была выиграна, кому везло и какие ходы были лучше. Каждый судит только по тому, что знал тогда сам игрок.
review-back = К столу
review-upload-title = Разобрать запись партии
review-upload-note = Запись законченной партии можно скачать на её странице: меню стола, «Запись партии». Подойдёт и запись, сделанная программой sacbe.
review-upload-file = Файл записи
review-upload-go = Разобрать
review-upload-link = Разобрать другую запись

review-chances = Шансы на победу
review-sources = Откуда очки
review-percent = { $n } %
review-comma = ,
review-change = { $name }: { $before } % → { $after } %
review-missed = { $name }: { $after } % вместо { $could } %
review-by-chance = Так решил случай.
review-strong = { $name }: сильный ход
review-no-better = { $name }: лучшего хода не нашлось
review-is-doubtful = { $name }: сомнительный ход, потеряно { $n } % шансов (±{ $m })
review-is-mistake = { $name }: ошибка, потеряно { $n } % шансов (±{ $m })
review-is-blunder = { $name }: грубая ошибка, потеряно { $n } % шансов (±{ $m })
# How many there are stands in front, or one of them is spoken of
review-best = { $n ->
    [one] лучший ход
    [few] лучших хода
   *[many] лучших ходов
  }
review-fine = { $n ->
    [one] хороший
    [few] хороших
   *[many] хороших
  }
review-doubtful = { $n ->
    [one] сомнительный
    [few] сомнительных
   *[many] сомнительных
  }
review-mistake = { $n ->
    [one] ошибка
    [few] ошибки
   *[many] ошибок
  }
review-blunder = { $n ->
    [one] грубая ошибка
    [few] грубые ошибки
   *[many] грубых ошибок
  }
review-times = { $text } (×{ $n })
review-loss = −{ $n } % (±{ $m })
review-lost = В среднем за решение теряет { $n } % шансов
review-part-luck = Случай
review-part-own = Свои ходы
review-part-unknown = Скрытое от игрока
review-part-others = Ходы соперников

# What can be learnt
review-learn-worst = Дороже всего обошёлся ход «{ $lap }»: потеряно { $n } % шансов. Лучше было так: { $better }.
review-learn-clean = Ходов, которые были бы заметно хуже лучших, разбор не нашёл.
review-learn-behind = Больше всего отставания от победителя здесь: { $source }, { $mine } против { $theirs } ({ $name }).
review-learn-ahead = Победу принесло прежде всего это: { $source }, { $mine } против { $theirs } ({ $name }).
review-learn-even = По источникам очков вы никому не уступили: решили порядок ходов и мелочи.
review-learn-little = Собственные ходы почти не отняли шансов: исход решили случай и соперники.
review-learn-beginning = Больше всего потеряно в начале партии: { $n } % всех потерь. Присмотритесь к первым ходам.
review-learn-middle = Больше всего потеряно в середине партии: { $n } % всех потерь. Там и стоит думать дольше.
review-learn-end = Больше всего потеряно в конце партии: { $n } % всех потерь. Считайте последние ходы до конца.

# The client's words
ui-review = Разобрать партию
ui-review-start = Начать разбор
ui-review-again = Попробовать ещё раз
ui-review-wait = Разбираем партию: { $n } из { $m }
ui-review-close = Страницу можно закрыть: разбор продолжится и сохранится.
ui-review-failed = Разбор не получился: на сервере что-то сломалось.
ui-review-go = Нажмите на график или переломный ход, чтобы увидеть доску
ui-review-turning = Переломы
ui-review-none = Переломов не было: шансы менялись понемногу.
ui-review-board = Доска: { $text }
ui-review-better = Лучше было
ui-review-show-better = Доска после лучшего хода
ui-review-show-played = Доска после сделанного хода
ui-review-replay = Открыть в записи
ui-review-players = Кто как играл
ui-review-accuracy = Точность
ui-review-winner = Победа
ui-review-learn = Чему научит эта партия
ui-review-where = Куда делись шансы
ui-review-slips = Все спорные решения ({ $n })
ui-review-margin = Погрешность одной оценки — до { $text }. Что здесь как считается, рассказано в документации.
ui-review-total = Всего
ui-review-file = Выберите файл записи

error-review-alone = Разбор возможен для двух и более игроков: в игре для одного нет шансов на победу, о которых можно судить.
error-review-unknown = Для этой игры шансы на победу ещё не измерены.
error-review-bad-record = Эту запись не удалось прочитать: { $text }
error-review-not-over = Партия в этой записи не закончена: разбираются только законченные.
error-review-busy = Два ваших разбора уже идут. Дождитесь их конца.
