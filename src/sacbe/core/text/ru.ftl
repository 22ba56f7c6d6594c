# Партия, начатая по прежним правилам
earlier-rules = Партия началась по редакции { $edition } правил и по ней же закончится; новые партии идут по редакции { $newest }.

# The seats by their colours
seat-0 = Красные
seat-1 = Синие
seat-2 = Жёлтые
seat-3 = Белые
seat-4 = Розовые
seat-5 = Чёрные

# Подсказка, у которой есть равноценная замена
hint-even = «{ $other }» почти так же хорошо, как «{ $mine }».
# Сравнение относится не к тому шагу, который советуют, а к одному из следующих
hint-later = О следующих шагах. { $told }

# Сказанное кем-то, строкой журнала
said = { $name }: «{ $text }»

# Позиция словами
described-you = { $name } (вы)
described-onlooker = Вы смотрите со стороны.
described-seat = Вы играете на месте { $seat }: { $name }.
described-seats = Места по порядку хода: { $seats }
described-edition = правила редакции { $edition }
described-options = Как играют: { $options }
described-decides = Решают сейчас: { $names }
described-chance = Решает случай
described-over = Решать больше нечего: партия окончена
