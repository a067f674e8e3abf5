"""Observations: complete, in bounds, from the seat that looks, and blind to what is hidden."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from spieltisch.envs.encoding import Encoding
from spieltisch.envs.observing import BOUND, Floats, Page, share
from spieltisch.envs.playing import Play
from spieltisch.envs.writing import Writer
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.values import canonical
from tests.envs.positions import TABLES, name_of, table, wander

HIDDEN = [entry for entry in TABLES if entry[0] == "boonlake" and entry[1] > 1]


def part(encoding: Encoding, observation: Floats, name: str) -> Any:
    return encoding.observer.layout.part(observation, name)


@pytest.mark.parametrize("at", HIDDEN, ids=name_of)
def test_redrawing_what_is_hidden_changes_nothing(at: tuple[str, int, dict[str, object]]) -> None:
    encoding = table(*at)
    redrawn = 0
    for number, play in enumerate(wander(encoding, seed=3, level="novice")):
        if number % 7:
            continue
        for seat in range(play.seats):
            world = play.game.imagined(play.state, seat, Sampled(Random(number)))
            redrawn += play.game.save(world) != play.game.save(play.state)
            true, guessed = (encoding.observer.observe(s, seat) for s in (play.state, world))
            assert np.array_equal(true, guessed)
            branch = engine.branch_of(world, seat)
            options = engine.options_at(world, branch) if branch >= 0 else []
            assert np.array_equal(play.mask(seat), encoding.mask(options))
    assert redrawn > 10, "nothing was hidden, so nothing was tested"


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_numbers_stay_within_bounds(at: tuple[str, int, dict[str, object]]) -> None:
    encoding = table(*at)
    for play in wander(encoding, seed=8):
        seen = play.observe(play.seat)
        assert seen.dtype == np.float32
        assert np.isfinite(seen).all()
        assert np.abs(seen).max() <= BOUND


def test_a_share_tells_every_count_from_its_neighbours() -> None:
    shares = np.array([share(count, 5) for count in range(-50, 500)], np.float32)
    assert (np.diff(shares) > 0).all()
    assert np.abs(shares).max() < 1


@pytest.mark.parametrize("options", [{}, {"duchies": "random"}])
def test_what_never_changes_is_left_out(options: dict[str, object]) -> None:
    """Everybody on the same duchy: its spaces say nothing. Whoever holds one estate: neither."""
    names = set(table("burgundy", 2, options).observer.layout.parts)
    assert ("estates.colours" in names) == ("estates.duchy" in names) == bool(options)
    assert "holds" not in names
    assert "holds" in table("burgundy", 4, {"duchies": "12a"}).observer.layout.parts


def test_only_questions_that_can_come_are_shown() -> None:
    plain = set(table("burgundy", 2).observer.questions)
    every = set(table("burgundy", 2, {"shields": True, "trade-routes": True}).observer.questions)
    alone = set(table("burgundy", 1).observer.questions)
    assert plain < every
    assert "pay-tribute" in every - plain
    assert "choose-crane" in alone - every


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_whatever_changes_a_view_changes_the_observation(
    at: tuple[str, int, dict[str, object]],
) -> None:
    encoding = table(*at)
    before: dict[int, tuple[str, Floats]] = {}
    changes = 0
    for play in wander(encoding, seed=12):
        for seat in range(play.seats):
            view = canonical(dict(play.game.view(play.state, seat)))
            seen = play.observe(seat)
            if seat in before and before[seat][0] != view:
                changes += 1
                assert not np.array_equal(before[seat][1], seen)
            before[seat] = (view, seen)
    assert changes > 50


FOLLOWS = {"income"}
"""What follows from the rest of a view."""


def leaves(plain: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every number, word and switch in a view, and where it stands."""
    entries = plain.items() if isinstance(plain, dict) else enumerate(plain)
    for name, value in entries:
        if isinstance(value, list | dict):
            if name not in FOLLOWS:
                yield from leaves(value, (*path, name))
        else:
            yield (*path, name), value


