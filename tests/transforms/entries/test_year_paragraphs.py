"""Entries that are paragraphs of several lines below years, also where a year has one alone. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_YEARS = (
    "### 2018\n\nPrincipal Investigator, Dye Council Mini-Grant  \n“Felt in the rain”  \nFunding: $2,000\n\n"
    "Co-Investigator, Weft Fund Small Grant  \n“Slow looms in wet towns”  \nFunding: $3,000\n\n"
    "### 2016\n\nPrincipal Investigator, NASA Loom Grant  \n“Wool and warm air up high”  \nFunding: $20,000\n\n"
    "### 2013\n\nWeaving Teaching Fellowship  \n“Introduction to Looms”  \nDepartment of Dyes, Merrow College\n\n"
    "### 2009\n\nMoss Prize  \nDepartment of Dyes, Merrow College\n"
)


@pytest.mark.parametrize("heading", ["Awards, Grants, and Fellowships", "Grants and Awards", "Honors and Grants"])
def test_a_paragraph_alone_below_its_year_is_one_entry(heading: str) -> None:
    found = parse(read(f"# Ada Quill\n\n## {heading}\n\n{_YEARS}".encode(), "a.md"))
    assert [(one.title, one.start, one.amount) for one in found.grants] == [
        ("Felt in the rain", "2018", "$2,000"),
        ("Slow looms in wet towns", "2018", "$3,000"),
        ("Wool and warm air up high", "2016", "$20,000"),
    ]
    assert [(one.name, one.granter, one.start) for one in found.awards] == [
        ("Weaving Teaching Fellowship", "Department of Dyes, Merrow College", "2013"),
        ("Moss Prize", "Department of Dyes, Merrow College", "2009"),
    ]


def test_lines_below_years_without_blank_lines_between_stay_entries() -> None:
    years = "### 2018\n\nLoom Prize  \nFelt Medal\n\n### 2016\n\nDye Award  \nWool Award\n"
    found = parse(read(f"# Ada Quill\n\n## Awards\n\n{years}".encode(), "a.md"))
    assert [one.name for one in found.awards] == ["Loom Prize", "Felt Medal", "Dye Award", "Wool Award"]
