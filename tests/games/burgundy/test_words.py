"""The words of the box: one word for each thing, right numbers, and French as it is set."""

import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from spieltisch import texts
from tests.games.burgundy.test_texts import spoken, values

FILES = ("burgundy", "burgundy-components", "burgundy-drawn", "burgundy-expansions")
TEXTS = resources.files("spieltisch.texts")
TERMS: dict[str, dict[str, Any]] = tomllib.loads((TEXTS / "terms" / "burgundy.toml").read_text())


def lines(language: str) -> list[str]:
    """Every line of this game's messages, without comments, ids and line-joining blanks."""
    found: list[str] = []
    for name in (*FILES, "rules-burgundy"):
        for line in (TEXTS / language / f"{name}.ftl").read_text().splitlines():
            if line and not line.startswith("#"):
                found.append(line.split(" = ", 1)[-1])
    return found


def stem(word: str) -> str:
    """What all forms of a word have in common, more or less."""
    parts = [part for part in re.split(r"\s+", word.lower()) if part not in "«»"]
    return r"\S*\s+".join(re.escape(part[: max(4, len(part) - 3)]) for part in parts)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("term", TERMS)
def test_every_term_has_its_word_and_no_other(term: str, language: str) -> None:
    text = "\n".join(lines(language)).lower().replace("« ", "").replace("«\u202f", "")
    assert re.search(stem(TERMS[term][language]), text), f"nobody says {TERMS[term][language]!r}"
    for rival in TERMS[term].get("not", {}).get(language, []):
        assert rival.lower() not in text, f"{rival!r} is not the word for {term}"


WRONG = {
    "en": [r"\b1 (workers|points|coins|tiles|dice)\b", r"\b0 (silver|workers)\b"],
    "de": [r"\b1 (Punkte|Silberlinge|Waren)\b", r"\b0 (Silberlinge|Arbeiter)\b"],
    "fr": [r"\b[01] (points|ouvriers|pièces)\b", r"\b0 (pièce|ouvrier)\b"],
}
TELLS_NOTHING = ("event-earns", "event-scores", "why-", "event-joins", "event-claims")
"""Messages that are never said with 0, or say what is lacking."""


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_numbers_and_their_nouns_agree(language: str, number: int) -> None:
    for message, fields in spoken():
        if number == 0 and any(f"burgundy-{part}" in message for part in TELLS_NOTHING):
            continue
        # What is bought is paid with something: never nothing of both.
        given = {**values(fields, number)}
        if number == 0 and {"silver", "workers"} <= given.keys():
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
    assert said == "A tile costs 2 silver or workers; you have 0 silver and 1 worker."


def test_goods_are_called_by_their_colour() -> None:
    sold: dict[str, str | int] = {"die": "die 3", "goods": "red", "workers": 0}
    assert texts.say("en", "burgundy-do-sell", sold) == "Sell all red goods (die 3)"


def test_french_signs_are_set_with_narrow_blanks() -> None:
    for line in lines("fr"):
        assert not re.search(r"[ \u00a0][:;!?»]|«[ \u00a0]", line), line
        assert not re.search(r"\w[;!?»](?!\w)|«\w", line), line
