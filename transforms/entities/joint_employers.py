"""Two bodies that employ together: "Quill University & Globex Labs". Consumes a phrase and the bodies found in it."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.entities.organizations import Found

_TWO = 2


def joint_end(text: str, found: Sequence[Found]) -> int:
    """Where the second of two bodies ends that begin the phrase, only "&" between them; else 0."""
    if len(found) != _TWO or found[0].start or text[found[0].end : found[1].start] != " & ":
        return 0
    return found[1].end
