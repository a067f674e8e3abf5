"""Whole games as OpenSpiel's generator tells them go as they went when they were written down.

After a change that is meant:

    python -m spieltisch.envs.playthrough --renew tests/envs/playthroughs/*
"""

from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel has no build for this system")

from spieltisch.envs import playthrough

KEPT = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def test_both_games_are_kept() -> None:
    assert {path.name.partition("-")[0] for path in KEPT} == {"boonlake", "burgundy"}


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_game_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert playthrough.again(text) == text


def test_every_number_of_a_tensor_counts() -> None:
    lines = ["game: x", "ObservationTensor(0).a = [0.0, 0.25]", "ObservationTensor(0).b: ◯◉", "◉◯"]
    before = playthrough._text([*lines, "Returns() = [0]"])
    assert before.splitlines()[1].startswith("ObservationTensor(0): 3 of 6 not zero, ")
    assert before.splitlines()[2:] == ["Returns() = [0]"]
    for at, changed in ((1, lines[1].replace("25", "26")), (3, "◯◉")):
        after = playthrough._text([*lines[:at], changed, *lines[at + 1 :], "Returns() = [0]"])
        assert after != before


def test_a_long_line_is_cut_and_its_end_still_counts() -> None:
    one, two = ("History() = " + "1, " * 1000 + end for end in "12")
    (cut,) = playthrough._shortened([one])
    assert len(cut) < 150
    assert [cut] != list(playthrough._shortened([two]))


@pytest.mark.filterwarnings("ignore")
def test_the_command_writes_one_and_renews_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "open_spiel.python.algorithms.generate_playthrough.playthrough_lines",
        lambda game, action_sequence=None, seed=0: [
            f"game: {game}",
            *[f"action: {action}" for action in action_sequence or [seed]],
        ],
    )
    file = tmp_path / "game.txt"
    playthrough.main(["some_game", "--seed", "7", "-o", str(file)])
    assert file.read_text() == "game: some_game\naction: 7\n"
    playthrough.main(["--renew", str(file)])
    assert file.read_text() == "game: some_game\naction: 7\n"
