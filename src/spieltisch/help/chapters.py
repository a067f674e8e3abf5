"""What the rules consist of: chapters of blocks. The words stand in the texts, by message id.

The message of a chapter's title is `rules-<game>-<chapter>`, that of a paragraph
`rules-<game>-<chapter>-<anchor>`, and the anchor is where links into the page lead.
"""

from dataclasses import dataclass

# Kinds of blocks. A figure is a table of component values, made by the game's book; a picture is
# one of the gallery in `art`.
TEXT = "text"
HEAD = "head"
BULLETS = "bullets"
STEPS = "steps"
EXAMPLE = "example"
NOTE = "note"
FIGURE = "figure"
PICTURE = "picture"


@dataclass(frozen=True)
class Block:
    """Some paragraphs of one kind, by their anchors; for a figure or picture its name."""

    kind: str
    anchors: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules."""

    name: str
    blocks: tuple[Block, ...]

    def anchors(self) -> list[str]:
        """Everything in it that has a message of its own, in order."""
        return [
            anchor
            for block in self.blocks
            if block.kind not in (FIGURE, PICTURE)
            for anchor in block.anchors
        ]

    def figures(self) -> list[str]:
        """The names of its tables."""
        return [name for block in self.blocks if block.kind == FIGURE for name in block.anchors]

    def pictures(self) -> list[str]:
        """The names of its pictures."""
        return [name for block in self.blocks if block.kind == PICTURE for name in block.anchors]


def chapter(name: str, *blocks: Block) -> Chapter:
    """A chapter of these blocks."""
    return Chapter(name, blocks)


def text(anchors: str) -> Block:
    """Paragraphs, their anchors separated by blanks."""
    return Block(TEXT, tuple(anchors.split()))


def head(anchor: str) -> Block:
    """A heading inside a chapter."""
    return Block(HEAD, (anchor,))


def bullets(anchors: str) -> Block:
    """A list."""
    return Block(BULLETS, tuple(anchors.split()))


def steps(anchors: str) -> Block:
    """A list in which the order matters."""
    return Block(STEPS, tuple(anchors.split()))


def example(anchor: str) -> Block:
    """An example from play."""
    return Block(EXAMPLE, (anchor,))


def note(anchor: str) -> Block:
    """Something easily forgotten."""
    return Block(NOTE, (anchor,))


def figure(name: str) -> Block:
    """A table of component values."""
    return Block(FIGURE, (name,))


def picture(name: str) -> Block:
    """A picture of a board or a part."""
    return Block(PICTURE, (name,))


def message_of(game: str, chapter_name: str, anchor: str = "") -> str:
    """The id of a paragraph's message, or of a chapter's title."""
    return "-".join(filter(None, ("rules", game, chapter_name, anchor)))
