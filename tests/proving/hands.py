"""A small game with hidden hands: draw, play for points, pay for a point, stop.

What happens is in the table's methods, so that a fault can be planted by overriding one.
"""

import sys
from typing import ClassVar, Self

from spieltisch.kernel.agenda import Choice, Option, State, Step
from spieltisch.kernel.chance import Chance
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.piles import Pile, redeal
from spieltisch.kernel.values import Plain

CARDS = 14
COINS = 3
TURNS = 4

DRAWS = EventKind("draws", "seat", "card?")
PLAYS = EventKind("plays", "seat", "card")
PAYS = EventKind("pays", "seat")


class Table(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "pile",
        "hands",
        "played",
        "coins",
        "bank",
        "points",
    )

    def __init__(self, seats: int, in_turn: bool) -> None:
        super().__init__(seats, in_turn)
        self.pile = Pile(list(range(1, CARDS + 1)))
        self.hands: list[list[int]] = [[] for _seat in range(seats)]
        self.played: list[list[int]] = [[] for _seat in range(seats)]
        self.coins = [COINS] * seats
        self.bank = 0
        self.points = [0] * seats

    def clone(self) -> Self:
        copy = type(self)(self.seats, self.in_turn)
        self.clone_agenda_into(copy)
        copy.pile = self.pile.clone()
        copy.hands = [hand[:] for hand in self.hands]
        copy.played = [cards[:] for cards in self.played]
        copy.coins = self.coins[:]
        copy.bank = self.bank
        copy.points = self.points[:]
        return copy

    def deal(self, flow: Flow) -> None:
        for seat in self.clockwise_from(0) * 2:
            self.draw(seat, flow)

    def acts(self, seat: int) -> "list[Option[Table]]":
        acts: list[Option[Table]] = [Play(card) for card in self.hands[seat]]
        if self.pile.items:
            acts.append(Draw())
        if self.coins[seat]:
            acts.append(Pay())
        acts.append(Stop())
        return acts

    def draw(self, seat: int, flow: Flow) -> None:
        card = flow.draw(self.pile)
        self.take_up(seat, card)
        flow.tell(DRAWS, seat, card)

    def take_up(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def play(self, seat: int, card: int, flow: Flow) -> None:
        self.hands[seat].remove(card)
        self.played[seat].append(card)
        self.points[seat] += card
        flow.tell(PLAYS, seat, card)

    def pay(self, seat: int, flow: Flow) -> None:
        self.coins[seat] -= 1
        self.bank += 1
        self.points[seat] += 1
        flow.tell(PAYS, seat)


class Deal(Step[Table]):
    def run(self, state: Table, flow: Flow) -> None:
        state.deal(flow)


class Turn(Step[Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        state.begin_turn(self.seat)
        following = (self.seat + 1) % state.seats
        if state.turns[following] < TURNS:
            state.push(Turn(following))
        state.push(ChooseAct(self.seat, 3))


class ChooseAct(Choice[Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    always_asks = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Table) -> list[Option[Table]]:
        return state.acts(self.seat)

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        if self.left > 1 and not isinstance(option, Stop):
            state.push(ChooseAct(self.seat, self.left - 1))
        option.do(state, self.seat, flow)


class Draw(Option[Table]):
    verb = "draw"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.draw(seat, flow)


class Play(Option[Table]):
    verb = "play"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.play(seat, self.card, flow)


class Pay(Option[Table]):
    verb = "pay"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.pay(seat, flow)


class Stop(Option[Table]):
    verb = "stop"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        pass


class Hands(Game[Table]):
    name = "hands"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)
    score_sources = ("cards", "coins")
    table: ClassVar[type[Table]] = Table

    def __init__(self) -> None:
        super().__init__()
        self.modules = [sys.modules[__name__], sys.modules[type(self).__module__]]

    def opening(self, setup: Setup) -> Table:
        table = self.table(setup.seats, setup.in_turn)
        table.then(Deal(), Turn(0))
        return table

    def scores(self, state: Table) -> list[int]:
        return state.points

    def winners(self, state: Table) -> list[int]:
        return [s for s, points in enumerate(state.points) if points == max(state.points)]

    def view(self, state: Table, seat: int) -> dict[str, Plain]:
        return {
            "hand": list(state.hands[seat]) if seat >= 0 else [],
            "cards": [len(hand) for hand in state.hands],
            "played": [list(cards) for cards in state.played],
            "coins": list(state.coins),
        }

    def determinise(self, state: Table, seat: int, chance: Chance) -> Table:
        copy = state.clone()
        redeal(copy.pile, [copy.hands[s] for s in range(copy.seats) if s != seat], chance)
        return copy

    def audit(self, state: Table) -> list[str]:
        wrong = []
        if sum(state.coins) + state.bank != COINS * state.seats:
            wrong.append("coins do not add up")
        heaps = [state.pile.items, *state.hands, *state.played]
        if sorted(card for heap in heaps for card in heap) != list(range(1, CARDS + 1)):
            wrong.append("cards do not add up")
        return wrong

    def recount(self, state: Table) -> list[int]:
        return [sum(sheet.values()) for sheet in self.score_sheet(state)]

    def score_sheet(self, state: Table) -> list[dict[str, int]]:
        return [
            {"cards": sum(cards), "coins": COINS - coins}
            for cards, coins in zip(state.played, state.coins, strict=True)
        ]
