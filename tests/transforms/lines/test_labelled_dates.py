"""Dates within lines behind words that name them dates. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of, parsed


@pytest.mark.parametrize(
    ("stated", "read"),
    [
        (
            "- Felt Grant from UMC. Dates: from March 2011 to May 2013.",
            "Felt Grant from UMC. March 2011 to May 2013.",
        ),
        ("- **Loom Prize** by the Guild. Date: 12-May-2019.", "Loom Prize by the Guild. 12-May-2019."),
        ("- Reader at Vale College; Period: 2019–2021", "Reader at Vale College; 2019–2021"),
        ("- Wool Seminar, Oslo. Starting date: 5 April, 2011.", "Wool Seminar, Oslo. 5 April, 2011."),
    ],
)
def test_the_words_are_taken_off(stated: str, read: str) -> None:
    assert lines_of(f"# Ada Quill\n\n{stated}\n")[2].text == read


@pytest.mark.parametrize(
    "stated",
    [
        "Dates: from March 2011 to May 2013",
        "Funder: Wool Fund. Amount: 3000. Dates: 2002-2005",
        "A wool loom for all days. Dates: every second semester",
    ],
)
def test_fields_and_what_is_no_date_stay(stated: str) -> None:
    assert lines_of(f"# Ada Quill\n\n{stated}\n")[2].text == stated


@pytest.mark.parametrize("granter", ["UMC", "Wool Fund", "University of Oslo"])
@pytest.mark.parametrize("label", ["Dates: from ", "Period: ", "Dates: "])
def test_a_prize_keeps_its_granter(label: str, granter: str) -> None:
    found = parsed(f"## Awards\n\n- **Vale Felt Award** from {granter}. {label}May 1998 to June 1999.\n").awards
    assert [(one.name, one.granter, one.start, one.end) for one in found] == [
        ("Vale Felt Award", granter, "1998-05", "1999-06")
    ]
