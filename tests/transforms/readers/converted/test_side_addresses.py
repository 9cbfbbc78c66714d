"""Addresses that stood beside a page's head, roles over their dates, and what a line's end tore. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.readers.converted.roles_over_dates import with_roles_beside_dates
from transforms.readers.converted.side_addresses import with_address_above
from transforms.readers.converted.torn_marks import with_whole_dates, with_whole_italics, without_lost_hyphens


@pytest.mark.parametrize(
    "block",
    [
        ["Loom Hall, Felt College", "60, Weavers' Lane", "90014 Oulu, Finland"],
        ["Department of Dyes", "Moss Building, Lund, LA 70112"],
        ["School of Felt", "Wool Road, Leeds", "LS2 9JT"],
    ],
)
@pytest.mark.parametrize("heading", ["## Research Interests", "## Education"])
def test_an_address_below_the_first_heading_stands_above_it(heading: str, block: list[str]) -> None:
    lines = ["# Ada Quill", "", "ada@felt.org", "", "", heading, "", "", "", *block, "", "", "", "Slow looms", ""]
    found = [line for line in with_address_above(lines) if line]
    assert found == ["# Ada Quill", "ada@felt.org", *block, heading, "Slow looms"]


@pytest.mark.parametrize("block", [["Slow looms", "Old dyes"], ["2019 – 2020 Weaver", "90014 Oulu"], ["90014 Oulu"]])
def test_what_is_no_address_stays_below_its_heading(block: list[str]) -> None:
    lines = ["# Ada Quill", "", "## Education", "", "", "", *block, "", "", "", "More", ""]
    assert with_address_above(lines) == lines


@pytest.mark.parametrize("gap", [[""], ["", ""]])
@pytest.mark.parametrize(("date", "stated"), [("Autumn Session 2020", "Autumn 2020"), ("2015-2016", "2015-2016")])
def test_a_role_over_its_date_and_school_is_one_row(gap: list[str], date: str, stated: str) -> None:
    entries = [["**Tutor**", f"{date}, Moss University", "Loom Science (TEX219)"]]
    entries += [["**Guest Lecturer**", "May 2011 - June 2012, Felt School, Oulu"]]
    lines = ["## Teaching", *(part for entry in entries for line in entry for part in (*gap, line))]
    assert [line for line in with_roles_beside_dates(lines) if line] == [
        "## Teaching",
        f"**Tutor**, Moss University, {stated}",
        "Loom Science (TEX219)",
        "**Guest Lecturer**, Felt School, Oulu, May 2011 - June 2012",
    ]


def test_courses_in_bold_stay_over_what_is_said_of_them() -> None:
    lines = ["## Teaching", "", "**Slow Looms**", "", "A course on looms", "", "**Dyes**", "", "2019, Moss University"]
    assert with_roles_beside_dates(lines) == lines


@pytest.mark.parametrize("role", ["Research Advisor", "Project Adviser"])
def test_who_advises_a_course_has_a_role_there(role: str) -> None:
    (course,) = parsed(
        f"## Teaching\n\n**{role}**, Old Yarns and Their Dyes (TEX219), Moss University, 2019\n"
    ).teaching
    assert (course.role, course.organization) == (role, "Moss University")


@pytest.mark.parametrize("rest", ["2014–October 2015.", "2011.", "2016 – present"])
def test_a_month_at_a_lines_end_goes_on_with_its_year(rest: str) -> None:
    line = "Project Weaver, Group for Slow Looms and Old Dyes, Felt Institute of Oulu; September"
    assert with_whole_dates([line, "", rest]) == [f"{line} {rest}"]
    assert with_whole_dates([line, "", f"{rest} A book on felt"]) == [line, "", f"{rest} A book on felt"]


def test_a_sign_in_italics_keeps_to_its_word() -> None:
    assert with_whole_italics("Felt _N_ -body looms, and _A_ - as ever") == "Felt N-body looms, and _A_ - as ever"


@pytest.mark.parametrize(("first", "second"), [("Frame", "work"), ("net", "works"), ("ground", "water")])
def test_halves_of_a_compound_are_one_word(first: str, second: str) -> None:
    text = f"A long line of made-up words on a {first}\n{second} for looms"
    assert f"{first}{second}" in without_lost_hyphens(text, {(first, second)})
