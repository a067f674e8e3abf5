"""Bots know the expansions, the team game and the solo game: they finish them and play for them."""

from collections.abc import Sequence
from random import Random

import pytest

from spieltisch import Match, games
from spieltisch.bots import LEVELS, Sight, load_bot
from spieltisch.bots.burgundy import parts
from spieltisch.bots.craft import craft_for
from spieltisch.bots.driving import Driver
from spieltisch.bots.learned import learned_judge
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Seeded
from spieltisch.kernel.game import ORDER
from tests.games.burgundy.position import GAME, Play, duke, position

BRIEF = "@25"
MINES = (53, 62, 71)
"""Their spaces on duchy 1."""
EVERYTHING = ("extra-tiles", "white-castles", "inns", "trade-routes", "shields")
TABLES = [
    (1, "13a", ["novice"]),
    (1, "13b", ["regular"]),
    (1, "13a", ["expert"]),
    (1, "13b", ["master"]),
    (2, "11", ["expert", "regular"]),
    (3, "random", ["master", "novice", "regular"]),
    (4, "12a", ["novice", "expert", "regular", "novice"]),
    (4, "12b", ["regular", "novice", "master", "novice"]),
]


def brief(level: str) -> str:
    return level + BRIEF if level in ("expert", "master") else level


def drawn(seats: int, duchies: str, source: Random) -> dict[str, str]:
    """A random value for every option but the duchies."""
    options = {
        option.name: source.choice(option.values)
        for option in GAME.options_for(seats)
        if option.name != ORDER.name
    }
    return {**options, "duchies": duchies}


def played(seats: int, options: dict[str, str], levels: list[str], seed: int) -> Match:
    """A whole game between bots that must not fail even once."""
    match = Match(GAME, seats, options=options, chance=Seeded(seed))
    drivers = [
        Driver(load_bot(brief(levels[seat % len(levels)]))(Random(seat)), Random(seed))
        for seat in range(seats)
    ]
    while not match.over:
        choice = match.choices[0]
        sight = Sight(GAME, match.state, choice.seat, choice.options)
        index = drivers[choice.seat].decide(sight) if len(choice.options) > 1 else 0
        match.take(choice.seat, index)
    assert [fault.why for driver in drivers for fault in driver.faults] == [], options
    return match


# Whole games


@pytest.mark.parametrize(("seats", "duchies", "levels"), TABLES)
def test_every_level_plays_whole_games_with_any_options(
    seats: int, duchies: str, levels: list[str]
) -> None:
    options = drawn(seats, duchies, Random(f"{duchies} {levels[0]}"))
    match = played(seats, options, levels, seed=seats)
    assert sum(match.scores) > 30 * seats, options


@pytest.mark.parametrize("seed", range(6))
def test_alone_tiles_do_not_wait_for_the_same_space(seed: int) -> None:
    """Who hopes to place three buildings where there is room for one never places the first."""
    match = played(1, {"duchies": "13b"}, ["regular"], seed)
    filled = sum(tile >= 0 for tile in match.state.estate(0).tiles)
    assert filled > 20


def test_all_expansions_at_once() -> None:
    options = {**dict.fromkeys(EVERYTHING, "yes"), "duchies": "11"}
    match = played(2, options, ["regular", "expert"], seed=3)
    told = {event.name for move in match.events(0) for event in move}
    assert {"joins-posts", "travels", "hangs", "pays-tribute"} <= told


# Honesty: nothing of these is hidden, so a bot must decide the same on any honest copy


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "duchies"), [(1, "13a"), (2, "11"), (4, "12a")])
def test_decisions_come_from_what_is_seen_and_the_own_random_source(
    seats: int, duchies: str, level: str
) -> None:
    options = {**dict.fromkeys(EVERYTHING, "yes"), "duchies": duchies}
    match = Match(GAME, seats, options=options, chance=Seeded(5))
    novice = load_bot("novice")(Random(1))
    compared = 0
    while not match.over:
        choice = match.choices[0]
        sight = Sight(GAME, match.state, choice.seat, choice.options)
        if len(choice.options) > 1 and match.moves % 29 == 0:
            compared += 1
            before = match.state.digest()
            blind = sight.blindfolded(Random(compared))
            chosen = {load_bot(brief(level))(Random(7)).choose(seen) for seen in (sight, blind)}
            assert len(chosen) == 1
            assert match.state.digest() == before, "a bot changed the table"
        match.take(choice.seat, novice.choose(sight) if len(choice.options) > 1 else 0)
    assert compared > 2


