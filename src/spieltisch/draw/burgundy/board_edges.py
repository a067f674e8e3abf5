"""The edges of the main board: phases and rounds, bridge, bonus tiles; also in the corners."""

from typing import Final

from spieltisch.draw.art.common import recess, ribbon
from spieltisch.draw.art.palette import BOARD_INK, BOARD_SOFT, INK, WHITE, pair
from spieltisch.draw.burgundy.hexes import NAMES
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.stage import ROW, Slot, slot
from spieltisch.draw.svg import group, rect, shape, use, words
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.pack import PHASES

ROUNDS: Final = 5
PHASE_LETTERS: Final = "ABCDE"
# The corners for the bonus tiles of three kinds each, and for the white die.
_CORNERS: Final = ((62, -70), (160, -70), (62, -18), (480, -70), (578, -70), (578, -18))


def calendar(plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """Phases and rounds at the top."""
    art = [_phase(phase, 52 + phase * 56, 22, 24, plan, slots, voice) for phase in range(PHASES)]
    said = voice.say("draw-burgundy-rounds")
    art.append(words(347, 30, said, plan.fine, "start", fill=BOARD_SOFT))
    art += [_round(number, 368 + number * 48, 65, 44, slots, voice) for number in range(ROUNDS)]
    label = voice.say("draw-burgundy-white-die")
    if plan.white_die_counts:
        slots["white-die"] = slot(606, 63, 44, label=label, piece=46)
    else:
        slots["white-die"] = slot(610, 38, 34, label=label, piece=34)
    return group(*art)


def small_calendar(plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """Phases in the upper left corner, rounds in the right one, the white die at the bottom."""
    art = [_phase(phase, 34 + phase * 41, 18, 19, plan, slots, voice) for phase in range(PHASES)]
    said = voice.say("draw-burgundy-rounds")
    art.append(words(628, 28, said, plan.fine, "end", fill=BOARD_SOFT))
    art += [_round(number, 446 + number * 41, 68, 39, slots, voice) for number in range(ROUNDS)]
    return group(*art)


def _phase(
    phase: int, x: float, y: float, half: float, plan: Plan, slots: dict[str, Slot], voice: Voice
) -> str:
    letter, points = PHASE_LETTERS[phase], plan.pack.board.phase[phase]
    label = voice.say("draw-burgundy-phase", phase=letter, points=points)
    slots[f"phase-{phase}"] = slot(x, y + 33, 2 * half + 4, 72, label=label, piece=3 * half)
    return (
        shape(
            f"M{x - half} {y}h{2 * half}v54l{-half} 14l{-half} -14z",
            fill=pair("#efe0bc", "#5f4c37"),
            stroke=BOARD_SOFT,
        )
        + words(x, y + 20, letter, 25, fill=BOARD_INK, font_weight="bold", class_="head")
        + words(
            x, y + 44, f"+{points}", plan.fine, fill=pair("#8a3b2b", "#ffb79f"), font_weight="bold"
        )
    )


def _round(
    number: int, x: float, y: float, size: float, slots: dict[str, Slot], voice: Voice
) -> str:
    label = voice.say("draw-burgundy-round", number=number + 1)
    slots[f"round-{number}"] = slot(x, y, size, label=label, piece=size + 1)
    return recess(x, y, size, size, 6) + words(x, y, str(number + 1), 18.5, fill=BOARD_SOFT)


def bridge(y: float, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """The bridge, by the middle of its pavement."""
    spaces = plan.pack.board.bridge_steps + 1
    step = 568 / spaces
    arches = "".join(
        shape(
            f"M{36 + step * i + 12} {y + 42}q{step / 2 - 12} -30 {step - 24} 0z",
            fill=pair("#5f8fb8", "#24506f"),
            stroke=INK,
        )
        for i in range(spaces)
    )
    art = [
        rect(34, y - 22, 580, 72, rx=10, fill=INK, opacity=0.35),
        rect(30, y - 30, 580, 72, rx=10, fill=pair("#b9a684", "#6f6149"), stroke=INK),
        rect(30, y - 30, 580, 72, rx=10, fill="url(#grain-building)", opacity=0.3),
        rect(30, y - 30, 580, 7, rx=3, fill=pair("#d8c8a6", "#8b7a5c"), stroke=INK),
        arches,
    ]
    for space in range(spaces):
        x = 36 + step * (space + 0.5)
        art.append(
            rect(
                x - step / 2 + 4,
                y - 25,
                step - 8,
                46,
                rx=6,
                fill=pair("#efe3c8", "#4a3d2c"),
                opacity=0.85,
            )
        )
        art.append(words(x, y + 31, str(space + 1), plan.fine, fill=WHITE, font_weight="bold"))
        label = voice.say("draw-burgundy-bridge-space", step=space + 1)
        slots[f"bridge-{space}"] = slot(x, y - 2, step - 6, 46, label=label, hold=ROW, piece=36)
    wide = 14 * plan.fine
    art.append(ribbon(320, y - 36, wide, voice.say("draw-burgundy-bridge"), plan.fine))
    return group(*art)


def bonuses(y: float, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """The bonus tiles of the six kinds in a row."""
    art = [_bonus(kind, 62 + kind * 103.2, y, plan, slots, voice) for kind in range(len(NAMES))]
    return group(*art)


def small_bonuses(y: float, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """The bonus tiles in the two lower corners, and the white die beside them."""
    art = [_bonus(kind, x, y + dy, plan, slots, voice) for kind, (x, dy) in enumerate(_CORNERS)]
    label = voice.say("draw-burgundy-white-die")
    slots["white-die"] = slot(480, y - 18, 48, label=label, piece=52)
    return group(*art, recess(480, y - 18, 54, 52))


def _bonus(kind: int, x: float, y: float, plan: Plan, slots: dict[str, Slot], voice: Voice) -> str:
    """Both bonus tiles of a kind. Alone a colour brings a tile instead of points."""
    art = [recess(x, y, 96, 50)]
    colour = voice.say(f"burgundy-kind-{NAMES[kind]}")
    if plan.solo:
        label = voice.say("draw-burgundy-colour-tile", kind=colour)
        slots[f"bonus-large-{kind}"] = slot(x - 20, y, 56, 46, label=label, piece=56)
        return group(*art, use("back-black", x + 26, y, 40))
    for size, dx, width in (("large", -20, 56), ("small", 26, 44)):
        points = _points(plan, size)
        art.append(words(x + dx, y, f"+{points}", plan.fine, fill=BOARD_SOFT))
        label = voice.say(f"draw-burgundy-bonus-{size}", kind=colour, points=points)
        slots[f"bonus-{size}-{kind}"] = slot(x + dx, y, width, 46, label=label, piece=width)
    return group(*art)


def _points(plan: Plan, size: str) -> int:
    values = plan.pack.board
    return (values.large_bonus if size == "large" else values.small_bonus)[plan.players - 2]
