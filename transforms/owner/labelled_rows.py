"""Rows of a form whose label no colon ends: "**Name** Ada Quill", "Full Name Ada Quill". Consumes a line."""

from __future__ import annotations

from transforms.model import Line

FULL_NAME = "Full Name"


def parted(line: Line) -> str:
    """The line's words with a tab behind a label that only its bold face tells ("**Name** Ada Quill"), or its words."""
    if line.text.startswith(FULL_NAME) and ":" not in line.text:
        return f"{FULL_NAME}\t{line.text[len(FULL_NAME) :].lstrip()}"
    start, end = line.bold[0] if line.bold else (0, 0)
    is_label = not start and 0 < end < len(line.text)
    return f"{line.text[:end]}\t{line.text[end:].lstrip()}" if is_label else line.text
