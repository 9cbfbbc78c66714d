"""Honours of one year, a line each beside it, whatever words the first of them has."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards

_NAMES = ["GXU’s European Looms Fellowship", "Loom Travel Scholarship", "GXU’s Summer Mentorship program"]


@pytest.mark.parametrize("first", ["The Weft Centre’s Ada Quill Program in Wool and Dyes", "Quill Scheme for Weavers"])
@pytest.mark.parametrize("count", [2, 3])
def test_each_line_beside_a_year_is_an_honour(first: str, count: int) -> None:
    rows = "\n\t".join([f"2020\t{first}", *_NAMES[:count]])
    assert [(name, year) for name, _, year in awards(f"{rows}\n\n2019\tFelt Prize")] == [
        (first, "2020"),
        *((name, "2020") for name in _NAMES[:count]),
        ("Felt Prize", "2019"),
    ]


@pytest.mark.parametrize(
    "below", ["Felt Association\n\tGraz, Austria", "for the best looms of the year\n\tDye Society"]
)
def test_who_gave_it_and_what_for_is_no_honour(below: str) -> None:
    found = awards(f"2020\tLoom Prize\n\t{below}\n\n2019\tFelt Prize\n\tDye Association\n\tUlm, Germany")
    assert [(name, year) for name, _, year in found] == [("Loom Prize", "2020"), ("Felt Prize", "2019")]


@pytest.mark.parametrize("count", [2, 3])
def test_each_line_below_a_year_of_its_own_is_an_honour(count: int) -> None:
    names = ["The Weft Centre’s Ada Quill Program in Wool and Dyes", *_NAMES[:count]]
    rows = "  \n".join(["2021\tFelt Prize", "GXU’s Dye Fellowship", "2020", *names, "2019\tYarn Prize"])
    assert [(name, year) for name, _, year in awards(rows)] == [
        ("Felt Prize", "2021"),
        ("GXU’s Dye Fellowship", "2021"),
        *((name, "2020") for name in names),
        ("Yarn Prize", "2019"),
    ]
