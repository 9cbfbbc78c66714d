"""Posts whose entries name no role: an employer and dates of their own, with or without a word of what was done."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.careers import degrees, positions
from tests.transforms.records.one_section import read as read_section
from transforms.entities.titles import told_role
from transforms.records.career.untitled import mark_apart


def test_the_heading_names_posts_that_state_an_employer_and_dates_alone() -> None:
    cv = whole(
        "# Ada Quill\n\n## Research Experience\n\nProfessor Bo Dahl, Uppsala University\t2021 -\n\n"
        "Aalto University, Moss Futures\t2019 - 2020\n\n## Invited Positions\n\nUniversity of Oulu\tSummer 2018\n"
    )
    assert [(one.title, one.organization, one.start, one.supervisors) for one in cv.positions] == [
        ("Research Experience", "Uppsala University", "2021", ["Bo Dahl"]),
        ("Research Experience", "Aalto University", "2019", []),
        ("Invited Position", "University of Oulu", "2018", []),
    ]


def test_what_stands_over_the_dates_below_an_employer_is_the_post() -> None:
    read = positions(
        "**Uppsala University**, Uppsala, Sweden\n*Advanced Moss Program*\tApril 2011 - Sept. 2011\n- Weighed moss\n\n"
        "**Aalto University**, Espoo, Finland\n*Research Assistant*\tMay 2011 - August 2011\n- Counted moss\n"
    )
    assert [one[:3] for one in read] == [
        ("Advanced Moss Program", "Uppsala University", "2011-04"),
        ("Research Assistant", "Aalto University", "2011-05"),
    ]


def test_an_employer_over_its_roles_is_no_post() -> None:
    read = positions("Uppsala University\t2010 - 2020\n\nLecturer\t2015 - 2020\n\nResearch Fellow\t2010 - 2015\n")
    assert [one[:2] for one in read] == [("Lecturer", "Uppsala University"), ("Research Fellow", "Uppsala University")]


def test_a_sentence_below_the_employer_tells_the_role() -> None:
    read = positions(
        "Quillwood School, Leeds, UK\tFeb 2015 - Oct 2016\n- Worked as a coach for young fencers.\n\n"
        "Aalto University, Espoo, Finland\tFeb 2014 - Nov 2014\n- Worked as Instructor of weaving and dyes.\n"
    )
    assert [one[:3] for one in read] == [
        ("Coach", "Quillwood School", "2015-02"),
        ("Instructor", "Aalto University", "2014-02"),
    ]


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("Worked as a Research Assistant in the Moss Lab.", "Research Assistant"),
        ("Serving as lecturer", "Lecturer"),
        ("Known as a mill", ""),
        ("Moss Keeper as such", ""),
    ],
)
def test_a_sentence_tells_a_role(text: str, role: str) -> None:
    assert told_role(text) == role


def test_the_rest_of_a_name_is_no_employer() -> None:
    read = positions("Lecturer, Uppsala University\t2018 - 2020\n\nUniversity\t2006-2015\n")
    assert [one[0] for one in read] == ["Lecturer"]


def test_a_school_called_after_a_degree_is_an_employer() -> None:
    read = positions("Master School, Turku, Finland\tJan 2013 - Nov 2013\n- Worked as a coach for fencers.\n")
    assert [one[:3] for one in read] == [("Coach", "Master School", "2013-01")]


def test_a_project_and_another_form_of_a_degree_state_no_further_degree() -> None:
    read = degrees(
        "M.Sc. in Moss Studies, University of Oulu\t2015-2016\nM.Sc. Project: *Slow Looms*.\n\n"
        "University of Turku, Finland\nDoctoral Student in Weaving (ABD), 1987-1992\n"
    )
    assert [one[:3] for one in read] == [
        ("M.Sc.", "Moss Studies", "University of Oulu"),
        ("Doctoral", "Weaving", "University of Turku"),
    ]


@pytest.mark.parametrize("label", ["Summary", "Sponsor", "Key responsibilities"])
def test_a_label_of_what_was_done_is_no_employer(label: str) -> None:
    read = positions(f"2017-2019\nComputer Technician\n{label}: Managed looms, dyes, and monitoring.\n")
    assert [one[:2] for one in read] == [("Computer Technician", None)]


def test_a_section_without_entries_marks_none() -> None:
    mark_apart(())  # raised here, it cost a mutated page all its posts


def test_a_post_under_what_was_before_is_not_held_now() -> None:
    page = "## Current position\n\n**Curator** - Loom Museum\n\n### {}\n\n**Assistant curator** - Moss Mill project\n"
    for heading, held in (("Previous position", [True, False]), ("At the mill", [True, True])):
        assert [one.current for one in read_section(page.format(heading)).positions] == held


@pytest.mark.parametrize(
    "entries",
    [
        ("2009-2011", "2006-2009", "2003-2006"),
        ("9/05-6/07", "3/04-8/05", "6/02-9/03"),
        ("2009 – 2011:", "2006 – 2009:", "2003 – 2006:"),
    ],
)
def test_employers_alone_behind_their_dates_are_posts(entries: tuple[str, str, str]) -> None:
    lines = ("Aalto University, Espoo", "Loom Lab, Uppsala University", "University of Oulu, Finland")
    text = "\n\n".join(f"{dates} {line}" for dates, line in zip(entries, lines, strict=True))
    assert [one[1] for one in positions(text + "\n")] == [
        "Aalto University",
        "Uppsala University",
        "University of Oulu",
    ]


def test_an_employer_over_roles_with_dates_ahead_is_no_post() -> None:
    read = positions("2003-2006 University of Oulu\n\n2003-2005 Lecturer\n\n2005-2006 Research Fellow\n")
    assert [one[:2] for one in read] == [("Lecturer", "University of Oulu"), ("Research Fellow", "University of Oulu")]
