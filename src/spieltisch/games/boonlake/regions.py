"""Region scoring: leave out one region for its label's reward; the other three pay everybody."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import Decision
from spieltisch.games.boonlake.levers import move_down
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.presences import ALL_HEXES, own_within
from spieltisch.games.boonlake.rewards import bring
from spieltisch.games.boonlake.supply import gain_vp, take_coins
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import LEVER_REGION_VP, REGION_COUNT
from spieltisch.games.boonlake.top_levers import TOP_LEVERS, has_top_lever
from spieltisch.kernel.agenda import Option, SeatStep
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

ALL_LABELS: Final = (1 << REGION_COUNT) - 1


def check_region(table: Table, region: int) -> int:
    """A label's reward is taken once between two scorings; with all covered any may be named."""
    if table.labels != ALL_LABELS and table.labels >> region & 1:
        return why(no.LABEL_COVERED)
    return FINE


def cover_label(table: Table, region: int) -> bool:
    """Put the marker on the label. False if it lies there already: no reward then (B21)."""
    if table.labels >> region & 1:
        return False
    table.labels |= 1 << region
    return True


def presences_outside(table: Table, owner: int, region: int) -> int:
    """Presences in the three regions that are scored when this one is left out."""
    return own_within(table, owner, ALL_HEXES & ~table.pack.map.region_mask[region])


class LeaveOut(Option[Table]):
    """Take the label of this region and leave it out of the scoring."""

    verb: ClassVar[str] = "region"
    fields: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        flow.tell(ev.REGION, seat, self.region)
        table.left_out = self.region
        if cover_label(table, self.region):
            bring(table, seat, table.pack.map.regions[self.region].label, sources.REGIONS, flow)


LEAVE_OUT: Final = [LeaveOut(region) for region in range(REGION_COUNT)]


class ChooseRegion(Decision):
    """Which region to leave out."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def judged(self, table: Table) -> Judged:
        return [(option, check_region(table, option.region)) for option in LEAVE_OUT]

    def add_options(self, table: Table, options: Options) -> None:
        for option in LEAVE_OUT:
            if check_region(table, option.region) == FINE:
                options.append(option)

    def levers_help(self, table: Table) -> bool:
        return False


class RegionCoins(SeatStep[Table]):
    """A player's share: 1 coin for each presence, unless a lever gives a choice."""

    def run(self, table: Table, flow: Flow) -> None:
        if table.players[self.seat].may_use(LEVER_REGION_VP) or has_top_lever(table, self.seat):
            table.push(ChooseRegionCoins(self.seat))
        else:
            TAKE_SHARE.do(table, self.seat, flow)


class TakeShare(Option[Table]):
    """Take the coins."""

    verb: ClassVar[str] = "share"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        presences = presences_outside(table, seat, table.left_out)
        flow.tell(ev.PRESENCES, seat, presences)
        take_coins(table, seat, presences, flow)


class TakeShareAndVp(TakeShare):
    """Take the coins and, with the lever, as many VP."""

    verb: ClassVar[str] = "share-and-vp"
    lever_used: ClassVar[int] = LEVER_REGION_VP

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        move_down(table, seat, LEVER_REGION_VP, flow)
        super().do(table, seat, flow)
        presences = presences_outside(table, seat, table.left_out)
        gain_vp(table, seat, presences, sources.REGIONS, flow)


TAKE_SHARE: Final = TakeShare()
TAKE_SHARE_AND_VP: Final = TakeShareAndVp()


class Shares(Part):
    """The share with and without the lever for region scorings."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        options.append(TAKE_SHARE)
        if table.players[seat].may_use(LEVER_REGION_VP):
            options.append(TAKE_SHARE_AND_VP)


_PARTS: Final[list[Part]] = [Shares(), TOP_LEVERS]


class ChooseRegionCoins(Decision):
    """How to take your share of a region scoring."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PARTS
