"""Honours and grants below the people whom they went to, and dates and bodies as Japan writes them."""

from __future__ import annotations

from tests.transforms.records.one_section import read

PAGE = """# Ada Quill

## Awards
1. Ada Quill, Ben Reed:
   **Moss Medal**.
   Fern Society of Japan, 2022 年 9 月.
1. Ada Quill:
   **Young Weaver Prize**.
   シダ学会, Sep. 2019.

## Grants
1. Ada Quill (PI), Ben Reed:
   **Looms that learn: a field study**.
    Ministry of Science, 2019年 -- 2023 年.
1. Ben Reed (PI):
   **Moss that hears**.
    コケ振興会 (若手), 2019 年 -- 現在.
1. Ada Quill (PI):
   **Ferns in the dark**.
    コケ振興会, 2016 -- 2018.

## Professional Activities

### Societies
- Member, The Fern Society

### Reviews
- Journal of Mosses
- Fern Letters
"""


def test_the_people_above_an_honour_are_not_its_name() -> None:
    found = [(one.name, one.granter, one.start) for one in read(PAGE).awards]
    assert found == [
        ("Moss Medal", "Fern Society of Japan", "2022-09"),
        ("Young Weaver Prize", "シダ学会", "2019-09"),
    ]


def test_grants_of_three_lines_each_are_read_whole() -> None:
    found = [(one.title, one.start, one.end, one.current) for one in read(PAGE).grants]
    assert found == [
        ("Looms that learn: a field study", "2019", "2023", False),
        ("Moss that hears", "2019", None, True),
        ("Ferns in the dark", "2016", "2018", False),
    ]


def test_reviews_among_duties_are_duties() -> None:
    found = read(PAGE)
    assert not found.papers
    assert {one.venue for one in found.service if one.role == "reviewer"} == {"Journal of Mosses", "Fern Letters"}
