"""What stands beside a role and is no part of it: sentences, marks, brackets, the advisers of a sibling."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def test_a_sentence_behind_role_and_employer_names_no_other_employer() -> None:
    found = read(
        "## Employment\n\n**Weftly** (Sep 2019--Mar 2020) -- Backend Developer, Turku. Developed a tool that builds"
        " looms from a GitHub repository."
    )
    assert [(one.title, one.organization) for one in found.positions] == [("Backend Developer", "Weftly")]


def test_each_degree_below_one_university_has_its_own_adviser() -> None:
    found = read(
        "## Education\n\n### Lund University\n\n* PhD, School of Looms, 2021\n  * Supervisor: Ann Marsh\n\n"
        "* Bachelor of Science, Biology, 2016\n"
    )
    assert [(one.field, one.advisors) for one in found.education] == [(None, ["Ann Marsh"]), ("Biology", [])]


def test_a_research_direction_is_no_field_of_study() -> None:
    found = read(
        "## Education\n\n- _2019.09 - 2025.06_<br>\n  **Ph.D.**, School of Looms, Lund University, Sweden.<br>\n"
        "  **Research Direction**: Weaving and wool.\n"
    )
    assert [(one.degree, one.field) for one in found.education] == [("Ph.D.", None)]


def test_the_class_of_a_degree_is_no_unit() -> None:
    found = read(
        "## Education\n\n- **B.S. in Looms**, School of Textiles, Lund University, 2013–2017<br>\n"
        "  First Class Degree; Weaver Scholarship\n"
    )
    assert [(one.field, one.unit) for one in found.education] == [("Looms", "School of Textiles")]


def test_no_employer_begins_in_a_bracket_and_ends_behind_it() -> None:
    found = read("## Education\n\n- B.Tech, Metallurgy, REC (currently NIT) Warangal, 2002\n")
    assert [(one.organization, one.location) for one in found.education] == [("REC (currently NIT)", "Warangal")]


def test_a_name_of_a_bachelor_with_its_field_behind_a_comma() -> None:
    found = read("## Education\n\n- Bachelor of Advanced Science, Biology, Macquarie University, 2018\n")
    assert [(one.degree, one.field) for one in found.education] == [("Bachelor of Advanced Science", "Biology")]


def test_what_a_bold_title_adds_is_no_employer_where_siblings_name_theirs_below() -> None:
    found = read(
        "## Experience\n\n* **Loom Engineer, Data Analysis**, Dec 2020 – Present\n  * Globex Group\n"
        "  * Wove time series.\n\n"
        "* **Data Scientist**, Feb 2017 – Oct 2020\n  * Lund University\n  * Built a model of wool.\n"
    )
    assert [(one.title, one.organization) for one in found.positions] == [
        ("Loom Engineer", "Globex Group"),
        ("Data Scientist", "Lund University"),
    ]


def test_a_university_spelt_out_in_brackets_is_no_unit() -> None:
    found = read("## Education\n\n* Ph.D. in Looms, POSTECH (Pohang University of Science and Technology), 2020-2025\n")
    assert [(one.organization, one.unit) for one in found.education] == [("POSTECH", None)]


@pytest.mark.parametrize(
    "told",
    [
        "Research assistant with Prof. Ben Reed working on yarn.",
        "Research assistant in the group of Prof. Ben Reed funded by a grant on looms.",
        "Research assistant in the lab of Dr. Ben Reed, investigating felt",
    ],
)
def test_what_was_done_with_whom_is_no_part_of_the_title(told: str) -> None:
    text = (
        f"## Research appointments\n\n**Weaving Laboratory**, Leeds, UK\t2021 - 2022  \n{told}\n\n"
        "**University of York**, York, UK\t2017 - 2020  \nLecturer\n"
    )
    first = read(text).positions[0]
    assert (first.title, first.organization, first.supervisors) == (
        "Research assistant", "Weaving Laboratory", ["Ben Reed"]
    )  # fmt: skip


def test_an_employer_behind_what_was_done_is_kept() -> None:
    text = (
        "## Experience\n\nResearch assistant with Prof. Ben Reed working on yarn at University of York, 2021 - 2022\n"
    )
    assert [(p.title, p.organization) for p in read(text).positions] == [("Research assistant", "University of York")]
