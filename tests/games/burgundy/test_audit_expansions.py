"""The auditor notices what is wrong with shields, routes, posts, own tiles and the counter."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.burgundy.position import GAME, duke, position

ALL: dict[str, object] = {"shields": True, "trade-routes": True, "inns": True}


def double_a_shield(table: Any) -> None:
    table.posted[7] = 3


def forget_a_shield(table: Any) -> None:
    table.estates[0].crests = 0


def move_a_shield_off_its_castle(table: Any) -> None:
    table.estates[0].shields = [7, *[0] * 36]


def use_others_monasteries(table: Any) -> None:
    table.estates[0].model = 1


def forge_a_monastery(table: Any) -> None:
    table.estates[0].monasteries |= 1 << 5


def double_a_route(table: Any) -> None:
    table.estates[1].routes = [0]


def overfill_a_route(table: Any) -> None:
    table.estates[0].laid = [1, 1, 1, 1]


def forge_goods_on_a_route(table: Any) -> None:
    table.estates[0].laid = [2]


def forge_links(table: Any) -> None:
    table.estates[0].links = 1


def lose_an_inn(table: Any) -> None:
    table.depots[-5] = -1


def lose_goods(table: Any) -> None:
    table.lost[3] += 1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (double_a_shield, "a shield is there twice: [7, 7]"),
        (forget_a_shield, "estate 0: bears [7], noted 0"),
        (move_a_shield_off_its_castle, "estate 0: shield 7 is on no castle"),
        (use_others_monasteries, "estate 0: uses monasteries of others"),
        (forge_a_monastery, "estate 0: monasteries 0, noted 100000"),
        (double_a_route, "a trade route is there twice: [0, 0]"),
        (overfill_a_route, "estate 0: 4 goods on 1 trade routes"),
        (forge_goods_on_a_route, "estate 0: more goods of colour 2 on trade routes than sold"),
        (forge_links, "estate 0: posts joined 0, noted 1"),
        (lose_an_inn, "tile inn: 4 instead of 5"),
        (lose_goods, "goods red: 8 instead of 7"),
    ],
)
def test_what_is_wrong_is_said(spoil: Callable[[Any], None], said: str) -> None:
    play = position(
        duke(dice=(1, 1), shields={44: 7}, routes=[1], sold={"purple": 4}), inns=1, options=ALL
    )
    spoil(play.match.state)
    assert any(fault.startswith(said) for fault in GAME.audit(play.match.state))


def test_too_many_own_tiles() -> None:
    table = position(
        duke(duchy="12a", start=407, dice=(1, 1), own=["bank", "ship"]),
        options={"duchies": "12a"},
    ).match.state
    table.private[0].append(table.supply[0].take_at(0))
    assert GAME.audit(table) == ["seat 0: 3 tiles in own storage"]


def test_a_counter_beyond_its_target() -> None:
    table = position(
        duke(duchy="13a", start=21, dice=(1, 1)), seats=1, options={"duchies": "13a"}
    ).match.state
    table.counter = 50
    assert GAME.audit(table) == ["the counter is at 50, the target at 50"]


def test_a_face_down_tile_out_of_nowhere() -> None:
    table = position(
        duke(duchy="13a", start=21, dice=(1, 1), storage=["face-down"]),
        seats=1,
        options={"duchies": "13a"},
    ).match.state
    table.turned.clear()
    assert "tile face-down: 1 instead of 0" in GAME.audit(table)
