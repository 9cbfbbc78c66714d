"""Remarks behind a post's or a degree's date and in its last bracket: terms, sponsors, absences, people."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from tests.transforms.records.one_section import read
from transforms.records.students.advisers import cut_advisers

Post = tuple[str | None, str | None, str | None, str | None]


def posts(body: str) -> list[Post]:
    return [(p.title, p.organization, p.start, p.end) for p in read(f"## Experience\n\n{body}").positions]


@pytest.mark.parametrize(
    "remarks",
    [
        "2014 – 2016. Part-time.",
        "2014 – 2016. Full-time. Funded by the Kestrel Foundation.",
        "2014 – 2016. Remote. Part-time.",
        "2014 – 2016. On leave in 2015. Tenured.",
        "2014 – 2016 (part-time; on leave in 2015; taught two courses)",
        "2014 – 2016 (Host: Ada Quill; Manager: B. Lund)",
        "2014 – 2016 (Supervisor: Ada Quill; Principal investigator: Bo Lund; Part-time)",
    ],
)
def test_remarks_behind_a_date_are_no_post_and_take_no_date(remarks: str) -> None:
    body = f"Staff Scientist\nWeft Institute\n{remarks}\n\nCurator of Textiles\nKestrel Museum\n2010 – 2013"
    assert posts(body) == [
        ("Staff Scientist", "Weft Institute", "2014", "2016"),
        ("Curator of Textiles", "Kestrel Museum", "2010", "2013"),
    ]


@pytest.mark.parametrize(
    "remark",
    [
        "Remote",
        "Funded by the Kestrel Foundation",
        "Topic: slow looms; on leave in 2015",
        "tasks: dyeing, carding",
        "Worked on slow looms with B. Lund",
    ],
)
def test_a_last_bracket_of_remarks_is_no_part_of_the_title(remark: str) -> None:
    body = f"2014 – 2016\n**Weft Institute**\nStaff Scientist ({remark})\n\n2010 – 2013\n**Kestrel Museum**\nArchivist"
    assert posts(body)[0] == ("Staff Scientist", "Weft Institute", "2014", "2016")


def test_a_last_bracket_with_a_role_of_its_own_stays() -> None:
    body = "Weft Institute, 2014 – 2016 (Staff Scientist; Part-time)"
    assert [title for title, *_ in posts(body)] == ["Staff Scientist"]


@pytest.mark.parametrize("behind", [" (Advisor: Ada Quill)", ". Thesis: Slow Looms."])
def test_an_open_period_before_a_remark(behind: str) -> None:
    degrees = read(f"## Education\n\n- PhD in Textile Science, Kestrel University, Sep 2020 –{behind}\n").education
    assert [(d.start, d.end) for d in degrees] == [("2020-09", None)]


@pytest.mark.parametrize(
    ("text", "people", "rest"),
    [
        ("2014 (Host: Ada Quill; Manager: B. Lund)", ("Ada Quill", "B. Lund"), "2014"),
        ("Manager: Ada Quill. Remote.", ("Ada Quill",), "Remote."),
        ("Research Assistant (prof. Ida M. Lund)", ("Ida M. Lund",), "Research Assistant"),
        (
            "Postdoc, Weft Institute (Dr. Bo Reed and Prof. Ada Quill)",
            ("Bo Reed", "Ada Quill"),
            "Postdoc, Weft Institute",
        ),
        ("PhD supervised by Ada Quill & Bo Reed", ("Ada Quill", "Bo Reed"), "PhD"),
        ("PhD supervisor: Ada Quill", ("Ada Quill",), ""),
        ("Visitor (Prof. Lund’s group)", (), "Visitor (Prof. Lund’s group)"),
    ],
)
def test_several_people_in_one_bracket(text: str, people: tuple[str, ...], rest: str) -> None:
    assert cut_advisers(text) == (people, rest)


def test_lecturers_with_security_hold_no_post_at_it() -> None:
    found = parsed(
        "## Academic Positions\n\n**Merrow University**, Norda\n"
        "Senior Lecturer with Security of Employment\t2018-present\n"
        "Lecturer with Potential Security of Employment\t2007-2012\n"
    ).positions
    assert [(one.title, one.organization) for one in found] == [
        ("Senior Lecturer with Security of Employment", "Merrow University"),
        ("Lecturer with Potential Security of Employment", "Merrow University"),
    ]


@pytest.mark.parametrize("remark", ["Obtained with distinction", "Passed with high honours", "Graduated with merit"])
def test_how_well_a_degree_was_obtained_is_no_unit(remark: str) -> None:
    degrees = read(f"## Education\n\n2012-13\tMaster in Felt - Kestrel University\n{remark}\n").education
    assert [(d.organization, d.unit) for d in degrees] == [("Kestrel University", None)]
