"""Who shall sit where, as forms ask it: `me`, `open`, `invite`, or `bot` with its level."""

from collections.abc import Iterable
from typing import Any

from spieltisch import texts
from spieltisch.bots import LEVELS
from spieltisch.server.pages.rendering import Form


def plan_of(kind: str, bot: str = "") -> str:
    """A seat's plan as one word of a form."""
    return f"{kind} {bot}" if bot else kind


def seat_kinds(language: str) -> list[tuple[str, str]]:
    """All that a seat can be, with the words for it."""
    say = texts.say
    bots = [(plan_of("bot", level), say(language, f"level-{level}")) for level in LEVELS]
    return [
        ("me", say(language, "seat-me")),
        ("invite", say(language, "seat-for-invited")),
        ("open", say(language, "seat-for-anybody")),
        *bots,
    ]


def seat_kinds_here(language: str) -> list[tuple[str, str]]:
    """All that a seat can be where everybody plays at one screen: a person there, or a bot."""
    kinds = [kind for kind in seat_kinds(language) if kind[0].startswith("bot")]
    return [("me", texts.say(language, "seat-here")), *kinds]


def wished_seats(form: Form, count: int) -> list[dict[str, Any]]:
    """The seats that a form asks for."""
    plans = [form.text(f"seat-{number}", "open") for number in range(count)]
    return [
        {**seat, "name": form.text(f"name-{number}") if seat["kind"] == "me" else ""}
        for number, seat in enumerate(planned(plans))
    ]


def planned(plans: Iterable[str]) -> list[dict[str, Any]]:
    """Seats from their plans."""
    parts = [plan.partition(" ") for plan in plans]
    return [{"kind": kind, **({"bot": bot} if bot else {})} for kind, _, bot in parts]
