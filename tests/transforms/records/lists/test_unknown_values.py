"""Values that no vocabulary holds: the form of the list they stand in says what they are. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.headings.wording import named
from transforms.records.lists.listing import split_venues
from transforms.records.lists.looks import is_organization

KNOWN = [
    ("Heron Prize", "University of Leeds", "2011"),
    ("Moss Fellowship", "Globex Foundation", "2012"),
    ("Reed Medal", "Society of Weavers", "2013"),
    ("Vale Scholarship", "University of York", "2014"),
]
ODD = [("Best Yarn", "Loombox Bootcamp", "2015"), ("Knight of the Spindle", "Queen of Vik", "2016")]


@pytest.mark.parametrize(
    "form",
    [
        "- {0}, {1}, {2}",
        "- {2}: {0}, {1}",
        "- {0} - {1} ({2})",
        "- {0} ({1}), {2}",
        "- **{0}** ({1}), {2}",
        "{0}\\\n{1}, {2}\n",
        "### {0}\n{1}, {2}\n",
    ],
)
def test_who_gave_an_honour_stands_where_its_siblings_state_theirs(form: str) -> None:
    rows = [*KNOWN, *ODD]
    found = read("## Awards\n\n" + "\n".join(form.format(*row) for row in rows)).awards
    assert [(one.name, one.granter, one.start) for one in found] == rows


def test_a_contest_and_a_rank_give_no_honour() -> None:
    rows = [*KNOWN, ("Second place", "Loom Olympiad", "2017")]
    found = read("## Awards\n\n" + "\n".join("- {}, {}, {}".format(*row) for row in rows)).awards
    assert found[-1].granter is None


@pytest.mark.parametrize("body", ["Moss Prize Foundation", "Heron Scholarship Commission"])
def test_a_body_with_an_honours_word_in_its_name_is_no_honour_of_its_own(body: str) -> None:
    found = read(f"## Awards\n\n- Young Weaver Prize (2011), {body}\n- Reed Medal (2013), University of Leeds").awards
    assert [one.granter for one in found] == [body, "University of Leeds"]


@pytest.mark.parametrize(
    "line",
    ["Ministry of Education", "Graduate School of Education", "Center for Teaching", "National Board of Education"],
)
def test_a_body_called_after_its_matter_heads_no_section(line: str) -> None:
    assert not named(line).kinds


@pytest.mark.parametrize("line", ["Education", "Teaching and Learning", "Courses of study", "Service to the School"])
def test_other_words_do(line: str) -> None:
    assert named(line).kinds


def test_a_project_whose_name_holds_a_sections_word_stays_one_of_its_rank() -> None:
    body = (
        "## Projects\n\n### Loom Recognition for Bobbins\nReads looms from pictures.\n\n### Heddle\nA toy shop.\n\n"
        "### Yarn Simulator\nPulls threads.\n\n### Reedbox\nCounts reeds.\n"
    )
    assert [one.title for one in read(body).projects] == [
        "Loom Recognition for Bobbins",
        "Heddle",
        "Yarn Simulator",
        "Reedbox",
    ]


@pytest.mark.parametrize("course", ["HIST 2041 Old Looms", "CS 2010 Data Weaving", "MATH 1950: Knots"])
def test_the_number_of_a_course_is_no_year(course: str) -> None:
    (found,) = read(f"## Teaching\n\n- {course}, University of Leeds").teaching
    assert (found.course, found.start) == (course, None)


@pytest.mark.parametrize(
    "title",
    ["Genetic diversity of looms", "Urban heat and housing", "Mobility data and yarn", "Student learning of knots"],
)
def test_words_of_what_is_studied_make_no_grant_a_persons(title: str) -> None:
    found = read(f"## Grants\n\n- {title}, Globex Foundation, 2011-2013\n- Travel grant, Initech Trust, 2017")
    assert [(one.title, one.funder) for one in found.grants] == [(title, "Globex Foundation")]
    assert [one.name for one in found.awards] == ["Travel grant"]


def test_a_council_before_a_grant_pays_it() -> None:
    found = read(
        "## Grants\n\n- Northern Weaving Council: Music of looms (2019-2020)\n- Globex Foundation: Quiet reeds (2014)"
    )
    assert not found.service
    assert [(one.title, one.funder) for one in found.grants] == [
        ("Music of looms", "Northern Weaving Council"),
        ("Quiet reeds", "Globex Foundation"),
    ]


def test_who_pays_stands_where_the_siblings_of_a_grant_state_it() -> None:
    rows = [
        ("Fatigue of woven joints", "Globex Foundation"),
        ("Mosses under old looms", "Initech Trust"),
        ("Counting of northern reeds", "National Science Foundation"),
        ("Slow dyes in cold water", "Reed and Heddle Pool"),
    ]
    found = read("## Grants\n\n" + "\n".join(f"- {title}, {payer}, 2011-2013" for title, payer in rows)).grants
    assert [(one.title, one.funder) for one in found] == rows


@pytest.mark.parametrize(
    "body",
    [
        "Ege Üniversitesi",
        "Fonds voor Weefkunst",
        "Agencia Estatal de Telares",
        "Fundação Tear",
        "Globex College Program in Wool and Dyes",
    ],
)
def test_heads_of_bodies_names_in_other_languages(body: str) -> None:
    assert is_organization(body)
    assert not is_organization("Summer Program in Wool and Dyes")


def test_a_venue_stands_behind_the_first_comma_as_its_siblings_do() -> None:
    rows = [
        ("Ice in the north", "University of York", "York, UK"),
        ("Why looms creak", "University of Leeds", "Leeds, UK"),
        ("Old dyes", "Society of Weavers", "Berlin, Germany"),
        ("Yarn and art", "Weft Electronica", "Sydney, Australia"),
    ]
    body = "\n".join(f"- 201{at}: {', '.join(row)}" for at, row in enumerate(rows))
    assert [(one.title, one.venue) for one in read(f"## Invited Talks\n\n{body}").talks] == [row[:2] for row in rows]


@pytest.mark.parametrize(
    ("text", "venues"),
    [
        ("Loom Letters and Journal of Yarn", ["Loom Letters", "Journal of Yarn"]),
        ("Annals of Knots and Transactions on Looms", ["Annals of Knots", "Transactions on Looms"]),
        ("Northern Loom Journal and Quiet Weaving Conference", ["Northern Loom Journal", "Quiet Weaving Conference"]),
        ("ICML and Quaternary Looms", ["ICML", "Quaternary Looms"]),
        ("Journal of Looms and Yarn", ["Journal of Looms and Yarn"]),
        ("Annual Conference and Business Meeting", ["Annual Conference and Business Meeting"]),
    ],
)
def test_an_and_parts_venues_where_a_name_begins_anew(text: str, venues: list[str]) -> None:
    assert split_venues(text, listing=True) == venues


def test_a_phrase_of_nothing_but_ands_is_left_whole() -> None:
    text = " and ".join(["ICML", "NeurIPS"] * 700)
    assert split_venues(text, listing=True) == [text]
