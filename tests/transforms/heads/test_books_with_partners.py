"""Titles of books made of a heading's words, with their co-author and house in brackets. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "work",
    [
        "Teaching the Young (with Otto Brandt) (Open Gate 1999)",
        "For the People (with Otto Brandt)",
        "Service at Sea (Northgate Books 1997)",
        "Grants and Awards (Open Gate Press 1994)",
    ],
)
def test_a_book_between_others_heads_nothing(work: str) -> None:
    cv = whole(
        "Ada Moss\nada@moss.example\n\nBooks\n\nThe Silent Docket: Judges and Their Clerks (Harbour Books, 2011)\n\n"
        f"{work}\n\nRivers and Rights (Quill Press 1991)\n"
    )
    assert [paper.title for paper in cv.papers] == [
        "The Silent Docket: Judges and Their Clerks",
        work.partition(" (")[0],
        "Rivers and Rights",
    ]
