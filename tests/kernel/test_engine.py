"""The engine: agenda, forks, forced moves, and what it does with faulty rules."""

from typing import Any, ClassVar

import pytest

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Blocked, Choice, Option, State, Step, Together
from spieltisch.kernel.chance import Seeded
from spieltisch.kernel.errors import DeadEnd, Illegal, Runaway, SpieltischError
from spieltisch.kernel.flow import Flow


class Notes(State):
    """A state that only writes down what happened."""

    fields: ClassVar[tuple[str, ...]] = (*State.fields, "notes")

    def __init__(self, seats: int = 3, in_turn: bool = False) -> None:
        super().__init__(seats, in_turn)
        self.notes: list[str] = []

    def clone(self) -> "Notes":
        copy = Notes(self.seats, self.in_turn)
        self.clone_agenda_into(copy)
        copy.notes = self.notes[:]
        return copy


class Write(Step[Notes]):
    fields: ClassVar[tuple[str, ...]] = ("note",)

    def __init__(self, note: str) -> None:
        self.note = note

    def run(self, state: Notes, flow: Flow) -> None:
        state.notes.append(self.note)


class Say(Option[Notes]):
    verb: ClassVar[str] = "say"
    fields: ClassVar[tuple[str, ...]] = ("word",)

    def __init__(self, word: int) -> None:
        self.word = word

    def do(self, state: Notes, seat: int, flow: Flow) -> None:
        state.notes.append(f"{seat} says {self.word}")
        if self.word == 9:
            state.push(Speak(seat, 2))


class Speak(Choice[Notes]):
    fields: ClassVar[tuple[str, ...]] = ("seat", "words")

    def __init__(self, seat: int, words: int = 2) -> None:
        self.seat = seat
        self.words = words

    def options(self, state: Notes) -> list[Option[Notes]]:
        words = [*range(self.words), 9] if self.words > 1 else range(self.words)
        return [Say(word) for word in words]


class AskAnyway(Speak):
    always_asks: ClassVar[bool] = True


class Forever(Step[Notes]):
    def run(self, state: Notes, flow: Flow) -> None:
        state.push(Forever())


class ForkForever(Step[Notes]):
    def run(self, state: Notes, flow: Flow) -> None:
        state.then(Together([Write("a"), Write("b")]), ForkForever())


def begun(*steps: Step[Any], seats: int = 3, in_turn: bool = False) -> tuple[Notes, Flow]:
    state, flow = Notes(seats, in_turn), Flow(Seeded(1))
    state.then(*steps)
    engine.settle(state, flow)
    return state, flow


def test_steps_happen_in_the_order_written() -> None:
    state, _ = begun(Write("a"), Write("b"), Write("c"))
    assert state.notes == ["a", "b", "c"]
    assert state.over


def test_a_choice_waits_for_its_seat() -> None:
    state, flow = begun(Speak(1), Write("after"))
    assert engine.deciders(state) == [1]
    engine.apply(state, 1, engine.options_at(state, 0)[1], flow)
    assert state.notes == ["1 says 1", "after"]
    assert engine.first_waiting(state) == -1
    assert engine.waiting(state) == []


def test_a_foreign_seat_is_refused() -> None:
    state, flow = begun(Speak(1))
    with pytest.raises(Illegal):
        engine.apply(state, 0, Say(0), flow)


def test_a_single_option_is_taken_unless_the_choice_always_asks() -> None:
    state, _ = begun(Speak(0, 1), AskAnyway(1, 1))
    assert state.notes == ["0 says 0"]
    assert engine.deciders(state) == [1]


def test_an_option_may_lead_to_further_choices_before_the_rest() -> None:
    state, flow = begun(Speak(0), Write("after"))
    engine.apply(state, 0, Say(9), flow)
    assert engine.deciders(state) == [0]
    engine.apply(state, 0, Say(1), flow)
    assert state.notes == ["0 says 9", "0 says 1", "after"]


def test_a_fork_is_answered_in_any_order_and_joined() -> None:
    state, flow = begun(Together([Speak(seat) for seat in (0, 1, 2)]), Write("after"))
    assert engine.deciders(state) == [0, 1, 2]
    engine.apply(state, 2, Say(0), flow)
    engine.apply(state, 0, Say(9), flow)
    assert engine.deciders(state) == [0, 1]
    engine.apply(state, 1, Say(1), flow)
    assert engine.branch_of(state, 1) == -1
    engine.apply(state, 0, Say(0), flow)
    assert state.notes == ["2 says 0", "0 says 9", "1 says 1", "0 says 0", "after"]
    assert state.over


def test_played_in_turn_the_same_steps_go_clockwise() -> None:
    state, flow = begun(Together([Speak(1), Speak(2), Speak(0)]), Write("after"), in_turn=True)
    for seat in (1, 2, 0):
        assert engine.deciders(state) == [seat]
        engine.apply(state, seat, Say(0), flow)
    assert state.notes[-1] == "after"


def test_a_fork_whose_branches_need_nobody_joins_at_once() -> None:
    state, _ = begun(Together([Write("a"), Write("b")]), Write("after"))
    assert state.notes == ["a", "b", "after"]


