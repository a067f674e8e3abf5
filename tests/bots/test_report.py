"""The report on a game: planted luck shows as luck, a planted blunder as a turning point."""

from random import Random
from typing import Any

import pytest

from spieltisch import games
from spieltisch.bots import Sight, load_bot
from spieltisch.bots.craft import craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.learned import learned_judge
from spieltisch.bots.report import report_on
from spieltisch.bots.report.walk import Moment, moments
from spieltisch.bots.search.lookahead import take_best
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Chance, Sampled, Seeded
from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.record import Record
from spieltisch.tables.match import Match
from tests.proving import dice

BRIEF = Effort(positions=600)
LATE, MOST_OPTIONS, WORLDS = 24, 8, 4


class Paid(dice.Table):
    """Every roll pays what it shows, so what luck is worth can be told exactly."""

    def roll(self, seat: int, flow: Flow) -> None:
        super().roll(seat, flow)
        self.points[seat] += sum(self.dice)


class PaidDice(dice.Dice):
    table = Paid


class Loaded(Chance):
    """Dice that show one face until they are told another."""

    face = 6

    def roll(self, sides: int) -> int:
        return self.face


def cut(record: Record, moves: int) -> Record:
    return Record(record.header, record.chance, record.moves[:moves])


def loaded_game() -> tuple[Any, Record]:
    """Seat 0 rolls nothing but sixes, seat 1 nothing but ones; nobody places a die."""
    game, chance = PaidDice(), Loaded()
    match = Match(game, 2, chance=chance)
    while not match.over:
        seat = match.choices[0].seat
        chance.face = 1 if seat == 0 else 6
        match.take(seat, "skip")
    return game, match.record


def test_lucky_dice_are_luck_and_unlucky_ones_too() -> None:
    game, record = loaded_game()
    report = report_on(game, record, deals=200, effort=BRIEF)
    # Three rolls of three dice each: sixes are 2.5 above the mean, ones as far below.
    assert [round(seat.dice / 22.5, 1) for seat in report.seats] == [1.0, -1.0]
    assert [seat.draws for seat in report.seats] == [0, 0]
    lucky, unlucky = ([p for p in seat.points if p.kind == "luck"] for seat in report.seats)
    assert len(lucky) == len(unlucky) == 3
    assert all(point.points > 5 and point.swing > 0 for point in lucky)
    assert all(point.points < -5 and point.swing < 0 for point in unlucky)


def test_what_is_skipped_is_given_away() -> None:
    game, record = loaded_game()
    report = report_on(game, record, deals=2, effort=BRIEF)
    best, worst = report.seats
    # Who skips a six gives six away; only one of three can be made up for.
    assert best.best < best.decisions
    assert worst.points
    found = [point for point in best.points if point.kind == "decision"]
    assert {point.took for point in found} == {"skip"}
    assert all(point.better.startswith("place 6") for point in found)


def play(name: str, moves: int, seed: int) -> Match:
    """Two regulars play so many moves."""
    match = Match(games.load(name), 2, seed)
    play_on(match, moves, seed)
    return match


def play_on(match: Match, moves: int, seed: int, level: str = "regular") -> None:
    bots = [load_bot(level)(Random(seed + seat)) for seat in range(2)]
    while not match.over and match.moves < moves:
        choice = match.choices[0]
        sight = Sight(match.game, match.state, choice.seat, choice.options)
        match.take(choice.seat, bots[choice.seat].choose(sight))


def blundered(name: str) -> tuple[Match, int]:
    """A game in which seat 1 does once what costs it most: the match, and that move.

    It happens near the end, so that playing on tells what it costs, however one plays on.
    """
    game = games.load(name)
    for seed in range(5, 15):
        whole = play(name, 1 << 20, seed).record
        found = [_worst(game, moment) for moment in list(moments(game, whole))[-LATE:]]
        costs, number, worst = max(found)
        if costs >= 10:
            match = Match.from_record(game, whole, until=number - 1)
            match.chance = Seeded(seed)
            match.take(1, worst)
            play_on(match, 1 << 20, seed)
            return match, number
    raise AssertionError("nothing costs so much")


def _worst(game: Any, moment: Moment) -> tuple[float, int, int]:
    """What the worst option costs seat 1, the move, and the option's place."""
    options = moment.options
    if moment.seat != 1 or not 2 <= len(options) <= MOST_OPTIONS:
        return 0.0, 0, 0
    ends = [_end(game, moment.before, option) for option in options]
    return max(ends) - min(ends), moment.number, ends.index(min(ends))


def _end(game: Any, before: Any, option: Any) -> float:
    """Seat 1's final points after an option, on average, in the better of two hands."""
    craft = craft_for(game)
    means = []
    for judge in (craft, learned_judge(craft)):
        total = 0.0
        for seed in range(WORLDS):
            luck, state = Random(seed), before.clone()
            flow = Flow(Sampled(luck))
            engine.apply(state, 1, option, flow)
            while not state.over:
                take_best(craft, judge, state, engine.first_waiting(state), flow, luck)
            total += game.scores(state)[1]
        means.append(total / WORLDS)
    return max(means)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_a_planted_blunder_is_a_turning_point(name: str) -> None:
    match, number = blundered(name)
    since = number - LATE // 2
    effort = Effort(positions=3000)
    report = report_on(match.game, match.record, deals=1, effort=effort, since=since)
    found = [point for point in report.seats[1].points if point.kind == "decision"]
    assert number in [point.number for point in found]
    point = next(point for point in found if point.number == number)
    assert point.points < 0
    assert point.better
    assert point.better != point.took == match.record.moves[number - 1].move


