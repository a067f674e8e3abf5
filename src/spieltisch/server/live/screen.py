"""A table as a screen in one language shows it: what all see alike, and what a seat sees besides.

Besides the drawn scene that is what stands around it: who plays which seat, who is waited for, how
the game ended, what the seat may take back or ask for.
"""

from functools import cached_property
from typing import Any

from spieltisch import draw
from spieltisch.help.prompts import link_of
from spieltisch.kernel.wording import prompt_text
from spieltisch.server.live.ending import ending
from spieltisch.server.live.guiding import lesson_view
from spieltisch.server.live.news import voice_of
from spieltisch.server.live.own_seats import (
    awaited,
    keeps_secrets,
    people,
    shares_screen,
    stand_ins,
    with_name,
    without_question,
)
from spieltisch.server.live.puzzling import puzzle_view
from spieltisch.server.live.turning import turn_view
from spieltisch.tables.planning import sealing
from spieltisch.tables.table import Table

Document = dict[str, Any]


def hints_allowed(table: Table) -> bool:
    """Whether hints may be asked for: by default only where one person plays against bots."""
    if table.settings.hints == "bots":
        return sum(seat.kind == "person" for seat in table.seats) == 1
    return table.settings.hints == "always"


class Look:
    """A table as it stands now: what all who look at it need is found out once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match

    @cached_property
    def now(self) -> draw.Moment | None:
        """What is asked and seen; nothing before the game has begun."""
        return draw.Moment(self.match) if self.match is not None else None

    @cached_property
    def hints(self) -> bool:
        """Whether whoever is asked may ask for a hint."""
        return hints_allowed(self.table)


class Screen:
    """Makes the two parts, and keeps of what all see the parts that stay."""

    def __init__(self, table: Table, language: str) -> None:
        self.language = language
        self.voice = voice_of(table, language)
        self._parts = draw.Parts()

    def with_names(self, table: Table) -> "Screen":
        """The same, unless somebody else sits at the table now."""
        other = Screen(table, self.language)
        return self if other.voice.names == self.voice.names else other

    def public(self, look: Look) -> Document | None:
        """What all see alike, but for what is `laid`; nothing before the game has begun."""
        table, match = look.table, look.match
        if match is None or look.now is None:
            return None
        made: Document = draw.public_of(look.now, self.voice, self._parts)
        made["names"] = self.voice.names
        made["people"] = people(table, self.voice.names)
        made["stand_ins"] = stand_ins(table, self.language)
        made["awaited"] = awaited(table, self.voice)
        made["rules"] = link_of(match.game.name, "")
        if match.over:
            made["ending"] = ending(match, self.voice.names, (), self.language)
        if table.status == "finished" and not match.over:
            made["abandoned"] = True
        return made

    @property
    def laid(self) -> draw.Laid:
        """What all saw in the parts of the boards when they were drawn last."""
        return self._parts.laid

    def own(self, look: Look, seat: int) -> Document | None:
        """What a seat sees besides; nothing before the game has begun."""
        table, match = look.table, look.match
        if match is None or look.now is None:
            return None
        offers = table.offers.get(seat)
        made: Document = {**draw.own_of(look.now, seat, self.voice, self._parts, offers)}
        if seat < 0:
            return made
        mine = table.seats_of(table.seats[seat].player)
        if table.seats[seat].stand_in and not match.over:
            return without_question(made, table, seat, self.voice)
        made["redo"] = bool(table.redoable.get(seat))
        guided = lesson_view(table, seat, self.language)
        if guided is not None:
            made["lesson"] = guided
        puzzle = puzzle_view(table, seat, self.voice)
        if puzzle is not None:
            made["puzzle"] = puzzle
        if look.hints:
            made["coach"] = True
        if len(mine) > 1 and keeps_secrets(table, mine):
            made["secrets"] = True
        if offers is None or table.seats[seat].played_by_bot:
            return made
        if shares_screen(table, mine):
            made = with_name(made, seat, self.voice)
        made["asked"] = True
        made["barriers"] = sealing(match, seat, offers)
        made["hints"] = look.hints
        asked_now = look.now.choices.get(seat)
        prompt = prompt_text(match.game, asked_now.choice).message if asked_now else ""
        made["rules"] = link_of(match.game.name, prompt)
        turn = turn_view(match, seat, self.voice)
        if turn:
            made["turn"] = turn
        return made
