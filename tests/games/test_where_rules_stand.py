"""Who looks for a rule finds its module in the first lines of the game's folder."""

import re
from pathlib import Path

import pytest

import spieltisch.games

FOLDER = Path(spieltisch.games.__file__).parent
RULINGS = {"boonlake": ("B", 31), "burgundy": ("C", 17)}
ROW = re.compile(r"^(?:\S.*\S)? {2,}(\S.*)$", re.MULTILINE)
"""What the rulebook says, a gap, and the modules that carry it out."""
IN_BRACKETS = re.compile(r" \(([^)]*)\)")


def parts(game: str) -> tuple[str, str]:
    """The modules of the rules, with rulings in brackets; and what is no rule."""
    told = (FOLDER / game / "__init__.py").read_text("utf-8").split('"""')[1]
    rules, rest = told.split("What is no rule:")
    return ", ".join(ROW.findall(rules)), rest


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", IN_BRACKETS.sub("", text)))


def modules(game: str) -> set[str]:
    """All but those of the box, which `pack_…` stands for."""
    names = {file.stem for file in (FOLDER / game).glob("*.py")} - {"__init__"}
    return {name for name in names if not name.startswith("pack_")}


@pytest.mark.parametrize("game", RULINGS)
def test_every_module_is_named_once_as_a_rule_or_as_none(game: str) -> None:
    rules, rest = parts(game)
    assert words(rules) - modules(game) == set()
    assert modules(game) - words(rules) - words(rest) == set()
    assert words(rules) & words(rest) & modules(game) == set()


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_has_its_place(game: str) -> None:
    letter, count = RULINGS[game]
    told = {
        one
        for found in IN_BRACKETS.findall(parts(game)[0])
        for one in found.split(", ")
        if re.fullmatch(r"[BC]\d+", one)
    }
    assert told == {f"{letter}{number}" for number in range(1, count + 1)}


def test_a_module_that_is_gone_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Path, "read_text", lambda *_: '"""X.\n\nA rule   gone (B1)\n\nWhat is no rule:'
    )
    assert words(parts("boonlake")[0]) == {"gone"}
    assert words(parts("boonlake")[0]) - modules("boonlake") == {"gone"}
