"""The seven actions: what the strip's player does (left), and what all may do then (right).

Settle and Cattle-breeding go clockwise; the other common parts are played at once (B22).
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake.cards import (
    ANY_CARD,
    ANY_SALE,
    CARDS_OF,
    FORGOING,
    PROJECTS,
    SALES_OF,
)
from spieltisch.games.boonlake.cattle import PASTURES, LayPasture
from spieltisch.games.boonlake.decisions import MAY_PASS, Decision
from spieltisch.games.boonlake.develop import DEVELOPS
from spieltisch.games.boonlake.explore import Explore
from spieltisch.games.boonlake.hand import ChooseDiscard, DrawCards, Receive, draw_cards
from spieltisch.games.boonlake.modernize import RECESSES_FOR_INHABITANT, ChooseModernize
from spieltisch.games.boonlake.parts import Options, Part
from spieltisch.games.boonlake.regions import ChooseRegion, RegionCoins
from spieltisch.games.boonlake.supply import pay_coins, take_inhabitants
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.top_levers import TOP_LEVERS, has_top_lever
from spieltisch.games.boonlake.upgrade import HOUSES, SETTLEMENTS
from spieltisch.kernel.agenda import Option, SeatStep, Step, Together
from spieltisch.kernel.flow import Flow

Steps = list[Step[Table]]


class Action:
    """What a strip lets its player do, and then everybody."""

    def own_part(self, seat: int) -> Steps:
        """Left of the arrow, after the card: for the player who took the strip."""
        raise NotImplementedError

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        """Right of the arrow: `seats` are all in clockwise order, `others` those without the
        player who took the strip.
        """
        raise NotImplementedError


# The card that comes first


_CARD_PARTS: Final[list[list[Part]]] = [
    [CARDS_OF[index], PROJECTS, SALES_OF[index], FORGOING, MAY_PASS]
    for index in range(len(CARDS_OF))
]


class ChooseCard(Decision):
    """Play a card of the strip's kind, realize a project, or sell a card of that kind."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")
    always_asks: ClassVar[bool] = True

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def parts(self) -> list[Part]:
        return _CARD_PARTS[self.kind + 1]


class ChooseAnyCard(Decision):
    """Play a card of any kind, realize a project, or sell a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    always_asks: ClassVar[bool] = True

    def parts(self) -> list[Part]:
        return _CARD_PARTS[0]


# Pioneer


_DEVELOP_PARTS: Final[list[Part]] = [DEVELOPS, HOUSES, SETTLEMENTS, MAY_PASS]


class ChooseDevelopment(Decision):
    """Develop once or upgrade once."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _DEVELOP_PARTS


class DrawAndPlay(Option[Table]):
    """Draw 2 cards; then a card may be played or sold."""

    verb: ClassVar[str] = "draw-and-play"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.push(ChooseAnyCard(seat))
        draw_cards(table, seat, 2, flow)


DRAW_AND_PLAY: Final = DrawAndPlay()


class PioneerShare(Part):
    """What the others get from a Pioneer."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        options.append(DRAW_AND_PLAY)


_PIONEER_PARTS: Final[list[Part]] = [PioneerShare(), TOP_LEVERS]


class ChoosePioneerShare(Decision):
    """The others' share of a Pioneer; asked only where a top-row lever could replace it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PIONEER_PARTS

    def levers_help(self, table: Table) -> bool:
        return has_top_lever(table, self.seat)


class Pioneer(Action):
    """Explore twice, then develop or upgrade. The others draw 2 cards and may play or sell one."""

    def own_part(self, seat: int) -> Steps:
        return [Explore(seat), Explore(seat), ChooseDevelopment(seat)]

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        return [Together([ChoosePioneerShare(seat) for seat in others])]


# Settle


_SETTLE_PARTS: Final[list[Part]] = [
    DEVELOPS,
    HOUSES,
    SETTLEMENTS,
    ANY_CARD,
    PROJECTS,
    ANY_SALE,
    FORGOING,
    TOP_LEVERS,
    MAY_PASS,
]


class ChooseSettling(Decision):
    """Develop, upgrade, or play or sell a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    always_asks: ClassVar[bool] = True

    def parts(self) -> list[Part]:
        return _SETTLE_PARTS


class Settle(Action):
    """Develop or upgrade. Then all, clockwise: develop, upgrade, or play or sell a card."""

    def own_part(self, seat: int) -> Steps:
        return [ChooseDevelopment(seat)]

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        return [ChooseSettling(seat) for seat in seats]


# Cattle-breeding


_CATTLE_PARTS: Final[list[Part]] = [
    PASTURES,
    ANY_CARD,
    PROJECTS,
    ANY_SALE,
    FORGOING,
    TOP_LEVERS,
    MAY_PASS,
]


class ChooseCattle(Decision):
    """Place cattle, or play or sell a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    always_asks: ClassVar[bool] = True

    def parts(self) -> list[Part]:
        return _CATTLE_PARTS


class CattleBreeding(Action):
    """Lay a pasture. Then all, clockwise: place cattle, or play or sell a card."""

    def own_part(self, seat: int) -> Steps:
        return [LayPasture(seat)]

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        return [ChooseCattle(seat) for seat in seats]


