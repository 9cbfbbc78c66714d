"""Lists that a sentence introduces which ends in a stop: "Here are my papers." All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parsed import ParsedCV


def _page(body: str) -> ParsedCV:
    return whole(f"I think about wells, and how deep they are.\n\n{body}\nI live by the sea with two dogs.\n")


@pytest.mark.parametrize(
    "sentence",
    [
        "Here are the articles that are out by now.",
        "Below is a list of my publications so far.",
        "My journal articles are listed below.",
        "I have also written for those who dig.",
        "Finally, these are my works in print.",
    ],
)
def test_works_below_a_sentence_that_stops(sentence: str) -> None:
    body = "* Pails at Noon. *Journal of Wells* 5, 2019.\n* Ropes by Night. *Digging* 3 (2020): 4-9.\n"
    papers = _page(f"{sentence}\n\n{body}").papers
    assert [(one.title, one.year) for one in papers] == [("Pails at Noon", 2019), ("Ropes by Night", 2020)]


def test_talks_and_courses_below_such_sentences() -> None:
    found = _page(
        "In addition, I have given talks outside of the mine.\n\n* “Wells for all”, Brenn Library, 2019\n"
        "* “Who owns water?”, Otter Museum, 2020\n\nHere are the courses I have taught.\n\n"
        "* Digging I, Otter College, 2018\n* Digging II, Otter College, 2019\n\n"
    )
    assert [one.title for one in found.talks] == ["Wells for all", "Who owns water?"]
    assert [one.course for one in found.teaching] == ["Digging I", "Digging II"]


def test_a_sentence_about_the_reader_introduces_nothing() -> None:
    body = "Here are papers that prospective students should read.\n\n* Pails at Noon. *Journal of Wells* 5, 2019.\n"
    assert not [one for one in _page(body + body[:10]).papers if one.title == "Here"]
