"""The boards of every duchy: spaces lie as they border, rivers keep clear, parts are complete."""

import re
from itertools import combinations
from math import hypot

import pytest

from spieltisch import draw, games
from spieltisch.draw.burgundy import duchies, islands, rivers, team_board
from spieltisch.draw.burgundy.board import SHIELD_PLACES
from spieltisch.draw.burgundy.desk import TRAY
from spieltisch.draw.burgundy.routes import team_prefix
from spieltisch.draw.stage import Stage, Template
from spieltisch.draw.svg import Point
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.pack_additions import BONUSES, SHIELDS
from spieltisch.games.burgundy.pack_duchies import SOLO, TEAM
from tests.draw.tables import voice
from tests.draw.test_stages import EVERYTHING

GAME = games.load("burgundy")
assert isinstance(GAME, Burgundy)
PACK = GAME.pack
ISLANDS = [duchy for duchy in PACK.duchies if duchy.rivers]


def stage(seats: int, **options: str) -> Stage:
    return draw.stage_of(GAME, GAME.setup(seats, options), voice(seats))


def places(duchy: Duchy) -> list[Point]:
    if duchy.name in TEAM:
        return team_board.places(duchy)
    if duchy.name in SOLO:
        return islands.in_place(duchy)[0]
    return duchies.in_rows(duchy, 320, 64)


def apart(one: Point, two: Point) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])


@pytest.mark.parametrize("duchy", PACK.duchies, ids=lambda duchy: duchy.name)
def test_spaces_lie_side_by_side_where_tiles_may_spread(duchy: Duchy) -> None:
    at = places(duchy)
    nearest = min(apart(*pair) for pair in combinations(at, 2))
    joined = {(one, two) for one, two in duchy.rivers}
    for one, two in combinations(range(duchy.size), 2):
        touching = apart(at[one], at[two]) < 1.1 * nearest
        river = (one, two) in joined or (two, one) in joined
        assert (two in duchy.near[one]) == (touching or river)
        assert not (touching and river)


@pytest.mark.parametrize("duchy", ISLANDS, ids=lambda duchy: duchy.name)
def test_rivers_touch_no_other_space(duchy: Duchy) -> None:
    at, radius = islands.in_place(duchy)
    inner = radius * 0.87
    for one, two in duchy.rivers:
        course = rivers.course(at, one, two, radius)
        others = [place for site, place in enumerate(at) if site not in (one, two)]
        for step in range(41):
            here = rivers.point(course, step / 40)
            assert min(apart(here, other) for other in others) > inner


@pytest.mark.parametrize("duchy", PACK.duchies, ids=lambda duchy: duchy.name)
def test_every_space_has_its_slot_and_castles_room_for_shields(duchy: Duchy) -> None:
    seats = {**dict.fromkeys(TEAM, 4), **dict.fromkeys(SOLO, 1)}.get(duchy.name, 2)
    chosen = "11" if duchy.posts else duchy.name
    template = stage(seats, duchies=chosen, shields="yes")["templates"][f"duchy-{duchy.name}"]
    slots = template["slots"]
    assert {f"space-{space}" for space in duchy.space} <= slots.keys()
    castles = {f"shield-{duchy.space[site]}" for site in duchy.of_kind[4]}
    assert {name for name in slots if name.startswith("shield-")} == castles
    assert sum(name.startswith("post-") for name in slots) == len(duchy.posts)
    assert on_board(template)


def on_board(template: Template) -> bool:
    """Whether every slot lies on the board as a whole."""
    return all(
        slot["w"] / 2 <= slot["x"] <= template["width"] - slot["w"] / 2
        and slot["h"] / 2 <= slot["y"] <= template["height"] - slot["h"] / 2
        for slot in template["slots"].values()
    )


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_main_board_has_a_place_for_everything(seats: int) -> None:
    made = stage(seats, **EVERYTHING)
    main = made["templates"]["main"]
    assert on_board(main)
    players = max(seats, 2)
    for depot in range(1, 7):
        tiles = [name for name in main["slots"] if name.startswith(f"depot-{depot}-")]
        assert len(tiles) == players
        shields = [name for name in main["slots"] if name.startswith(f"shield-{depot}-")]
        wanted = PACK.additions.shields[players - 2][depot - 1]
        assert len(shields) == min(wanted, SHIELD_PLACES)
    assert {"inns", "white-die", "bonus-large-0"} <= main["slots"].keys()
    assert ("bridge-0" in main["slots"]) == (seats > 1)
    assert ("bonus-small-0" in main["slots"]) == (seats > 1)


@pytest.mark.parametrize(("seats", "spaces"), [(1, 15), (2, 15), (3, 12), (4, 9)])
def test_a_trade_route_has_all_spaces_of_its_cards(seats: int, spaces: int) -> None:
    made = stage(seats, **{"trade-routes": "yes"})
    slots = next(one for name, one in made["templates"].items() if name != "main")["slots"]
    assert sum(name.startswith("route-") for name in slots) == spaces
    assert sum(name.startswith("bonus-") for name in slots) == spaces


@pytest.mark.parametrize("board", TEAM)
def test_a_team_has_shared_and_own_key_spaces_and_the_others_board(board: str) -> None:
    made = stage(4, duchies=board, **EVERYTHING)
    template = made["templates"][f"duchy-{board}"]
    slots = template["slots"]
    assert made["templates"][team_board.RIVALS] == template
    assert sum(name.startswith("space-") for name in slots) == 73
    for name in ("own-key-0", "own-key-1", "die-0", "die-1", "points"):
        assert {name, f"partner-{name}"} <= slots.keys()
    keys = [name for name in slots if name.startswith("key-")]
    assert len(keys) == PACK.additions.shared_spaces + TRAY
    routes = made["templates"]["routes"]["slots"]
    for team in (0, 1):
        assert f"{team_prefix(team)}route-17" in routes
    assert all(f"order-{place}" in made["templates"]["main"]["slots"] for place in range(4))


@pytest.mark.parametrize("board", SOLO)
def test_alone_there_is_a_way_to_every_target(board: str) -> None:
    slots = stage(1, duchies=board, **EVERYTHING)["templates"][f"duchy-{board}"]["slots"]
    assert {f"count-{points}" for points in range(56)} <= slots.keys()
    assert {f"goods-{place}" for place in range(6)} <= slots.keys()
    if board == "13a":
        label = slots["space-13"]["label"]
        assert re.search(
            r"first row, third place, river to the [a-z ]+\d, third row, second", label
        )


def test_the_glossary_explains_what_is_in_play() -> None:
    plain = {term["art"] for term in stage(2)["glossary"]}
    full = {term["art"] for term in stage(2, **EVERYTHING)["glossary"]}
    alone = {term["art"] for term in stage(1)["glossary"]}
    shields = {f"shield-{number}" for number in range(1, SHIELDS + 1)}
    bonuses = {f"route-{bonus}" for bonus in BONUSES}
    new = {"tile-inn", "tile-white-castle", "tile-monastery-29", *shields, *bonuses}
    assert new <= full
    assert not plain & new
    assert alone - plain == {"tile-face-down"}
