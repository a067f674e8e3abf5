"""The hand-made value of a player's position, by where the points will come from."""

from typing import Final

from spieltisch.bots.boonlake import hand, pace
from spieltisch.bots.boonlake.goals import goals_worth
from spieltisch.games.boonlake.card_effects import end_vp
from spieltisch.games.boonlake.final import lever_vp
from spieltisch.games.boonlake.pieces import Recess
from spieltisch.games.boonlake.player_board import final_board_vp
from spieltisch.games.boonlake.presences import cattle_points
from spieltisch.games.boonlake.table import Player, Table
from spieltisch.games.boonlake.terms import CARD_TRACK, COIN_TRACK
from spieltisch.kernel.agenda import Step

VP: Final = 0
INCOME: Final = 1
FINAL: Final = 2
LEVERS: Final = 3
COINS: Final = 4
CARDS: Final = 5
PEOPLE: Final = 6
PRODUCTION: Final = 7
PRESENCES: Final = 8
GOALS: Final = 9
WAITING: Final = 10
TEMPO: Final = 11
TERM_COUNT: Final = 12

TERM_MESSAGES: Final[tuple[str, ...]] = (
    "hint-term-boonlake-vp",
    "hint-term-boonlake-income",
    "hint-term-boonlake-final",
    "hint-term-boonlake-levers",
    "hint-term-boonlake-coins",
    "hint-term-boonlake-cards",
    "hint-term-boonlake-people",
    "hint-term-boonlake-production",
    "hint-term-boonlake-presences",
    "hint-term-boonlake-goals",
    "hint-term-boonlake-waiting",
    "hint-term-boonlake-tempo",
)

_PER_STEP: Final = 4.2
"""What a step of the leading ship takes from everybody's hopes. It comes back as tempo: a slow
game is no gain, for the others have as many turns."""

_WAITING: Final[dict[str, float]] = {
    "Explore": 1.3,
    "ChooseExplore": 1.3,
    "ChooseHex": 1.0,
    "ChooseDevelopment": 3.2,
    "ChooseCard": 1.6,
    "ChooseAnyCard": 1.8,
    "ChooseBuilder": 2.4,
    "ChooseBuilderShare": 1.8,
    "ChooseModernize": 2.6,
    "ChooseProgress": 1.0,
    "ChooseSettling": 3.2,
    "ChooseCattle": 2.6,
    "LayPasture": 1.2,
    "ChoosePasture": 1.2,
    "ChooseRegion": 1.6,
    "TakeInhabitant": 2.2,
    "ChooseHire": 0.8,
    "ChooseMoreHire": 0.6,
    "ChooseSpace": 1.5,
    "ChooseVaseOrBuild": 1.6,
    "ChooseBuild": 1.5,
    "ChoosePlay": 2.0,
    "ChooseExchange": 1.0,
    "ChooseFreeHouse": 3.0,
    "ChooseEasySettlement": 3.0,
    "ChooseUpgrade": 3.0,
    "ChoosePioneerShare": 2.6,
    "ChooseTrack": 4.0,
}
"""What a step that waits for its player will bring."""

_COMMON: Final[list[float]] = [0.0, 3.2, 2.6, 0.0, 0.8, 1.0, 1.8]
"""By strip: what its part for all will bring to who took it; region coins are counted."""
_SETTLE: Final = 1
_CATTLE_BREEDING: Final = 2
_REGION_SCORING: Final = 3

_ON_MAP: Final = (2.2, 4.0, 0.8)
"""Inhabitants, houses and settlements on the map: coins, and what they may become."""

_SAILING: Final = 0.5
"""What a step that the ship may take is worth beforehand."""
_LEVER_PRICE: Final = 5
"""Coins that buy a useful lever."""


