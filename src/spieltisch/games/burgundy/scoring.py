"""Final scoring, the winner, and the points counted afresh from the table."""

from typing import ClassVar, Final

from spieltisch.games.burgundy.events import (
    SCORES_GOODS,
    SCORES_MONASTERY,
    SCORES_SILVER,
    SCORES_WORKERS,
)
from spieltisch.games.burgundy.monasteries import FINAL_SCORES
from spieltisch.games.burgundy.placing import LARGEST_AREA, area_size
from spieltisch.games.burgundy.table import (
    FROM_AREA,
    FROM_COLOUR,
    FROM_GOODS,
    FROM_MONASTERY,
    FROM_SALE,
    FROM_SILVER,
    FROM_WORKERS,
    SOURCE_COUNT,
    Table,
)
from spieltisch.games.burgundy.tiles import monastery
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.flow import Flow

WORKERS_PER_POINT: Final = 2


class FinalScoring(Step[Table]):
    """Points for what is left over, and for monasteries."""

    fields: ClassVar[tuple[str, ...]] = ()

    def run(self, state: Table, flow: Flow) -> None:
        for seat in state.owners():
            score_leftovers(state, seat, flow)
            score_monasteries(state, seat, flow)
            for expansion in state.rules.expansions:
                expansion.final_scoring(state, seat, flow)


def score_leftovers(table: Table, seat: int, flow: Flow) -> None:
    """1 point for each unsold goods tile, each silver coin, and every two workers."""
    estate = table.estate(seat)
    goods = sum(estate.goods)
    if goods:
        table.score(seat, FROM_GOODS, goods)
        flow.tell(SCORES_GOODS, seat, goods, goods)
    if estate.silver:
        table.score(seat, FROM_SILVER, estate.silver)
        flow.tell(SCORES_SILVER, seat, estate.silver, estate.silver)
    points = estate.workers // WORKERS_PER_POINT
    if points:
        table.score(seat, FROM_WORKERS, points)
        flow.tell(SCORES_WORKERS, seat, estate.workers, points)


def score_monasteries(table: Table, seat: int, flow: Flow) -> None:
    """Every monastery in the duchy that scores at the end; stored ones do not count."""
    for score in FINAL_SCORES:
        if table.estate(seat).has(score.number):
            points = score.points(table, seat)
            table.score(seat, FROM_MONASTERY, points)
            flow.tell(SCORES_MONASTERY, seat, monastery(score.number), points)


def winners(table: Table) -> list[int]:
    """Most points; then fewest (by option: most) unused spaces; then farthest behind.

    A team has the points of both partners, and most unused spaces win its ties. Alone one wins
    with a full duchy, or not at all.
    """
    if table.rules.solo:
        return [0] if table.finished() else []
    points = [_points(table, number) for number in range(len(table.estates))]
    leading = [number for number, sum_ in enumerate(points) if sum_ == max(points)]
    unused = [table.estates[number].empty_spaces() for number in leading]
    wanted = max(unused) if table.rules.most_unused_wins else min(unused)
    tied = [number for number, empty in zip(leading, unused, strict=True) if empty == wanted]
    hindmost = max(table.order.index(seat) for number in tied for seat in table.holders(number))
    return table.holders(table.holds[table.order[hindmost]])


def _points(table: Table, number: int) -> int:
    return sum(table.points(seat) for seat in table.holders(number))


def recounted(table: Table, number: int) -> list[int]:
    """An estate's points by source, worked out from the table where it shows them.

    Areas, colour bonuses and sales leave their traces; for the other sources what was written
    down at the time is all there is.
    """
    sheet = written(table, number)
    estate = table.estates[number]
    rules = table.rules
    sheet[FROM_AREA] = 0
    for area in rules.duchies[estate.duchy].areas if estate.tiles else []:
        # A starting castle that fills its area alone was laid before the game: it scores nothing.
        if area != [estate.start] and all(estate.tiles[site] >= 0 for site in area):
            size = min(area_size(estate, area), LARGEST_AREA)
            sheet[FROM_AREA] += rules.area_points[size]
    holders = table.holders(number)
    sheet[FROM_COLOUR] = sum(
        (rules.small_bonus if at % 2 else rules.large_bonus)
        for at, owner in enumerate(table.bonuses)
        if owner in holders
    )
    sheet[FROM_SALE] = sum(estate.sold) * rules.sale_points
    return sheet


def written(table: Table, number: int) -> list[int]:
    """An estate's points by source as they were written down, those of all its holders."""
    sheet = [0] * SOURCE_COUNT
    for seat in table.holders(number):
        for source in range(SOURCE_COUNT):
            sheet[source] += table.sheet[seat * SOURCE_COUNT + source]
    return sheet


def recount(table: Table) -> list[int]:
    """The points of each seat; what an estate's recount changes is the first holder's."""
    points = [table.points(seat) for seat in range(table.seats)]
    for number, seat in enumerate(table.owners()):
        points[seat] += sum(recounted(table, number)) - sum(written(table, number))
    return points
