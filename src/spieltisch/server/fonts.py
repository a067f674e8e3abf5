"""Source Serif and Source Sans, cut down to what English, German and French need.

The typefaces are packages that we depend on, not copies; each face shrinks from 290 kB to about 12.
"""

import asyncio
import io
from functools import cache
from importlib.resources import files
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from spieltisch.server.assets import Asset, answer

FACES: Final = {
    "sans.woff2": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "sans-bold.woff2": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "serif-bold.woff2": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}
LATIN: Final = (*range(0x20, 0x7F), *range(0xA0, 0x100))
MORE: Final = "ŒœŸ–—‘’‚“”„…‹›•€™←↑→↓×−≤≥½¼\u202f"
FEATURES: Final = ["kern", "liga", "locl", "lnum", "tnum"]


@cache
def face(name: str) -> Asset:
    """A face as browsers want it."""
    package, file = FACES[name]
    with files(package).joinpath("files", file).open("rb") as source:
        font = TTFont(io.BytesIO(source.read()))
    options = subset.Options(layout_features=FEATURES, hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LATIN, text=MORE)
    cutter.subset(font)
    font.flavor = "woff2"
    cut = io.BytesIO()
    font.save(cut)
    return Asset(name, cut.getvalue())


def prepare() -> None:
    """Cut all faces, so that nobody waits for them."""
    for name in FACES:
        face(name)


async def font(request: Request) -> Response:
    """A face, made in a thread the first time."""
    name = request.path_params["name"]
    if name not in FACES:
        raise HTTPException(404)
    return answer(request, await asyncio.to_thread(face, name))


ROUTE: Final = Route("/fonts/{name}", font)
