"""Every planted fault is caught, and by the check whose name it deserves."""

from typing import Any

import pytest

from spieltisch.kernel.game import Game
from spieltisch.proving import Broken, prove
from spieltisch.proving.elsewhere import same_everywhere
from tests.proving import hiding_faults as hiding
from tests.proving import table_faults as table
from tests.proving.dice import Dice
from tests.proving.hands import Hands
from tests.proving.votes import Pressed, Votes

FAULTS: list[tuple[type[Game[Any]], str]] = [
    (hiding.LeakyView, "hidden-view"),
    (hiding.LeakyTotal, "hidden-view"),
    (hiding.LastSeat, "hidden-view"),
    (hiding.LeakyVotes, "hidden-view"),
    (hiding.LeakyMemory, "hidden-view"),
    (hiding.LeakySilence, "hidden-view"),
    (hiding.LeakyScore, "hidden-view missing-seal"),
    (hiding.LeakyEvent, "hidden-events"),
    (hiding.LeakyDeal, "hidden-events"),
    (hiding.LeakyShout, "hidden-events missing-seal"),
    (hiding.LeakyOptions, "hidden-options"),
    (hiding.MissingSeal, "missing-seal"),
    (hiding.UnsealedPeek, "missing-seal"),
    (hiding.TruthfulRedraw, "redraw-truth"),
    (hiding.SilentTruth, "redraw-truth"),
    (hiding.StumblingRedraw, "redraw-plays"),
    (hiding.HalfTruthfulRedraw, "redraw-truth"),
    (hiding.WrongRedraw, "hidden-view"),
    (hiding.ShortHands, "hidden-view"),
    (hiding.ShortRedraw, "redraw-audit"),
    (hiding.SharingRedraw, "redraw-apart error"),
    (hiding.RedrawInPlace, "redraw-apart"),
    (hiding.NoSpectators, "redraw"),
    (hiding.BiasedPile, "fair-piles"),
    (hiding.BiasedRoll, "fair-piles"),
    (hiding.UnrecordedLuck, "luck-recorded"),
    (table.SharedList, "clone-apart"),
    (table.ForgetfulClone, "clone"),
    (table.ForgottenField, "save-load"),
    (table.UnsavableState, "save-load"),
    (table.TwinNotations, "options-unique"),
    (table.UnreadableNotation, "options-parse"),
    (table.UnequalOption, "pickling"),
    (table.UnpicklableOption, "pickling"),
    (table.Homebound, "travel"),
    (table.SharedDeepCopy, "travel"),
    (table.Foreigner, "travel"),
    (table.UnstableOrder, "options-stable"),
    (table.StuckRows, "dead-end"),
    (table.Spinning, "runaway"),
    (table.Endless, "endless"),
    (table.AskingBack, "progress"),
    (table.Crashing, "error"),
    (table.VanishingCoin, "audit"),
    (table.WrongRunningScore, "recount"),
    (table.WrongSheet, "score-sheet"),
    (table.UnknownSource, "score-sheet"),
    (table.TooManyScores, "scores"),
    (table.NobodyWins, "ending"),
    (table.MutableStep, "steps-unchanged"),
    (table.RandomInState, "no-seed"),
    (table.SeedInState, "no-seed"),
    (table.OutsideLuck, "repeatable"),
    (table.AlwaysTogether, "order"),
    (table.ForgottenOrder, "order"),
    (table.OnlyTogether, "error"),
    (table.UnknownEvent, "wording"),
    (table.Unsaid, "wording"),
    (table.LostAtOnce, "runaway"),
    (table.NosyOptions, "looking"),
]
"""The fault and the check that must catch it; then such as may come first, where luck has it."""

LIGHT = {"dead-end", "runaway", "endless", "error", "audit"}


@pytest.mark.parametrize("game", [Hands, Dice, Votes, Pressed])
@pytest.mark.parametrize("light", [False, True])
def test_sound_games_pass(game: type[Game[Any]], light: bool) -> None:
    report = prove(game(), games=6, light=light, bound=200)
    assert report, str(report)
    assert report.decisions > 0


@pytest.mark.parametrize(("fault", "check"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_fault_is_caught_and_named(fault: type[Game[Any]], check: str) -> None:
    report = prove(fault(), games=5, bound=40)
    found = [failure.check for failure in report.failures]
    allowed = check.split()
    assert allowed[0] in found, str(report)
    assert set(found) <= set(allowed), str(report)


@pytest.mark.parametrize(
    ("fault", "check"),
    [
        *[pytest.param(f, c, id=f.__name__) for f, c in FAULTS if c in LIGHT],
        pytest.param(hiding.UnrecordedLuck, "replay", id="UnrecordedLuck"),
        pytest.param(table.OutsideLuck, "replay", id="OutsideLuck"),
        pytest.param(table.UnstableOrder, "replay", id="UnstableOrder"),
    ],
)
def test_light_way_catches_what_it_looks_for(fault: type[Game[Any]], check: str) -> None:
    report = prove(fault(), games=12, light=True, bound=60)
    assert {failure.check for failure in report.failures} == {check}, str(report)


def test_the_order_of_a_set_is_found_elsewhere() -> None:
    same_everywhere(Dice(), seed=1, bound=100)
    with pytest.raises(Broken, match="same-everywhere: another process plays"):
        same_everywhere(table.SetOrder(), seed=1, bound=100)


def test_a_game_that_fails_elsewhere_is_named() -> None:
    with pytest.raises(Broken, match=r"(?s)same-everywhere: .*cannot play it.*runaway"):
        same_everywhere(table.Spinning(), seed=1, bound=100)


def test_every_fault_of_both_rooms_is_tried() -> None:
    tried = {table.SetOrder, *(fault for fault, _check in FAULTS)}
    planted = {
        thing
        for room in (hiding, table)
        for thing in vars(room).values()
        if isinstance(thing, type) and issubclass(thing, Game) and thing.__module__ == room.__name__
    }
    assert planted == tried
