"""The table in words, as a seat may know it: the scene that the browser shows, read aloud.

Labels of slots and pieces, cards, notes, prompt and options are the very words that the browser
gives to a screen reader.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Final

from spieltisch import draw
from spieltisch.draw.scene import OTHER, OWN, Card, OptionLine, Panel, Scene, SeatLine
from spieltisch.draw.stage import Stage, split
from spieltisch.draw.voice import Voice
from spieltisch.tables.speech import seat_name, speak

_ROLES: Final = {OWN: 0, OTHER: 2}
"""One's own board comes first, the others' last, what is shared in between."""


def voice_of(language: str, names: Sequence[str], seats: int) -> Voice:
    """A voice that knows who sits where."""
    called = [seat_name(seat, language, names) for seat in range(seats)]
    return Voice(language, partial(speak, language=language, names=called), called)


class Description:
    """What a seat sees now, in words."""

    def __init__(self, match: draw.Playing, seat: int, voice: Voice) -> None:
        self.voice = voice
        self.stage: Stage = draw.stage_of(match.game, match.setup, voice)
        self.scene: Scene = draw.scene_of(match, seat, voice)

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """All of it: the table, then what is asked."""
        return [*self.table(), "", *self.question()]

    def table(self) -> list[str]:
        """The table: seats, boards, cards, notes."""
        scene = self.scene
        head = " — ".join(part for part in (self.stage["title"], scene["status"]) if part)
        found = [head, *[self._seat(line) for line in scene["seats"]]]
        for panel in sorted(scene["panels"], key=lambda panel: _ROLES.get(panel["role"], 1)):
            found += _section(panel["title"], self._panel(panel))
        for tray in scene["trays"]:
            found += _section(tray["title"], [self._card(card) for card in tray["cards"]])
        for note in scene["notes"]:
            found += _section(note["title"], note["lines"])
        return found

    def question(self) -> list[str]:
        """The prompt, and the options with their numbers from 1."""
        found = [self.scene["prompt"]]
        numbered = list(enumerate(self.scene["options"], 1))
        for group, members in groupby(numbered, key=lambda pair: pair[1]["group"]):
            found += [f"{group}:"] if group else []
            found += [f"{number}. {_option(option)}" for number, option in members]
        return found

    def refusals(self) -> list[str]:
        """What is not possible now, by the reason why."""
        reasons: dict[str, list[str]] = {}
        for denial in self.scene["denials"]:
            if denial["text"]:
                reasons.setdefault(denial["why"], []).append(denial["text"])
        lines = [f"{why} {', '.join(dict.fromkeys(what))}" for why, what in reasons.items()]
        return _section(self.voice.say("envs-not-now"), lines)

    @property
    def notations(self) -> list[str]:
        """The options as a match takes them, in the order of their numbers."""
        return [option["notation"] for option in self.scene["options"]]

    def _seat(self, line: SeatLine) -> str:
        points = self.voice.say("play-score", name=line["name"], points=line["score"])
        stats = [_with_value(stat["label"], stat["value"]) for stat in line["stats"]]
        thinking = [self.voice.say("draw-ui-thinking")] if line["deciding"] else []
        return ". ".join([points, *stats, *thinking])

    def _panel(self, panel: Panel) -> Iterator[str]:
        """Every slot that holds something, with what lies there; then the empty ones."""
        slots = self.stage["templates"][panel["template"]]["slots"]
        held = self._held(panel["id"])
        for name, labels in held.items():
            called = slots[name]["label"]
            # A slot that is called like what stands in it is not called twice.
            parts = [] if labels[0].startswith(called) else [called]
            yield ". ".join([*parts, *counted(labels)])
        taken = {slots[name]["label"] for name in held}
        empty = {slot["label"]: None for slot in slots.values() if slot["label"] not in taken}
        places = "; ".join(label for label in empty if label)
        if panel["role"] != OTHER and places:
            empty_here = self.voice.say("envs-empty")
            yield f"{empty_here}: {places}"

    def _held(self, panel: str) -> dict[str, list[str]]:
        """The labels of what stands in each slot of a panel."""
        held: dict[str, list[str]] = {}
        for piece in self.scene["pieces"]:
            owner, name = split(piece["slot"])
            if owner == panel and piece["label"]:
                held.setdefault(name, []).append(piece["label"])
        for readout in self.scene["readouts"]:
            owner, name = split(readout["slot"])
            if owner == panel and readout["label"]:
                label = _with_value(readout["label"], readout["text"])
                held.setdefault(name, []).append(label)
        return held

    def _card(self, card: Card) -> str:
        prices = [_with_value(price["label"], str(price["amount"])) for price in card["prices"]]
        called = self.voice.say("draw-ui-points")
        points = [f"{called}: {card['points']}"] if card["points"] else []
        lines = [line["text"] for line in card["lines"]]
        return ". ".join([card["title"], card["kind"], *prices, *lines, *points])


def counted(labels: Sequence[str]) -> list[str]:
    """Each label once, with how often it is there."""
    return [
        label if labels.count(label) == 1 else f"{labels.count(label)} × {label}"
        for label in dict.fromkeys(labels)
    ]


def _section(title: str, lines: Iterator[str] | Sequence[str]) -> list[str]:
    inside = [f"- {line}" for line in lines]
    return ["", f"{title}:", *inside] if inside else []


def _option(option: OptionLine) -> str:
    detail = option.get("detail")
    return f"{option['text']} ({detail})" if detail else option["text"]


def _with_value(label: str, value: str) -> str:
    """A label with its value, unless it says so itself."""
    return label if value in label else f"{label}: {value}"
