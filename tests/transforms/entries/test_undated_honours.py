"""Honours without a date among dated ones, each on a line of its own."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards

_DATED = ["Best Poster Prize, Globex, 2022", "Travel Grant, IEEE, 2021", "Young Loom Award, Royal Society, 2020"]


@pytest.mark.parametrize("between", ["\n\n", "<br>\n"])
@pytest.mark.parametrize("place", [0, 1, 3])
@pytest.mark.parametrize("undated", ["Heron Medal", "Rising Star in Looms, Tarrow State University"])
def test_an_honour_without_a_date(undated: str, place: int, between: str) -> None:
    lines = [*_DATED[:place], undated, *_DATED[place:]]
    found = awards(between.join(lines))
    assert [(name, start) for name, _, start in found] == [
        (line.split(", ")[0], line[-4:] if line != undated else None) for line in lines
    ]


def test_givers_below_their_honours_stay_with_them() -> None:
    found = awards("Heron Medal\nGlobex, 2022\n\nMoss Prize\nIEEE, 2021\n")
    assert found == [("Heron Medal", "Globex", "2022"), ("Moss Prize", "IEEE", "2021")]


def test_a_dated_honour_that_ends_its_list_heads_nothing() -> None:
    found = awards("**Heron Fellowship** (IEEE, 2018)\n\n**Distinguished Dissertation Award** (Royal Society, 2017)\n")
    assert [name for name, _, _ in found] == ["Heron Fellowship", "Distinguished Dissertation Award"]


def test_one_dated_honour_among_others() -> None:
    names = ["Merit Scholarship, Globex", "Travel Grant, IEEE", "Moss Prize, Merrow Club", "Heron Medal, Globex, 2019"]
    assert [start for _, _, start in awards("\n\n".join(names))] == [None, None, None, "2019"]
