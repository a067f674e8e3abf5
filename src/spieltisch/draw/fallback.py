"""A game without a painter of its own: its view as readable lists, and its options."""

from typing import Any

from spieltisch.draw.art import common
from spieltisch.draw.asking import Question
from spieltisch.draw.painter import Painter, View, asked, empty_own, empty_public, ui_words
from spieltisch.draw.parts import Parts
from spieltisch.draw.scene import Note, OptionLine, OwnScene, PublicScene
from spieltisch.draw.stage import Column, Stage
from spieltisch.draw.svg import tag
from spieltisch.draw.voice import Voice
from spieltisch.kernel.game import Game, Setup


class Fallback(Painter[Game[Any]]):
    """No boards: notes and the list of options. Enough to play."""

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        return Stage(
            game=self.game.name,
            title=self.game.name,
            sprite=tag("defs", common.paints()) + common.symbols(),
            templates={},
            glossary=[],
            words=ui_words(voice),
            layout=[Column(share=1, shows=["notes"])],
            side=[],
        )

    def public(self, view: View, voice: Voice, parts: Parts) -> PublicScene:
        return empty_public(view, voice)

    def own(self, view: View, question: Question | None, voice: Voice, parts: Parts) -> OwnScene:
        own = empty_own(view)
        own["notes"] = [
            Note(title=_readable(name), lines=list(_lines(value)))
            for name, value in view["table"].items()
        ]
        if question:
            own = asked(own, question)
            own["options"] = [
                OptionLine(notation=offer.notation, text=offer.text, group="", slots=[], cards=[])
                for offer in question.offers
            ]
        return own


def _readable(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _lines(value: object) -> list[str]:
    if isinstance(value, dict):
        return [f"{_readable(str(name))}: {_plain(inner)}" for name, inner in value.items()]
    if isinstance(value, list):
        return [_plain(value)] if _flat(value) else [_plain(inner) for inner in value]
    return [_plain(value)]


def _flat(value: list[object]) -> bool:
    return not any(isinstance(inner, list | dict) for inner in value)


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_readable(str(name))} {_plain(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return ", ".join(_plain(inner) for inner in value) or "–"
    return "–" if value is None else str(value)
