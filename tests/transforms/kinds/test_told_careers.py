"""Posts and degrees as one list below headings that name neither."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes

_THREE_LINES = """- **Postdoctoral Researcher**
  Institute of Tidal Studies, Bergen, Norway
  2021-Present
- **PhD in Plant Ecology**
  Kestrel Station, Lund, Sweden
  2014-2018
"""
_ONE_LINE = """- Harrow Institute: Lecturer in Botany, 2018 - 2021
- Uppsala University: PhD in Plant Ecology, 2014-2018
- 2012-2014, Tutor, University of Turku
"""
_HEADED = """### Lecturer in Botany
*University of Turku* | 2021-2023

### MSc in Forest Science
*University of Freiburg* | 2012-2014

### Data Analyst
*Orbit Analytics* | 2009-2012
"""
_POSTS = {"Postdoctoral Researcher", "Lecturer in Botany", "Tutor", "Data Analyst"}


@pytest.mark.parametrize("heading", ["Academia", "My path", "Background so far", "Life", "Academic Journey", "Resume"])
@pytest.mark.parametrize("body", [_THREE_LINES, _ONE_LINE, _HEADED])
@pytest.mark.parametrize("above", ["", "## Interests\n\nMosses and peat\n\n"])
def test_entries_say_what_an_unknown_heading_heads(heading: str, body: str, above: str) -> None:
    cv = read(f"{above}## {heading}\n\n{body}\n## Languages\n\nWelsh")
    starts = {one.start for one in cv.positions} | {one.start for one in cv.education}
    assert len(starts) == len(cv.positions) + len(cv.education) == 3 - (body == _THREE_LINES)
    assert {one.title for one in cv.positions} <= _POSTS
    assert {one.degree for one in cv.education} <= {"PhD", "MSc"}
    assert all(one.organization and one.start for one in (*cv.positions, *cv.education))
    assert not cv.service


def test_words_above_the_list_stay_what_they_are() -> None:
    cv = read(f"## Bio\n\nI study mosses on the coast and how they dry.\n\n{_ONE_LINE}")
    assert [one.degree for one in cv.education] == ["PhD"]
    assert [one.title for one in cv.positions] == ["Lecturer in Botany", "Tutor"]


def test_cards_below_an_unknown_heading_are_entries() -> None:
    card = "<div class='card'><h4>{}</h4><p>{}</p><p>{}</p></div>"
    cards = (
        card.format("Visiting Scholar", "University of Turku", "2024 - 2026")
        + card.format("MSc in Forest Science", "University of Freiburg", "2020 - 2022")
        + card.format("Data Analyst", "Orbit Analytics", "2017 - 2020")
    )
    text = f"<h1>Jane Miller</h1><h2>Milestones</h2>{cards}<h2>Languages</h2><p>Welsh</p>"
    cv = parse(read_bytes(text.encode(), "a.html"))
    assert [(one.title, one.start) for one in cv.positions] == [("Visiting Scholar", "2024"), ("Data Analyst", "2017")]
    assert [(one.degree, one.start) for one in cv.education] == [("MSc", "2020")]


def test_students_below_an_unknown_heading_are_no_posts() -> None:
    cv = read(
        "## Direction of theses\n\n- PhD student: Arno Lind. Theme: Dry mosses. 2018 - 2022\n"
        "- Master student: Bea Strand. 2016 - 2017\n- PhD in Botany, Carl Moe, 2015\n"
    )
    assert not cv.positions


def test_employers_in_capitals_head_no_section() -> None:
    entry = "{}\n*{}*\nMay {} - Jun {} | Turku, Finland\n\n- Wrote about mosses for the press of the coast\n"
    rows = [
        entry.format("MERROW LEARNING", "CONTENT DEVELOPER", 2014, 2015),
        entry.format("LOOM MUSEUM", "EXHIBIT DEVELOPER", 2011, 2013),
    ]
    cv = read("## Experience\n\n" + "\n".join(rows))
    assert [(one.title, one.organization) for one in cv.positions] == [
        ("CONTENT DEVELOPER", "MERROW LEARNING"),
        ("EXHIBIT DEVELOPER", "LOOM MUSEUM"),
    ]
