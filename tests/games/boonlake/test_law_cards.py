"""Cards: each of the 165 can be played, and does what it shows, now, always and at the end."""

from typing import Any

import pytest

from spieltisch import Match
from spieltisch.games.boonlake.final import FinalScoring
from tests.games.boonlake.law import (
    CARDS,
    HEXES,
    LEVER_COST,
    RESOURCES,
    STRIP_OF,
    Told,
    tell_card,
)
from tests.games.boonlake.position import (
    PACK,
    START,
    Settler,
    asked,
    finish_common_part,
    offers,
    position,
    previewed,
    seen,
    settler,
    sheet,
    takes,
    why_not,
)

FULL = dict.fromkeys(RESOURCES, 2)
TILES = {**START, 12: "fishing-camp"}
AROUND = settler(inhabitants=["7 lower", "12"])
SWAPS = ("swap-cards-coins", "swap-cards-vase", "swap-cards-vp")


def fillers(card: str, cards: int = 10) -> list[str]:
    """Other cards for the hand: night cards first, since they are last to pay for discards."""
    return [key for key in CARDS if key != card][-cards:]


def rich(card: str, **more: Any) -> Settler:
    """Somebody who can pay for anything and use every effect."""
    things: dict[str, Any] = {
        "coins": 60, "vases": 4, "ranch": 2, "production": FULL, "hand": [card, *fillers(card)],
        "levers": ["boat"], "used": ["boat"], "inhabitants": ["9"], "houses": ["7"],
    }  # fmt: skip
    return settler(**{**things, **more})


def play(match: Match, card: str) -> None:
    """Play the card and pay without levers; boats go downstream for nothing."""
    takes(match, f"play {card}")
    while asked(match) == "ChoosePayment":
        free = [
            m
            for m in offers(match)
            if m.endswith(f" {CARDS[card]['cost'].get('coins', 0)} no-lever")
        ]
        takes(match, free[0])


TWO_WAYS = [card for card in CARDS if set(SWAPS) & set(CARDS[card].get("now", {}))]


@pytest.mark.parametrize(
    ("card", "other_way"), [(card, False) for card in CARDS] + [(card, True) for card in TWO_WAYS]
)
def test_every_card_is_paid_for_and_does_what_it_shows(card: str, other_way: bool) -> None:
    shown = CARDS[card]
    match = position(rich(card), AROUND, tiles=TILES)
    takes(match, f"take {STRIP_OF[shown['kind']]}")
    told = Told(match)
    play(match, card)
    told.gains(coins=-shown["cost"].get("coins", 0), vases=-shown["cost"].get("vases", 0), cards=-1)
    told.bonus = {
        effect.removeprefix("discard-"): amount
        for effect, amount in shown.get("always", {}).items()
        if effect.startswith("discard-")
    }
    tell_card(told, shown.get("now", {}), SWAPS if other_way else ())
    told.check()
    assert seen(match)["played"] == [PACK.card_by_key[card]]


@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].get("now")])
def test_every_immediate_effect_may_be_left(card: str) -> None:
    """What asks a question can be passed; what is left over happens all the same."""
    match = position(rich(card), AROUND, tiles=TILES)
    takes(match, f"take {STRIP_OF[CARDS[card]['kind']]}")
    play(match, card)
    before = seen(match)
    kinds = ("ChooseExchange", "ChooseLeverUp", "ChooseFreeHouse", "ChooseEasySettlement")
    while asked(match) in kinds:
        takes(match, "pass")
    after = seen(match)
    for name in ("vp", "houses", "settlements", "used"):
        assert after[name] == before[name]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_is_missing(card: str) -> None:
    """One coin, one vase, or one resource too few."""
    cost = CARDS[card]["cost"]
    strip = STRIP_OF[CARDS[card]["kind"]]
    coins, vases = cost.get("coins", 0), cost.get("vases", 0)
    resources = {name: cost.get(name, 0) for name in RESOURCES}
    shown = {name: min(2, need) for name, need in resources.items()}
    boats = [name for name in RESOURCES for _n in range(max(0, resources[name] - 2))]
    moored = (*boats, "iron", "iron")[:2]

    def answer(**more: Any) -> tuple[str, dict[str, Any]]:
        things = {"coins": coins, "vases": vases, "production": shown, "boats": moored}
        match = position(settler(hand=[card], **{**things, **more}))
        takes(match, f"take {strip}")
        return ("fine", {}) if f"play {card}" in offers(match) else why_not(match, f"play {card}")

    assert answer() == ("fine", {})
    if coins:
        assert answer(coins=coins - 1) == ("coins-short", {"short": 1})
    if vases:
        assert answer(vases=vases - 1) == ("vases-short", {"short": 1})
    total = sum(resources.values())
    if total > 2:
        assert answer(production={})[0] == "resources-short"
        assert answer(production={})[1]["need"] == total
        assert answer(production={})[1]["have"] == 2


