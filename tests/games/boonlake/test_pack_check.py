"""The check of a pack: planted mistakes are found, and told with their place."""

from pathlib import Path

import pytest

from spieltisch.games.boonlake.pack import load_pack
from spieltisch.games.boonlake.pack_check import check_pack
from spieltisch.games.packs.reading import Finding, PackError
from spieltisch.help.findings import all_of, refused, said
from tests.games.boonlake.pack_mistakes import MISTAKES
from tests.games.boonlake.packs import change, copy_pack


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field", "text"),
    MISTAKES,
    ids=[f"{at}-{mistake[0].removesuffix('.toml')}" for at, mistake in enumerate(MISTAKES)],
)
def test_a_planted_mistake_is_found(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str, text: str
) -> None:
    directory = copy_pack(tmp_path)
    change(directory, file, old, new)

    def matches(finding: Finding) -> bool:
        same_place = finding.file == file and finding.entry.startswith(entry)
        return same_place and finding.field.startswith(field) and text in said(finding.text, "en")

    findings = check_pack(directory)
    assert [f for f in findings if matches(f)], [str(f) for f in findings]
    for language in ("de", "fr"):
        told = all_of(findings, language)
        assert not [text for text in told if "pack-" in text], "everything is said in words"
        assert told != all_of(findings, "en")


def test_a_missing_file_a_broken_file_and_a_stranger_are_named(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    (directory / "levers.toml").unlink()
    (directory / "tiles.toml").write_text("[tile", encoding="utf-8")
    (directory / "notes.toml").write_text("", encoding="utf-8")
    found = {finding.file: said(finding.text, "en") for finding in check_pack(directory)}
    assert "missing" in found["levers.toml"]
    assert "not valid TOML" in found["tiles.toml"]
    assert "remove it" in found["notes.toml"]


def test_a_card_too_few_and_an_effect_too_rare(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    path = directory / "cards.toml"
    blocks = path.read_text(encoding="utf-8").split("\n\n")
    kept = [block for block in blocks if "lever-up" not in block or "[card." not in block]
    path.write_text("\n\n".join(kept), encoding="utf-8")
    messages = all_of(check_pack(directory), "en")
    assert any("must be 165" in message for message in messages)
    assert any("now.lever-up: cards with it: 0" in message for message in messages)


def test_the_message_names_file_entry_and_field(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    change(directory, "cards.toml", 'kind = "day"', 'kind = "dusk"')
    with pytest.raises(PackError) as caught:
        load_pack(directory)
    expected = 'cards.toml, card "smithy": kind = "dusk" is not one of day, sunset, night'
    assert refused(caught.value, "en") == expected


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    change(directory, "cards.toml", 'kind = "day"', 'kind = "dusk"')
    change(directory, "tracks.toml", "past-end-vp = 2", 'past-end-vp = "two"')
    assert {finding.file for finding in check_pack(directory)} == {"cards.toml", "tracks.toml"}
