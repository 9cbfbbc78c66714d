"""What follows a title in a citation: consumes it and its first words; tells how much they look like a venue."""

from __future__ import annotations

from transforms.entities import venues
from transforms.entities.journal_names import is_journal

_SURE, _JOURNAL = 0.9, 0.95  # how like a venue the title of a journal is


def likeness_of_rest(text: str, head: str) -> float:
    """How much the head of what follows a title, or all that follows it, looks like a venue, 0 to 1.

    >>> likeness_of_rest("fast, and slow looms", "fast")
    0.0
    """
    likely = venues.likeness(head)
    if likely == 1.0 and head.islower() and " " not in head:
        return 0.0  # no FAST
    if likely < _SURE and len(head) < len(text):
        likely = max(likely, venues.likeness(text.split("\x00", 1)[0][:160]) * _JOURNAL)
    if likely < _JOURNAL and head[:1].isupper():
        numbered = text[len(head) : len(head) + 3].strip(" ,.;:(")[:1].isdigit()
        return _JOURNAL if is_journal(head, numbered=numbered) else likely
    return likely