# Permanent effects


def builder(card: str, strips: tuple[str, ...] = ("builder",), **more: Any) -> Match:
    """Seat 0 has just played the card with a Builder and may play or sell one more."""
    match = position(rich(card, **more), AROUND, tiles=TILES, strips=strips, pastures=[13])
    takes(match, "take builder")
    play(match, card)
    while asked(match) != "ChooseBuilderShare":
        takes(match, "pass")
    return match


def permanent(prefix: str) -> list[tuple[str, str, int]]:
    return [
        (card, effect, amount)
        for card, shown in CARDS.items()
        for effect, amount in shown.get("always", {}).items()
        if effect.startswith(prefix)
    ]


def sail(match: Match, space: int) -> None:
    """All pass, seat 0 sails."""
    finish_common_part(match)
    takes(match, f"sail {space}")


@pytest.mark.parametrize(("card", "effect", "amount"), permanent("discard-"))
def test_discarding_a_card_of_the_kind_pays_more(card: str, effect: str, amount: int) -> None:
    kind = effect.removeprefix("discard-")
    match = builder(card, hand=[card, "smithy", "bank", "inventor"])
    for sold, its_kind in (("smithy", "day"), ("bank", "sunset"), ("inventor", "night")):
        if f"sell {sold}" not in offers(match):
            continue
        told = previewed(match, f"sell {sold}")
        coins = sum(values["coins"] for name, values in told if name == "coins")
        assert coins == 2 + (amount if its_kind == kind else 0)
        assert amount == 1


@pytest.mark.parametrize(("card", "effect", "amount"), permanent("card-discount"))
def test_cards_and_projects_cost_a_coin_less(card: str, effect: str, amount: int) -> None:
    other = "smithy" if card != "smithy" else "sawmill"
    match = builder(card, hand=[card, other])
    before = seen(match)["coins"]
    takes(match, f"play {other}")
    assert before - seen(match)["coins"] == CARDS[other]["cost"]["coins"] - amount == 1
    match = builder(card)
    assert ("pays", {"seat": 0, "coins": 13 - amount}) in previewed(match, "realize levers")


@pytest.mark.parametrize(("card", "effect", "amount"), permanent("lever-discount"))
def test_levers_cost_less(card: str, effect: str, amount: int) -> None:
    match = builder(card, strips=("builder", "progress"))
    sail(match, 2)
    takes(match, "take progress", "pass", seat=1)
    before = seen(match)["coins"]
    takes(match, "modernize-for-inhabitant region-vp")
    assert before - seen(match)["coins"] == LEVER_COST["region-vp"] - amount


@pytest.mark.parametrize(("card", "effect", "amount"), permanent("cattle-"))
def test_cattle_are_cheaper_or_pay_more(card: str, effect: str, amount: int) -> None:
    match = builder(card, strips=("builder", "cattle-breeding"))
    sail(match, 2)
    takes(match, "take cattle-breeding", "pass", "pass", "pass", seat=1)
    price, coins = (1 - amount, 0) if effect == "cattle-inhabitant" else (1, amount)
    before = seen(match)
    takes(match, f"cattle 13 {price} 0")
    assert before["ranch"] - seen(match)["ranch"] == price
    assert seen(match)["coins"] - before["coins"] == coins + 2  # and 2 for the house on 7
    assert (effect, amount) in (("cattle-inhabitant", 1), ("cattle-coins", 2))


@pytest.mark.parametrize(("card", "effect", "amount"), permanent("river-") + permanent("harbour-"))
def test_the_river_pays_more(card: str, effect: str, amount: int) -> None:
    effects = CARDS[card]["always"]
    harbour = {"coins": effects.get("harbour-coins", 0), "cards": effects.get("harbour-cards", 0)}
    river = effects.get("river-coin", 0)
    vase = effects.get("river-vase", 0)
    # 4: two coins. 8: a harbour with a vase. 12: a harbour with the choice. 5: points.
    for space, coins, cards, vases in (
        (4, 2 + river, 0, 0),
        (8, harbour["coins"], harbour["cards"], 1 + vase),
        (12, harbour["coins"], harbour["cards"], 1 + vase),
        (5, 0, 0, 0),
    ):
        match = builder(card, ship=space - 1)
        finish_common_part(match)
        before = seen(match)
        takes(match, f"sail {space}")
        gained = {name: seen(match)[name] - before[name] for name in ("coins", "cards", "vases")}
        assert gained == {"coins": coins, "cards": cards, "vases": vases}
    assert amount == (1 if effect.startswith("river") else 2)


