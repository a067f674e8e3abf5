"""The parts of a pack as forms to fill in: what can be typed where, and how it becomes a value.

A game lists its parts as `Sheet`s. A sheet has entries, one for each card, tile or space, and
fields. A field shows a value as controls, named texts as a form sends them, and reads them back.
What is wrong with a value is not said here but by the check of the pack.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from spieltisch.games.packs.box_file import LONGEST_TEXT
from spieltisch.games.packs.findings import Files
from spieltisch.games.packs.reading import LANGUAGES

Values = dict[str, object]
"""An entry, or what a field puts into it; None takes a value away."""
UNTOUCHED: Final = frozenset(["origin", "origins", "names"])
MINE: Final = "reported"
NOT_MINE: Final = "reconstructed"


class Control(NamedTuple):
    """One thing to type or choose. `words`: pairs of what is sent and the message that says it.

    `counted`: those of them that take a number beside them. `part`: the message of the part of a
    component that it begins, where several are typed alike.
    """

    name: str
    kind: str
    label: str
    value: str
    words: Sequence[tuple[str, str]] = ()
    low: int = 0
    high: int = 0
    counted: Sequence[str] = ()
    part: str = ""


class Field(Protocol):
    """What one or several values of an entry are called and how they are typed."""

    name: str

    @property
    def keys(self) -> tuple[str, ...]:
        """The values of the entry that it shows."""

    def controls(self, entry: Values) -> list[Control]:
        """The values as they are shown."""

    def read(self, form: Mapping[str, str]) -> Values:
        """The values that a form gives."""


class VerbLike(Protocol):
    """How an effect is written: `name = true` (0 to 0), a number, or steps of two numbers."""

    name: str
    low: int
    high: int


def typed_number(text: str) -> int | str | None:
    """A whole number. What is none stays as it was typed: the check names it beside its field."""
    plain = text.strip().replace("\u2212", "-")
    if re.fullmatch(r"-?\d{1,6}", plain):
        return int(plain)
    return plain[:LONGEST_TEXT] or None


def typed_numbers(text: str) -> list[int | str | None]:
    """Whole numbers with commas or spaces between them."""
    return [typed_number(word) for word in re.split(r"[,;\s]+", text.strip()) if word]


def typed_pairs(text: str) -> list[object]:
    """Pairs of whole numbers as in `2-3, 12-18`; what is no pair stays as it was typed."""
    joined = re.sub(r"\s*[-\u2013/]\s*", "-", text.strip())
    words = [word for word in re.split(r"[,;\s]+", joined) if word]
    return [
        [int(part) for part in word.split("-")]
        if re.fullmatch(r"\d{1,6}-\d{1,6}", word)
        else word[:LONGEST_TEXT]
        for word in words
    ]


def _pairs_shown(value: object) -> str:
    listed = value if isinstance(value, list) else []
    return ", ".join(
        "-".join(map(str, one)) if isinstance(one, list) else _text(one) for one in listed
    )


def _text(value: object) -> str:
    return "" if value is None else str(value)


class Number:
    """A whole number; left out where `optional` and nothing, or 0, is typed.

    `key`: where it stands in the entry, if not under its name.
    """

    def __init__(
        self, name: str, low: int, high: int, *, optional: bool = False, key: str = ""
    ) -> None:
        self.name, self.low, self.high, self.optional = name, low, high, optional
        self.keys = (key or name,)

    def controls(self, entry: Values) -> list[Control]:
        """One number."""
        shown = _text(entry.get(self.keys[0]))
        return [Control(self.name, "number", f"box-{self.name}", shown, (), self.low, self.high)]

    def read(self, form: Mapping[str, str]) -> Values:
        """The number."""
        found = typed_number(form.get(self.name, ""))
        empty = found is None or (self.optional and found == 0)
        return {self.keys[0]: None if empty else found}


class Choice:
    """One word of a few. `prefix` begins the messages that say them."""

    def __init__(
        self, name: str, words: Sequence[str], prefix: str, *, optional: bool = False
    ) -> None:
        self.name, self.words, self.prefix, self.optional = name, words, prefix, optional
        self.keys = (name,)

    def options(self) -> list[tuple[str, str]]:
        """What can be chosen."""
        none = [("", "box-nothing")] if self.optional else []
        return [*none, *((word, f"{self.prefix}{word}") for word in self.words)]

    def controls(self, entry: Values) -> list[Control]:
        """One choice."""
        shown = _text(entry.get(self.name))
        return [Control(self.name, "select", f"box-{self.name}", shown, self.options())]

    def read(self, form: Mapping[str, str]) -> Values:
        """The word."""
        word = form.get(self.name, "")
        return {self.name: word if word in self.words else None}


class Choices:
    """A fixed number of words."""

    def __init__(self, name: str, count: int, words: Sequence[str], prefix: str) -> None:
        self.name, self.count, self.words, self.prefix = name, count, words, prefix
        self.keys = (name,)

    def controls(self, entry: Values) -> list[Control]:
        """As many choices."""
        value = entry.get(self.name)
        shown = [str(word) for word in value] if isinstance(value, list) else []
        shown += [""] * (self.count - len(shown))
        words = [(word, f"{self.prefix}{word}") for word in self.words]
        return [
            Control(f"{self.name}.{at}", "select", f"box-{self.name}", shown[at], words)
            for at in range(self.count)
        ]

    def read(self, form: Mapping[str, str]) -> Values:
        """The words."""
        return {self.name: [form.get(f"{self.name}.{at}", "") for at in range(self.count)]}


class Numbers:
    """A list of whole numbers in one line. In pairs: `2-3, 12-18`."""

    def __init__(self, name: str, *, pairs: bool = False) -> None:
        self.name, self.pairs = name, pairs
        self.keys = (name,)

    def controls(self, entry: Values) -> list[Control]:
        """One line."""
        value = entry.get(self.name)
        listed = value if isinstance(value, list) else []
        shown = _pairs_shown(value) if self.pairs else ", ".join(map(str, listed))
        kind = "area" if len(shown) > 60 else "text"
        return [Control(self.name, kind, f"box-{self.name}", shown)]

    def read(self, form: Mapping[str, str]) -> Values:
        """The list."""
        text = form.get(self.name, "")
        return {self.name: (typed_pairs(text) if self.pairs else typed_numbers(text)) or None}


class Lines:
    """Several short texts, one in a line, such as the rows of a board."""

    def __init__(self, name: str, *, spaced: bool = False) -> None:
        self.name, self.spaced = name, spaced
        self.keys = (name,)

    def controls(self, entry: Values) -> list[Control]:
        """A field of several lines."""
        value = entry.get(self.name)
        listed = [str(line) for line in value] if isinstance(value, list) else []
        shown = (" " if self.spaced else "\n").join(listed)
        return [Control(self.name, "area", f"box-{self.name}", shown)]

    def read(self, form: Mapping[str, str]) -> Values:
        """The lines, upper case: letters stand for kinds."""
        text = form.get(self.name, "").upper()
        lines = text.split() if self.spaced else text.splitlines()
        return {self.name: [" ".join(line.split()) for line in lines if line.strip()]}


class Amounts:
    """A table of numbers, such as a cost; what is 0 is left out unless it must be there.

    `words` are choices inside of it; `labels` begin messages for names that are not said by
    `box-<name>`.
    """

    def __init__(
        self,
        name: str,
        amounts: Mapping[str, tuple[int, int]],
        words: Sequence[Choice] = (),
        labels: Mapping[str, str] | None = None,
        always: Sequence[str] = (),
    ) -> None:
        self.name, self.amounts, self.words = name, amounts, words
        self.labels, self.always = labels or {}, always
        self.keys = (name,)

    def controls(self, entry: Values) -> list[Control]:
        """A number for each, then the choices."""
        value = entry.get(self.name)
        inside: Values = value if isinstance(value, dict) else {}
        found = [
            Control(
                f"{self.name}.{key}",
                "number",
                self.labels.get(key, f"box-{key}"),
                _text(inside.get(key)),
                (),
                low,
                high,
            )
            for key, (low, high) in self.amounts.items()
        ]
        for choice in self.words:
            for control in choice.controls(inside):
                found.append(control._replace(name=f"{self.name}.{control.name}"))
        return found

    def read(self, form: Mapping[str, str]) -> Values:
        """The table."""
        inside: Values = {}
        for key in self.amounts:
            number = typed_number(form.get(f"{self.name}.{key}", ""))
            if number or (number is not None and key in self.always):
                inside[key] = number
        for choice in self.words:
            start = f"{self.name}."
            part = {n.removeprefix(start): text for n, text in form.items() if n.startswith(start)}
            inside.update({n: v for n, v in choice.read(part).items() if v is not None})
        return {self.name: inside}


class Table:
    """A table with fields of its own, such as the locks of a river."""

    def __init__(self, name: str, fields: Sequence[Field]) -> None:
        self.name, self.fields = name, fields
        self.keys = (name,)

    def controls(self, entry: Values) -> list[Control]:
        """Those of its fields."""
        value = entry.get(self.name)
        inside: Values = value if isinstance(value, dict) else {}
        return [
            control._replace(name=f"{self.name}.{control.name}")
            for field in self.fields
            for control in field.controls(inside)
        ]

    def read(self, form: Mapping[str, str]) -> Values:
        """The table."""
        start = f"{self.name}."
        part = {n.removeprefix(start): text for n, text in form.items() if n.startswith(start)}
        inside: Values = {}
        for field in self.fields:
            inside.update({n: v for n, v in field.read(part).items() if v is not None})
        return {self.name: inside}


class Where:
    """A field that only some entries have: those in which another value is one of a few words."""

    def __init__(self, key: str, words: Sequence[str], inner: Field) -> None:
        self.key, self.words, self.inner = key, words, inner
        self.name, self.keys = inner.name, inner.keys

    def controls(self, entry: Values) -> list[Control]:
        """None where it is not printed."""
        return self.inner.controls(entry) if entry.get(self.key) in self.words else []

    def read(self, form: Mapping[str, str]) -> Values:
        """Nothing where it was not shown."""
        shown = any(name.split(".")[0] == self.name for name in form)
        return self.inner.read(form) if shown else {}


class Effects:
    """Effects out of the verbs of one or several tables, at most `rows` together.

    A row is a verb, sent as `table:verb`, and what it takes: nothing, a number, or `steps` of two
    numbers each. A number that can only be one need not be typed.
    """

    def __init__(
        self,
        name: str,
        tables: Mapping[str, Sequence[VerbLike]],
        rows: int,
        prefix: str,
        steps: str = "reach-",
    ) -> None:
        self.name, self.tables, self.rows = name, tables, rows
        self.prefix, self.steps = prefix, steps
        self.keys = tuple(tables)

    def controls(self, entry: Values) -> list[Control]:
        """A verb and its number for each row."""
        shown = [
            (f"{table}:{verb}", self._shown(value))
            for table in self.tables
            for verb, value in self._inside(entry, table).items()
        ]
        shown += [("", "")] * (self.rows - len(shown))
        words = [("", "box-nothing")] + [
            (f"{table}:{verb.name}", f"{self.prefix}{verb.name}")
            for table, verbs in self.tables.items()
            for verb in verbs
        ]
        counted = [
            f"{table}:{verb.name}"
            for table, verbs in self.tables.items()
            for verb in verbs
            if verb.low != verb.high or verb.name.startswith(self.steps)
        ]
        found = []
        for at, (verb, amount) in enumerate(shown):
            row = Control(f"{self.name}.{at}", "verb", f"box-{self.name}", verb, words)
            found.append(row._replace(counted=counted))
            found.append(Control(f"{self.name}.{at}.amount", "amount", "box-amount", amount))
        return found

    def _inside(self, entry: Values, table: str) -> Values:
        value = entry.get(table) if table else entry
        return value if isinstance(value, dict) else {}

    def _shown(self, value: object) -> str:
        if isinstance(value, bool):
            return ""
        return _pairs_shown(value) if isinstance(value, list) else _text(value)

    def read(self, form: Mapping[str, str]) -> Values:
        """The tables; one without effects is left out."""
        found: dict[str, Values] = {table: {} for table in self.tables}
        at = 0
        while f"{self.name}.{at}" in form:
            table, _colon, name = form[f"{self.name}.{at}"].partition(":")
            amount = form.get(f"{self.name}.{at}.amount", "")
            verb = next((verb for verb in self.tables.get(table, ()) if verb.name == name), None)
            if verb is not None:
                found[table][name] = self._value(verb, amount)
            at += 1
        return {table: inside or None for table, inside in found.items()}

    def _value(self, verb: VerbLike, amount: str) -> object:
        if verb.name.startswith(self.steps):
            return typed_pairs(amount)
        if verb.low == 0:
            return True
        found = typed_number(amount)
        # What is left of another verb's number counts only where there is a choice.
        return verb.low if found is None or verb.low == verb.high else found


class Listed:
    """A list of tables inside an entry, at most `most`, each with the same effects or amounts.

    Those at the end of which nothing is said are left out, but for the first `least`: the number
    of those that are there is a control of its own where it may differ.
    """

    def __init__(self, name: str, inner: Effects | Amounts, least: int, most: int) -> None:
        self.name, self.inner, self.least, self.most = name, inner, least, most
        self.keys = (name,)

    def controls(self, entry: Values) -> list[Control]:
        """How many there are, and then each."""
        value = entry.get(self.name)
        every = value if isinstance(value, list) else []
        listed = [one for one in every if isinstance(one, dict)]
        found: list[Control] = []
        if self.least != self.most:
            typed = [_text(one) for one in every if not isinstance(one, dict)]
            shown = typed[0] if typed else str(len(listed))
            label = f"box-count-{self.name}"
            name = f"{self.name}.count"
            found.append(Control(name, "number", label, shown, (), self.least, self.most))
        for at in range(max(len(listed), self.most)):
            inside: Values = listed[at] if at < len(listed) else {}
            part = f"box-part-{self.name}-{at + 1}" if self.most > 1 else ""
            for control in self.inner.controls(self._wrapped(inside)):
                name = f"{self.name}.{at}.{control.name}"
                found.append(control._replace(name=name, part=part))
                part = ""
        return found

    def _wrapped(self, inside: Values) -> Values:
        return {self.inner.keys[0]: inside}

    def read(self, form: Mapping[str, str]) -> Values:
        """The list."""
        count: int | str = self.most
        if self.least != self.most:
            count = typed_number(form.get(f"{self.name}.count", "")) or 0
        # Of how many cannot be read: all that are there, and what was typed, for the check to name.
        number = self.most if isinstance(count, str) else max(0, min(count, 12))
        listed: list[object] = []
        for at in range(number):
            start = f"{self.name}.{at}."
            part = {n.removeprefix(start): text for n, text in form.items() if n.startswith(start)}
            listed.append(self.inner.read(part).get(self.inner.keys[0]) or {})
        if isinstance(count, str):
            listed.append(count)
        return {self.name: listed if listed or self.least else None}


class Names:
    """The name of a component: typed in one language, it serves in all where no other is given."""

    def __init__(self) -> None:
        self.name = "names"
        self.keys = ("names",)

    def controls(self, entry: Values) -> list[Control]:
        """A name for each language."""
        value = entry.get("names")
        names: Values = value if isinstance(value, dict) else {}
        return [
            Control(f"names.{language}", "name", f"box-name-{language}", _text(names.get(language)))
            for language in LANGUAGES
        ]

    def read(self, form: Mapping[str, str]) -> Values:
        """All names, or none."""
        typed = {one: " ".join(form.get(f"names.{one}", "").split()) for one in LANGUAGES}
        given = next((name for name in typed.values() if name), "")
        if not given:
            return {"names": None}
        return {"names": {one: name or given for one, name in typed.items()}}


class Sheet:
    """Parts of one kind: where they stand in a pack, and their fields.

    `table`: the entries `[table.key]` or `[[table]]`; without one, the top of the file itself.
    `only`: the keys that belong to it where a table holds several kinds.
    """

    def __init__(
        self,
        name: str,
        file: str,
        table: str,
        fields: Sequence[Field],
        *,
        listed: bool = False,
        only: Sequence[str] = (),
    ) -> None:
        self.name, self.file, self.table = name, file, table
        self.fields, self.listed, self.only = fields, listed, only

    def keys(self, files: Files) -> list[str]:
        """The entries, as they are named in addresses."""
        if not self.table:
            return ["all"]
        inside = files.get(self.file, {}).get(self.table)
        if isinstance(inside, dict):
            return [str(key) for key in inside if not self.only or key in self.only]
        return [str(at) for at in range(1, len(inside) + 1)] if isinstance(inside, list) else []

    def entry(self, files: Files, key: str) -> Values | None:
        """One entry."""
        top = files.get(self.file, {})
        if not self.table:
            return top if key == "all" else None
        inside = top.get(self.table)
        found: object = None
        if isinstance(inside, dict):
            found = inside.get(key)
        elif isinstance(inside, list) and key.isdigit() and 1 <= int(key) <= len(inside):
            found = inside[int(key) - 1]
        return found if isinstance(found, dict) else None

    def called(self, key: str) -> str:
        """What findings and origins call an entry."""
        if not self.table:
            return ""
        return f"{self.table} {key}" if self.listed else f'{self.table} "{key}"'

    def value_keys(self, entry: Values) -> list[str]:
        """The values of an entry that the fields show and that have an origin."""
        shown = {key for field in self.fields for key in field.keys}
        return [key for key in entry if key in shown and key not in UNTOUCHED]

    def done(self, files: Files, key: str) -> bool:
        """Whether no value of an entry is our own invention any more."""
        entry = self.entry(files, key)
        if entry is None:
            return False
        whole = files[self.file].get("origin", NOT_MINE)
        every = entry.get("origin", whole)
        single = entry.get("origins")
        origins: Values = single if isinstance(single, dict) else {}
        # Of a space without anything it must be known, too, that nothing is printed there.
        found = [origins.get(value, every) for value in self.value_keys(entry)] or [every]
        return NOT_MINE not in found

    def marked(self, entry: Values) -> Values:
        """What says that the values of an entry are as printed."""
        single = entry.get("origins")
        origins: Values = dict(single) if isinstance(single, dict) else {}
        if self.table:
            kept = {value: one for value, one in origins.items() if one == "rulebook"}
            return {"origin": MINE, "origins": kept or None}
        for value in self.value_keys(entry):
            if origins.get(value) != "rulebook":
                origins[value] = MINE
        return {"origins": origins or None}


def entries(sheets: Sequence[Sheet], files: Files) -> Iterator[tuple[Sheet, str]]:
    """All entries of all sheets."""
    for sheet in sheets:
        for key in sheet.keys(files):
            yield sheet, key
