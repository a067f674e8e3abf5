"""Every word shown, by message id: English, German, French."""

from spieltisch.texts.speaker import LANGUAGES, MissingMessage, knows, message_ids, say

__all__ = ["LANGUAGES", "MissingMessage", "knows", "message_ids", "say"]
