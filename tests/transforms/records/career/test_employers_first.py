"""Items with the employer first, degrees told twice, short names of universities, exchanges and joint posts."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def _posts(body: str) -> list[tuple[str, str | None, str | None]]:
    return [(one.title, one.organization, one.start) for one in read(f"## Experience\n\n{body}").positions]


def test_what_stands_first_in_most_items_is_the_employer() -> None:
    body = (
        "- [Quantarc](http://q.example)\n  Developer, 2015 - 2019\n"
        "- [Instituto de Fibras e Tecidos](http://i.example)\n  Pattern design, from March 2012 to May 2014\n"
        "- University of Oulu\n  Monitor, 2010-2011\n"
    )
    assert _posts(body) == [
        ("Developer", "Quantarc", "2015"),
        ("Pattern design", "Instituto de Fibras e Tecidos", "2012-03"),
        ("Monitor", "University of Oulu", "2010"),
    ]


def test_titles_above_their_employers_stay_so() -> None:
    body = (
        "- Loom engineer\n  Globex Corporation, 2015 - 2019\n- Weaver\n  University of Oulu, 2012\n"
        "- Dyer\n  Lund University, 2010\n"
    )
    assert [one[1] for one in _posts(body)] == ["Globex Corporation", "University of Oulu", "Lund University"]


@pytest.mark.parametrize("name", ["U Oslo", "U Bergen"])
def test_a_university_by_its_letter_and_town(name: str) -> None:
    cv = read(
        f"## Positions\n\n- 2015-2019\tPostdoc at {name}, Norway\n\n## Degrees\n\n"
        f"- 2014\tPhD Botany from {name}, Norway\n\n## Teaching\n\n- 2018\tInstructor for Loom Theory at {name}\n"
    )
    assert [one.organization for one in (*cv.positions, *cv.education, *cv.teaching)] == [name] * 3
    assert cv.teaching[0].course == "Loom Theory"


def test_a_course_at_a_school_by_its_letters() -> None:
    cv = read("## Teaching\n\n- 2018\tCourse Instructor for Loom Theory at GXU\n")
    assert [(one.course, one.organization) for one in cv.teaching] == [("Loom Theory", "GXU")]


def test_two_posts_with_an_employer_each_on_a_line() -> None:
    row = "2014-2016\tpart time Nansen fellow, University of Oulu, Finland and part-time lecturer, Lund University"
    assert _posts(f"{row}, Sweden\n2011-2014\tPostdoc, University of Bergen, Norway\n")[:2] == [
        ("part time Nansen fellow", "University of Oulu", "2014"),
        ("part-time lecturer", "Lund University", "2014"),
    ]


def test_the_names_of_columns_are_no_employers() -> None:
    table = (
        "| Time Period | Employment |\n|---|---|\n"
        "| 10/2019 - 10/2021 | Postdoc, Centro de Tejidos Ana Lana, Pisa, Italy |\n"
        "| 10/2017 - 09/2019 | Lecturer, Lund University, Sweden |\n"
        "| 10/2012 - 10/2015 | PhD, Lund University, Sweden |\n"
    )
    assert [one.organization for one in read(f"## Short CV\n\n{table}").positions] == [
        "Centro de Tejidos Ana Lana",
        "Lund University",
    ]


@pytest.mark.parametrize("likened", ["equivalent to a Bachelor and Master of Science", "similar to a B.A. and M.A."])
def test_degrees_that_one_is_likened_to_are_none(likened: str) -> None:
    cv = read(f"## Education\n\n- 2010-2015\tDiplom in Wool ({likened}), University of Bremen, Germany\n")
    assert [(one.degree, one.field) for one in cv.education] == [("Diplom", "Wool")]


@pytest.mark.parametrize("term", ["Exchange term (Erasmus)", "Exchange year"])
def test_an_exchange_among_posts_is_a_study(term: str) -> None:
    cv = read(
        f"## Positions\n\n2015-2019\tPostdoc, University of Oulu, Finland\n2012-2013\t{term}, Lund University, Sweden\n"
        "2010-2014\tPhD in Wool, University of Bergen, Norway\n"
    )
    assert [one.title for one in cv.positions] == ["Postdoc"]
    assert [one.organization for one in cv.education] == ["Lund University", "University of Bergen"]


@pytest.mark.parametrize(
    "item",
    [
        "PhD in Looms\n  In the context of the Program of the Wool Institute\n  University of Oulu\n  June 2013",
        "PhD in Looms\n  Supervised by Bo Brandt\n  Doutoramento em Tecidos\n  University of Oulu\n  June 2013",
        "2013 · PhD  \n  PhD in Looms — University of Oulu (grade: excellent)",
        "2013. PhD in Looms (University of Oulu, advised by B. Brandt).",
    ],
)
def test_a_degree_told_twice_is_one(item: str) -> None:
    cv = read(f"## Education\n\n- {item}\n")
    assert [(one.degree, one.field, one.organization) for one in cv.education] == [
        ("PhD", "Looms", "University of Oulu")
    ]
    assert (cv.education[0].end or "")[:4] == "2013"
