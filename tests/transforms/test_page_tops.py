"""The lines below the name on a page: labels that head lists, who advises, whose profile a link leads to."""

from __future__ import annotations

import pytest

from transforms.headings.grammar import meant
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_bytes

_OWN = "https://scholar.google.com/citations?user=0wn"
_OTHER = "https://scholar.google.com/citations?user=0ther"


def page(top: str, below: str = "<h2>Interests</h2><ul><li>mosses</li></ul>") -> ParsedCV:
    body = f"<h1>Ottilie Brandvold</h1>{top}<div>Email: ob@uib.example</div>{below}"
    return parse(read_bytes(f"<html><body>{body}</body></html>".encode(), "page.html"))


_STUDENT = "<div>Ph.D. candidate</div><div>Department of Physics</div><div>University of Bergen</div>"


@pytest.mark.parametrize(
    ("top", "advisors"),
    [
        ("<div>&nbsp; Advisor: <a href='https://x.example/kl'>Prof. Kari Lid</a></div>", ["Kari Lid"]),
        ("<p>Supervised by <a href='https://x.example/kl'>Kari Lid</a> and Per Aas</p>", ["Kari Lid", "Per Aas"]),
        ("<p><b>Advisors:</b> Kari Lid, Per Aas</p>", ["Kari Lid", "Per Aas"]),
        ("", []),
    ],
)
def test_a_student_at_the_top_has_the_unit_the_school_and_who_advises(top: str, advisors: list[str]) -> None:
    read = page(_STUDENT + top)
    assert [(one.degree, one.unit, one.organization, one.advisors) for one in read.education] == [
        ("Ph.D.", "Department of Physics", "University of Bergen", advisors)
    ]
    assert read.person is not None
    assert read.person.emails == ["ob@uib.example"]


@pytest.mark.parametrize(
    ("line", "degrees"),
    [
        ("Education: M.S. in University of Oslo; B.E. in NTNU", [("M.S.", "University of Oslo"), ("B.E.", "NTNU")]),
        ("<b>Education:</b> M.S., MIT, 2016; B.Sc., NTNU, 2014", [("M.S.", "MIT"), ("B.Sc.", "NTNU")]),
        ("Degrees: BA, Harvard University", [("BA", "Harvard University")]),
        ("Education:<br>M.S., MIT, 2016<br>B.Sc., NTNU, 2014", [("M.S.", "MIT"), ("B.Sc.", "NTNU")]),
    ],
)
def test_a_label_at_the_top_heads_degrees(line: str, degrees: list[tuple[str, str]]) -> None:
    read = page(f"<div>Professor of Physics<br>University of Bergen</div><div>{line}</div>")
    assert [(one.degree, one.organization) for one in read.education] == degrees
    assert all(one.field is None for one in read.education)
    assert [one.title for one in read.positions] == ["Professor of Physics"]
    assert read.coverage == 1


def test_a_label_at_the_top_heads_interests() -> None:
    top = "<div>Professor of Physics<br>University of Bergen</div><div>Research interests: mosses, wet roofs</div>"
    read = page(top, "<h2>Awards</h2><ul><li>Moss Prize, 2019</li></ul>")
    assert [one.text for one in read.interests] == ["mosses", "wet roofs"]


@pytest.mark.parametrize(
    "line",
    [
        f"Advisor: <a href='{_OTHER}'>Prof. Kari Lid</a>",
        f"I work with <a href='{_OTHER}'>Dr. Kari Lid</a> on mosses.",
        f"Mentors: <a href='{_OTHER}'>Kari Lid</a>, <a href='https://github.com/perlid'>Per Aas</a>",
    ],
)
def test_the_profile_of_somebody_else_is_not_the_owners(line: str) -> None:
    works = f"<h2>Publications (<a href='{_OWN}'>Google Scholar</a>)</h2>"
    works += "<ul><li>O. Brandvold, K. Lid. Moss on wet roofs. Journal of Botany, 2020.</li></ul>"
    read = page(f"{_STUDENT}<p>{line}</p>", works)
    assert read.person is not None
    assert read.person.urls == [_OWN]


def test_who_did_something_to_the_owner_heads_nothing() -> None:
    assert not meant("Supervised by Kari Lid").whole
    assert meant("Students Supervised").kinds == ("advising",)


def test_undated_degrees_on_one_line_have_a_school_each() -> None:
    degrees = "<h2>Education</h2><ul><li>M.S. in Physics, MIT; B.E. in Looms, NTNU; A.B., Harvard University</li></ul>"
    assert [(one.degree, one.organization) for one in page("", degrees).education] == [
        ("M.S.", "MIT"),
        ("B.E.", "NTNU"),
        ("A.B.", "Harvard University"),
    ]
