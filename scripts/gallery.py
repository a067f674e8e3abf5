"""Write a page of all motifs, places and skies, for whoever draws or composes pictures.

python scripts/gallery.py            writes build/gallery.html
python scripts/gallery.py FILE       writes it there
"""

import sys
from html import escape
from pathlib import Path

from spieltisch.draw.art.motifs import library
from spieltisch.draw.art.motifs.places import GROUND, HEIGHT, PLACES, SKIES, WIDTH

STYLE = """
body { font: 15px/1.4 sans-serif; margin: 2rem; color: #2f2216; background: #f6ead0; }
ul { display: flex; flex-wrap: wrap; gap: 12px; padding: 0; list-style: none; }
li { width: 124px; text-align: center; }
li.wide { width: 240px; }
svg { width: 100%; border-radius: 8px; background: #dbe6c6; }
"""


def frame(name: str, inner: str, box: str, wide: str = "") -> str:
    """One picture with its name."""
    drawing = f'<svg viewBox="{box}">{inner}</svg>'
    return f'<li class="{wide}">{drawing}<code>{escape(name)}</code></li>'


def page() -> str:
    """Everything that pictures are made of, by its name."""
    scene = f"0 0 {WIDTH} {HEIGHT}"
    parts = [f"<h1>{len(library.MOTIFS)} motifs</h1>", "<h2>skies and places</h2><ul>"]
    for kind in SKIES:
        for place in PLACES:
            uses = library.picture(kind, place, ["tree"])[:2]
            parts.append(frame(f"{kind} {place}", library.drawn(uses), scene, "wide"))
    for kind, motifs in library.KINDS:
        parts.append(f"</ul><h2>{kind}</h2><ul>")
        box = f"-32 {GROUND - 104} 64 64"
        for name in motifs:
            parts.append(frame(name, library.drawn([(f"m-{name}", 0, 0, 1)]), box))
    sheet = library.sheet().replace(
        "<svg", '<svg width="0" height="0" style="position:absolute"', 1
    )
    head = f"<!doctype html><meta charset='utf-8'><title>Motifs</title><style>{STYLE}</style>"
    return f"{head}{sheet}{''.join(parts)}</ul>"


def main() -> None:
    """Write the page and say where it is."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/gallery.html")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(), encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main()
