"""Positions for tests, told like a rulebook example: who has what, what lies where.

`position(settler(...), settler(...))` makes a match in which seat 0 is about to choose a strip.
From there on everything goes through the match's public methods.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch import Match
from spieltisch.games.boonlake import player_board
from spieltisch.games.boonlake.card_effects import perk_of
from spieltisch.games.boonlake.game import Boonlake, make
from spieltisch.games.boonlake.in_sight import IN_SIGHT
from spieltisch.games.boonlake.interim import Interim
from spieltisch.games.boonlake.pieces import Pack
from spieltisch.games.boonlake.plans import PAIR_OF
from spieltisch.games.boonlake.sources import SOURCE_KEYS
from spieltisch.games.boonlake.table import (
    HOUSE,
    INHABITANT,
    PASTURE,
    SETTLEMENT,
    Player,
    Table,
    new_table,
)
from spieltisch.games.boonlake.terms import LEVER_KEYS, REGION_KEYS, RESOURCE_KEYS, STRIP_KEYS
from spieltisch.games.boonlake.turn import Turn
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.chance import Chance, Seeded
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile
from spieltisch.kernel.wording import notation, reason_text

GAME: Boonlake = make()
PACK: Pack = GAME.pack
GOALS = ("sites", "levers", "coin-track", "card-track")
START = {
    7: "old-landing",
    9: "birch-meadow",
    19: "mill-brook",
    21: "clay-bank",
    24: "stone-terrace",
    27: "reed-shore",
}


class Settler:
    """What one player has; see `settler`."""

    def __init__(self, **things: Any) -> None:
        self.things = things


def settler(
    *,
    coins: int = 0,
    vases: int = 0,
    ranch: int = 3,
    vp: int = 0,
    hand: Sequence[str] = (),
    played: Sequence[str] = (),
    boats: tuple[str, str] = ("wood", "wood"),
    production: Mapping[str, int] | None = None,
    levers: Sequence[str] = (),
    used: Sequence[str] = (),
    coin_track: int = 0,
    card_track: int = 0,
    inhabitants: Sequence[str] = (),
    houses: Sequence[str] = (),
    settlements: Sequence[str] = (),
    cattle: Sequence[int] = (),
    houses_gone: int | None = None,
    projects: Sequence[str] = (),
    scored: Mapping[str, int] | None = None,
    ship: int | None = None,
) -> Settler:
    """A player; what is not told is not there.

    Sites are written "7" or "7 lower"; cattle by the number of their pasture. `houses_gone` may
    be more than those on the map and those under settlements.
    """
    return Settler(
        coins=coins, vases=vases, ranch=ranch, vp=vp, hand=hand, played=played, boats=boats,
        production=production or {}, levers=levers, used=used, coin_track=coin_track,
        card_track=card_track, inhabitants=inhabitants, houses=houses, settlements=settlements,
        cattle=cattle, houses_gone=houses_gone, projects=projects, scored=scored or {}, ship=ship,
    )  # fmt: skip


class Stacked(Chance):
    """Chance that draws these items first, wherever they are next in a pile."""

    def __init__(self, items: list[int]) -> None:
        self.items = items
        self.rest = Seeded(7)

    def roll(self, sides: int) -> int:
        return self.rest.roll(sides)

    def pick(self, items: list[int]) -> int:
        if self.items and self.items[0] in items:
            return items.index(self.items.pop(0))
        return super().pick(items)


def position(
    *settlers: Settler,
    strips: Sequence[str] = (),
    tiles: Mapping[int, str] = START,
    pastures: Sequence[int] = (),
    goals: Sequence[str] = GOALS,
    discards: Sequence[str] = (),
    labels: Sequence[str] = (),
    mound: Sequence[str] | None = None,
    pile: Sequence[str] | None = None,
    draws: Sequence[str] = (),
    reveals: Sequence[str] = (),
    round_: int = 1,
    scorings: int = 0,
    crossed: bool = False,
    at: Step[Any] | None = None,
    order: str = "together",
) -> Match:
    """A match in which seat 0 begins its turn, or at another step.

    `strips` come first from the top; `draws` and `reveals` are the next cards and tiles drawn;
    `mound` and `pile` are all that is left of tiles and cards, if told.
    """
    everybody = [*settlers, *[settler()] * max(0, 2 - len(settlers))]
    table = new_table(PACK, GAME.payments, len(everybody), order == "in-turn", len(SOURCE_KEYS))
    table.in_sight = IN_SIGHT
    table.round = round_ - 1
    table.scorings = scorings
    table.crossed = crossed
    table.strips = _strips(strips)
    table.labels = sum(1 << REGION_KEYS.index(region) for region in labels)
    table.scoring = [PACK.scoring_tile_by_key[goal] for goal in goals]
    table.box = Pile([])
    for number, tile in tiles.items():
        table.lay_tile(number - 1, PACK.tile_by_key[tile])
    for number in pastures:
        table.lay_tile(number - 1, PASTURE)
        table.pastures_left -= 1
    table.start_ships()
    for seat, things in enumerate(everybody):
        _seat(table, seat, things.things)
    _piles(table, discards, mound, pile)
    cards = [PACK.card_by_key[card] for card in draws]
    revealed = [PACK.tile_by_key[tile] for tile in reveals]
    chance = Stacked(cards or revealed)
    match = Match(GAME, len(everybody), chance=Seeded(1), options={"order": order})
    match.chance = chance
    match.state = table
    table.push(at if at is not None else Turn(0))
    engine.settle(table, Flow(chance))
    return match


def interim(*settlers: Settler, number: int = 1, **more: Any) -> Match:
    """A match at the beginning of the nth interim scoring."""
    more.setdefault("round_", 1 if number < 3 else 2)
    return position(*settlers, scorings=number - 1, at=Interim(), **more)


def _strips(first: Sequence[str]) -> list[int]:
    chosen = [STRIP_KEYS.index(strip) for strip in first]
    return chosen + [strip for strip in range(len(STRIP_KEYS)) if strip not in chosen]


def _site(words: str) -> int:
    number, _, place = words.partition(" ")
    return (int(number) - 1) * 2 + (1 if place == "lower" else 0)


def _seat(table: Table, seat: int, things: dict[str, Any]) -> None:
    player = table.players[seat]
    for name in ("coins", "vases", "ranch", "coin_track", "card_track"):
        setattr(player, name, things[name])
    if things["vp"]:
        player.score(things["vp"], 0)
    player.hand = sorted(PACK.card_by_key[card] for card in things["hand"])
    player.played = [PACK.card_by_key[card] for card in things["played"]]
    for card in player.played:
        for effect in PACK.cards[card].always:
            player.add_perk(perk_of(effect), effect.amount)
    canal = PACK.board.canal
    first, second = [canal.index(RESOURCE_KEYS.index(boat)) for boat in things["boats"]]
    player.boats = PAIR_OF[first][second]
    player.production = [things["production"].get(resource, 0) for resource in RESOURCE_KEYS]
    player.levers = sum(1 << LEVER_KEYS.index(lever) for lever in things["levers"])
    player.used = sum(1 << LEVER_KEYS.index(lever) for lever in things["used"])
    for piece, name in (
        (INHABITANT, "inhabitants"),
        (HOUSE, "houses"),
        (SETTLEMENT, "settlements"),
    ):
        for site in things[name]:
            table.set_piece(_site(site), seat, piece)
    for number in things["cattle"]:
        table.set_cattle(number - 1, seat)
    for goal in things["projects"]:
        player.projects |= 1 << table.slot_of(PACK.scoring_tile_by_key[goal])
    for goal, scoring in things["scored"].items():
        player.mark(table.slot_of(PACK.scoring_tile_by_key[goal]), scoring)
    if things["ship"] is not None:
        table.move_ship(seat, things["ship"] - 1)
    _wood(player, things)


def _wood(player: Player, things: dict[str, Any]) -> None:
    """Every wooden piece that is not told lies where it must."""
    player.settlements = len(things["settlements"])
    player.cattle = len(things["cattle"])
    on_map = len(things["houses"])
    gone = things["houses_gone"]
    player.houses = min(6, on_map + player.settlements) if gone is None else gone
    player.freed = player.houses - on_map
    emptied = [player_board.tier_is_empty(PACK.board, player, tier) for tier in (0, 1)]
    player.recess = 2 - sum(emptied)
    placed = len(things["inhabitants"]) + len(things["projects"])
    player.supply = 10 - player.ranch - player.recess - placed


def _piles(
    table: Table,
    discards: Sequence[str],
    mound: Sequence[str] | None,
    pile: Sequence[str] | None,
) -> None:
    table.discards = [PACK.card_by_key[card] for card in discards]
    gone = {*table.discards, *[c for p in table.players for c in p.hand + p.played]}
    cards = (
        [PACK.card_by_key[card] for card in pile] if pile is not None else range(len(PACK.cards))
    )
    table.pile = Pile([card for card in cards if card not in gone])
    grey = [PACK.tile_by_key[tile] for tile in mound] if mound is not None else PACK.grey_tiles
    table.mound = Pile([tile for tile in grey if tile not in table.tile_at])


# Reading a match


def offers(match: Match, seat: int = 0) -> list[str]:
    """What the seat may do now, in notation; nothing if it is not asked."""
    for choice in match.choices:
        if choice.seat == seat:
            return choice.notations
    return []


def asked(match: Match, seat: int = 0) -> str:
    """The name of the choice put to the seat."""
    return type(match.choice(seat).choice).__name__


def why_not(match: Match, what: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """The reason why the seat cannot have this now, and its values."""
    for blocked in match.choice(seat).choice.blocked(match.state):
        if notation(GAME, blocked.option) == what:
            text = reason_text(GAME, blocked.why)
            return text.message.removeprefix("boonlake-why-"), {
                name: getattr(value, "message", value) for name, value in text.values.items()
            }
    raise AssertionError(f"{what!r} is not blocked")


def takes(match: Match, *moves: str, seat: int = 0) -> None:
    """The seat makes these moves, one after the other."""
    for move in moves:
        match.take(seat, move)


def seen(match: Match, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a player."""
    table: Any = match.view(seat)["table"]
    player: dict[str, Any] = table["players"][seat]
    return player


def table_of(match: Match, seat: int = 0) -> dict[str, Any]:
    table: Any = match.view(seat)["table"]
    assert isinstance(table, dict)
    return table


def previewed(match: Match, move: str, seat: int = 0) -> list[tuple[str, dict[str, Any]]]:
    """What the move would do, before it is made."""
    return [(event.name, dict(event.values)) for event in match.preview(seat, move).events]


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    """The score sheet without empty lines."""
    return {name: vp for name, vp in GAME.score_sheet(match.state)[seat].items() if vp}


def finish_common_part(match: Match) -> None:
    """Everybody leaves everything until the ship is to sail or somebody scores."""
    while not match.over:
        choice = match.choices[0]
        kind = type(choice.choice).__name__
        if kind in ("ChooseSpace", "ChooseStrip", "ChoosePlay", "ChooseScoring"):
            return
        match.take(choice.seat, "pass" if "pass" in choice.notations else choice.notations[0])
