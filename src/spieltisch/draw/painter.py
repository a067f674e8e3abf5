"""A painter: what a game brings along to be seen. Without one the fallback draws it."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, cast

from spieltisch import texts
from spieltisch.draw.asking import DenialList, Question
from spieltisch.draw.parts import Parts, head_of, whole
from spieltisch.draw.scene import Denial, OwnScene, PublicScene, Scene, Summary, compose
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

    def public(self, view: View, voice: Voice, parts: Parts) -> PublicScene:
        """What all see alike. What is laid out in `parts` need not be in the scene as well."""
        raise NotImplementedError

    def laid_out(self, view: View, voice: Voice, parts: Parts) -> dict[str, Any]:
        """The same, with everything that lies somewhere only in `parts`."""
        parts.laid = {}
        return head_of(self.public(view, voice, parts), parts)

    def own(self, view: View, question: Question | None, voice: Voice, parts: Parts) -> OwnScene:
        """What a seat sees besides, from its view and what it is asked."""
        raise NotImplementedError

    def denials(self, view: View, question: Question, voice: Voice) -> list[Denial]:
        """What the seat might look for and cannot have, and why."""
        denials = DenialList()
        for refusal in question.refusals:
            denials.add(refusal.offer.text, refusal.why, [])
        return denials.lines()

    def summaries(self, view: View, voice: Voice) -> list[Summary]:
        """Everybody's points and numbers."""
        return self.public(view, voice, Parts())["seats"]

    def scene(self, view: View, question: Question | None, voice: Voice) -> Scene:
        """All that a seat sees. `arrange` places the pieces."""
        parts = Parts()
        public = whole(self.laid_out(view, voice, parts), parts.laid)
        denials = self.denials(view, question, voice) if question else []
        return compose(cast("PublicScene", public), self.own(view, question, voice, parts), denials)


def empty_public(view: View, voice: Voice) -> PublicScene:
    """What is the same for every game: seats, prompt, and room for the rest."""
    deciders = view["deciders"]
    return PublicScene(
        game=view["game"],
        over=view["over"],
        status="",
        seats=[
            Summary(
                seat=seat,
                name=voice.names[seat],
                score=score,
                stats=[],
                deciding=seat in deciders,
            )
            for seat, score in enumerate(view["scores"])
        ],
        pieces={},
        readouts={},
        trays={},
        cards={},
        notes=[],
        prompt=_idle_prompt(view, voice),
    )


def empty_own(view: View) -> OwnScene:
    """The seat, and room for the rest."""
    return OwnScene(
        seat=view["seat"],
        panels=[],
        pieces={},
        readouts={},
        trays=[],
        cards={},
        playable=[],
        options=[],
        undo=0,
    )


def asked(own: OwnScene, question: Question) -> OwnScene:
    """The same with a question, and room of its own for the answers."""
    scene: OwnScene = {**own, "playable": [], "options": []}
    scene["standing" if question.standing else "prompt"] = question.prompt
    return scene


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