def test_who_builds_instead_of_taking_the_vase_gets_no_second_one() -> None:
    card = next(card for card, effect, _amount in permanent("river-vase"))
    match = position(settler(played=[card], ship=11), strips=["builder"])
    takes(match, "take builder")
    finish_common_part(match)
    takes(match, "sail 12", "build wood")
    assert seen(match)["vases"] == 0


BOTH = ({"river-coin": 1}, {"harbour-coins": 2})


def test_coins_in_a_harbour_bring_both_effects_and_all_cards_add_up() -> None:
    """Space 16 of the upper arm is a harbour that shows coins."""
    played = [card for card in CARDS if CARDS[card].get("always") in BOTH]
    assert len(played) > 1
    extra = sum(sum(CARDS[card]["always"].values()) for card in played)
    match = position(settler(played=played, ship=15), strips=["builder"], crossed=True, scorings=1)
    takes(match, "take builder")
    finish_common_part(match)
    before = seen(match)["coins"]
    takes(match, "sail 16")
    assert seen(match)["coins"] - before == 5 + extra


# Game-end effects


OWN_WOOD = {
    "inhabitants": ["7", "9", "21"],
    "houses": ["7 lower", "19"],
    "settlements": ["9 lower", "27"],
    "cattle": [8, 8, 20],
}
MANY = {
    "inhabitants": [],
    "houses": ["7 lower", "19", "24"],
    "settlements": ["7", "9 lower", "27"],
    "cattle": [8, 8, 20, 22, 22],
}


def end_worth(effect: str, value: Any, things: dict[str, Any]) -> int:
    """What a game-end effect pays, told from the words of the rulebook."""
    where = [
        int(site.split()[0])
        for what in ("inhabitants", "houses", "settlements")
        for site in things[what]
    ]
    where += things["cattle"]
    gone = len(things["houses"]) + len(things["settlements"])  # houses left the board first
    have: dict[str, int] = {
        "sites": sum(things["production"].values()),
        "site": sum(things["production"].values()),
        "coin-track": things["coin_track"],
        "card-track": things["card_track"],
        "levers": len(things["levers"]),
        "cattle": len(things["cattle"]),
        "house": gone,
        "houses": gone,
        "settlement": len(things["settlements"]),
        "settlements": len(things["settlements"]),
    }
    if effect.startswith("in-"):
        here = [n for n in where if HEXES[n]["region"] == effect.removeprefix("in-")]
        return int(value) * len(here)
    if effect.startswith("each-"):
        return int(value) * have[effect.removeprefix("each-")]
    (low, low_vp), (high, high_vp) = value
    reached = have[effect.removeprefix("reach-")]
    return int(high_vp if reached >= high else low_vp if reached >= low else 0)


@pytest.mark.parametrize("much", [0, 1, 2])
@pytest.mark.parametrize("card", [card for card in CARDS if CARDS[card].get("end")])
def test_every_game_end_effect(card: str, much: int) -> None:
    levers = list(LEVER_COST)
    things: dict[str, Any] = [
        {"coin_track": 0, "card_track": 0, "levers": [], "production": {}, "inhabitants": [],
         "houses": [], "settlements": [], "cattle": []},
        {"coin_track": 5, "card_track": 4, "levers": levers[:5],
         "production": {"wood": 2, "iron": 1}, **OWN_WOOD},
        {"coin_track": 8, "card_track": 8, "levers": levers, "production": FULL, **MANY},
    ][much]  # fmt: skip
    player = settler(ranch=0, played=[card], **things)
    match = position(player, settler(), at=FinalScoring(), pastures=[8, 20, 22])
    points = sheet(match)
    expected = sum(end_worth(effect, value, things) for effect, value in CARDS[card]["end"].items())
    assert points.get("final-card-effects", 0) == expected
    assert points.get("final-cards", 0) == CARDS[card].get("vp", 0)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_pays_its_printed_points_at_the_end(card: str) -> None:
    match = position(settler(played=[card]), settler(), at=FinalScoring())
    assert sheet(match).get("final-cards", 0) == CARDS[card].get("vp", 0)
