"""Numbers in sentences: every message is spoken with 0, 1, 2 and 5.

Which words are plurals is learned from the messages themselves: where one has a [one] and an
[other] variant, the word after the number is the singular there and the plural here. No sentence
may then say "1 inhabitants" or "2 inhabitant" in any message, nor "0 coins" in what is offered or
refused, nor in what one has.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spieltisch import texts

NUMBERS = (0, 1, 2, 5)
TOLD = {
    "en": frozenset({"points", "days", "moves", "games", "turns", "tiles", "levers", "seats"}),
    "de": frozenset({"Punkte", "Punkten", "Tage", "Tagen", "Züge", "Zügen", "Partien"}),
    "fr": frozenset({"points", "jours", "coups", "parties", "tours", "tuiles", "leviers"}),
}
"""Plurals that no pair of variants shows."""
PRINTED = ("rules-",)
"""Messages whose numbers are those of the component pack, whatever is played."""
MAY_BE_NOTHING = (
    "boonlake-do-pay",
    "boonlake-do-settlement",
    "boonlake-do-lever-settlement",
    "boonlake-do-cattle",
    "boonlake-do-give-inhabitants",
    "boonlake-do-give-vases",
    "boonlake-event-presences",
    "burgundy-event-scores-monastery",
    "draw-boonlake-has-coin",
    "draw-boonlake-has-card",
    "draw-boonlake-has-inhabitant",
    "draw-boonlake-has-vase",
    "draw-boonlake-has-lever-up",
    "draw-burgundy-has-silver",
    "draw-burgundy-has-workers",
    "draw-burgundy-has-goods",
    "draw-burgundy-has-sold",
)
"""Messages of things that may cost or count nothing."""
Pattern = ast.Pattern
WORD = re.compile(r"^[  \u202f]([^\W\d_][\w’-]*)")


@cache
def messages(language: str) -> dict[str, Pattern]:
    folder = resources.files("spieltisch.texts") / language
    found: dict[str, Pattern] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value is not None:
                    found[entry.id.name] = entry.value
    return found


class _Variables(Visitor):
    """The variables of a message, and those by which it selects a number's form."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        numbers = any(isinstance(variant.key, ast.NumberLiteral) for variant in node.variants)
        if isinstance(node.selector, ast.VariableReference) and ("one" in keys or numbers):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def variables(pattern: Pattern) -> _Variables:
    seen = _Variables()
    seen.visit(pattern)
    return seen


@cache
def counts() -> frozenset[str]:
    """The names of variables that are numbers: some message selects by their form."""
    return frozenset(
        name
        for language in texts.LANGUAGES
        for pattern in messages(language).values()
        for name in variables(pattern).counted
    )


def words_after(pattern: Pattern, name: str) -> Iterator[str]:
    """The words that follow a variable at once."""
    for placed, text in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(placed, ast.Placeable) and isinstance(text, ast.TextElement):
            shown = placed.expression
            if isinstance(shown, ast.VariableReference) and shown.id.name == name:
                yield from WORD.findall(text.value)


class _Forms(Visitor):
    """Plurals that differ from their singular, as [one] and [other] variants show them."""

    def __init__(self) -> None:
        self.plurals: set[str] = set()
        self.singulars: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            forms: dict[str, set[str]] = {}
            for variant in node.variants:
                key = getattr(variant.key, "name", "")
                forms.setdefault(key, set()).update(words_after(variant.value, name))
            if "one" in forms and len(forms["one"]) == len(forms.get("other", ())) == 1:
                self.singulars |= forms["one"]
                self.plurals |= forms["other"] - forms["one"]
        self.generic_visit(node)


@cache
def plurals(language: str) -> frozenset[str]:
    forms = _Forms()
    for pattern in messages(language).values():
        forms.visit(pattern)
    return frozenset(forms.plurals - forms.singulars) | TOLD[language]


