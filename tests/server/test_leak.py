"""Nobody can tell two worlds apart that differ only by what is hidden from him.

One hidden draw or choice of a real game is swapped. Two servers are started afresh, each on one
of the journals, and asked everything by everybody. What they say to who may not know of the swap
must be the same, byte by byte; what they say to who may know must not.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.kernel.events import SPECTATOR
from spieltisch.server import asgi
from spieltisch.server.routing import Endpoint
from spieltisch.tables.deeds import Told
from spieltisch.tables.library import load_game
from spieltisch.tables.sentences import event_document, log_line
from tests.server.all_eyes import EVERY, Book, Heard, everything, unknown_ways
from tests.server.planted_leaks import ANNS_HAND, BENS_HAND, LEAKS, LUCK, Leak
from tests.server.serving import SMALL_GAME
from tests.server.worlds import (
    HOLDS,
    Swap,
    World,
    Written,
    asked,
    other_choice,
    other_draw,
    played,
    write,
)

OFFER, CHOICE = "a scoring tile offered to Ben", "what Ben has chosen in secret"


Position = tuple[World, list[Swap]]


def to_come(world: World) -> Swap:
    """The world in which luck will tell something else. It has not told anything yet."""
    other = world._replace(later=1)
    assert other.states()[-1].digest() == world.states()[-1].digest()
    assert other.goes_on() != world.goes_on()
    return Swap(LUCK, other, SPECTATOR)


def in_the_middle(seed: int = 3, before: int = 45) -> Position:
    """Boonlake, with cards in hand, face-down piles, and luck to come."""
    world = played("boonlake", before, 5, seed)
    end = world.states()[-1]
    hands = [player.hand for player in end.players]
    return world, [
        Swap(BENS_HAND, other_draw(world, 2, hands[2], end.pile.items), 2),
        Swap(ANNS_HAND, other_draw(world, 0, hands[0], end.pile.items), 0),
        to_come(world),
    ]


def scoring_tiles() -> Position:
    """Boonlake's set-up: Ben has chosen one of two scoring tiles, and nobody has seen any."""
    world = played("boonlake", 1, 1, 1, order=(2, 0))
    end = world.states()[-1]
    left = set(end.pairs[2]) - {end.picks[2]}
    return world, [
        Swap(OFFER, other_draw(world, 2, left, end.box.items), 2),
        Swap(CHOICE, other_choice(world, 2), 2),
    ]


def first_sites() -> Position:
    """Boonlake's set-up: Ben has chosen his first production site."""
    world = played("boonlake", 4, 1, 1, order=(0, 1, 2, 2, 0))
    return world, [Swap(CHOICE, other_choice(world, 2), 2)]


def piles(seed: int = 5, before: int = 30) -> Position:
    """The Castles of Burgundy, in which nothing is hidden but what luck will tell."""
    world = played("burgundy", before, 4, seed)
    return world, [to_come(world)]


Worlds = Callable[[Callable[[], Position]], tuple[Written, dict[str, tuple[Written, int]]]]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Worlds:
    """A position's world and its swaps, each with its journal written."""
    known: dict[str, Any] = {}

    def written(position: Callable[[], Position]) -> Any:
        if position.__name__ not in known:
            folder = tmp_path_factory.mktemp(position.__name__)
            world, swaps = position()
            others = {
                swap.what: (write(swap.world, folder / f"other{number}"), swap.owner)
                for number, swap in enumerate(swaps)
            }
            known[position.__name__] = (write(world, folder / "one"), others)
        return known[position.__name__]

    return written


def told_apart(one: Book, other: Book) -> list[Heard]:
    """Where two worlds say different things."""
    assert one.keys() == other.keys()
    return [heard for heard in one if one[heard] != other[heard]]


def may_know(heard: Heard, owner: int) -> bool:
    """Whether this may tell what only one seat knows: to its person, not looking from another."""
    return owner in HOLDS[heard.who] and (heard.eyes in (EVERY, owner))


