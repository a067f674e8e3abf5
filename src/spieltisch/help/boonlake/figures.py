"""The tables in Boonlake's rules."""

from typing import Final

from spieltisch.draw.boonlake import effects
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import setup, solo_look, terms
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.pieces import Effect, Recess
from spieltisch.help.figures import Figure, Maker, first_up, pair

PLAYERS = (2, 3, 4)


def shown(listed: list[Effect], voice: Voice) -> str:
    """Effects with their icons, or a dash."""
    parts = [f"[i:{effects.look(one)[0]}] {effects.say(one, voice)}" for one in listed]
    return ", ".join(parts) or "–"


def rows(game: Boonlake, voice: Voice) -> Figure:
    """The rows of the action board."""
    return Figure(
        voice.say("help-figure-rows"),
        [voice.say(f"help-column-{name}") for name in ("row", "ship-steps", "loss")],
        [
            [str(row.index + 1), str(row.steps), f"−{row.vp_loss}" if row.vp_loss else "–"]
            for row in game.pack.rows
        ],
    )


def strips(game: Boonlake, voice: Voice) -> Figure:
    """Which card each strip lets its player play first."""
    found = []
    for strip in game.pack.strips:
        first = f"[i:coin] {voice.say('boonlake-effect-coins', amount=strip.coins)}"
        if strip.kind != terms.NO_KIND:
            kind = terms.KIND_KEYS[strip.kind]
            first = f"[i:kind-{kind}] {voice.say(f'boonlake-kind-{kind}')}"
        found.append([f"[r:strips#{strip.key}|{voice.say(f'boonlake-strip-{strip.key}')}]", first])
    columns = [voice.say("help-column-strip"), voice.say("help-column-first")]
    return Figure(voice.say("help-figure-strips"), columns, found)


def board(game: Boonlake, voice: Voice) -> Figure:
    """What the recesses of the player board pay."""
    columns = {
        "house": game.pack.board.houses,
        "settlement": game.pack.board.settlements,
        "cattle": game.pack.board.cattle,
        "inhabitant": game.pack.board.inhabitants,
    }
    found = []
    for tier in range(game.pack.board.tiers):
        cells = [
            " · ".join(_income(one, voice) for one in recesses if one.tier == tier) or "–"
            for recesses in columns.values()
        ]
        final = next(one.final_vp for one in game.pack.board.cattle if one.tier == tier)
        last = f"{voice.say('boonlake-effect-vp', amount=final)}" if final else "–"
        found.append([str(tier + 1), *cells, last])
    heads = [f"[i:{name}] {voice.say(f'help-icon-{name}')}" for name in columns]
    return Figure(
        voice.say("help-figure-board"),
        [voice.say("help-column-tier"), *heads, voice.say("help-column-final")],
        found,
    )


def _income(recess: Recess, voice: Voice) -> str:
    coins = voice.say("boonlake-effect-coins", amount=recess.coins) if recess.coins else ""
    vp = voice.say("boonlake-effect-vp", amount=recess.vp) if recess.vp else ""
    return " + ".join(filter(None, (coins, vp)))


def labels(game: Boonlake, voice: Voice) -> Figure:
    """The rewards of the regions."""
    return Figure(
        voice.say("help-figure-labels"),
        [voice.say(f"help-column-{name}") for name in ("region", "reward", "spaces")],
        [
            [
                voice.say(f"boonlake-region-{region.key}"),
                shown([region.label], voice),
                str(len(region.hexes)),
            ]
            for region in game.pack.map.regions
        ],
    )


def levers(game: Boonlake, voice: Voice) -> Figure:
    """What levers cost and do."""
    return Figure(
        voice.say("help-figure-levers"),
        [voice.say(f"help-column-{name}") for name in ("lever", "cost", "does")],
        [
            [
                f"[p:lever-{lever.key}|{voice.say(f'boonlake-lever-{lever.key}')}]",
                f"[i:coin] {lever.cost}",
                voice.say(f"boonlake-lever-text-{lever.key}"),
            ]
            for lever in game.pack.levers
        ],
    )


def tracks(game: Boonlake, voice: Voice) -> Figure:
    """Both income tracks, step by step."""
    names = [voice.say(f"boonlake-track-{track.key}") for track in game.pack.tracks]
    crossed = voice.say("help-column-crossed")
    found = []
    for step in range(max(track.steps for track in game.pack.tracks) + 1):
        cells = [str(step)]
        for track in game.pack.tracks:
            if step > track.steps:
                cells += ["–", "–"]
                continue
            space = track.spaces[step]
            income = [voice.say(f"boonlake-effect-{track.key}s", amount=space.income)]
            if space.vp:
                income.append(voice.say("boonlake-effect-vp", amount=space.vp))
            cells += [" + ".join(income), shown(space.crossed, voice)]
        found.append(cells)
    heads = [head for name in names for head in (first_up(name), crossed)]
    columns = [voice.say("help-column-step"), *heads]
    return Figure(voice.say("help-figure-tracks"), columns, found)


