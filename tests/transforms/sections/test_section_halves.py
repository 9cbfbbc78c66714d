"""Headings inside sections: forgotten marks, two halves under one name, works listed among duties."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline
from tests.transforms.records.one_section import read

MARKED = "# Ada Quill\n\n## Education\n\n- PhD, Globex University, 2015\n\n## Employment\n\n- Tutor, Turku, 2016\n\n"


def test_plain_words_between_two_lists_head_the_second() -> None:
    found = outline(
        MARKED + "## Publications\n\n- Quill, Ada. “Moss.” Moss Letters, vol. 2, 2019.\n\n"
        "Invited Talks\n\n- “Fern Walks.” Turku Plant Days (2018)\n\n## Languages\n\n- Finnish\n"
    )
    assert ("talks", "Invited Talks") in found


def test_conferences_in_bold_right_below_publications_hold_papers() -> None:
    parsed = read(
        MARKED + "## Publications\n\n**Conferences**\n\nAda Quill, Bo Reed, *“Slow Looms,”* The 4th Fern Workshop"
        " (FERN), May 2012.\n\nAda Quill, *“Dyes of Moss,”* The 2nd Moss Conference (MOSS), June 2013.\n\n"
        "**Journals**\n\nAda Quill, *“Knots,”* Moss Letters, 2014.\n"
    )
    assert len(parsed.papers) == 3
    assert parsed.talks == []


def test_what_honours_are_for_heads_a_group_of_them() -> None:
    found = outline(
        MARKED + "## Awards\n\n### Fellowships\n\n- Moss Fellowship, 2017\n\nTeaching\n\n- Golden Chalk, 2016\n\n"
        "## Languages\n\n- Finnish\n"
    )
    assert [kind for kind, _ in found].count("teaching") == 0


def test_the_other_half_of_a_heading_goes_on_to_unknown_ones() -> None:
    found = outline(
        MARKED + "## Service and Skills\n\n### Committees\n\n- Chair of the Library Board (2021)\n\n"
        "### Software Tools and Frameworks\n\n- Git\n- Ruby\n\n### Programming Languages and Scripts\n\n- HTML\n"
    )
    assert [kind for kind, _ in found[3:5]] == ["service", "skills"]


def test_works_among_duties_are_papers_and_the_next_group_is_none() -> None:
    found = outline(
        "# Ada Quill\n\n## Professional Service\n\n### Peer Review\n\n- Moss Letters (2018)\n\n"
        "### Reviews of Books and Essays\n\n- “Green Walls,” Moss Letters, vol. 3, 2020.\n\n"
        "### Societies and Workshops\n\n- Organizer of the Turku Moss Day (2018)\n"
    )
    assert [kind for kind, _ in found[1:]] == ["service", "papers", "service"]


def test_what_was_done_in_an_office_is_none() -> None:
    parsed = read(
        "## Service\n\n- Editor at Moss Letters (2017-2018)\n- Sort the stock of paper\n"
        "- Helped with the autumn issue\n- Chair of the Library Board (2021)"
    )
    assert [record.venue for record in parsed.service] == ["Moss Letters", "Library Board"]


def test_a_school_over_its_courses_holds_for_them() -> None:
    parsed = read(
        "## Teaching\n\n### Globex University\n\n#### Courses Taught\n\n- Botany 101: Mosses\n\n"
        "### University of Turku\n\n#### Courses Taught\n\n- Botany 202: Ferns"
    )
    assert [record.organization for record in parsed.teaching] == ["Globex University", "University of Turku"]


def test_a_title_in_quotes_before_its_occasion() -> None:
    parsed = read("## Invited Lectures\n\n- “Wool and Water,” in Dr. Bo Lind’s seminar “Looms of the North” (2019)")
    assert [talk.title for talk in parsed.talks] == ["Wool and Water"]


def test_students_before_those_who_supervised_with_one() -> None:
    parsed = read("## PhD students\n\n- Bo Lind cosupervised with T. Orly - 2017. Mosses at night.")
    assert [record.student for record in parsed.advising] == ["Bo Lind"]


def test_a_thesis_in_a_field() -> None:
    parsed = read("## Education\n\n- 2006 PhD. Thesis in Botany, University of Lyon")
    assert [record.field for record in parsed.education] == ["Botany"]


def test_dated_lower_headings_among_positions_are_stations() -> None:
    found = read(
        "# Ada Quill\n\n# Experience\n\n## Department of Botany, University of Turku\n\n"
        "### Graduate research, 2004 - 2011\n\n- Pressed ferns.\n\n### Teaching Assistant, Spring 2007\n\n"
        "- Marked exams.\n\n## Museum of Looms, Leeds\n\n"
        "### Senior Technician, 2001 - 2003\n\n- Oiled the looms.\n\n"
        "# Talks\n\n- “Fern Walks.” Turku Plant Days (2018)\n"
    )
    assert "Senior Technician" in [one.title for one in found.positions]
    assert not found.teaching


def test_software_below_languages_of_skills_is_skills() -> None:
    found = read(
        "# Ada Quill\n\n**Technical Skills**\n\n**Programming Languages:**\nHTML and Ruby\n\n"
        "**Software and Frameworks:**\nFamiliar with Git, Docker, and LaTeX\n"
    )
    assert {"Git", "Docker", "LaTeX"} <= {skill.text for skill in found.skills}


def test_research_among_achievements_is_no_list_of_interests() -> None:
    parsed = read(
        MARKED + "## Summary of Main Achievements\n\n## Research:\n\n- 3 papers on moss and 2 patents on fern\n"
        "- Led 4 projects with 12 weavers\n"
    )
    assert parsed.interests == []


def test_a_word_of_many_meanings_in_bold_parts_the_section_above() -> None:
    parsed = read(
        "## Certifications\n\n**Professional**\n\n2019–Present\t**Board of Wool Medicine**\n\n"
        "2012–2016\t**Felt Life Support**\n\n## Mentorship\n\n**Students**\n\n- Ada Quill, PhD\n- Bo Fern, PhD\n\n"
        "**Research**\n\n- Otto Vale, BS\n- Ines Moss, MSc\n"
    )
    assert [one.name for one in parsed.awards] == ["Board of Wool Medicine", "Felt Life Support"]
    assert [one.student for one in parsed.advising] == ["Ada Quill", "Bo Fern", "Otto Vale", "Ines Moss"]
    assert not parsed.interests


@pytest.mark.parametrize(("over", "title"), [("Teaching Experience", "Experience"), ("Courses", "Research Experience")])
def test_other_experience_in_a_lower_rank_ends_the_courses(over: str, title: str) -> None:
    courses = "- Felt and Fog, Lund University, 2018\n- Moss for All, Lund University, 2019\n"
    post = "Research Intern\n\nUniversity of Turku\n\nMay 2017 - June 2018\n"
    parsed = read(f"# Ada Quill\n\n# **{over}**\n\n{courses}\n## {title}\n\n{post}")
    assert [(one.title, one.organization) for one in parsed.positions] == [("Research Intern", "University of Turku")]
    assert [one.course for one in parsed.teaching] == ["Felt and Fog", "Moss for All"]
