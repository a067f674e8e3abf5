"""The browser's files: they parse, import what exists, and are reached from the entry."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from spieltisch import client, server, texts
from spieltisch.draw.painter import UI

NODE = shutil.which("node")
PLAY = Path(server.__file__).parent / "pages" / "static" / "play.js"
SCRIPTS = {file.name: file.read_text("utf-8") for file in client.files() if ".js" in file.name}
PAGES = [file.read_text("utf-8") for file in PLAY.parent.glob("*.js")]
STYLES = {file.name: file.read_text("utf-8") for file in client.files() if ".css" in file.name}


@pytest.mark.skipif(NODE is None, reason="needs node")
@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_parse(name: str) -> None:
    command = [str(NODE), "--input-type=module", "--check"]
    done = subprocess.run(command, input=SCRIPTS[name], text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_scripts_import_what_exists() -> None:
    reached = {client.ENTRY, "types.js"}
    for text in SCRIPTS.values():
        reached |= set(re.findall(r'^import .* from "\./([^"]+)";', text, re.M))
    for page in PAGES:
        reached |= set(re.findall(r'^import .* from "/client/([^"]+)";', page, re.M))
    assert reached == set(SCRIPTS)


def test_styles_are_all_linked_and_balanced() -> None:
    assert set(client.STYLES) == set(STYLES)
    for text in STYLES.values():
        assert text.count("{") == text.count("}")


def test_words_of_the_controls_exist_and_are_used() -> None:
    known = [name.removeprefix(UI) for name in texts.message_ids("en", UI)]
    code = "\n".join([*SCRIPTS.values(), PLAY.read_text("utf-8")])
    asked = set(re.findall(r"words\.([a-z]+)", code)) | set(re.findall(r'words\["([a-z-]+)"', code))
    assert asked <= set(known)
    assert [word for word in known if not re.search(rf"\b{word}\b", code)] == []
