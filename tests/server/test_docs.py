"""The bot of docs/api.md plays a whole game against a live server."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import ROOT, SMALL_GAME, Server


def bot() -> str:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    return str(code)


def test_the_bot_is_as_short_as_promised() -> None:
    assert len([line for line in bot().splitlines() if line.strip()]) <= 40


@pytest.mark.parametrize("game", [SMALL_GAME, "burgundy"])
def test_the_bot_plays(server: Server, tmp_path: Path, game: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(bot())
    command = [sys.executable, str(file), server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert "The game is over" in done.stdout, done.stderr
