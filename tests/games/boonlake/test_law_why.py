"""Why not, and what for: every lever at every decision, every reason there is, every preview."""

import random

import pytest

from spieltisch import Match
from spieltisch.kernel.wording import notation
from tests.games.boonlake.law import CARDS, LEVER_COST
from tests.games.boonlake.position import (
    GAME,
    START,
    asked,
    interim,
    offers,
    position,
    previewed,
    settler,
    takes,
    why_not,
)

USES = {
    "vase": ("instead take-vase", "instead give-vase"),
    "modernize": ("instead modernize",),
    "upgrade": ("instead upgrade",),
    "site-coins": ("forgo site-coins",),
    "three-coins": ("forgo three-coins",),
    "region-vp": ("share-and-vp",),
    "boat": ("pay ", "lever boat-upstream"),
    "settlement": ("lever-settlement",),
    "tile-inhabitant": ("tile-lever",),
    "joker-or": ("lever two-coins", "lever two-cards"),
    "joker-five": ("lever five-coins",),
    "cards-inhabitant": ("lever cards-for-inhabitant",),
}


def reasons(match: Match, seat: int) -> dict[str, str]:
    """Everything that says why not, with its reason."""
    return {
        notation(GAME, refusal.option): refusal.why.message.removeprefix("boonlake-why-")
        for refusal in match.refusals(seat)
    }


@pytest.mark.parametrize("seed", range(4))
def test_every_lever_can_be_used_or_says_why_not_at_every_decision(seed: int) -> None:
    source = random.Random(seed)
    match = Match(GAME, 2, seed=seed)
    kinds: set[str] = set()
    while not match.over and match.moves < 300:
        choice = source.choice(match.choices)
        kinds.add(asked(match, choice.seat))
        why = reasons(match, choice.seat)
        assert not set(why) & set(choice.notations)
        for lever, uses in USES.items():
            known = any(move.startswith(uses) for move in [*choice.notations, *why])
            assert known or f"look-at-lever {lever}" in why, (lever, asked(match, choice.seat))
        match.take(choice.seat, source.choice(choice.notations))
    assert {"ChooseScoringTile", "ChooseFirstSite", "ChooseStrip"} <= kinds


def test_levers_say_that_a_price_is_being_paid() -> None:
    match = position(settler(hand=["bank", "mayor", "potter"], levers=list(LEVER_COST)))
    takes(match, "take hire", "pass", "pass", "hire-for-cards")
    assert asked(match) == "ChooseDiscard"
    assert why_not(match, "look-at-lever boat") == ("boats-upstream", {})
    assert why_not(match, "look-at-lever vase") == ("not-now", {})
    assert why_not(match, "lever five-coins") == ("not-now", {})


def test_a_real_shortage_is_named_before_the_moment() -> None:
    """What is short stays short whenever its moment comes, so it is what a player must know."""
    match = position(settler(hand=["smithy", "bank"], coins=1), strips=["hire"])
    takes(match, "take hire", "pass", "explore")
    assert asked(match) == "ChooseHex"
    told = reasons(match, 0)
    assert told["play smithy"] == "resources-short"
    assert told["modernize joker-five"] == "coins-short"
    assert why_not(match, "modernize joker-five")[1] == {"short": LEVER_COST["joker-five"] - 1}
    assert told["look-at-lever boat"] == "lever-missing"
    assert told["take pioneer"] == "not-now"
    assert {told[space] for space in told if space.startswith("sail ")} == {"not-now"}


def test_top_row_levers_name_what_is_short() -> None:
    top = ["vase", "modernize", "upgrade"]
    match = position(settler(), settler(levers=top, coins=1, ranch=0, inhabitants=["7"]))
    takes(match, "take hire", "pass", "pass")
    assert why_not(match, "instead give-vase", 1) == ("vases-short", {"short": 1})
    cheapest = min(cost for lever, cost in LEVER_COST.items() if lever not in top)
    short = ("coins-short", {"short": cheapest - 1})
    assert why_not(match, "instead modernize", 1) == short
    assert why_not(match, "instead upgrade", 1) == ("inhabitants-short", {"need": 1, "have": 0})
    match = position(settler(), settler(levers=["upgrade"], coins=3))
    takes(match, "take hire", "pass", "pass")
    assert why_not(match, "instead upgrade", 1) == ("nothing-to-upgrade", {})


def test_the_boat_lever_is_not_told_to_wait_while_it_may_pay() -> None:
    player = settler(
        coins=9, hand=["smithy"], production={"loam": 1}, boats=("loam", "iron"), levers=["boat"]
    )
    match = position(player)
    takes(match, "take pioneer", "play smithy")
    assert offers(match) == ["pay loam-stone 4 no-lever", "pay loam-stone 2 boat"]
    assert "look-at-lever boat" not in reasons(match, 0)
    assert why_not(match, "look-at-lever vase") == ("lever-missing", {})


