"""Physicians' training under headings of one word each. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_PAGE = """Tessa Quill, MD

Undergraduate Degree
{mark}Quill College, 1961, Northfield, MN

Medical School
{mark}Harbour University School of Medicine, 1966, Lund, CA

Internship
{mark}Moss County Infirmary Hospital, 1964, Salem, OR

Residency
{mark}Moss County Infirmary Hospital, 1965-1970, Salem, OR

Fellowship
{field}{mark}Brandt General Hospital , 1972 , Boston , MA
"""


@pytest.mark.parametrize("mark", ["", "  ", "- "])
@pytest.mark.parametrize(
    ("field", "title"), [("", "Fellowship"), ("Cardiovascular Disease\n", "Cardiovascular Disease Fellowship")]
)
def test_each_place_has_its_stage(mark: str, field: str, title: str) -> None:
    found = whole(_PAGE.format(mark=mark, field=field))
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Internship", "Moss County Infirmary Hospital", "1964"),
        ("Residency", "Moss County Infirmary Hospital", "1965"),
        (title, "Brandt General Hospital", "1972"),
    ]
    assert [(one.degree, one.organization, one.end) for one in found.education] == [
        ("Undergraduate Degree", "Quill College", "1961"),
        ("MD", "Harbour University School of Medicine", "1966"),
    ]
    assert not found.awards


def test_fellowships_among_honours_stay() -> None:
    found = whole("Ada Moss\nada@moss.example\n\nFellowships\n\nQuill Memorial Fellowship, Lund University, 1999\n")
    assert [one.name for one in found.awards] == ["Quill Memorial Fellowship"]
