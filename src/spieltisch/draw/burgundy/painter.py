"""Burgundy's painter."""

from collections.abc import Mapping

from spieltisch.draw.asking import Question
from spieltisch.draw.burgundy import scene, stage, targets
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import Painter, View
from spieltisch.draw.parts import Parts
from spieltisch.draw.scene import Denial, OwnScene, PublicScene, Summary
from spieltisch.draw.stage import Stage
from spieltisch.draw.voice import Voice
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.kernel.game import Setup


class BurgundyPainter(Painter[Burgundy]):
    """Draws The Castles of Burgundy with all its expansions, in teams and alone."""

    def __init__(self, game: Burgundy) -> None:
        super().__init__(game)
        self._plans: dict[tuple[object, ...], Plan] = {}

    def stage(self, setup: Setup, voice: Voice) -> Stage:
        return stage.make(self._plan(setup.seats, setup.options), self.game.name, voice)

    def public(self, view: View, voice: Voice, parts: Parts) -> PublicScene:
        return scene.public(self._plan_of(view), view, voice, parts)

    def own(self, view: View, question: Question | None, voice: Voice, parts: Parts) -> OwnScene:
        return scene.own(self._plan_of(view), view, question, voice, parts)

    def denials(self, view: View, question: Question, voice: Voice) -> list[Denial]:
        return targets.denials(self._plan_of(view), view, question, voice)

    def summaries(self, view: View, voice: Voice) -> list[Summary]:
        return scene.summaries(self._plan_of(view), view, voice)

    def _plan_of(self, view: View) -> Plan:
        return self._plan(view["seats"], view["options"])

    def _plan(self, seats: int, options: Mapping[str, str]) -> Plan:
        key = (seats, *options.items())
        if key not in self._plans:
            self._plans[key] = Plan(self.game.pack, seats, options)
        return self._plans[key]
