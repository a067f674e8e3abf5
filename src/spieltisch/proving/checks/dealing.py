"""Dealing: the set-up tells nobody another's cards, and no pile prefers an item."""

import math
import random
from collections import Counter
from typing import Any

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import State
from spieltisch.kernel.chance import Chance, Recorded, Sampled
from spieltisch.kernel.errors import NoMoreChance
from spieltisch.kernel.events import Listener, seen_by
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.piles import Pile
from spieltisch.proving.broken import expect
from spieltisch.proving.checks.copies import attribute_names
from spieltisch.proving.play import Noted, make_move, open_branches, seats_and_spectator, view_text
from spieltisch.proving.trial import Trial

OTHER_DEALS = 6
SIGMAS = 5.0
"""How far chance may stray before we call a pile biased: once in three million."""
SHUFFLES = 600


class Deal:
    """A set-up that has run, with what was heard."""

    def __init__(self, game: Game[Any], setup: Setup, chance: Chance) -> None:
        self.listener = Listener()
        self.state = game.new(setup)
        engine.settle(self.state, Flow(chance, self.listener))

    def heard(self, seat: int) -> list[str]:
        """What a seat heard and nobody was meant to see, in no order."""
        return sorted(
            repr(seen_by(seat, kind, values))
            for kind, values in self.listener.heard
            if not kind.reveals
        )


def deal_hidden(trial: Trial) -> None:
    """Where another deal leaves a seat's view the same, it has heard the same."""
    noted = Noted(Sampled(trial.source))
    true = Deal(trial.game, trial.setup, noted)
    for _deal in range(OTHER_DEALS if noted.picks else 0):
        try:
            other = Deal(trial.game, trial.setup, Recorded(_exchanged(noted, trial.source)))
        except NoMoreChance:
            continue
        for seat in seats_and_spectator(true.state):
            _told_no_more(trial, true, other, seat)


def _told_no_more(trial: Trial, true: Deal, other: Deal, seat: int) -> None:
    if view_text(trial.match, true.state, seat) == view_text(trial.match, other.state, seat):
        expect(
            true.heard(seat) == other.heard(seat),
            "hidden-events",
            f"set-up tells seat {seat} what its view does not show",
        )


def _exchanged(noted: Noted, source: random.Random) -> list[int]:
    """The outcomes with two items of one pile exchanged, from a random draw on."""
    place, pile, items = source.choice(noted.picks)
    drawn = noted.notes[place]
    swap = {drawn: (instead := source.choice(items)), instead: drawn}
    places = {at for at, other, _items in noted.picks if other == pile and at >= place}
    return [swap.get(n, n) if at in places else n for at, n in enumerate(noted.notes)]


# Piles


def piles_of(state: State) -> dict[str, Pile]:
    """The piles that a state keeps, by attribute; those in a list are numbered."""
    found: dict[str, Pile] = {}
    for name in attribute_names(state):
        thing = getattr(state, name, None)
        parts = thing if isinstance(thing, list | tuple) else [thing]
        found |= {f"{name}.{n}": part for n, part in enumerate(parts) if isinstance(part, Pile)}
    return found


class Draws:
    """What piles held, and what was drawn from them, in many games.

    A pile that chance picks from is counted by its first pick; one that loses items without a
    pick (a game that rolls for a place in it) by what it lost.
    """

    def __init__(self) -> None:
        self.held: dict[str, Counter[int]] = {}
        self.drawn: dict[str, list[Counter[int]]] = {}

    def note(self, name: str, held: Counter[int], drawn: Counter[int]) -> None:
        key = f"{name} with {sorted(held.items())}"
        self.held[key] = held
        self.drawn.setdefault(key, []).append(drawn)


def fair_piles(game: Game[Any], setup: Setup, seed: int) -> None:
    """Over many games, the first draws take every item of a pile equally often."""
    source = random.Random(f"piles {seed}")
    draws = Draws()
    for _game in range(SHUFFLES):
        if not _first_luck(game, setup, source, draws):
            return
    for key, drawn in draws.drawn.items():
        if len(drawn) > SHUFFLES // 2:
            _uniform(key, draws.held[key], drawn)


def _first_luck(game: Game[Any], setup: Setup, source: random.Random, draws: Draws) -> bool:
    """Play from the set-up, always the first option, until chance has been asked, if ever."""
    chance = Noted(Sampled(source))
    state = game.new(setup)
    before = _contents(state)
    flow = Flow(chance, Listener())
    engine.settle(state, flow)
    while not chance.notes and (branches := open_branches(state)):
        before = _contents(state)
        seat = engine.choice_at(state, branches[0]).seat
        option = engine.options_at(state, branches[0])[0]
        flow = Flow(chance, Listener())
        make_move(game, state, seat, option, flow)
    _note_picks(chance, flow, draws)
    _note_losses(before, piles_of(state), chance, draws)
    return bool(chance.notes)


def _contents(state: State) -> dict[str, Counter[int]]:
    return {name: Counter(pile.items) for name, pile in piles_of(state).items()}


def _note_picks(chance: Noted, flow: Flow, draws: Draws) -> None:
    seen: set[int] = set()
    for place, pile, items in chance.picks:
        if pile not in seen and place < len(flow.outcomes):
            draws.note(f"draw {len(seen)}", Counter(items), Counter([flow.outcomes[place]]))
        seen.add(pile)


def _note_losses(
    before: dict[str, Counter[int]], after: dict[str, Pile], chance: Noted, draws: Draws
) -> None:
    picked = {pile for _place, pile, _items in chance.picks}
    for name, held in before.items():
        if name in after and id(after[name].items) not in picked:
            lost = held - Counter(after[name].items)
            if 0 < lost.total() <= len(chance.notes):
                draws.note(name, held, lost)


def _uniform(key: str, held: Counter[int], drawn: list[Counter[int]]) -> None:
    total = sum(drawn, Counter[int]())
    by_rule = not key.startswith("draw ") and all(one == drawn[0] for one in drawn)
    if len(held) < 2 or by_rule:
        return
    expected = {item: total.total() * count / held.total() for item, count in held.items()}
    strays = sum((total[item] - mean) ** 2 / mean for item, mean in expected.items())
    expect(
        strays <= chi_square_bound(len(held) - 1),
        "fair-piles",
        f"the pile {key} prefers some items: {dict(total)} in {len(drawn)} games",
    )


def chi_square_bound(freedom: int) -> float:
    """What a fair count stays below (Wilson and Hilferty's approximation)."""
    ninth = 2 / (9 * freedom)
    return freedom * (1 - ninth + SIGMAS * math.sqrt(ninth)) ** 3
