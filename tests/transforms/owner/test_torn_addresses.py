"""Addresses and dates that the edge of a narrow cell broke. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read
from transforms.readers.layout.wrapped_dates import with_wrapped_dates

_CELLS = """Ada Quill

Reed College            Email:   ada.quill@bio.reed-
                                 college.example.edu
Room 4                  Home:    https://quill.example
"""
_CENTRED = """                  ADA QUILL
Reed College                   AQuill@reedcollegeun
                               iversity.edu
14 Moss Street                 quill.example.org
"""


def _page(top: str) -> ParsedCV:
    return parse(read(f"{top}\nEducation\n2018  PhD in Botany, Reed College\n".encode(), "ada.txt"))


@pytest.mark.parametrize(
    ("top", "mail"),
    [
        (
            _CELLS,
            "ada.quill@bio.reed-college.example.edu",
        ),
        (
            _CENTRED,
            "AQuill@reedcollegeuniversity.edu",
        ),
        ("Ada Quill\nReed College   AQuill@reedcollegeun iversity.edu\n", "AQuill@reedcollegeuniversity.edu"),
    ],
)
def test_an_address_over_two_lines_of_a_cell(top: str, mail: str) -> None:
    found = _page(top).person
    assert found is not None
    assert found.emails == [mail]


@pytest.mark.parametrize("told", ["Write to ada@reed or www.quill.example.org", "Find me @quill see moss.org"])
def test_what_is_no_address_stays_apart(told: str) -> None:
    found = _page(f"Ada Quill\n{told}\n").person
    assert found is not None
    assert not found.emails


def test_months_behind_years_that_a_column_wrapped() -> None:
    page = ["2014 Sep. – 2018    PhD in Botany, Reed College", "May", "2010 Mar. – 2012    BSc in Botany", "Apr."]
    assert with_wrapped_dates([page]) == [
        ["2014 Sep. – 2018 May   PhD in Botany, Reed College", "2010 Mar. – 2012 Apr.  BSc in Botany"]
    ]
