"""What the outline of a researcher's page says: first items as employers, studies without degrees, definition lists,
labels over courses, students who are cited.
"""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions
from tests.transforms.records.one_section import read

JOBS = """
* Weaver, June 2021 - Present
  * Brisk Looms, North Reading, MA
  * Wrote the code that picks threads.
* Spinner, June 2019 - May 2021
  * Institut national du fil rouge (INF)
  * Reading of old patterns.
* Research Assistant, August 2015 - May 2019
  * Department of Dyes, University of Leeds.
* Lecturer, March 2012 - July 2015
  * University of York, York, UK
"""


def test_the_first_item_of_each_post_is_its_employer() -> None:
    assert [(title, employer) for title, employer, *_ in positions(JOBS)] == [
        ("Weaver", "Brisk Looms"),
        ("Spinner", "Institut national du fil rouge (INF)"),
        ("Research Assistant", "University of Leeds"),
        ("Lecturer", "University of York"),
    ]


def test_a_deed_below_a_post_is_no_employer_where_the_others_name_none() -> None:
    text = JOBS.replace("  * University of York, York, UK\n", "").replace(
        "  * Department of Dyes, University of Leeds.\n", ""
    )
    assert positions(text)[0][1] is None


def test_studies_that_name_no_degree() -> None:
    text = """
- Apr 2020 - Mar 2022  **University of Vienna**
  Faculty of History, History of Looms (Supervisor: Ben Oak)
- Apr 2018 - Mar 2020  **Osaka University**
  School of Humanities - Master of Arts in Dyes
- Aug 2016 - Jun 2017  **University of Helsinki**
  Musicology
"""
    assert [(e[1], e[2], e[3], e[4]) for e in degrees(text)] == [
        ("History of Looms", "University of Vienna", "2020-04", "2022-03"),
        ("Dyes", "Osaka University", "2018-04", "2020-03"),
        ("Musicology", "University of Helsinki", "2016-08", "2017-06"),
    ]


def test_a_double_major_with_its_period_as_an_item() -> None:
    text = "**University of Leeds**, Leeds, UK  \nDouble Major: **Dyes** & **Fens**  \n- GPA: 4.0\n"
    text += "- Period: **Mar 2021 – Feb 2025**\n"
    assert [(e[1], e[2], e[3], e[4]) for e in degrees(text)] == [
        ("Dyes & Fens", "University of Leeds", "2021-03", "2025-02")
    ]


def test_a_school_over_its_degrees_is_no_study() -> None:
    text = "**University of Leeds**\n\nPhD in Dyes, 2015-2019\n\nMSc in Fens, 2013-2014\n"
    assert [e[0] for e in degrees(text)] == ["PhD", "MSc"]


def test_definition_lists() -> None:
    found = read(
        "## Employment\n\n2019 -- 2021\n:   Postdoc, University of Leeds\n\n2018\n:   Lecturer, University of York\n\n"
        "## Service\n\nReviewer for\n: Nature, Science, Cell\n\nBoard member\n: Loom Society (2019--2021)\n\n"
        "Organiser\n: Fen Days 2022\n"
    )
    assert [(p.title, p.organization, p.start) for p in found.positions] == [
        ("Postdoc", "University of Leeds", "2019"),
        ("Lecturer", "University of York", "2018"),
    ]
    assert [(s.role, s.venue) for s in found.service] == [
        ("reviewer", "Nature"),
        ("reviewer", "Science"),
        ("reviewer", "Cell"),
        ("committee", "Loom Society"),
        ("organizer", "Fen Days"),
    ]


def test_funded_projects_below_their_state() -> None:
    found = read(
        "## Projects & funding\n\n### Current\n\n"
        "- **LOOMS** -- FWF Stand-Alone Project P-99999, 2023--2026, PI, EUR 398,000\n"
        "- **FENS** -- Interreg, 2024--2027, EUR 20,000\n\n### Finished\n\n"
        "- **DYES** -- H2020, 2019--2021, EUR 212,933\n"
    )
    assert [grant.title for grant in found.grants] == ["LOOMS", "FENS", "DYES"]
    assert not found.projects


@pytest.mark.parametrize("style", ["*{}*", "**{}**", "{}:"])
def test_schools_over_one_course_or_several(style: str) -> None:
    schools = [style.format(name) for name in ("Oberlin College", "Temple University", "Bryn Mawr College")]
    found = read(
        f"## Teaching\n\n{schools[0]}\n\nLooms of the North (Fall 2023, Fall 2024)\n\nWool and Trade (Spring 2024)\n\n"
        f"{schools[1]}\n\nArt of Dyes (Fall 2020)\n\n{schools[2]}\n\nTeaching Assistant, Fen Paintings (Spring 2017)\n"
    )
    assert [(t.course, t.organization) for t in found.teaching] == [
        ("Looms of the North", "Oberlin College"),
        ("Wool and Trade", "Oberlin College"),
        ("Art of Dyes", "Temple University"),
        ("Fen Paintings", "Bryn Mawr College"),
    ]


def test_a_role_in_brackets_behind_a_school() -> None:
    found = read(
        "## Teaching\n\n**University of Leeds**\n\n- Looms, Fall 2022\n- Dyes, Fall 2023\n\n"
        "**Duke** (as instructor of record)\n\n- Fens, Summer 2016\n"
    )
    assert [(t.course, t.role, t.organization) for t in found.teaching] == [
        ("Looms", None, "University of Leeds"),
        ("Dyes", None, "University of Leeds"),
        ("Fens", "instructor of record", "Duke"),
    ]


def test_students_whose_theses_are_cited_and_whose_names_are_words() -> None:
    found = read(
        "## Student Work\n\n- Hadley, Ann. 2022. Why not Looms? Senior thesis, University of Leeds. (primary advisor)\n"
        "- Juniper Fields (Honours 2022 → PhD at UBC)\n"
    )
    assert [(a.student, a.relation) for a in found.advising] == [
        ("Hadley, Ann", "primary advisor"),
        ("Juniper Fields", "Honours"),
    ]
