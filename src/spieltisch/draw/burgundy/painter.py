"""Burgundy's painter."""

from collections.abc import Mapping
from typing import Any

from spieltisch.draw.asking import Question
from spieltisch.draw.burgundy import scene, stage
from spieltisch.draw.fallback import Fallback
from spieltisch.draw.painter import Painter, View
from spieltisch.draw.scene import Scene
from spieltisch.draw.stage import Stage
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.game import CHOOSE, RANDOM, Burgundy
from spieltisch.games.burgundy.pack_duchies import STANDARD
from spieltisch.kernel.game import YES, Game, Setup

DUCHIES = (*STANDARD, RANDOM, CHOOSE)
EXPANSIONS = ("white-castles", "inns", "trade-routes", "shields")


def is_drawn(options: Mapping[str, str]) -> bool:
    """Whether the boards and tiles of a set-up have drawings; the others are shown as lists."""
    return options["duchies"] in DUCHIES and all(options[name] != YES for name in EXPANSIONS)


class BurgundyPainter(Painter):
    """Draws The Castles of Burgundy."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.lists = Fallback(game)

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        assert isinstance(self.game, Burgundy)
        if is_drawn(setup.options):
            return stage.make(self.game, setup, voice)
        return self.lists.stage(setup, voice)

    def scene(self, view: View, question: Question | None, voice: Voice) -> Scene:
        if is_drawn(view["options"]):
            return scene.make(view, question, voice)
        return self.lists.scene(view, question, voice)
