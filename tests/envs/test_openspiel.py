"""OpenSpiel's own random simulations pass, with serialisation; what is hidden stays hidden."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no build for this system")

from spieltisch.envs import openspiel  # noqa: E402
from spieltisch.envs.luck import Asked, Luck  # noqa: E402
from spieltisch.envs.position import Position, begin  # noqa: E402
from tests.envs.positions import table  # noqa: E402

GAMES = [
    "spieltisch_boonlake(players=1,level=difficult)",
    "spieltisch_boonlake(players=2)",
    "spieltisch_boonlake(players=3,order=in-turn)",
    "spieltisch_boonlake(players=4,rewards=points)",
    "spieltisch_burgundy(players=1,target=45)",
    "spieltisch_burgundy(players=2,duchies=random)",
    "spieltisch_burgundy(players=3,rewards=points,trade_routes=true,inns=true)",
    "spieltisch_burgundy(players=4,duchies=12a,shields=true,white_castles=true)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def at_random(state: Any, source: Random) -> int:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(source.choices(actions, chances)[0])
    return int(source.choice(state.legal_actions()))


def walk(name: str, seed: int, every: int = 1) -> Any:
    """Stop at every nth node of a random game."""
    state, source, number = pyspiel.load_game(name).new_initial_state(), Random(seed), 0
    while not state.is_terminal():
        if number % every == 0:
            yield state
        state.apply_action(at_random(state, source))
        number += 1


@pytest.mark.parametrize("way", ["lowest", "highest", "random"])
@pytest.mark.parametrize("name", GAMES)
def test_no_policy_makes_a_game_longer_than_declared(name: str, way: str) -> None:
    """Who always takes the first action, or the last, comes to an end all the same."""
    game = pyspiel.load_game(name)
    state, source, length = game.new_initial_state(), Random(3), 0
    while not state.is_terminal():
        if way == "random" or state.is_chance_node():
            action = at_random(state, source)
        else:
            legal = state.legal_actions()
            action = min(legal) if way == "lowest" else max(legal)
        length += not state.is_chance_node()
        assert length <= game.max_game_length()
        state.apply_action(action)


@pytest.mark.parametrize("name", GAMES[1:4])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    source, different = Random(6), 0
    for state in walk(name, 2, every=9):
        if state.is_chance_node():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, source.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            assert other.history() == [], "the true history would tell what is hidden"
            different += str(other) != str(state)
    assert different > 20, "nothing was redrawn"


def test_a_resampled_state_tells_nobody_what_others_drew() -> None:
    told = 0
    for state in walk("spieltisch_boonlake(players=2)", 3, every=25):
        if state.is_chance_node():
            continue
        world = state.resample_from_infostate(0, Random(1).random)
        again = state.resample_from_infostate(0, Random(1).random)
        assert world.information_state_string(1) == again.information_state_string(1)
        told += world.information_state_string(1) == state.information_state_string(1)
    assert told == 0


def test_a_resampled_state_plays_to_the_end() -> None:
    source = Random(9)
    for state in walk("spieltisch_boonlake(players=2)", 4, every=60):
        if state.is_chance_node():
            continue
        world = state.resample_from_infostate(state.current_player(), source.random)
        while not world.is_terminal():
            world.apply_action(at_random(world, source))
        assert sum(world.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES[:2] + GAMES[-2:])
def test_chances_sum_to_one_and_only_real_luck_is_asked_for(name: str) -> None:
    nodes = 0
    for state in walk(name, 5):
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert len(outcomes) > 1
            assert sum(chance for _outcome, chance in outcomes) == pytest.approx(1)
    assert nodes > 30


@pytest.mark.parametrize("name", [GAMES[0], GAMES[1], GAMES[5], GAMES[7]])
def test_states_survive_serialisation_wherever_they_stand(name: str) -> None:
    source = Random(8)
    for state in walk(name, 6, every=13):
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        _game, back = pyspiel.deserialize_game_and_state(text)
        assert str(back) == str(state)
        players = range(state.num_players())
        assert [back.information_state_string(p) for p in players] == [
            state.information_state_string(p) for p in players
        ]
        action = at_random(state, source)
        twin = state.clone()
        twin.apply_action(action)
        back.apply_action(action)
        assert str(twin) == str(back)
        assert twin.rewards() == back.rewards()


def test_players_remember_what_they_have_seen() -> None:
    """Two ways to the same position: the observation is the same, the information state not."""
    game = pyspiel.load_game("spieltisch_burgundy(players=2)")
    state = game.new_initial_state()
    source = Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 3:
        state.apply_action(at_random(state, source))
    position: Position = state.position
    shorter = game.new_initial_state()
    shorter.position = Position(
        position.encoding, position.kind, position.state, begin(position.encoding).heard
    )
    assert shorter.observation_string(0) == state.observation_string(0)
    assert shorter.information_state_string(0) != state.information_state_string(0)


def test_the_tensor_has_named_parts() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("spieltisch_boonlake(players=2)")
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    last = None
    for state in walk("spieltisch_boonlake(players=2)", 7, every=40):
        last = state.clone()
    assert last is not None
    observation.set_from(last, 0)
    assert observation.dict["hand"].sum() == len(last.position.state.players[0].hand)
    assert np.array_equal(observation.tensor, np.float32(last.information_state_tensor(0)))


def test_parameters_are_the_tables_options() -> None:
    game = pyspiel.load_game("spieltisch_burgundy", {"players": 3, "duchies": "5", "inns": True})
    assert game.encoding.setup.options["duchies"] == "5"
    assert game.encoding.setup.yes("inns")
    assert game.num_players() == 3
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    again = pyspiel.load_game(str(game))
    assert again.encoding.setup.options == game.encoding.setup.options
    assert (
        pyspiel.load_game("spieltisch_burgundy(duchies=n5)").encoding.setup.options["duchies"]
        == "5"
    )
    assert game.get_type().long_name == "The Castles of Burgundy"
    hidden = pyspiel.load_game("spieltisch_boonlake").get_type()
    assert hidden.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert {"spieltisch_boonlake", "spieltisch_burgundy"} <= set(pyspiel.registered_names())


def test_a_search_of_openspiels_own_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("spieltisch_boonlake(players=2)")
    state, source = game.new_initial_state(), Random(3)
    while state.is_chance_node() or len(state.legal_actions()) < 4:
        state.apply_action(at_random(state, source))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_luck_tells_what_it_knows_and_then_asks() -> None:
    luck = Luck((4, 9))
    assert luck.roll(6) == 4
    assert luck.pick([7, 9, 9]) == 1
    assert luck.roll(1) == 1
    assert luck.pick([5, 5]) == 0
    with pytest.raises(Asked) as asked:
        luck.pick([3, 3, 8])
    assert asked.value.outcomes == [(3, 2 / 3), (8, 1 / 3)]


def test_positions_never_change() -> None:
    position = begin(table("burgundy", 2))
    source = Random(2)
    for _step in range(80):
        before = position.text()
        outcomes = position.pending.outcomes if position.pending else []
        actions = [action for action, _chance in outcomes] or list(position.legal)
        following = position.after(source.choice(actions))
        assert position.text() == before
        position = following
    assert pickle.loads(pickle.dumps(position)).text() == position.text()


def test_observers_refuse_what_they_cannot_give() -> None:
    game = pyspiel.load_game("spieltisch_boonlake")
    with pytest.raises(ValueError, match="take no parameters"):
        game.make_py_observer(None, {"colour": "red"})
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="his own"):
        openspiel.SpieltischObserver(game.encoding, everything, None)


PUBLIC = pyspiel.IIGObservationType(
    perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
)
PRIVATE = pyspiel.IIGObservationType(
    perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def leaks(name: str) -> int:
    """How often what is public changed when what one player cannot know was redrawn."""
    game = pyspiel.load_game(name)
    public = openspiel.SpieltischObserver(game.encoding, PUBLIC, None)
    changed = redrawn = 0
    for state in walk(name, 5, every=25):
        if not state.position.begun or state.position.player < 0:
            continue
        other = state.resample_from_infostate(0, Random(3).random)
        truth = game.encoding.game.save(state.position.state)
        redrawn += game.encoding.game.save(other.position.state) != truth
        for player in range(game.num_players()):
            seen = []
            for one in (state, other):
                public.set_from(one, player)
                seen.append((public.tensor.tobytes(), public.string_from(one, player)))
            changed += seen[0] != seen[1]
    assert redrawn > 0 or not game.encoding.hides
    return changed


@pytest.mark.parametrize("name", ["spieltisch_boonlake(players=2)", "spieltisch_burgundy"])
def test_what_is_public_tells_nothing_hidden(name: str) -> None:
    assert leaks(name) == 0


def test_a_hand_taken_for_public_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "spieltisch_boonlake(players=2)"
    observer = pyspiel.load_game(name).encoding.observer
    monkeypatch.setattr(observer, "private", observer.private - {"hand"})
    assert leaks(name) > 0


def test_public_and_private_parts_make_up_the_whole() -> None:
    name = "spieltisch_boonlake(players=2)"
    game = pyspiel.load_game(name)
    whole, public, private = (
        openspiel.SpieltischObserver(game.encoding, kind, None) for kind in (None, PUBLIC, PRIVATE)
    )
    assert set(public.dict) | set(private.dict) == set(whole.dict)
    assert len(public.tensor) + len(private.tensor) == len(whole.tensor)
    for state in walk(name, 7, every=60):
        for observer in (whole, public, private):
            observer.set_from(state, 1)
        for part, seen in {**public.dict, **private.dict}.items():
            assert np.array_equal(seen, whole.dict[part])
        if state.position.begun:
            hand = state.position.state.players[1].hand
            assert private.dict["hand"].sum() == len(hand)
            assert str(hand).replace(" ", "") in private.string_from(state, 1)


def test_nothing_at_all_and_half_a_memory_are_refused() -> None:
    encoding = pyspiel.load_game("spieltisch_boonlake").encoding
    nothing = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="or for both"):
        openspiel.SpieltischObserver(encoding, nothing, None)
    half = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="together is remembered"):
        openspiel.SpieltischObserver(encoding, half, None)


def test_the_tensor_with_perfect_recall_tells_pasts_apart() -> None:
    """Two ways to the same view differ in the history and nowhere else."""
    game = pyspiel.load_game("spieltisch_boonlake(players=2)")
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = game.make_py_observer(kind, None)
    plain = game.make_py_observer(None, None)
    seen: dict[bytes, str] = {}
    for state in walk("spieltisch_boonlake(players=2)", 5, every=7):
        observer.set_from(state, 0)
        plain.set_from(state, 0)
        assert np.array_equal(observer.tensor[: -openspiel.HISTORY], plain.tensor)
        assert set(np.unique(observer.dict["history"])) <= {0.0, 1.0}
        past = state.position.heard.hash(0) if state.position.begun else ""
        assert seen.setdefault(observer.dict["history"].tobytes(), past) == past
    assert len(seen) > 20
