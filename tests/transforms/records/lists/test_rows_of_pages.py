"""Rows as pages set them: fields below numbers, months at lines' ends, long lists of journals. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants, read

_DATED_FIELDS = [
    ("1. Globex Foundation - Insight Grant", "Looms of the north", "$98,000", "March 28, 2025 - March 31, 2030"),
    ("2. Initech Council - Standard Grant", "Moss on old stones", "$88,000", "July 1, 2008 - June 30, 2011"),
    ("3. Crafton Council - Strategic Grant", "Salt in thin soup", "$7,500", "August 1, 2002"),
    ("4. Crafton Council - Travel Grant", "Dyes of the east", "$4,500", "2001"),
]


@pytest.mark.parametrize("gap", ["\n   ", "\n\n", "\n\n   "])
def test_a_line_of_a_date_tells_when_an_entry_was_and_numbers_begin_entries(gap: str) -> None:
    rows = [
        gap.join((head, f"Title: {title}", f"Amount: {sum_}", f"Date: {when}"))
        for head, title, sum_, when in _DATED_FIELDS
    ]
    assert grants("\n\n".join(rows)) == [
        ("Looms of the north", "Globex Foundation", "2025-03-28"),
        ("Moss on old stones", "Initech Council", "2008-07-01"),
        ("Salt in thin soup", "Crafton Council", "2002-08-01"),
        ("Dyes of the east", "Crafton Council", "2001"),
    ]


def test_one_date_of_a_document_is_its_own() -> None:
    assert read("Date: 3 May 2024\n\n## Grants\n\n- Looms, Globex Foundation, 2019").as_of == "2024-05-03"


@pytest.mark.parametrize("order", ["{year}. “{title}.” {venue}. {month}.", "{year}, “{title},” {venue}, {month}"])
def test_a_month_at_a_line_s_end_belongs_to_the_year_at_its_beginning(order: str) -> None:
    rows = [
        (2009, "Looms of the north", "Crafton University, School of Dyes", "May"),
        (2009, "Looms of the north", "Marsh University, Turku", "April"),
        (2008, "Salt in thin soup", "Vale University", "November"),
    ]
    body = "\n".join(order.format(year=y, title=t, venue=v, month=m) for y, t, v, m in rows)
    found = read(f"## Invited Talks (Since 2004)\n\n{body}").talks
    assert [(talk.title, talk.year) for talk in found] == [(title, year) for year, title, _, _ in rows]


@pytest.mark.parametrize("mark", [", ", ": ", " for "])
def test_a_long_list_of_journals_few_of_which_look_like_one(mark: str) -> None:
    names = [
        "Journal of Looms",
        "Annals of Weaving",
        "Looms Quarterly",
        "Threads",
        "The Warp",
        "Crafton University Press",
        "Marsh Press",
        "Yarns",
    ]
    found = read(f"## Service to the Profession\n\nReviewer{mark}{', '.join(names)}.\n\nMember, Vale Board, 2008")
    assert [s.venue for s in found.service if s.role == "reviewer"] == names


def test_labels_beside_labels_in_a_margin() -> None:
    found = read(
        "## Personal skills\n\nComputing\t**Languages:** OCaml, Coq, C\n**Other:** Git\n\n"
        "Languages\t**French:** Native speaker\n**English:** Fairly fluent, exam with 885 points\n"
    )
    assert [s.text for s in found.skills] == ["OCaml", "Coq", "C", "Git", "French", "English"]
    assert next((one.language, one.proficiency) for one in found.languages) == ("French", "Native speaker")
