"""What hangs on entries of lists: remarks on being there, roles in italics, degrees in roles, ordinals, dates."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards, read, talks, teaching


def test_remarks_on_being_there_are_no_titles() -> None:
    lines = (
        "- **Dust Days: a workshop** (October 5, 2022)  \n  Attended in-person at Uppsala University\n"
        "- **The Northern Meeting 2021** (July 11-15, 2021)  \n  Attended online and sent a poster on dust.\n"
        "- **Solid Summit** (September 11-13, 2020)  \n  Presented work on dust as a talk in the student symposium.\n"
    )
    found = talks(lines, "## Conferences and Seminars")
    assert [(one[0], one[2]) for one in found] == [(None, 2021), (None, 2020)]


def test_titles_of_two_words_in_italics_end_where_their_style_does() -> None:
    lines = "- _Slow logic_ Society of Weavers, Vell, July 2012\n- _Nets of reeds_ Weavers' Workshop, Vell, May 2011\n"
    assert [one[0] for one in talks(lines)] == ["Slow logic", "Nets of reeds"]


@pytest.mark.parametrize("kind", ["Plenary session", "Refereed paper presentation", "Refereed roundtable"])
def test_what_kind_of_talk_it_was_is_no_part_of_its_venue(kind: str) -> None:
    lines = f"- “Salt and the north”. {kind} at the Nordic Cod Conference, 2019\n- “Reed”. AGU Fall Meeting, 2017"
    assert talks(lines)[0][1] == "Nordic Cod Conference"


def test_roles_in_italics_behind_courses() -> None:
    lines = (
        "- 2016 Sound Looms (LOG1999) _Coordinator & Lecturer_\n- 2015 Wool for All (SCI1201) _Workshops & Tutoring_\n"
    )
    assert [one[:2] for one in teaching(lines)] == [
        ("Sound Looms (LOG1999)", "Coordinator & Lecturer"),
        ("Wool for All (SCI1201)", "Workshops & Tutoring"),
    ]


def test_a_degree_in_a_role_is_no_place_of_service() -> None:
    found = read("## Service\n\n- 2017-2018: PhD Student representative\n- 2016: MSc programme coordinator\n").service
    assert [one.venue for one in found] == ["PhD Student representative", "MSc programme coordinator"]


def test_the_point_of_an_ordinal_ends_nothing() -> None:
    assert awards("- Best Paper Award at the 9. Webertagung, 2012")[0][0].endswith("the 9. Webertagung")


def test_two_degrees_over_one_place_and_date() -> None:
    lines = "**B.S., Mathematics**\n**B.S., Computer science**\n*The University of Michigan*, Ann Arbor, 2000–2003\n"
    found = read(f"## Education\n\n{lines}").education
    assert [(one.field, one.start, one.end) for one in found] == [
        ("Mathematics", "2000", "2003"),
        ("Computer science", "2000", "2003"),
    ]


def test_studies_that_go_on_have_the_range_below() -> None:
    lines = (
        "**PhD in Limnology (Ongoing)**  \nSchool of Lakes  \nUniversity of Bergen, Norway  \nDuration: 2020-Present\n"
    )
    (one,) = read(f"## Education\n\n{lines}").education
    assert (one.field, one.start, one.end, one.current) == ("Limnology", "2020", None, True)


def test_who_accredits_a_degree_is_no_part_of_its_field() -> None:
    (one,) = read("## Education\n\n- M.S. in Archives (ALA-accredited), Lund University, 2010").education
    assert one.field == "Archives"


def test_what_an_honour_was_for_is_no_second_one() -> None:
    work = "- Miller, J. 2010. “Fuel and ports.” *Neural Computation* 5: 1-20."
    found = read(
        f"## Publications\n\n{work} *Winner of the 2010 Quill Research Award for best article on fuel.*"
    ).awards
    assert [(one.name, one.granter) for one in found] == [("Quill Research Award", None)]


def test_a_projects_title_that_is_a_list_ends_at_its_acronym() -> None:
    line = "- 2019-24 — Winter Roads, Fuel and Trade in the North: Plan (ROADNET), consortium PI, Globex, €5 000."
    assert read(f"## Grants\n\n{line}").grants[0].title == "Winter Roads, Fuel and Trade in the North: Plan (ROADNET)"


def test_two_topics_of_one_build_are_two() -> None:
    found = read("## Research Interests\n\nMachine learning for ecology and remote sensing for farms").interests
    assert [one.text for one in found] == ["Machine learning for ecology", "remote sensing for farms"]
