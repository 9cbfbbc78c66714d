"""Honours and lectures among the rows of a career: no posts of anybody's."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_POSTS = """2015-present\tProfessor of topology at the University of Oulu.
2010-2015\tReader at the University of Oulu.
2006-2010\tLecturer at Lund University.
2004-2006\tPostdoc at the University of Bergen.
"""


@pytest.mark.parametrize("words", ["Fellow of the AMS (Second Class)", "Fellow of the LMS", "Elected Fellow, IEEE."])
def test_a_fellow_of_a_body_told_by_its_letters_is_honoured(words: str) -> None:
    cv = read(f"## Positions\n\n2018\t{words}\n{_POSTS}")
    assert [one.start for one in cv.positions] == ["2015", "2010", "2006", "2004"]
    assert [one.start for one in cv.awards] == ["2018"]
    assert cv.awards[0].name.startswith(words.split(",", maxsplit=1)[0][:12])


def test_a_fellow_of_an_institute_holds_a_post() -> None:
    cv = read(f"## Positions\n\n2018\tFellow of the ZIFK, Bergen\n{_POSTS}")
    assert not cv.awards


@pytest.mark.parametrize(
    "words", ["Plenary speaker at the 8th Congress of Knots", "Invited speaker at KnotConf (Braid Section)"]
)
def test_who_spoke_at_a_meeting_holds_no_post_there(words: str) -> None:
    cv = read(f"## Positions\n\n2018\t{words}\n{_POSTS}")
    assert [one.start for one in cv.positions] == ["2015", "2010", "2006", "2004"]
    assert [one.year for one in cv.talks] == [2018]


@pytest.mark.parametrize("heading", ["Curriculum vitae", "CV", "Short CV"])
@pytest.mark.parametrize("above", ["", "2019\tPlenary speaker at the 8th Congress of Knots\n2018\tFellow of the LMS\n"])
def test_posts_below_what_the_document_calls_itself(heading: str, above: str) -> None:
    cv = read(f"# Edda Brinkmann\n\n## {heading}\n\n{above}{_POSTS}")
    assert [one.start for one in cv.positions] == ["2015", "2010", "2006", "2004"]
