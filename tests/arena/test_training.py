"""Training repeats, learns, and its result can be used."""

import json
from importlib import resources
from pathlib import Path
from random import Random

import pytest

from spieltisch import games
from spieltisch.arena.training import Lesson, train, write_weights
from spieltisch.bots import load_bot
from spieltisch.bots.craft import craft_for
from spieltisch.bots.learned import OWN_WEIGHTS, WEIGHTS, Learned, learned_judge
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


@pytest.mark.parametrize("name", ["burgundy", "boonlake"])
def test_the_weights_in_the_package_say_how_they_were_made(name: str) -> None:
    file = resources.files("spieltisch.bots") / name / WEIGHTS
    made = json.loads(file.read_text(encoding="utf-8"))
    assert made["lesson"]["game"] == name
    terms = list(craft_for(games.load(name)).term_messages)
    assert terms[: len(made["terms"])] == made["terms"], "later terms weigh as they were made"
    assert isinstance(learned_judge(craft_for(games.load(name))), Learned)
