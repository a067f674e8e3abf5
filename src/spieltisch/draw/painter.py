"""A painter: what a game brings along to be seen. Without one the fallback draws it."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from spieltisch import texts
from spieltisch.draw.asking import Question
from spieltisch.draw.scene import Scene
from spieltisch.draw.stage import Stage
from spieltisch.draw.voice import Voice
from spieltisch.kernel.game import Game, Setup

View = Mapping[str, Any]
G = TypeVar("G", bound=Game[Any])

UI: Final = "draw-ui-"
"""The messages of the browser's own controls begin with it."""


class Painter(Generic[G]):
    """Draws one game. The game's static parts come from the game, what happens from a view."""

    def __init__(self, game: G) -> None:
        self.game = game

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        """The boards for this set-up. No state, so it can be kept."""
        raise NotImplementedError

    def scene(self, view: View, question: Question | None, voice: Voice) -> Scene:
        """What a seat sees, from its view and what it is asked. `arrange` places the pieces."""
        raise NotImplementedError


def empty_scene(view: View, question: Question | None, voice: Voice) -> Scene:
    """What is the same for every game: seats, prompt, and room for the rest."""
    deciders = view["deciders"]
    return Scene(
        game=view["game"],
        seat=view["seat"],
        over=view["over"],
        status="",
        panels=[],
        pieces=[],
        readouts=[],
        seats=[
            {
                "seat": seat,
                "name": voice.names[seat],
                "score": score,
                "stats": [],
                "deciding": seat in deciders,
                "me": seat == view["seat"],
            }
            for seat, score in enumerate(view["scores"])
        ],
        trays=[],
        notes=[],
        prompt=question.prompt if question else _idle_prompt(view, voice),
        options=[],
        denials=[],
        undo=0,
    )


def _idle_prompt(view: View, voice: Voice) -> str:
    if view["over"]:
        return over_prompt(list(zip(voice.names, view["scores"], strict=True)), voice)
    names = ", ".join(voice.names[seat] for seat in view["deciders"])
    return voice.say("draw-waits-for", names=names)


def over_prompt(scores: list[tuple[str, int]], voice: Voice) -> str:
    """What is said when all is over. Who has won a tie, the page after the game says."""
    most = max(points for _name, points in scores)
    first = [name for name, points in scores if points == most]
    return voice.say("draw-over", names=", ".join(first), points=most)


def ui_words(voice: Voice) -> dict[str, str]:
    """The words of the browser's own controls."""
    return {name.removeprefix(UI): voice.say(name) for name in texts.message_ids("en", UI)}
