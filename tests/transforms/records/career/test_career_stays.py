"""Visits named by their heading, hosts before their university, universities in brackets, degrees expected."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parsed import ParsedCV


def read(text: str) -> ParsedCV:
    return whole(f"# Ada Quill\n\n{text}\n")


def test_the_heading_names_stays_that_have_no_title() -> None:
    cv = read(
        "## Appointments\n\n### Positions\n\n- 2019 - 2021\tLecturer, University of Leeds\n\n### Visiting positions\n\n"
        "- 2018\tDepartment of Botany, Uppsala University, Uppsala, Sweden\n"
        "- 2016\tSchool of Mosses, Aalto University, Espoo, Finland\n"
    )
    assert [(one.title, one.organization, one.start) for one in cv.positions] == [
        ("Lecturer", "University of Leeds", "2019"),
        ("Research Visit", "Uppsala University", "2018"),
        ("Research Visit", "Aalto University", "2016"),
    ]


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("Research Assistant", "Research Assistant"),
        ("Visiting Scholar", "Visiting Scholar"),
        ("Graduate Research Assistantships", "Graduate Research Assistant"),
    ],
)
@pytest.mark.parametrize(
    "employers",
    [
        "**Uppsala University** - supervised by Dr. Bo Dahl (Sep. 2018 - present)\n\n**Aalto University** (2016)\n",
        "- Uppsala University, Sep. 2018 - present, with Prof. Bo Dahl\n- Aalto University, Finland, 2016\n",
        "Uppsala University\nSep. 2018 - present\n\nAalto University\n2016\n",
    ],
)
def test_a_section_headed_by_a_role_lists_its_employers(heading: str, title: str, employers: str) -> None:
    above = "## Education\n\nPhD, University of Oulu, 2015\n\n## Awards\n\n- Moss Prize, 2018\n"
    cv = read(f"{above}\n## Papers\n\n- A. Quill. Mosses. 2019.\n\n## {heading}\n\n{employers}\n")
    assert [(one.title, one.organization, one.start) for one in cv.positions] == [
        (title, "Uppsala University", "2018-09"),
        (title, "Aalto University", "2016"),
    ]


def test_a_role_in_the_rank_of_education_ends_it() -> None:
    cv = read(
        "## Education\n\n2015\tPhD in Botany, University of Oulu\n\n## Research Fellow\n\n"
        "- Uppsala University (2016 - 2018)\n- Aalto University (2018 - 2021)\n\n## Papers\n\n- A. Quill. Moss.\n\n"
        "## Awards\n\n- Moss Prize, 2018\n"
    )
    assert [(one.title, one.organization) for one in cv.positions] == [
        ("Research Fellow", "Uppsala University"), ("Research Fellow", "Aalto University")]  # fmt: skip
    assert len(cv.education) == 1


def test_the_university_of_a_unit_stands_in_brackets() -> None:
    cv = read("## Positions\n\n- 2019 - 2021\tPostdoc, Efficient Mosses Group (Nordhaven University)\n")
    assert [(one.organization, one.unit) for one in cv.positions] == [
        ("Nordhaven University", "Efficient Mosses Group")
    ]


def test_what_is_expected_says_so_behind_the_university() -> None:
    cv = read(
        "## Education\n\n- **2031:** PhD in Botany, University of Leeds (expected)\n- **2026:** MSc, Aalto University\n"
    )
    assert [(one.organization, one.end, one.expected) for one in cv.education][:1] == [
        ("University of Leeds", "2031", True)]  # fmt: skip


def test_days_and_months_between_dashes() -> None:
    cv = read(
        "## Positions\n\n- From 01-02-2016 to 30-09-2016\tLecturer, University of Leeds\n"
        "- From 03-04-2014 to 31-08-2015\tTutor, Aalto University\n"
    )
    assert sorted(one.start or "" for one in cv.positions) == ["2014-04-03", "2016-02-01"]
