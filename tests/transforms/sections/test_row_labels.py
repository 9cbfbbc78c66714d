"""Labels in the column of dates that head a list of another kind: "Teaching:<tab>Spring 2019: Knots"."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read

_POSTS = """## Positions

**2015-present**\tProfessor of topology at the University of Oulu.
**2010-2015**\tReader at the University of Oulu.
**2006-2010**\tLecturer at Lund University.
**2004-2006**\tPostdoc at the University of Bergen.
"""


@pytest.mark.parametrize("label", ["**Teaching:**", "**Courses taught**", "Teaching:", "**Teaching**"])
def test_a_label_among_dated_rows_heads_what_stands_below(label: str) -> None:
    cv = read(f"{_POSTS}\n{label}\tSpring 2019: Braids (Univ. of Oulu)  \nFall 2018: Calculus II (Univ. of Oulu)\n")
    assert len(cv.positions) == 4
    assert [(one.course, one.start) for one in cv.teaching] == [("Braids", "2019"), ("Calculus II", "2018")]


def test_several_labels_head_a_list_each() -> None:
    cv = read(
        f"{_POSTS}**Awards**\t2012 Knot Medal, Finnish Society of Knots  \n2010 Young Braider Prize\n"
        "**Referee for**\tJournal of Braids, Knot Letters\n"
    )
    assert [one.title for one in cv.positions] == ["Professor of topology", "Reader", "Lecturer", "Postdoc"]
    assert [(one.name, one.start) for one in cv.awards] == [("Knot Medal", "2012"), ("Young Braider Prize", "2010")]
    assert [one.venue for one in cv.service] == ["Journal of Braids", "Knot Letters"]


def test_a_column_of_roles_heads_nothing() -> None:
    cv = read(f"{_POSTS}**Visiting Professor**\tUniversity of Turku, 2009\n")
    assert len(cv.positions) == 5


@pytest.mark.parametrize("label", ["Keywords", "Research areas", "Interests"])
def test_a_label_in_bold_beside_its_column_heads_topics(label: str) -> None:
    page = f"# Ada Quill\n\n**Name**\tAda Quill\n**Office**\tRoof 12\n**{label}**\tstorks, wet thatch\n\n## Education\n"
    assert [one.text for one in whole(page).interests] == ["storks", "wet thatch"]
