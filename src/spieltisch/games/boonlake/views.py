"""What a seat may know, by allow-list, and what it may only guess."""

from spieltisch.games.boonlake import solo_look
from spieltisch.games.boonlake.plans import BOAT_PAIRS
from spieltisch.games.boonlake.setup import NOT_PICKED
from spieltisch.games.boonlake.table import Player, Table
from spieltisch.games.boonlake.terms import RESOURCE_KEYS
from spieltisch.kernel.chance import Chance
from spieltisch.kernel.piles import redeal
from spieltisch.kernel.values import Plain


def view(table: Table, seat: int) -> dict[str, Plain]:
    """The table as this seat sees it; a spectator sees what everybody sees."""
    seen: dict[str, Plain] = {
        "active": table.active,
        "round": table.round + 1,
        "scorings": table.scorings,
        "crossed": table.crossed,
        "ending": table.ending,
        "strips": list(table.strips),
        "gap": table.gap,
        "labels": table.labels,
        "left_out": table.left_out,
        "tiles": list(table.tile_at),
        "sites": list(table.sites),
        "herds": list(table.herds),
        "pastures_left": table.pastures_left,
        "mound": len(table.mound),
        "revealed": table.revealed,
        "ships": list(table.ships),
        "scoring": list(table.scoring),
        "pile": len(table.pile),
        "discards": list(table.discards),
        "players": [player_view(table, other, other == seat) for other in range(table.seats)],
    }
    if table.solo:
        seen["eminence"] = solo_look.view(table)
    return seen


def player_view(table: Table, seat: int, own: bool) -> dict[str, Plain]:
    """What lies before a player; the hand and the set-up's choices only for himself."""
    player = table.players[seat]
    seen = public_view(table, player)
    seen["picked"] = bool(table.picks) and table.picks[seat] != NOT_PICKED
    if own:
        seen.update(hidden_view(table, seat))
    return seen


def hidden_view(table: Table, seat: int) -> dict[str, Plain]:
    """What only the player himself sees."""
    return {
        "hand": list(table.players[seat].hand),
        "pair": list(table.pairs[seat]) if table.pairs else [],
        "pick": table.picks[seat] if table.picks else NOT_PICKED,
    }


def own_view(table: Table, seat: int) -> list[list[Plain]]:
    """Where the player's view differs from a spectator's."""
    if seat < 0:
        return []
    return [[["players", seat, name], seen] for name, seen in hidden_view(table, seat).items()]


def public_view(table: Table, player: Player) -> dict[str, Plain]:
    """What everybody sees of a player."""
    low, high = BOAT_PAIRS[player.boats]
    canal = table.pack.board.canal
    return {
        "vp": player.vp,
        "coins": player.coins,
        "vases": player.vases,
        "ranch": player.ranch,
        "supply": player.supply,
        "recess": player.recess,
        "houses": player.houses,
        "freed": player.freed,
        "settlements": player.settlements,
        "cattle": player.cattle,
        "boats": [canal[low], canal[high]],
        "levers": player.levers,
        "used": player.used,
        "projects": player.projects,
        "coin_track": player.coin_track,
        "card_track": player.card_track,
        "cards": len(player.hand),
        "played": list(player.played),
        "production": list(player.production),
        "markers": list(player.markers),
    }


def determinise(table: Table, seat: int, chance: Chance) -> Table:
    """A copy in which the others' hands and hidden set-up choices are redrawn."""
    copy = table.clone()
    others = [other for other in range(copy.seats) if other != seat]
    redeal(copy.pile, [copy.players[other].hand for other in others], chance)
    if copy.pairs:
        redeal(copy.box, [copy.pairs[other] for other in others], chance)
    for other in others:
        if copy.picks and copy.picks[other] != NOT_PICKED:
            known = copy.pairs[other] if copy.pairs else list(range(len(RESOURCE_KEYS)))
            copy.picks[other] = known[chance.pick(known)]
    copy.forget_offers()
    return copy