def lucky_burgundy(moves: int) -> Match:
    """Whenever luck comes in it is drawn eight times, and what suits seat 0 best is kept.

    How well it suits is told by the points of a game that two regulars play on.
    """
    match = Match(games.load("burgundy"), 2, 9)
    rng = Random(9)
    bot = load_bot("regular")(rng)
    while not match.over and match.moves < moves:
        choice = match.choices[0]
        chosen = bot.choose(Sight(match.game, match.state, choice.seat, choice.options))
        trials = []
        for _trial in range(8):
            seed = rng.getrandbits(60)
            trials.append((_points_ahead(match, choice.seat, chosen, seed), seed))
        match.chance = Sampled(Random(max(trials)[1]))
        match.take(choice.seat, chosen)
    return match


def _points_ahead(match: Match, seat: int, chosen: int, seed: int) -> int:
    """Seat 0's lead after the round that follows, in points that are already scored."""
    trial = Match.from_record(match.game, match.record)
    trial.chance = Sampled(Random(seed))
    trial.take(seat, chosen)
    if not trial.record.moves[-1].chance:
        return 0
    bot, until = load_bot("regular")(Random(1)), sum(trial.state.turns) + 2
    while not trial.over and sum(trial.state.turns) < until:
        choice = trial.choices[0]
        which = bot.choose(Sight(trial.game, trial.state, choice.seat, choice.options))
        trial.take(choice.seat, which)
    return trial.scores[0] - trial.scores[1]


@pytest.mark.slow
def test_planted_luck_in_burgundy_is_luck_for_its_seat() -> None:
    match = lucky_burgundy(60)
    report = report_on(match.game, match.record, deals=8, effort=BRIEF)
    lucky, other = report.seats
    assert lucky.luck - other.luck > 10


def test_the_same_seed_tells_the_same_and_every_move_is_counted() -> None:
    match = play("burgundy", 24, seed=2)
    ticks: list[tuple[int, int]] = []
    first, second = (
        report_on(
            match.game,
            match.record,
            seed=3,
            deals=2,
            effort=BRIEF,
            progress=lambda done, total: ticks.append((done, total)),
        )
        for _time in range(2)
    )
    assert first.plain() == second.plain()
    assert sum(seat.decisions for seat in first.seats) == match.moves
    assert len(first.expected) == match.moves + 1
    assert ticks[-1][0] == ticks[-1][1]


def test_the_report_of_a_decision_does_not_depend_on_what_was_hidden() -> None:
    from spieltisch.bots.report.choices import Assessor

    match = play("boonlake", 40, seed=6)
    craft = craft_for(match.game)
    told = []
    for redraw in (False, True):
        assessor = Assessor(match.game, craft, learned_judge(craft), Random(1))
        losses = []
        for moment in moments(match.game, match.record):
            if redraw:
                hidden = match.game.imagined(moment.before, moment.seat, Sampled(Random(77)))
                moment = Moment(
                    moment.number, moment.seat, hidden, moment.after, moment.option, moment.told
                )
            losses.append(assessor.screen(moment).points)
        told.append(losses)
    assert told[0] == told[1]


def adds_up(name: str, level: str, seed: int, deals: int) -> None:
    """Whoever plays however well: nothing of a result is left unexplained or told twice."""
    match = Match(games.load(name), 2, seed)
    play_on(match, 1 << 20, seed, level)
    report = report_on(match.game, match.record, deals=deals, effort=Effort(positions=50))
    for seat, told in enumerate(report.seats):
        plain = told.plain()
        parts = ("start", "dice", "draws", "own", "others")
        assert abs(sum(plain[part] for part in parts) - match.scores[seat]) < 0.3
        assert told.own != told.others != 0


def test_start_luck_and_decisions_are_the_result() -> None:
    adds_up("burgundy", "novice", seed=3, deals=2)


@pytest.mark.extended
@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
@pytest.mark.parametrize("seed", range(25))
def test_start_luck_and_decisions_are_the_result_in_many_games(name: str, seed: int) -> None:
    adds_up(name, ("novice", "regular")[seed % 2], seed, deals=2)


def test_luck_measured_by_more_deals_is_surer() -> None:
    game, record = loaded_game()
    few, many = (report_on(game, record, deals=n, effort=BRIEF).seats[0].doubt for n in (4, 64))
    assert few > 4 * many > 0


def test_a_record_that_cannot_be_played_is_named() -> None:
    match = play("burgundy", 6, seed=2)
    record = cut(match.record, 6)
    record.moves[3].move = "nonsense"
    with pytest.raises(BadRecord, match="move 4"):
        list(moments(match.game, record))
    del record.moves[3:]
    record.chance = record.chance[:2]
    with pytest.raises(BadRecord, match="set-up"):
        list(moments(match.game, record))


def test_moments_end_where_the_match_ends() -> None:
    match = play("boonlake", 30, seed=6)
    last = list(moments(match.game, match.record))[-1]
    assert last.after.digest() == match.digest()
    assert engine.deciders(last.after) == engine.deciders(match.state)
