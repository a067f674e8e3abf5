"""What happened, line by line: each with its kind, its player and the places that it names."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NotRequired, TypedDict

from spieltisch import titles
from spieltisch.draw.asking import spots
from spieltisch.draw.kept import Kept
from spieltisch.draw.parts import Part
from spieltisch.draw.scene import Panel, Scene
from spieltisch.draw.stage import Stage, split
from spieltisch.draw.voice import Voice
from spieltisch.kernel.events import Event
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import SEAT, event_text

MOVE: Final = "move"
POINTS: Final = "points"
BOTH: Final = "both"
_POINT_FIELDS: Final = {"points", "vp"}
NOBODY: Final = -1


class StoryLine(TypedDict):
    """One thing that happened, in words.

    `kind` is `move`, `points` or `both`; `seat` whose it is, or -1; `slots` where it happened, as
    far as that can still be seen; `chapter` the title of what begins here, such as the turn of an
    automatic opponent.
    """

    text: str
    kind: str
    seat: int
    slots: list[str]
    chapter: NotRequired[str]


class Shown:
    """As much of a scene as it takes to find what events name: boards, and parts with pieces."""

    def __init__(self, panels: Sequence[Panel], parts: Iterable[Part]) -> None:
        self.panels = panels
        self.parts = parts


class Finder:
    """Finds places on the screen: slots that exist, and where pieces lie now."""

    def __init__(self, stage: Stage, scene: Scene | Shown) -> None:
        templates = stage["templates"]
        shown = scene if isinstance(scene, Shown) else _shown(scene)
        self._template = {p["id"]: templates[p["template"]] for p in shown.panels}
        self._parts = shown.parts

    def at(self, *addresses: str) -> list[str]:
        """Those of the addresses that are on the screen."""
        found = []
        for address in addresses:
            panel, name = split(address)
            if panel in self._template and name in self._template[panel]["slots"]:
                found.append(address)
        return found

    def piece(self, key: str) -> list[str]:
        """Where such pieces lie, if they do."""
        found = []
        for part in self._parts:
            for slot, lying in part.pieces.items():
                for piece in lying:
                    if piece["key"] == key:
                        found.append(slot)
                        break
        return found


def _shown(scene: Scene) -> Shown:
    lying = Part()
    for piece in scene["pieces"]:
        lying.piece(piece["key"], piece["art"], piece["slot"], piece["label"])
    return Shown(scene["panels"], [lying])


class Told:
    """An event ready to be placed: its values, and as words where the game has words."""

    def __init__(self, game: Game[Any], event: Event) -> None:
        self.name = event.name
        self.values = {name: value for name, value in event.values.items() if value is not None}
        self.words = {
            name: game.lexicon[name][value]
            for name, value in self.values.items()
            if name in game.lexicon
        }

    def __contains__(self, field: str) -> bool:
        return field in self.values


class Places:
    """What a game adds to its story: slots, chapters, and whose an event without a seat is."""

    def __init__(
        self,
        slots: Callable[[Told, Finder], list[str]],
        chapters: dict[str, str] | None = None,
        also_moves: Iterable[str] = (),
        owner: Callable[[Told], int] = lambda _told: NOBODY,
    ) -> None:
        self.slots = slots
        self.chapters = chapters or {}
        self.also_moves = frozenset(also_moves)
        self.owner = owner


_NOWHERE: Final = Places(lambda _told, _finder: [])


_told: "Kept[tuple[Told, StoryLine]]" = Kept(20_000)


def story_of(
    game: Game[Any],
    events: Iterable[Event],
    stage: Stage,
    scene: Scene | Shown,
    voice: Voice,
    boards: Sequence[int],
) -> list[StoryLine]:
    """The lines for these events, as far as they are told at all; `boards` as in `wording`."""
    logged = _logged(game)
    places: Places = titles.part_of(game.name, "places") or _NOWHERE
    finder = Finder(stage, scene)
    # What is said of an event wherever its places are: the same happens again and again.
    said_as = (titles.words(), voice.language, *voice.names)
    where = (game.name, game.pack_hash, game.made_by[1], *said_as)
    lines = []
    for event in events:
        if event.name in logged:
            seat = event.values.get(SEAT) or 0
            board = boards[seat] if seat < len(boards) else 0
            spot = spots(game, event.values, board)
            key = (where, event.name, *event.values.values(), spot)
            known = _told.get(key) or _told.keep(key, _said(game, places, event, voice, boards))
            line: StoryLine = {**known[1], "slots": places.slots(known[0], finder)}
            lines.append(line)
    return lines


def told_lines(
    game: Game[Any], events: Iterable[Event], boards: Sequence[int], voice: Voice
) -> list[str]:
    """What happened in words, as far as it is told at all; `boards` as in `wording`."""
    logged = _logged(game)
    return [
        voice.tell(event_text(game, event, boards), event.name)
        for event in events
        if event.name in logged
    ]


@lru_cache(maxsize=8)
def _logged(game: Game[Any]) -> frozenset[str]:
    return frozenset(kind.name for kind in game.event_kinds() if kind.logged)


def _said(
    game: Game[Any], places: Places, event: Event, voice: Voice, boards: Sequence[int]
) -> tuple[Told, StoryLine]:
    told = Told(game, event)
    line = StoryLine(
        text=voice.tell(event_text(game, event, boards), event.name),
        kind=_kind(places, told),
        seat=told.values.get(SEAT, places.owner(told)),
        slots=[],
    )
    if event.name in places.chapters:
        line["chapter"] = voice.say(places.chapters[event.name])
    return told, line


def _kind(places: Places, told: Told) -> str:
    if _POINT_FIELDS.isdisjoint(told.values):
        return MOVE
    return BOTH if told.name in places.also_moves else POINTS
