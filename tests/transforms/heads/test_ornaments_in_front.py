"""Headings behind a sign or a picture of their own, without space round them."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = """Ada Vale
I weave looms and nets for a living, and have done so in the north for a very long time, with a focus on slow ones.
{0} Selected Projects
Looms at Sea @Weft
- Built looms
- Wove nets
Nets in Winter @Globex
- Wove nets
{1} Honors
- Weft Prize, 2012
- Loom Medal, 2014
"""


@pytest.mark.parametrize("signs", [("■", "■"), ("◆", "◆"), ("•", "•"), ("📌", "🏆"), ("--", "--"), ("+", "+")])
def test_a_sign_that_only_headings_bear_makes_them_headings(signs: tuple[str, str]) -> None:
    cv = parse(read(_PAGE.format(*signs).encode(), "a.txt"))
    assert [project.title for project in cv.projects] == ["Looms at Sea", "Nets in Winter"]
    assert [award.name for award in cv.awards] == ["Weft Prize", "Loom Medal"]


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        (("{", "{"), " }"),
        (("a)", "b)"), ""),
        (("(A)", "(B)"), ""),
        (("-", "-"), ":"),
        (("\\section*{", "\\section{"), "}"),
    ],
)
def test_marks_round_both_headings_of_a_document_are_theirs(before: tuple[str, str], behind: str) -> None:
    page = _PAGE.replace("Selected Projects", f"Selected Projects{behind}").replace("Honors", f"Honors{behind}")
    cv = parse(read(page.replace("{0}", before[0]).replace("{1}", before[1]).encode(), "a.txt"))
    assert [project.title for project in cv.projects] == ["Looms at Sea", "Nets in Winter"]
    assert [award.name for award in cv.awards] == ["Weft Prize", "Loom Medal"]


def test_headings_set_as_tex_sets_them_make_no_tex_of_a_text() -> None:
    page = "Ada Vale\n\n\\section{Interests}\n\nLooms\n\n\\section{Awards}\n- Weft Prize, 2012\n- Loom Medal, 2014\n\n"
    page += "\\section{Teaching}\n- Dyes I, 2013\n\n\\section{Skills}\nPython\n"
    cv = parse(read(page.encode(), "a.txt"))
    assert [(award.name, award.start) for award in cv.awards] == [("Weft Prize", "2012"), ("Loom Medal", "2014")]


def test_a_sign_that_items_bear_makes_none() -> None:
    page = "Ada Vale\n\nInterests\n\n■ Teaching\n■ Looms\n■ Awards\n■ Nets\n■ Ropes\n■ Sails\n"
    assert "Looms" in parse(read(page.encode(), "a.txt")).public()["interests"]


def test_items_with_their_year_behind_a_sign_are_no_headings() -> None:
    items = "▷ Loom Conference Grant *2022*\n▷ Weft Fellowship *2018*\n▷ National Scholarship *2015*"
    page = f"# Ada Vale\n\n## Awards\n\n{items}\n"
    cv = parse(read(page.encode(), "a.md"))
    assert [award.name for award in cv.awards] == ["Loom Conference Grant", "Weft Fellowship", "National Scholarship"]
