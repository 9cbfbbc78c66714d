"""Grants in blocks of number, investigator, dates and title, in a section or behind a sentence; plain heads of rows."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.dates.ranges import find_dates
from transforms.records.grants.blocks import stated_on

HEADS = [
    "R01 XX019244\tMiller-Quist (PI)\t04/01/20-03/31/25",
    "R01 XX019244\nMiller-Quist (PI), Role: PI\n04/01/20-03/31/25",
    "1R01XX019244-01 (MPI: Ode, Lund) 04/01/2020 – 03/31/2025",
]


@pytest.mark.parametrize("head", HEADS)
def test_the_title_stands_below_number_investigator_and_dates(head: str) -> None:
    body = (
        f"{head}\nYarns in Winter Mills\nThe goal of this study is to spin in winter.\nRole: PI\n\n"
        "Globex Foundation LK-17-533\nLund (PI), Role: Co-Investigator\n01/01/17-12/31/19\nTongues of Weavers\n"
    )
    found = read(f"## Research Support\n\n{body}").grants
    assert [(one.title, one.funder, one.start, one.end) for one in found] == [
        ("Yarns in Winter Mills", None, "2020-04-01", "2025-03-31"),
        ("Tongues of Weavers", "Globex Foundation", "2017-01-01", "2019-12-31"),
    ]


def test_who_pays_stands_alone_between_the_number_and_the_title() -> None:
    body = (
        "R01 XX019244 (PI: Quill)\t2020-2025\nNational Science Foundation\nYarns in winter mills\nRole: PI\n\n"
        "R21 XX017533 (PI: Lund)\t2017-2019\nWellcome Trust\nTongues of weavers\nRole: Co-PI\n"
    )
    found = read(f"## Research Support\n\n{body}").grants
    assert [(one.title, one.funder) for one in found] == [
        ("Yarns in winter mills", "National Science Foundation"),
        ("Tongues of weavers", "Wellcome Trust"),
    ]


def test_who_pays_stands_before_a_bracket_of_investigators() -> None:
    stated = stated_on("2026–2031\tR01 XX019244, NIH/NINDS (Multi-PI: Ode, Lund)")
    assert stated
    assert stated.funder == "NIH/NINDS"


def test_a_sentence_introduces_such_blocks() -> None:
    told = "I study mills in winter. Ongoing projects that I would like to highlight include:"
    cv = read(f"## A. Personal Statement\n\n{told}\n\n{HEADS[1]}\nYarns in Winter Mills\n")
    assert [one.title for one in cv.grants] == ["Yarns in Winter Mills"]
    assert not cv.positions


def test_two_short_days_that_a_dash_joins() -> None:
    (found,) = find_dates("9/15/18-8/31/20")
    assert (found.start, found.end) == ("2018-09-15", "2020-08-31")


ROWS = (
    "2001 – 2006\tLoom Nurse, Globex Hospital\n2006 – 2009\tYarn Nurse, Globex Hospital\n{other}"
    "2016 –\tMember, Loom Society of Erewhon\n2018 – 2022\tEditorial Board, Journal of Looms\n{honors}"
    "2020\tVale Lecturer, University of Exeter\n2016\tNew Weaver Award, Western Mill Institute\n"
)


def test_plain_headings_among_dated_rows() -> None:
    body = ROWS.format(other="Other Experience and Professional Memberships\n", honors="Honors\n")
    cv = read(f"## B. Positions, Scientific Appointments, and Honors\n\n{body}")
    assert [one.title for one in cv.positions] == ["Loom Nurse", "Yarn Nurse"]
    assert [one.start for one in cv.service] == ["2016", "2018"]
    assert [one.name for one in cv.awards] == ["Vale Lecturer", "New Weaver Award"]


def test_the_rest_of_a_row_is_no_heading() -> None:
    body = (
        "2020\tMedal for a Life of\nTeaching\n2016\tWeaver Award\n2014\tDye Award\n2012\tLoom Award\n2010\tYarn Award\n"
    )
    assert not read(f"## Honors\n\n{body}").teaching


@pytest.mark.parametrize("label", ["**{}.** ", "{}.\t"])
def test_labels_that_end_in_a_stop_are_no_duties(label: str) -> None:
    body = (
        label.format("Department and College")
        + "Chair, Graduate Committee (2018–21); Search Committee (2015).\n\n"
        + label.format("Editorial")
        + "Associate Editor, *Journal of Looms*, 2014–2020.\n\n"
        + label.format("Proposal reviews")
        + "Globex Foundation; Loom and Yarn Research Council of Canada.\n"
    )
    assert [(s.role, s.venue) for s in read(f"## Service\n\n{body}").service] == [
        ("chair", "Graduate Committee"),
        ("committee", "Search Committee"),
        ("editor", "Journal of Looms"),
        ("reviewer", "Globex Foundation"),
        ("reviewer", "Loom and Yarn Research Council of Canada"),
    ]


def test_blocks_of_schemes_and_of_what_the_owner_does_in_them() -> None:
    body = (
        "2018–2022\tR01 XX123456, NIH/NINDS\t(PI: Quill)\n  Yarns in cold mills\n\n"
        "2016–2017\tGuild of Weavers Seed Grant\t(Co-PI: Fern, Quill)\n  Dyes of old looms\n\n"
        "2015–2016\tR21 XX654321, NIH/NIGMS\t(PI: Fern; Co-I with effort)\n  Felt in warm mills\n"
    )
    assert [(grant.title, grant.start, grant.end) for grant in read(f"## Grants\n\n{body}").grants] == [
        ("Yarns in cold mills", "2018", "2022"),
        ("Dyes of old looms", "2016", "2017"),
        ("Felt in warm mills", "2015", "2016"),
    ]


def test_dates_in_the_brackets_of_the_investigator() -> None:
    stated = stated_on("NIH R01 XX654321 (PI: Fern, 7/2015 - 6/2016)")
    assert stated is not None
    assert [(one.start, one.end) for one in stated.dates] == [("2015-07", "2016-06")]
    aside = stated_on("NIH R01 XX654321 (PI: Fern, of the mill) 7/2015 - 6/2016")
    assert aside is not None
    assert aside.investigator
    assert [one.start for one in aside.dates] == ["2015-07"]
