"""Paying: every way that the rules allow, tried out one by one, against what is offered."""

import random
from itertools import product
from typing import Any

import pytest

from tests.games.boonlake.law import CARDS, GOALS, RESOURCES
from tests.games.boonlake.position import (
    GOALS as IN_PLAY,
)
from tests.games.boonlake.position import (
    offers,
    position,
    previewed,
    seen,
    settler,
    sheet,
    takes,
    why_not,
)

WORDS = {
    "no-lever": (), "boat": ("boat",), "joker": ("joker-or",), "five": ("joker-five",),
    "boat-and-joker": ("boat", "joker-or"), "boat-and-five": ("boat", "joker-five"),
    "joker-and-five": ("joker-or", "joker-five"), "all-three": ("boat", "joker-or", "joker-five"),
}  # fmt: skip
Way = tuple[tuple[str, ...], int, tuple[int, int]]
"""Levers used, coins paid, where the boats end on the canal (wood is 0, iron 3)."""


def shows(cost: list[int], sites: list[int], boats: tuple[int, int], jokers: int) -> bool:
    """Do sites, boats and jokers show at least these resources?"""
    missing = 0
    for resource in range(4):
        have = sites[resource] + boats.count(resource)
        missing += max(0, cost[resource] - have)
    return missing <= jokers


def idle(
    cost: list[int], sites: list[int], boats: tuple[int, int], ends: tuple[int, int], jokers: int
) -> bool:
    """Does a boat move that need not? It may as well do so later."""
    stays = [(boats[0], ends[1]), (ends[0], boats[1])]
    return any(stay != ends and shows(cost, sites, stay, jokers) for stay in stays)


def every_way(
    cost: list[int], due: int, sites: list[int], boats: tuple[int, int], levers: list[str]
) -> list[Way]:
    """All ways to show the resources, with the least coins for each."""
    found: dict[tuple[tuple[str, ...], tuple[int, int]], int] = {}
    short = sum(max(0, cost[r] - sites[r]) for r in range(4))
    for word in WORDS.values():
        if not set(word) <= set(levers):
            continue
        jokers = len([lever for lever in word if lever.startswith("joker")])
        if jokers > short:
            continue  # there must be something to lower
        for first, second in product(range(4), repeat=2):
            ends = (first, second)
            if not shows(cost, sites, ends, jokers):
                continue
            upstream = sum(end < start for end, start in zip(ends, boats, strict=True))
            if "boat" in word:
                upstream -= 1
            if upstream < 0:
                continue  # the lever would be used for nothing
            key = (word, (min(ends), max(ends)))
            found[key] = min(found.get(key, 99), due + 2 * upstream)
    return [(word, coins, ends) for (word, ends), coins in found.items()]


def no_worse(way: Way, other: Way) -> bool:
    """No more levers, no more coins, no boat further downstream."""
    return (
        set(way[0]) <= set(other[0])
        and way[1] <= other[1]
        and way[2][0] <= other[2][0]
        and way[2][1] <= other[2][1]
    )


def offered_ways(moves: list[str]) -> list[Way]:
    ways: list[Way] = []
    for move in moves:
        _pay, places, coins, using = move.split()
        low, high = sorted(RESOURCES.index(name) for name in places.split("-"))
        ways.append((WORDS[using], int(coins), (low, high)))
    return ways


def case(seed: int) -> dict[str, Any]:
    """Something to pay and somebody who might."""
    source = random.Random(seed)
    levers = [lever for lever in ("boat", "joker-or", "joker-five") if source.random() < 0.4]
    project = source.random() < 0.25
    what = source.choice(IN_PLAY) if project else source.choice(list(CARDS))
    return {
        "project": project,
        "what": what,
        "coins": source.choice([0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20]),
        "sites": [source.choice([0, 0, 1, 1, 2]) for _resource in RESOURCES],
        "boats": tuple(sorted(source.choice(range(4)) for _boat in range(2))),
        "levers": levers,
        "used": [lever for lever in levers if source.random() < 0.15],
        "discounts": source.choice([0, 0, 0, 1, 2]),
    }


