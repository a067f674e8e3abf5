"""The official terms of the boxes, kept as data: messages use them and not their rivals."""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

import pytest

from spieltisch import texts

FOLDER = resources.files("spieltisch.texts")
GAMES = sorted(file.name.removesuffix(".toml") for file in (FOLDER / "terms").iterdir())
QUOTED = re.compile("[«»]\\s?|\\s?»")
NAMES = re.compile(r"\$[\w-]+|\[\w:[\w#-]+")
"""Names of values, and where a link leads: nobody reads them."""


@cache
def terms(game: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((FOLDER / "terms" / f"{game}.toml").read_text(encoding="utf-8"))


@cache
def lines(language: str, game: str) -> tuple[tuple[str, str], ...]:
    """Every message of the game as it stands in the files, with its id: its own, and its files'."""
    found: list[tuple[str, str]] = []
    for file in (FOLDER / language).iterdir():
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            for message in re.split(r"(?m)^(?=[a-z][\w-]* =)", text):
                name, _sign, told = message.partition(" =")
                if game in name.split("-") or game in file.name.removesuffix(".ftl").split("-"):
                    found.append((name, told.split("\n#")[0]))
    return tuple(found)


def plain(text: str) -> str:
    return QUOTED.sub("", text.lower())


def stem(word: str) -> str:
    """What all forms of a word have in common, more or less."""
    parts = plain(word).split()
    return r"\S*\s+".join(re.escape(part[: max(4, len(part) - 3)]) for part in parts)


def wrong(language: str, game: str, rival: str) -> list[str]:
    pattern = re.compile(rf"(?<![\w-]){re.escape(rival)}", re.IGNORECASE)
    return [
        f"{name}: {text}"
        for name, text in lines(language, game)
        if pattern.search(NAMES.sub("", text))
    ]


def test_every_title_has_its_list() -> None:
    rooms = [room for room in resources.files("spieltisch.games").iterdir() if room.is_dir()]
    assert sorted(room.name for room in rooms if (room / "title.py").is_file()) == GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_uses_a_rival_of_an_official_term(game: str, language: str) -> None:
    rivals = [rival for term in terms(game).values() for rival in term["not"].get(language, [])]
    assert [fault for rival in rivals for fault in wrong(language, game, rival)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_official_term_is_used(game: str, language: str) -> None:
    everything = plain("\n".join(text for _name, text in lines(language, game)))
    words = {name: term["use"][language] for name, term in terms(game).items()}
    assert [word for word in words.values() if not re.search(stem(word), everything)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_told_in_every_language_and_is_no_rival_of_itself(game: str) -> None:
    for name, term in terms(game).items():
        assert set(term) == {"use", "not"}, name
        assert set(term["use"]) == set(texts.LANGUAGES), name
        for language, rivals in term["not"].items():
            assert not any(term["use"][language].startswith(rival) for rival in rivals), name


def test_a_rival_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = (("boonlake-do-x", "Rendre 1 habitant"),)
    monkeypatch.setattr("tests.texts.test_terms.lines", lambda _language, _game: planted)
    assert wrong("fr", "boonlake", "rendre ")


SET_WRONG = re.compile("\\S[ \u00a0]+[:;!?»]|«[^\u202f]|[^\\s\u202f]»|\\w[;!?](?!\\w)")


def told_in(file: str) -> list[str]:
    """Every line of a French file without comments, and without the id before it."""
    text = (FOLDER / "fr" / file).read_text(encoding="utf-8")
    shown = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [re.sub(r"^[a-z][\w-]* =", "", line) for line in shown]


@pytest.mark.parametrize("file", sorted(file.name for file in (FOLDER / "fr").iterdir()))
def test_french_signs_stand_after_narrow_no_break_spaces(file: str) -> None:
    assert [line for line in told_in(file) if SET_WRONG.search(line)] == []


@pytest.mark.parametrize(
    "line", ["Quoi ?", "Quoi?", "Quoi\u00a0!", "« mot »", "«\u202fmot »", "«mot»"]
)
def test_a_sign_set_wrongly_would_be_found(line: str) -> None:
    assert SET_WRONG.search(line)
    assert not SET_WRONG.search("Quoi\u202f? «\u202fmot\u202f»\u202f!")


THINGS = {
    "en": r"coins?|cards?|vases?|inhabitants?|silver|workers?|goods",
    "de": r"Münzen?|Karten?|Vasen?|Bewohner|Silberlinge?|Arbeiter|Waren?",
    "fr": r"pièces?(?: d’argent)?|cartes?|vases?|habitants?|ouvriers?|marchandises?",
}
FOR = {"en": "for|in exchange for", "de": "für(?: je)?|gegen", "fr": "pour|contre"}
"""Words that name what is got before what is given."""
SHORT = ("do", "trade", "swap", "way", "effect", "scoring", "lever", "about", "ask", "tile")
"""Messages that say in a few words what is exchanged, where sentences of the rules explain it."""


def exchanged(language: str, text: str) -> bool:
    """Does it say “2 workers for 1 silver”, the wrong way round?"""
    thing = THINGS[language]
    got = rf"(?:\d|^|: (?:des)?) ?(?:{thing})"
    return re.search(rf"{got} (?:{FOR[language]}) \d (?:{thing})", text) is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_exchanges_read_give_then_get(game: str, language: str) -> None:
    said = [(name, text) for name, text in lines(language, game) if {*SHORT} & {*name.split("-")}]
    assert said
    assert [(name, text) for name, text in said if exchanged(language, text)] == []
    for name, text in said:
        if name.startswith(("boonlake-trade-", "boonlake-swap-give", "boonlake-way-cards")):
            assert "→" in text or name == "boonlake-trade-two-cards-for-vp", text


@pytest.mark.parametrize(
    ("language", "wrong_way", "right_way"),
    [
        ("en", "6 coins for 1 vase", "1 vase → 6 coins"),
        ("de", "2 Arbeiter für 1 Silberling", "1 Silberling → 2 Arbeiter"),
        ("fr", "Tous\u202f: des habitants pour 3 pièces", "3 pièces → 1 habitant"),
    ],
)
def test_an_exchange_told_the_wrong_way_would_be_found(
    language: str, wrong_way: str, right_way: str
) -> None:
    assert exchanged(language, wrong_way)
    assert not exchanged(language, right_way)
