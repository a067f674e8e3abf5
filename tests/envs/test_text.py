"""Playing by words, in three languages, with the words of the scene and nothing that is hidden."""

from random import Random

import pytest

from spieltisch import Match, draw, games
from spieltisch.envs.describing import Description, counted, voice_of
from spieltisch.envs.text import NotUnderstood, TextTable
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.errors import BadSetup, Illegal
from tests.envs.positions import TABLES, name_of, table, wander

LANGUAGES = ["en", "de", "fr"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_a_game_by_reading_and_answering(game: str, language: str) -> None:
    source = Random(f"{game} {language}")
    reading = TextTable(game, 2, language=language, bots=[None, "random"], seed=4)
    decisions = 0
    while not reading.over:
        assert reading.seat == 0
        most = len(reading.match.choice(0).options)
        number = source.randint(1, most)
        if decisions % 25 == 0:
            words = reading.read(why=decisions % 50 == 0)
            assert f"\n{most}. " in words
            assert "{" not in words
        reading.answer(f"Number {number}, please.")
        decisions += 1
    assert decisions > 30
    assert len(reading.winners) >= 1
    assert max(reading.scores) > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", TABLES, ids=name_of)
def test_every_table_can_be_described(
    at: tuple[str, int, dict[str, object]], language: str
) -> None:
    for number, play in enumerate(wander(table(*at), seed=3)):
        if number % 60 == 0:
            voice = voice_of(language, [], play.seats)
            seen = Description(play, play.seat, voice)
            assert len(seen.notations) == len(play.legal)
            assert len(seen.table()) > 10


def test_numbers_mean_the_options_that_stand_beside_them() -> None:
    reading = TextTable("burgundy", 2, seed=9)
    for _decision in range(30):
        seat = reading.seat
        seen = reading.describe(seat)
        texts = [line["text"] for line in seen.scene["options"]]
        choice = reading.match.choice(seat)
        assert sorted(seen.notations) == sorted(choice.notations)
        number = len(texts)
        assert any(line.startswith(f"{number}. {texts[-1]}") for line in seen.question())
        wanted = seen.notations[number - 1]
        reading.answer(number)
        assert reading.match.record.moves[-1].move == wanted


def test_the_words_are_those_of_the_browser() -> None:
    match = Match(games.load("burgundy"), 2, seed=3)
    voice = voice_of("en", ["Anna", "Bruno"], 2)
    seen = Description(match, 0, voice)
    scene = draw.scene_of(match, 0, voice)
    words = str(seen)
    shown = {panel["id"] for panel in scene["panels"]}
    for piece in scene["pieces"]:
        assert piece["slot"].split("/")[0] in shown
        assert piece["label"] in words
    assert scene["prompt"] in words
    for option in scene["options"]:
        assert option["text"] in words
    stage = draw.stage_of(match.game, match.setup, voice)
    own = next(panel for panel in scene["panels"] if panel["role"] == "own")
    for slot in stage["templates"][own["template"]]["slots"].values():
        assert slot["label"] in words, "empty places can be read, too"


def test_redrawing_what_is_hidden_changes_no_word() -> None:
    redrawn = 0
    for number, play in enumerate(wander(table("boonlake", 3), seed=6, level="novice")):
        if number % 40:
            continue
        true = play.state
        for seat in range(3):
            voice = voice_of("en", [], 3)
            words = Description(play, seat, voice).lines()
            play.state = play.game.imagined(true, seat, Sampled(Random(number)))
            redrawn += play.game.save(play.state) != play.game.save(true)
            assert Description(play, seat, voice).lines() == words
            play.state = true
    assert redrawn > 5


def test_news_are_told_once() -> None:
    reading = TextTable("boonlake", 2, bots=[None, "novice"], seed=2, names=["Anna", "Bruno"])
    first = reading.read()
    assert first.startswith("Since your last decision:")
    reading.news(0)
    assert not reading.read().startswith("Since your last decision:")
    reading.answer(1)
    assert "Anna" in reading.read().split("\n\n")[0]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "is not one of the numbers"),
        ("de", "ist keine der Zahlen"),
        ("fr", "n’est pas un nombre"),
    ],
)
@pytest.mark.parametrize("answer", ["the castle", "1 or 2", "99", "0", ""])
def test_an_answer_without_one_number_is_not_understood(
    language: str, words: str, answer: str
) -> None:
    reading = TextTable("burgundy", 2, seed=1, language=language)
    before = reading.match.digest()
    with pytest.raises(NotUnderstood, match=words):
        reading.answer(answer)
    assert reading.match.digest() == before


def test_wrong_use_is_explained() -> None:
    with pytest.raises(BadSetup, match="no language"):
        TextTable("burgundy", language="la")
    reading = TextTable("burgundy", 2, bots=["random", "random"], seed=1)
    assert reading.over
    with pytest.raises(Illegal, match="over"):
        reading.read()
    assert "points" in reading.read(seat=0)


def test_labels_are_counted() -> None:
    assert counted(["boat", "house", "boat"]) == ["2 × boat", "house"]
