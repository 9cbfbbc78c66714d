"""Headings closed with a stop, or listed with a colon, are headings where several of a document stand so."""

from __future__ import annotations

import pytest

from transforms.lines.read import read_lines
from transforms.parse import parse
from transforms.readers.dispatch import read

_CV = """Ada Vale

{0}Education{1}

University of Bergen, Norway
PhD in Weaving 2016 - 2021

{0}Awards{1}

Loom Prize, 2020
Reed Prize, 2019

{0}Skills{1}

Python, Java, Knots
"""


@pytest.mark.parametrize(("before", "behind"), [("", "."), ("- ", ":")])
def test_headings_with_a_stop_or_a_mark(before: str, behind: str) -> None:
    found = parse(read(_CV.format(before, behind).encode(), "cv.txt"))
    assert [one.degree for one in found.education] == ["PhD"]
    assert [one.name for one in found.awards] == ["Loom Prize", "Reed Prize"]
    assert [one.text for one in found.skills] == ["Python", "Java", "Knots"]


def test_two_sentences_of_a_word_are_no_headings() -> None:
    text = "Ada Vale\n\nMy interests are looms and\nteaching.\n\nI run a mill for\nservice.\n"
    assert [line.text for line in read_lines(read(text.encode(), "cv.txt")) if line.text][2] == "teaching."
