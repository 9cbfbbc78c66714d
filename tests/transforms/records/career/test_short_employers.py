"""Employers whose name is a figure and a letter, or has a country in brackets."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("row", ["Loom Engineer, 3M, Graz, 2014-2016", "3M, Graz\nLoom Engineer, 2014-2016"])
def test_an_employer_of_a_figure_and_a_capital_before_its_town(row: str) -> None:
    found = parse(read(f"Ada Quill\n\nEXPERIENCE\n\n{row}\n".encode(), "a.txt")).positions
    assert [(one.title, one.organization) for one in found] == [("Loom Engineer", "3M")]


@pytest.mark.parametrize("firm", ["Siemens (Japan) Holding Co.,Ltd", "Globex (Asia) Co., Ltd.", "Initech (Egypt) LLC"])
def test_a_branch_in_a_country_is_one_firm(firm: str) -> None:
    page = f"# Ada Quill\n\n## Experience\n\n- 2013 - 2015: Loom Engineer, {firm}\n- 2011 - 2012: Weaver, Hooli GmbH\n"
    found = parse(read(page.encode(), "a.md")).positions
    assert found[0].organization == firm


@pytest.mark.parametrize(
    ("line", "title", "employer"),
    [
        ("1995-97: Director of LUMA (WEFT)", "Director", "LUMA (WEFT)"),
        ("2001-2003: Head of WEFTA", "Head", "WEFTA"),
        ("2001-2003: Deputy Director of the WEFTA", "Deputy Director", "WEFTA"),
        ("2001-2003: Director of Research", "Director of Research", None),
        ("2005-: Professor at Moss University (Vice-Chair 2012-2014; Chair 2016-2019)", "Professor", "Moss University"),
    ],
)
def test_who_leads_a_body_of_letters_works_there(line: str, title: str, employer: str | None) -> None:
    text = f"# Ada Quill\n\n## Employment\n\n- {line}\n- 1990: Weaver, Globex Mill\n"
    found = parse(read(text.encode(), "a.md")).positions
    assert (found[0].title, found[0].organization) == (title, employer)
