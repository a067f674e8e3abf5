"""What all do at once: any order gives the same, each takes back only what is his own (B22)."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from spieltisch import Match
from spieltisch.kernel.errors import Illegal
from tests.games.boonlake.position import (
    GAME,
    START,
    Settler,
    asked,
    interim,
    offers,
    position,
    seen,
    settler,
    sheet,
    table_of,
    takes,
)

Script = dict[int, list[str]]


def outcome(match: Match) -> Any:
    """All that everybody sees, whatever the order of the discards."""
    table = dict(table_of(match))
    table["discards"] = sorted(table["discards"])
    return table, [seen(match, seat) for seat in range(match.seats)], match.scores


def in_any_order(make: Callable[[], Match], script: Script) -> Match:
    """Play the seats' moves in every order of seats, and interleaved; all must end alike."""
    orders = [[seat for seat in order for _m in script[seat]] for order in permutations(script)]
    longest = max(len(moves) for moves in script.values())
    orders.append([s for at in range(longest) for s in script if at < len(script[s])])
    match = make()
    ends: list[Any] = []
    for order in orders:
        match = make()
        left = {seat: list(moves) for seat, moves in script.items()}
        for seat in order:
            takes(match, left[seat].pop(0), seat=seat)
        ends.append(outcome(match))
    assert all(end == ends[0] for end in ends)
    return match


def three(**more: Any) -> list[Settler]:
    hands = [
        ["smithy", "potter", "sawmill"],
        ["bank", "mayor", "quarry"],
        ["inventor", "roofer", "weaver"],
    ]
    sites = ["7", "9", "19"]
    return [
        settler(hand=hands[seat], inhabitants=[sites[seat]], coins=20, ranch=3, **more)
        for seat in range(3)
    ]


def test_hiring_in_any_order() -> None:
    def make() -> Match:
        match = position(*three())
        takes(match, "take hire", "pass", "pass")
        return match

    in_any_order(
        make,
        {
            0: ["hire-for-coins", "hire-for-coins", "pass"],
            1: ["hire-for-cards", "discard bank", "discard mayor", "discard quarry", "pass"],
            2: ["pass"],
        },
    )


def test_six_cards_and_three_coins_for_three_inhabitants() -> None:
    """The rulebook's own bargain: each inhabitant is paid for in one currency."""
    hand = ["smithy", "potter", "sawmill", "bank", "mayor", "quarry"]
    match = position(settler(coins=3, hand=hand, ranch=0), settler())
    takes(match, "take hire", "pass", "pass", "hire-for-cards")
    takes(match, *[f"discard {card}" for card in hand[:3]])
    takes(match, "hire-for-coins", "hire-for-cards", *[f"discard {card}" for card in hand[3:]])
    assert (seen(match)["ranch"], seen(match)["coins"], seen(match)["cards"]) == (1 + 3, 0, 0)


def test_two_cards_and_a_coin_do_not_hire() -> None:
    match = position(settler(coins=1, hand=["bank", "mayor"], levers=["joker-or"]), settler())
    takes(match, "take hire", "pass", "pass")
    assert offers(match) == ["pass", "lever two-coins", "lever two-cards"]


def test_modernizing_in_any_order() -> None:
    def make() -> Match:
        match = position(*three())
        takes(match, "take progress", "pass", "pass")
        return match

    moves = [f"modernize-for-inhabitant {lever}" for lever in ("boat", "vase", "boat")]
    in_any_order(make, {seat: [move] for seat, move in enumerate(moves)})


def test_selling_and_playing_in_any_order() -> None:
    def make() -> Match:
        match = position(*three(production={"loam": 2, "wood": 1, "stone": 1}))
        takes(match, "take builder", "pass")
        return match

    in_any_order(make, {0: ["play smithy"], 1: ["sell bank"], 2: ["pass"]})


def test_shares_of_a_region_scoring_in_any_order() -> None:
    def make() -> Match:
        match = position(*three(levers=["region-vp", "vase"]))
        takes(match, "take region-scoring", "pass", "region southern")
        return match

    in_any_order(make, {0: ["share-and-vp"], 1: ["instead take-vase"], 2: ["share"]})


