"""Numbers, heads and feet of pages in converted markdown: they are no text, and what they say is said once."""

from __future__ import annotations

import pytest

from transforms.furniture.running_heads import owner_in
from transforms.readers.converted.page_marks import without_page_marks
from transforms.readers.converted.torn import rejoined

_FOOT = "- _+420_ _533_ _111_ _222_   - _[moss@loom.example](mailto:moss@loom.example)_ _{}/3_"


def _page(*parts: str) -> list[str]:
    return ["# Ada Moss", "", *(line for part in parts for line in (part, "")), "Felt and wool"]


def test_the_address_in_the_feet_of_pages_stands_once_at_the_head() -> None:
    made = [line for line in without_page_marks(_page("Looms", _FOOT.format(1), "Felts", _FOOT.format(2))) if line]
    address = "- +420 533 111 222   - [moss@loom.example](mailto:moss@loom.example)"
    assert made == ["# Ada Moss", address, "Looms", "Felts", "Felt and wool"]


def test_the_owner_s_name_and_the_next_page_s_number_are_no_text() -> None:
    lines = _page("Looms", "_Ada Moss_ Head Weaver 2", "Felts", "_Ada Moss_ Head Weaver 3")
    assert [line for line in without_page_marks(lines) if line] == ["# Ada Moss", "Looms", "Felts", "Felt and wool"]


@pytest.mark.parametrize("parts", [("Loom Course 1", "Felts", "Loom Course 2"), ("Ada Moss, Loom 2", "Felts")])
def test_numbered_lines_of_other_words_stay(parts: tuple[str, ...]) -> None:
    assert without_page_marks(_page(*parts)) == _page(*parts)


@pytest.mark.parametrize(
    ("head", "foot"),
    [
        ("5/3/24, 9:05 PM Ada Moss: Vita", "https://moss.example/cv.html {}/2"),
        ("03.05.2024, 21:05 Vita", "[file:///home/moss/cv.html](file:///home/moss/cv.html) {}/2"),
        ("2024/5/3 21:05 Vita", "https://moss.example/cv {} / 2"),
    ],
)
def test_what_a_browser_prints_at_the_edges_of_pages_is_no_text(head: str, foot: str) -> None:
    lines = [head, *_page("Looms", foot.format(1)), head, "Felts", "", foot.format(2)]
    assert [line for line in without_page_marks(lines) if line] == ["# Ada Moss", "Looms", "Felt and wool", "Felts"]
    assert "2024-05-03: 9:05, a talk" in without_page_marks(["2024-05-03: 9:05, a talk"])


def test_roman_numbers_that_count_pages_are_no_text() -> None:
    assert "i" not in without_page_marks(_page("Looms", "i", "Felts", "ii"))
    assert "i" in without_page_marks(_page("Looms", "i", "Felts"))


def test_an_entry_goes_on_over_the_foot_of_its_page() -> None:
    first = "2019 A survey of the looms that weavers of the northern valleys built for themselves and"
    lines = _page(first, _FOOT.format(1), "for their neighbours", "Felts", _FOOT.format(2))
    assert f"{first} for their neighbours" in rejoined(lines)


def test_the_owner_whom_only_the_heads_of_pages_name_is_named_at_the_top() -> None:
    heads = ["Curriculum Vitae: Ada Moss 2", "Curriculum Vitae: Ada Moss 3"]
    lines = ["A weaver of Oslo.", "", "Looms", "", heads[0], "", "Felts", "", heads[1], ""]
    assert [line for line in without_page_marks(lines) if line] == ["# Ada Moss", "A weaver of Oslo.", "Looms", "Felts"]
    assert without_page_marks(["Ada Moss", "", *lines])[0] == "Ada Moss"


@pytest.mark.parametrize(
    ("head", "name"),
    [
        ("Curriculum Vitae: Ada Moss 2", "Ada Moss"),
        ("Ada Moss – CV – 3", "Ada Moss"),
        ("Ada Moss, Curriculum Vitae, page 3 of 7", "Ada Moss"),
        ("Curriculum Vitae 2", ""),
        ("Ada Moss 3", ""),
    ],
)
def test_who_is_named_beside_the_words_of_a_cv(head: str, name: str) -> None:
    assert owner_in(head) == name


def test_the_date_the_owner_and_the_page_s_number_are_no_text() -> None:
    lines = _page("Looms", "MAY 2021 ADA MOSS - CURRICULUM VITAE 1", "Felts", "MAY 2021 ADA MOSS - CURRICULUM VITAE 2")
    assert [line for line in without_page_marks(lines) if line] == ["# Ada Moss", "Looms", "Felts", "Felt and wool"]