def changed(view: Any, path: tuple[Any, ...], value: Any) -> Any:
    copy = deepcopy(view)
    inside = copy
    for name in path[:-1]:
        inside = inside[name]
    inside[path[-1]] = value
    return copy


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_everything_in_a_view_is_shown(at: tuple[str, int, dict[str, object]]) -> None:
    """Put in for anything what stood in its place at another moment: the observation changes."""
    encoding = table(*at)

    def read(view: dict[str, Any]) -> bytes | None:
        page = Page()
        try:
            encoding.observer.read(view, 0, page)
        except KeyError:
            return None  # shields on a duchy that has not been chosen: it has noticed
        out = np.zeros(encoding.observer.layout.size, np.float32)
        page.fill(out)
        return out.tobytes()

    views = [play.game.view(play.state, 0) for play in wander(encoding, seed=2, level="novice")]
    seen: dict[tuple[Any, ...], set[Any]] = {}
    for view in views:
        for path, value in leaves(view):
            seen.setdefault(path, set()).add(value)
    unread = set()
    for view in views[len(views) // 3 :: len(views) // 3]:
        true = read(view)
        for path, value in leaves(view):
            other = next((one for one in seen[path] if one != value), value)
            if other != value and read(changed(view, path, other)) == true:
                unread.add(path)
    assert unread == set()


def from_view(encoding: Encoding, state: Any, seat: int) -> Floats:
    """The observation as the reader of views makes it."""
    observer, page = encoding.observer, Page()
    observer._common.write(state, seat, page)
    observer.read(observer.game.view(state, seat), seat, page)
    out = np.zeros(observer.layout.size, np.float32)
    page.fill(out)
    return out


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_what_is_written_from_the_state_is_what_the_view_says(
    at: tuple[str, int, dict[str, object]],
) -> None:
    """A view is made by allow-list; what reads the state itself is held to it."""
    encoding = table(*at)
    assert encoding.observer.writer is not None
    for level in ("random", "novice"):
        for play in wander(encoding, seed=21, level=level):
            for seat in range(play.seats):
                true = from_view(encoding, play.state, seat)
                assert np.array_equal(play.observe(seat), true)
        for seat in range(play.seats):
            assert np.array_equal(play.observe(seat), from_view(encoding, play.state, seat))


def test_a_writer_that_looks_into_a_hand_is_caught() -> None:
    """A planted fault: the hand of the seat to the left is written where one's own belongs."""
    encoding = table("boonlake", 2)
    own = encoding.observer

    class Peeking(Writer):
        def write(self, state: Any, seat: int, page: Page) -> None:
            own.write(state, seat, page)
            page.mark_all(own.layout.starts["hand"], state.players[1 - seat].hand)

    for play in wander(encoding, seed=21):
        if play.state.players[1].hand:
            break
    page = Page()
    Peeking().write(play.state, 0, page)
    out = np.zeros(own.layout.size, np.float32)
    page.fill(out)
    part_of = own.layout.parts["hand"]
    true = from_view(encoding, play.state, 0)
    where = slice(part_of.start, part_of.start + part_of.size)
    assert not np.array_equal(out[where], true[where])


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_parts_lie_side_by_side_and_say_what_they_mean(
    at: tuple[str, int, dict[str, object]],
) -> None:
    layout = table(*at).observer.layout
    end = 0
    for found in layout.parts.values():
        assert found.start == end
        assert found.meaning
        end += found.size
    assert end == layout.size


@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_seats_are_counted_from_the_one_that_looks(at: tuple[str, int, dict[str, object]]) -> None:
    encoding = table(*at)
    for play in wander(encoding, seed=21):
        scores = play.scores
        for seat in range(play.seats):
            seen = part(encoding, play.observe(seat), "scores")
            turned = [*scores[seat:], *scores[:seat]]
            assert np.allclose(seen, [share(score, 100) for score in turned], atol=1e-6)
            decides = part(encoding, play.observe(seat), "deciding")[0] == 1
            assert decides == bool(play.legal_of(seat))


def middle(game: str, seats: int, options: dict[str, object], decisions: int) -> Play:
    """A game after so many decisions."""
    encoding = table(game, seats, options)
    for number, play in enumerate(wander(encoding, seed=4, level="novice")):
        if number == decisions:
            return play
    raise AssertionError("the game is too short for this test")


def test_boonlake_shows_the_own_hand_and_only_how_many_the_others_have() -> None:
    play = middle("boonlake", 3, {}, 120)
    encoding = play.encoding
    for seat in range(3):
        seen = play.observe(seat)
        hand = np.flatnonzero(part(encoding, seen, "hand"))
        assert list(hand) == play.state.players[seat].hand
        counts = part(encoding, seen, "players")[:, -1]
        hands = [len(play.state.players[(seat + at) % 3].hand) for at in range(3)]
        assert np.allclose(counts, [share(hand, 10) for hand in hands])


def test_boonlake_shows_pieces_by_owner() -> None:
    play = middle("boonlake", 2, {}, 200)
    encoding = play.encoding
    for seat in range(2):
        pieces = part(encoding, play.observe(seat), "sites")
        for site, held in enumerate(play.state.sites):
            owner, piece = (held // 4 - seat) % 2, held % 4
            assert pieces[site].sum() == (1 if held else 0)
            assert not held or pieces[site, owner, piece - 1] == 1


def test_burgundy_shows_dice_depots_and_duchies() -> None:
    play = middle("burgundy", 2, {}, 60)
    encoding, state = play.encoding, play.state
    seen = play.observe(play.seat)
    dice = part(encoding, seen, "dice")[0]
    mine = state.dice[2 * play.seat : 2 * play.seat + 2]
    assert [int(die.argmax()) + 1 if die.any() else 0 for die in dice] == mine
    shares = part(encoding, seen, "depots")
    counts = shares / (1 - shares)  # a share is n / (n + 1)
    assert counts.sum() == pytest.approx(sum(tile >= 0 for tile in state.depots))
    covered = part(encoding, seen, "estates.tiles")[0, :, 0]
    assert list(covered) == [float(tile >= 0) for tile in state.estate(play.seat).tiles]


def test_a_question_is_shown_only_to_the_seat_it_is_put_to() -> None:
    play = middle("burgundy", 2, {}, 40)
    other = 1 - play.seat
    asked = part(play.encoding, play.observe(play.seat), "asked")
    assert asked.sum() == 1
    name = play.encoding.observer.questions[int(asked.argmax())]
    assert name.replace("-", "") == type(play.choices[0].choice).__name__.lower()
    assert part(play.encoding, play.observe(other), "asked").sum() == 0
