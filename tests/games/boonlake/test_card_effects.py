"""Card effects: immediate, permanent, game-end. Cards are looked up by what they do."""

import pytest

from spieltisch import Match
from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.card_effects import now
from spieltisch.games.boonlake.final import FinalScoring
from spieltisch.games.boonlake.pieces import Card, Effect
from spieltisch.kernel.chance import NoChance
from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.flow import Flow
from tests.games.boonlake.position import (
    PACK,
    START,
    asked,
    offers,
    position,
    seen,
    settler,
    sheet,
    takes,
)

STRIP_OF = {t.DAY: "pioneer", t.SUNSET: "progress", t.NIGHT: "hire"}
PAID = {"production": {"wood": 2, "loam": 2, "stone": 2, "iron": 2}, "coins": 40}


def card_with(verb: int, what: int = -1) -> tuple[Card, Effect]:
    """A card with this effect, if possible without others."""
    found = [
        (len(card.now + card.always + card.end), card.index, card, effect)
        for card in PACK.cards
        for effects in (card.now, card.always, card.end)
        for effect in effects
        if effect.verb == verb and what in (-1, effect.what)
    ]
    _effects, _index, card, effect = min(found, key=lambda entry: entry[:2])
    return card, effect


def played(verb: int, hand: tuple[str, ...] = (), **things: object) -> Match:
    """Seat 0 has just played a card with this effect, with full sites and 40 coins left."""
    card, _effect = card_with(verb)
    levers = ["joker-or", "joker-five"]
    player = settler(
        **{**PAID, "levers": levers, "vases": 3, **things},  # type: ignore[arg-type]
        hand=[card.key, *[c for c in hand if c != card.key]],
    )
    match = position(player, settler(), tiles={**START, 12: "fishing-camp"})
    takes(match, f"take {STRIP_OF[card.kind]}", f"play {card.key}")
    while asked(match) == "ChoosePayment":
        takes(match, offers(match)[0])
    return match


HAND = tuple(card.key for card in PACK.cards[40:47])


def discard(match: Match, cards: int) -> None:
    for _card in range(cards):
        takes(match, next(move for move in offers(match) if move.startswith("discard")))


@pytest.mark.parametrize(
    ("verb", "trade", "cards", "gains"),
    [
        (t.CARDS_FOR_INHABITANTS, "three-cards-for-inhabitants 0", 3, {"ranch": 2}),
        (t.SWAP_CARDS_COINS, "two-cards-for-coins 0", 2, {"coins": 4}),
        (t.SWAP_CARDS_COINS, "coins-for-two-cards 0", 0, {"coins": -4, "cards": 2}),
        (t.SWAP_CARDS_VASE, "three-cards-for-vase 0", 3, {"vases": 1, "coins": 2}),
        (t.SWAP_CARDS_VASE, "vase-for-three-cards 0", 0, {"vases": -1, "coins": -2, "cards": 3}),
        (t.SWAP_CARDS_VP, "five-cards-for-vp 0", 5, {"vp": 4}),
        (t.SWAP_CARDS_VP, "vp-for-five-cards 0", 0, {"vp": -4, "cards": 5}),
        (t.INHABITANT_FOR_COINS, "inhabitant-for-coins 0", 0, {"ranch": -1, "coins": 8}),
        (t.VASES_FOR_VP, "two-vases-for-vp 0", 0, {"vases": -2, "vp": 4}),
    ],
)
def test_exchanges(verb: int, trade: str, cards: int, gains: dict[str, int]) -> None:
    match = played(verb, hand=HAND)
    assert asked(match) == "ChooseExchange"
    before = seen(match)
    takes(match, f"trade {trade}")
    discard(match, cards)
    after = seen(match)
    expected = {"coins": 0, "vases": 0, "ranch": 0, "vp": 0, "cards": -cards}
    gained = {name: after[name] - before[name] for name in expected}
    for name, amount in gains.items():
        expected[name] += amount
    assert gained == expected


def test_two_cards_for_the_points_shown() -> None:
    _card, effect = card_with(t.CARDS_FOR_VP)
    match = played(t.CARDS_FOR_VP, hand=HAND)
    takes(match, f"trade two-cards-for-vp {effect.amount}")
    discard(match, 2)
    assert sheet(match)["card-effects"] == effect.amount


def test_exchanges_may_be_left() -> None:
    match = played(t.VASES_FOR_VP)
    takes(match, "pass")
    assert asked(match) != "ChooseExchange"


def test_a_lever_moves_up_again() -> None:
    match = played(t.LEVER_UP, levers=["boat", "vase"], used=["boat", "vase"])
    assert offers(match) == ["lever-up vase", "lever-up boat", "pass"]
    takes(match, "lever-up boat")
    assert seen(match)["used"] == 1 << t.LEVER_VASE


def test_a_house_for_nothing() -> None:
    match = played(t.FREE_HOUSE, ranch=0, inhabitants=["7"])
    takes(match, "free-house 7 upper")
    assert seen(match)["houses"] == 1


