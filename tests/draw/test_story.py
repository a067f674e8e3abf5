"""The story: every event in words, with its kind, its player and places that exist."""

from random import Random

import pytest

from spieltisch import draw, texts
from spieltisch.draw.stage import split
from spieltisch.kernel.wording import boards
from tests.draw.tables import match_after, play, voice


def told(game: str, seats: int, moves: int, language: str = "en") -> list[draw.StoryLine]:
    match = match_after(game, seats, moves)
    speaker = voice(seats, language)
    stage = draw.stage_of(match.game, match.setup, speaker)
    scene = draw.scene_of(match, 0, speaker)
    events = [event for group in match.events(0) for event in group]
    return draw.story_of(match.game, events, stage, scene, speaker, boards(match.game, match.state))


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 3), ("boonlake", 3), ("boonlake", 1)])
def test_lines_name_places_that_are_on_the_screen(game: str, seats: int) -> None:
    match, random = match_after(game, seats, 0), Random(1)
    speaker, placed = voice(seats), 0
    stage = draw.stage_of(match.game, match.setup, speaker)
    while not match.over:
        before = match.moves
        play(match, 5, random)
        scene = draw.scene_of(match, 0, speaker)
        template = {panel["id"]: stage["templates"][panel["template"]] for panel in scene["panels"]}
        events = [event for group in match.events(0, before + 1) for event in group]
        for line in draw.story_of(
            match.game, events, stage, scene, speaker, boards(match.game, match.state)
        ):
            placed += bool(line["slots"])
            for address in line["slots"]:
                panel, name = split(address)
                assert name in template[panel]["slots"]
    assert placed > 100


def test_the_eminences_turn_is_a_chapter_with_places() -> None:
    lines = told("boonlake", 1, 60)
    begins = [index for index, line in enumerate(lines) if "chapter" in line]
    assert len(begins) > 2
    assert {lines[index]["chapter"] for index in begins} == {"The Wise Eminence’s turn"}
    turn = lines[begins[-2] + 1 : begins[-1]]
    assert {line["seat"] for line in turn} <= {0, 1, -1}
    assert [line for line in turn if line["seat"] == 1 and line["slots"]]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_moves_and_points_are_told_apart(language: str) -> None:
    lines = told("burgundy", 2, 150, language)
    assert {line["kind"] for line in lines} == {"move", "points", "both"}
    assert all(line["text"] and "{" not in line["text"] for line in lines)


def test_a_game_without_places_is_told_all_the_same() -> None:
    lines = told("auction", 3, 6)
    assert lines
    assert all(line["slots"] == [] for line in lines)
