"""Income tracks and scoring tiles."""

from typing import Any, Final

from spieltisch.draw.art.common import board, recess
from spieltisch.draw.art.palette import INK, SEATS, SOFT_INK, WHITE
from spieltisch.draw.boonlake import effects
from spieltisch.draw.boonlake.effects import SMALLEST, marks
from spieltisch.draw.boonlake.lands import BASE, DEEP
from spieltisch.draw.stage import ROW, Slot, Template, slot
from spieltisch.draw.svg import circle, group, n, rect, shape, symbol, use, words, wrap
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake import terms
from spieltisch.games.boonlake.pieces import Pack, ScoringTile, Track
from spieltisch.games.boonlake.table import SLOTS

WIDTH: Final = 640.0
HEIGHT: Final = 346.0
_STEP: Final = 64.0
_TILE_WIDTH: Final = 146.0
_TILE_HEIGHT: Final = 146.0
_LETTERS: Final = 13
"""In a line of a tile's name; as many as that are written as wide as the tile has room."""
_FULL: Final[dict[str, Any]] = {"textLength": 138, "lengthAdjust": "spacingAndGlyphs"}


def make(pack: Pack, seats: int, voice: Voice) -> Template:
    """Both tracks above the four scoring tiles."""
    slots: dict[str, Slot] = {}
    art = [board(WIDTH, HEIGHT)]
    art += [_track(track, slots, voice) for track in pack.tracks]
    art += [_place(number, seats, slots, voice) for number in range(SLOTS)]
    return Template(width=WIDTH, height=HEIGHT, art=group(*art), slots=slots)


def _track(track: Track, slots: dict[str, Slot], voice: Voice) -> str:
    y = 40 + track.index * 64
    icon = track.key
    name = voice.say(f"boonlake-track-{track.key}")
    slots[f"track-{track.key}"] = slot(36, y, 50, 54, label=name)
    art = [use(f"step-{icon}", 34, y, 42)]
    for position, space in enumerate(track.spaces):
        x = 92 + position * _STEP
        income = voice.say(f"boonlake-effect-{track.key}s", amount=space.income)
        label = voice.say(
            "draw-boonlake-track-space", track=name, position=position, income=income, vp=space.vp
        )
        slots[f"{track.key}-{position}"] = slot(x, y + 20, 46, 24, label=label, hold=ROW, piece=23)
        art.append(recess(x, y, 48, 62, 8))
        art.append(marks([(icon, str(space.income))], x, y - 19, 20))
        if space.vp:
            art.append(marks([("vp", str(space.vp))], x, y + 1, 20))
        if space.crossed:
            art.append(circle(x - _STEP / 2, y - 16, 12, fill="#fff6dc", stroke=INK))
            picture, _number = effects.look(space.crossed[0])
            art.append(use(picture, x - _STEP / 2, y - 16, 18))
    return group(*art)


def _place(number: int, seats: int, slots: dict[str, Slot], voice: Voice) -> str:
    x = 84 + number * 157.5
    label = voice.say("draw-boonlake-goal-place", number=number + 1)
    slots[f"goal-{number}"] = slot(x, 247, _TILE_WIDTH, _TILE_HEIGHT, label=label)
    slots[f"project-{number}"] = slot(
        x, 158, _TILE_WIDTH, 30, label=voice.say("draw-boonlake-projects"), hold=ROW, piece=28
    )
    slots[f"marks-{number}"] = slot(
        x, 326, _TILE_WIDTH, 32, label=voice.say("draw-boonlake-marks"), hold=ROW, piece=33
    )
    art = [recess(x, 247, _TILE_WIDTH + 4, _TILE_HEIGHT + 2, 10)]
    if number < seats:
        art.append(
            group(
                rect(x + 44, 143, 32, 26, rx=8, fill=SEATS[number], stroke=INK, stroke_width=1.4),
                words(x + 60, 156, "×2", SMALLEST, fill=WHITE, font_weight="bold"),
            )
        )
    return group(*art)


def symbols(pack: Pack, voice: Voice) -> str:
    """The sixteen scoring tiles."""
    return "".join(
        symbol(f"goal-{tile.key}", _tile(tile, voice), _TILE_WIDTH, _TILE_HEIGHT)
        for tile in pack.scoring_tiles
    ) + "".join(
        symbol(f"mark-{seat}-{value}", _mark(seat, value))
        for seat in range(4)
        for value in range(1, 5)
    )


