"""What is offered for a payment, against a brute force that knows nothing of `plans`.

The brute force lets every lacking resource be shown by a boat or a joker lever in every possible
way, pays every upstream move by 2 coins or by the boat lever, and throws away what is beaten.
"""

from itertools import permutations
from random import Random

import pytest

from spieltisch.games.boonlake.payment import DIGITS, payment_options
from spieltisch.games.boonlake.plans import BOAT_PAIRS, USING_KEYS
from spieltisch.games.boonlake.table import Table, new_table
from spieltisch.games.boonlake.terms import LEVER_BOAT, LEVER_JOKER_FIVE, LEVER_JOKER_OR
from tests.games.boonlake.position import GAME, PACK

CANAL = PACK.board.canal
JOKERS = {"joker": LEVER_JOKER_OR, "five": LEVER_JOKER_FIVE}
Way = tuple[frozenset[str], int, tuple[int, ...]]
"""Levers used, upstream moves paid in coins, and where the boats end along the canal."""


def every_way(lacking: list[int], boats: tuple[int, int], levers: set[str]) -> set[Way]:
    """Each lacking resource is shown by one boat or one joker; a boat that is not needed stays."""
    helpers = ["first", "second", *[name for name in JOKERS if name in levers]]
    least: dict[tuple[frozenset[str], tuple[int, ...]], int] = {}
    for shown_by in permutations(helpers, len(lacking)):
        ends = list(boats)
        for resource, name in zip(lacking, shown_by, strict=True):
            if name not in JOKERS:
                ends[("first", "second").index(name)] = CANAL.index(resource)
        upstream = sum(end < start for start, end in zip(boats, ends, strict=True))
        # The boats are alike, so who goes where does not matter, only how many go upstream.
        key = (frozenset(name for name in shown_by if name in JOKERS), tuple(sorted(ends)))
        least[key] = min(upstream, least.get(key, upstream))
    found: set[Way] = {(used, upstream, ends) for (used, ends), upstream in least.items()}
    if "boat" in levers:
        towed = [(used | {"boat"}, up - 1, ends) for used, up, ends in found if up]
        found.update(towed)
    return found


def beats(one: Way, other: Way, start: tuple[int, ...]) -> bool:
    """No lever more, no paid move more, no boat further downstream; or the same without a move."""
    if one[:2] == other[:2]:
        return one[2] == start != other[2]
    nowhere_worse = all(a <= b for a, b in zip(one[2], other[2], strict=True))
    return one[0] <= other[0] and one[1] <= other[1] and nowhere_worse


def brute_force(
    lacking: list[int], boats: tuple[int, int], levers: set[str], due: int, coins: int
) -> set[Way]:
    affordable = [
        way
        for way in every_way(lacking, boats, levers)
        if due + 2 * way[1] <= coins + (5 if "five" in way[0] else 0)
    ]
    start = tuple(sorted(boats))
    return {way for way in affordable if not any(beats(one, way, start) for one in affordable)}


def told(table: Table, due: int, lacking: list[int]) -> set[Way]:
    """What the rules offer, in the same words."""
    shortage = sum(DIGITS[resource] for resource in lacking)
    found: set[Way] = set()
    for option in payment_options(table, 0, due, shortage):
        boats, coins, using = (getattr(option, name) for name in ("boats", "coins", "using"))
        levers = frozenset(
            name for bit, name in enumerate(("boat", "joker", "five")) if using >> bit & 1
        )
        assert USING_KEYS[using]
        found.add((levers, (coins - due) // 2, BOAT_PAIRS[boats]))
    return found


@pytest.mark.parametrize("seed", range(10))
def test_what_is_offered_is_what_a_brute_force_finds(seed: int) -> None:
    source = Random(seed)
    table = new_table(PACK, GAME.payments, 2, False, 1)
    player = table.players[0]
    several = 0
    for _position in range(500):
        player.boats = source.randrange(len(BOAT_PAIRS))
        player.coins = source.choice([0, 1, 2, 3, 4, 5, 7, 10])
        levers = {name for name in ("boat", "joker", "five") if source.random() < 0.5}
        numbers = {"boat": LEVER_BOAT, **JOKERS}
        player.levers = sum(1 << numbers[name] for name in levers)
        due = source.randrange(7)
        lacking = sorted(source.randrange(4) for _one in range(source.choice([1, 1, 2, 2, 3, 4])))
        expected = brute_force(lacking, BOAT_PAIRS[player.boats], levers, due, player.coins)
        assert told(table, due, lacking) == expected, (player.boats, lacking, levers)
        several += len(expected) > 1
    assert several > 50  # there is something to choose
