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
    ],
)
def test_other_words_before_a_colon(text: str) -> None:
    assert name_like_title(text, "Ada Quill") is None


@pytest.mark.parametrize(
    ("title", "behind"),
    [
        ("Looms, Dyes, and Guilds: Who Weaves?", ""),
        ("Salt, Silk and Sail: How Roads Made Towns", ". With Bo Rook."),
        ("Wool, Wages & Weather: Evidence from Vaasa", ". Weft Letters 4 (2020)."),
    ],
)
def test_words_listed_before_a_colon_are_no_names(title: str, behind: str) -> None:
    text = f"# Ada Quill\n\n## Working Papers\n\n- {title}{behind}\n\n- The Price of Thread\n"
    assert [paper.title for paper in parse(read(text.encode(), "a.md")).papers] == [title, "The Price of Thread"]


def test_family_names_listed_before_a_colon_are_names_where_the_owner_is_among_them() -> None:
    assert name_like_title("Rook, Vale, and Quill: Looms of the Sea. Weft Letters 4 (2020)", "Ada Quill") is None


@pytest.mark.parametrize(
    ("stop", "behind"), [(", ", ", WEFT 2026."), (", ", ", Arxiv, 2018."), (", ", ". Weft Letters, 2021.")]
)
def test_two_words_before_a_colon_are_no_name_among_initials(stop: str, behind: str) -> None:
    first = f"D. Vale, A. Quill{stop}Salt Roads: Quiet Routes over Fjords{behind}"
    works = f"{first}\n\nA. Quill, B. Orr, Looms at Sea, WEFT 2019."
    found = parse(read(f"# Ada Quill\n\n## Publications\n\n{works}\n".encode(), "a.md")).papers
    assert found[0].title == "Salt Roads: Quiet Routes over Fjords"
    assert found[0].authors == ["D. Vale", "A. Quill"]


def test_a_name_in_full_before_a_colon_is_one_among_names_in_full() -> None:
    works = "Dora Vale, Ada Quill, Bo Rook: Quiet Routes over Fjords. WEFT 2026."
    found = parse(read(f"# Ada Quill\n\n## Publications\n\n{works}\n".encode(), "a.md")).papers
    assert found[0].authors == ["Dora Vale", "Ada Quill", "Bo Rook"]


@pytest.mark.parametrize(
    "cited",
    [
        "Salt Roads: A Fast Router. Oslo: Harrow Press, 2020.",
        "Salt Roads: A Fast Router (Harrow Press, 2020).",
        "Salt Roads: A Fast Router, Harrow Press, 2020.",
    ],
)
def test_a_lone_name_before_a_colon_that_is_not_the_owner_begins_a_title(cited: str) -> None:
    works = f"{cited}\n\nQuiet Kilns: How Clay Was Fired. Lund: Moss House, 2012."
    found = parse(read(f"# Ada Quill\n\n## Books\n\n{works}\n".encode(), "a.md")).papers
    assert [one.title for one in found] == ["Salt Roads: A Fast Router", "Quiet Kilns: How Clay Was Fired"]
    assert [one.authors for one in found] == [["Ada Quill"], ["Ada Quill"]]
