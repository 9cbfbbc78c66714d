"""Labels before several honours of a line, and meetings in brackets that gave one."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read


def test_a_sort_in_the_plural_before_honours_is_none() -> None:
    text = "## Awards\n\n- Travel awards: Best Poster Award, 2015; Fern Medal, 2013\n"
    assert [(one.name, one.start) for one in read(text).awards] == [
        ("Best Poster Award", "2015"),
        ("Fern Medal", "2013"),
    ]


def test_the_giver_in_front_gave_all_honours_of_the_line() -> None:
    text = "## Awards\n\n- University of Oslo: Moss Prize, 2018; Fern Medal, 2015\n"
    assert [(one.name, one.granter) for one in read(text).awards] == [
        ("Moss Prize", "University of Oslo"),
        ("Fern Medal", "University of Oslo"),
    ]


@pytest.mark.parametrize(
    ("line", "granter"),
    [
        (
            "Best Student Paper Award (International Conference on Wet Mosses), 2018",
            "International Conference on Wet Mosses",
        ),
        ("Best Student Paper Award (NeurIPS), 2018", "NeurIPS"),
    ],
)
def test_a_meeting_in_brackets_gave_the_honour(line: str, granter: str) -> None:
    found = read(f"## Awards\n\n- {line}\n").awards
    assert [(one.name, one.granter, one.start) for one in found] == [("Best Student Paper Award", granter, "2018")]


def test_a_sentence_behind_the_giver_is_none_of_its_name() -> None:
    text = "## Awards\n\n- Moss Fellowship, National Science Foundation, 2015. Three years of funding for bogs.\n"
    assert [(one.name, one.granter) for one in read(text).awards] == [
        ("Moss Fellowship", "National Science Foundation")
    ]


def test_honours_with_a_line_on_each_are_no_works() -> None:
    text = (
        "### Awards\n\nMoss Medal, Royal Society of Bogs, 2021  \nAwarded annually for advances in peat\n\n"
        "Doctoral Scholarship, German Academic Exchange Service, 2017-2019  \nFull funding for three years of study\n\n"
        "Second Place, Student Poster Competition, Western Moss Congress, 2009  \nSelected among 85 posters\n\n"
        "Outstanding Reviewer, NeurIPS, 2016  \nTop 10% of reviewers\n"
    )
    found = read(text)
    assert not found.papers
    assert [one.start for one in found.awards] == ["2021", "2017", "2009", "2016"]


def test_a_form_says_field_by_field_what_an_honour_is() -> None:
    text = (
        "## Distinctions\n\nName of award: Fellow, Society of Weavers\n\nAwarded by: Guild of Dyers\n\nDate: 2019\n\n\n"
        "Name of award: Moss Medal\n\nAwarded by: University of Oslo\n\nDate: 2016 – 2018\n"
    )
    assert [(one.name, one.granter, one.start, one.end) for one in read(text).awards] == [
        ("Fellow, Society of Weavers", "Guild of Dyers", "2019", None),
        ("Moss Medal", "University of Oslo", "2016", "2018"),
    ]