REGULAR = {"en": "s", "de": "en", "fr": "s"}
"""The ending of plurals that become singulars without their last letter."""


def singulars(language: str) -> list[str]:
    words = [word for word in plurals(language) if word.endswith(REGULAR[language])]
    return sorted({word[:-1] for word in words} - plurals(language))


def spoken(language: str, message: str, number: int) -> Iterator[str]:
    """The message with one of its numbers so, the others 2; and with all of them so."""
    names = sorted(variables(messages(language)[message]).names)
    numbers = [name for name in names if name in counts()]
    for told in [{name} for name in numbers] + [set(numbers)]:
        values: dict[str, str | int] = {
            name: (number if name in told else 2) if name in counts() else "X" for name in names
        }
        yield texts.say(language, message, values)


def faults(language: str, number: int) -> list[str]:
    """Where a number stands before the other form: plurals after 0 and 1, else singulars."""
    words = plurals(language) if number < 2 else singulars(language)
    alone = r"\b" if number < 2 else r"\b(?! tiles)"
    wrong = re.compile(rf"(?<![\d.,+×−-]){number}[  \u202f]({'|'.join(sorted(words))}){alone}")
    return [
        f"{message}: {sentence}"
        for message in messages(language)
        if not message.startswith(PRINTED)
        for sentence in spoken(language, message, number)
        if wrong.search(sentence)
    ]


def test_the_words_are_learned_from_the_messages() -> None:
    assert {"coins", "inhabitants", "vases"} <= plurals("en")
    assert {"Münzen", "Vasen"} <= plurals("de")
    assert {"pièces", "habitants"} <= plurals("fr")
    assert {"coins", "inhabitants", "left"} <= counts()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_spoken_with_every_number(language: str, number: int) -> None:
    for message in messages(language):
        for sentence in spoken(language, message, number):
            assert "  " not in sentence, (message, sentence)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_one_is_never_followed_by_a_plural(language: str) -> None:
    assert faults(language, 1) == []


def test_in_french_nothing_is_singular() -> None:
    assert faults("fr", 0) == []


class _OnesWrittenOut(Visitor):
    """Forms for one that say "1" themselves, where nothing has no form of its own."""

    def __init__(self) -> None:
        self.found = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {
            variant.key.name
            if isinstance(variant.key, ast.Identifier)
            else variant.key.value: variant.value
            for variant in node.variants
        }
        if "one" in forms and "0" not in forms:
            texts_of_one = [
                one for one in forms["one"].elements if isinstance(one, ast.TextElement)
            ]
            self.found |= any(re.search(r"\b1\b", text.value) for text in texts_of_one)
        self.generic_visit(node)


def test_in_french_nothing_is_not_one() -> None:
    """French has one form for 0 and 1: who writes "1 point" there says it of 0 points, too."""
    wrong = []
    for message, pattern in messages("fr").items():
        seen = _OnesWrittenOut()
        seen.visit(pattern)
        if seen.found:
            wrong.append(message)
    assert wrong == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", [2, 5])
def test_several_are_never_followed_by_a_singular(language: str, number: int) -> None:
    assert faults(language, number) == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("message", MAY_BE_NOTHING)
def test_nothing_is_not_counted(language: str, message: str) -> None:
    """“Pay 0 coins” is “pay nothing”."""
    assert [fault for fault in faults(language, 0) if fault.startswith(f"{message}:")] == []


@pytest.mark.parametrize(("noun", "fault"), [("coins", True), ("coin", False)])
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, noun: str, fault: bool) -> None:
    plurals("en")  # learned before the fault is planted
    entry = FluentParser().parse(f"planted = {{ $coins }} {noun}\n").body[0]
    assert isinstance(entry, ast.Message)
    monkeypatch.setitem(messages("en"), "planted", entry.value)
    monkeypatch.setattr(texts, "say", lambda *told: f"{told[2].get('coins')} {noun}")
    assert bool([one for one in faults("en", 1) if one.startswith("planted")]) is fault
