"""The table in words, as a seat may know it: the scene that the browser shows, read aloud.

Labels of slots and pieces, cards, notes, prompt and options are the very words that the browser
gives to a screen reader.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import Final

from spieltisch import draw, titles
from spieltisch.draw.scene import OTHER, OWN, Card, OptionLine, Panel, Scene, SeatLine, Tray
from spieltisch.draw.stage import Stage, split
from spieltisch.draw.voice import Voice
from spieltisch.envs.encoding import Encoder

DASH: Final = " — "
"""Between a thing and what it does."""
DOT: Final = " · "
"""Between the details of an option."""

TRAYS: Final = "trays"
BOARDS: Final = "boards"
ANSWER: Final = 40
"""Tokens that the words around a brief decision take."""

_ROLES: Final = {OWN: 0, OTHER: 2}
"""One's own board comes first, the others' last, what is shared in between."""


class Description:
    """What a seat sees now, in words."""

    def __init__(self, match: draw.Playing, seat: int, voice: Voice) -> None:
        self.voice = voice
        self._match = match
        self.stage: Stage = draw.stage_of(match.game, match.setup, voice)
        self.scene: Scene = draw.scene_of(match, seat, voice)

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """All of it: the table, then what is asked."""
        return [*self.table(), "", *self.question()]

    def table(self) -> list[str]:
        """The table: seats, boards, cards, notes. What a thing does is told once."""
        scene = self.scene
        self._told: set[str] = set()
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
            here = [self._once(label) for label in counted(labels)]
            yield ". ".join([*parts, *[label for label in here if not _repeats(called, label)]])
        taken = {slots[name]["label"] for name in held}
        empty = {slot["label"]: None for slot in slots.values() if slot["label"] not in taken}
        places = "; ".join(label for label in empty if label)
        if places:
            empty_here = self.voice.say("envs-empty")
            yield f"{empty_here}: {places}"

    def _once(self, label: str) -> str:
        """A label without the explanation behind its dash, if that was told before."""
        head, dash, tail = label.partition(DASH)
        if not dash or tail not in self._told:
            self._told.add(tail)
            return label
        return head

    # In short

    def brief(self, news: Sequence[str] = ()) -> list[str]:
        """All of it in short: what happened, the table, what is asked.

        Where that is too long, the oldest news is left out first, then the cards that others have
        laid out, then their boards.
        """
        question = ["", *self.short_question()]
        table: list[str] = []
        left = 0
        for leaving in ((), (TRAYS,), (TRAYS, BOARDS)):
            table = self.short(leaving)
            left = self._most - ANSWER - tokens("\n".join([*table, *question]))
            if left >= 0:
                break
        told = counted(self.numbered(news))
        last: list[str] = []
        for line in reversed(told):
            left -= tokens(line)
            if left < 0:
                last.append("…")
                break
            last.append(line)
        head = [self.voice.say("envs-since") + ": " + " ".join(reversed(last)), ""] if told else []
        return [*head, *table, *question]

    @property
    def _encoder(self) -> Encoder | None:
        found: Encoder | None = titles.part_of(self._match.game.name, "encoder")
        return found

    @property
    def _most(self) -> int:
        return self._encoder.tokens if self._encoder else Encoder._field_defaults["tokens"]

    def numbered(self, lines: Sequence[str]) -> list[str]:
        """Lines in which places are called by their numbers, where the game has such."""
        places, named = self.places, self._named
        return [named.sub(lambda found: places[found[0]], line) for line in lines]

    @cached_property
    def places(self) -> dict[str, str]:
        """What places are called in words, with their numbers."""
        encoder = self._encoder
        if encoder is None or encoder.numbered is None:
            return {}
        return encoder.numbered(self._match.game, self._match.state, self.voice.say)

    @cached_property
    def _named(self) -> re.Pattern[str]:
        words = sorted(self.places, key=len, reverse=True)
        return re.compile("|".join(map(re.escape, words)) or r"(?!)")

    def _place(self, label: str) -> str:
        """A place by its number and what is said behind it, or by its name."""
        found = self._named.search(label)
        return self.places[found[0]] + label[found.end() :] if found else short_place(label)

    def short(self, leaving: Sequence[str] = ()) -> list[str]:
        """The table without what explains it: what lies where, a line for each board.

        `leaving` names what is left out of the other seats' things.
        """
        scene = self.scene
        found = [scene["status"] or self.stage["title"], *map(self._seat, scene["seats"])]
        stats = [
            _words(_with_value(stat["label"], stat["value"]))
            for line in scene["seats"]
            for stat in line["stats"]
        ]

        def known(labels: list[str]) -> bool:
            """Whether it is a count that stands beside the seat's name already."""
            words = _words(labels[0])
            return ": " in labels[0] and any(
                stat <= words and len(words) <= len(stat) + 1 for stat in stats
            )

        for panel in sorted(scene["panels"], key=lambda panel: _ROLES.get(panel["role"], 1)):
            slots = self.stage["templates"][panel["template"]]["slots"]
            lying = [
                (self._place(slots[name]["label"]), [_head(label) for label in counted(labels)])
                for name, labels in self._held(panel["id"]).items()
                if not known(labels)
            ]
            if lying and not (BOARDS in leaving and panel["role"] == OTHER):
                found.append(f"{panel['title']}: {short_board(lying)}")
        for tray in scene["trays"]:
            if tray["cards"] and (tray["own"] or TRAYS not in leaving):
                found += self._short_tray(tray)
        return found

    def _short_tray(self, tray: Tray) -> list[str]:
        """One's own cards are told in full, the others by their names."""
        if tray["own"]:
            return [f"{tray['title']}:", *[f"- {self._card(card)}" for card in tray["cards"]]]
        return [f"{tray['title']}: " + ", ".join(card["title"] for card in tray["cards"])]

    def short_question(self) -> list[str]:
        """The prompt, and the options.

        Those that differ in their price only share a line, and those that begin alike stand
        together: `Play:` before all that can be played.
        """
        lines: dict[str, list[str]] = {}
        for number, told in enumerate(self.numbered(list(map(_option, self.scene["options"]))), 1):
            what, bracket, price = told.rpartition(" (")
            if bracket:
                what = re.sub(r" \([^()]*\)$", "", what)
                lines.setdefault(what, []).append(f"{number} ({price}")
            else:
                lines[price] = [str(number)]
        groups: dict[tuple[str, bool], list[tuple[str, str]]] = {}
        for what, numbers in lines.items():
            verb, _space, rest = what.partition(" ")
            # A number that stands alone would look like an option.
            key = (verb, True) if rest and verb.isalpha() else (what, False)
            groups.setdefault(key, []).append((what, "; ".join(numbers)))
        found = [self.scene["prompt"]]
        for (verb, _alike), members in groups.items():
            if len(members) == 1:
                found += [f"{numbers}: {what}" for what, numbers in members]
            else:
                found += [f"{verb}:"]
                found += [f"{numbers}: {what[len(verb) + 1 :]}" for what, numbers in members]
        return found

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


