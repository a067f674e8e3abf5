"""A whole pack in one file, as JSON: what is handed on, kept by its hash, and given to workers."""

import hashlib
import json
from typing import Final, NamedTuple

from spieltisch.games.packs.findings import Files, Finding, PackError
from spieltisch.kernel.wording import Text

SIGN: Final = "spieltisch-box"
VERSION: Final = 1
MOST_BYTES: Final = 160_000
"""Four times as much as the largest pack of ours."""
DEEPEST: Final = 9
MOST_VALUES: Final = 20_000
LONGEST_TEXT: Final = 120
LONGEST_NAME: Final = 40
"""Letters of a component's name. Values are facts; a name is all that may be said besides."""
LARGEST: Final = 1_000_000


class Box(NamedTuple):
    """The game, and what the files of its pack hold."""

    game: str
    files: Files


def refused(text: Text) -> PackError:
    """A file that cannot be a box."""
    return PackError([Finding("", "", "", text)])


def parse(raw: bytes) -> Box:
    """Read a box file; whatever is too large, too deep or no box at all is refused."""
    if len(raw) > MOST_BYTES:
        raise refused(Text("pack-file-larger-than-kb", {"most": MOST_BYTES // 1000}))
    try:
        found = json.loads(raw)
    except RecursionError as fault:
        raise refused(Text("pack-file-nested-too-deeply-2")) from fault
    except (ValueError, UnicodeDecodeError) as fault:
        raise refused(Text("pack-file-not-box-no")) from fault
    if not isinstance(found, dict) or found.get(SIGN) != VERSION:
        raise refused(Text("pack-file-not-box-version"))
    game, files = found.get("game"), found.get("files")
    if not isinstance(game, str) or not isinstance(files, dict):
        raise refused(Text("pack-file-not-box-names"))
    for file in files.values():
        if not isinstance(file, dict):
            raise refused(Text("pack-file-not-box-its"))
    check_plain(files)
    return Box(game, files)


def check_plain(files: Files) -> None:
    """Refuse anything but short words and whole numbers: values are facts, nothing else fits in."""
    left = MOST_VALUES
    waiting: list[tuple[object, int]] = [(files, 0)]
    while waiting:
        value, depth = waiting.pop()
        left -= 1
        if left < 0:
            raise refused(Text("pack-box-holds-more-values"))
        if depth > DEEPEST:
            raise refused(Text("pack-box-nested-too-deeply"))
        if isinstance(value, dict):
            _check_names(value.get("names"))
            for key, inner in value.items():
                waiting += [(key, depth + 1), (inner, depth + 1)]
        elif isinstance(value, list):
            waiting += [(inner, depth + 1) for inner in value]
        elif isinstance(value, str):
            if len(value) > LONGEST_TEXT or not value.isprintable():
                raise refused(Text("pack-text-longer-than-letters", {"longest": LONGEST_TEXT}))
        elif not isinstance(value, int) or abs(value) > LARGEST:
            raise refused(Text("pack-value-neither-word-nor"))


def _check_names(names: object) -> None:
    # What is longer than a name would be a card's text.
    for language, name in names.items() if isinstance(names, dict) else ():
        if isinstance(name, str) and len(name) > LONGEST_NAME:
            values: dict[str, int | str | Text] = {
                "language": str(language)[:2],
                "longest": LONGEST_NAME,
            }
            raise refused(Text("pack-names-one-line-at", values))


def text_of(game: str, files: Files) -> bytes:
    """A box as a file."""
    box = {SIGN: VERSION, "game": game, "files": files}
    return json.dumps(box, ensure_ascii=False, sort_keys=True, indent=1).encode()


def version_of(game: str, files: Files, played: str) -> str:
    """What a version of a box is called: the hash of what is played, and one of all the rest."""
    rest = hashlib.blake2b(text_of(game, files), digest_size=4).hexdigest()
    return f"{played}.{rest}"