def _mark(seat: int, value: int) -> str:
    return circle(0, 0, 44, fill=f"url(#paint-seat-{seat})", stroke=INK, stroke_width=4) + words(
        0, 0, str(value), 63, fill=WHITE, font_weight="bold"
    )


def _tile(tile: ScoringTile, voice: Voice) -> str:
    left, top = -_TILE_WIDTH / 2, -_TILE_HEIGHT / 2
    parts = [
        rect(left + 5, top + 6, _TILE_WIDTH - 4, _TILE_HEIGHT - 4, rx=10, fill=INK, opacity=0.35),
        rect(
            left + 1,
            top + 1,
            _TILE_WIDTH - 2,
            _TILE_HEIGHT - 2,
            rx=10,
            fill="url(#ground-tile)",
            stroke=INK,
            stroke_width=2,
        ),
        rect(left + 2, top + 2, _TILE_WIDTH - 4, 56, rx=9, fill="#cdb07d", opacity=0.6),
        marks([("coin", str(tile.coins))], left + 26, top + 16, 21),
        _resources(tile, left + 52, top + 16),
        marks(
            [
                ("vp", f"+{tile.project_vp}"),
                (f"step-{terms.TRACK_KEYS[tile.project_track]}", ""),
                ("inhabitant", "+2"),
            ],
            0,
            top + 41,
            21,
        ),
    ]
    parts.append(_condition(tile, voice, top))
    return group(*parts)


def _resources(tile: ScoringTile, x: float, y: float) -> str:
    icons = [
        terms.RESOURCE_KEYS[resource]
        for resource, count in enumerate(tile.resources)
        for _one in range(count)
    ]
    step = min(18.0, 84 / max(len(icons), 1))
    return "".join(use(icon, x + 9 + index * step, y, 18) for index, icon in enumerate(icons))


def _condition(tile: ScoringTile, voice: Voice, top: float) -> str:
    name = voice.say(f"boonlake-goal-{tile.key}")
    parts = [
        words(
            0,
            top + 68 + number * SMALLEST * 1.1,
            line,
            SMALLEST,
            fill=INK,
            font_weight="bold",
            **(_FULL if len(line) == _LETTERS else {}),
        )
        for number, line in enumerate(wrap(name, _LETTERS))
    ]
    for index, region in enumerate(tile.regions):
        parts.append(
            rect(-50 + index * 52, top + 102, 48, 4.5, rx=2, fill=BASE[region], stroke=DEEP[region])
        )
    for scoring, need in enumerate(tile.need):
        x = -53.4 + scoring * 35.6
        parts.append(rect(x - 17.3, top + 109, 34.6, 32, rx=6, fill=WHITE, stroke=SOFT_INK))
        parts.append(
            _need(need, tile.need_low[scoring] if any(tile.need_low) else -1, x, top + 124)
        )
    return "".join(parts)


def _need(need: int, low: int, x: float, y: float) -> str:
    """How much is needed, or how much here and how much there; the sign between is drawn small."""
    dress = {"fill": INK, "font_weight": "bold"}
    if low < 0:
        return words(x, y, str(need), SMALLEST, **dress)
    return (
        words(x - 9.8, y, str(need), SMALLEST, **dress)
        + shape(
            f"M{n(x - 3.2)} {n(y + 0.5)}h6.4M{n(x)} {n(y - 2.7)}v6.4", stroke=INK, stroke_width=1.8
        )
        + words(x + 9.8, y, str(low), SMALLEST, **dress)
    )


def goal_text(tile: ScoringTile, voice: Voice) -> list[str]:
    """What a scoring tile asks and what its project costs, in words."""
    needs = " / ".join(
        f"{need}+{low}" if any(tile.need_low) else str(need)
        for need, low in zip(tile.need, tile.need_low, strict=True)
    )
    category = voice.say(f"boonlake-scoring-{terms.CATEGORY_KEYS[tile.category]}")
    regions = [voice.say(f"boonlake-region-{terms.REGION_KEYS[region]}") for region in tile.regions]
    resources = [
        f"{count} {voice.say(f'boonlake-resource-{terms.RESOURCE_KEYS[resource]}')}"
        for resource, count in enumerate(tile.resources)
        if count
    ]
    cost = ", ".join([voice.say("boonlake-effect-coins", amount=tile.coins), *resources])
    track = voice.say(f"boonlake-effect-{terms.TRACK_KEYS[tile.project_track]}-track", amount=1)
    return [
        f"{category} ({', '.join(regions)}): {needs}" if regions else f"{category}: {needs}",
        voice.say("draw-boonlake-project", cost=cost, vp=tile.project_vp, track=track),
    ]
