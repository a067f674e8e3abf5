"""What a turn still brings: dice that are not used yet, and effects that wait to be used."""

from spieltisch.bots.burgundy import worth
from spieltisch.games.burgundy import buildings, direct, effects, trade_routes, white_castles
from spieltisch.games.burgundy.table import Table
from spieltisch.kernel.agenda import Choice, Step


def actions(table: Table, seat: int) -> float:
    """Dice not used yet, and effects that wait to be used."""
    if not table.agenda:
        return 0.0
    asked = table.agenda[-1]
    if not isinstance(asked, Choice) or asked.seat != seat:
        return 0.0
    total = 0.0
    for die in (table.dice[2 * seat], table.dice[2 * seat + 1]):
        if die:
            total += worth.DIE
    for step in table.agenda:
        total += _waiting(table, seat, step)
    return total


def _waiting(table: Table, seat: int, step: Step[Table]) -> float:
    if not isinstance(step, effects.EffectChoice) or step.seat != seat:
        return 0.0
    if isinstance(step, effects.ExtraAction):
        return 3.0 if isinstance(step, white_castles.WhiteCastleAction) else worth.DIE
    if isinstance(step, buildings.FetchTile | trade_routes.FetchAnyTile):
        return 2.6
    if isinstance(step, effects.ChooseDepot):
        return 2.0 * worth.best_goods(table) + 0.5
    if isinstance(step, effects.ChooseAdjacentDepot):
        return 1.5
    return 2 * worth.DIE if isinstance(step, direct.DirectChoice) else 3.0
