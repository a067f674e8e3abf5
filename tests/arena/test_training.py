"""Training repeats, learns, and its result can be used."""

import json
from pathlib import Path
from random import Random

import pytest

from spieltisch import games, titles
from spieltisch.arena.training import Lesson, Notes, improved, train, write_weights
from spieltisch.bots import load_bot
from spieltisch.bots.craft import craft_for
from spieltisch.bots.learned import NO_NET, OWN_WEIGHTS, Learned, learned_judge
from spieltisch.cli import main
from tests.bots.positions import positions, sight_of


@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_training_repeats_and_its_weights_can_be_used(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = Lesson(name, [2], games=2, generations=2, seed=1, options={}, width=1)
    *_earlier, made = train(lesson)
    assert list(train(lesson, jobs=2))[-1]["weights"] == made["weights"]
    assert any(made["weights"])
    assert made["weights"][0] == 0, "what has been scored is the measure of all"
    write_weights(made, tmp_path / "own.json")
    monkeypatch.setenv(OWN_WEIGHTS, str(tmp_path / "own.json"))
    judge = learned_judge(craft_for(games.load(name)))
    assert isinstance(judge, Learned)
    assert judge.weights == made["weights"]
    game, state, seat = next(positions(name, 2, seed=1, every=9))
    assert load_bot("master@30")(Random(1)).choose(sight_of(game, state, seat)) >= 0


def test_terms_that_training_never_met_keep_their_hand_made_weight() -> None:
    lesson = Lesson("burgundy", [2], games=4, generations=1, seed=1, options={"shields": "no"})
    (made,) = train(lesson)
    weights = dict(zip(made["terms"], made["weights"], strict=False))
    assert weights["hint-term-burgundy-areas"]
    assert weights["hint-term-burgundy-shields"] == 0
    assert weights["hint-term-burgundy-spaces"] == 0, "counts only alone"


def test_steps_become_shorter() -> None:
    lesson = Lesson("burgundy", [2], games=4, generations=4, seed=1, options={}, change=0.2)
    notes = Notes()
    notes.met = {0}
    for sign in (1.0, -1.0) * 50:
        notes.changes.add([sign, 0.0], 7 * sign)
    steps = [improved(lesson, [0.0, 0.0], generation, notes)[0] for generation in range(4)]
    assert steps == pytest.approx([0.2, 0.1, 0.2 / 3, 0.05])


def test_training_plays_with_the_pack_it_is_given(tmp_path: Path) -> None:
    pack = tmp_path / "other"
    assert main(["pack", "new", "boonlake", str(pack)]) == 0
    board = pack / "action_board.toml"
    board.write_text(
        board.read_text(encoding="utf-8").replace("vp-loss = 5", "vp-loss = 6"), encoding="utf-8"
    )
    told = ["train", "boonlake", "--games", "2", "--generations", "1", "--jobs", "1", "--out"]
    assert main([*told, str(tmp_path / "own.json")]) == 0
    assert main([*told, str(tmp_path / "other.json"), "--pack", str(pack)]) == 0
    own, other = (
        json.loads((tmp_path / name).read_text(encoding="utf-8"))
        for name in ("own.json", "other.json")
    )
    assert own["pack_hash"] == games.load("boonlake").pack_hash
    assert other["pack_hash"] == games.load("boonlake", str(pack)).pack_hash != own["pack_hash"]
    assert other["lesson"]["pack"] == str(pack)


@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_the_weights_in_the_package_say_how_they_were_made(name: str) -> None:
    file = titles.part_of(name, "weights")
    made = json.loads(file.read_text(encoding="utf-8"))
    assert made["lesson"]["game"] == name
    terms = list(craft_for(games.load(name)).term_messages)
    assert terms[: len(made["terms"])] == made["terms"], "later terms weigh as they were made"
    assert isinstance(learned_judge(craft_for(games.load(name)), NO_NET), Learned)
