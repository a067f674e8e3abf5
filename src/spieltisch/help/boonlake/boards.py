"""What is printed on Boonlake's boards, part by part: rows, river, map, tracks, tiers."""

from collections.abc import Iterator

from spieltisch.draw.boonlake import effects
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.help.boonlake import figures
from spieltisch.help.figures import first_up, pair
from spieltisch.help.parts import Part

SOLO = "solo"


def parts(game: Boonlake, voice: Voice) -> list[Part]:
    """Everything on the boards."""
    makers = (_rows, _river, _hexes, _regions, _tracks, _tiers, _box)
    return [part for make in makers for part in make(game, voice)]


def _rows(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for row in game.pack.rows:
        yield Part(
            f"row-{row.index + 1}",
            "row",
            voice.say("help-part-row", number=row.index + 1),
            "ship",
            (voice.say("draw-boonlake-row", steps=row.steps, loss=row.vp_loss),),
            (("action_board.toml", f"row {row.index + 1}"),),
        )


def _river(game: Boonlake, voice: Voice) -> Iterator[Part]:
    counts = [0, 0, 0]
    for space in game.pack.river.spaces:
        counts[space.arm] += 1
        looks = [effects.look(one)[0] for one in space.reward]
        said = [effects.say(one, voice) for one in space.reward]
        if space.harbour:
            said.append(f"[i:anchor] {voice.say('help-icon-anchor-text')}")
        yield Part(
            f"river-{space.key}",
            "river",
            voice.say(f"help-part-river-{terms.ARM_KEYS[space.arm]}", number=space.number),
            (looks or ["ship"])[0],
            tuple(said) or (voice.say("help-part-nothing"),),
            (("river.toml", f"{terms.ARM_KEYS[space.arm]} {counts[space.arm]}"),),
        )


def _hexes(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for place in game.pack.map.hexes:
        said = [effects.say(one, voice) for one in place.reward]
        if place.start:
            said.append(voice.say("help-part-start-space", players=place.start))
        beside = ", ".join(str(other + 1) for other in place.neighbours)
        region = voice.say(f"boonlake-region-{terms.REGION_KEYS[place.region]}")
        looks = [effects.look(one)[0] for one in place.reward]
        yield Part(
            f"space-{place.number}",
            "hex",
            voice.say("draw-boonlake-hex", number=place.number, region=region),
            (looks or ["mound"])[0],
            (*said, voice.say("help-part-beside", spaces=beside)),
            (("map.toml", f'hex "{place.key}"'),),
        )


def _regions(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for region in game.pack.map.regions:
        yield Part(
            f"region-{region.key}",
            "region",
            voice.say(f"boonlake-region-{region.key}"),
            effects.look(region.label)[0],
            (
                voice.say("help-part-label", reward=effects.say(region.label, voice)),
                voice.say("help-part-spaces", count=len(region.hexes)),
            ),
            (("map.toml", f'region "{region.key}"'),),
        )


def _tracks(game: Boonlake, voice: Voice) -> Iterator[Part]:
    for track in game.pack.tracks:
        name = first_up(voice.say(f"boonlake-track-{track.key}"))
        for step, space in enumerate(track.spaces):
            income = [voice.say(f"boonlake-effect-{track.key}s", amount=space.income)]
            if space.vp:
                income.append(voice.say("boonlake-effect-vp", amount=space.vp))
            crossed = [effects.say(one, voice) for one in space.crossed]
            yield Part(
                f"track-{track.key}-{step}",
                "track",
                voice.say("help-part-track", track=name, step=step),
                f"step-{track.key}",
                (
                    ", ".join(income),
                    *(voice.say("help-part-crossed", reward=one) for one in crossed),
                ),
                (("tracks.toml", f"{track.key} {step + 1}"),),
            )


def _tiers(game: Boonlake, voice: Voice) -> Iterator[Part]:
    figure = figures.board(game, voice)
    for tier, cells in enumerate(figure.rows):
        lines = [
            pair(voice, column, cell)
            for column, cell in zip(figure.columns[1:], cells[1:], strict=True)
            if cell != "–"
        ]
        yield Part(
            f"tier-{tier + 1}",
            "tier",
            voice.say("help-part-tier", number=tier + 1),
            "house",
            tuple(lines),
            (("player_board.toml", f"tier {tier + 1}"),),
        )


def _box(game: Boonlake, voice: Voice) -> Iterator[Part]:
    """What belongs to no single component."""
    pack = game.pack
    bridges = ", ".join(f"{one + 1}–{two + 1}" for one, two in pack.map.bridges)
    ford = f"{pack.map.ford[0] + 1}–{pack.map.ford[1] + 1}"
    canal = [voice.say(f"boonlake-resource-{terms.RESOURCE_KEYS[r]}") for r in pack.board.canal]
    locks = [pack.river.shared_lock + 1, *(lock + 1 for lock in pack.river.arm_lock)]
    said = {
        "pack": (("pack.toml", ""), (pack.name,), "card"),
        "locks": (
            ("river.toml", ""),
            (voice.say("help-part-locks", numbers=", ".join(map(str, locks))),),
            "lock",
        ),
        "bridges": (
            ("map.toml", ""),
            (voice.say("help-part-bridges", pairs=bridges), voice.say("help-part-ford", pair=ford)),
            "bridge",
        ),
        "canal": (("player_board.toml", ""), (", ".join(canal),), "boat"),
        "levers": (
            ("levers.toml", ""),
            (voice.say("help-part-levers", count=pack.lever_supply),),
            "lever-up",
        ),
        "tracks": (
            ("tracks.toml", ""),
            (voice.say("help-part-past-end", vp=pack.tracks[0].past_end_vp),),
            "steps",
        ),
    }
    for name, (entry, lines, art) in said.items():
        title = voice.say(f"help-box-{name}")
        yield Part(f"box-{name}", "box", title, art, lines, (entry,))
    board = figures.solo_board(game, voice)
    yield Part(
        "box-eminence",
        "box",
        voice.say("boonlake-solo-eminence"),
        "board-eminence",
        tuple(
            pair(voice, column, " · ".join(row[at] for row in board.rows if row[at] != "–"))
            for at, column in enumerate(board.columns)
            if at
        ),
        (("solo.toml", ""),),
        expansion=SOLO,
    )
