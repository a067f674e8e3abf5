"""The net: its sums, its file, the features it is told, and that it cannot peek."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import tests.auction
from spieltisch import games, titles
from spieltisch.bots import Sight, load_bot
from spieltisch.bots.craft import Craft, craft_for
from spieltisch.bots.learned import NO_NET, OWN_WEIGHTS, Taught, learned_judge
from spieltisch.bots.net import FIRST, SECOND, Features, Net, Sparse, packed, parse_net, size_of
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.game import Game
from spieltisch.tables.match import Match
from tests.bots.positions import positions, sight_of


def some_numbers(inputs: int, seed: int = 1) -> list[float]:
    """Weights as they may come from a file: numbers of four bytes."""
    rng = np.random.default_rng(seed)
    return [float(number) for number in rng.normal(0, 0.3, size_of(inputs)).astype(np.float32)]


def by_numpy(inputs: int, numbers: list[float], found: Sparse) -> float:
    """The same net, written down as matrices."""
    sizes = [(inputs + 1, 1), (inputs + 1, FIRST), (FIRST + 1, SECOND), (SECOND, 1)]
    rest = np.array(numbers)
    layers = []
    for rows, columns in sizes:
        layers.append(rest[: rows * columns].reshape(rows, columns))
        rest = rest[rows * columns :]
    direct, first, second, last = layers
    seen = np.zeros(inputs)
    np.add.at(seen, found.at, found.of)
    hidden = np.maximum(seen @ first[:-1] + first[-1], 0)
    inner = np.maximum(hidden @ second[:-1] + second[-1], 0)
    return float((seen @ direct[:-1] + direct[-1] + inner @ last)[0])


@pytest.mark.parametrize("seed", range(5))
def test_the_net_adds_up_as_matrices_do(seed: int) -> None:
    inputs, rng = 40, Random(seed)
    numbers = some_numbers(inputs, seed)
    found = Sparse()
    for _feature in range(25):  # some of them twice
        found.put(rng.randrange(inputs), rng.choice([0.0, 1.0, rng.uniform(-2, 2)]))
    assert 0.0 not in found.of
    expected = by_numpy(inputs, numbers, found)
    assert Net(inputs, numbers).value(found) == pytest.approx(expected)
    nothing = Sparse()
    assert Net(inputs, numbers).value(nothing) == pytest.approx(by_numpy(inputs, numbers, nothing))


class Told(Features):
    """Two features."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "two"
        self.count = 2


def test_a_net_is_read_as_it_was_written() -> None:
    numbers = some_numbers(2)
    text = json.dumps({"features": "two", "net": packed(numbers)})
    assert parse_net(Told(), text).numbers == numbers


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ({"features": "three", "net": packed(some_numbers(2))}, "for three, not for two"),
        ({"features": "two", "net": packed(some_numbers(3))}, "for 2 features has"),
        ({"features": "two", "net": "not base64"}, "no net"),
        ({"features": "two", "net": "AAAA"}, "no net"),
        ({"features": "two"}, "no net"),
    ],
)
def test_what_is_no_net_is_refused(written: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        parse_net(Told(), json.dumps(written))


def net_file(folder: Path, features: Features) -> str:
    """A net that has learned nothing, but has an opinion."""
    file = folder / f"{features.name}.json"
    made = {"features": features.name, "net": packed(some_numbers(features.count))}
    file.write_text(json.dumps(made), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        *[("burgundy", seats) for seats in (2, 3, 4)],
        *[("boonlake", seats) for seats in range(1, 5)],
    ],
)
def test_features_are_told_in_their_places(name: str, seats: int) -> None:
    told = 0
    for game, state, _seat in positions(name, seats, seed=8, every=40):
        craft = craft_for(game)
        for seat in range(seats):
            if craft.features.covers(state, seat):
                found = Sparse()
                craft.features.fill(state, seat, craft.terms(state, seat), found)
                assert min(found.at) >= 0
                assert max(found.at) < craft.features.count
                assert max(map(abs, found.of)) < 20, "about 1, not points by the hundred"
                told += 1
    assert told


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (4, {"duchies": "12a"}),
        (2, {"shields": "yes"}),
        (2, {"trade-routes": "yes"}),
        (2, {"extra-tiles": "yes"}),
        (2, {"white-castles": "yes"}),
        (2, {"inns": "yes"}),
    ],
)
def test_what_the_features_do_not_tell_is_judged_without_the_net(
    seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    game = games.load("burgundy")
    craft = craft_for(game)
    state = game.new(game.setup(seats, options))
    judge = learned_judge(craft, net_file(tmp_path, craft.features))
    assert isinstance(judge, Taught)
    assert not judge.is_careful(state, 0)
    assert judge.verdict(state, 0) == judge.plain.value(state, 0)


def test_a_net_is_asked_only_at_tables_like_those_it_has_learned_at(tmp_path: Path) -> None:
    craft = craft_for(games.load("burgundy"))
    file = Path(net_file(tmp_path, craft.features))
    made = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**made, "lesson": {"seats": [2, 4]}}), encoding="utf-8")
    judge = learned_judge(craft, str(file))
    asked = []
    for seats in (2, 3, 4):
        _game, state, seat = next(positions("burgundy", seats, seed=8, every=60))
        asked.append(judge.is_careful(state, seat))
    assert asked == [True, False, True]


