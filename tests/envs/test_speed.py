"""The measuring itself works; what it measures is for people to judge."""

import pytest

from spieltisch.envs import speed


def test_everything_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "STEPS", 40)
    monkeypatch.setattr(speed, "ROWS", 4)
    speed.main()
    said = capsys.readouterr().out
    for game in ("boonlake", "burgundy"):
        assert said.count(game) == 5
    assert said.count("×) one process") == 2
