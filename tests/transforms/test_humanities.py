"""What lists of the arts and humanities do: years over works, posts below teaching, standings in the year's place."""

from __future__ import annotations

import pytest

from tests.transforms.records.lists import read
from tests.transforms.test_sections import outline


def test_years_head_the_shows_below_them() -> None:
    body = """## Solo Exhibitions
2024
*Plain Thread*, Loom Museum, Amsterdam, Netherlands
*Afterimage*, Galleri Dye, Oslo, Norway
2021
*The Long Weave*, Light Barn, Syracuse, NY
"""
    assert [one.title for one in read(body).projects] == ["Plain Thread", "Afterimage", "The Long Weave"]


@pytest.mark.parametrize("heading", ["Teaching", "Teaching Positions"])
def test_posts_below_teaching_are_positions(heading: str) -> None:
    body = f"""## {heading}
Associate Professor of Weaving, Globex College, 2010-2016
Professor of Moral Dyes, Acme University, 2016-
"""
    found = read(body)
    assert [(one.organization, one.start) for one in found.positions] == [
        ("Globex College", "2010"),
        ("Acme University", "2016"),
    ]
    assert not found.teaching


def test_an_instructor_of_courses_holds_no_post() -> None:
    body = (
        "## Teaching\nInstructor, Introduction to Weaving, Globex College, 2010\nInstructor, Dyes, Acme College, 2011\n"
    )
    assert [one.course for one in read(body).teaching] == ["Introduction to Weaving", "Dyes"]


def test_roman_numbers_go_on_counting() -> None:
    heads = ("EDUCATION", "TEACHING", "PUBLICATIONS", "MOSS AND ECCLESIAL CARE", "HONORS")
    marks = ("I.", "II.", "III.", "IV.", "V.")
    text = "# Ada Vale\n\n" + "\n\n".join(
        f"**{mark} {head}**\nThing of moss, Leeds, 2019" for mark, head in zip(marks, heads, strict=True)
    )
    assert "IV. MOSS AND ECCLESIAL CARE" in [title for _, title in outline(text)]


def test_a_standing_stands_where_others_have_their_year() -> None:
    body = """## Publications
1. 2016. Moss prefixes. *Proceedings of the Moss Society* 42. 15–30.
2. to appear. Fern suffixes. In *The Guide to Ferns*. Oxford: Oxford University Press.
"""
    found = read(body).papers[1]
    assert (found.title, found.year, found.status) == ("Fern suffixes", None, "accepted")


def test_a_meeting_s_number_is_no_year() -> None:
    body = "## Publications\n- A. Vale. 2019. Plural moss. In *Proceedings of NELS 49*, 101–114.\n"
    assert [one.year for one in read(body).papers] == [2019]


def test_a_title_that_ends_beside_the_date_begins_above() -> None:
    body = """## Grants
Globex Foundation, “A dictionary of
moss,” $248,310	2022–2025
Acme Fund, $6,000	2017
"""
    assert next((one.title, one.start) for one in read(body).grants) == ("A dictionary of moss", "2022")


def test_papers_and_public_lectures_were_read() -> None:
    body = """## Papers and Public Lectures

A. Invited

“Moss in Public,” The Fern Lecture, Globex University, February 2019.

B. Submitted

“Equity in Ferns,” Society of Moss Ethics, Portland, Oregon, January 2018.
"""
    assert [one.title for one in read(body).talks] == ["Moss in Public", "Equity in Ferns"]


def test_collections_are_no_interests() -> None:
    assert not read("## Collections\nVictoria Museum, London\nNational Museum, Oslo\n").interests


@pytest.mark.parametrize(
    ("line", "degree"),
    [
        ("1999 BD (First Class Honours), University of Edinburgh", "BD"),
        ("2012 PGCert in Higher Education, University of Leeds", "PGCert"),
        ("1997 MM in Composition, Rice University", "MM"),
    ],
)
def test_degrees_of_divinity_and_music(line: str, degree: str) -> None:
    assert [one.degree for one in read(f"## Education\n\n{line}\n\n1990 BA, University of York\n").education] == [
        degree,
        "BA",
    ]
