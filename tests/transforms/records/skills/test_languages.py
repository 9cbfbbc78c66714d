"""Languages that people speak: where they stand, how well they are known, and what is no such language."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.records.skills.tongues import tongues_in


def spoken(text: str) -> list[tuple[str, str | None]]:
    return [(one.language, one.proficiency) for one in read(text).languages]


@pytest.mark.parametrize(
    ("row", "stated"),
    [
        ("Welsh - C2", [("Welsh", "C2")]),
        ("Tamil: native", [("Tamil", "native")]),
        ("Tamil(native)/ Danish(fluent)", [("Tamil", "native"), ("Danish", "fluent")]),
        ("Danish (fluent), Dutch (B1)", [("Danish", "fluent"), ("Dutch", "B1")]),
        ("Danish [mother tongue]; Dutch [A2-B1]", [("Danish", "mother tongue"), ("Dutch", "A2-B1")]),
        ("Welsh, fluent; Irish, B2", [("Welsh", "fluent"), ("Irish", "B2")]),
        ("Fluent in Welsh, Irish and Breton; basic Dutch",
         [("Welsh", "Fluent"), ("Irish", "Fluent"), ("Breton", "Fluent"), ("Dutch", "basic")]),
        ("Native: Tamil. Fluent: English, Hindi", [("Tamil", "Native"), ("English", "Fluent"), ("Hindi", "Fluent")]),
        ("Danish, Icelandic – mother tongues", [("Danish", "mother tongues"), ("Icelandic", "mother tongues")]),
        ("Welsh & Cornish (fluent), Dutch", [("Welsh", "fluent"), ("Cornish", "fluent"), ("Dutch", None)]),
        ("Old and Middle Irish, Latin (reading)", [("Old and Middle Irish", None), ("Latin", "reading")]),
        ("Native Tamil speaker, reading knowledge of Greek", [("Tamil", "Native"), ("Greek", "reading knowledge")]),
        ("Korean (TOPIK 6) Thai (basic)", [("Korean", "TOPIK 6"), ("Thai", "basic")]),
    ],
)  # fmt: skip
def test_a_row_of_languages(row: str, stated: list[tuple[str, str | None]]) -> None:
    assert [tuple(one) for one in tongues_in(row, sure=False)] == stated


@pytest.mark.parametrize("heading", ["Languages", "Spoken languages", "LANGUAGE SKILLS", "Sprachkenntnisse"])
def test_a_heading_of_their_own(heading: str) -> None:
    body = "- Welsh: spoken since childhood, written for a newspaper\n- Ayapaneco (a few words)\n- Dutch\tC1"
    assert spoken(f"## {heading}\n\n{body}") == [
        ("Welsh", "spoken since childhood, written for a newspaper"),
        ("Ayapaneco", "a few words"),
        ("Dutch", "C1"),
    ]


def test_names_that_no_vocabulary_holds_stand_in_the_rows_of_a_table() -> None:
    assert spoken("## Languages\n\nWelsh\tnative\nAyapaneco\tC1") == [("Welsh", "native"), ("Ayapaneco", "C1")]


def test_a_line_below_a_language_is_part_of_its_evidence() -> None:
    parsed = read("## Languages\n\nWelsh: native\nSung in the choir of Bangor for years\nDutch: A2")
    assert [(one.evidence.line_start, one.evidence.line_end) for one in parsed.languages] == [(6, 7), (8, 8)]
    assert "unparsed" not in {line.status for line in parsed.lines}


@pytest.mark.parametrize(
    "row",
    ["Languages: Welsh (native), Dutch", "**Languages** Welsh (native), Dutch", "Welsh (native) • Dutch",
     "Software: Excel. Languages: Welsh (native), Dutch", "Languages: Welsh (native,\nspoken at home), Dutch"],
)  # fmt: skip
def test_a_row_among_skills(row: str) -> None:
    assert [name for name, _ in spoken(f"## Skills\n\n- R, Python\n- {row}")] == ["Welsh", "Dutch"]


def test_a_skill_stays_a_skill() -> None:
    parsed = read("## Skills\n\nPython, R\nWelsh (native), Dutch (basic)")
    assert [skill.text for skill in parsed.skills] == ["Python", "R", "Welsh", "Dutch"]
    assert [one.proficiency for one in parsed.languages] == ["native", "basic"]


def test_a_label_for_the_first_language_says_how_well() -> None:
    assert spoken("## Personal skills\n\nMother tongue: Welsh\nOther languages: Dutch (B2)") == [
        ("Welsh", "Mother tongue"),
        ("Dutch", "B2"),
    ]


def test_a_sentence_of_the_biography() -> None:
    told = "I study mosses. I speak Welsh, Irish and some Dutch. My work on English gardens is in German journals."
    assert spoken(f"## About\n\n{told}") == [("Welsh", None), ("Irish", None), ("Dutch", "some")]


@pytest.mark.parametrize(
    "row",
    ["Languages: Python, Go, Basic", "English literature, Welsh history", "Natural languages processing: BERT, spaCy",
     "Taught in French schools", "Speaker at the Dutch Design Week"],
)  # fmt: skip
def test_what_is_no_language_that_somebody_speaks(row: str) -> None:
    assert spoken(f"## Skills\n\n{row}\n\n## Other\n\n{row}") == []


def test_one_language_in_two_places_is_one_record() -> None:
    [one] = read("## Languages\n\nWelsh: native\n\n## Skills\n\nPython\nLanguages: Welsh").languages
    assert one.proficiency == "native"
    assert [place.line_start for place in one.also] == [11]


@pytest.mark.parametrize("title", ["Languages Spoken", "Languages known", "Spoken Languages"])
def test_languages_alone_are_no_skills(title: str) -> None:
    found = read(f"## {title}\n\nWelsh: Native\n\nIrish: Near Native\n")
    assert not found.skills
    assert [one.language for one in found.languages] == ["Welsh", "Irish"]
