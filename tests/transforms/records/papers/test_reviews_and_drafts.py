"""Reviews of books, numbers of works, and how far works have come. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.papers.test_works_told_apart import parsed


def test_names_below_book_reviews_are_those_of_the_books() -> None:
    reviews = (
        "Gil Moss, _Tides and Dyes_ (Heron, 2018). In _Annals of Cloth_ 12.2 (2019): 101–103.\n\n"
        "_Tides and Looms_, by Bo Finch. _Annals of Cloth_ 8.2 (2014): 10–13.\n"
    )
    found = parsed(f"## Publications\n\n### Book Reviews\n\n{reviews}").papers
    assert [(one.title, one.authors) for one in found] == [
        ("Tides and Dyes", ["Mira Okoye"]),
        ("Tides and Looms", ["Mira Okoye"]),
    ]


def test_the_numbers_of_works_are_no_work() -> None:
    works = "1. Okoye M, Dahl N. Geese on roofs. Ibis. 2020;4:2–9.\n2. Dahl N, Okoye M. Wet geese. Ibis. 2021;5:2–9.\n"
    found = parsed(f"## Publications\n\n**First author publications:** [1, 3–4]\n\n{works}").papers
    assert [one.title for one in found] == ["Geese on roofs", "Wet geese"]


@pytest.mark.parametrize(
    "note",
    ["Draft available upon request", "*Draft available on request*", "*Drafting*", "Data collection in progress"],
)
def test_how_far_a_work_has_come_is_no_venue(note: str) -> None:
    works = f"- Slow geese on long rivers (with N. Dahl). {note}.\n- How roofs hold the rain (with A. Lund). {note}.\n"
    found = parsed(f"## Work in Progress\n\n{works}").papers
    assert [(one.title, one.venue, one.status) for one in found] == [
        ("Slow geese on long rivers", None, "in_preparation"),
        ("How roofs hold the rain", None, "in_preparation"),
    ]
