"""A bout: one seat is asked for its actions and bots play the others, or all seats are asked."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from spieltisch.bots import Sight, load_bot
from spieltisch.bots.driving import Driver
from spieltisch.envs import legality, rewards
from spieltisch.envs.encoding import encoding_of
from spieltisch.envs.playing import NOBODY, Play
from spieltisch.envs.seeds import Seeds
from spieltisch.kernel.errors import BadSetup, Illegal


class Bout:
    """Games of one seat against bots, one after the other.

    `bots` is one level or `module:Class` for all, or one for each other seat, clockwise from the
    learner. `seat` is the learner's; None changes it from game to game. Without bots (None) the
    learner plays all seats: `seat` is whoever is asked. `gained` are the latest rewards of all.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        bots: str | Sequence[str] | None = "novice",
        seat: int | None = None,
        rewards_kind: str = rewards.OUTCOME,
        illegal: str = legality.LOSE,
        pack: str | None = None,
    ) -> None:
        self.encoding = encoding_of(game, seats, options, pack)
        self.everyone = bots is None
        self.bots = [bots] * (seats - 1) if isinstance(bots, str) else list(bots or ())
        if self.everyone and seat is not None:
            raise BadSetup("without bots every seat is the learner's, so none can be chosen")
        if not self.everyone and len(self.bots) != seats - 1:
            raise BadSetup(f"{seats} seats need {seats - 1} bots, not {len(self.bots)}")
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        self._makers = [load_bot(bot) for bot in self.bots]
        self._fixed = seat
        self.rewards_kind = rewards.checked(rewards_kind)
        self.illegal = legality.checked(illegal)
        self._seeds = Seeds()
        self._chooser = Random()
        self._drivers: dict[int, Driver] = {}
        self._play: Play | None = None
        self.seat = 0
        self.forfeited = False
        self.gained = [0.0] * seats

    @property
    def play(self) -> Play:
        """The game in play."""
        if self._play is None:
            raise Illegal("reset() begins a game; there is none yet")
        return self._play

    @property
    def over(self) -> bool:
        return self.forfeited or self.play.over

    def begin(self, seed: int | None) -> None:
        """A new game, up to the learner's first decision."""
        own = self._seeds.begin(seed)
        source = Random(f"bout {own}")
        seats = self.encoding.setup.seats
        self.seat = int(source.random() * seats) if self._fixed is None else self._fixed
        self._chooser = source
        self._drivers = {
            (self.seat + 1 + at) % seats: Driver(
                make(Random(f"bot {own} {at}")),
                Random(f"driver {own} {at}"),
                # Our own bots are known to be honest; of others nobody has read the code.
                blindfold=":" in self.bots[at],
            )
            for at, make in enumerate(self._makers)
        }
        self.forfeited = False
        self.gained = [0.0] * seats
        self._play = Play(self.encoding, own, self.rewards_kind)
        self._others()

    def _others(self) -> None:
        """Let the bots play until the learner has to decide."""
        play = self.play
        if self.everyone:
            self.seat = self.seat if play.over else play.seat
            return
        while play.seat not in (self.seat, NOBODY):
            options = list(play.options)
            sight = Sight(play.game, play.state, play.seat, options)
            chosen = self._drivers[play.seat].decide(sight) if len(options) > 1 else 0
            play.take_option(play.seat, options[chosen])

    def act(self, action: int) -> float:
        """Take the learner's action and let the others answer; what the learner gets for it."""
        play = self.play
        legal = play.legal
        option = legal.get(action)
        if option is None:
            if self.illegal == legality.RAISE:
                raise Illegal(f"action {play.called(action)} is not legal now")
            if self.illegal == legality.LOSE:
                self.forfeited = True
                self.gained = [0.0] * play.seats
                self.gained[self.seat] = legality.PENALTY
                return legality.PENALTY
            option = legal[legality.instead(list(legal), self._chooser)]
        acting = self.seat
        play.take_option(acting, option)
        self._others()
        self.gained = play.collect()
        return self.gained[acting]

    def result(self) -> dict[str, Any]:
        """What there is to say about a game that is over."""
        if self.forfeited:
            return {"illegal": True}
        return {"score": self.play.scores[self.seat], "won": self.seat in self.play.winners}