def terms(table: Table, seat: int) -> list[float]:
    """The value in parts."""
    parts = [0.0] * TERM_COUNT
    player = table.players[seat]
    parts[VP] = float(player.vp)
    if table.over:
        return parts
    turns = pace.turns_left(table)
    scorings = pace.scorings_left(table)
    ease = min(1.0, turns / 3)
    coins_income, vp_income = income(table, player)
    parts[INCOME] = scorings * (vp_income + cattle_points(table, seat))
    parts[INCOME] += max(0, scorings - 1) * coins_income * hand.COIN
    parts[INCOME] += (
        max(0, scorings - 1) * table.pack.tracks[CARD_TRACK].spaces[player.card_track].income * 0.6
    )
    parts[FINAL] = _final(table, seat, player, turns)
    parts[LEVERS] = _levers(player, scorings, turns)
    spare = max(0, player.coins - 18)
    parts[COINS] = ease * (hand.COIN * (player.coins - spare) + 0.2 * spare)
    parts[COINS] += ease * hand.VASE_WORTH * min(player.vases, 4)
    parts[CARDS] = hand.hand_worth(table, seat, turns)
    many = max(0, player.ranch - 5)
    parts[PEOPLE] = ease * (hand.INHABITANT * (player.ranch - many) + 0.8 * many)
    parts[PRODUCTION] = 1.5 * player.sites_built() * min(1.0, turns / 8)
    parts[PRESENCES] = _presences(table, seat, turns)
    parts[GOALS] = goals_worth(table, seat)
    parts[WAITING] = _waiting(table, seat, ease)
    parts[TEMPO] = -_PER_STEP * pace.steps_left(table)
    return parts


def income(table: Table, player: Player) -> tuple[int, int]:
    """Coins and VP of one interim scoring, without cattle."""
    coin_space = table.pack.tracks[COIN_TRACK].spaces[player.coin_track]
    card_space = table.pack.tracks[CARD_TRACK].spaces[player.card_track]
    coins, vp = coin_space.income, coin_space.vp + card_space.vp
    board = table.pack.board
    for recesses, gone in (
        (board.houses, player.houses),
        (board.settlements, player.settlements),
        (board.cattle, player.cattle),
        (board.inhabitants, len(board.inhabitants) - player.recess),
    ):
        more = _vacated(recesses, gone)
        coins += more[0]
        vp += more[1]
    return coins, vp


def _vacated(recesses: list[Recess], gone: int) -> tuple[int, int]:
    coins, vp = 0, 0
    for at in range(gone):
        coins += recesses[at].coins
        vp += recesses[at].vp
    return coins, vp


def _final(table: Table, seat: int, player: Player, turns: float) -> float:
    total = float(final_board_vp(table, seat))
    for index in player.played:
        card = table.pack.cards[index]
        total += card.vp
        for effect in card.end:
            total += (
                hand.end_worth(table, seat, effect, turns) if turns else end_vp(table, seat, effect)
            )
        total += 0.3 * len(card.always) * turns
    return total


def _levers(player: Player, scorings: int, turns: float) -> float:
    """Levers pay unused, work when used, and score together at the end."""
    count = player.lever_count()
    up = (player.levers & ~player.used).bit_count()
    now = lever_vp(count)
    hope = lever_vp(count + 1) - now if turns > 2 else 0
    return now + 0.25 * hope + (1.2 * up if scorings else 0) + max(0, scorings - 1) * 1.5 * count


def _presences(table: Table, seat: int, turns: float) -> float:
    """Pieces on the map: coins of region scorings, and inhabitants that can become houses."""
    part = min(1.0, turns / 6)
    total = 0.0
    for piece in table.sites:
        if piece and piece >> 2 == seat:
            kind = piece & 3
            total += _ON_MAP[kind - 1]
    total += 0.5 * table.players[seat].cattle
    return part * total


def _waiting(table: Table, seat: int, ease: float) -> float:
    total = 0.0
    for step in table.agenda:
        total += _step_worth(table, seat, step)
    for branch in table.branches:
        for step in branch:
            total += _step_worth(table, seat, step)
    return total * (0.4 + 0.6 * ease)


def _step_worth(table: Table, seat: int, step: Step[Table]) -> float:
    if getattr(step, "seat", -1) != seat:
        return 0.0
    name = type(step).__name__
    player = table.players[seat]
    if name == "CommonPart":
        strip = int(getattr(step, "strip", 0))
        if strip == _REGION_SCORING:
            return 0.75 * hand.COIN * _placed(table, seat)
        if strip == _CATTLE_BREEDING:
            return _COMMON[strip] if player.ranch else 1.0
        return _COMMON[strip] * (1.0 if player.ranch or strip != _SETTLE else 0.4)
    if name == "ChooseSpace" and table.gap >= 0:
        return 1.5 + _SAILING * table.pack.rows[table.gap].steps
    if name == "ChooseModernize":
        return _WAITING[name] if player.coins >= _LEVER_PRICE else 0.3
    if name in ("ChooseDevelopment", "ChooseSettling", "ChooseCattle") and not player.ranch:
        return 1.0
    return _WAITING.get(name, 0.0)


def _placed(table: Table, seat: int) -> int:
    """Presences of a player on the map."""
    count = table.players[seat].cattle
    for piece in table.sites:
        if piece and piece >> 2 == seat:
            count += 1
    return count
