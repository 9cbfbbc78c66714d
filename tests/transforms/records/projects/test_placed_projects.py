"""Works that say where they were made, "Title @Body": in lists in lists, below headings that say little."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_document

FLAT = """{heading}
Felt for Ships @Globex
- Boiled the wool of nine sheep.
- Rolled it by hand for a week.
Weft Records of the School of Looms @Turku
- Copied the rolls of three guilds.
- CHI’19 paper
Knots in Training Ropes @Nordhaven
- Tied every knot of the harbour twice.
- UIST'14 paper
"""
HTML = """<h1>Jane Q. Miller</h1><p>jane@miller.example</p><h2>Projects</h2>
<div><p>Felt for Ships @Globex</p><ul><li>Boiled the wool of nine sheep.</li><li>Rolled it by hand.</li></ul></div>
<div><p>Weft Records of the School of Looms @Turku</p><ul><li>Copied the rolls.</li><li>CHI’19 paper</li></ul></div>
<div><p>Weaving College Rolls @Nordhaven</p><ul><li>Tied every knot twice.</li><li>UIST'14 paper</li></ul></div>
"""


@pytest.mark.parametrize("heading", ["##Selected Research", "##Research", "» Projects", "» Research Projects"])
def test_works_with_their_bodies_below_a_heading_that_says_little(heading: str) -> None:
    found = read(
        FLAT.format(heading=heading) + f"{heading[:2]} Honors\n- Loom Prize, 2019\n- Felt Medal, 2014\n"
    ).projects
    assert [(one.title, one.organization) for one in found] == [
        ("Felt for Ships", "Globex"),
        ("Weft Records of the School of Looms", "Turku"),
        ("Knots in Training Ropes", "Nordhaven"),
    ]


def test_papers_below_the_items_of_a_list_in_a_list() -> None:
    cv = parse(read_document(HTML.encode(), "cv.html"))
    assert [(one.title, one.organization) for one in cv.projects] == [
        ("Felt for Ships", "Globex"),
        ("Weft Records of the School of Looms", "Turku"),
        ("Weaving College Rolls", "Nordhaven"),
    ]
    assert [(one.title, one.year, one.venue) for one in cv.papers] == [
        ("Weft Records of the School of Looms", 2019, "CHI"),
        ("Weaving College Rolls", 2014, "UIST"),
    ]


@pytest.mark.parametrize("sign", ["»", "›", "◇", "✧", "→"])
def test_headings_behind_a_sign_of_their_own(sign: str) -> None:
    text = f"{sign} Awards\n- Loom Prize, 2019\n- Felt Medal, 2014\n{sign} Teaching\n- FELT 101 Felting, 2012\n"
    cv = read(text)
    assert [one.name for one in cv.awards] == ["Loom Prize", "Felt Medal"]
    assert [one.course for one in cv.teaching] == ["FELT 101 Felting"]


def test_a_square_before_numbers_in_brackets() -> None:
    body = "".join(
        f"§ [{i}] A. Reed, **Jane Q. Miller**, and B. Ode. “{title}.” Felt Letters, 201{i}.\n"
        for i, title in enumerate(["Wool that floats on brine", "Looms left to winter", "The price of blue"], 1)
    )
    assert len(read(f"PUBLICATIONS\n\n{body}").papers) == 3
