"""Options: they exist, are told apart, parse back, keep their order; anything else is refused."""

import pickle
from typing import Any

from spieltisch.kernel.agenda import Option
from spieltisch.kernel.errors import Illegal
from spieltisch.kernel.wording import notation
from spieltisch.proving.broken import Broken, expect
from spieltisch.proving.play import notations, steps_of
from spieltisch.proving.trial import Trial
from spieltisch.tables.match import OpenChoice, Which

PARSED = 8
"""Options of a choice that are read back at every step, chosen at random."""


def options_exist(trial: Trial) -> None:
    """Somebody may decide until the game is over, and has something to choose from."""
    choices = trial.match.choices
    expect(trial.match.over or bool(choices), "options-exist", "nobody may decide, nor is it over")
    seats = [choice.seat for choice in choices]
    expect(len(set(seats)) == len(seats), "options-exist", f"a seat decides twice at once: {seats}")
    for choice in choices:
        expect(
            0 <= choice.seat < trial.setup.seats,
            "options-exist",
            f"there is no seat {choice.seat} to decide {choice.choice!r}",
        )
        least = 1 if choice.choice.always_asks else 2
        expect(
            len(choice.options) >= least,
            "options-exist",
            f"{len(choice.options)} options at {choice.choice!r}",
        )


def options_unique(trial: Trial) -> None:
    """No two options of a choice read alike."""
    for choice in trial.match.choices:
        words = choice.notations
        twins = sorted({word for word in words if words.count(word) > 1})
        expect(not twins, "options-unique", f"several options of seat {choice.seat} read {twins}")


def options_parse(trial: Trial) -> None:
    """Every notation means the option that it was made from."""
    for choice in trial.match.choices:
        for word in choice.notations:
            expect(word == " ".join(word.split()), "options-parse", f"stray blanks in {word!r}")
        for _time in range(PARSED):
            option = trial.source.choice(choice.options)
            _parses(trial, choice, option, notation(trial.game, option))


def _parses(trial: Trial, choice: OpenChoice, option: Option[Any], word: str) -> None:
    try:
        meant = trial.match.option(choice.seat, word)
    except Illegal as fault:
        raise Broken("options-parse", f"{word!r} is offered and then not understood") from fault
    expect(meant == option, "options-parse", f"{word!r} is read as {meant!r}, not {option!r}")


def options_stable(trial: Trial) -> None:
    """Options come in the same order however often they are asked for."""
    offered = {choice.seat: choice.notations for choice in trial.match.choices}
    for _time in range(2):
        again = notations(trial.game, trial.state.clone())
        expect(
            again == offered,
            "options-stable",
            f"asked again, the options change: {offered} became {again}",
        )


def pickling(trial: Trial) -> None:
    """Steps and options travel to other processes and come back equal."""
    steps = steps_of(trial.state)
    options = [option for choice in trial.match.choices for option in choice.options]
    try:
        there = pickle.loads(pickle.dumps((steps, options)))
    except Exception as fault:
        raise Broken("pickling", f"a step or option cannot be pickled: {fault!r}") from fault
    expect(there == (steps, options), "pickling", f"pickling changes {steps} or {options}")


def refusals(trial: Trial) -> None:
    """Malformed notations, foreign seats, wild numbers and other choices' options are refused."""
    for seat, which in [*_foreign_seats(trial), *_wrong_options(trial)]:
        _refused(trial, seat, which)
    expect(not trial.changed(), "refusals", "a refused move has changed the state")


def _refused(trial: Trial, seat: int, which: Which) -> None:
    try:
        trial.match.take(seat, which)
    except Illegal:
        return
    except Exception as fault:
        raise Broken(
            "refusals", f"seat {seat} with {which!r}: {fault!r} instead of Illegal"
        ) from fault
    raise Broken("refusals", f"seat {seat} was allowed {which!r}")


def _foreign_seats(trial: Trial) -> list[tuple[int, Which]]:
    deciders = trial.deciders()
    may = {*deciders, *(choice.seat for choice in trial.match.standing)}
    others = [seat for seat in range(-1, trial.setup.seats + 1) if seat not in may]
    seat = trial.source.choice(others)
    if not deciders:
        return [(seat, 0)]
    word = trial.source.choice(trial.match.choice(deciders[0]).notations)
    return [(seat, 0), (seat, word)]


def _wrong_options(trial: Trial) -> list[tuple[int, Which]]:
    if trial.match.over:
        return []
    choice = trial.source.choice(trial.match.choices)
    words = choice.notations
    word = trial.source.choice(words)
    garbled = trial.source.choice(["", "?", word[:-1], word + " 0", word * 2, "nothing 999999"])
    wrong: list[Which] = [trial.source.choice([-1, len(words), 10**9])]
    if " ".join(garbled.split()) not in words:
        wrong.append(garbled)
    if trial.old_options:
        old = trial.source.choice(trial.old_options)
        if old not in choice.options and notation(trial.game, old) not in words:
            wrong += [old, notation(trial.game, old)]
    return [(choice.seat, which) for which in wrong]
