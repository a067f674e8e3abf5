"""Boonlake's painter."""

from spieltisch.draw.asking import Question
from spieltisch.draw.boonlake import scene, stage
from spieltisch.draw.painter import Painter, View
from spieltisch.draw.scene import Scene
from spieltisch.draw.stage import Stage
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.kernel.game import Setup


class BoonlakePainter(Painter[Boonlake]):
    """Draws Boonlake."""

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        return stage.make(self.game, setup, voice)

    def scene(self, view: View, question: Question | None, voice: Voice) -> Scene:
        return scene.make(self.game.pack, view, question, voice)
