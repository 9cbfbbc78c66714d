"""Lists in a narrow column of layout text: few words to a line, blank lines where the other column has some.

All made up.
"""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of
from tests.transforms.records.careers import read
from transforms.citations.starts import starts

_HONOURS = [
    ("Young Researcher Award", "Norwegian Academy of Science", "2020"),
    ("Best Poster Prize", "Arctic Frontiers", "2018"),
    ("Erasmus Scholarship", None, "2009"),
]
_BELOW = """Young Researcher Award
Norwegian Academy of Science,
2020{gap}
Best Poster Prize
Arctic Frontiers, 2018{last}
Erasmus Scholarship
2009
"""


def _text(body: str) -> str:
    return f"Ingrid Solheim\n\nContact\n\ningrid@solheim.example\n\n{body}"


@pytest.mark.parametrize(("gap", "last"), [("\n", "\n"), ("", ""), ("\n", "")])
def test_honours_of_two_or_three_lines_whatever_blank_lines_part_them(gap: str, last: str) -> None:
    body = _BELOW.format(gap=gap, last=last)
    text = _text(f"Skills\n\nR\nPython\n\nResearch Interests\n\nPlankton ecology\nPolar night\n\nAwards\n\n{body}")
    found = read(text, "text/plain").awards
    assert [(one.name, one.granter, one.start) for one in found] == _HONOURS


def test_a_name_of_one_honour_between_blank_lines_heads_no_section() -> None:
    left = "Skills\n\nR\nPython\n\nLanguages\n\nGerman\n\nResearch Interests\n\nPlankton ecology\n\nAwards\n\n"
    found = read(_text(left + _BELOW.format(gap="\n", last="\n")), "text/plain").awards
    assert [(one.name, one.granter, one.start) for one in found] == _HONOURS


def test_posts_that_end_in_their_dates_though_a_blank_line_stands_before_one() -> None:
    body = (
        "Associate Professor\nUniversity of Bergen, Department of Marine\nBiology\n\n2019 - present | Bergen, Norway\n"
    )
    body += "Postdoctoral Fellow\n"
    body += "Plymouth Marine Laboratory\n2016 - 2019 | Plymouth, UK\nResearch Assistant\nAlfred Wegener Institute\n"
    body += "2011 - 2012 | Bremerhaven, Germany\n"
    found = read(f"## Experience\n\n{body}", "text/plain").positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Associate Professor", "University of Bergen", "2019"),
        ("Postdoctoral Fellow", "Plymouth Marine Laboratory", "2016"),
        ("Research Assistant", "Alfred Wegener Institute", "2011"),
    ]


def test_works_line_upon_line_though_a_blank_line_stands_before_one() -> None:
    body = "I. Solheim, P. Ahmadi, R. Costa. Carbon flux in northern fjords\nunder warming. Limnology, 2023.\n"
    body += "P. Ahmadi, I. Solheim. Kelp forests and the price of light.\nMarine Ecology Progress Series, 2021.\n"
    body += "I. Solheim, T. Becker. Copepod diapause revisited. Journal of\nPlankton Research, 2019.\n\n"
    body += "T. Becker, L. Moreau, I. Solheim. A model of vertical\nmigration in polar night. Oceanography, 2017.\n"
    lines = [line for line in lines_of(body) if line.text]
    assert [line.text[:9] for line, begins in zip(lines, starts(lines, "Ingrid Solheim"), strict=True) if begins] == [
        "I. Solhei",
        "P. Ahmadi",
        "I. Solhei",
        "T. Becker",
    ]
