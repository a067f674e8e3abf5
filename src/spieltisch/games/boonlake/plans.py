"""Payment plans: how boats and levers can show the resources that production sites lack.

Downstream is free, each boat moved upstream costs 2 coins or the boat lever (B16). Joker levers
stand in for one resource each (B17). A *plan* says where the boats end, how many upstream moves
are paid for, and which levers are used; a boat that shows nothing lacking stays where it is.

What is offered (`offered`): every plan that the player can afford, but those that another one he
can afford *beats*. A plan beats another one if it uses none of its levers more, pays for no more
moves, and leaves no boat further downstream: from upstream a boat may go down for nothing at any
time. Of plans with the same levers and moves that end in different places none beats the other,
but one that moves no boat at all beats those that do.
"""

from typing import Final

from spieltisch.games.boonlake.terms import (
    LEVER_BOAT,
    LEVER_JOKER_FIVE,
    LEVER_JOKER_OR,
    RESOURCE_KEYS,
)

RESOURCES: Final = 4
BOATS: Final = 2
BOAT_PAIRS: Final = [(low, high) for low in range(RESOURCES) for high in range(low, RESOURCES)]
PAIR_OF: Final = [
    [BOAT_PAIRS.index((min(a, b), max(a, b))) for b in range(RESOURCES)] for a in range(RESOURCES)
]
TOWED: Final = [PAIR_OF[0][low] for low, _high in BOAT_PAIRS]
"""Where the boat lever leaves the boats outside a payment: of all boats and places, the boat
furthest downstream goes to the top. From there it may go down for nothing at any time, so no
other way to use the lever leaves a player better off."""
UPSTREAM_PRICE: Final = 2
JOKER_COINS: Final = 5

# The levers that help to pay, as a bit set of three.
BOAT: Final = 1
JOKER: Final = 2
FIVE: Final = 4
USING_LEVERS: Final = [LEVER_BOAT, LEVER_JOKER_OR, LEVER_JOKER_FIVE]
USING_KEYS: Final = [
    "no-lever",
    "boat",
    "joker",
    "boat-and-joker",
    "five",
    "boat-and-five",
    "joker-and-five",
    "all-three",
]
JOKERS_IN: Final = [0, 0, 1, 1, 1, 1, 2, 2]


class Plan:
    """One way to show the resources that the sites lack. Positions lie on the canal."""

    def __init__(self, low: int, high: int, upstream: int, using: int, moved: bool) -> None:
        self.low = low
        self.high = high
        self.moved = moved
        self.boats = PAIR_OF[low][high]
        self.upstream = upstream
        self.using = using
        self.price = UPSTREAM_PRICE * upstream
        self.advance = JOKER_COINS if using & FIVE else 0

    def beats(self, other: "Plan") -> bool:
        """Cheaper and nowhere worse, as told above."""
        if self.using == other.using and self.upstream == other.upstream:
            return not self.moved and other.moved
        return (
            self.using & ~other.using == 0
            and self.upstream <= other.upstream
            and self.low <= other.low
            and self.high <= other.high
        )


class Plans:
    """The plans for some shortage, boats and levers; `least` is the smallest net price."""

    def __init__(self, plans: list[Plan]) -> None:
        self.plans = plans
        self.least = min([plan.price - plan.advance for plan in plans], default=0)


class Payments:
    """All plans by shortage, boats and levers, each worked out when first asked for."""

    def __init__(self, canal: list[int]) -> None:
        self.place_of = [canal.index(resource) for resource in range(RESOURCES)]
        self.cache: list[Plans | None] = [None] * (5**RESOURCES * len(BOAT_PAIRS) * 8)

    def plans(self, shortage: int, boats: int, levers: int) -> Plans:
        """`shortage` is that of `shortage_of`; `levers` a bit set of BOAT, JOKER, FIVE."""
        key = (shortage * len(BOAT_PAIRS) + boats) * 8 + levers
        found = self.cache[key]
        if found is None:
            found = Plans(self._plans(shortage, boats, levers))
            self.cache[key] = found
        return found

    def _plans(self, shortage: int, boats: int, levers: int) -> list[Plan]:
        places: list[int] = []
        for resource in range(RESOURCES):
            places.extend([self.place_of[resource]] * (shortage // 5**resource % 5))
        found: list[Plan] = []
        for using in range(8):
            if using & ~levers == 0 and JOKERS_IN[using] <= len(places):
                for rest in _leaving_out(sorted(places), JOKERS_IN[using]):
                    _add_plans(rest, boats, using, found)
        # Different jokers may leave the same to the boats.
        distinct = {(plan.using, plan.upstream, plan.boats): plan for plan in found}
        return [distinct[key] for key in sorted(distinct)]


def _leaving_out(places: list[int], jokers: int) -> list[list[int]]:
    """What the boats must show when jokers take the place of some resources."""
    if jokers == 0:
        return [places]
    return [
        rest
        for index in range(len(places))
        for rest in _leaving_out(places[:index] + places[index + 1 :], jokers - 1)
    ]


def _add_plans(wanted: list[int], boats: int, using: int, found: list[Plan]) -> None:
    """The ways to bring boats to the places wanted."""
    first, second = BOAT_PAIRS[boats]
    if len(wanted) > BOATS:
        return
    if len(wanted) == BOATS:
        low, high = wanted
        straight = (low < first) + (high < second)
        crossed = (low < second) + (high < first)
        _add_plan(low, high, min(straight, crossed), using, boats, found)
    elif len(wanted) == 1:
        place = wanted[0]
        _add_plan(place, second, int(place < first), using, boats, found)
        _add_plan(first, place, int(place < second), using, boats, found)
    else:
        _add_plan(first, second, 0, using, boats, found)


def _add_plan(a: int, b: int, upstream: int, using: int, boats: int, found: list[Plan]) -> None:
    if using & BOAT:
        if not upstream:
            return
        upstream -= 1
    found.append(Plan(min(a, b), max(a, b), upstream, using, PAIR_OF[a][b] != boats))


def offered(plans: list[Plan], due: int, coins: int) -> list[Plan]:
    """The plans to choose from for who has so many coins, when so many are due in any case.

    The five coins of a joker lever come in time to be spent.
    """
    affordable = [plan for plan in plans if due + plan.price - plan.advance <= coins]
    return [plan for plan in affordable if not any(one.beats(plan) for one in affordable)]


def boats_key(pair: tuple[int, int], canal: list[int]) -> str:
    """A boat pair in words, the same whatever the canal's order."""
    low, high = sorted([canal[pair[0]], canal[pair[1]]])
    return f"{RESOURCE_KEYS[low]}-{RESOURCE_KEYS[high]}"
