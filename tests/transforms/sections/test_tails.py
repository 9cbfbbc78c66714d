"""Labels that head sections inside sections: above years, before the lines that end a list. All made up."""

from __future__ import annotations

import pytest

from transforms.headings.wording import named
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read


def cv(body: str) -> ParsedCV:
    return parse(read(f"# Ada Quill\n\n{body}\n".encode(), "a.md"))


def test_a_label_above_years_and_one_before_its_line_below_activities() -> None:
    found = cv(
        "## Professional Activities\n\nPresentations  \n2024: Loom Days (Graz)  \n"
        "2022: Dye Workshop  \nRefereeing: Weaving Letters, Journal of Looms\n\n## Awards\n\nLoom Prize, 2020"
    )
    assert [(talk.venue, talk.year) for talk in found.talks] == [
        ("Loom Days", 2024),
        ("Dye Workshop", 2022),
    ]
    assert [(one.role, one.venue) for one in found.service] == [
        ("reviewer", "Weaving Letters"),
        ("reviewer", "Journal of Looms"),
    ]


PAPER = "“Looms that Weave,” *Weaving Letters* 18 (2020), 10–12."


@pytest.mark.parametrize(
    "works",
    [PAPER, f"- {PAPER}\n- “Wefts that Break,” *Weaving Letters* 19 (2021), 13–19."],
)
def test_labelled_lines_below_the_last_work_are_no_works(works: str) -> None:
    found = cv(
        f"## Publications\n\n{works}\n\n**Computational Skills:** Julia, Stata\n\n"
        "**Languages:** Dutch (native), English (fluent)\n\n**Citizenship:** Belgian"
    )
    assert [paper.title for paper in found.papers][:1] == ["Looms that Weave"]
    assert len(found.papers) == works.count("“")
    assert [skill.text for skill in found.skills][:2] == ["Julia", "Stata"]
    assert [one.language for one in found.languages] == ["Dutch", "English"]


def test_where_and_when_behind_a_label() -> None:
    found = cv(
        "## Awards\n\n- Loom Prize, 2020\n\n## Talks\n\n- 2023: University of Graz\n- 2022: University of Brno\n\n"
        "Teaching at UBC (since 2018): Math 100 (Looms), Math 220 (Wefts)\n\n"
        "University service: Library Committee, 2014–2017; Senate, 2018–2021; Loom Council, 2012"
    )
    assert [course.course for course in found.teaching] == ["Math 100 (Looms)", "Math 220 (Wefts)"]
    assert [talk.year for talk in found.talks] == [2023, 2022]
    assert [(one.venue, one.start) for one in found.service] == [
        ("Library Committee", "2014"),
        ("Senate", "2018"),
        ("Loom Council", "2012"),
    ]


def test_a_list_behind_a_label_is_no_heading() -> None:
    assert not named("Languages: Dutch (native), English (fluent)").whole
    assert named("Languages and Skills").whole
    assert named("J. Languages").whole
    assert named("Research Paper(s) in Progress").kinds == ("papers",)


def test_a_course_with_its_term_is_no_label() -> None:
    body = """## Teaching
*Globex College*
    Introduction to Moss (F21, S23)
    Field Methods: Northern Ferns (S24)
*Acme University*
    Fern Lore (S18)
"""
    found = parse(read(f"# Ada Quill\n\n{body}".encode(), "a.md"))
    assert "Field Methods: Northern Ferns" in [one.course for one in found.teaching]
    assert not found.skills


LABELS = (
    "Awards: Loom Prize (2018), Weft Medal (2019)\nSkills: Julia, Stata\nLanguages: English, Dutch\n"
    "Research Interests: felt, slow looms\nService: Reviewer for ICML, NeurIPS"
)


@pytest.mark.parametrize(
    "body",
    [
        f"Education\nPhD in Physics, Acme University, 2012\n\n{LABELS}\n",
        f"quill@example.org\n\n{LABELS}\n\nEducation\nPhD in Physics, Acme University, 2012\n",
    ],
)
def test_labels_of_several_kinds_head_lists_at_the_end_of_a_plain_cv_and_at_its_top(body: str) -> None:
    found = parse(read(f"Ada Quill\n{body}".encode(), "a.txt"))
    assert [award.name for award in found.awards] == ["Loom Prize", "Weft Medal"]
    assert [skill.text for skill in found.skills] == ["Julia", "Stata"]
    assert [one.language for one in found.languages] == ["English", "Dutch"]
    assert [topic.text for topic in found.interests] == ["felt", "slow looms"]
    assert [one.venue for one in found.service] == ["ICML", "NeurIPS"]
    assert [one.degree for one in found.education] == ["PhD"]


def test_labels_below_a_degree_are_its_own() -> None:
    body = (
        "PhD in Physics, Acme University, 2012\n\nThesis: Looms at Sea\nHonors: Loom Prize\nCoursework: Felt, Wefts\n"
    )
    found = parse(read(f"Ada Quill\n\nEducation\n{body}".encode(), "a.txt"))
    assert [one.degree for one in found.education] == ["PhD"]
    assert not found.papers