def test_every_reason_there_is_can_be_met() -> None:
    """One position for each, so that no reason is only a word."""
    met: set[str] = set()

    def ask(match: Match, *moves: str) -> None:
        takes(match, *moves)
        met.update(reasons(match, 0).values())

    full = {"wood": 2, "loam": 2, "stone": 2, "iron": 2}
    hand = ["smithy", "bank", "art-gallery"]
    ask(position(settler(hand=hand, levers=["vase"], used=["vase"])), "take progress")
    ask(position(settler(hand=hand, production=full)), "take progress")
    ask(position(settler(hand=hand, production=full, vases=1, coins=9)), "take progress", "pass")
    ask(position(settler(ranch=8, projects=[], coins=40, production=full)), "take pioneer")
    ask(position(settler(projects=["sites"], coins=40, production=full)), "take pioneer")
    ask(position(settler(inhabitants=["7"], ranch=0, houses=["9"])), "take settle", "pass")
    six = ["7", "7 lower", "9", "9 lower", "19", "21"]
    ask(position(settler(inhabitants=["24"], houses=six)), "take settle", "pass")
    four = ["9", "19", "21", "24"]
    ask(position(settler(houses=["7"], settlements=four)), "take settle", "pass")
    ask(position(settler(cattle=[8] * 4), pastures=[8]), "take cattle-breeding", "pass", "pass")
    ask(
        position(settler(cattle=[8] * 3 + [1] * 2), pastures=[1, 8]), "take cattle-breeding", "pass"
    )
    ask(
        position(settler(cattle=[8] * 3 + [1] * 2), pastures=[1, 8]),
        "take cattle-breeding", "pass", "pass",
    )  # fmt: skip
    ask(position(settler(levers=["boat"], coins=30)), "take progress", "pass")
    ask(position(settler(levers=["settlement"], coins=30)), "take progress", "pass")
    ask(position(settler()), "take hire", "pass", "explore")
    ask(position(settler(), labels=["boonlake"]), "take region-scoring", "pass")
    sailing = position(settler(ship=4), settler(ship=6), strips=["region-scoring"])
    ask(sailing, "take region-scoring", "pass", "region boonlake")
    river = position(settler(ship=11, production={"loam": 2}), strips=["region-scoring"])
    ask(river, "take region-scoring", "pass", "region boonlake", "sail 12")
    scored = interim(settler(scored={"levers": 1}), settler(), number=2)
    takes(scored, "pass", seat=1)
    ask(scored, "pass")
    goals = ["levers", "give-vases", "sites", "coin-track"]
    short = interim(settler(levers=["joker-or"]), settler(), number=2, goals=goals)
    takes(short, "pass", seat=1)
    ask(short, "pass", "score give-vases")
    ask(position(settler(levers=["upgrade"])), "take hire", "pass", "pass")
    ask(position(settler(levers=["joker-or"]), pile=[]))
    assert met == {kind.name for kind in GAME.reasons} - {"fine"}


# Previews


def test_previews_change_nothing_and_tell_what_then_happens() -> None:
    """At every decision after set-up: what is told before is what is told then, up to luck."""
    for seed in range(3):
        source = random.Random(seed)
        match = Match(GAME, 3, seed=seed)
        for _choice in range(6):
            match.take(match.choices[0].seat, 0)
        while not match.over and match.moves < 220:
            choice = source.choice(match.choices)
            move = source.choice(choice.notations)
            before = match.digest()
            told = previewed(match, move, choice.seat)
            assert match.digest() == before
            match.take(choice.seat, move)
            heard = [(e.name, dict(e.values)) for e in match.events(choice.seat)[-1]]
            assert heard[: len(told)] == told


def test_previews_tell_costs_and_gains() -> None:
    tiles = {**START, 12: "fishing-camp"}
    near = settler(inhabitants=["7 lower", "12", "12 lower"])
    player = settler(coins=30, hand=["smithy"], production={"loam": 2, "stone": 1}, houses=["7"])
    match = position(player, near, tiles=tiles, pastures=[6])
    takes(match, "take pioneer")
    assert ("pays", {"seat": 0, "coins": 2}) in previewed(match, "play smithy")
    assert ("coins", {"seat": 0, "coins": 2}) in previewed(match, "sell smithy")
    match = position(player, near, tiles=tiles, pastures=[6])
    takes(match, "take progress", "pass")
    paid = ("pays", {"seat": 0, "coins": LEVER_COST["vase"]})
    assert paid in previewed(match, "modernize vase")
    takes(match, "pass")
    given = ("gives-inhabitants", {"seat": 0, "inhabitants": 1})
    assert {given[0], paid[0]} <= {name for name, _v in previewed(match, MODERNIZE)}
    match = position(player, near, tiles=tiles, pastures=[6])
    takes(match, "take cattle-breeding", "pass")
    assert ("coins", {"seat": 0, "coins": 2}) in previewed(match, "pasture 8")
    takes(match, "pass")
    told = previewed(match, "cattle 6 1 0")
    assert given in told
    assert ("coins", {"seat": 0, "coins": 2}) in told  # the house on 7


MODERNIZE = "modernize-for-inhabitant vase"


def test_a_preview_of_a_card_tells_its_immediate_gains() -> None:
    card = next(c for c in CARDS if list(CARDS[c].get("now", {})) == ["inhabitants"])
    full = {"wood": 2, "loam": 2, "stone": 2, "iron": 2}
    match = position(settler(coins=30, vases=3, hand=[card], production=full))
    takes(match, "take builder")
    told = previewed(match, f"play {card}")
    assert ("inhabitants", {"seat": 0, "inhabitants": 2}) in told