# Region scoring


class RegionScoring(Action):
    """Leave out a region for its label. Then all get 1 coin per presence in the other three."""

    def own_part(self, seat: int) -> Steps:
        return [ChooseRegion(seat)]

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        return [Together([RegionCoins(seat) for seat in seats])]


# Hire


HIRE_PRICE: Final = 3
"""Coins or cards for one inhabitant."""


class TakeInhabitant(SeatStep[Table]):
    """Take 1 inhabitant from the supply."""

    def run(self, table: Table, flow: Flow) -> None:
        take_inhabitants(table, self.seat, 1, flow)


class HireForCoins(Option[Table]):
    """Pay 3 coins for an inhabitant."""

    verb: ClassVar[str] = "hire-for-coins"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.push(ChooseMoreHire(seat))
        pay_coins(table, seat, HIRE_PRICE, flow)
        take_inhabitants(table, seat, 1, flow)


class HireForCards(Option[Table]):
    """Discard 3 cards for an inhabitant."""

    verb: ClassVar[str] = "hire-for-cards"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        hired = Receive(seat, inhabitants=1)
        table.then(ChooseDiscard(seat, HIRE_PRICE), hired, ChooseMoreHire(seat))


HIRE_FOR_COINS: Final = HireForCoins()
HIRE_FOR_CARDS: Final = HireForCards()


class Hiring(Part):
    """Inhabitants for coins or for cards, never mixed for one."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        if player.supply:
            if player.coins >= HIRE_PRICE:
                options.append(HIRE_FOR_COINS)
            if len(player.hand) >= HIRE_PRICE:
                options.append(HIRE_FOR_CARDS)


HIRING: Final = Hiring()
_FIRST_HIRE_PARTS: Final[list[Part]] = [HIRING, TOP_LEVERS, MAY_PASS]
_MORE_HIRE_PARTS: Final[list[Part]] = [HIRING, MAY_PASS]


class ChooseHire(Decision):
    """Hire as often as you like; who has hired can no longer forgo it for a lever."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _FIRST_HIRE_PARTS


class ChooseMoreHire(Decision):
    """Hire once more, or stop."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _MORE_HIRE_PARTS


class Hire(Action):
    """Take an inhabitant and explore once. Then all may hire more for 3 coins or 3 cards each."""

    def own_part(self, seat: int) -> Steps:
        return [TakeInhabitant(seat), Explore(seat)]

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        return [Together([ChooseHire(seat) for seat in seats])]


# Progress


class DrawOne(Option[Table]):
    """Draw a card instead of modernizing."""

    verb: ClassVar[str] = "draw-one"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        draw_cards(table, seat, 1, flow)


DRAW_ONE: Final = DrawOne()


class OneCard(Part):
    """A card for who does not modernize."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        options.append(DRAW_ONE)


_PROGRESS_PARTS: Final[list[Part]] = [RECESSES_FOR_INHABITANT, OneCard(), TOP_LEVERS]


class ChooseProgress(Decision):
    """Give up an inhabitant to modernize, or draw a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PROGRESS_PARTS


class Progress(Action):
    """Modernize. Then all may modernize for an inhabitant as well, or draw a card."""

    def own_part(self, seat: int) -> Steps:
        return [ChooseModernize(seat)]

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        return [Together([ChooseProgress(seat) for seat in seats])]


# Builder


class DrawTwo(Option[Table]):
    """Draw 2 cards instead of playing one."""

    verb: ClassVar[str] = "draw-two"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.push(DrawCards(seat, 2))


DRAW_TWO: Final = DrawTwo()


class TwoCards(Part):
    """Two cards for a Builder who does not play one."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        options.append(DRAW_TWO)


_BUILDER_PARTS: Final[list[Part]] = [ANY_CARD, PROJECTS, TwoCards(), FORGOING, MAY_PASS]
_BUILDERS_PARTS: Final[list[Part]] = [
    ANY_CARD,
    PROJECTS,
    ANY_SALE,
    FORGOING,
    TOP_LEVERS,
    MAY_PASS,
]


class ChooseBuilder(Decision):
    """Play a card of any kind, or draw 2."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    always_asks: ClassVar[bool] = True

    def parts(self) -> list[Part]:
        return _BUILDER_PARTS


class ChooseBuilderShare(Decision):
    """Play a card of any kind, or sell one."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    always_asks: ClassVar[bool] = True

    def parts(self) -> list[Part]:
        return _BUILDERS_PARTS


class Builder(Action):
    """Play any card or draw 2. Then all may play or sell a card."""

    def own_part(self, seat: int) -> Steps:
        return [ChooseBuilder(seat)]

    def common_part(self, others: list[int], seats: list[int]) -> Steps:
        return [Together([ChooseBuilderShare(seat) for seat in seats])]


ACTIONS: Final[list[Action]] = [
    Pioneer(),
    Settle(),
    CattleBreeding(),
    RegionScoring(),
    Hire(),
    Progress(),
    Builder(),
]
"""In the order of the pack's strips."""
