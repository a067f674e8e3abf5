"""The coach: what it says is clear beyond its noise, can be played, and is said in sentences."""

from random import Random
from typing import Any

import pytest

from spieltisch import games, texts
from spieltisch.bots.coach import Lesson, look_at
from spieltisch.bots.effort import Effort
from spieltisch.bots.report.choices import Assessor, Loss
from spieltisch.kernel.chance import Sampled
from spieltisch.tables.match import Match
from spieltisch.tables.planning import plan

BRIEF = Effort(positions=1500)


def first_turn(seed: int) -> Match:
    """The first turn of a game, with both dice to be used."""
    match = Match(games.load("burgundy"), 2, seed)
    while match.choices[0].notations[-1] != "end":
        match.take(match.choices[0].seat, 0)
    return match


def looked(match: Match, move: str, state: Any = None) -> Lesson | None:
    choice = match.choices[0]
    before = match.state.clone() if state is None else state
    option = match.option(choice.seat, move)
    return look_at(match.game, before, choice.seat, option, Random(1), BRIEF)


def test_who_gives_both_dice_away_is_told_and_shown_a_better_turn() -> None:
    match = first_turn(4)
    told = looked(match, "end")
    assert told is not None
    assert told.cost >= told.least >= 4
    made = plan(match, match.choices[0].seat, told.line)
    assert [step.move for step in made.steps] == told.line, "it can be played as a plan"
    for term in told.terms:
        for language in texts.LANGUAGES:
            said = texts.say(language, f"{term}-why")
            assert said.endswith(".")
            assert len(said.split()) >= 3, "a sentence"


def test_what_the_coach_would_do_is_never_found_fault_with() -> None:
    for seed in (4, 6, 8):
        match = first_turn(seed)
        told = looked(match, "end")
        assert told is not None
        assert looked(match, told.line[0]) is None


def test_what_it_says_does_not_depend_on_what_was_hidden() -> None:
    match = first_turn(4)
    hidden = match.game.imagined(match.state, match.choices[0].seat, Sampled(Random(77)))
    one, other = looked(match, "end"), looked(match, "end", hidden)
    assert one is not None
    assert other is not None
    assert (one.cost, one.line) == (other.cost, other.line)


@pytest.mark.parametrize(("error", "speaks"), [(0.5, True), (2.4, False)])
def test_what_may_be_noise_is_not_said(
    monkeypatch: pytest.MonkeyPatch, error: float, speaks: bool
) -> None:
    def measured(self: Assessor, loss: Loss, effort: Effort, times: int = 1) -> Loss:
        loss.mean, loss.error = 5.0, error
        return loss

    monkeypatch.setattr(Assessor, "confirm", measured)
    assert (looked(first_turn(4), "end") is not None) is speaks


def test_what_is_only_put_off_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(self: Assessor, loss: Loss, effort: Effort, times: int = 1) -> Loss:
        loss.mean, loss.error = (8.0 if times == 1 else 0.5), 0.5
        return loss

    monkeypatch.setattr(Assessor, "confirm", measured)
    assert looked(first_turn(4), "end") is None
