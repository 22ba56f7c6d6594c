"""The tutorial of Tzolk'in: gears, food, building, temples and skulls, and how it all ends."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sacbe.core.lesson import Lesson
from sacbe.games.tzolkin.lessons.building import BUILDING
from sacbe.games.tzolkin.lessons.ending import ENDING
from sacbe.games.tzolkin.lessons.food import FOOD
from sacbe.games.tzolkin.lessons.gears import GEARS
from sacbe.games.tzolkin.lessons.temples import TEMPLES

LESSON: Final = Lesson(Path(__file__).parent, (GEARS, FOOD, BUILDING, TEMPLES, ENDING))
