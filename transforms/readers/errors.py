"""Why a document cannot be read. Kept apart so that every reader may raise it."""

from __future__ import annotations


class UnreadableError(ValueError):
    """A document that cannot be read. `reason` is one of `warehouse.fields.QUARANTINE_REASONS`."""

    def __init__(self, reason: str, detail: str) -> None:
        """Say why: a known reason, and what exactly was wrong."""
        super().__init__(f"{reason}: {detail}")
        self.reason, self.detail = reason, detail

    def __reduce__(self) -> tuple[type[UnreadableError], tuple[str, str]]:
        """Pickled as what it was made from, because readers of binary forms run in another process."""
        return UnreadableError, (self.reason, self.detail)


NOT_UNDERSTOOD = "layout not understood"


def not_understood(error: Exception) -> tuple[str, str]:
    """The note on a document whose form a reader did not understand: its words were kept as they stood."""
    return NOT_UNDERSTOOD, f"the words stand as they did: {type(error).__name__}: {error}"
