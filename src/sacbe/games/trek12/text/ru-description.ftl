# Археологический TREK12: позиция словами.

told-layout = Ячейки листа, после двоеточия — с какими соприкасается: { $cells }
told-specials = Особые ячейки: { $cells }
told-dice = Кубики: жёлтый { $yellow }, красный { $red }. Получается: { $results }
told-no-dice = В этом раунде кубики ещё не брошены
told-player = { $name }: счёт { $score } ({ $how })
told-numbers = Числа на листе: { $numbers }
told-areas = Обведённые области: { $areas }
told-boxes = Отмечено клеток, в каждом ряду их { $all }: { $boxes }
told-bones = Найденные кости: { $bones }
told-new = Вписано в этом раунде: { $cell }
told-chosen = Выбрано, но ещё не показано: { $operation } → { $cell }
told-dig = Копает { $name }, по очереди { $number } из { $all }. Последним пока копал: { $last }
told-picked = В обводимую область уже входят: { $cells }
told-drawn = Осталось вытянуть костей: { $draw }, оставить себе: { $keep }. Вытянуты: { $drawn }. Из них оставлены: { $kept }
told-skeletons = Скелеты: { $skeletons }
told-bag = В мешочке ({ $n }): { $bones }
told-colour-green = зелёные
told-colour-blue = синие
told-colour-purple = пурпурные
told-colour-orange = оранжевые
