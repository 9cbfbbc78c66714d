"""Works and talks under one heading: quoted titles that were read at meetings are talks. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_READ = [
    '"Felt Politics: Looms, Dyes, and Guilds." English Dept. Graduate Conference. Lund University, April 2016.',
    '"Making Wool: Dyers and Rivalry." Graduate Colloquium in Weaving. Lund University, April 2015.',
    "“There's a Loom for That.” Borderlines: Symposium on Dyes, March 2011.",
]
_PRINTED = [
    '"Review of *Theatre of Wool* by Tom Verd." *The Felt Newsletter*, Fall/Winter 2013.',
    '"Looms at Sea." *Journal of Felt* 12.3 (2014): 23-45.',
    '"Dyes of the North." In *Wool and Empire*, edited by Bo Orr. Moss Press, 2012.',
]


@pytest.mark.parametrize("printed", _PRINTED)
@pytest.mark.parametrize("heading", ["Publications and Presentations", "Publications & Talks"])
def test_quoted_titles_read_at_meetings_are_talks_among_works(printed: str, heading: str) -> None:
    cv = read(f"## {heading}\n\n" + "\n\n".join([*_READ[:2], printed, _READ[2]]))
    assert [one.year for one in cv.talks] == [2016, 2015, 2011]
    assert len(cv.papers) == 1


def test_works_in_proceedings_stay_works() -> None:
    cv = read(
        "## Publications and Presentations\n\n"
        '"Felt Networks." In Proceedings of the Loom Conference, pp. 1-9, April 2016.\n\n'
        '"Dye Networks." In Proceedings of the Felt Symposium, pp. 11-19, May 2015.\n'
    )
    assert (len(cv.papers), len(cv.talks)) == (2, 0)


def test_titles_in_quotes_begin_entries_where_no_blank_line_or_bullet_does() -> None:
    rows = (
        '"Wet Knots." Meeting of Rope Makers. Lund University, June 2019.\n'
        '"Slow Dyes of the North." *Felt Letters* 12 (2018): 3-9.\n'
        '"Oars at Night." Colloquium of Net Menders. Oulu University, May 2017.\n'
        '"Old Sails." Symposium on Canvas, March 2016.\n'
    )
    found = read(f"## Publications and Presentations\n\n{rows}")
    assert [talk.title for talk in found.talks] == ["Wet Knots", "Oars at Night", "Old Sails"]
    assert [paper.title for paper in found.papers] == ["Slow Dyes of the North"]
