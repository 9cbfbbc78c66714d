"""Posts told with the deed that gave them, and duties among them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import positions, read


@pytest.mark.parametrize(
    "deed", ["Promoted to ", "Appointed ", "Appointed as ", "Conferred title of ", "Hired as a ", "Became the "]
)
@pytest.mark.parametrize("post", ["2005: {}, University of Oslo", "{}, University of Oslo, 2005"])
def test_the_deed_in_front_of_a_post_is_no_part_of_it(deed: str, post: str) -> None:
    assert positions(post.format(f"{deed}Reader in Felting") + "\n") == [
        ("Reader in Felting", "University of Oslo", "2005", None, False)
    ]


@pytest.mark.parametrize("told", ["I was a ", "I was the ", "I served as a "])
def test_a_post_told_of_oneself(told: str) -> None:
    assert positions(f"- {told}Fellow of Alder College (2017—2019)\n- Weaver, Globex Inc. (2012—2014)\n")[0] == (
        "Fellow",
        "Alder College",
        "2017",
        "2019",
        False,
    )


@pytest.mark.parametrize(
    ("duty", "role", "venue"),
    [
        ("Editorial Board, Annals of Felting", "editor", "Annals of Felting"),
        ("Joint Editor, Annals of Felting", "editor", "Annals of Felting"),
        ("Member, Advisory Board, Centre for Looms", "committee", "Advisory Board, Centre for Looms"),
        ("Honorary Treasurer, Guild of Felters", "other", "Guild of Felters"),
        ("External Assessor, Guild of Felters", "other", "Guild of Felters"),
    ],
)
def test_a_duty_among_posts_is_service(duty: str, role: str, venue: str) -> None:
    cv = read(
        "## Honorary Appointments\n\n2014 on: Honorary Professor, University of Oslo  \n"
        f"2002-8: {duty}  \n2004-12: Visiting Scientist, Moss Institute, Kiel  \n"
        "1999-2001: Lecturer, University of Lund\n"
    )
    assert [one.title for one in cv.positions] == ["Honorary Professor", "Visiting Scientist", "Lecturer"]
    assert cv.positions[0].current
    assert [(one.role, one.venue, one.start, one.end) for one in cv.service] == [(role, venue, "2002", "2008")]


@pytest.mark.parametrize("heading", ["Teaching and Training", "Teaching, Training and Academic Management"])
def test_who_examined_for_a_degree_took_none(heading: str) -> None:
    cv = read(
        f"## {heading}\n\n2013-16: External Examiner, MSc in Moss Studies, University of Oslo  \n"
        "2009-12: Chair, Examination Board, MSc Dyes and Health\n"
    )
    assert not cv.education