def river(game: Boonlake, voice: Voice) -> Figure:
    """The rewards along the river, in both rounds."""
    river_ = game.pack.river
    found = []
    for position in range(max(river_.last) + 1):
        cells = [str(position + 1)]
        for round_, route in enumerate(river_.route):
            space = river_.spaces[route[position]]
            text = shown(space.reward, voice)
            if space.harbour:
                text = pair(voice, f"[i:anchor] {voice.say('help-icon-anchor')}", text)
            if position in (river_.shared_lock, river_.arm_lock[round_]):
                text += f" · [i:lock] {voice.say('help-river-lock')}"
            cells.append(text)
        found.append(cells)
    columns = [voice.say(f"help-column-{name}") for name in ("space", "round-1", "round-2")]
    return Figure(voice.say("help-figure-river"), columns, found)


def goals(game: Boonlake, voice: Voice) -> Figure:
    """What the scoring tiles ask for."""
    found = []
    for tile in game.pack.scoring_tiles:
        needs = [
            f"{need} + {low}" if any(tile.need_low) else str(need)
            for need, low in zip(tile.need, tile.need_low, strict=True)
        ]
        name = voice.say(f"boonlake-goal-{tile.key}")
        found.append([f"[p:goal-{tile.key}|{name}]", *needs])
    columns = [voice.say("help-column-goal"), "1.", "2.", "3.", "4."]
    return Figure(voice.say("help-figure-goals"), columns, found)


def players(game: Boonlake, voice: Voice) -> Figure:
    """What depends on the number of players."""
    pack = game.pack
    coins = [" / ".join(str(coins) for coins in setup.FIRST_COINS[:many]) for many in PLAYERS]
    return Figure(
        voice.say("help-figure-players"),
        ["", *(voice.say("help-column-players", count=many) for many in PLAYERS)],
        [
            [
                voice.say("help-players-tiles"),
                *(str(len(pack.start_hexes(many))) for many in PLAYERS),
            ],
            [
                voice.say("help-players-start-1"),
                *(str(pack.river.start[0][many] + 1) for many in PLAYERS),
            ],
            [
                voice.say("help-players-start-2"),
                *(str(pack.river.start[1][many] + 1) for many in PLAYERS),
            ],
            [voice.say("help-players-coins"), *coins],
        ],
    )


def levels(game: Boonlake, voice: Voice) -> Figure:
    """The difficulty levels of the solo game."""
    pack = game.pack
    count = [sum(tile.side == side for tile in pack.solo_tiles) for side in range(2)]
    return Figure(
        voice.say("help-figure-levels", tiles=solo_look.STACKED),
        [voice.say("boonlake-option-level"), "A", "B"],
        [
            [
                first_up(voice.say(f"boonlake-option-level-{level.key}")),
                str(count[0] - level.remove_a),
                str(count[1] - level.remove_b),
            ]
            for level in pack.solo_levels
        ],
    )


def solo_board(game: Boonlake, voice: Voice) -> Figure:
    """What the Eminence's pieces pay once they have left its board."""
    board_ = game.pack.solo_board
    lists = (board_.houses, board_.settlements, board_.cattle)
    heads = [
        f"[i:{name}] {voice.say(f'help-icon-{name}')}" for name in ("house", "settlement", "cattle")
    ]
    found = [
        [str(gone), *(str(points[gone]) if gone < len(points) else "–" for points in lists)]
        for gone in range(1, max(len(points) for points in lists))
    ]
    columns = [voice.say("help-column-gone"), *heads]
    return Figure(voice.say("help-figure-solo-board"), columns, found)


def cactus(game: Boonlake, voice: Voice) -> Figure:
    """The cactus track: its VP by step, ten steps in a row."""
    points = game.pack.solo_board.cactus
    found = [
        ["–".join(map(str, sorted({first, min(first + 9, len(points) - 1)}))), _row(points[first:])]
        for first in range(0, len(points), 10)
    ]
    columns = [voice.say("help-column-step"), voice.say("help-column-vp")]
    return Figure(voice.say("help-figure-cactus"), columns, found)


def _row(points: list[int]) -> str:
    return " · ".join(map(str, points[:10]))


FIGURES: Final[dict[str, Maker]] = {
    "rows": rows,
    "strips": strips,
    "board": board,
    "labels": labels,
    "levers": levers,
    "tracks": tracks,
    "river": river,
    "goals": goals,
    "players": players,
    "levels": levels,
    "solo-board": solo_board,
    "cactus": cactus,
}
