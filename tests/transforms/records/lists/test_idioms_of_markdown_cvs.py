"""Idioms of CVs in markdown: rare signs between fields, definitions, items as fields, labels in labels."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants, read, skills, talks

POSTS = [("Lab Manager", "Uppsala University", "2019"), ("Research Scientist", "Siemens", "2015")]


def posts(body: str) -> list[tuple[str | None, str | None, str | None]]:
    return [(one.title, one.organization, one.start) for one in read(f"## Experience\n\n{body}").positions]


@pytest.mark.parametrize("sign", [" = ", " :: "])
def test_rare_signs_part_fields(sign: str) -> None:
    lines = (sign.join((title, where, f"{start}-{int(start) + 2}")) for title, where, start in POSTS)
    assert posts("\n".join(f"- {line}\n  - Wove slow looms" for line in lines)) == POSTS


def test_an_equation_parts_none() -> None:
    assert read("## Research Interests\n\n- Looms of width n = 12\n- Felt").interests[0].text == "Looms of width n = 12"


def test_definitions_behind_a_bold_title_are_its_details() -> None:
    terms = (f"{start}\n:   **{title}**, {where}\n:   Kept the inventory\n" for title, where, start in POSTS)
    assert posts("\n".join(terms)) == POSTS


@pytest.mark.parametrize("label", ["", "Field: "])
def test_the_field_of_a_degree_is_an_item_below_it(label: str) -> None:
    lines = f"- **PhD**\n  - {label}Biology\n  - Uppsala University, Uppsala, Sweden\n  - 2016-2020\n"
    found = read(f"## Education\n\n{lines}").education
    assert [(one.degree, one.field, one.organization, one.start, one.end) for one in found] == [
        ("PhD", "Biology", "Uppsala University", "2016", "2020")
    ]


@pytest.mark.parametrize("form", ["- **{0}:** {1}", "**{0}:** {1}\n", "- {0}: {1}", "- {0}\n  - {1}"])
@pytest.mark.parametrize("label", ["Research Areas", "Research Topics"])
def test_topics_among_skills_are_interests(form: str, label: str) -> None:
    rows = ((label, "soil carbon, peat"), ("Programming", "R, Julia"), ("Software", "Git, QGIS"))
    found = read("## Skills\n\n" + "\n".join(form.format(*row) for row in rows))
    assert [one.text for one in found.interests] == ["soil carbon", "peat"]
    assert [one.text for one in found.skills] == ["R", "Julia", "Git", "QGIS"]


def test_a_label_in_a_label_is_no_skill() -> None:
    assert skills("Knowledge: Coding Languages: MATLAB, R  \nSoftware: Docker") == ["MATLAB", "R", "Docker"]


def test_items_of_one_rank_are_a_grant_each() -> None:
    lines = (
        "+ 2016–2019: Slow looms of the north. National Science Foundation ($450,000). PI: Jane Miller\n"
        "+ 2012–2015: Felt in damp mills. European Research Council (£80,000). PI: Jane Miller; Co-PI: Bo Lund\n"
    )
    assert [one[0] for one in grants(lines)] == ["Slow looms of the north", "Felt in damp mills"]


TITLE = "“Not in my mill”: slow looms of the north"


@pytest.mark.parametrize(
    "line",
    [
        f"{TITLE}. AGU Fall Meeting, 2016",
        f"**{TITLE}**, AGU Fall Meeting, 2016",
        f"Miller, J. (2016). *{TITLE}*. Talk given at the AGU Fall Meeting.",
    ],
)
def test_a_quotation_opens_a_talks_title(line: str) -> None:
    assert [one[0] for one in talks(f"- {line}")] == [TITLE]


def test_a_name_in_small_letters_begins_a_project() -> None:
    lines = (
        "**Reedbed**\n\nA library for looms\n\n- Kept the inventory\n\n**feltkit**\n\nA library for felt\n\n- Wove it"
    )
    assert [one.title for one in read(f"**Projects**\n\n{lines}").projects] == ["Reedbed", "feltkit"]


def test_a_family_name_that_ends_in_court_is_a_persons() -> None:
    lines = "- Ines Valcourt, PhD, 2018–2020\n- Bo Lund, MSc, 2017–2019"
    assert [one.student for one in read(f"## Students\n\n{lines}").advising] == ["Ines Valcourt", "Bo Lund"]


def test_two_blank_lines_do_not_tell_a_converter() -> None:
    posts = "\n\n\n".join(f"* **{title}**, {where}, {start}\n  * Kept looms" for title, where, start in POSTS * 4)
    found = read(f"Looms\n=====\n\n{posts}\n\n\nEducation\n=========\n\n* PhD in Biology, Uppsala University, 2018")
    assert [one.end for one in found.education] == ["2018"]
