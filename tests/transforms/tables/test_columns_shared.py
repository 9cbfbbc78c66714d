"""Columns of dates: one date for several entries, and words that run over their cell."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

SHOWN = """# Ada Quill

## Education
2004	MFA, Weaving, Globex College

## Solo Exhibitions
2023	{0}, Loom Museum, Springfield, IL
{1}{2}, Barn Gallery, Los Angeles, CA
2020	{3}, Dye House, San Francisco, CA
2017	{4}, Yarn Museum, Tucson, AZ
"""


@pytest.mark.parametrize("gap", ["        ", "\n"])
@pytest.mark.parametrize("form", ["*{}*", "“{}”"])
def test_an_entry_without_a_date_shares_the_one_above(form: str, gap: str) -> None:
    names = [form.format(name) for name in ("Low Thread", "Silt", "Hold Still", "Rooms")]
    found = read(SHOWN.format(names[0], gap, *names[1:])).projects
    assert [project.title for project in found] == ["Low Thread", "Silt", "Hold Still", "Rooms"]


def test_a_shared_date_is_each_talk_s_own() -> None:
    body = """## Visiting Artist Lectures
2024	Globex School of Design, Providence, RI
2022	University of Leeds, Seattle, WA
2017	Penn School of Yarn, Tucson, AZ
     Acme Art Institute, Kansas City, MO
"""
    assert [talk.year for talk in read(body).talks] == [2024, 2022, 2017, 2017]


def test_words_run_over_their_cell() -> None:
    body = """## Positions
Associate Professor, Globex Institute of	2019 – present
Technology
Assistant Professor, Globex Institute of	2013 – 2019
Technology
Designer, Acme Looms, London	2005 – 2007
"""
    assert [post.organization for post in read(body).positions[:2]] == ["Globex Institute of Technology"] * 2


def test_a_second_line_stays_one_where_there_was_room_above() -> None:
    body = """## Awards
Weaving Prize	2019
Loom Society
Dyeing Medal of the Northern Counties	2017
Acme Foundation
"""
    assert [award.name for award in read(body).awards] == ["Weaving Prize", "Dyeing Medal of the Northern Counties"]


def test_schools_above_dated_degrees_are_no_rest_of_a_cell() -> None:
    body = """## Education
University of Leeds
M.S. in Weaving Policy and Dye Management	2019
University of York
B.S. in Weaving	2016
"""
    found = [(one.degree, one.organization) for one in read(body).education]
    assert found == [("M.S.", "University of Leeds"), ("B.S.", "University of York")]


def test_dates_that_a_converter_set_behind_two_sections() -> None:
    from transforms.readers.converted.side_dates import dates_beside  # noqa: PLC0415

    lines = ["**EDUCATION**", "", "PhD, Globex", "", "MA, Globex", "", "**LOOM PRACTICE**", "", "Weaver, Acme", ""]
    found = dates_beside([*lines, "", "2019", "", "2017", "", "2015", "", "**TEACHING**"])
    assert [line for line in found if "\t" in line] == ["PhD, Globex\t2019", "MA, Globex\t2017", "Weaver, Acme\t2015"]