def test_forks_may_follow_each_other() -> None:
    state, flow = begun(Together([Speak(0), Write("x")]), Together([Speak(0), Speak(1)]))
    engine.apply(state, 0, Say(0), flow)
    assert engine.deciders(state) == [0, 1]
    assert state.forks == 2


def test_a_fork_inside_a_fork_is_a_fault_of_the_rules() -> None:
    with pytest.raises(SpieltischError, match="inside a fork"):
        begun(Together([Together([Speak(0), Speak(1)]), Speak(2)]))


def test_a_copy_of_a_fork_goes_its_own_way() -> None:
    state, flow = begun(Together([Speak(0), Speak(1)]))
    before = state.digest()
    copy = state.clone()
    engine.apply(copy, 1, Say(0), flow)
    engine.apply(copy, 0, Say(0), flow)
    assert state.digest() == before != copy.digest()


def test_a_choice_without_options_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="seat 0"):
        begun(Speak(0, 0))


def test_options_that_vanish_while_others_act_are_a_dead_end() -> None:
    state, _ = begun(Together([Speak(0), Speak(1)]))
    state.branches[1] = [Speak(1, 0)]
    state.forget_offers()
    with pytest.raises(DeadEnd, match="seat 1"):
        engine.options_at(state, 1)


def test_a_runaway_is_stopped() -> None:
    with pytest.raises(Runaway, match="Forever"):
        begun(Forever())
    with pytest.raises(Runaway, match="forks without a decision"):
        begun(ForkForever())


def test_a_choice_does_not_run_by_itself() -> None:
    state, flow = begun()
    with pytest.raises(SpieltischError):
        Speak(0).run(state, flow)
    assert Speak(0).blocked(state) == []


def test_what_a_game_must_bring_is_asked_for() -> None:
    state, flow = begun()
    for missing in (
        lambda: State(1).clone(),
        lambda: Step[Notes]().run(state, flow),
        lambda: Option[Notes]().do(state, 0, flow),
        lambda: Choice[Notes](0).options(state),
    ):
        with pytest.raises(NotImplementedError):
            missing()


def test_seats_go_clockwise_and_turns_are_counted() -> None:
    state = Notes(3)
    state.begin_turn(2)
    assert state.clockwise_from(2) == [2, 0, 1]
    assert state.turns == [0, 0, 1]


def test_a_blocked_option_carries_its_reason() -> None:
    assert Blocked(Say(1), 5) == Blocked(Say(1), 5)


class Unasked(Speak):
    """What a seat may do without being asked."""


class Free(Notes):
    """Seat 2 may say something at any time, until it has."""

    def standing(self, seat: int) -> Unasked | None:
        return Unasked(seat) if seat == 2 and "2 says 1" not in self.notes else None


def free(*steps: Step[Any]) -> tuple[Free, Flow]:
    state, flow = Free(3), Flow(Seeded(1))
    state.then(*steps)
    engine.settle(state, flow)
    return state, flow


def test_a_seat_that_is_not_asked_may_do_what_stands_open_and_holds_nobody_up() -> None:
    state, flow = free(Speak(0), Write("end"))
    before = engine.waiting(state)
    assert engine.standing(state, 1) is None
    assert isinstance(engine.standing(state, 2), Unasked)
    assert engine.deciders(state) == [0], "nobody waits for it"
    engine.apply(state, 2, Say(1), flow)
    assert state.notes == ["2 says 1"]
    assert engine.waiting(state) == before
    assert engine.standing(state, 2) is None
    with pytest.raises(Illegal):
        engine.apply(state, 2, Say(1), flow)


def test_what_stands_open_is_open_beside_a_fork_too() -> None:
    state, flow = free(Together([Speak(0), Speak(1)]), Write("end"))
    engine.apply(state, 2, Say(0), flow)
    assert engine.deciders(state) == [0, 1]
    engine.apply(state, 1, Say(0), flow)
    engine.apply(state, 0, Say(0), flow)
    assert state.notes == ["2 says 0", "1 says 0", "0 says 0", "end"]


def test_who_is_asked_has_its_question_and_nothing_stands_open_at_the_end() -> None:
    state, flow = free(Speak(2))
    assert engine.standing(state, 2) is None
    engine.apply(state, 2, Say(0), flow)
    assert state.over
    assert engine.standing(state, 2) is None


class Rest(Speak):
    """One word less to say once seat 2 has spoken."""

    def options(self, state: Notes) -> list[Option[Notes]]:
        return [Say(0)] if state.notes else [Say(0), Say(1)]


def test_a_single_option_that_it_leaves_to_others_is_taken_as_ever() -> None:
    state, flow = free(Rest(0), Speak(1))
    engine.apply(state, 2, Say(0), flow)
    assert state.notes == ["2 says 0", "0 says 0"]
    assert engine.deciders(state) == [1]
    state, flow = free(Together([Rest(0), Speak(1)]))
    engine.apply(state, 2, Say(0), flow)
    assert engine.deciders(state) == [1]


def test_what_is_done_unasked_may_not_ask_anybody() -> None:
    state, flow = free(Speak(0))
    with pytest.raises(SpieltischError, match="may ask nobody"):
        engine.apply(state, 2, Say(9), flow)
