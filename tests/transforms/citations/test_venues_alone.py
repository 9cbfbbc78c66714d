"""Venues on lines of their own below a work, whose words would head a part of a list elsewhere."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_WORKS = (
    "## Publications\n\n- Universal Looms for Differential Robots [[paper](https://x.org/1)]\n\n"
    "  Mengke Vik, **Jane Q. Miller**, and Yanjun Quill\n\n  {}\n\n"
    "- A Collaborative Loom Framework [[paper](https://x.org)]\n\n  Bo Reed, **Jane Miller**\n\n  Autonomous Robots\n"
)


@pytest.mark.parametrize("venue", ["IEEE Robotics and Automation Letters", "Physical Review Letters"])
def test_letters_of_a_journal_head_nothing(venue: str) -> None:
    found = read(_WORKS.format(venue)).papers
    assert [(one.title, one.venue) for one in found] == [
        ("Universal Looms for Differential Robots", venue),
        ("A Collaborative Loom Framework", "Autonomous Robots"),
    ]


def test_whose_a_journal_is_is_no_part_of_its_name() -> None:
    whose = "a publication of the Globex Guild (May 2007), pp. 1-8."
    (found,) = read(f'## Publications\n- "Old Looms of the Vik," Entries: A Journal of Wool, {whose}\n').papers
    assert (found.venue, found.year, found.pages) == ("Entries: A Journal of Wool", 2007, "1-8")


@pytest.mark.parametrize("town", ["Reed Island, BC, Canada", "Quillport, ME, USA", "Lower Alder, NSW, Australia"])
def test_where_a_book_came_out_is_no_venue(town: str) -> None:
    (found,) = read(f"## Books\n\n- Miller, J. Q. 2013. *The Peat Handbook.* {town}.\n").papers
    assert (found.title, found.venue, found.year) == ("The Peat Handbook", None, 2013)
