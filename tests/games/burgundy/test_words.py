"""Sentences of this game: exchanges, goods, what one has; numbers agree with their nouns."""

import re
from collections.abc import Callable
from random import Random

import pytest

from spieltisch import Match, texts
from spieltisch.tables.speech import speak
from tests.games.burgundy.position import GAME, Play, duke, position
from tests.games.burgundy.test_texts import spoken, values
from tests.games.telling import told

WRONG = {
    "en": [r"\b1 (workers|points|coins|tiles|dice)\b", r"\b0 (silver|workers)\b"],
    "de": [r"\b1 (Punkte|Silberlinge|Waren)\b", r"\b0 (Silberlinge|Arbeiter)\b"],
    "fr": [r"\b[01] (points|ouvriers|pièces)\b", r"\b0 (pièce|ouvrier)\b"],
}
TELLS_NOTHING = ("event-earns", "event-scores", "event-joins", "event-claims")
"""Messages that are never said with 0."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_numbers_and_their_nouns_agree(language: str, number: int) -> None:
    for message, fields in spoken():
        if number == 0 and any(f"burgundy-{part}" in message for part in TELLS_NOTHING):
            continue
        # What is bought is paid with something, never with nothing of both, and has a price.
        given = {**values(fields, number)}
        if number == 0 and "needed" in given:
            given["needed"] = 2
        elif number == 0 and {"silver", "workers"} <= given.keys():
            given["workers"] = 2
        sentence = texts.say(language, message, given)
        for wrong in WRONG[language]:
            assert not re.search(wrong, sentence), f"{message}: {sentence}"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_exchanges_read_what_is_given_first(language: str) -> None:
    assert " → " in texts.say(language, "burgundy-do-hire")
    assert " → " in texts.say(language, "burgundy-do-buy-points", {"points": 2})
    assert " → " in texts.say(language, "burgundy-do-exchange", {"tile": "TILE"})


def test_what_one_has_is_told_with_its_nouns() -> None:
    lacking: dict[str, str | int] = {"needed": 2, "silver": 0, "workers": 1}
    said = texts.say("en", "burgundy-why-means-short", lacking)
    assert said == "A tile costs 2 silver or 2 workers; you have no silver and 1 worker."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A tile costs 2 silver; you have none."),
        ("de", "Ein Plättchen kostet 2 Silberlinge; du hast keinen."),
        ("fr", "Une tuile coûte 2 pièces d’argent\u202f; vous n’en avez aucune."),
    ],
)
def test_nothing_is_not_counted(language: str, said: str) -> None:
    """No “0 silver”: whoever has none is told so, also who has bought a tile with the last."""
    play = position(duke(dice=(3, 3), silver=2), black=["bank", "ship"])
    play.take("buy black ship 2 0")
    why = next(one.why for one in play.match.refusals(0) if "buy" in one.what.message)
    assert speak(why, language) == said


def test_goods_are_called_by_their_colour() -> None:
    sold: dict[str, str | int] = {"die": "die 3", "goods": "red", "workers": 0}
    assert texts.say("en", "burgundy-do-sell", sold) == "Sell all red goods (die 3)"


@pytest.mark.parametrize(
    ("play", "move", "said"),
    [
        (
            lambda: position(duke(dice=(4, 1), storage=["mine"])),
            "place 4 mine 53 0",
            "Place on the grey 4, fifth row, third place: mine (die 4)",
        ),
        (
            lambda: Play(Match(GAME, 1, seed=1)),
            "found 26",
            "Build on the dark green 4, second row, sixth place",
        ),
        (
            lambda: Play(Match(GAME, 4, seed=1, options={"duchies": "12b"})),
            "found 410",
            "Build on the dark green 6, fourth row, tenth place",
        ),
    ],
)
def test_a_space_is_told_by_colour_die_and_place(
    play: Callable[[], Play], move: str, said: str
) -> None:
    """The boards show no numbers of spaces: options, denials and log name none."""
    match = play().match
    choice = match.choices[0]
    texts_of = dict(zip(choice.notations, choice.texts, strict=True))
    assert speak(texts_of[move], "en") == said
    number = move.split()[-2 if move.startswith("place") else -1]
    denied = [speak(refusal.what, "en") for refusal in match.refusals(choice.seat)]
    match.take(choice.seat, move)
    for sentence in [*denied, *match.log(choice.seat, "en", since=match.moves)]:
        assert not re.search(rf"\b{number}\b", sentence), sentence


PRINTED = re.compile(r"(kloster|monast\w+|shield|blason|wappen) \d+", re.IGNORECASE)
NAMED = {
    "en": r"the (beige|yellow|blue|light green|dark green|grey) [1-6], \w+ row, \w+ place",
    "de": r"(Beige|Gelb|Blau|Hellgrün|Dunkelgrün|Grau) [1-6], \w+ Reihe, \w+ Feld",
    "fr": r"la case (beige|jaune|bleue|vert clair|vert foncé|grise) [1-6], \w+ rangée, \w+ place",
}


@pytest.mark.parametrize(("seats", "duchies"), [(2, "random"), (4, "12a"), (1, "13b")])
def test_every_line_of_whole_games_names_spaces_by_colour_and_die(seats: int, duchies: str) -> None:
    random, seen = Random(1), 0
    match = Match(GAME, seats, seed=1, options={"duchies": duchies})
    while not match.over:
        for text in told(match):
            if "space" in text.values:
                seen += 1
                language = texts.LANGUAGES[seen % 3]
                sentence = speak(text, language)
                assert re.search(NAMED[language], sentence), sentence
                # Monasteries and shields bear numbers of their own.
                bare = PRINTED.sub("", sentence)
                assert not re.search(rf"\b{text.values['space']}\b", bare), sentence
        choice = random.choice(match.choices)
        match.take(choice.seat, random.randrange(len(choice.options)))
    assert seen > 500


def test_alone_nobody_is_told_of_the_bridge() -> None:
    random = Random(1)
    match = Match(GAME, 1, seed=1)
    while not match.over:
        match.take(0, random.randrange(len(match.choices[0].options)))
    lines = match.log(0, "en")
    assert any(re.search("goods.* from depot", line) for line in lines)  # ships have come
    assert not any("bridge" in line for line in lines)


@pytest.mark.parametrize(
    ("language", "two", "four"),
    [
        ("en", "Take 2 workers (die 3)", "Take 4 workers (die 3)"),
        ("de", "2 Arbeiter nehmen (Würfel 3)", "4 Arbeiter nehmen (Würfel 3)"),
        ("fr", "Prendre 2 ouvriers (dé 3)", "Prendre 4 ouvriers (dé 3)"),
    ],
)
def test_taking_workers_says_how_many(language: str, two: str, four: str) -> None:
    for placed, said in (({}, two), ({34: "monastery-14"}, four)):
        play = position(duke(dice=(3, 3), placed=placed))
        assert said in [speak(text, language) for text in play.match.choices[0].texts]


def test_monasteries_have_their_article_in_french() -> None:
    play = position(duke(dice=(1, 2), placed={34: "monastery-13"}))
    play.take("workers 1")
    last = position(duke(dice=(1, 0), placed={34: "monastery-22"}), seats=2, phase="e")
    last.take("workers 1")
    told = [*play.match.log(0, "fr"), *last.match.log(0, "fr")]
    named = [line for line in told if "monastère" in line]
    assert any(line.startswith("Grâce au monastère 13 (") for line in named)
    assert any("pour le monastère 22 (" in line for line in named)
    assert all(re.search("(le|au|du|:) monastère", line) for line in named)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Seat 1 uses white die 5 as a 2, for 3 workers."),
        ("de", "Platz 1 ändert: weißer Würfel 5 wird 2, für 3 Arbeiter."),
        ("fr", "Place 1 change le dé blanc 5 en 2, avec 3 ouvriers."),
    ],
)
def test_the_white_die_is_declined(language: str, said: str) -> None:
    play = position(
        duke(dice=(3, 5), storage=["white-castle", "ship"], workers=3),
        options={"white-castles": True},
        white=5,
    )
    play.take("place 3 white-castle 33 0", "place white-5 ship 43 3")
    assert said in play.match.log(0, language)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("(2 left to give)", "(the last one)")),
        ("de", ("(noch 2)", "(die letzte)")),
        ("fr", ("(encore 2)", "(la dernière)")),
    ],
)
def test_countdowns_say_what_is_left(language: str, said: tuple[str, str]) -> None:
    for left, ending in zip((2, 1), said, strict=True):
        assert texts.say(language, "burgundy-ask-give-goods", {"left": left}).endswith(ending)


def test_french_does_not_count_nothing() -> None:
    lacking: dict[str, str | int] = {"needed": 2, "silver": 0, "workers": 0}
    said = texts.say("fr", "burgundy-why-means-short", lacking)
    assert said.endswith("vous n’avez ni l’un ni l’autre.")
    said = texts.say("fr", "burgundy-why-means-short", {**lacking, "workers": 1})
    assert said.endswith("vous n’avez qu’1 ouvrier.")
    said = texts.say("fr", "burgundy-why-means-short", {**lacking, "needed": 3, "silver": 1})
    assert said.endswith("vous n’avez qu’1 pièce d’argent.")
