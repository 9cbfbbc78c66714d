"""Names that do not begin a citation: behind its title, behind its venue.

Consumes text; produces the ranges of such lists.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

from transforms.citations.name_pieces import piece_kind
from transforms.citations.name_runs import name_run
from transforms.citations.segments import Segments, is_author_list
from transforms.model import Span
from transforms.names.people import fold

_RUN_START = re.compile(
    r"\.\s{1,3}|\n|\t|\s[–—|-]\s|\((?:with\s{1,3}|joint(?:ly)? with\s{1,3})?|\bwith\s{1,3}|\bby\s{1,3}|"
    r"[?!:]\s{1,3}|;\s|,\s{1,3}(?=[A-Z])"
)
EDITS = re.compile(r"[\s,.(\[]{0,4}(?:[Ee]d(?:s|itors?|ited)?|[Hh]rsg|[Tt]rans(?:l|lators?)?)\b")  # no authors


def owned(names: str, owner: str) -> bool:
    """True for words among which the owner's family name stands."""
    last = fold(owner).split()[-1:]  # none of a name of signs alone
    return bool(last) and last[0] in fold(names).split()


_OF_BOOK = re.compile(r"\b[Ii]n:? [A-Z]\.\s$")  # "Title in M. Bell & V. Orr": the editors of a chapter's book


def are_authors(text: str, run: tuple[int, int], owner: str) -> bool:
    """True for a list of names that holds the owner, and is not of those who edited the book."""
    if not owned(text[slice(*run)], owner) or EDITS.match(text, run[1]):
        return False
    return _EDITED.search(text, max(0, run[0] - _NEAR), run[0]) is None


_EDITED, _NEAR = re.compile(r"(?i)\b(?:edited|editors?|eds?\.|hrsg|translat\w{1,4})(?!\w)"), 30


_SHORTEST, _SHORT = 6, 8  # letters of a title and its stop; of one that others than the owner wrote
_NO_NAME = frozenset('([,;&\n\t“"«„\x00')  # marks that end a name, so that none begins with them
_MOST_STARTS = 400  # places of a text where names are sought: broken ones have thousands, works some dozen


def later_names(text: str, owner: str) -> list[tuple[int, int]]:
    """Runs of names that do not begin the text: of two names or more, or with the owner in them."""
    found: list[tuple[int, int]] = []
    position = 0
    for match in islice(_RUN_START.finditer(text), _MOST_STARTS):
        if text[match.end() : match.end() + 1] in _NO_NAME:
            continue
        if match.end() <= position or match.end() < _SHORTEST or _OF_BOOK.search(text, match.start() - 6, match.end()):
            continue
        end = name_run(text, match.end(), owner)
        if match.end() < _SHORT and not (owner and owned(text[match.end() : end], owner)):
            continue
        if end > match.end() and is_author_list(text[match.end() : end], owner):
            found.append((match.end(), end))
            position = end
        if len(found) > 3:
            break
    return found


def to_last_name(part: Segments, text: str, owner: str) -> Segments:
    """The reading with the last name of its authors that was left out.

    It stands at the text's end with nothing behind it, or before the stop of the list: "Ada Vale, Bo Orr, | Mia Lund.
    Weft Letters".
    """
    if not part.authors or part.order != "title authors":
        return part
    stopped = _BEFORE_STOP.match(text, len(text[: part.authors.end].rstrip(", ")))
    if stopped and piece_kind(stopped["name"], owner) == "name" and "," in text[slice(*part.authors)]:
        end = stopped.end("name")
    elif part.authors.end < len(text) < part.authors.end + _NEAR:
        end = name_run(text, part.authors.start, owner)
        if end <= part.authors.end or any(map(str.isalnum, text[end:])):
            return part
    else:
        return part
    return replace(part, authors=Span(part.authors.start, end), rest=(*part.rest[:-1], Span(end, len(text))))


_BEFORE_STOP = re.compile(
    r", (?P<name>[^\W\d_a-z][^\W\d_]{1,15}(?:-[^\W\d_]{1,15})? (?:[A-Z]\. )?[^\W\d_a-z][^\W\d_]{2,20})"
    r"\. (?=[A-Za-z\x00])"
)
