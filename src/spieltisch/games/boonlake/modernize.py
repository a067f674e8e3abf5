"""Modernize: buy a lever for one of the free recesses of your modernization area."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake.decisions import MAY_PASS, Decision
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.supply import give_inhabitants, pay_coins
from spieltisch.games.boonlake.table import PERK_LEVERS, Player, Table
from spieltisch.games.boonlake.terms import LEVER_KEYS
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, code_of, why


def lever_price(table: Table, player: Player, lever: int) -> int:
    """Coins after discounts, never below 0 (B17)."""
    return max(0, table.pack.levers[lever].cost - player.perks[PERK_LEVERS])


def check_modernize(table: Table, player: Player, lever: int, inhabitants: int) -> int:
    """Is the recess free, and can coins and inhabitants be paid?"""
    if player.levers >> lever & 1:
        return why(no.LEVER_OWNED)
    if player.ranch < inhabitants:
        return why(no.INHABITANTS_SHORT, inhabitants, player.ranch)
    price = lever_price(table, player, lever)
    return why(no.COINS_SHORT, price - player.coins) if player.coins < price else FINE


class Modernize(Option[Table]):
    """Buy this lever."""

    verb: ClassVar[str] = "modernize"
    fields: ClassVar[tuple[str, ...]] = ("lever",)
    inhabitants: ClassVar[int] = 0

    def __init__(self, lever: int) -> None:
        self.lever = lever

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        player = table.players[seat]
        give_inhabitants(table, seat, self.inhabitants, flow)
        pay_coins(table, seat, lever_price(table, player, self.lever), flow)
        player.levers |= 1 << self.lever
        flow.tell(ev.MODERNIZES, seat, self.lever)


class ModernizeForInhabitant(Modernize):
    """Buy this lever and give up an inhabitant for it."""

    verb: ClassVar[str] = "modernize-for-inhabitant"
    inhabitants: ClassVar[int] = 1


MODERNIZE: Final = [Modernize(lever) for lever in range(len(LEVER_KEYS))]
MODERNIZE_FOR_INHABITANT: Final = [
    ModernizeForInhabitant(lever) for lever in range(len(LEVER_KEYS))
]


class Recesses(Part):
    """The recesses of the modernization area, at a price of coins and so many inhabitants."""

    def __init__(self, inhabitants: int) -> None:
        self.inhabitants = inhabitants

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        offers = MODERNIZE_FOR_INHABITANT if self.inhabitants else MODERNIZE
        for lever in range(len(offers)):
            if check_modernize(table, player, lever, self.inhabitants) == FINE:
                options.append(offers[lever])

    def judged(self, table: Table, seat: int) -> Judged:
        player = table.players[seat]
        offers = MODERNIZE_FOR_INHABITANT if self.inhabitants else MODERNIZE
        return [
            (offers[lever], check_modernize(table, player, lever, self.inhabitants))
            for lever in range(len(offers))
        ]


RECESSES: Final = Recesses(0)
RECESSES_FOR_INHABITANT: Final = Recesses(1)
_PARTS: Final[list[Part]] = [RECESSES, MAY_PASS]


def check_any_modernize(table: Table, seat: int) -> int:
    """Is there a lever that the player can buy? Else what is short for the cheapest."""
    player = table.players[seat]
    least = why(no.LEVER_OWNED)
    for lever in range(len(LEVER_KEYS)):
        reason = check_modernize(table, player, lever, 0)
        if reason == FINE:
            return FINE
        if code_of(reason) == no.COINS_SHORT:
            dearer = code_of(least) == no.COINS_SHORT and reason >= least
            least = least if dearer else reason
    return least


class ChooseModernize(Decision):
    """Modernize once."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PARTS
