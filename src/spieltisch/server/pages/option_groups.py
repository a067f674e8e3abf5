"""A game's table options as a person wants to read them: in groups, with words about each."""

import msgspec

from spieltisch import texts, titles
from spieltisch.kernel.game import NO, YES
from spieltisch.server.messages import GameInfo, OptionInfo


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
    found = titles.find(game.name)
    planned = list(found.groups) if found else []
    named = {name for _title, names in planned for name in names}
    planned.append(("group-more", tuple(name for name in fitting if name not in named)))
    groups = []
    for title, names in planned:
        shown = [_shown(game, fitting[name], language) for name in names if name in fitting]
        # Alone nobody plays at once or in turn, and nobody is tied.
        if shown and not (seats == 1 and title == "group-course"):
            groups.append(Group(texts.say(language, title), shown))
    return groups


def _shown(game: GameInfo, option: OptionInfo, language: str) -> ShownOption:
    messages = (f"about-{game.name}-{option.name}", f"about-{option.name}")
    about = next((texts.say(language, m) for m in messages if texts.knows(language, m)), "")
    return ShownOption(option, about, set(option.values) == {YES, NO})
