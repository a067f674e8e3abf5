"""Every message exists in every language, once, and is asked for somewhere."""

from pathlib import Path

import pytest

from spieltisch import games, texts, titles
from spieltisch.bots import LEVELS
from spieltisch.kernel.game import ORDER
from spieltisch.kernel.wording import Text
from spieltisch.tables.speech import speak

SOURCE = Path(texts.__file__).parent.parent
# Each game tests its own messages; those of the screen and of the help pages are tested there.
GAME_PREFIXES = (*(f"{name}-" for name in games.names()), "draw-", "help-", "rules-")


def table_messages(language: str) -> list[str]:
    """The messages that belong to no game; each game tests its own."""
    return [i for i in texts.message_ids(language) if not i.startswith(GAME_PREFIXES)]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_no_message_is_missing_or_twice(language: str) -> None:
    assert sorted(table_messages(language)) == sorted(set(table_messages("en")))


def test_no_message_is_unused() -> None:
    files = [file for ending in ("*.py", "*.html") for file in SOURCE.rglob(ending)]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    built = {f"option-order-{value}" for value in ORDER.values} | {"option-order", "about-order"}
    built |= {f"{kind}-{level}" for kind in ("level", "bot-name") for level in LEVELS}
    for title in titles.every():
        built |= {f"lobby-about-{title.name}", *(f"{start.message}-more" for start in title.starts)}
        built |= {f"about-{title.name}-{o.name}" for o in games.load(title.name).table_options}
    unused = [i for i in table_messages("en") if f'"{i}"' not in code and i not in built]
    assert unused == []


def test_what_is_missing_is_named() -> None:
    with pytest.raises(texts.MissingMessage, match="no message 'nonsense'"):
        texts.say("en", "nonsense")
    with pytest.raises(texts.MissingMessage, match="no language 'tlh'"):
        texts.say("tlh", "seat-name")
    with pytest.raises(texts.MissingMessage, match="seat-name"):
        texts.say("en", "seat-name")


def test_texts_may_hold_texts() -> None:
    text = Text("play-score", {"name": Text("seat-name", {"number": 2}), "points": 5})
    assert speak(text, "de") == "Platz 2: 5 Punkte"
