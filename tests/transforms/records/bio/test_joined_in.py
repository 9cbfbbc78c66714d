"""Clauses that date today's post, or say what a degree was in: "Before joining X in May 2021", "studying Y at X"."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "clause",
    [
        "Before joining Stanford University in May 2021",
        "Prior to joining Stanford in May 2021",
        "Previously, and before moving to Stanford in May 2021",
        "Prior to my appointment at Stanford University in May 2021",
    ],
)
def test_what_one_joined_is_dated(clause: str) -> None:
    text = f"I am a lecturer in botany at Stanford University. {clause}, I was a postdoc at the University of Oslo."
    now, then = whole(f"# Mira Tolland\n\n{text}\n").positions
    assert (now.organization, now.start, then.start) == ("Stanford University", "2021-05", None)


def test_another_house_that_one_joined_dates_nothing() -> None:
    text = "Mira is a lecturer at Stanford University and a reader at the University of Turin."
    told = whole(f"# Mira Tolland\n\n{text} Before joining the Moss Guild in 2011, she was a postdoc at Yale.\n")
    assert not any(one.start for one in told.positions)


@pytest.mark.parametrize(
    ("text", "degree", "field"),
    [
        ("I am a second-year PhD student studying marine biology at the University of Oslo.", "PhD", "marine biology"),
        ("I am a PhD candidate studying Economics at Yale University.", "PhD", "Economics"),
        ("I received an MPhil at the University of Turin in Marine Biology in 2009.", "MPhil", "Marine Biology"),
        ("I received a BSc from Stanford University in Physics.", "BSc", "Physics"),
    ],
)
def test_the_field_stands_round_the_school(text: str, degree: str, field: str) -> None:
    told = whole(f"# Mira Tolland\n\n{text}\n")
    assert [(one.degree, one.field) for one in told.education] == [(degree, field)]
    assert not told.interests


@pytest.mark.parametrize("word", ["Following", "Upon", "After"])
def test_a_degree_that_only_dates_is_none(word: str) -> None:
    told = whole(f"# Mira Tolland\n\n{word} my PhD I worked at Yale University, where I studied how bells ring.\n")
    assert not told.education


@pytest.mark.parametrize("count", ["**31 journal papers**", "**over 200 articles**", "*12 book chapters*"])
def test_a_count_of_works_is_no_work(count: str) -> None:
    told = whole(f"# Mira Tolland\n\nI have authored {count}, which others have cited 1,200 times.\n")
    assert not told.papers


def test_the_part_of_a_house_that_nobody_knows() -> None:
    told = whole("# Mira Tolland\n\nI am a lecturer in the Department of Physics at Brimlo University.\n").positions
    assert [(one.organization, one.unit) for one in told] == [("Brimlo University", "Department of Physics")]
