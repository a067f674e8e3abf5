"""The games with secrets, each broken in one way: something hidden comes out, or wrong."""

from typing import ClassVar, Self

from spieltisch.kernel.agenda import Choice, Option, Step
from spieltisch.kernel.chance import Chance
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile, redeal
from spieltisch.kernel.values import Plain
from tests.proving import hands, votes
from tests.proving.hands import Hands
from tests.proving.votes import Votes

DRAWS_OPENLY = EventKind("draws-openly", "seat", "card")
PEEKS = EventKind("peeks", "seat", "card?")
SHOUTS = EventKind("shouts", "seat", "cause")


class LeakyView(Hands):
    """The view shows all hands."""

    def view(self, state: hands.Table, seat: int) -> dict[str, Plain]:
        return {**super().view(state, seat), "all": [list(hand) for hand in state.hands]}


class LeakyTotal(Hands):
    """The view shows what the pile is worth, and so what others may hold."""

    def view(self, state: hands.Table, seat: int) -> dict[str, Plain]:
        return {**super().view(state, seat), "left": sum(state.pile.items)}


class LastSeat(Hands):
    """A spectator's view looks at hand number -1."""

    def view(self, state: hands.Table, seat: int) -> dict[str, Plain]:
        return {**super().view(state, seat), "hand": list(state.hands[seat])}


class RememberingTable(hands.Table):
    fields: ClassVar[tuple[str, ...]] = (*hands.Table.fields, "last")

    def __init__(self, seats: int, in_turn: bool) -> None:
        super().__init__(seats, in_turn)
        self.last = 0

    def clone(self) -> Self:
        copy = super().clone()
        copy.last = self.last
        return copy

    def take_up(self, seat: int, card: int) -> None:
        super().take_up(seat, card)
        self.last = card


class LeakyMemory(Hands):
    """The view shows the card drawn last, whoever drew it."""

    table = RememberingTable

    def view(self, state: hands.Table, seat: int) -> dict[str, Plain]:
        assert isinstance(state, RememberingTable)
        return {**super().view(state, seat), "last": state.last}


class OpenDrawTable(hands.Table):
    def draw(self, seat: int, flow: Flow) -> None:
        card = flow.draw(self.pile)
        self.take_up(seat, card)
        flow.tell(DRAWS_OPENLY, seat, card)


class LeakyEvent(Hands):
    """An event tells everybody which card was drawn."""

    table = OpenDrawTable


class OpenDealTable(hands.Table):
    def deal(self, flow: Flow) -> None:
        for seat in range(self.seats):
            card = flow.draw(self.pile)
            self.take_up(seat, card)
            flow.tell(DRAWS_OPENLY, seat, card)


class LeakyDeal(Hands):
    """Only the set-up's events tell everybody's cards."""

    table = OpenDealTable


class EnviousTable(hands.Table):
    def acts(self, seat: int) -> list[Option[hands.Table]]:
        acts = super().acts(seat)
        best = max(card for hand in [[0], *self.hands] for card in hand)
        return acts if best in [0, *self.hands[seat]] else acts[-1:]


class LeakyOptions(Hands):
    """Who does not hold the highest card may only stop."""

    table = EnviousTable


class StackedTable(hands.Table):
    """Shuffles at the set-up and then draws from the list without asking chance."""

    fields: ClassVar[tuple[str, ...]] = (*hands.Table.fields, "stack_of_cards")

    def __init__(self, seats: int, in_turn: bool) -> None:
        super().__init__(seats, in_turn)
        self.stack_of_cards: list[int] = []

    def clone(self) -> Self:
        copy = super().clone()
        copy.stack_of_cards = self.stack_of_cards[:]
        return copy

    def deal(self, flow: Flow) -> None:
        super().deal(flow)
        while self.pile.items:
            self.stack_of_cards.append(flow.draw(self.pile))

    def acts(self, seat: int) -> list[Option[hands.Table]]:
        acts = super().acts(seat)
        return [hands.Draw(), *acts] if self.stack_of_cards else acts

    def draw(self, seat: int, flow: Flow) -> None:
        if not self.stack_of_cards:
            super().draw(seat, flow)
            return
        card = self.stack_of_cards.pop()
        self.take_up(seat, card)
        flow.tell(hands.DRAWS, seat, card)


class MissingSeal(Hands):
    """A draw from a pile that was shuffled beforehand does not seal."""

    table = StackedTable

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        copy = state.clone()
        assert isinstance(copy, StackedTable)
        hidden = [copy.hands[s] for s in range(copy.seats) if s != seat]
        cards = len(copy.stack_of_cards)
        copy.pile.add_all(copy.stack_of_cards)
        redeal(copy.pile, hidden, chance)
        copy.stack_of_cards = [
            copy.pile.take_at(chance.pick(copy.pile.items)) for _card in range(cards)
        ]
        return copy

    def audit(self, state: hands.Table) -> list[str]:
        return []


class PeekingTable(hands.Table):
    def pay(self, seat: int, flow: Flow) -> None:
        super().pay(seat, flow)
        for card in self.hands[(seat + 1) % self.seats][:1]:
            flow.tell(PEEKS, seat, card)


class UnsealedPeek(Hands):
    """Paying shows the payer a neighbour's card, and can be taken back afterwards."""

    table = PeekingTable


