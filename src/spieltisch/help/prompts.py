"""Which rules belong to a decision: for every question a game may ask, the place that answers."""

from spieltisch.help.books import book_of


def place_of(game: str, prompt: str) -> tuple[str, str]:
    """Chapter and paragraph for a question, named by its message id (`<game>-ask-…`).

    A game or question without rules of its own leads to no chapter.
    """
    book = book_of(game)
    place = book.prompts.get(prompt.removeprefix(f"{game}-ask-"), "") if book else ""
    chapter, _mark, anchor = place.partition("#")
    return chapter, anchor


def chapter_of(game: str, prompt: str) -> str:
    """The chapter in which the rules for a question stand; empty if there is none."""
    return place_of(game, prompt)[0]


def link_of(game: str, prompt: str) -> str:
    """The address of the rules for a question; of all rules of the game if it has none."""
    chapter, anchor = place_of(game, prompt)
    if not chapter:
        return f"/help/{game}" if book_of(game) else "/help"
    return f"/help/{game}/{chapter}#{anchor}"