# What they play for


def choice_of(play: Play, level: str = "regular") -> str:
    """What a bot does in a position."""
    choice = play.match.choices[0]
    sight = Sight(GAME, play.match.state, choice.seat, choice.options)
    return choice.notations[load_bot(brief(level))(Random(1)).choose(sight)]


def term(play: Play, which: int, seat: int = 0) -> float:
    return craft_for(GAME).terms(play.match.state, seat)[which]


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_a_shield_of_twelve_points_is_worth_the_last_two_dice(level: str) -> None:
    play = position(
        duke(dice=(3, 3), silver=1), phase="e", posted={1: 3}, options={"shields": True}
    )
    assert choice_of(play, level) == "claim 1 0"


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_tribute_is_paid_for_what_is_worth_it(level: str) -> None:
    play = position(
        duke(dice=(3, 3), silver=1, shields={44: 1}), phase="d", options={"shields": True}
    )
    while play.asked != "PayTribute":
        play.take("end")
    assert choice_of(play, level) == "pay-tribute 1 0"


def test_a_free_castle_bears_the_shield() -> None:
    play = position(
        duke(duchy=1, dice=(3, 3), silver=9, placed={12: "castle"}, shields={44: 1}),
        posted={2: 3},
        options={"shields": True},
    )
    play.take("claim 2 0")
    assert choice_of(play) == "hang 2 12 0"


@pytest.mark.parametrize("shield", range(1, 19))
def test_every_shield_has_a_worth_that_fades(shield: int) -> None:
    values = []
    for phase, begun in (("a", 5), ("e", 25)):
        play = position(
            duke(
                dice=(3, 3),
                silver=5,
                goods={"pink": 2},
                placed={53: "mine", 34: "monastery-15", 23: "castle"},
                shields={44: shield},
            ),
            phase=phase,
            options={"shields": True},
        )
        play.match.state.turns[0] = begun
        values.append(term(play, parts.SHIELDS))
    points = GAME.pack.additions.shield_points[shield]
    doubled = 2 if shield == 13 else 1
    early, late = values
    assert early > 0
    assert points * doubled - 2 <= late <= points * doubled + 12


def test_silver_for_tribute_is_kept_in_mind() -> None:
    def shields(silver: int) -> float:
        play = position(
            duke(dice=(3, 3), silver=silver, shields={44: 1}), options={"shields": True}
        )
        # It is the last turn before the tribute.
        play.match.state.turns[0] = 5
        return term(play, parts.SHIELDS)

    assert shields(1) > shields(0) + 5


def test_goods_that_match_the_trade_route_are_worth_more() -> None:
    # Card 1 begins with turquoise, then orange.
    def held(**goods: int) -> float:
        play = position(
            duke(dice=(3, 3), goods=goods, routes=[1, 2]), options={"trade-routes": True}
        )
        return term(play, parts.ROUTES)

    assert held(red=2) == 0
    assert held(turquoise=1) > 1
    assert held(turquoise=1, orange=1) > held(turquoise=1)
    assert held(orange=1, pink=1) == 0, "nothing of this is next"


def test_the_way_between_border_posts_counts() -> None:
    # On 11a the posts touch 21/31, 25/36 and 72/73.
    def built(**placed: str) -> float:
        spaces = {int(space.lstrip("s")): word for space, word in placed.items()}
        play = position(
            duke(duchy="11a", start=11, placed=spaces, dice=(3, 3)), options={"duchies": "11"}
        )
        return term(play, parts.POSTS)

    none = built()
    one = built(s21="monastery-3")
    two = built(s21="monastery-3", s22="monastery-4")
    assert none < one < two