def test_b7_b15_an_easy_settlement_adds_to_the_lever() -> None:
    """With the card and the lever one presence is enough and nobody is given up."""
    match = played(
        t.EASY_SETTLEMENT, ranch=0, levers=["settlement"], houses=["7"], inhabitants=["7 lower"]
    )
    assert asked(match) == "ChooseEasySettlement"
    takes(match, "lever-settlement 7 upper 0 0")
    assert seen(match)["settlements"] == 1


@pytest.mark.parametrize(
    ("verb", "name"), [(t.COIN_STEP, "coin_track"), (t.CARD_STEP, "card_track"), (t.VASE, "vases")]
)
def test_plain_gains(verb: int, name: str) -> None:
    card, effect = card_with(verb)
    match = played(verb, vases=card.vases)
    assert seen(match)[name] >= effect.amount


def test_inhabitants() -> None:
    match = played(t.INHABITANTS, ranch=1)
    assert seen(match)["ranch"] == 3


@pytest.mark.parametrize("kind", [t.DAY, t.SUNSET, t.NIGHT])
def test_discarding_a_kind_pays_one_coin_more(kind: int) -> None:
    bonus, _effect = card_with(t.DISCARD_BONUS, kind)
    card = next(c for c in PACK.cards if c.kind == kind and c is not bonus)
    match = position(settler(hand=[card.key], played=[bonus.key]))
    takes(match, f"take {STRIP_OF[kind]}", f"sell {card.key}")
    assert seen(match)["coins"] == 3


def test_the_coin_for_a_discard_is_paid_always_also_for_a_price() -> None:
    bonus, _effect = card_with(t.DISCARD_BONUS, t.DAY)
    match = position(settler(hand=["smithy", "potter", "bank"], played=[bonus.key]))
    takes(match, "take hire", "pass", "pass", "hire-for-cards")
    takes(match, "discard smithy", "discard potter", "discard bank")
    assert seen(match)["coins"] == 2


def test_cards_cost_less() -> None:
    card, _effect = card_with(t.CARD_DISCOUNT)
    match = position(settler(coins=1, hand=["smithy"], production={"loam": 2}, played=[card.key]))
    takes(match, "take pioneer", "play smithy")
    assert card.kind != t.NO_KIND
    assert "smithy" not in str(offers(match))


@pytest.mark.parametrize(
    ("measure", "things"),
    [
        (t.M_COIN_TRACK, {"coin_track": 8}),
        (t.M_CARD_TRACK, {"card_track": 8}),
        (t.M_LEVERS, {"levers": t.LEVER_KEYS}),
        (t.M_CATTLE, {"cattle": [8, 8, 8, 13, 13]}),
        (t.M_HOUSES, {"houses": ["7", "7 lower", "9", "9 lower", "19", "21"]}),
        (t.M_SETTLEMENTS, {"settlements": ["7", "9", "19", "21"]}),
    ],
)
def test_reached_numbers_pay_at_the_end(measure: int, things: dict[str, object]) -> None:
    card, effect = card_with(t.END_REACH, measure)

    def worth(**what: object) -> int:
        player = settler(played=[card.key], **what)  # type: ignore[arg-type]
        match = position(player, settler(), at=FinalScoring(), pastures=[8, 13])
        return sheet(match).get("final-card-effects", 0)

    assert worth() == 0
    name, most = next(iter(things.items()))
    assert worth(**{name: most}) == effect.high_vp
    low = effect.low_need if isinstance(most, int) else list(most)[: effect.low_need]  # type: ignore[call-overload]
    assert worth(**{name: low}) == effect.low_vp
    less = effect.low_need - 1
    short = less if isinstance(most, int) else list(most)[:less]  # type: ignore[call-overload]
    assert worth(**{name: short}) == 0


@pytest.mark.parametrize(
    ("measure", "things", "number"),
    [
        (t.M_SITES, {"production": {"wood": 2, "iron": 1}}, 3),
        (t.M_CATTLE, {"cattle": [8, 8]}, 2),
        (t.M_HOUSES, {"houses": ["7", "9"]}, 2),
        (t.M_SETTLEMENTS, {"settlements": ["7", "9"]}, 2),
    ],
)
def test_each_counts_at_the_end(measure: int, things: dict[str, object], number: int) -> None:
    card, effect = card_with(t.END_EACH, measure)
    player = settler(played=[card.key], **things)  # type: ignore[arg-type]
    match = position(player, settler(), at=FinalScoring(), pastures=[8])
    assert sheet(match)["final-card-effects"] == effect.amount * number


def test_an_immediate_effect_that_nobody_knows_is_an_error_and_no_exchange() -> None:
    match = position(settler())
    for verb in (t.CARD_DISCOUNT, t.END_EACH, t.PAY_COINS, t.VERB_COUNT):
        with pytest.raises(SpieltischError, match=f"verb {verb}"):
            now(match.state, 0, Effect(verb, 1), Flow(NoChance()))
