"""Every message exists in every language, once, and is asked for somewhere."""

from pathlib import Path

import pytest

from spieltisch import games, texts, titles
from spieltisch.bots import LEVELS
from spieltisch.bots.craft import craft_for
from spieltisch.games.packs import boxes
from spieltisch.games.packs.sheets import entries
from spieltisch.kernel.game import ORDER
from spieltisch.kernel.wording import Text
from spieltisch.tables.lessons import lessons_of
from spieltisch.tables.puzzles import shipped, themes_of
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


def box_messages() -> set[str]:
    """What the forms for all parts of all games say."""
    found = {f"box-name-{language}" for language in texts.LANGUAGES} | {"box-nothing", "box-amount"}
    for title in titles.every():
        if title.packs is None:
            continue
        files = boxes.own(title.name)
        for sheet, key in entries(boxes.sheets(title.name), files):
            entry = sheet.entry(files, key)
            assert entry is not None
            found |= {f"box-sheet-{sheet.name}", *(f"box-field-{f.name}" for f in sheet.fields)}
            hints = {f"box-hint-{field.name}" for field in sheet.fields}
            found |= {hint for hint in hints if texts.knows("en", hint)}
            for field in sheet.fields:
                found |= {f"box-group-{table}" for table in field.keys if len(field.keys) > 1}
                controls = field.controls(entry)
                # What stands alone is called as its field is.
                found |= {control.label for control in controls if len(controls) > 1}
                found |= {message for control in controls for _value, message in control.words}
                found |= {control.part for control in controls if control.part}
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_form_for_a_part_can_be_read(language: str) -> None:
    assert [message for message in box_messages() if not texts.knows(language, message)] == []


def test_no_message_is_unused() -> None:
    files = [file for ending in ("*.py", "*.html") for file in SOURCE.rglob(ending)]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    built = {f"option-order-{value}" for value in ORDER.values} | {"option-order", "about-order"}
    built |= {f"{kind}-{level}" for kind in ("level", "bot-name") for level in LEVELS}
    for title in titles.every():
        built |= {f"lobby-about-{title.name}", *(f"{start.message}-more" for start in title.starts)}
        built |= {f"about-{title.name}-{o.name}" for o in games.load(title.name).table_options}
        built |= {message for one in lessons_of(title.name) for message in one.messages()}
        built |= {f"puzzle-theme-{title.name}-{theme.name}" for theme in themes_of(title.name)}
        terms = craft_for(games.load(title.name)).term_messages if title.craft else ()
        built |= {f"{term}-why" for term in terms}
        told = title.part("book").turn.parts if title.book else ()
        parts = [f"turn-{title.name}-{part}" for part in told]
        built |= {*parts, *(f"{part}-why" for part in parts)}
    built |= box_messages() | {"hint-term-score-why"}
    built |= {f"puzzle-{one.difficulty}" for game in games.names() for one in shipped(game)}
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
