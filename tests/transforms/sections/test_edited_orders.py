"""A CV whose sections stand in another order, whose marks are lost or mixed, says what it said. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

WORKS = """- [3] **Ines Falk**, Ole Brandt, and Mira Sand. “Barnacle Counts Is a Matter of Taste.” Barnacles, 2021.
- [1] Ole Brandt, **Ines Falk**, and Pia Holm. “Gauges that Drift in Old Harbours.” Marine Geodesy, 2019.
- [2] **Ines Falk**, Jon Vik, and Pia Holm. “Tides, Piers, and Paint.” Ocean & Coastal Management, 2018.
"""
SKILLS = "TECHNICAL SKILLS\n\nTools: R, Stata, QGIS\n"
AWARDS = "HONORS AND AWARDS\n\nHarbour Society, Tide Prize 2021\nHarbour Society\n\n- Awarded to *Piers and Paint*.\n"
BIO = "I am a Ph.D. candidate in Oceanography at the University of Bergen, advised by Prof. Ole Brandt.\n"


def cv(text: str, name: str = "cv.txt") -> ParsedCV:
    return parse(read(text.encode(), name))


@pytest.mark.parametrize("above", ["", SKILLS, AWARDS], ids=["header", "skills", "awards"])
def test_numbered_works_without_a_heading_stand_apart_from_what_is_above(above: str) -> None:
    found = cv(
        f"Ines Falk\n\nines@bergen.example\n\n{above}\n{WORKS}\nEDUCATION\n\nMSc Oceanography, Lund University 2017\n"
    )
    assert [paper.year for paper in found.papers] == [2021, 2019, 2018]
    assert len(found.skills) == (3 if above == SKILLS else 0)
    assert len(found.awards) == (above == AWARDS)


@pytest.mark.parametrize(
    "names",
    [
        ("Falk, Ines", "Brandt, Ole", "Sand, Mira"),
        ("I.Falk", "O.Brandt", "M.Sand"),
        ("FALK, I.", "LONG, O.", "SAND, M."),
        ("Ines ap Falk", "Ole von Brandt", "Mira de la Sand"),
    ],
)
def test_numbered_works_stand_apart_however_their_names_are_written(names: tuple[str, str, str]) -> None:
    mark = "; " if names[0] == "Falk, Ines" else ", "
    works = [
        f"- [{n}] {mark.join(names)}. “Gauges that Drift in Harbours {n}.” Marine Geodesy, 2019." for n in (1, 2, 3)
    ]
    talks = "INVITED TALKS\n\nWhy Gauges Drift 2022\nHarbour Institute, Bergen\n\nBarnacles 2021\nGlobex, Lund\n\n"
    found = cv(f"Ines Falk\n\nines@bergen.example\n\n{talks}{chr(10).join(works)}\n\n{SKILLS}")
    assert [len(paper.authors) for paper in found.papers] == [3, 3, 3]
    assert len(found.talks) == 2


@pytest.mark.parametrize("mark", ["", "- ", "• "])
def test_works_without_numbers_stand_apart_from_the_talks_above_them(mark: str) -> None:
    works = [line.partition("] ")[2] for line in WORKS.splitlines()]
    talks = "INVITED TALKS\n\nWhy Gauges Drift 2022\nHarbour Institute, Bergen\n\nBarnacles 2021\nGlobex, Lund\n\n"
    listed = "\n".join(mark + work for work in works)
    found = cv(f"Ines Falk\n\nines@bergen.example\n\n{talks}{listed}\n\n{SKILLS}")
    assert [paper.year for paper in found.papers] == [2021, 2019, 2018]
    assert len(found.talks) == 2


def test_one_numbered_work_alone_stands_apart_too() -> None:
    found = cv(f"Ines Falk\n\nines@bergen.example\n\n{AWARDS}\n{WORKS.splitlines()[1]}\n")
    assert [(paper.title, paper.year) for paper in found.papers] == [("Gauges that Drift in Old Harbours", 2019)]
    assert len(found.awards) == 1


def test_capitals_between_marked_headings_head_a_section_though_their_mark_is_missing() -> None:
    found = cv(
        "# Ines Falk\n\n## EXPERIENCE\n\n### Postdoctoral Researcher\n\nLund University, Sweden\n\n*2021 - present*\n\n"
        "INVITED TALKS\n\nWhy Gauges Drift 2022\nHarbour Institute, Bergen\n\nCounting Barnacles 2021\nGlobex, Lund\n\n"
        "## AWARDS\n\n- Tide Prize, 2019\n\n## TEACHING\n\n- Waves I, 2020\n\n## EDUCATION\n\nPhD, Lund, 2020\n",
        "cv.md",
    )
    assert [talk.title for talk in found.talks] == ["Why Gauges Drift", "Counting Barnacles"]
    assert [position.title for position in found.positions] == ["Postdoctoral Researcher"]


@pytest.mark.parametrize("awards", ["- Tide Prize, 2019\n- Pier Medal, 2018\n"])
def test_a_bio_behind_a_list_tells_who_the_writer_is(awards: str) -> None:
    found = cv(f"Ines Falk\nAwards\n{awards}{BIO}I hold a B.S. in Physics from Lund University.\n")
    assert [award.name for award in found.awards] == ["Tide Prize", "Pier Medal"]
    assert {one.degree for one in found.education} == {"Ph.D.", "B.S."}


def test_numbers_that_count_nothing_but_headings_are_the_headings_own() -> None:
    found = cv(f"Ines Falk\n{BIO}1. Honors & Awards\n- Tide Prize, 2019\n2. Technical Skills\n- R, Stata\n")
    assert [award.name for award in found.awards] == ["Tide Prize"]
    assert found.skills


def test_who_alone_has_a_star_in_each_list_of_authors_is_the_owner() -> None:
    found = cv(
        "RESEARCH EXPERIENCE\n\nResearch Assistant\nLund University\nMay 2021 - Present\n"
        "- Why Gauges Drift in Old Harbours Ole Brandt*, Ines Falk*, Pia Holm (*Equal contribution)\n"
        "- Counting Barnacles from the Air Ines Falk*, Mira Sand*, Pia Holm (*Equal contribution)\n"
    )
    assert found.person is not None
    assert found.person.name == "Ines Falk"
    assert [paper.title for paper in found.papers] == [
        "Why Gauges Drift in Old Harbours",
        "Counting Barnacles from the Air",
    ]


def test_a_title_right_before_the_names_keeps_its_last_word() -> None:
    found = cv(
        "# Ines Falk\n\n## Research Experience\n\nResearch Assistant\nLund University\nMay 2021 - Present\n"
        "- Minimum Tides and Harbour Exit Kwame A. Brandt*, Ines Falk*, Ana Pia Holm (*Equal contribution)\n"
    )
    assert [(paper.title, paper.authors[:2]) for paper in found.papers] == [
        ("Minimum Tides and Harbour Exit", ["Kwame A. Brandt", "Ines Falk"])
    ]
