"""Rulings B28 to B31: forgone cards, levers moved up by cards, exchanges that discard cards."""

import pytest

from tests.games.boonlake.law import CARDS
from tests.games.boonlake.position import (
    asked,
    interim,
    offers,
    position,
    seen,
    settler,
    sheet,
    takes,
)

FULL = dict.fromkeys(["wood", "loam", "stone", "iron"], 2)
LEVERS = ["three-coins", "site-coins"]
FORGOING = ["forgo site-coins", "forgo three-coins"]


def forgoing(moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith("forgo")]


def card_with(effect: str, where: str = "now") -> str:
    """A card with this effect and no other one."""
    return next(name for name, card in CARDS.items() if list(card.get(where, {})) == [effect])


# B28


@pytest.mark.parametrize("strip", ["pioneer", "settle", "cattle-breeding", "hire", "progress"])
def test_b28_a_card_of_the_strips_kind_is_forgone_with_an_empty_hand(strip: str) -> None:
    match = position(settler(levers=LEVERS), strips=[strip])
    takes(match, f"take {strip}")
    assert asked(match) == "ChooseCard"
    assert seen(match)["cards"] == 0
    assert forgoing(offers(match)) == FORGOING
    takes(match, "forgo three-coins")
    assert seen(match)["coins"] == 3


@pytest.mark.parametrize("strip", ["settle", "cattle-breeding", "builder"])
def test_b28_in_the_part_for_all_a_card_is_forgone_with_an_empty_hand(strip: str) -> None:
    match = position(settler(), settler(levers=LEVERS), strips=[strip])
    takes(match, f"take {strip}")
    while not offers(match, 1):
        takes(match, "pass")
    assert forgoing(offers(match, 1)) == FORGOING
    takes(match, "forgo three-coins", seat=1)
    assert seen(match, 1)["coins"] == 3


def test_b28_at_the_builder_and_in_the_interim_scoring_as_well() -> None:
    match = position(settler(levers=LEVERS), strips=["builder"])
    takes(match, "take builder")
    assert forgoing(offers(match)) == FORGOING
    assert forgoing(offers(interim(settler(levers=LEVERS), settler()))) == FORGOING


def test_b28_whether_a_hand_is_empty_does_not_show_in_what_is_offered() -> None:
    empty = position(settler(levers=LEVERS), strips=["pioneer"])
    held = position(settler(levers=LEVERS, hand=["bank"]), strips=["pioneer"])
    for match in (empty, held):
        takes(match, "take pioneer")
    assert forgoing(offers(empty)) == forgoing(offers(held))


# B29


def test_b29_who_forgoes_the_builders_card_does_not_draw_two_cards() -> None:
    match = position(settler(levers=LEVERS), settler(), strips=["builder"])
    takes(match, "take builder")
    assert {"draw-two", *FORGOING} <= set(offers(match))
    takes(match, "forgo three-coins")
    assert seen(match)["cards"] == 0
    assert asked(match) == "ChooseBuilderShare"  # the next part, in which a card may be forgone


@pytest.mark.parametrize("strip", ["settle", "cattle-breeding"])
def test_b29_who_forgoes_the_card_of_a_share_does_not_take_its_other_branch(strip: str) -> None:
    player = settler(levers=LEVERS, ranch=3, inhabitants=["7"])
    match = position(settler(), player, strips=[strip], pastures=[8])
    takes(match, f"take {strip}")
    while not offers(match, 1):
        takes(match, "pass")
    other = "house 7 upper" if strip == "settle" else "cattle 8 1 0"
    assert other in offers(match, 1)
    takes(match, "forgo three-coins", seat=1)
    assert offers(match, 1) == []


def test_b29_who_forgoes_in_the_interim_scoring_has_used_one_of_the_two_plays() -> None:
    match = interim(settler(levers=LEVERS, inhabitants=["7"]), settler())
    takes(match, "forgo three-coins", "house 7 upper")
    assert asked(match, 1) == "ChoosePlay"
    assert offers(match) == []


# B30


def test_b30_a_lever_moved_up_by_a_card_counts_as_unused() -> None:
    card = card_with("lever-up")
    player = settler(levers=LEVERS, used=LEVERS, hand=[card], coins=30, vases=5, production=FULL)
    match = interim(player, settler())
    takes(match, f"play {card}", "lever-up three-coins", "pass")
    takes(match, "pass", seat=1)
    before = sheet(match).get("levers", 0)
    for seat in (0, 1):
        takes(match, offers(match, seat)[0], seat=seat)
    assert sheet(match)["levers"] - before == 1  # the other one was used


# B31


@pytest.mark.parametrize("effect", ["swap-cards-coins", "swap-cards-vase", "swap-cards-vp"])
def test_b31_an_exchange_that_discards_cards_brings_the_bonus_for_discarding(effect: str) -> None:
    bonus, printed = next(
        (name, card["always"])
        for name, card in CARDS.items()
        if any(what.startswith("discard-") for what in card.get("always", {}))
    )
    kind = next(what for what in printed if what.startswith("discard-")).removeprefix("discard-")
    trading = next(name for name, card in CARDS.items() if effect in card.get("now", {}))
    hand = [n for n, card in CARDS.items() if card["kind"] == kind and n not in (bonus, trading)]
    player = settler(played=[bonus], hand=[trading, *hand[:5]], coins=30, vases=5, production=FULL)
    match = position(player, strips=["builder"])
    takes(match, "take builder", f"play {trading}")
    while asked(match) != "ChooseExchange":
        takes(match, offers(match)[-1])
    trade = next(move for move in offers(match) if "cards-for" in move)
    takes(match, trade)
    assert asked(match) == "ChooseDiscard"
    before = seen(match)["coins"]
    takes(match, offers(match)[0])
    assert seen(match)["coins"] - before == printed[f"discard-{kind}"]
