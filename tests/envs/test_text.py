"""Playing by words, in three languages, with the words of the scene and nothing that is hidden."""

import re
from random import Random

import pytest

from spieltisch import Match, draw, games
from spieltisch.bots import Sight, load_bot
from spieltisch.envs.describing import (
    Description,
    counted,
    short_board,
    short_place,
    tokens,
)
from spieltisch.envs.text import NotUnderstood, TextTable
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.errors import BadSetup, Illegal
from spieltisch.tables.speech import voice_of
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
        # What a thing does is told once, so perhaps not here.
        assert all(part in words for part in piece["label"].split(" — "))
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
@pytest.mark.parametrize(
    "answer",
    ["the castle", "1 or 2", "99", "0", "", "-1", "−1", "1.5", "ANSWER: -1", "ANSWER: 99", "x1"],
)
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


@pytest.mark.parametrize(
    "answer",
    [
        "2",
        2,
        "Option 2.",
        "ANSWER: 2",
        "I have 3 workers and 1 silver; 4 would be too much.\n**ANSWER: 2**",
        "answer:2",
        "ANSWER: 1? No. ANSWER: 2",
        "Antwort: 2",
        "RÉPONSE : 2",
    ],
)
def test_an_answer_is_read_with_tolerance(answer: str | int) -> None:
    reading = TextTable("burgundy", 2, seed=1)
    wanted = reading.describe(reading.seat).notations[1]
    reading.answer(answer)
    assert reading.match.record.moves[0].move == wanted


@pytest.mark.parametrize(("game", "most"), [("boonlake", 1200), ("burgundy", 800)])
def test_the_compact_form_is_short_and_says_what_lies_where(game: str, most: int) -> None:
    sizes = []
    reading = TextTable(game, 2, bots=[None, "novice"], seed=11, compact=True)
    player = load_bot("novice")(Random(3))
    while not reading.over:
        words = reading.read()
        sizes.append(tokens(words))
        assert len(words) / 4 <= most
        seen = reading.describe(0)
        for number in range(1, len(seen.notations) + 1):
            assert re.search(rf"(^|; ){number}( \(|: )", words, re.M), "every option has its number"
        choice = reading.match.choice(0)
        sight = Sight(reading.match.game, reading.match.state, 0, choice.options)
        wanted = choice.notations[player.choose(sight)]
        reading.answer(seen.notations.index(wanted) + 1)
    sizes.sort()
    # Counted rather too high; what is left above are questions with some forty options.
    assert sizes[len(sizes) * 98 // 100] <= most
    assert sizes[-1] <= 1.2 * most


def test_the_compact_form_calls_places_by_their_numbers() -> None:
    reading = TextTable("burgundy", 2, seed=11, compact=True)
    castle = reading.match.state.estates[0]
    duchy = reading.match.state.rules.duchies[castle.duchy]
    (site,) = [site for site, tile in enumerate(castle.tiles) if tile >= 0]
    assert f"{duchy.space[site]}: castle" in reading.read()
    while "first row, " not in str(reading.describe(reading.seat)):
        reading.answer(1)
    assert "first row" not in reading.read()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_every_option_stands_once_in_short(game: str, language: str) -> None:
    """Also where a language begins an option with its place, and a place is a number."""
    reading = TextTable(game, 2, language=language, bots=[None, "novice"], seed=11, compact=True)
    for _decision in range(20):
        question = reading.describe(0).short_question()[1:]
        told = [
            number for line in question for number in re.findall(r"(?:^|; )(\d+)(?= \(|: )", line)
        ]
        assert sorted(map(int, told)) == list(range(1, len(told) + 1))
        assert len(told) == len(reading.match.choice(0).options)
        assert [line for line in question if line.removesuffix(":").isdigit()] == []
        reading.answer(1)


def test_where_it_is_too_much_the_oldest_is_left_out() -> None:
    reading = TextTable("burgundy", 2, seed=11, compact=True)
    seen = reading.describe(0)
    whole = seen.brief(["It is raining.", "It has stopped."])
    assert "It is raining. It has stopped." in whole[0]
    much = [f"{number} drops have fallen." for number in range(400)]
    cut = seen.brief(much)
    assert tokens("\n".join(cut)) <= 800
    assert cut[0].endswith("399 drops have fallen.")
    assert " … " in cut[0]


def test_short_boards_put_like_things_together() -> None:
    lying = [
        ("Space 12", ["castle"]),
        ("Space 44", ["castle"]),
        ("Space 31", ["4 sheep"]),
        ("House, tier 1", ["House"]),
        ("House, tier 2", ["House"]),
        ("Coins", ["Coins: 12"]),
    ]
    board = short_board(lying)
    assert board == "Space 12 / Space 44: castle; Space 31: 4 sheep; " + (
        "House (tier 1, 2) / Coins: 12"
    )
    assert short_place("Space 11, light green (livestock), die 6") == "Space 11"


def test_nothing_is_explained_twice_and_options_say_nothing_twice() -> None:
    reading = TextTable("burgundy", 2, bots=[None, "novice"], seed=9)
    source = Random(1)
    for _decision in range(25):
        words = reading.read()
        told = [line.partition(" — ")[2] for line in words.splitlines() if " — " in line]
        assert len(told) == len(set(told)), told
        for line in reading.describe(0).question():
            prices = re.findall(r"die \d", line)
            assert len(prices) <= 1, line
        reading.answer(source.randint(1, len(reading.describe(0).notations)))


def test_neighbours_and_the_empty_places_of_others_can_be_read() -> None:
    words = TextTable("burgundy", 2, seed=9).read()
    assert "Neighbours (1): 11 (first row, first place): 12 21 22; " in words
    assert words.count("Empty: Space") == 2
    lake = TextTable("boonlake", 2, seed=9)
    beside = lake.match.game.pack.map.neighbours  # type: ignore[attr-defined]
    first = " ".join(str(other + 1) for other in beside[0])
    assert f"Neighbours: 1 (Unknown, 1st row, 1st from the left): {first}; 2 (" in lake.read()
