"""Messages made ready to be said often: texts, values, and forms chosen by a value.

Nearly all messages are nothing else. Fluent's own interpreter, to which the others are left, takes
three to eight times as long for each.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fluent.syntax import ast

Value: TypeAlias = str | int
Sentence: TypeAlias = Callable[[Mapping[str, Value]], str]
Plural: TypeAlias = Callable[[int], str]

MOST: Final = 999
"""Numbers up to this are written alike in all languages."""
LONGEST: Final = 1000


class NotPlain(Exception):
    """Something that is left to Fluent."""


def sentence_of(pattern: ast.Pattern, plural: Plural) -> Sentence:
    """What says a message, by its values."""
    parts = [_part(element, plural) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(map(str, parts))
        return lambda _values: whole
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    return lambda values: "".join(
        [part if isinstance(part, str) else part(values) for part in parts]
    )


def _part(element: ast.TextElement | ast.Placeable, plural: Plural) -> str | Sentence:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        name = str(expression.id.name)
        return lambda values: str(_checked(values[name]))
    if isinstance(expression, ast.SelectExpression):
        return _chosen(expression, plural)
    raise NotPlain


def _checked(value: Value) -> Value:
    """A value that is shown as it is."""
    if type(value) is str and len(value) <= LONGEST:
        return value
    if type(value) is int and 0 <= value <= MOST:
        return value
    raise NotPlain


def _chosen(expression: ast.SelectExpression, plural: Plural) -> Sentence:
    """The first form whose key is the value, or the kind of number that it is."""
    selector = expression.selector
    if not isinstance(selector, ast.VariableReference):
        raise NotPlain
    name = str(selector.id.name)
    forms = [(_key(one), sentence_of(one.value, plural)) for one in expression.variants]
    numbered = any(isinstance(key, int) for key, _ in forms)
    usual = next(
        form for (_, form), one in zip(forms, expression.variants, strict=True) if one.default
    )

    def said(values: Mapping[str, Value]) -> str:
        value = _checked(values[name])
        if numbered and isinstance(value, str):
            raise NotPlain
        kind = plural(value) if isinstance(value, int) else value
        for key, form in forms:
            if key in (value, kind):
                return form(values)
        return usual(values)

    return said


def _key(variant: ast.Variant) -> str | int:
    key = variant.key
    if isinstance(key, ast.Identifier):
        return str(key.name)
    if not str(key.value).isdigit():
        raise NotPlain
    return int(key.value)
