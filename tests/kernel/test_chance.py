"""Chance sources: unbiased, repeatable, provable."""

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.kernel.chance import Chance, Committed, NoChance, Recorded, Sampled, Seeded
from spieltisch.kernel.errors import NoMoreChance
from spieltisch.kernel.events import Listener
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile, redeal


def chi_square(faces: Counter[int], sides: int, rolls: int) -> float:
    expected = rolls / sides
    return sum((faces[face] - expected) ** 2 / expected for face in range(1, sides + 1))


@pytest.mark.parametrize("sides", [2, 6, 7, 40])
@pytest.mark.parametrize("source", [Sampled(Random(5)), Seeded(5)])
def test_every_face_is_equally_likely(source: Chance, sides: int) -> None:
    rolls = 400 * sides
    faces = Counter(source.roll(sides) for _ in range(rolls))
    assert set(faces) == set(range(1, sides + 1))
    # Five standard deviations above the mean of the chi-square distribution.
    assert chi_square(faces, sides, rolls) < (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5


@given(st.integers(1, 1000), st.integers())
def test_a_roll_is_a_face(sides: int, seed: int) -> None:
    assert 1 <= Seeded(seed).roll(sides) <= sides
    assert 1 <= Sampled(Random(seed)).roll(sides) <= sides


def test_the_same_seed_tells_the_same() -> None:
    assert [Seeded(7, n).roll(100) for n in range(20)] == [
        Seeded(7, n).roll(100) for n in range(20)
    ]
    assert [Seeded(7, n).roll(100) for n in range(20)] != [
        Seeded(8, n).roll(100) for n in range(20)
    ]


def test_committed_chance_can_be_recomputed_by_anybody() -> None:
    secret = bytes(range(32))
    source = Committed(secret)
    assert source.commitment == hashlib.sha256(secret).hexdigest()
    told = [source.roll(6) for _ in range(50)]
    by_hand = [
        int.from_bytes(hmac.new(secret, n.to_bytes(8, "big"), "sha256").digest()[:8], "big") % 6 + 1
        for n in range(50)
    ]
    assert told == by_hand


def test_committed_chance_goes_back_after_a_failed_move() -> None:
    source = Committed(b"secret")
    mark = source.mark()
    first = source.roll(1000)
    source.back_to(mark)
    assert source.roll(1000) == first
    sampled = Sampled(Random(1))
    sampled.back_to(sampled.mark())


def test_recorded_chance_tells_what_was_and_no_more() -> None:
    source = Recorded([4, 17])
    assert source.roll(6) == 4
    assert source.pick([3, 17, 20]) == 1
    assert source.used_up
    with pytest.raises(NoMoreChance, match="ends before"):
        source.roll(6)


@pytest.mark.parametrize(("outcomes", "said"), [([7], "roll of 7"), ([0], "roll of 0")])
def test_recorded_chance_refuses_an_impossible_roll(outcomes: list[int], said: str) -> None:
    with pytest.raises(NoMoreChance, match=said):
        Recorded(outcomes).roll(6)


def test_recorded_chance_refuses_an_item_that_is_not_there() -> None:
    with pytest.raises(NoMoreChance, match="item 9"):
        Recorded([9]).pick([1, 2])


def test_no_chance_refuses() -> None:
    with pytest.raises(NoMoreChance):
        NoChance().roll(6)
    with pytest.raises(NotImplementedError):
        Chance().roll(6)


def test_a_flow_notes_outcomes_only_for_a_listener() -> None:
    heard = Flow(Seeded(1), Listener())
    pile = Pile([5, 5, 8])
    face, item = heard.roll(6), heard.draw(pile)
    assert heard.outcomes == [face, item]
    assert heard.rolled
    assert len(pile) == 2
    silent = Flow(Seeded(1))
    assert (silent.roll(6), silent.draw(Pile([5, 5, 8]))) == (face, item)
    assert silent.outcomes == []


@given(st.lists(st.integers(0, 9), min_size=1, max_size=30), st.integers())
def test_drawing_a_pile_empty_gives_all_its_items(items: list[int], seed: int) -> None:
    pile = Pile(items)
    flow = Flow(Sampled(Random(seed)))
    assert sorted(flow.draw(pile) for _ in range(len(items))) == sorted(items)
    assert len(pile) == 0


def test_draws_from_a_pile_are_unbiased() -> None:
    flow = Flow(Sampled(Random(3)))
    first = Counter(flow.draw(Pile([1, 2, 2, 3])) for _ in range(4000))
    assert abs(first[2] - 2000) < 5 * 32
    assert abs(first[1] - 1000) < 5 * 28


def test_piles_take_back_and_stay_sorted() -> None:
    pile = Pile([4, 2])
    pile.add(3)
    pile.add_all([9, 1])
    pile.remove(4)
    assert pile.items == [1, 2, 3, 9]
    copy = pile.clone()
    copy.add(5)
    assert pile.items == [1, 2, 3, 9]


def test_redealing_keeps_sizes_and_items() -> None:
    pile, hands = Pile([1, 2, 3]), [[4, 5], [6]]
    redeal(pile, hands, Seeded(2))
    assert [len(hand) for hand in hands] == [2, 1]
    assert sorted(pile.items + hands[0] + hands[1]) == [1, 2, 3, 4, 5, 6]