def test_an_inn_is_worth_the_larger_area() -> None:
    def stored(*tiles: str) -> float:
        play = position(duke(dice=(3, 3), storage=tiles), inns=1, options={"inns": True})
        return term(play, parts.STORED)

    assert stored("inn") > 0.5
    placed, plain = (
        position(duke(dice=(3, 3), placed={53: tile}), inns=1, options={"inns": True})
        for tile in ("inn", "mine")
    )
    assert term(placed, parts.AREAS) > term(plain, parts.AREAS)


def test_two_tiles_do_not_wait_for_the_same_space() -> None:
    def stored(*tiles: str, mines: Sequence[int]) -> float:
        placed = dict.fromkeys(mines, "mine")
        return term(position(duke(dice=(3, 3), storage=tiles, placed=placed)), parts.STORED)

    room_for_two, room_for_one = MINES[:1], MINES[:2]
    assert stored("mine", "mine", mines=room_for_two) > 1.2 * stored("mine", mines=room_for_two)
    assert stored("mine", "mine", mines=room_for_one) == stored("mine", mines=room_for_one) > 0


def test_partners_gains_are_own_gains() -> None:
    play = position(
        duke(duchy="12a", start=407, dice=(1, 2)), duke(dice=(3, 4)), options={"duchies": "12a"}
    )
    craft = craft_for(GAME)
    before = [craft.value(play.match.state, seat) for seat in range(4)]
    play.match.state.score(1, 0, 10)
    after = [craft.value(play.match.state, seat) for seat in range(4)]
    assert [round(new - old) for old, new in zip(before, after, strict=True)] == [10, 10, 0, 0]


def test_what_a_partner_keeps_counts() -> None:
    def kept(*own: str) -> float:
        play = position(
            duke(duchy="12a", start=407, dice=(1, 2)),
            duke(dice=(3, 4), own=own),
            options={"duchies": "12a"},
        )
        return term(play, parts.STORED)

    assert kept("ship") > kept() + 1


# Alone


def alone(counter: int = 0, silver: int = 0, **more: object) -> Play:
    player = duke(duchy="13a", start=21, dice=(6, 1), silver=silver, **more)  # type: ignore[arg-type]
    return position(player, seats=1, phase="e", counter=counter, options={"duchies": "13a"})


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_alone_silver_buys_the_points_that_bring_a_last_action(level: str) -> None:
    play = alone(counter=42, silver=2, storage=["cow-3", "ship", "mine"])
    # Later points would do as well; there are none on the last turn.
    play.match.state.turns[0] = 25
    play.take("place 6 cow-3 11 0")
    for points in (1, 2):
        play.take(f"count-points {points}", "buy-points 0")
    assert play.asked == "BuyMore"
    assert choice_of(play, level) == "buy-points 2"


def test_alone_filled_spaces_count_and_points_do_not() -> None:
    less, more = alone(), alone(placed={11: "cow-3"})
    assert term(more, parts.SPACES) > term(less, parts.SPACES) + 5
    assert term(less, parts.POINTS) == 0


def test_alone_the_regular_fills_more_than_the_novice() -> None:
    def empty(level: str) -> int:
        options = {"duchies": "13a"}
        return sum(played(1, options, [level], n).state.estates[0].empty_spaces() for n in range(3))

    assert empty("regular") < empty("novice") - 15


# Learned weights


def test_terms_that_were_not_there_in_training_keep_their_hand_made_weight() -> None:
    craft = craft_for(games.load("burgundy"))
    judge = learned_judge(craft)
    plain = position(duke(dice=(3, 3), silver=5), options={"shields": True})
    borne = position(duke(dice=(3, 3), silver=5, shields={44: 1}), options={"shields": True})
    by_hand = term(borne, parts.SHIELDS)
    learned = judge.value(borne.match.state, 0) - judge.value(plain.match.state, 0)
    assert learned == pytest.approx(by_hand)


def test_alone_the_learned_value_is_the_hand_made_one() -> None:
    play = alone(silver=3, storage=["ship"])
    craft = craft_for(GAME)
    assert learned_judge(craft).value(play.match.state, 0) == craft.value(play.match.state, 0)
    assert engine.options_at(play.match.state, 0)
