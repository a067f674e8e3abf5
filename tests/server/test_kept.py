"""What is made once: kept, found again, and never trusted for anything else."""

from pathlib import Path

import pytest

from spieltisch.server import kept


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(kept, "FOLDER", tmp_path / "made")
    return tmp_path / "made"


def test_it_is_made_once_and_again_when_its_origin_changes(folder: Path) -> None:
    made: list[bytes] = []

    def make() -> bytes:
        made.append(b"%d" % len(made))
        return made[-1]

    assert [kept.kept("page.br", b"old", make) for _time in range(2)] == [b"0", b"0"]
    assert kept.kept("page.br", b"new", make) == b"1"
    assert kept.kept("other.br", b"new", make) == b"2"
    assert len(list(folder.iterdir())) == 2, (
        "what is outdated is gone, nothing half written is left"
    )
    assert kept.kept("page.br", b"old", make) == b"3"


def test_where_nothing_can_be_kept_it_is_made_each_time(folder: Path) -> None:
    folder.write_text("a file stands in the way")
    assert [kept.kept("page.br", b"x", lambda: b"made") for _time in range(2)] == [b"made"] * 2
