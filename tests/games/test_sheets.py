"""What is typed into the forms of a box: nothing is lost, and what cannot be is named."""

import copy

import pytest

from spieltisch.games.packs import box_file, boxes
from spieltisch.games.packs.findings import Files
from spieltisch.games.packs.sheets import Sheet, typed_number, typed_numbers, typed_pairs
from spieltisch.help.findings import said

BAD = "x7"
TYPED = ("number", "amount")
"""Kinds of controls in which numbers are typed."""


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7),
        (" 12 ", 12),
        ("-3", -3),
        ("−3", -3),
        ("", None),
        (" ", None),
        ("3a", "3a"),
        ("1,5", "1,5"),
        ("1 2", "1 2"),
        ("12345678", "12345678"),
    ],
)
def test_a_number_or_what_was_typed(text: str, number: object) -> None:
    assert typed_number(text) == number


def test_lists_keep_what_cannot_be_read() -> None:
    assert typed_numbers("1, 2 3;x") == [1, 2, 3, "x"]
    assert typed_pairs("2-3, 12 – 18 4/5, 7, a-b") == [[2, 3], [12, 18], [4, 5], "7", "a-b"]


def _numbers_of(sheet: Sheet, files: Files, key: str) -> list[tuple[str, str]]:
    """Controls of an entry in which a number stands: the field's name and the control's."""
    entry = sheet.entry(files, key)
    assert entry is not None
    return [
        (field.name, control.name)
        for field in sheet.fields
        for control in field.controls(entry)
        if control.kind in TYPED and control.value.isdigit()
    ]


def _form(sheet: Sheet, files: Files, key: str) -> dict[str, str]:
    entry = sheet.entry(files, key)
    assert entry is not None
    return {c.name: c.value for field in sheet.fields for c in field.controls(entry)}


@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_what_is_no_number_stays_and_is_named_at_its_field(game: str) -> None:
    ours, tried = boxes.own(game), 0
    for sheet in boxes.sheets(game):
        key = next((k for k in sheet.keys(ours) if _numbers_of(sheet, ours, k)), "")
        for field, control in _numbers_of(sheet, ours, key) if key else ():
            files = copy.deepcopy(ours)
            form, entry = _form(sheet, files, key), sheet.entry(files, key)
            assert entry is not None
            boxes.typed(sheet, entry, {**form, control: BAD}, [field], False)
            box_file.check_plain(files)
            # A number that can only be one is not asked for.
            if entry == sheet.entry(ours, key):
                continue
            tried += 1
            assert _form(sheet, files, key)[control] == BAD, (sheet.name, control)
            found = boxes.findings_of(sheet, key, boxes.check(game, files))
            assert any(name == field and BAD in said(text, "en") for name, text in found), (
                control,
                found,
            )
            boxes.typed(sheet, entry, form, [field], False)
            assert files == ours, (sheet.name, control)
    assert tried or game == "burgundy"


@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_a_form_that_is_sent_as_it_stands_changes_nothing(game: str) -> None:
    ours = boxes.own(game)
    files = copy.deepcopy(ours)
    for sheet in boxes.sheets(game):
        for key in sheet.keys(files):
            entry = sheet.entry(files, key)
            assert entry is not None
            every = [field.name for field in sheet.fields]
            boxes.typed(sheet, entry, _form(sheet, files, key), every, False)
    assert files == ours
