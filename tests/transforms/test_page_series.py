"""Running heads that count pages where nothing parts the pages: "Vale / CV 2" over "Vale / CV 3". All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_HONOURS = [
    f"{2001 + i}. Prize for Kites of the {word} Sort. Kite Guild."
    for i, word in enumerate(("Red", "Blue", "Tall", "Old"))
]


def cv(head: str, first: str = "# **Vita**\n\nAda Vale\n\n") -> ParsedCV:
    """A document whose pages end after each honour."""
    pages = "".join(f"{honour}\n\n{head.format(i)}\n\n" for i, honour in enumerate(_HONOURS, 2))
    return parse(read(f"{first}## Awards\n\n{pages}".encode(), "a.md"))


@pytest.mark.parametrize("head", ["Vale – Vita – {}", "Ada Vale, CV, p. {}", "Curriculum Vitae: Ada Vale {}"])
def test_heads_that_count_pages_are_no_honours(head: str) -> None:
    found = cv(head)
    assert [award.start for award in found.awards] == ["2001", "2002", "2003", "2004"]


def test_items_that_count_are_kept() -> None:
    assert len(cv("Medal of Kites {}").awards) == 8


def test_the_owner_is_named_at_the_head_of_the_pages_alone() -> None:
    person = cv("Curriculum Vitae: Ada Vale {}", "Botanist with an interest in kites.\n\n").person
    assert person is not None
    assert person.name == "Ada Vale"
