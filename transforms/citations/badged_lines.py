"""Lines that begin with a bracket that says where a work appeared, its names and title behind it. Consumes text."""

from __future__ import annotations

_BEHIND = 30  # characters of names and a title


def is_badged(text: str) -> bool:
    """True for much behind a bracket: "[Wool ’21] Ada Vale, Bo Orr, “Felt”"."""
    return text[:1] == "[" and len(text) - text.find("]") > _BEHIND
