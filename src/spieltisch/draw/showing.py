"""From a game in play to stage, scene and preview. Knows a match only by what it asks of it."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Protocol

from spieltisch.draw.asking import Question
from spieltisch.draw.kept import Kept
from spieltisch.draw.painter import Painter
from spieltisch.draw.painters import painter
from spieltisch.draw.parts import Parts
from spieltisch.draw.scene import Denial, OwnScene, Scene, SeatLine, arrange
from spieltisch.draw.stage import Stage
from spieltisch.draw.story import told_lines
from spieltisch.draw.voice import Voice
from spieltisch.kernel.agenda import Choice, Option
from spieltisch.kernel.events import SPECTATOR, Event
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.wording import boards


class Open(Protocol):
    """A choice put to a seat, with its legal options."""

    choice: Choice[Any]
    seat: int
    options: list[Option[Any]]


class Foreseen(Protocol):
    """What an option would do, and whether it can be taken back."""

    events: list[Event]
    seals: bool


class Playing(Protocol):
    """A game in play, as far as it is shown."""

    game: Game[Any]
    setup: Setup
    state: Any

    @property
    def choices(self) -> Sequence[Open]: ...

    @property
    def standing(self) -> Sequence[Open]: ...

    def view(self, seat: int) -> dict[str, Any]: ...

    def undoable(self, seat: int) -> int: ...

    def preview(self, seat: int, which: int) -> Foreseen: ...


@lru_cache(maxsize=8)
def _painter(game: Game[Any]) -> Painter[Any]:
    return painter(game)


# A stage names nobody, so one serves every table of the same kind in the same language.
_stages: Kept[Stage] = Kept(64)


def stage_of(game: Game[Any], setup: Setup, voice: Voice) -> Stage:
    """The boards of a game for a set-up, in a language."""
    key = (
        game.name,
        game.pack_hash,
        game.made_by[1],
        setup.seats,
        tuple(sorted(setup.options.items())),
        voice.language,
    )
    return _stages.made(key, lambda: _painter(game).stage(setup, voice))


def forget_stages() -> None:
    """Draw them anew: a game of this name has another painter now."""
    _stages.clear()


def scene_of(match: Playing, seat: int, voice: Voice) -> Scene:
    """What a seat sees now, ready for JSON."""
    question = Moment(match).question(seat, voice, why=True)
    scene = _painter(match.game).scene(match.view(seat), question, voice)
    scene["undo"] = match.undoable(seat)
    return arrange(stage_of(match.game, match.setup, voice), scene)


class Moment:
    """A game as it stands now: what is asked for all who look is found out once."""

    def __init__(self, match: Playing) -> None:
        self.match = match
        self.choices = {choice.seat: choice for choice in match.choices}
        self.standing = {choice.seat: choice for choice in match.standing}

    @cached_property
    def _public(self) -> dict[str, Any]:
        return self.match.view(SPECTATOR)

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know."""
        if seat == SPECTATOR:
            return self._public
        own = self.match.game.own_view(self.match.state, seat)
        if own is None:
            return self.match.view(seat)
        table = revealed(self._public["table"], own) if own else self._public["table"]
        return {**self._public, "seat": seat, "table": table}

    def question(
        self, seat: int, voice: Voice, notations: Sequence[str] | None = None, *, why: bool = False
    ) -> Question | None:
        """What a seat is asked, or may do unasked."""
        match, choice = self.match, self.choices.get(seat)
        standing = choice is None
        choice = choice or self.standing.get(seat)
        if choice is None:
            return None
        board = match.game.board(match.state, seat)
        blocked = choice.choice.blocked(match.state) if why and not standing else ()
        named = None if standing else notations
        return Question(
            match.game, choice.choice, choice.options, blocked, voice, board, named, standing
        )


def revealed(public: Any, own: Sequence[Sequence[Any]]) -> Any:
    """A copy of a view with changes, each [path, value]; what does not change is shared."""
    spot = seen = _copy(public)
    inside: Any = []
    for path, value in own:
        if path[:-1] != inside:
            spot, inside = seen, path[:-1]
            for step in inside:
                spot[step] = spot = _copy(spot[step])
        spot[path[-1]] = value
    return seen


def _copy(part: Any) -> Any:
    return {**part} if isinstance(part, dict) else [*part]


def public_of(now: Moment, voice: Voice, parts: Parts) -> dict[str, Any]:
    """What all see alike, but for what is laid out in `parts`: `whole` puts both together."""
    return _painter(now.match.game).laid_out(now.view(SPECTATOR), voice, parts)


def own_of(
    now: Moment,
    seat: int,
    voice: Voice,
    parts: Parts,
    notations: Sequence[str] | None = None,
) -> OwnScene:
    """What a seat sees besides; its options' notations, if they are known already."""
    question = now.question(seat, voice, notations)
    own = _painter(now.match.game).own(now.view(seat), question, voice, parts)
    return {**own, "undo": now.match.undoable(seat)}


def denials_of(match: Playing, seat: int, voice: Voice) -> list[Denial]:
    """What the seat might look for and cannot have, and why."""
    question = Moment(match).question(seat, voice, why=True)
    if question is None:
        return []
    return _painter(match.game).denials(match.view(seat), question, voice)


def summary_of(match: Playing, seat: int, voice: Voice) -> SeatLine | None:
    """A seat's points and numbers as everybody sees them all the time; nobody's has none."""
    for line in _painter(match.game).summaries(match.view(seat), voice):
        if line["seat"] == seat:
            return SeatLine(**line, me=True)
    return None


def preview_of(match: Playing, seat: int, option: int, voice: Voice) -> dict[str, Any]:
    """What an option costs and brings, in sentences, and whether it can be taken back."""
    foreseen = match.preview(seat, option)
    lines = told_lines(match.game, foreseen.events, boards(match.game, match.state), voice)
    return {"option": option, "lines": lines, "seals": foreseen.seals}
