"""The tutorial of The Quest for El Dorado: walking, the market, what lies in the way, and the finish."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sacbe.core.lesson import Lesson
from sacbe.games.eldorado.lessons.finish import FINISH
from sacbe.games.eldorado.lessons.market import MARKET
from sacbe.games.eldorado.lessons.walking import WALKING
from sacbe.games.eldorado.lessons.way import WAY

LESSON: Final = Lesson(Path(__file__).parent, (WALKING, MARKET, WAY, FINISH))
