"""Talks whose titles stand in a style of their own behind where they were given."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

TALKS = (
    ("Cross-Loom Pattern Sorting", "Department of Dyes, Globex University, UK", 2011),
    ("Pattern Transfer: Weaving with Few Teachers", "Globex Research Laboratory, Cambridge, UK", 2012),
    ("Hidden Looms of Leeds", "University of Leeds, UK", 2013),
    ("Ropes of the Deep", "Workshop on Wefts and Numbers", 2014),
)


@pytest.mark.parametrize(
    "form",
    [
        "{venue}, **{title}**, May {year}",
        "May {year} - {venue} - *{title}*",
        "{venue} ({year}): **{title}**",
        "Talk given at {venue} on **{title}**. ({year})",
    ],
)
def test_the_words_in_style_are_the_title_though_they_could_be_places(form: str) -> None:
    listed = "\n".join(f"- {form.format(title=title, venue=venue, year=year)}" for title, venue, year in TALKS)
    found = read(f"## Invited Talks\n\n{listed}").talks
    assert [(one.title, (one.venue or "").split(",")[0], one.year) for one in found] == [
        (title, venue.split(",")[0], year) for title, venue, year in TALKS
    ]


def test_places_in_bold_stay_places() -> None:
    found = read("## Talks\n\n- **University of Leeds**, May 2011\n- **Reed College**, June 2012").talks
    assert [(one.title, one.venue) for one in found] == [(None, "University of Leeds"), (None, "Reed College")]


def test_a_linked_meeting_s_talk_given_on_a_title_in_bold() -> None:
    found = read("## Talks\n\n- [ICRA](https://i.example) talk given on **Moss on Slow Looms**, 2021").talks
    assert [(one.title, one.venue, one.year) for one in found] == [("Moss on Slow Looms", "ICRA", 2021)]


def test_a_meeting_in_italics_behind_a_question_is_no_part_of_the_title() -> None:
    found = read(
        "## Conference activity\n\n### Participation\n\n"
        "`2025` Shuttles Are Back...And They Hum! *WEFT Annual Meeting 2025*, Ridge University,"
        " 6 June 2025.\n\nWoolen Habits: What weavers do all day. *Monthly Seminar on Wool*,"
        " University of Leeds, 22 January 2025.\n"
    ).talks
    assert [(one.title, one.venue) for one in found] == [
        ("Shuttles Are Back...And They Hum!", "WEFT Annual Meeting, Ridge University"),
        ("Woolen Habits: What weavers do all day", "Monthly Seminar on Wool, University of Leeds"),
    ]


def test_a_bold_title_over_an_abstract_is_the_title_and_the_abstract_no_place() -> None:
    found = read(
        "## Recent Presentations\n\n"
        "- **LoomView: A Woven Atlas for Drawing in Public Agencies**\n\nLoomView is a woven atlas that supports the"
        " exploration of many looms. We worked with weavers, as well as with dyers.\n\n"
        "- **DyeFinder: Interactive Choice of Dyes**\n\nDyeFinder supports the quick comparison of dyes, and it"
        " helps those who weave to choose among them.\n"
    ).talks
    assert [(one.title, one.venue) for one in found] == [
        ("LoomView: A Woven Atlas for Drawing in Public Agencies", None),
        ("DyeFinder: Interactive Choice of Dyes", None),
    ]
