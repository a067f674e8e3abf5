"""Scenes: everything lies somewhere, every target is an option, nobody's secret is in it."""

import json
from random import Random

import pytest

from spieltisch import draw, texts
from spieltisch.draw.scene import Scene
from spieltisch.draw.stage import Stage, split
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.events import SPECTATOR
from spieltisch.tables.match import Match
from tests.draw.tables import Position, match_after, play, voice
from tests.draw.test_stages import symbols

GAMES = [
    ("burgundy", 2),
    ("burgundy", 4),
    ("boonlake", 1),
    ("boonlake", 2),
    ("boonlake", 4),
    ("auction", 3),
]


def check(match: Match, stage: Stage, scene: Scene) -> None:
    """Everything a browser relies on."""
    json.dumps(scene)
    template_of = {panel["id"]: panel["template"] for panel in scene["panels"]}
    pictures = symbols(stage)

    def exists(address: str) -> bool:
        panel, name = split(address)
        return name in stage["templates"][template_of[panel]]["slots"]

    for piece in scene["pieces"]:
        assert piece["art"] in pictures
        assert exists(piece["slot"])
        assert len(piece["at"]) == 4
    assert all(exists(readout["slot"]) for readout in scene["readouts"])
    cards = {card["id"] for tray in scene["trays"] for card in tray["cards"]}
    for line in [*scene["options"], *scene["denials"]]:
        assert all(exists(slot) for slot in line["slots"])
        assert set(line["cards"]) <= cards
    for option in scene["options"]:
        assert option.get("icon", "info") in pictures
        assert option["text"]
    for seat in scene["seats"]:
        assert all(stat["icon"] in pictures for stat in seat["stats"])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_can_be_drawn_for_every_seat(game: str, seats: int) -> None:
    match = match_after(game, seats, 0, seed=7)
    speaker = voice(seats)
    stage = draw.stage_of(match.game, match.setup, speaker)
    random = Random(7)
    while True:
        for seat in (SPECTATOR, *range(seats)):
            scene = draw.scene_of(match, seat, speaker)
            check(match, stage, scene)
            mine = [choice for choice in match.choices if choice.seat == seat]
            notations = mine[0].notations if mine else []
            assert [option["notation"] for option in scene["options"]] == notations
        if match.over:
            break
        play(match, 9, random)


@pytest.mark.slow
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", ["burgundy", "boonlake"])
def test_scenes_speak_every_language(game: str, language: str) -> None:
    match = match_after(game, 3, 70)
    for seat in range(3):
        assert draw.scene_of(match, seat, voice(3, language))["prompt"]


@pytest.mark.parametrize("moves", [0, 3, 40, 120, 260])
def test_what_is_hidden_does_not_change_a_scene(moves: int) -> None:
    match = match_after("boonlake", 3, moves)
    speaker = voice(3)
    for seat in (0, 1, 2):
        scene = draw.scene_of(match, seat, speaker)
        for seed in range(3):
            copy = match.game.determinise(match.state, seat, Sampled(Random(seed)))
            assert draw.scene_of(Position(match, copy), seat, speaker) == scene


def test_a_spectator_sees_no_hand_and_no_options() -> None:
    scene = draw.scene_of(match_after("boonlake", 2, 30), SPECTATOR, voice(2))
    assert scene["options"] == []
    hands = [tray for tray in scene["trays"] if tray["id"] in ("hand", "pair")]
    assert all(tray["cards"] == [] for tray in hands)


def test_a_game_without_a_painter_can_be_played() -> None:
    match = match_after("auction", 3, 1)
    seat = match.choices[0].seat
    scene = draw.scene_of(match, seat, voice(3))
    assert [note["title"] for note in scene["notes"]] == ["hand", "bid", "cards", "prize"]
    assert len(scene["options"]) == len(match.choice(seat).options)


def test_a_preview_tells_what_an_option_brings() -> None:
    match = match_after("burgundy", 2, 0)
    seat = match.choices[0].seat
    workers = next(
        index
        for index, text in enumerate(match.choice(seat).notations)
        if text.startswith("workers")
    )
    preview = draw.preview_of(match, seat, workers, voice(2))
    assert preview["option"] == workers
    assert preview["lines"] == [f"Seat {seat + 1} gets 2 workers."]
    assert preview["seals"] is False


def test_pieces_in_one_slot_share_it() -> None:
    match = match_after("boonlake", 4, 0)
    scene = draw.scene_of(match, 0, voice(4))
    ships = [piece["at"][0] for piece in scene["pieces"] if piece["key"].startswith("ship-")]
    assert len(set(ships)) == 4
