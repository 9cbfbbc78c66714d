"""Stations of a career without a date below dated ones: each says what and where itself. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def _degrees(body: str) -> list[tuple[str, str | None, str | None]]:
    found = read(f"## Education\n\n{body}").education
    return [(one.degree, one.organization, one.end) for one in found]


@pytest.mark.parametrize("mark", ["- ", "\n", "* "])
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        (
            "PhD in Botany, Merrow University, 2019",
            "MSc in Botany, University of Tarrow",
            "BSc in Biology, University of Tarrow",
        ),
        (
            "PhD in Botany – Merrow University (2019)",
            "MSc in Botany – University of Tarrow",
            "BSc in Biology – University of Tarrow",
        ),
        (
            "Merrow University, PhD in Botany, 2019",
            "University of Tarrow, MSc in Botany",
            "University of Tarrow, BSc in Biology",
        ),
    ],
)
def test_degrees_below_the_one_with_a_year(mark: str, first: str, second: str, third: str) -> None:
    assert _degrees("\n".join(mark + line for line in (first, second, third))) == [
        ("PhD", "Merrow University", "2019"),
        ("MSc", "University of Tarrow", None),
        ("BSc", "University of Tarrow", None),
    ]


def test_what_is_said_of_a_degree_stays_with_it() -> None:
    body = (
        "- PhD in Botany, Merrow University, 2019\n- Thesis: Slow mosses\n- Advisor: Bo Marsh, University of Tarrow\n"
        "- MSc in Botany, University of Tarrow\n- Thesis: Quick mosses"
    )
    found = read(f"## Education\n\n{body}").education
    assert [(one.degree, one.end, one.advisors) for one in found] == [("PhD", "2019", ["Bo Marsh"]), ("MSc", None, [])]


@pytest.mark.parametrize("mark", ["- ", "\n"])
def test_posts_below_the_one_with_years(mark: str) -> None:
    lines = [
        "Assistant Professor, Merrow University (2020–present)",
        "Visiting Lecturer, University of Tarrow",
        "Postdoctoral Fellow at the Elm Institute",
    ]
    found = read("## Positions\n\n" + "\n".join(mark + line for line in lines)).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Assistant Professor", "Merrow University", "2020"),
        ("Visiting Lecturer", "University of Tarrow", None),
        ("Postdoctoral Fellow", "Elm Institute", None),
    ]


def test_what_was_done_in_a_post_is_none() -> None:
    body = "- Loom Engineer, Merrow University (2020–2023)\n- Led the dyers at the mill\n- Wove a felt wall"
    assert len(read(f"## Positions\n\n{body}").positions) == 1


@pytest.mark.parametrize("years", ["begin", "end"])
def test_the_first_degree_alone_in_bold(years: str) -> None:
    rows = [("2017", "PhD", "Botany", "Merrow University"), ("2013", "MA", "History", "Merrow University")]
    rows.append(("2007", "BS", "Biology", "University of Tarrow"))
    said = [
        f"{year}, {degree}, {field}. {school}." if years == "begin" else f"{degree}, {field}. {school}, {year}."
        for year, degree, field, school in rows
    ]
    assert _degrees("\n".join(f"- **{text}**" if not at else f"- {text}" for at, text in enumerate(said))) == [
        (degree, school, year) for year, degree, _, school in rows
    ]


def test_a_subject_is_no_degree() -> None:
    body = "2013\tMA, Law, Merrow University\n1988–1990\tUniversity of Tarrow, Botany"
    assert [(one.degree, one.field) for one in read(f"## Education\n\n{body}").education] == [
        ("MA", "Law"),
        ("", "Botany"),
    ]


@pytest.mark.parametrize("now", ["Present", "Current"])
def test_posts_of_today_without_a_year(now: str) -> None:
    body = (
        f"- Loom Engineer\tJuly 2023 - Present\n  Merrow University\n  - Wove looms\n- Felt Analyst\t{now}\n"
        f"  Globex Ventures\n  - Sorted felt\n- Dyer\tMay 2020 - June 2021\n  University of Tarrow\n"
    )
    found = read(f"## Experience\n\n{body}").positions
    assert [(one.title, one.organization, one.current) for one in found] == [
        ("Loom Engineer", "Merrow University", True),
        ("Felt Analyst", "Globex Ventures", True),
        ("Dyer", "University of Tarrow", False),
    ]


@pytest.mark.parametrize("told", ["Study of Botany at", "Studies of Botany at the", "Studied Botany at the"])
@pytest.mark.parametrize("mark", ["- {}: {}\n", "{}  \n{}\n\n"])
def test_studies_among_the_stations_of_a_life(mark: str, told: str) -> None:
    stations = [
        ("1984-1990", f"{told} University of Tarrow"),
        ("1990-1992", "Lecturer at Merrow University"),
        ("1992-1999", "Reader at Merrow University"),
    ]
    found = read("## Career\n\n" + "".join(mark.format(*station) for station in stations))
    assert [(one.degree, one.field, one.organization, one.start) for one in found.education] == [
        ("", "Botany", "University of Tarrow", "1984")
    ]
    assert [one.title for one in found.positions] == ["Lecturer", "Reader"]


@pytest.mark.parametrize(
    "undated",
    [
        ("**Junior Researcher** under Dr. Wei Tan at Institute of Felt (*Madder in hard water*)", "Institute of Felt"),
        ("**Research Assistant** with Prof. Pia Orr at Globex University", "Globex University"),
        ("**Lab Assistant**, Marsh College (*salt and wool*)", "Marsh College"),
    ],
)
def test_posts_without_a_date_among_others_that_all_begin_in_bold(undated: tuple[str, str]) -> None:
    body = f"- **Loom Engineer** at Merrow University in 2031.\n- **Intern** at Weft Museum, 2030\n- {undated[0]}\n"
    found = [(one.title, one.organization) for one in read(f"## Experience\n\n{body}").positions]
    assert found[:2] == [("Loom Engineer", "Merrow University"), ("Intern", "Weft Museum")]
    assert [undated[1] in (organization or "") for _, organization in found[2:]] == [True]


def test_posts_without_dates_under_people_of_their_own_are_several() -> None:
    body = "".join(
        f"- **Project Assistant** under Prof. {name} at Globex University\n" for name in ("Bo Fern", "Wei Tan")
    )
    found = read(f"## Experience\n\n- **Dyer** at Merrow University, 2031\n{body}").positions
    assert [one.supervisors for one in found] == [[], ["Bo Fern"], ["Wei Tan"]]
