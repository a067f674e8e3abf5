"""Income tracks: steps, the rewards they cross, and the income beside the markers."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import Decision
from spieltisch.games.boonlake.hand import draw_cards
from spieltisch.games.boonlake.parts import Options
from spieltisch.games.boonlake.pieces import TrackSpace
from spieltisch.games.boonlake.rewards import bring
from spieltisch.games.boonlake.supply import gain_vp, take_coins
from spieltisch.games.boonlake.table import Table
from spieltisch.games.boonlake.terms import BUILD, CARD_TRACK, COIN_TRACK, TRACK_KEYS
from spieltisch.kernel.agenda import Option, Step
from spieltisch.kernel.flow import Flow


def advance(table: Table, seat: int, track: int, steps: int, flow: Flow) -> None:
    """Move a marker; every crossed reward is taken at once, in order (B25).

    Steps past the end are forfeited for VP. A production site to build stops the marker until
    the player has chosen it.
    """
    player = table.players[seat]
    printed = table.pack.tracks[track]
    while steps > 0:
        position = player.coin_track if track == COIN_TRACK else player.card_track
        if position == printed.steps:
            gain_vp(table, seat, steps * printed.past_end_vp, sources.TRACKS, flow)
            return
        position += 1
        steps -= 1
        if track == COIN_TRACK:
            player.coin_track = position
        else:
            player.card_track = position
        flow.tell(ev.TRACK_STEP, seat, track, position)
        for reward in printed.spaces[position].crossed:
            if reward.verb == BUILD and steps > 0:
                table.push(Advance(seat, track, steps))
                steps = 0
            bring(table, seat, reward, sources.TRACKS, flow)


class Advance(Step[Table]):
    """The rest of a marker's way, once a crossed reward has been dealt with."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "track", "steps")

    def __init__(self, seat: int, track: int, steps: int) -> None:
        self.seat = seat
        self.track = track
        self.steps = steps

    def run(self, table: Table, flow: Flow) -> None:
        advance(table, self.seat, self.track, self.steps, flow)


def coin_space(table: Table, seat: int) -> TrackSpace:
    """Where the marker on the coin track lies."""
    return table.pack.tracks[COIN_TRACK].spaces[table.players[seat].coin_track]


def card_space(table: Table, seat: int) -> TrackSpace:
    """Where the marker on the card track lies."""
    return table.pack.tracks[CARD_TRACK].spaces[table.players[seat].card_track]


def coin_income(table: Table, seat: int, only_vp: bool, flow: Flow) -> None:
    """The coins and VP beside the marker on the coin track."""
    space = coin_space(table, seat)
    if not only_vp:
        take_coins(table, seat, space.income, flow)
    gain_vp(table, seat, space.vp, sources.TRACK_INCOME, flow)


def card_income(table: Table, seat: int, only_vp: bool, flow: Flow) -> None:
    """The cards and VP beside the marker on the card track."""
    space = card_space(table, seat)
    if not only_vp:
        draw_cards(table, seat, space.income, flow)
    gain_vp(table, seat, space.vp, sources.TRACK_INCOME, flow)


class AdvanceOn(Option[Table]):
    """Take the steps on this track."""

    verb: ClassVar[str] = "advance"
    fields: ClassVar[tuple[str, ...]] = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        advance(table, seat, self.track, THREE_STEPS, flow)


THREE_STEPS: Final = 3
ADVANCE_ON: Final = [AdvanceOn(track) for track in range(len(TRACK_KEYS))]


class ChooseTrack(Decision):
    """Three steps on one of the two tracks; they may not be split."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def add_options(self, table: Table, options: Options) -> None:
        options.extend(ADVANCE_ON)
