"""Grammar of biographies: whose a role or degree is, which dates are whose, where one list ends. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return read(f"## Biography\n\n{text}")


Held = list[tuple[str, str | None, str | None, str | None, bool]]


@pytest.mark.parametrize(
    ("text", "held"),
    [
        (
            "She was Head of Looms at Globex from 2010 until 2016, when she became Professor of Dyes at Reed College.",
            [
                ("Head of Looms", "Globex", "2010", "2016", False),
                ("Professor of Dyes", "Reed College", "2016", None, True),
            ],
        ),
        (
            "I joined Lund University in 2020 as an assistant professor, after two years as a postdoc at Reed College.",
            [
                ("assistant professor", "Lund University", "2020", None, True),
                ("postdoc", "Reed College", None, None, False),
            ],
        ),
        (
            "Between 2018 and 2021 I was a research fellow at Lund University, and in 2017 a dyer at a mill.",
            [("research fellow", "Lund University", "2018", "2021", False)],
        ),
        (
            "Since 2018 she has held the Chair of Textiles at Lund University.",
            [("Chair of Textiles", "Lund University", "2018", None, True)],
        ),
        ("My partner is a professor at Lund University and knits.", []),
        ("I was trained as a physicist at Lund University long ago.", []),
        (
            "I am head of the Dyeing division, and a member of the Swedish Academy of Looms.",
            [],
        ),
        (
            "I am a biostatistician at Lund University these days.",
            [("biostatistician", "Lund University", None, None, True)],
        ),
        ("I serve as an area chair for ACL and as a reviewer for TACL.", []),
    ],
)
def test_each_role_keeps_its_owner_and_its_dates(text: str, held: Held) -> None:
    found = [(one.title, one.organization, one.start, one.end, bool(one.current)) for one in bio(text).positions]
    assert found == held


def test_the_full_stop_of_a_sentence_is_no_part_of_a_unit() -> None:
    (held,) = bio("I am a Lecturer in Accounting at the University of Exeter Business School.").positions
    assert held.unit == "Business School"


def test_the_date_of_a_thesis_is_no_field() -> None:
    (degree,) = bio("I defended my PhD thesis in December 2015 at Lund University.").education
    assert (degree.field, degree.end) == (None, "2015-12")


def test_degrees_in_brackets_behind_names_are_those_of_students() -> None:
    text = "I have past students: Maja Wik (PhD 2019, now at Spotify), Nils Berg (PhD 2017, now at Ericsson)."
    assert not bio(text).education


def test_what_one_teaches_now_is_not_taught_where_one_was() -> None:
    text = 'Before, I was a lecturer at Reed College. I teach "Knots and Ropes", "Lace Making" and "Dyes of Old".'
    assert {(one.course, one.organization) for one in bio(text).teaching} == {
        ("Knots and Ropes", None),
        ("Lace Making", None),
        ("Dyes of Old", None),
    }


@pytest.mark.parametrize(
    ("text", "served"),
    [
        (
            "She serves on the editorial boards of Organometallics and Dalton Transactions.",
            [("editor", "Organometallics", None), ("editor", "Dalton Transactions", None)],
        ),
        (
            "I am co-editor of the Journal of Health Economics and I keep bees on the board of an old mill.",
            [("editor", "Journal of Health Economics", None)],
        ),
        ("I organized the LOOMS workshop in 2021 with friends.", [("organizer", "LOOMS workshop", "2021")]),
        ("I co-organize the Bergen Seminar on Knots.", [("organizer", "Bergen Seminar on Knots", None)]),
    ],
)
def test_service_keeps_to_its_clause(text: str, served: list[tuple[str, str, str | None]]) -> None:
    assert [(one.role, one.venue, one.start) for one in bio(text).service] == served


@pytest.mark.parametrize(
    ("text", "topics"),
    [
        ("I work at the interface between coastal ecology and statistics.", ["coastal ecology", "statistics"]),
        ("I am interested in (i) food webs, (ii) looms, and (iii) felt.", ["food webs", "looms", "felt"]),
        ("Research interests: loom theory, dyes, missing threads.", ["loom theory", "dyes", "missing threads"]),
        ("With a focus on looms, felt, and old dyes.", ["looms", "felt", "old dyes"]),
        (
            "My interests are in textile systems (looms, spinning wheels, etc.).",
            ["textile systems", "looms", "spinning wheels"],
        ),
    ],
)
def test_interests_of_a_sentence(text: str, topics: list[str]) -> None:
    assert [one.text for one in bio(f"I am a weaver by trade. {text}").interests] == topics


@pytest.mark.parametrize("uses", ["their applications", "their many uses in small mills"])
def test_asides_between_dashes_are_listed_with_the_rest(uses: str) -> None:
    body = f"Loom methods—including hand looms, card looms, and learning to weave—and {uses}."
    found = [one.text for one in read(f"## Research interests\n\n{body}").interests]
    assert found == ["Loom methods", "hand looms", "card looms", "learning to weave"]


def test_a_masked_address_is_no_interest() -> None:
    assert not read("## Research interests\n\nada [at] example [dot] org").interests


def test_skills_between_slashes_and_the_one_language_of_a_row() -> None:
    body = "**Web:** HTML/CSS/JavaScript\n\n**Programs:** C/C++/C#, Go\n\n**Languages:** English (fluent)"
    found = [one.text for one in read(f"## Skills\n\n{body}").skills]
    assert found == ["HTML", "CSS", "JavaScript", "C/C++/C#", "Go", "English"]
