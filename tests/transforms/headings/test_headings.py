"""Headings: what their words name."""

from __future__ import annotations

import pytest

from transforms.headings.wording import is_role, named
from transforms.vocabulary import toml


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Danish Journals and Conferences", ("papers",)),
        ("Teaching Engagements", ("teaching",)),
        ("Focus Areas", ("interests",)),
        ("Projects Undertaken", ("projects",)),
        ("Educational Attainment", ("education",)),
        ("Teaching: Undergraduate", ("teaching",)),
        ("Teaching Awards", ("awards",)),
        ("TEAC HING", ("teaching",)),
        ("A WARDS AND H ONORS", ("awards",)),
        ("Membership of Academic Societies", ("service",)),
        ("Computing Experience", ("skills",)),
        ("Lehrtätigkeit", ("teaching",)),
        ("Estancias de investigación", ("positions",)),
        ("学术论文", ("papers",)),
        ("Refereed", ("papers",)),
        ("Education 教育经历", ("education",)),
        ("荣誉奖项 / Honors", ("awards",)),
        ("Academic Appointment", ("positions",)),
        ("Refereed Talks", ("talks",)),
        ("In press, accepted and in preparation:", ("papers",)),
        ("Accepted / In Review", ("papers",)),
        ("Section: Teaching", ("teaching",)),
    ],
)
def test_words_name_a_kind(text: str, kinds: tuple[str, ...]) -> None:
    found = named(text)
    assert (found.kinds, found.whole) == (kinds, True)


@pytest.mark.parametrize("text", ["Other University", "Example University", "TEA CUPS", "Accepted"])
def test_other_words_name_none(text: str) -> None:
    assert not named(text).whole


def test_a_qualified_role_is_a_role() -> None:
    assert is_role("Part-time Lecturer")
    assert not is_role("Part-time Lectures")
    assert is_role("PhD Student")
    assert not is_role("PhD Students")


def test_no_phrase_names_two_kinds() -> None:
    kinds = [(kind, phrase) for kind, phrases in toml("headings")["phrases"].items() for phrase in phrases]
    assert sorted(phrase for _, phrase in kinds) == sorted({phrase for _, phrase in kinds})


def test_a_word_that_a_page_broke_still_names_its_kind() -> None:
    assert named("Invited Presentations and Collo-quia").kinds == ("talks",)


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("W EAVING W ORKSHOPS AND T ALKS", ()),
        ("T EACHING AND O UTREACH", ("teaching", "service")),
        ("I NVITED T ALKS AND P OSTERS", ("talks",)),
    ],
)
def test_capitals_before_small_ones_belong_to_their_words(text: str, kinds: tuple[str, ...]) -> None:
    assert (named(text).kinds if named(text).whole else ()) == kinds


def test_capitals_set_wide_may_be_words_of_one_letter() -> None:
    assert named("R E S E A R C H I N T E R E S T S").kinds == ("interests",)
    assert named("L O O M S O F L E E D S").kinds == ()
    assert named("TA L K S").kinds == named("T A L K S").kinds == ("talks",)
    assert named("TA P E S").kinds == ()


@pytest.mark.parametrize("heading", ["Journal Paper", "Conference Paper", "Workshop Paper"])
def test_one_work_is_named_by_its_heading_too(heading: str) -> None:
    assert named(heading).kinds == ("papers",)


def test_instructions_of_a_form_behind_a_heading_in_capitals_are_no_part_of_it() -> None:
    told = "(List all that you have taught since your last review, and leave out what others taught)"
    assert named(f"TEACHING {told}").kinds == ("teaching",)
    assert named(f"TEACHING {told}").whole
    assert not named(f"We were teaching {told}").whole


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [
        ("Poster Presentation Awards", ("awards",)),
        ("Talk and Poster Awards", ("awards", "talks")),
        ("Outreach Talks", ("talks",)),
        ("Outreach and Career Talks", ("talks", "service")),
        ("Outreach and Talks", ("service", "talks")),
        ("Service Awards", ("awards",)),
        ("Service and Awards", ("service", "awards")),
    ],
)
def test_the_last_word_says_what_a_heading_of_two_is_of(heading: str, kinds: tuple[str, ...]) -> None:
    assert named(heading).kinds == kinds


def test_experience_of_what_a_colon_says() -> None:
    assert named("Experience: Programming Languages").kinds == ("skills",)
    assert named("Experience: Teaching").kinds == ("teaching",)
    assert named("Experience: Industry").kinds == ("positions",)


@pytest.mark.parametrize("words", ["Tools & Platforms", "Platforms and Tools", "Software & Platforms"])
def test_platforms_beside_tools_are_skills(words: str) -> None:
    assert named(words).kinds == ("skills",)


@pytest.mark.parametrize(
    "text",
    [
        "PhD students advised, with initial placement",
        "PhD students advised, with first placement (* denotes my role as main adviser)",
        "Doctoral students advised and where they went",
        "Theses Co-supervised",
    ],
)
def test_what_became_of_students_stands_behind_their_heading(text: str) -> None:
    found = named(text)
    assert (found.kinds[0], found.whole) == ("advising", True)
