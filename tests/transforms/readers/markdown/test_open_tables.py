"""Markdown's tables without bars at their sides. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read
from transforms.readers.markdown.open_tables import with_tables_closed


def whole(text: str) -> ParsedCV:
    return parse(read(text.encode(), "cv.md"))


@pytest.mark.parametrize("ruler", ["--- | ---", ":---|---:", "------ | :------:"])
def test_rows_of_a_table_without_bars_at_its_sides_are_cells(ruler: str) -> None:
    cv = whole(f"# Ada Quill\n\n## Awards\n\nYear | Award\n{ruler}\n2019 | Moss Medal\n2018 | Heron Prize\n")
    assert [(one.name, one.start) for one in cv.awards] == [("Moss Medal", "2019"), ("Heron Prize", "2018")]


def test_names_of_its_columns_are_no_skills() -> None:
    cv = whole(
        "# Ada Quill\n\n## Skills\n\n### Languages\n\nLanguage | Speaking | Reading\n-------- | -------- | -------\n"
        "Dutch    | +++      | +++\nEnglish  | +++      | ++\n\n### Software\n\n* **Statistics**: R, Stata\n"
    )
    assert [one.text for one in cv.skills] == ["Dutch", "English", "R", "Stata"]


_OTHERS = [
    "| a | b |\n|---|---|\n| c | d |\n",
    "Ada | Oslo\n\n---\n\n2019 | Lund\n",
    "a -- | -- b\n",
    "Loom | Felt\n----\n",
]


@pytest.mark.parametrize("text", _OTHERS)
def test_other_bars_stay_as_they_are(text: str) -> None:
    assert with_tables_closed(text) == text
