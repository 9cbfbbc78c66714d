"""A work as one citation states it, and what is known of its list beforehand: `Citation` and `Hints`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from transforms.citations.identifiers import Details
from transforms.citations.segments import Segments
from transforms.citations.status import PREPRINT
from transforms.citations.text import Cited
from transforms.names.people import Author


class Hints(NamedTuple):
    """What is known of a list before its citations are read.

    Attributes:
        owner: the name of the person whose list it is, "" where unknown.
        year, status: what the subheading over the citation says.
        unprinted: the status that it gives to works of which nothing says that they are printed.
        equal_mark: the mark that a note of the list gives to equal contributors.
    """

    owner: str = ""
    year: int | None = None
    status: str | None = None
    unprinted: str | None = None
    equal_mark: str = ""


@dataclass
class Citation:
    """One work as cited. `certain` where structure, no score, told the fields apart."""

    title: str
    authors: tuple[Author, ...] = ()
    with_owner: bool = False
    year: int | None = None
    venue: str | None = None
    status: str = "published"
    details: Details = field(default_factory=Details)
    equal: tuple[str, ...] = ()
    honours: tuple[str, ...] = ()
    certain: bool = False
    cited: Cited | None = None
    segments: Segments | None = None


_UNPRINTED = frozenset(("submitted", "in_preparation", "accepted"))


def status_in(stated: str | None, venue: str | None, hint: Hints, *, preprint: bool, is_printed: bool = False) -> str:
    """The work's status: as stated, of a preprint's server, or of all works under the heading.

    What has a volume and pages is printed, whatever the heading of its group says.
    """
    if stated:
        return stated
    if preprint and (venue is None or PREPRINT.search(venue)):
        return "preprint"
    if hint.status and not (is_printed and hint.status in _UNPRINTED):
        return hint.status
    return "published"
