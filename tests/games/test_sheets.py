"""The forms of a box: whatever is our own reconstruction can be typed in as it is printed."""

from collections.abc import Iterator
from typing import Any

import pytest

from spieltisch.games.packs import boxes
from spieltisch.games.packs.findings import Files
from spieltisch.games.packs.sheets import NOT_MINE, UNTOUCHED

NOT_PRINTED = {
    ("scoring_tiles.toml", "category"): "the rulebook names all sixteen",
    ("expansion_duchies.toml", "centres"): "where we draw the spaces of an island",
}


def ours(files: Files) -> Iterator[tuple[str, str, str, str]]:
    """The values that are our own: file, table, entry and key."""
    for file, top in files.items():
        if file == boxes.HEAD:
            continue
        single: Any = top.get("origins", {})
        for table, inside in top.items():
            if isinstance(inside, dict) and all(isinstance(one, dict) for one in inside.values()):
                listed = list(inside.items())
            elif isinstance(inside, list) and inside and isinstance(inside[0], dict):
                listed = [(str(at), one) for at, one in enumerate(inside, 1)]
            elif table not in UNTOUCHED:
                if single.get(table, top.get("origin")) == NOT_MINE:
                    yield file, "", "all", table
                continue
            else:
                continue
            for key, entry in listed:
                every = entry.get("origin", top.get("origin"))
                for name in entry:
                    if name in UNTOUCHED:
                        continue
                    if entry.get("origins", {}).get(name, every) == NOT_MINE:
                        yield file, table, key, name


def typed_in(game: str, files: Files) -> set[tuple[str, str, str, str]]:
    """The values for which there is a form with something to type."""
    found = set()
    for sheet in boxes.sheets(game):
        for key in sheet.keys(files):
            entry = sheet.entry(files, key)
            assert entry is not None
            for field in sheet.fields:
                if field.controls(entry):
                    found |= {(sheet.file, sheet.table, key, name) for name in field.keys}
    return found


@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_whatever_is_ours_can_be_typed_in(game: str) -> None:
    files = boxes.own(game)
    typed = typed_in(game, files)
    every = list(ours(files))
    assert len(every) > 20
    left = [
        (file, table, key, name)
        for file, table, key, name in every
        if (file, table, key, name) not in typed
        and (file, "", "all", table) not in typed
        and (file, name) not in NOT_PRINTED
    ]
    assert left == []


@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_a_form_that_is_sent_back_as_it_came_changes_nothing(game: str) -> None:
    files = boxes.own(game)
    for sheet in boxes.sheets(game):
        for key in sheet.keys(files):
            entry = sheet.entry(files, key)
            assert entry is not None
            controls = [one for field in sheet.fields for one in field.controls(entry)]
            form = {control.name: control.value for control in controls}
            names = [field.name for field in sheet.fields]
            assert boxes.typed(sheet, entry, form, names, False) == {}, (sheet.name, key)
