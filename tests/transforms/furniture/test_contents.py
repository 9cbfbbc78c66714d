"""Tables of contents, in the forms in which documents have them."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.furniture.contents import contents_lines
from transforms.model import Line

_BODY = (
    "## Education\n\nPhD in Dyes, Marsh University, 2012\n\n## Publications\n\n### Journal Articles\n\n"
    "J. Miller, P. Osei. Looms in cold rooms. Journal of Weaving, 2019.\n\n"
    "## Invited Lectures\n\nLooms and weather. Crafton University, 2020.\n\n"
    "## Awards\n\nYoung Weaver Award, Loom Society, 2018\n"
)
_CONTENTS = {
    "columns": "Contents\n\nEducation      2\n\nPublications      2\n\nInvited lectures      6\n\nAwards      7\n",
    "dots": "Contents\n\n1. Education ........ 2\n2. Publications ....... 2\n   2.1 Journal Articles ..... 3\n"
    "3. Invited lectures ..... 6\n4. Awards ..... 11\n",
    "table without a heading": "| Education | 1 |\n|---|---|\n| Publications | 1 |\n"
    "| Invited Lectures | 4 |\n| Awards | 5 |\n",
    "bold": "**Education**\t**2**\n\n**Publications** **2**\n\n**Invited lectures**\t**6**\n\n**Awards**\t**7**\n",
    "a heading without a page": "Education\t2\nPublications\nJournal articles\t2\nInvited lectures\t6\nAwards\t7\n",
}


@pytest.mark.parametrize("form", _CONTENTS)
def test_a_table_of_contents_states_nothing(form: str) -> None:
    parsed = read(f"{_CONTENTS[form]}\n{_BODY}")
    assert [p.title for p in parsed.papers] == ["Looms in cold rooms"]
    assert [(t.title, t.venue) for t in parsed.talks] == [("Looms and weather", "Crafton University")]
    assert [a.name for a in parsed.awards] == ["Young Weaver Award"]
    assert len(parsed.education) == 1
    assert parsed.coverage > 0.9


def test_rows_that_do_not_come_again_are_no_contents() -> None:
    parsed = read("## Awards\n\nLoom Prize 12\nSilk Prize 14\nWool Prize 17\n")
    assert len(parsed.awards) == 3


def test_a_menu_of_headings_states_nothing() -> None:
    names = ("Experience", "Education", "Awards", "Publications", "Talks", "Teaching")
    body = (
        "\n\nExperience\n  Weaver of Wool (2009-2015), Marsh University\n"
        "\n\nEducation\n  PhD in Dyes (2006), Hill College\n"
        "\n\nAwards\n  Young Weaver Fellowship (2010)\n  Dye Fellowship for Women (1999)\n\n\nPublications\n"
        "  1. J. Miller, P. Osei. Looms in cold rooms. Journal of Weaving, 2019.\n"
        "\n\nTalks\n  1. Looms and weather. Crafton University, 2020.\n\n\nTeaching\n  F11: Looms\n  S10: Dyes\n"
    )
    parsed = read("          Vita\n" + "".join(f"  {name}\n" for name in names) + body)
    assert [a.name for a in parsed.awards] == ["Young Weaver Fellowship", "Dye Fellowship for Women"]
    assert len(parsed.positions) == len(parsed.education) == 1
    assert parsed.coverage > 0.9


def test_rows_that_come_again_but_name_no_sections_are_no_menu() -> None:
    names = ("Oslo", "Turku", "Brno", "Zlin")
    again = [Line(number, 0, 0, name, gap_before=1) for number, name in enumerate(names, 4)]
    assert contents_lines([*(Line(number, 0, 0, name) for number, name in enumerate(names)), *again]) == set()
