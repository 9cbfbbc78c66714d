"""Givers with a date over the one honour that they gave, and over dated ones. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("date", ["March 2016", "\tMarch 2016", "(03/2016)"])
@pytest.mark.parametrize("honour", ["Weaver of the year", "National Scholarship for Dyers"])
def test_a_giver_and_a_date_over_one_honour(honour: str, date: str) -> None:
    first, second = (f"- {giver}\n\n    - " for giver in (f"Society of Dyers {date}", "Felt Institute of Oulu 2015"))
    text = f"## Awards\n\n{first}{honour}\n\n{second}Loom Prize\n"
    found = [(award.name, award.granter, award.start) for award in parsed(text).awards]
    assert found == [(honour, "Society of Dyers", "2016-03"), ("Loom Prize", "Felt Institute of Oulu", "2015")]


def test_dated_bullets_below_a_name_that_nobody_knows_are_honours_of_their_own() -> None:
    text = "## Awards\n\n- Quilltex Weft Park\n\n    - Winter Weaving Week 2017\n\n    - Wool Workshop 2015\n"
    assert [(award.name, award.start) for award in parsed(text).awards] == [
        ("Winter Weaving Week", "2017"),
        ("Wool Workshop", "2015"),
    ]


@pytest.mark.parametrize("school", ["IOX", "UoX"])
def test_letters_and_a_place_behind_a_course_say_where(school: str) -> None:
    text = f"## Teaching\n\n2016 Teaching Assistant. Slow Looms (undergraduate). {school}, Turku.\n"
    (course,) = parsed(text).teaching
    assert (course.course, course.organization) == ("Slow Looms", school)


@pytest.mark.parametrize("subjects", ["Education and Research", "Dyes and Wool"])
def test_an_institute_of_more_subjects_is_a_body_of_its_own(subjects: str) -> None:
    name = f"Indian Institute of Science {subjects}"
    (degree,) = parsed(f"## Education\n\n2011 – 2016 Bachelor of Science, {name}, India\n").education
    assert degree.organization == name


@pytest.mark.parametrize("honour", ["Rising Star", "Best Student Poster"])
def test_a_body_over_an_honour_of_few_words(honour: str) -> None:
    text = f"HONORS AND AWARDS\n\nFelt Science Society of Oulu 2017\n{honour}\n\nHeron Prize 2016\nSociety of Dyers\n"
    found = [(award.name, award.granter, award.start) for award in parsed(text).awards]
    assert found == [(honour, "Felt Science Society of Oulu", "2017"), ("Heron Prize", "Society of Dyers", "2016")]


def test_a_dissertation_of_the_year_heads_nothing() -> None:
    text = (
        "DISTINCTIONS\n\nDissertation of the Year 2015\nMerrow Society for Felt\n\n- Awarded to *Wool and Salt*\n\n"
        "Honours Scholarship 2012\n\nPUBLICATIONS\n\n- A. Vale. “Slow Looms.” Felt Letters, 2019.\n"
    )
    found = [(award.name, award.granter, award.start) for award in parsed(text).awards]
    assert found == [
        ("Dissertation of the Year", "Merrow Society for Felt", "2015"),
        ("Honours Scholarship", None, "2012"),
    ]


@pytest.mark.parametrize("giver", ["Weft Circle", "Merrow Society Foundations", "Turku Council for the Arts"])
@pytest.mark.parametrize("honour", ["Artist Grant", "Slow Weaving Fellowship", "Loom of the Year"])
def test_a_giver_that_nobody_knows_over_its_honour(giver: str, honour: str) -> None:
    text = f"HONORS AND AWARDS\n\n{giver} 2019\n{honour}\n\nSociety of Dyers 2016–2018\nHeron Prize\n"
    found = [(award.name, award.granter, award.start) for award in parsed(text).awards]
    assert found == [(honour, giver, "2019"), ("Heron Prize", "Society of Dyers", "2016")]
