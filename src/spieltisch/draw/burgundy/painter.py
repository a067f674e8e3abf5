"""Burgundy's painter."""

from spieltisch.draw.asking import Question
from spieltisch.draw.burgundy import scene, stage
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import Painter, View
from spieltisch.draw.scene import Scene
from spieltisch.draw.stage import Stage
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.kernel.game import Setup


class BurgundyPainter(Painter[Burgundy]):
    """Draws The Castles of Burgundy with all its expansions, in teams and alone."""

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        return stage.make(Plan(self.game.pack, setup.seats, setup.options), self.game.name, voice)

    def scene(self, view: View, question: Question | None, voice: Voice) -> Scene:
        plan = Plan(self.game.pack, view["seats"], view["options"])
        return scene.make(plan, view, question, voice)