def test_both_steps_of_a_scoring_in_any_order() -> None:
    """Upgrades of neighbours help each other in neither order more than in the other."""
    tiles = {**START, 12: "fishing-camp"}

    def make() -> Match:
        return interim(
            settler(houses=["7"], ranch=2, card_track=1),
            settler(inhabitants=["7 lower", "12"], ranch=2),
            settler(inhabitants=["12 lower"], ranch=1, levers=["boat"]),
            tiles=tiles,
        )

    match = in_any_order(
        make,
        {
            0: ["settlement 7 upper 2 0", "pass"],
            1: ["house 7 lower", "house 12 upper"],
            2: ["house 12 lower", "pass"],
        },
    )
    assert asked(match) == "ChooseScoring"

    def scored() -> Match:
        again = interim(settler(card_track=1), settler(vases=1), settler(levers=["boat"]))
        for seat in range(3):
            takes(again, "pass", seat=seat)
        return again

    in_any_order(scored, {0: ["score card-track"], 1: ["score levers"], 2: ["score levers"]})


def test_b22_cards_are_drawn_in_the_order_of_the_answers() -> None:
    first = position(settler(coins=9), settler(coins=9), draws=["bank", "mayor"])
    takes(first, "take progress", "pass", "pass")
    takes(first, "draw-one", seat=1)
    takes(first, "draw-one", seat=0)
    assert first.state.players[1].hand == [GAME.pack.card_by_key["bank"]]
    assert first.state.players[0].hand == [GAME.pack.card_by_key["mayor"]]


def test_b22_in_turn_the_part_begins_with_the_active_player() -> None:
    match = position(*three(), order="in-turn")
    takes(match, "take hire", "pass", "pass")
    for seat in range(3):
        assert [choice.seat for choice in match.choices] == [seat]
        takes(match, "pass", seat=seat)
    takes(match, "sail 4")
    takes(match, "take progress", "pass", "pass", seat=1)
    order: list[int] = []
    while asked(match, match.choices[0].seat) == "ChooseProgress":
        order.append(match.choices[0].seat)
        takes(match, "draw-one", seat=order[-1])
    assert order == [1, 2, 0]


@pytest.mark.parametrize("order", ["together", "in-turn"])
def test_b22_a_scoring_asks_from_the_player_who_crossed_the_lock(order: str) -> None:
    ships = [settler(ship=9), settler(ship=12), settler(ship=10)]
    match = position(*ships, order=order)
    takes(match, "take pioneer", *["pass"] * 4)
    for seat in (1, 2):
        takes(match, "pass", seat=seat)
    takes(match, "sail 11")
    takes(match, "take settle", "pass", "pass", seat=1)
    for seat in (1, 2, 0):
        takes(match, "pass", seat=seat)
    takes(match, "sail 13", seat=1)
    asked_now = [choice.seat for choice in match.choices]
    assert asked_now == ([1, 2, 0] if order == "together" else [1])


# Taking back


def test_each_takes_back_his_own_and_the_others_moves_stay() -> None:
    match = position(*three())
    takes(match, "take hire", "pass", "pass", "hire-for-coins")
    takes(match, "hire-for-cards", "discard bank", seat=1)
    takes(match, "hire-for-coins", seat=2)
    match.undo(0)
    assert (seen(match)["coins"], seen(match)["ranch"]) == (20, 4)
    assert (seen(match, 1)["cards"], seen(match, 2)["coins"]) == (2, 17)
    assert asked(match, 1) == "ChooseDiscard"
    match.undo(1, 2)
    assert seen(match, 1)["cards"] == 3
    assert match.undoable(1) == 0
    assert seen(match, 2)["coins"] == 17


def test_a_whole_play_of_a_scoring_is_taken_back() -> None:
    player = settler(coins=9, hand=["smithy"], production={"loam": 2}, levers=["joker-or"])
    match = interim(player, settler(inhabitants=["7"]))
    before = outcome(match)
    takes(match, "play smithy", offers_after(match, "play smithy")[0])
    takes(match, "house 7 upper", seat=1)
    match.undo(0, 2)
    match.undo(1)
    assert outcome(match) == before


def offers_after(match: Match, move: str) -> list[str]:
    """What would be offered after a move, by making it and taking it back."""
    takes(match, move)
    moves = offers(match)
    match.undo(0)
    return moves


