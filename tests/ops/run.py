"""The command line in a process of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import Any

from tests.web.server import ROOT


def sacbe(*args: str, **more: Any) -> subprocess.CompletedProcess[str]:
    env = os.environ | more.pop("env", {})
    command = [sys.executable, "-m", "sacbe.cli", *args]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, **more)


async def beside(*args: str) -> subprocess.CompletedProcess[str]:
    """While a test's own loop goes on."""
    return await asyncio.to_thread(sacbe, *args)
