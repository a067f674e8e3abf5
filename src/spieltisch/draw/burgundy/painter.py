"""Burgundy's painter."""

from spieltisch.draw.asking import Question
from spieltisch.draw.burgundy import scene, stage
from spieltisch.draw.painter import Painter, View
from spieltisch.draw.scene import Scene
from spieltisch.draw.stage import Stage
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.kernel.game import Setup


class BurgundyPainter(Painter):
    """Draws The Castles of Burgundy."""

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        assert isinstance(self.game, Burgundy)
        return stage.make(self.game, setup, voice)

    def scene(self, view: View, question: Question | None, voice: Voice) -> Scene:
        return scene.make(view, question, voice)
