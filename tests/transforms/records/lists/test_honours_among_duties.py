"""Duties in a section of honours and service: what was held for years or ends in a role."""

from __future__ import annotations

from tests.transforms.made_up import whole

_MIXED = """# Ada Weaver

### Awards, Leadership and Outreach

Globex Loom Prize, 2021

Slow Yarn Initiative: 2022 - Present
Letters to a Spinner: 2012 - 2014

Loom Fellowship: 2009 - 2011

Turku Cat Rescue volunteer: 2020
Referee for A&A, ApJ, AJ, and MNRAS

Quiet Dyers board member: 2014 - Present
"""


def test_duties_among_honours() -> None:
    cv = whole(_MIXED)
    assert [one.name for one in cv.awards] == ["Globex Loom Prize", "Loom Fellowship"]
    assert [(one.role, one.start) for one in cv.service if one.start] == [
        ("other", "2022"), ("other", "2012"), ("other", "2020"), ("committee", "2014"),
    ]  # fmt: skip
    assert [one.venue for one in cv.service if one.role == "reviewer"] == ["A&A", "ApJ", "AJ", "MNRAS"]


def test_unknown_honours_beside_service() -> None:
    lines = ("Program Committee: ACM Workshop on Hot Looms 2015", "Merrow Guild Fellow, Aalto University, 2011")
    body = "".join(f"- {line}\n" for line in (*lines, "Tau Loom Pi, 2012-2014", "Chartered Felt Analyst, 2009"))
    cv = whole(f"# Ada Weaver\n\n## Honors & Service\n\n{body}")
    assert [one.name for one in cv.awards] == ["Merrow Guild Fellow", "Tau Loom Pi", "Chartered Felt Analyst"]
    assert [one.role for one in cv.service] == ["program committee"]


def test_what_was_won_stands_among_duties_that_come_first() -> None:
    won = (
        "First Place, Loom Contest in Felting, 2018", "Best Graduate Paper, Merrow Guild of Dyers, 2016",
        "Doctoral Grant, Aalto University, 2014", "2012: Spinner of the Year", "2011: Young Weaver Grant",
        "Top Student Yarn, Merrow Guild of Dyers, 2009", "Dean's List, 2008", "Chartered Spinner (CSpin), 2007",
    )  # fmt: skip
    body = "".join(f"- {line}\n" for line in (*won, "Program Committee: ACM Workshop on Hot Looms 2015"))
    cv = whole(f"# Ada Weaver\n\n## Service & Honors\n\n{body}")
    assert [(one.name.partition(",")[0], one.start) for one in cv.awards] == [
        ("First Place", "2018"), ("Best Graduate Paper", "2016"), ("Doctoral Grant", "2014"),
        ("Spinner of the Year", "2012"), ("Young Weaver Grant", "2011"),
        ("Top Student Yarn", "2009"), ("Dean's List", "2008"), ("Chartered Spinner (CSpin)", "2007"),
    ]  # fmt: skip
    assert [one.role for one in cv.service] == ["program committee"]