def blind(books: list[Book], owner: int) -> list[Heard]:
    """What tells two worlds apart to somebody who may not know."""
    return [heard for heard in told_apart(*books) if not may_know(heard, owner)]


KNOWING = (
    "/view?",
    "/scene?",
    "/screen?",
    "/story?",
    "/log?",
    "/past?",
    "as=view",
    "as=scene",
)
"""Where who may know of a card hears of it: if one of these said nothing, nothing is proved."""


def compare(worlds: Worlds, position: Callable[[], Position]) -> None:
    one, others = worlds(position)
    book = asked(one, everything)
    for what, (other, owner) in others.items():
        assert (other.tokens, other.table) == (one.tokens, one.table), "ids must be the same"
        books = [book, asked(other, everything)]
        assert not blind(books, owner), what
        heard = " ".join(heard.what for heard in told_apart(*books))
        parts = (*KNOWING, "/plan") if what in (BENS_HAND, ANNS_HAND) else KNOWING
        assert owner < 0 or not [part for part in parts if part not in heard], what


def test_every_way_is_asked() -> None:
    assert not unknown_ways(), "say in tests/server/all_eyes.py how this is asked"


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/tables/{table_id}/peek"), ("GET", "/tables/{table_id}/{card}")]
)
def test_a_new_way_is_noticed(monkeypatch: pytest.MonkeyPatch, method: str, path: str) -> None:
    async def peek(_call: Any) -> None:
        """Look at something."""

    monkeypatch.setattr(asgi, "ENDPOINTS", [*asgi.ENDPOINTS, Endpoint(method, path, peek, str)])
    assert path in " ".join(unknown_ways())


@pytest.mark.slow
@pytest.mark.parametrize("position", [in_the_middle, scoring_tiles, piles])
def test_hidden_things_are_told_to_nobody_else(
    worlds: Worlds, position: Callable[[], Position]
) -> None:
    compare(worlds, position)


@pytest.mark.slow
@pytest.mark.parametrize(
    "leak",
    [
        pytest.param(leak, id=leak.name, marks=pytest.mark.extended if number % 3 else ())
        for number, leak in enumerate(LEAKS)
    ],
)
def test_a_planted_leak_is_found(worlds: Worlds, leak: Leak) -> None:
    one, others = worlds(in_the_middle)
    other, owner = others[leak.swap]
    assert blind([asked(w, everything, leak.where, before=leak.plant) for w in (one, other)], owner)


def later_in_the_game() -> Position:
    return in_the_middle(seed=8, before=160)


def later_on_the_estates() -> Position:
    return piles(seed=2, before=150)


@pytest.mark.extended
@pytest.mark.parametrize("position", [first_sites, later_in_the_game, later_on_the_estates])
def test_hidden_things_are_told_to_nobody_else_later(
    worlds: Worlds, position: Callable[[], Position]
) -> None:
    compare(worlds, position)


# Events


def events_with_secrets() -> list[tuple[str, Any]]:
    return [
        (name, kind)
        for name in (SMALL_GAME, "boonlake", "burgundy")
        for kind in load_game(name).event_kinds()
        if kind.has_secret
    ]


@given(st.data())
def test_a_masked_event_says_the_same_whatever_it_hides(data: st.DataObject) -> None:
    game, kind = data.draw(st.sampled_from(events_with_secrets()))
    owner = data.draw(st.integers(0, 3))
    reader = data.draw(st.sampled_from([s for s in (-1, 0, 1, 2, 3) if s != owner]))
    told: list[Told] = []
    shared = [0] * len(kind.fields)
    for _ in range(2):
        values = [
            data.draw(st.integers(0, 3)) if secret else value
            for value, secret in zip(shared, kind.secret, strict=True)
        ]
        values[0] = owner
        told.append([kind.name, *values])
    first, second = (
        (
            event_document(game, event, reader),
            log_line(load_game(game), event, reader, "en", ("A", "B", "C", "D"), (0,) * 4),
        )
        for event in told
    )
    assert first == second
