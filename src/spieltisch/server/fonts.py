"""Source Serif and Source Sans, cut down to what English, German and French need.

The typefaces are packages that we depend on, not copies; each face shrinks from 290 kB to about 10.
What only names need, such as Ø, is in files of its own, which browsers fetch when they meet it.
"""

import asyncio
import io
from functools import cache
from importlib.resources import files
from typing import Final

import fontTools
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spieltisch.server.assets import Asset, answer
from spieltisch.server.kept import kept

SOURCES: Final = {
    "sans": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "sans-bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "serif-bold": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}
REST: Final = "-rest"
FACES: Final = tuple(f"{source}.woff2" for source in SOURCES)
"""What every page needs."""
RARE_FACES: Final = tuple(f"{source}{REST}.woff2" for source in SOURCES)
"""What few need; `palette.css` says for which letters."""
ASCII: Final = "".join(map(chr, range(0x20, 0x7F)))
OURS: Final = (
    ASCII + "ÄÖÜäöüßÀÂÆÇÈÉÊËÎÏÔŒÙÛŸàâæçèéêëîïôœùûÿ«»\u00a0°±·–—‘’‚“”„…‹›•€™←↑→↓×−≤≥½¼\u202f"
)
RARE: Final = "".join(sorted({*map(chr, range(0xA0, 0x100))} - {*OURS}))
FEATURES: Final = ["kern", "liga", "locl", "lnum", "tnum"]


@cache
def face(name: str) -> Asset:
    """A face as browsers want it."""
    source = name.removesuffix(".woff2")
    package, file = SOURCES[source.removesuffix(REST)]
    letters = RARE if source.endswith(REST) else OURS
    whole = files(package).joinpath("files", file).read_bytes()
    wish = f"{fontTools.version} {FEATURES} {letters}".encode()
    return Asset(name, kept(name, wish + whole, lambda: _cut(whole, letters)))


def _cut(whole: bytes, letters: str) -> bytes:
    from fontTools import subset, ttLib  # rarely needed, and long to import

    font = ttLib.TTFont(io.BytesIO(whole))
    cutter = subset.Subsetter(subset.Options(layout_features=FEATURES, hinting=False))
    cutter.populate(text=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    cut = io.BytesIO()
    font.save(cut)
    return cut.getvalue()


def prepare() -> None:
    """Cut what every page needs, so that nobody waits for it."""
    for name in FACES:
        face(name)


async def font(request: Request) -> Response:
    """A face, made in a thread the first time."""
    name = request.path_params["name"]
    if name not in (*FACES, *RARE_FACES):
        raise HTTPException(404)
    return answer(request, await asyncio.to_thread(face, name))


ROUTE: Final = Route("/fonts/{name}", font)
