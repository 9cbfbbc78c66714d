"""Ranks that a page tells without a place, and offices that are service whoever they belong to."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return whole(f"# Ada Weaver\n\n{text}\n")


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("I am an Assistant Professor of [Wool](https://wool.example.org). I weave.", "Assistant Professor of Wool"),
        ("I'm a senior lecturer. My looms are slow.", "senior lecturer"),
        ("She is currently a Professor of Slow Weaving.", "Professor of Slow Weaving"),
    ],
)
def test_a_rank_without_a_place(text: str, title: str) -> None:
    assert [(one.title, one.organization, one.current) for one in bio(text).positions] == [(title, None, True)]


def test_a_rank_without_a_place_is_that_of_the_list() -> None:
    listed = "## Positions\n\n- Associate Professor, University of Leeds, 2015-present\n"
    found = bio(f"I am an Associate Professor of Wool. I weave.\n\n{listed}").positions
    assert [(one.title, one.organization) for one in found] == [("Associate Professor", "University of Leeds")]
    assert not bio("I am a weaver and a friend of looms. My reader is kind.").positions


@pytest.mark.parametrize(
    ("text", "venue"),
    [
        ("Later on, she served as a chair of the Yarn Committee at the University of Leeds.", "Yarn Committee"),
        ("I serve as chair of the Quiet Looms Task Force of the Guild of Dyers.", "Quiet Looms Task Force"),
        ("I was co-chair of the Moss Board at Lund University.", "Moss Board"),
    ],
)
def test_an_office_of_a_committee_is_service(text: str, venue: str) -> None:
    cv = bio(text)
    assert not cv.positions
    assert [(one.role, (one.venue or "").startswith(venue)) for one in cv.service] == [("chair", True)]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("My undergraduate studies were in marine botany at Lund University, where I wove.", "marine botany"),
        ("My PhD was in textile chemistry at Lund University.", "textile chemistry"),
        ("My graduate studies were in History at Lund University.", "History"),
    ],
)
def test_the_field_in_which_studies_were(text: str, field: str) -> None:
    assert [(one.field, one.organization) for one in bio(text).education] == [(field, "Lund University")]


def test_the_year_in_front_and_a_unit_of_words_that_tell_of_work_elsewhere() -> None:
    (post,) = bio("For the 2011 - 2012 academic year she will be a visiting scholar at Lund University.").positions
    assert (post.start, post.end) == ("2011", "2012")
    (post,) = bio("I am a resident in the Wool Project and Weaver Development Program at Lund University.").positions
    assert (post.title, post.organization) == ("resident", "Lund University")


def test_a_lecturer_for_doctoral_students_holds_a_post_and_no_degree() -> None:
    cv = bio("I am a Doctoral Lecturer in the Wool Department at Lund University.")
    assert not cv.education
    assert [(one.title, one.organization) for one in cv.positions] == [("Doctoral Lecturer", "Lund University")]


def test_where_one_worked_as_what_and_elsewhere_as_what() -> None:
    told = "at the National University of Graz (Graz, Austria) and Merrow University (Ulm, Germany) as a postdoc"
    cv = bio(f"Earlier, I worked {told} and at Globex Technical University as an assistant professor.")
    assert [(one.title, one.organization) for one in cv.positions] == [
        ("postdoc", "National University of Graz"),
        ("postdoc", "Merrow University"),
        ("assistant professor", "Globex Technical University"),
    ]


def test_interests_told_above_projects() -> None:
    cv = bio("## Research and Projects\n\nMy current research interests are in Slow Weaving and Wool Chemistry.")
    assert [one.text for one in cv.interests] == ["Slow Weaving", "Wool Chemistry"]
    assert not cv.projects
