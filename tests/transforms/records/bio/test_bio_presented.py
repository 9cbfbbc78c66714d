"""Bios whose subject only their own sentences name, and what sentences leave to the one before them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "Vanda is a weaver with a love of knots. Vanda was a postdoc at Lund University.",
            [("postdoc", "Lund University", None, False)],
        ),
        (
            "Vanda then moved to KTH as a lecturer. Vanda is happy there.",
            [("lecturer", "KTH", None, True)],
        ),
        (
            "Vanda is a senior loom engineer with a background in knots. Vanda joined UKFELT in 2024 to build a team.",
            [("senior loom engineer", "UKFELT", "2024", True)],
        ),
        (
            "I am a research scientist. I joined the Peat Institute in 2021 and map bogs.",
            [("research scientist", "Peat Institute", "2021", True)],
        ),
    ],
)
def test_a_bio_of_one_whom_nothing_else_names(text: str, held: list[tuple[str, str, str | None, bool]]) -> None:
    found = whole(f"## Bio\n\n{text}\n").positions
    assert [(one.title, one.organization, one.start, one.current) for one in found] == held


@pytest.mark.parametrize("verb", ["grew up in Oslo and likes peat", "teaches weaving", "is a weaver"])
def test_the_name_with_which_a_bio_begins(verb: str) -> None:
    found = whole(f"Nora Lindqvist {verb}. She completed her PhD at Lund University in 2012.\n")
    assert found.person
    assert found.person.name == "Nora Lindqvist"


def test_a_pronoun_is_no_name() -> None:
    found = whole("She is a reader at Lund University. Her work is on looms.\n")
    assert found.person is None or not found.person.name


@pytest.mark.parametrize("lead", ["Previously, I've been a:", "Before that, I was:", "Formerly, I worked as:"])
def test_items_below_what_one_was(lead: str) -> None:
    items = "- Loom engineer at the Peat Library\n- Research associate at Lund University weaving felt\n"
    found = read(f"## About\n\nI am a lecturer at KTH.\n\n{lead}\n{items}").positions
    assert [(one.title, one.organization, one.current) for one in found] == [
        ("lecturer", "KTH", True),
        ("Loom engineer", "Peat Library", False),
        ("Research associate", "Lund University", False),
    ]


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "I was a lecturer in the School of Wool at Lund University, Lund, and the School of Knots at MIT.",
            [("lecturer", "Lund University", None), ("lecturer", "MIT", None)],
        ),
        (
            "She is a reader at KTH where she has been since 2012, first as a curator and later as a senior lecturer.",
            [("reader", "KTH", None), ("curator", "KTH", "2012"), ("senior lecturer", "KTH", "2012")],
        ),
        (
            "Before, I was a Loom Economist for the National Felt of Norway between May 2010 and June 2012.",
            [("Loom Economist", "National Felt of Norway", "2010-05")],
        ),
        ("I was a statistician for the Felt Office of Oslo.", [("statistician", "Felt Office of Oslo", None)]),
        ("She worked as a Chief Linguist at Lund University.", [("Chief Linguist", "Lund University", None)]),
        ("I was a Junior Fellow in the Felt Society of Fellows, hosted at KTH.", [("Junior Fellow", "KTH", None)]),
        (
            "I joined the faculty at Lund University in 2015 and was promoted to associate professor in 2021.",
            [("associate professor", "Lund University", "2021")],
        ),
        ("I completed my Loom Internship at the Wool Consortium (A + B).", [("Intern", "Wool Consortium", None)]),
        ("I did a summer internship with the Felt Consortium in 2019.", [("intern", "Felt Consortium", "2019")]),
        (
            "I am professor of looms at Lund University. I became professor in 2021.",
            [("professor of looms", "Lund University", "2021")],
        ),
        (
            "The hub is based in Lund University where I am a senior lecturer in the School of Peat and Bogs.",
            [("senior lecturer", "Lund University", None)],
        ),
    ],
)  # fmt: skip
def test_places_told_once(text: str, held: list[tuple[str, str, str | None]]) -> None:
    found = read(f"## Biography\n\n{text}\n").positions
    assert [(one.title, one.organization, one.start) for one in found] == held


@pytest.mark.parametrize(
    ("text", "degrees"),
    [
        (
            "I wrote my PhD at Leeds University in 2010, where I previously took a Masters in Felt in 2007.",
            [("PhD", None, "Leeds University", "2010"), ("Masters", "Felt", "Leeds University", "2007")],
        ),
        ("Her undergraduate degree was Botany at Lund University.",
         [("undergraduate degree", "Botany", "Lund University", None)]),
        ("She graduated Lund College with a bachelor's degree in Bog Biology.",
         [("bachelor's degree", "Bog Biology", "Lund College", None)]),
        ("She took her bachelor's degree in botany, computer science, and peat chemistry at Lund University.",
         [("bachelor's degree", "botany, computer science, and peat chemistry", "Lund University", None)]),
        ("In 2023, I earned my PhD as a LOOM Graduate Research Fellow in the Department of Looms at Lund University.",
         [("PhD", "Looms", "Lund University", "2023")]),
        ("I am a lecturer for the Loom Bachelor's program at Lund University.", []),
        ("I hold a PhD. degree since 2016 for work on felt.", [("PhD", None, None, "2016")]),
    ],
)  # fmt: skip
def test_degrees_in_other_words(text: str, degrees: list[tuple[str, str | None, str | None, str | None]]) -> None:
    found = read(f"## Biography\n\n{text}\n").education
    assert [(one.degree, one.field, one.organization, one.end) for one in found] == degrees


def test_what_was_joined_is_over_where_one_does_something_else_now() -> None:
    text = "She then joined Lund University as a research associate. Currently, she is trying to grow out her coat."
    assert [one.current for one in read(f"## Biography\n\n{text}\n").positions] == [False]


def test_a_doctoral_school_is_no_degree() -> None:
    found = read("## Education\n\n2020-2023 Ph.D. in Looms, Lund University, Doctoral School of Science\n").education
    assert [one.degree for one in found] == ["Ph.D."]


def test_sentences_on_oneself_below_a_word_that_heads_duties() -> None:
    works = "- *Knots of Felt* (with Bo Lund), J. Felt Appl. 16 (2017), 20 pages.\n- *The Wool Ring*, Knots 12, 2016.\n"
    found = whole(
        "I'm Nora Lindqvist, weaver.\n\n## Academic\n\nTrained in wool, I hold a PhD since 2016, on felt.\n\n"
        f"These are some publications in peer-reviewed journals:\n{works}"
    )
    assert [one.title for one in found.papers] == ["Knots of Felt", "The Wool Ring"]
    assert not found.service
    assert [one.end for one in found.education] == ["2016"]
