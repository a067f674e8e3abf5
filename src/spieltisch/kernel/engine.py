"""The engine: runs the agenda until a seat must decide, and carries decisions out."""

from typing import Any, TypeAlias

from spieltisch.kernel.agenda import Choice, Option, State, Step
from spieltisch.kernel.errors import DeadEnd, Illegal, Runaway, SpieltischError
from spieltisch.kernel.flow import Flow

STEP_LIMIT = 10_000
"""Steps between two decisions. Honest rules need a few dozen."""

AnyOption: TypeAlias = Option[Any]
AnyChoice: TypeAlias = Choice[Any]


def settle(state: State, flow: Flow) -> None:
    """Run until every open branch waits for a seat, or the game is over."""
    for _fork in range(STEP_LIMIT):
        if not state.branches:
            if _run(state, state.agenda, 0, flow):
                return
            if not state.branches:
                return
        if _settle_branches(state, flow):
            return
        _join(state)
    raise Runaway(f"{STEP_LIMIT} forks without a decision")


def _settle_branches(state: State, flow: Flow) -> bool:
    waiting = False
    quiet = True
    for index in range(len(state.branches)):
        steps = _run(state, state.branches[index], index, flow)
        waiting = waiting or steps > 0
        quiet = quiet and steps == 1
    if not quiet:
        # What a branch did by itself may have changed what an earlier one was offered.
        state.forget_offers()
    return waiting


def _join(state: State) -> None:
    state.branches = []
    state.offers = [[]]


def _run(state: State, stack: list[Step[Any]], index: int, flow: Flow) -> int:
    """Run one stack. 0: it is empty, or a fork has opened. Else it waits for a seat, which was
    found at so many steps: with 1 nothing has happened.
    """
    state.stack = stack
    forked = len(state.branches) > 0
    steps = 0
    while stack:
        steps += 1
        if steps > STEP_LIMIT:
            raise Runaway(f"{STEP_LIMIT} steps without a decision, now at {stack[-1]!r}")
        step = stack.pop()
        if isinstance(step, Choice):
            choice: AnyChoice = step
            options = choice.options(state)
            if len(options) > 1 or (options and choice.always_asks):
                stack.append(choice)
                state.offers[index] = options
                return steps
            if not options:
                raise DeadEnd(f"seat {choice.seat} has no option at {choice!r}")
            choice.take(state, options[0], flow)
        else:
            step.run(state, flow)
            if not forked and state.branches:
                return 0
    return 0


def waiting(state: State) -> list[AnyChoice]:
    """The choices put to seats now; several only while a fork is open."""
    if not state.branches:
        return [_choice(state.agenda[-1])] if state.agenda else []
    return [_choice(branch[-1]) for branch in state.branches if branch]


def _choice(step: Step[Any]) -> AnyChoice:
    assert isinstance(step, Choice)
    return step


def first_waiting(state: State) -> int:
    """The branch to answer first: 0 outside a fork; -1 when the game is over."""
    if not state.branches:
        return 0 if state.agenda else -1
    for index in range(len(state.branches)):
        if state.branches[index]:
            return index
    return -1


def branch_of(state: State, seat: int) -> int:
    """The branch that waits for this seat, or -1."""
    if not state.branches:
        return 0 if state.agenda and _choice(state.agenda[-1]).seat == seat else -1
    for index, branch in enumerate(state.branches):
        if branch and _choice(branch[-1]).seat == seat:
            return index
    return -1


def choice_at(state: State, index: int) -> AnyChoice:
    """The choice that a branch waits for."""
    return _choice(state.branches[index][-1] if state.branches else state.agenda[-1])


def options_at(state: State, index: int) -> list[AnyOption]:
    """The legal options of the choice a branch waits for. Not to be changed by the caller."""
    offer = state.offers[index]
    if not offer:
        choice = choice_at(state, index)
        offer = choice.options(state)
        if not offer:
            raise DeadEnd(f"seat {choice.seat} has no option at {choice!r}")
        state.offers[index] = offer
    return offer


def apply_at(state: State, index: int, option: AnyOption, flow: Flow) -> None:
    """Carry out an option of the choice that a branch waits for, and settle.

    The option must be one of `options_at`; nothing is checked again here.
    """
    if not state.branches:
        choice = _choice(state.agenda.pop())
        state.stack = state.agenda
        choice.take(state, option, flow)
        settle(state, flow)
        return
    branch = state.branches[index]
    choice = _choice(branch.pop())
    state.stack = branch
    choice.take(state, option, flow)
    for other in range(len(state.offers)):
        state.offers[other] = []
    if _run(state, branch, index, flow) or first_waiting(state) >= 0:
        return
    _join(state)
    settle(state, flow)


def apply(state: State, seat: int, option: AnyOption, flow: Flow) -> None:
    """Carry out a legal option for a seat that may decide now, or may do it without being asked."""
    index = branch_of(state, seat)
    if index >= 0:
        apply_at(state, index, option, flow)
        return
    choice = standing(state, seat)
    if choice is None:
        raise Illegal(f"seat {seat} has nothing to decide now")
    _apply_unasked(state, choice, option, flow)


def standing(state: State, seat: int) -> AnyChoice | None:
    """What a seat may do now although it is not asked; nothing once the game is over."""
    if state.over or not 0 <= seat < state.seats or branch_of(state, seat) >= 0:
        return None
    return state.standing(seat)


def _apply_unasked(state: State, choice: AnyChoice, option: AnyOption, flow: Flow) -> None:
    """Carry it out beside the agenda, then list the options of those who are asked anew.

    They stay asked, unless that leaves a single option: it is taken as ever.
    """
    aside: list[Step[Any]] = []
    forks = state.forks
    state.stack = aside
    choice.take(state, option, flow)
    if _run(state, aside, 0, flow) or state.forks != forks:
        raise SpieltischError(f"what seat {choice.seat} does unasked may ask nobody: {choice!r}")
    state.forget_offers()
    settle(state, flow)


def deciders(state: State) -> list[int]:
    """The seats that may decide now."""
    return [choice.seat for choice in waiting(state)]
