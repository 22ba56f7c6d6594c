# The seats by their colours
seat-0 = Красные
seat-1 = Синие
seat-2 = Жёлтые
seat-3 = Белые
seat-4 = Розовые
seat-5 = Чёрные
