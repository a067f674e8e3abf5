"""Boonlake's painter."""

from spieltisch.draw.asking import Question
from spieltisch.draw.boonlake import scene, stage, targets
from spieltisch.draw.painter import Painter, View
from spieltisch.draw.parts import Parts
from spieltisch.draw.scene import Denial, OwnScene, PublicScene, Summary
from spieltisch.draw.stage import Stage
from spieltisch.draw.voice import Voice
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.kernel.game import Setup


class BoonlakePainter(Painter[Boonlake]):
    """Draws Boonlake."""

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        return stage.make(self.game, setup, voice)

    def public(self, view: View, voice: Voice, parts: Parts) -> PublicScene:
        return scene.public(self.game.pack, view, voice, parts)

    def own(self, view: View, question: Question | None, voice: Voice, parts: Parts) -> OwnScene:
        return scene.own(self.game.pack, view, question, voice, parts)

    def denials(self, view: View, question: Question, voice: Voice) -> list[Denial]:
        return targets.denials(self.game.pack, view, question)

    def summaries(self, view: View, voice: Voice) -> list[Summary]:
        return scene.summaries(self.game.pack, view, voice)
