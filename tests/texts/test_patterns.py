"""What is made ready to be said often is said as Fluent says it."""

from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from spieltisch import texts
from spieltisch.texts import speaker

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 999)
OTHERS = (-3, 1000, 1234567)
WORDS = ("Ann", "", "one", "other", "7")


class Seen(Visitor):
    """The variables of a message, and the words that its forms are chosen by."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def asked_for(pattern: Any) -> list[dict[str, Any]]:
    """Values for the message: all alike, and each after the other in turn."""
    seen = Seen()
    seen.visit(pattern)
    names, many = sorted(seen.variables), [*NUMBERS, *OTHERS, *WORDS, *sorted(seen.keys)]
    if not names:
        return [{}]
    alike = [dict.fromkeys(names, value) for value in many]
    turns = [
        {name: many[(start + 3 * place) % len(many)] for place, name in enumerate(names)}
        for start in range(len(many) if len(names) > 1 else 0)
    ]
    return [*alike, *turns, {}]


def outcome(say: Any, *asked: Any) -> str:
    try:
        return str(say(*asked))
    except texts.MissingMessage as fault:
        return f"missing: {fault}"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    words = speaker._words(language)
    ready = 0
    for message, pattern in words._patterns.items():
        ready += words.sentence(message) is not None
        for values in asked_for(pattern) if pattern is not None else [{}]:
            wanted = outcome(words.by_fluent, message, values)
            assert outcome(texts.say, language, message, values) == wanted, (message, values)
    assert ready > 0.95 * len(words._patterns)


def test_what_is_not_plain_is_left_to_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def by_fluent(_words: speaker._Words, message: str, _values: object) -> str:
        asked.append(message)
        return ""

    monkeypatch.setattr(speaker._Words, "by_fluent", by_fluent)
    assert texts.say("en", "seat-name", {"number": 2})
    assert asked == []
    texts.say("en", "seat-name", {"number": 1234})
    texts.say("en", "seat-name", {})
    texts.say("en", "no-such-message", {})
    assert asked == ["seat-name", "seat-name", "no-such-message"]
