"""The auditor notices whatever is lost, doubled, overdrawn or out of place."""

from collections.abc import Callable

import pytest

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.table import FROM_AREA, OPEN, Table
from tests.games.burgundy.position import GAME, duke, position


def lose_a_tile(table: Table) -> None:
    table.estates[0].storage.clear()


def double_goods(table: Table) -> None:
    table.estates[0].goods[3] += 1


def overdraw(table: Table) -> None:
    table.estates[0].workers = -1


def overfill_the_storage(table: Table) -> None:
    table.estates[0].storage += [tiles.BANK] * 3


def misplace_a_tile(table: Table) -> None:
    table.estates[0].tiles[0] = tiles.BANK


def open_a_far_space(table: Table) -> None:
    table.estates[0].tiles[0] = OPEN


def forge_points(table: Table) -> None:
    table.score(0, FROM_AREA, 5)


def give_a_bonus_to_nobody(table: Table) -> None:
    table.bonuses[0] = 9


def double_a_piece(table: Table) -> None:
    table.order = [0, 0, 1, 2]


def shuffle_the_bridge(table: Table) -> None:
    table.steps = [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lose_a_tile, "tile bank: 6 instead of 7"),
        (double_goods, "goods red: 8 instead of 7"),
        (overdraw, "estate 0: 0 silver, -1 workers"),
        (overfill_the_storage, "estate 0: 4 tiles in storage"),
        (misplace_a_tile, "estate 0: bank on space 11 of another colour"),
        (open_a_far_space, "estate 0: space 11 is marked -1"),
        (forge_points, "seat 0: scored"),
        (give_a_bonus_to_nobody, "a bonus tile belongs to seat 9"),
        (double_a_piece, "the bridge has the pieces [0, 0, 1, 2]"),
        (shuffle_the_bridge, "the bridge is out of order"),
    ],
)
def test_what_is_wrong_is_said(spoil: Callable[[Table], None], said: str) -> None:
    table: Table = position(duke(dice=(1, 1), storage=["bank"])).match.state
    assert GAME.audit(table) == []
    spoil(table)
    assert any(fault.startswith(said) for fault in GAME.audit(table))
