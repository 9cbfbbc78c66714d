"""Titles whose first words look like a name, before the names of a list that the owner is on. All made up."""

from __future__ import annotations

import pytest

from transforms.citations.name_like_titles import name_like_title
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("behind", ["(OSDI 2020)", "(OSDI 2020)."])
def test_words_before_a_colon_begin_the_title_where_the_owner_stands_behind_it(behind: str) -> None:
    works = f"- Salt Roads: A Fast Router. Bo Rook, Ada Quill {behind}\n- Looms at Sea. Ada Quill, Bo Rook (ICML 2019)"
    found = parse(read(f"# Ada Quill\n\n## Publications\n\n{works}\n".encode(), "a.md")).papers
    assert [paper.title for paper in found] == ["Salt Roads: A Fast Router", "Looms at Sea"]
    assert [paper.authors for paper in found] == [["Bo Rook", "Ada Quill"], ["Ada Quill", "Bo Rook"]]
    assert [paper.venue for paper in found] == ["OSDI", "ICML"]


@pytest.mark.parametrize(
    "text",
    [
        "Ada Quill: Looms at Sea. Bo Rook, Ada Quill (eds.)",  # the owner before the colon
        "John Rook: Looms at the Sea. Bo Vale, Ada Quill (OSDI 2020)",  # a given name
        "Salt Roads: A Fast Router. Weft Letters 4 (2020)",
    ],
)
def test_other_words_before_a_colon(text: str) -> None:
    assert name_like_title(text, "Ada Quill") is None
