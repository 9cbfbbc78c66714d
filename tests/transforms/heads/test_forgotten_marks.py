"""Headings without their mark, where a document marks its headings: the lines below say whether they are any."""

import pytest

from tests.transforms.records.careers import read

TOP = "## Education\n\nPhD in Botany, University of Brno, 2012\n\n## Work\n\nWarden, Castle of Twigs, 2014 - 2016\n\n"
BOTTOM = "## Teaching\n\nBOT 101 Leaves, 2015\n\n## Awards\n\nFern Prize, 2019\n"
WORKS = (
    "Ada Quill and Bo Fern (2019) Looms of the north. Weaving Letters, 4:2.\n\n"
    "Ada Quill, Ida Moss and Bo Fern (2017) Dyes of the south. Journal of Colours, 3:8.\n\n"
)
TALKS = (
    "9th Meeting of Weavers, March 4 2018, Oulu. Oral presentation: “Looms and winters”.\n\n"
    "Conference on Dyes, May 2 2016, Turku. Oral presentation: “Reds of the sea”.\n\n"
)


@pytest.mark.parametrize("above", ["## Research\n\n", "## Research interests\n\nLooms, dyes and threads.\n\n"])
def test_a_heading_without_its_mark_heads_lines_that_say_the_same(above: str) -> None:
    made = f"{TOP}{above}Refereed Papers\n\n{WORKS}Conference Presentations\n\n{TALKS}{BOTTOM}"
    found = read(made)
    assert [one.title for one in found.papers] == ["Looms of the north", "Dyes of the south"]
    assert [one.title for one in found.talks] == ["Looms and winters", "Reds of the sea"]
    assert not any("Meeting" in one.text or "Quill" in one.text for one in found.interests)


def test_words_over_lines_of_another_kind_stay_words() -> None:
    made = f"{TOP}## Interests\n\nLooms\n\nTalks\n\nThreads and knots\n\nOld dyes\n\n{BOTTOM}"
    assert "Old dyes" in [one.text for one in read(made).interests]
