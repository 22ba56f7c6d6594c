"""The tutorial of Archeo Trek 12: numbers, nines, zeros, and what counts in the end."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sacbe.core.lesson import Lesson
from sacbe.games.trek12.lessons.ending import ENDING
from sacbe.games.trek12.lessons.nines import NINES
from sacbe.games.trek12.lessons.numbers import NUMBERS
from sacbe.games.trek12.lessons.zeros import ZEROS

LESSON: Final = Lesson(Path(__file__).parent, (NUMBERS, NINES, ZEROS, ENDING))