@pytest.mark.parametrize("start", range(0, 1500, 100))
def test_b16_b17_every_way_to_pay_is_found_and_none_is_made_up(start: int) -> None:
    cheaper = [card for card in CARDS if CARDS[card].get("always") == {"card-discount": 1}]
    for seed in range(start, start + 100):
        given = case(seed)
        printed = (
            GOALS[given["what"]]["project"] if given["project"] else CARDS[given["what"]]["cost"]
        )
        discounts = [card for card in cheaper if card != given["what"]][: given["discounts"]]
        levers = [lever for lever in given["levers"] if lever not in given["used"]]
        player = settler(
            coins=given["coins"], vases=printed.get("vases", 0),
            hand=[] if given["project"] else [given["what"]], played=discounts,
            production=dict(zip(RESOURCES, given["sites"], strict=True)),
            boats=tuple(RESOURCES[boat] for boat in given["boats"]),  # type: ignore[arg-type]
            levers=given["levers"], used=given["used"],
        )  # fmt: skip
        match = position(player, strips=["builder"])
        takes(match, "take builder")
        purse = given["coins"] + 3
        move = f"{'realize' if given['project'] else 'play'} {given['what']}"
        due = max(0, printed.get("coins", 0) - len(discounts))
        cost = [printed.get(name, 0) for name in RESOURCES]
        ways = [
            way
            for way in every_way(cost, due, given["sites"], given["boats"], levers)
            if way[1] <= purse + (5 if "joker-five" in way[0] else 0)
        ]
        assert (move in offers(match)) == bool(ways), given
        if not ways:
            assert why_not(match, move)[0] in ("coins-short", "resources-short", "supply-empty")
            continue
        takes(match, move)
        if not [m for m in offers(match) if m.startswith("pay ")]:
            used = seen(match)["used"].bit_count() - len(given["used"])
            assert used in {len(way[0]) for way in ways}, given
            continue
        told = offered_ways(offers(match))
        assert all(way in ways for way in told), given
        for way in ways:
            jokers = len([lever for lever in way[0] if lever.startswith("joker")])
            if idle(cost, given["sites"], given["boats"], way[2], jokers):
                continue
            assert any(no_worse(other, way) or other[:2] == way[:2] for other in told), (given, way)


def test_the_beginning_one_site_and_two_wood() -> None:
    """At the start 3 resources are there: one of the site and two wood."""
    for card in CARDS:
        cost = CARDS[card]["cost"]
        match = position(settler(coins=40, vases=3, hand=[card], production={"stone": 1}))
        takes(match, "take builder")
        need = {name: cost.get(name, 0) for name in RESOURCES}
        need["stone"] = max(0, need["stone"] - 1)
        assert (f"play {card}" in offers(match)) == (sum(need.values()) <= 2)


def test_resources_are_shown_and_not_spent() -> None:
    """The same site and boats pay for two cards in one scoring."""
    full = settler(coins=9, hand=["smithy", "potter"], production={"loam": 2, "stone": 1})
    match = position(full, strips=["builder"])
    takes(match, "take builder", "play smithy")
    assert "play potter" in offers(match)
    takes(match, "play potter")
    assert seen(match)["production"] == [0, 2, 1, 0]


def test_a_project_counts_as_every_kind() -> None:
    rich = settler(coins=40, production={"loam": 2, "iron": 2}, boats=("iron", "iron"))
    for strip in ("pioneer", "settle", "region-scoring", "progress", "hire", "cattle-breeding"):
        match = position(rich)
        takes(match, f"take {strip}")
        assert "realize levers" in offers(match)
    match = position(rich)
    takes(match, "take builder", "realize levers")
    assert sheet(match)["projects"] == 8


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("own", [True, False])
def test_every_project_costs_and_brings_what_it_shows(goal: str, own: bool) -> None:
    others = [g for g in ("levers", "coin-track", "card-track", "sites") if g != goal][:3]
    goals = [goal, *others] if own else [others[0], goal, *others[1:]]
    project = GOALS[goal]["project"]
    full = dict.fromkeys(RESOURCES, 2)
    match = position(settler(coins=project["coins"], ranch=1, production=full), goals=goals)
    takes(match, "take pioneer")
    assert ("pays", {"seat": 0, "coins": project["coins"]}) in previewed(match, f"realize {goal}")
    takes(match, f"realize {goal}")
    while offers(match)[0].startswith("pay "):
        takes(match, offers(match)[0])
    player = seen(match)
    assert (player["coins"], player["ranch"], player["supply"]) == (0, 2, 5)
    assert sheet(match) == {"projects": project["vp"] * (2 if own else 1)}
    assert player[f"{project['track']}_track"] == 1
    assert player["coin_track"] + player["card_track"] == 1
    assert player["projects"] == 1 << goals.index(goal)
    assert player["cards"] == 0


def test_several_players_may_realize_the_same_project() -> None:
    rich = {"coins": 40, "production": {"loam": 2, "iron": 2}, "boats": ("iron", "iron")}
    match = position(settler(**rich), settler(**rich))  # type: ignore[arg-type]
    takes(match, "take builder", "realize levers")
    takes(match, "realize levers", seat=1)
    assert (sheet(match)["projects"], sheet(match, 1)["projects"]) == (8, 16)
    assert why_not(match, "realize levers") == ("project-done", {})