@pytest.mark.parametrize(("name", "seats"), [("burgundy", 2), ("boonlake", 2), ("boonlake", 1)])
def test_a_finished_game_is_worth_what_it_has_brought(
    name: str, seats: int, tmp_path: Path
) -> None:
    game = games.load(name)
    craft = craft_for(game)
    judge = learned_judge(craft, net_file(tmp_path, craft.features))
    state = finished(game, seats)
    beaten = state.eminence.vp if name == "boonlake" and seats == 1 else 0
    for seat in range(seats):
        assert judge.verdict(state, seat) == game.scores(state)[seat] - beaten


def finished(game: Game[Any], seats: int) -> Any:
    """A game that novices have played to its end."""
    match = Match(game, seats, seed=3)
    bots = [load_bot("novice")(Random(seat)) for seat in range(seats)]
    while not match.over:
        choice = match.choices[0]
        sight = Sight(game, match.state, choice.seat, choice.options)
        match.take(choice.seat, bots[choice.seat].choose(sight))
    return match.state


def test_a_net_judges_ends_of_turns_and_nothing_else(tmp_path: Path) -> None:
    game, state, seat = next(positions("burgundy", 2, seed=8, every=60))
    craft = craft_for(game)
    file = net_file(tmp_path, craft.features)
    judge = learned_judge(craft, file)
    plain = learned_judge(craft, NO_NET)
    assert not isinstance(plain, Taught)
    assert judge.value(state, seat) == plain.value(state, seat)
    terms = craft.terms(state, seat)
    found = Sparse()
    craft.features.fill(state, seat, terms, found)
    net = parse_net(craft.features, Path(file).read_text(encoding="utf-8"))
    assert judge.verdict(state, seat) == pytest.approx(sum(terms) + net.value(found))
    assert learned_judge(craft, file) is judge, "a file is read once"


def test_a_bot_is_given_a_net_by_its_name(tmp_path: Path) -> None:
    game, state, seat = next(positions("burgundy", 2, seed=8, every=60))
    file = net_file(tmp_path, craft_for(game).features)
    sight = sight_of(game, state, seat)
    assert load_bot(f"master={file}@40")(Random(1)).choose(sight) >= 0
    assert load_bot("master=none@40")(Random(1)).choose(sight) >= 0
    with pytest.raises(BadSetup, match="does not take a net"):
        load_bot("expert=none")
    with pytest.raises(BadSetup, match="cannot read"):
        load_bot(f"master={tmp_path / 'nowhere.json'}@40")(Random(1)).choose(sight)


def test_own_weights_are_tried_without_the_net_of_the_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(OWN_WEIGHTS, str(titles.part_of("burgundy", "weights")))
    assert not isinstance(learned_judge(craft_for(games.load("burgundy"))), Taught)


class Everything(Features):
    """All hands, whosoever they are: what an honest bot has only imagined."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "everything"
        self.count = 200

    def covers(self, state: Any, seat: int) -> bool:
        return True

    def fill(self, state: Any, seat: int, terms: list[float], found: Sparse) -> None:
        for hand in state.hands:
            for card in hand:
                found.put(card, 1.0)


class Telling(Craft):
    """Plans nothing and tells everything."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.features = Everything()


@pytest.fixture
def telling_auction() -> Iterator[None]:
    usual = titles.find("auction")
    assert usual is not None
    games.add(titles.Title("auction", tests.auction.make, craft=Telling))
    yield
    games.add(usual)


@pytest.mark.usefixtures("telling_auction")
def test_swapping_what_is_hidden_changes_no_decision_by_the_net(tmp_path: Path) -> None:
    file = net_file(tmp_path, Everything())
    compared = 0
    for game, state, seat in positions("auction", 2, seed=4, every=3):
        swapped = game.determinise(state, seat, Sampled(Random(99)))
        judge = learned_judge(craft_for(game), file)
        compared += judge.verdict(swapped, seat) != judge.verdict(state, seat)
        chosen = [
            load_bot(f"master={file}@60")(Random(7)).choose(sight_of(game, position, seat))
            for position in (state, swapped)
        ]
        assert chosen[0] == chosen[1]
    assert compared, "the net saw no difference, so nothing was tested"


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_hold_in_boonlake_changes_no_decision_by_the_net(
    seats: int, tmp_path: Path
) -> None:
    craft = craft_for(games.load("boonlake"))
    file = net_file(tmp_path, craft.features)
    asked = differ = 0
    for game, state, seat in positions("boonlake", seats, seed=4, every=45):
        swapped = game.determinise(state, seat, Sampled(Random(99)))
        judge = learned_judge(craft, file)
        asked += judge.is_careful(state, seat)
        differ += game.save(swapped) != game.save(state)
        assert judge.verdict(swapped, seat) == judge.verdict(state, seat)
        chosen = [
            load_bot(f"master={file}@60")(Random(7)).choose(sight_of(game, position, seat))
            for position in (state, swapped)
        ]
        assert chosen[0] == chosen[1]
    assert asked
    assert differ


@pytest.mark.parametrize("title", titles.every(), ids=lambda title: title.name)
def test_the_nets_in_the_package_are_small_and_say_how_they_were_made(title: titles.Title) -> None:
    if title.net is None:
        pytest.skip("this game has no net")
    assert title.net.stat().st_size <= 500_000
    made = json.loads(title.net.read_text(encoding="utf-8"))
    assert made["lesson"]["game"] == title.name
    assert isinstance(learned_judge(craft_for(games.load(title.name))), Taught)
