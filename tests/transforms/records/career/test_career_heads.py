"""Careers under headings, studies with their degree below, students under a name, German CVs."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.careers import positions, read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_file

NESTED = """# Lund University School of Law

## Associate Professor of Law, 2006-present

- Tenure awarded 2011

# Past Teaching

### Uppsala University, Uppsala, Sweden

#### Lecturer in Law, 2008-2011

- Legal Writing

# Legal Practice

### Hart & Quill LLP, Boston, MA

#### Associate, 2001-2003

- Civil litigation

### Oak Elm and Ash, Boston, MA

#### Associate, 1999-2001

- Contracts
"""


def test_roles_as_headings_below_their_employers() -> None:
    assert [(p.title, p.organization, p.start) for p in whole(NESTED).positions] == [
        ("Associate Professor of Law", "Lund University", "2006"),
        ("Lecturer in Law", "Uppsala University", "2008"),
        ("Associate", "Hart & Quill LLP", "2001"),
        ("Associate", "Oak Elm and Ash", "1999"),
    ]


def test_an_author_who_says_in_the_front_matter_how_to_be_reached() -> None:
    page = (
        b"---\ntitle: Vita\nauthor: Ada Quill\nemail: ada@example.edu\nphone: 615-555-0142\n---\n\n# Education\n\nPhD\n"
    )
    person = parse(read_file(page, "vita.md")).person
    assert person is not None
    assert (person.name, person.emails, person.phones) == ("Ada Quill", ["ada@example.edu"], ["615-555-0142"])


def test_a_degree_in_the_year_in_which_its_studies_ended_is_their_end() -> None:
    found = read(
        "WERDEGANG\n\n2008–2011\tStudium Bachelor Informatik an der TU Graz mit Nebenfach Musik\n\n"
        "2011\tBachelor of Science mit der Arbeit: Packing Strips. Gutachter: Prof. Dr. Ben Oak und Cy Elm\n"
    ).education
    assert [(e.degree, e.field, e.organization, e.start, e.end, e.advisors) for e in found] == [
        ("Bachelor of Science", "Informatik", "TU Graz", "2008", "2011", ["Ben Oak", "Cy Elm"])]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ph.D. Candidate, KAIST Chemistry\n", ("Ph.D.", None, "KAIST")),
        ("PhD Student in Economics, University of Zurich\n", ("PhD", "Economics", "University of Zurich")),
        ("I am a Ph.D. candidate in KAIST Chemistry working on things.\n", ("Ph.D.", "Chemistry", "KAIST")),
        ("PhD candidate in optics at Lund University. We think about light.\n", ("PhD", "optics", "Lund University")),
        (
            "Before, I received a Diploma in Physics from Lund University, Sweden.\n",
            ("Diploma", "Physics", "Lund University"),
        ),
        ("I am a PhD student in the Program in Ecology at Lund University.\n", ("PhD", None, "Lund University")),
    ],
)
def test_a_degree_under_the_name_or_in_the_first_sentence(text: str, expected: tuple[str, str | None, str]) -> None:
    found = whole(f"# Ada Quill\n\n{text}").education
    assert [(e.degree, e.field, e.organization) for e in found] == [expected]


def test_a_title_of_two_kinds_of_assistance() -> None:
    assert positions("2015–2017: Research and Teaching Assistant in Optics at Lund University\n")[0][:2] == (
        "Research and Teaching Assistant in Optics", "Lund University")  # fmt: skip


def test_what_a_title_goes_on_with_is_no_part_of_it() -> None:
    found = positions("2019–2020 Research Assistant working on Robot Learning, Lund University\n")
    assert found[0][:2] == ("Research Assistant", "Lund University")


def test_a_date_above_employer_and_role() -> None:
    found = positions(
        "* July 2018 - Feb 2021\n  * Globex India Pvt. Ltd.\n  * Position: Data Scientist\n\n"
        "* March 2026 - current\n  * Lund University\n  * Position: Lecturer\n"
    )
    assert [row[:2] for row in found] == [("Data Scientist", "Globex India Pvt. Ltd."), ("Lecturer", "Lund University")]


def test_an_entry_with_a_title_gets_no_second_one_from_its_siblings() -> None:
    found = whole(
        "# Ada Quill\n\n## Experience\n\n### Software Consultant, Hexagram (2025 - Present)\n- Software\n\n"
        "### Intern, Developer, Hexagram (2019 - 2020)\n- Tools\n"
    ).positions
    assert [(p.title, p.organization) for p in found] == [
        ("Software Consultant", "Hexagram"), ("Intern, Developer", "Hexagram")]  # fmt: skip


def test_a_degree_beside_a_role_and_a_doctor_of_engineering() -> None:
    found = read(
        "EDUCATION\n\n2021 - Present\tGraduate Researcher & PhD Candidate in Optics, Lund University\n\n"
        "2015 - 2020\tDoctor of Engineering at the Faculty of Energy, Uppsala University\n"
    )
    assert [(e.degree, e.field) for e in found.education] == [("PhD", "Optics"), ("Doctor of Engineering", None)]
    assert [p.title for p in found.positions] == ["Graduate Researcher & PhD Candidate in Optics"]


def test_who_pays_a_student_is_no_university() -> None:
    found = whole(
        "# About\n\nI am a DPhil student in optics under the supervision of Ben Oak, paid by an EPSRC Scholarship.\n"
    )
    assert [(e.degree, e.field, e.organization) for e in found.education] == [("DPhil", "optics", None)]


def test_lines_of_a_page_that_keeps_its_line_ends() -> None:
    page = (
        b"<html><body class='typora-export'><p><span>Ada Quill</span>\n<span>12 Cedar Street</span></p></body></html>"
    )
    assert read_file(page, "cv.html").text.split("\n")[0].strip() == "Ada Quill"


def test_a_stay_without_a_title_gives_its_place_to_the_clause_behind() -> None:
    found = whole(
        "# About\n\nI am Ada Quill. I spent two years in Globex Labs where I was a research intern.\n"
    ).positions
    assert [(p.title, p.organization) for p in found] == [("research intern", "Globex Labs")]


def test_a_role_without_a_verb_begins_a_page() -> None:
    found = whole(
        "# Ada Quill\n\nResearch Fellow at the Lund University School of Law, starting in September.\n"
    ).positions
    assert [(p.title, p.organization) for p in found] == [("Research Fellow", "Lund University")]


def test_joint_appointments_share_the_university_below() -> None:
    found = read(
        "EXPERIENCE\n\n2024–2025\tProfessor with tenure, Department of Genomics\n\tProfessor, Department of Genetics\n"
        "\tLund University\n\n2014–2019\tLecturer, Department of Genetics\n\n"
        "2013–2019\tLecturer, Department of Genomics\n\tLund University\n"
    ).positions
    assert [(p.title, p.unit, p.organization, p.start) for p in found] == [
        ("Professor", "Department of Genomics", "Lund University", "2024"),
        ("Professor", "Department of Genetics", "Lund University", "2024"),
        ("Lecturer", "Department of Genetics", "Lund University", "2014"),
        ("Lecturer", "Department of Genomics", "Lund University", "2013"),
    ]


def test_a_tool_in_a_sentence_is_no_employer() -> None:
    found = positions("2007\tHarmond Group, Intern, Chicago\n\nDeveloping small but useful tools in Microsoft Excel.\n")
    assert found[0][:2] == ("Intern", "Harmond Group")


def test_dated_headings_below_an_employer_say_what_the_owner_was() -> None:
    text = "## Experience\n\n### University of Leeds\n\n"
    text += "#### Fernkeeping (2001 - 2004)\n\n- Watered\n\n#### Mosswarden (1999 - 2001)"
    assert [(p.title, p.organization, p.start, p.end) for p in read(text).positions] == [
        ("Fernkeeping", "University of Leeds", "2001", "2004"),
        ("Mosswarden", "University of Leeds", "1999", "2001"),
    ]


def test_a_heading_in_the_place_of_employers_is_one_whatever_it_is_called() -> None:
    places = {"Merrow Mill Institute": "2019", "Quarl Textile Laboratory": "2015", "Lund University": "2013"}
    for form in ("### {}\n\n*Research Fellow* ({})\n\n- Wove nets\n\n", "**{}**  \nResearch Fellow  \n{}\n\n"):
        body = "".join(form.format(place, year) for place, year in places.items())
        assert [(p.organization, p.start) for p in read(f"## Positions\n\n{body}").positions] == [*places.items()]


def test_how_long_a_post_lasted_is_no_employer() -> None:
    body = "".join(
        f"### {role}\n**{place}** · Full-time  \n{when} · 4 yrs\n\n"
        for role, place, when in (
            ("Lecturer", "Lund University", "2019–2023"),
            ("Research Associate", "Quarl Textile Laboratory", "2015–2019"),
            ("Curator", "Merrow Museum", "2011–2015"),
        )
    )
    held = [p.organization for p in read(f"## Experience\n\n{body}").positions]
    assert held == ["Lund University", "Quarl Textile Laboratory", "Merrow Museum"]
