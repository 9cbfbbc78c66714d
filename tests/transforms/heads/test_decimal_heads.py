"""Headings that numbers like "4.1" count below a numbered one, and tables whose columns say what they list."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import sections_of, whole
from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.tables.told import kind_of_columns


def read(body: str) -> ParsedCV:
    text = f"Jane Q. Miller\njane@miller.example\n\n{body}\n"
    return parse(Document("made-up.txt", "0" * 64, "text/plain", "utf-8", text))


WORKS = """1. Education
B.A. in Weaving, Acme University, 1999

2. Publications
2.1. Loom matters in journals of any rank (all refereed)
Miller, J. (2021). "Counting threads". Dye Letters, 24(1), 22-41.
Miller, J. and Okoye, M. (2018). "Reading a selvedge". Dye Letters, 15, 60-78.
2.2. Volumes and parts of volumes
Miller, J. (2020). The Warp. London: Acme Press.
2.3. What the newspapers printed
Miller, J. (2012). "Why looms rattle". Ashford Post, 3, 4-6.

3. Awards
Golden Shuttle, 2013
"""


def test_numbers_below_a_heading_part_its_works() -> None:
    found = read(WORKS)
    assert [paper.title for paper in found.papers] == [
        "Counting threads",
        "Reading a selvedge",
        "The Warp",
        "Why looms rattle",
    ]
    assert [paper.year for paper in found.papers] == [2021, 2018, 2020, 2012]


def test_theses_below_students_are_theirs() -> None:
    body = """4. Supervised Theses
4.1. Master's Theses
Ada Quill, "Felt in winter", Acme University, 2016.
4.2. Doctoral Theses
Ben Ode, "Knots and their names", Acme University, 2019.
"""
    found = read(body)
    assert [one.student for one in found.advising] == ["Ada Quill", "Ben Ode"]
    assert not found.papers


def test_theses_below_a_heading_of_students_in_markup() -> None:
    heads = "# Jane Q. Miller\n\n## Supervision\n\n### Concluded\n\n#### PhD theses\n"
    body = f"{heads}1. Ada Quill. *Felt in winter*. 2019.\n"
    kinds = {section.kind for section in sections_of(body)}
    assert "advising" in kinds
    assert "papers" not in kinds


@pytest.mark.parametrize(
    ("columns", "kind"),
    [
        (("s no", "name of the scholar", "topic", "status"), "advising"),
        (("student", "role", "title", "status"), "advising"),
        (("academic year", "term", "course name", "students"), "teaching"),
        (("title of the project", "funding agency", "amount", "duration"), "grants"),
        (("degree", "discipline", "university", "year"), "education"),
        (("course", "board", "year", "percentage"), None),
        (("title", "journal", "year"), None),
    ],
)
def test_columns_tell_kinds(columns: tuple[str, ...], kind: str | None) -> None:
    assert kind_of_columns(columns) == kind


def test_a_table_below_an_unknown_heading_lists_what_its_columns_say() -> None:
    body = """TIME GIVEN TO OTHERS

Student           Role      Title                    Status
Ada Quill         Chair     Felt in winter           Completed
Ben Ode           Member    Knots and their names    In progress
"""
    assert [one.student for one in read(body).advising] == ["Ada Quill", "Ben Ode"]


def test_degrees_below_a_field_without_words() -> None:
    body = """1. Birth     : 03.11.1978
2. Education :

Degree      Field         University           Year
B.A.        Weaving       Acme University      2000
Ph.D.       Dyes          Globex University    2010

3. Awards
Golden Shuttle, 2013
"""
    assert [(one.degree, one.organization, one.end) for one in read(body).education] == [
        ("B.A.", "Acme University", "2000"),
        ("Ph.D.", "Globex University", "2010"),
    ]


def test_the_year_of_a_first_column_holds_for_the_terms_below_it() -> None:
    body = """1. Awards
Golden Shuttle, 2013

2. Degrees
B.A. in Weaving, Acme University, 1999

3. Service
Reviewer, Dye Letters

4. Courses that were taught in the last years

Academic Year   Term     Course Name              Hours (T/P)   Students
2022-2023       Fall     Felt in Theory           3/0           42
                Fall     Felt in Winter           3/0           28
                Spring   Knots of the North       3/0           35
2023-2024       Fall     Dyes and Law             3/0           39
"""
    assert [(one.course, one.start) for one in read(body).teaching] == [
        ("Felt in Theory", "2022"),
        ("Felt in Winter", "2022"),
        ("Knots of the North", "2022"),
        ("Dyes and Law", "2023"),
    ]


def test_a_columns_name_gives_the_unit_of_its_sums() -> None:
    body = """# Jane Q. Miller

## Projects

| S.No | Title of the Project | Funding Agency | Amount (Rs. in Lakhs) | Duration |
|---|---|---|---|---|
| 1 | Felt for highways | Acme Fund | 28.45 | 2013-2016 |
| 2 | Looms for all | Globex Fund | 12.00 | 2009-2011 |
"""
    found = whole(body)
    assert [one.amount for one in found.grants] == ["Rs. 28.45 lakhs", "Rs. 12.00 lakhs"]
