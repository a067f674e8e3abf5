"""Cards in hand: drawing and discarding, with the bonus that played cards pay for it (B31)."""

from bisect import insort
from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake.parts import PlainChoice
from spieltisch.games.boonlake.supply import gain_vp, take_coins, take_inhabitants, take_vases
from spieltisch.games.boonlake.table import PERK_DISCARD_DAY, Table
from spieltisch.kernel.agenda import Option, Step
from spieltisch.kernel.flow import Flow

CARD_COUNT: Final = 165


def draw_cards(table: Table, seat: int, cards: int, flow: Flow) -> None:
    """Draw from the pile; when it is empty, shuffle the discards; both empty: no more (B10)."""
    hand = table.players[seat].hand
    for _card in range(cards):
        if not table.pile.items:
            if not table.discards:
                return
            flow.tell(ev.RESHUFFLE, len(table.discards))
            table.pile.add_all(table.discards)
            table.discards = []
        card = flow.draw(table.pile)
        insort(hand, card)
        flow.tell(ev.DRAWS, seat, card)


def discard_card(table: Table, seat: int, card: int, flow: Flow) -> None:
    """Put a card from the hand on the discard pile; permanent effects pay for its kind."""
    player = table.players[seat]
    player.hand.remove(card)
    table.discards.append(card)
    flow.tell(ev.DISCARDS, seat, card)
    kind = table.pack.cards[card].kind
    bonus = player.perks[PERK_DISCARD_DAY + kind]
    if bonus:
        flow.tell(ev.DISCARD_BONUS, seat, kind)
        take_coins(table, seat, bonus, flow)


class DrawCards(Step[Table]):
    """Draw cards, when it is their turn among other effects."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, table: Table, flow: Flow) -> None:
        draw_cards(table, self.seat, self.cards, flow)


class Discard(Option[Table]):
    """Give up this card."""

    verb: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        discard_card(table, seat, self.card, flow)


DISCARD: Final = [Discard(card) for card in range(CARD_COUNT)]


class ChooseDiscard(PlainChoice):
    """Discard so many cards, one after the other, as a price agreed to before."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    always_asks: ClassVar[bool] = True  # else the last card of a hand would show itself

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: Table) -> list[Option[Table]]:
        return [DISCARD[card] for card in table.players[self.seat].hand]

    def take(self, table: Table, option: Option[Table], flow: Flow) -> None:
        if self.left > 1:
            table.push(ChooseDiscard(self.seat, self.left - 1))
        option.do(table, self.seat, flow)


class Receive(Step[Table]):
    """Take what was paid for: coins, vases, inhabitants, victory points, cards."""

    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "coins",
        "vases",
        "inhabitants",
        "vp",
        "source",
        "cards",
    )

    def __init__(
        self,
        seat: int,
        coins: int = 0,
        vases: int = 0,
        inhabitants: int = 0,
        vp: int = 0,
        source: int = 0,
        cards: int = 0,
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.vases = vases
        self.inhabitants = inhabitants
        self.vp = vp
        self.source = source
        self.cards = cards

    def run(self, table: Table, flow: Flow) -> None:
        take_coins(table, self.seat, self.coins, flow)
        take_vases(table, self.seat, self.vases, flow)
        take_inhabitants(table, self.seat, self.inhabitants, flow)
        gain_vp(table, self.seat, self.vp, self.source, flow)
        draw_cards(table, self.seat, self.cards, flow)
