"""The bot of docs/api.md plays a whole game against a live server."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.server.asgi import ENDPOINTS
from tests.server.serving import ROOT, SMALL_GAME, Server


def bot() -> str:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    return str(code)


def test_the_bot_is_as_short_as_promised() -> None:
    assert len([line for line in bot().splitlines() if line.strip()]) <= 40


def test_every_request_is_told_of() -> None:
    """Each stands there with its last two words, or its last alone after others of its kind."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    spans = re.findall(r"`([^`\n]+)`", page.replace("/api/v1/", "/"))
    told = {"/".join(span.split()[-1].split("?")[0].split("/")[-2:]) for span in spans}
    told |= {span.split("?")[0].split("/")[-1] for span in spans if " " not in span}
    missing = []
    for endpoint in ENDPOINTS:
        words = [re.sub(r"\{.*\}", "*", word) for word in endpoint.path.split("/") if word]
        ends = ["/".join(words[-2:]), *words[-1:]]
        if not any(re.fullmatch(_pattern(end), one) for end in ends if end != "*" for one in told):
            missing.append(f"{endpoint.method} {endpoint.path}")
    assert missing == []


def _pattern(words: str) -> str:
    return "/?" + re.escape(words).replace(r"\*", "[A-Z_]+")


@pytest.mark.parametrize("game", [SMALL_GAME, "burgundy"])
def test_the_bot_plays(server: Server, tmp_path: Path, game: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(bot())
    command = [sys.executable, str(file), server.url, game]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert "The game is over" in done.stdout, done.stderr
