"""The tutorial of Tobago: clues, driving, the sharing of a treasure, amulets, the curse and the end of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sacbe.core.lesson import Lesson
from sacbe.games.tobago.lessons.amulets import AMULETS
from sacbe.games.tobago.lessons.clues import CLUES
from sacbe.games.tobago.lessons.curse import CURSE
from sacbe.games.tobago.lessons.driving import DRIVING
from sacbe.games.tobago.lessons.sharing import SHARING

LESSON: Final = Lesson(Path(__file__).parent, (CLUES, DRIVING, SHARING, AMULETS, CURSE))