class Confess(Choice[hands.Table]):
    """A question that is asked only of somebody with a high card."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: hands.Table) -> list[Option[hands.Table]]:
        high: list[Option[hands.Table]] = [hands.Pay()] if state.coins[self.seat] else []
        return [hands.Stop()] + (high if max([0, *state.hands[self.seat]]) > 7 else [])


class TellingTable(hands.Table):
    def play(self, seat: int, card: int, flow: Flow) -> None:
        super().play(seat, card, flow)
        self.push(Confess(seat))


class LeakySilence(Hands):
    """Whether a seat is asked again tells what it holds."""

    table = TellingTable


class TruthfulRedraw(Hands):
    """A redraw gives the true hands."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        return state.clone()


class SilentTable(hands.Table):
    def draw(self, seat: int, flow: Flow) -> None:
        self.take_up(seat, flow.draw(self.pile))


class SilentTruth(TruthfulRedraw):
    """A redraw gives the true hands, and no event ever said that there is anything hidden."""

    table = SilentTable


class Stumble(Step[hands.Table]):
    def run(self, state: hands.Table, flow: Flow) -> None:
        raise LookupError("the redraw has left a stone in the way")


class StumblingRedraw(Hands):
    """A redraw cannot be played to the end."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        copy = super().determinise(state, seat, chance)
        copy.agenda.insert(0, Stumble())
        return copy


class HalfTruthfulRedraw(Hands):
    """A redraw gives the last seat its true hand."""

    seat_counts = (3,)

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        copy = state.clone()
        redeal(copy.pile, [copy.hands[s] for s in (0, 1) if s != seat], chance)
        return copy


class WrongRedraw(Hands):
    """A redraw changes the seat's own hand."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        copy = state.clone()
        redeal(copy.pile, copy.hands, chance)
        return copy


class ShortRedraw(Hands):
    """A redraw loses a card of the pile."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        copy = super().determinise(state, seat, chance)
        copy.pile.items = copy.pile.items[1:]
        return copy


class ShortHands(Hands):
    """A redraw gives others a card less."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        copy = super().determinise(state, seat, chance)
        for other, hand in enumerate(copy.hands):
            if hand and other != seat:
                copy.pile.add(hand.pop())
        return copy


class SharingRedraw(Hands):
    """A redraw keeps the true hand's list."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        copy = super().determinise(state, seat, chance)
        if seat >= 0:
            copy.hands[seat] = state.hands[seat]
        return copy


class RedrawInPlace(Hands):
    """A redraw works on the true state."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        redeal(state.pile, [state.hands[s] for s in range(state.seats) if s != seat], chance)
        return state.clone()


class NoSpectators(Hands):
    """A redraw fails for a spectator."""

    def determinise(self, state: hands.Table, seat: int, chance: Chance) -> hands.Table:
        if seat < 0:
            raise IndexError(seat)
        return super().determinise(state, seat, chance)


class LowPile(Pile):
    """Gives the lower of the items next to each other."""

    def take_at(self, index: int) -> int:
        return super().take_at(max(index - 1, 0))

    def clone(self) -> "LowPile":
        copy = LowPile([])
        copy.items = self.items[:]
        return copy


class LowTable(hands.Table):
    def __init__(self, seats: int, in_turn: bool) -> None:
        super().__init__(seats, in_turn)
        self.pile = LowPile(list(range(1, hands.CARDS + 1)))


class BiasedPile(Hands):
    """A pile that prefers low cards."""

    table = LowTable


class RollingTable(hands.Table):
    def draw(self, seat: int, flow: Flow) -> None:
        card = self.pile.take_at(flow.roll(20) % len(self.pile))
        self.take_up(seat, card)
        flow.tell(hands.DRAWS, seat, card)


class BiasedRoll(Hands):
    """Draws by a roll that does not fit the pile's size."""

    table = RollingTable


class SneakyTable(hands.Table):
    def draw(self, seat: int, flow: Flow) -> None:
        card = self.pile.take_at(flow.chance.pick(self.pile.items))
        flow.rolled = True
        self.take_up(seat, card)
        flow.tell(hands.DRAWS, seat, card)


class UnrecordedLuck(Hands):
    """Draws past the flow, so that the record does not know of it."""

    table = SneakyTable


class ShoutingTable(votes.Table):
    def vote(self, seat: int, cause: int, flow: Flow) -> None:
        super().vote(seat, cause, flow)
        flow.tell(SHOUTS, seat, self.votes[(seat + 1) % self.seats])


class LeakyShout(Votes):
    """A vote tells how the neighbour voted before."""

    table = ShoutingTable


class LeakyVotes(Votes):
    """The view shows votes while others still decide."""

    def view(self, state: votes.Table, seat: int) -> dict[str, Plain]:
        return {**super().view(state, seat), "votes": list(state.votes)}


class HastyTable(votes.Table):
    def stake(self, seat: int, stake: int, flow: Flow) -> None:
        super().stake(seat, stake, flow)
        if min(self.votes) >= 0 and self.votes.count(self.votes[seat]) == 1:
            self.points[seat] += 1


class LeakyScore(Votes):
    """Points for a lonely vote are given before votes are shown."""

    table = HastyTable