def test_a_draw_cannot_be_taken_back_but_others_may_take_back_theirs() -> None:
    match = position(settler(coins=20), settler(coins=20), settler(coins=20, levers=["joker-or"]))
    takes(match, "take hire", "pass", "pass", "hire-for-coins")
    takes(match, "lever two-cards", seat=2)
    assert match.undoable(2) == 0
    with pytest.raises(Illegal):
        match.undo(2)
    match.undo(0)
    assert seen(match)["coins"] == 20
    assert seen(match, 2)["cards"] == 2


def test_what_others_have_built_on_cannot_be_taken_back() -> None:
    """The pile is empty: the card that seat 1 draws is the one that seat 0 has discarded."""
    first = settler(hand=["bank"], ranch=1)
    match = position(first, settler(levers=["joker-or"]), pile=[], strips=["builder"])
    takes(match, "take builder", "pass", "sell bank")
    assert match.undoable(0) == 3
    takes(match, "lever two-cards", seat=1)
    assert match.state.players[1].hand == [GAME.pack.card_by_key["bank"]]
    with pytest.raises(Illegal):
        match.undo(0)
    assert (seen(match)["coins"], seen(match, 1)["cards"]) == (5, 1)


@pytest.mark.parametrize("order", ["together", "in-turn"])
def test_the_last_move_of_a_turn_is_taken_back_until_the_next_player_has_decided(
    order: str,
) -> None:
    """Sailing ends the turn: strips are pushed together and the next player is asked at once."""
    match = position(settler(), settler(), strips=["settle"], order=order)
    takes(match, "take settle", "pass", "pass", "pass")
    takes(match, "pass", seat=1)
    before = outcome(match)
    takes(match, "sail 2")
    assert asked(match, 1) == "ChooseStrip"
    assert match.undoable(0) == 1
    match.undo(0)
    assert outcome(match) == before
    takes(match, "sail 4")
    takes(match, "take settle", seat=1)
    assert (match.undoable(0), match.undoable(1)) == (0, 1)


def test_the_last_answer_of_all_is_taken_back_while_nobody_has_gone_on() -> None:
    """The part for all is over and the ship is to sail; then the sailor's decision seals."""
    match = position(settler(coins=20), settler(coins=20), strips=["hire"])
    takes(match, "take hire", "pass", "pass", "pass")
    takes(match, "hire-for-coins", "pass", seat=1)
    assert asked(match) == "ChooseSpace"
    assert match.undoable(1) == 2
    match.undo(1)
    assert asked(match, 1) == "ChooseMoreHire"
    takes(match, "pass", seat=1)
    takes(match, "sail 2")
    assert match.undoable(1) == 0


def test_a_revealed_tile_cannot_be_taken_back() -> None:
    match = position(settler())
    takes(match, "take hire", "pass")
    assert match.undoable(0) == 2
    takes(match, "explore")
    assert match.undoable(0) == 0
    takes(match, "lay 8")
    assert match.undoable(0) == 1


# Piles run out


def test_b10_draws_go_on_with_the_shuffled_discards_and_stop_when_nothing_is_left() -> None:
    match = position(settler(), pile=["smithy"], discards=["bank", "mayor"], strips=["builder"])
    takes(match, "take builder", "draw-two")
    assert (seen(match)["cards"], table_of(match)["pile"], table_of(match)["discards"]) == (
        2,
        1,
        [],
    )
    match = position(settler(), pile=["smithy"], strips=["builder"])
    takes(match, "take builder", "draw-two")
    assert (seen(match)["cards"], table_of(match)["pile"]) == (1, 0)


def test_b10_the_others_of_a_pioneer_share_what_is_left() -> None:
    match = position(settler(), settler(), settler(), pile=["smithy", "bank", "mayor"])
    takes(match, "take pioneer", *["pass"] * 4)
    assert (seen(match, 1)["cards"], seen(match, 2)["cards"]) == (2, 1)


def test_b10_discards_made_for_a_price_may_come_back_in_the_same_exchange() -> None:
    """Vases come from cards; nothing is lost on the way."""
    match = position(settler(hand=["bank", "mayor", "potter"], ranch=1), settler(), pile=[])
    takes(match, "take hire", "pass", "pass", "hire-for-cards")
    takes(match, "discard bank", "discard mayor", "discard potter")
    assert len(table_of(match)["discards"]) == 3
    assert sheet(match) == {}
