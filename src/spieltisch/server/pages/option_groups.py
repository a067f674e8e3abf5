"""A game's table options as a person wants to read them: in groups, with words about each."""

from typing import Final

import msgspec

from spieltisch import texts
from spieltisch.kernel.game import NO, YES
from spieltisch.server.messages import GameInfo, OptionInfo

_GROUPS: Final[dict[str, tuple[tuple[str, tuple[str, ...]], ...]]] = {
    "boonlake": (("group-solo", ("level",)), ("group-course", ("order",))),
    "burgundy": (
        ("group-boards", ("duchies", "target")),
        ("group-expansions", ("extra-tiles", "white-castles", "inns", "trade-routes", "shields")),
        ("group-course", ("tie-break", "order")),
    ),
}
"""By game: the groups and the options in them. What is named nowhere follows in a last group."""

_ABOUT: Final = {
    "boonlake level": "about-boonlake-level",
    "burgundy duchies": "about-burgundy-duchies",
    "burgundy target": "about-burgundy-target",
    "burgundy extra-tiles": "about-burgundy-extra-tiles",
    "burgundy white-castles": "about-burgundy-white-castles",
    "burgundy inns": "about-burgundy-inns",
    "burgundy trade-routes": "about-burgundy-trade-routes",
    "burgundy shields": "about-burgundy-shields",
    "burgundy tie-break": "about-burgundy-tie-break",
    "order": "about-order",
}


class ShownOption(msgspec.Struct, frozen=True):
    """An option with the words about it; a switch is ticked, others are chosen from a list."""

    option: OptionInfo
    about: str
    is_switch: bool


class Group(msgspec.Struct, frozen=True):
    """Options that belong together."""

    title: str
    options: list[ShownOption]


def groups_of(game: GameInfo, seats: int, language: str) -> list[Group]:
    """The options that mean something with so many seats, in their groups."""
    fitting = {
        option.name: option
        for option in game.options
        if not option.seat_counts or seats in option.seat_counts
    }
    plan = list(_GROUPS.get(game.name, ()))
    named = {name for _title, names in plan for name in names}
    plan.append(("group-more", tuple(name for name in fitting if name not in named)))
    groups = []
    for title, names in plan:
        shown = [_shown(game, fitting[name], language) for name in names if name in fitting]
        # Alone nobody plays at once or in turn, and nobody is tied.
        if shown and not (seats == 1 and title == "group-course"):
            groups.append(Group(texts.say(language, title), shown))
    return groups


def _shown(game: GameInfo, option: OptionInfo, language: str) -> ShownOption:
    message = _ABOUT.get(f"{game.name} {option.name}", _ABOUT.get(option.name, ""))
    about = texts.say(language, message) if message else ""
    return ShownOption(option, about, set(option.values) == {YES, NO})