def tokens(text: str) -> int:
    """About as many as language models count, rather more: words in pieces of seven letters."""
    return len(re.findall(r"[^\W\d_]{1,7}|\d{1,3}|[^\w\s]", text))


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
    """An option with the details that it does not say itself."""
    text = option["text"]
    details = [
        part
        for part in (option.get("detail") or "").split(DOT)
        if part and part.lower() not in text.lower()
    ]
    return f"{text} ({DOT.join(details)})" if details else text


def _repeats(called: str, label: str) -> bool:
    """Whether a slot's own words end in what is said of the piece in it, or begin with it."""
    return called.startswith(f"{label},") or called == label


def _head(label: str) -> str:
    """A label without what explains it; a number behind a colon is none."""
    first = re.split(rf"{DASH}|\. ", label, maxsplit=1)[0]
    return re.split(r": (?!\d+$)", first, maxsplit=1)[0]


def short_place(label: str) -> str:
    """The name of a place; where that has a number, nothing else is needed."""
    head = re.sub(r" \([^)]*\)", "", _head(label))
    first = head.partition(", ")[0]
    return first if any(letter.isdigit() for letter in first) else head


def short_board(lying: Sequence[tuple[str, list[str]]]) -> str:
    """Places with what lies there, the same things together: `Space 33: market`."""
    held: dict[str, list[str]] = {}
    for place, labels in lying:
        # A piece that says where it is needs no place, nor a place whose name says what is on it.
        named = [label for label in labels if not _repeats(place, label)]
        if all(", " in label or label[-1:].isdigit() for label in named) and named:
            for label in named:
                held.setdefault(label, [])
        else:
            held.setdefault(place, []).extend(named)
    places: dict[str, list[str]] = {}
    for place, things in held.items():
        places.setdefault(", ".join(dict.fromkeys(things)), []).append(place)
    return "; ".join(
        [
            f"{_gathered(names)}: {things}" if things else _gathered(names)
            for things, names in places.items()
        ]
    )


def _gathered(names: Sequence[str]) -> str:
    """Names that begin alike, with their beginning once: `House (tier 1, 2)` for two of them."""
    groups: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        first, comma, rest = name.partition(", ")
        groups.setdefault(first, []).append(re.sub(r" \([^)]*\)", "", rest) if comma else "")
    return " / ".join(
        f"{first} ({_counting(list(filter(None, rests)))})" if any(rests) else first
        for first, rests in groups.items()
    )


def _counting(names: Sequence[str]) -> str:
    """Names one behind the other: `tier 2, 3` where they differ in their number only."""
    found: list[str] = []
    before = ""
    for name in names:
        head, space, number = name.rpartition(" ")
        same = space and number.isdigit() and head == before
        found.append(number if same else name)
        before = head if number.isdigit() else ""
    return ", ".join(found)


def _words(label: str) -> set[str]:
    return set(re.findall(r"\w+", label.lower()))


def _with_value(label: str, value: str) -> str:
    """A label with its value, unless it says so itself."""
    return label if value in label else f"{label}: {value}"
