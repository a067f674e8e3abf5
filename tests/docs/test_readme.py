"""The README's samples run."""

import re
from pathlib import Path

import pytest

from spieltisch.bots import Bot

README = Path(__file__).parent.parent.parent / "README.md"
SAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)


def test_the_tour_of_the_api_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    exec(SAMPLES[0], names)
    assert (tmp_path / "game.jsonl").exists()


def test_the_sample_bot_is_a_bot() -> None:
    names: dict[str, object] = {"__name__": "sample"}
    exec(SAMPLES[1], names)
    hoarder = names["Hoarder"]
    assert isinstance(hoarder, type)
    assert issubclass(hoarder, Bot)
