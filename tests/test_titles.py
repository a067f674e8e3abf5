"""A game is named in its own folders and nowhere else; its title ties them together."""

import re
from pathlib import Path

import pytest

from spieltisch import games, titles
from spieltisch.titles import HOUSE, Title

ENDINGS = ("py", "js", "css", "html")
OWN = [title for title in titles.every() if (HOUSE / "games" / title.name).is_dir()]


def strangers(house: Path, name: str) -> list[str]:
    """Where a game is named outside of its own: a folder or file that bears its name."""
    own = re.compile(rf"{name}(_v\d+)?(\.\w+)?")
    found = []
    for file in sorted(path for ending in ENDINGS for path in house.rglob(f"*.{ending}")):
        place = file.relative_to(house)
        if any(own.fullmatch(part) for part in place.parts):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if name in line.lower():
                found.append(f"{place}:{number}: {line.strip()}")
    return found


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.name)
def test_only_its_own_folders_name_a_game(title: Title) -> None:
    assert strangers(HOUSE, title.name) == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("server/pages/starts.py", 'STARTS = {"boonlake": 2}'),
        ("client/board.js", "if (game === 'Boonlake') paint();"),
        ("server/pages/static/style.css", ".ending.boonlake { color: red; }"),
        ("server/pages/templates/join.html", "<img src='boonlake.svg'>"),
    ],
)
def test_a_planted_name_is_found(tmp_path: Path, file: str, text: str) -> None:
    for place in (file, "draw/boonlake/painter.py", "envs/boonlake_v0.py"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    assert strangers(tmp_path, "boonlake") == [f"{file}:1: {text}"]


@pytest.mark.parametrize("title", OWN, ids=lambda title: title.name)
def test_every_part_of_a_title_is_there(title: Title) -> None:
    parts = ("rules", "packs", "painter", "places", "craft", "encoder", "book")
    assert all(title.part(part) is not None for part in parts)
    assert all(file is not None and file.is_file() for file in (title.weights, title.cover))
    options = {option.name for option in games.load(title.name).all_options}
    assert {name for _group, names in title.groups for name in names} <= options
    assert all(set(start.options) <= options for start in title.starts)


def test_a_game_without_a_title_has_no_parts() -> None:
    assert titles.find("chess") is None
    assert titles.part_of("chess", "painter") is None
