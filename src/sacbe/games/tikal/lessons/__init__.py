"""The tutorial of Tikal: tiles and roads, control of temples, treasures and camps, a volcano, and the last turn."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sacbe.core.lesson import Lesson
from sacbe.games.tikal.lessons.control import CONTROL
from sacbe.games.tikal.lessons.last import LAST
from sacbe.games.tikal.lessons.roads import ROADS
from sacbe.games.tikal.lessons.treasures import TREASURES
from sacbe.games.tikal.lessons.volcano import VOLCANO

LESSON: Final = Lesson(Path(__file__).parent, (ROADS, CONTROL, TREASURES, VOLCANO, LAST))
