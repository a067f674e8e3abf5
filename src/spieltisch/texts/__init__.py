"""Every word shown, by message id: English, German, French."""

from spieltisch.texts.speaker import LANGUAGES, MissingMessage, message_ids, say

__all__ = ["LANGUAGES", "MissingMessage", "message_ids", "say"]
