"""Production sites: a new one shows 1 resource, turned over it shows 2 (building is either)."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake.decisions import MAY_PASS, Decision
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.table import Player, Table
from spieltisch.games.boonlake.terms import RESOURCE_KEYS
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

HIGHEST_LEVEL: Final = 2


def check_build(player: Player, resource: int) -> int:
    """A site has two levels."""
    return why(no.SITE_LEVEL) if player.production[resource] >= HIGHEST_LEVEL else FINE


def build(table: Table, seat: int, resource: int, flow: Flow) -> None:
    """Build at this resource; at level 2 the effect goes to waste."""
    player = table.players[seat]
    if check_build(player, resource) == FINE:
        player.build_production(resource)
        flow.tell(ev.BUILDS_SITE, seat, resource, player.production[resource])


class Build(Option[Table]):
    """Build a production site here or turn it over."""

    verb: ClassVar[str] = "build"
    fields: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        build(table, seat, self.resource, flow)


BUILD: Final = [Build(resource) for resource in range(len(RESOURCE_KEYS))]


class Sites(Part):
    """The four production sites."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        for option in BUILD:
            if check_build(player, option.resource) == FINE:
                options.append(option)

    def judged(self, table: Table, seat: int) -> Judged:
        player = table.players[seat]
        return [(option, check_build(player, option.resource)) for option in BUILD]


SITES: Final = Sites()
_PARTS: Final[list[Part]] = [SITES, MAY_PASS]


class ChooseBuild(Decision):
    """Build one production site of your choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PARTS

    def levers_help(self, table: Table) -> bool:
        return False
