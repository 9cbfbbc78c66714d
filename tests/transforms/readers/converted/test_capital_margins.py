"""Headings of a margin in bold capitals on the lines of their entries; a name beside its contacts. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.readers.converted.capital_margins import with_capital_margins
from transforms.readers.converted.head_contacts import with_contacts_below

_PAGE = """
**CURRENT** **Reader** in Wool 2021 **POSITION** Lund University

**EDUCATION** PhD **Ghent** University 2012

**AWARDS** **Oak** **Medal** 2019
_**&**_ **HONORS** **Felt** **Prize**, Guild of Dyers 2018
**Moss** **Fellowship** 2015

**INVITED** Seminar at **Merrow** **Hall** 2020
**TALKS** Loom Lecture, Lorne 2018

**NASA** **Wool** Panel, 2012
"""


def test_headings_stand_above_what_stood_beside_them() -> None:
    made = [line for line in with_capital_margins(_PAGE).split("\n") if line]
    assert made == [
        "## CURRENT POSITION",
        "**Reader** in Wool 2021",
        "Lund University",
        "## EDUCATION",
        "PhD **Ghent** University 2012",
        "## AWARDS & HONORS",
        "**Oak** **Medal** 2019",
        "**Felt** **Prize**, Guild of Dyers 2018",
        "**Moss** **Fellowship** 2015",
        "## INVITED TALKS",
        "Seminar at **Merrow** **Hall** 2020",
        "Loom Lecture, Lorne 2018",
        "**NASA** **Wool** Panel, 2012",
    ]


def test_a_heading_stands_over_two_lines_or_three_whose_last_has_the_entry_beside_it() -> None:
    page = (
        "\n**TEACHING**\n**EXPERIENCE** **Tutor**\nSlow Looms\n"
        "\n**FELLOWSHIPS** **&**\n**AWARDS** **Oak** **Medal**\n"
        "\n**NON-**\n**REFEREED**\n**PUBLICATIONS** 1. Quill, A., Felt and Frost, 2011\n"
        "\n**GLOBEX**\n**WOOL** Panel, 2012\n"
    )
    made = [line for line in with_capital_margins(page).split("\n") if line]
    assert made == [
        "## TEACHING EXPERIENCE",
        "**Tutor**",
        "Slow Looms",
        "## FELLOWSHIPS & AWARDS",
        "**Oak** **Medal**",
        "## NON-REFEREED PUBLICATIONS",
        "1. Quill, A., Felt and Frost, 2011",
        "**GLOBEX**",
        "**WOOL** Panel, 2012",
    ]


@pytest.mark.parametrize(
    "page",
    [
        "\n**AWARDS** **Oak** **Medal** 2019\n\nA paragraph.\n\n**NASA** **Wool** Panel, 2012\n",
        "\n**EDUCATION**\n\nPhD\n\n**AWARDS**\n\nOak Medal\n\n**TALKS**\n\nLoom Lecture\n",
    ],
)
def test_few_such_words_and_headings_alone_stay(page: str) -> None:
    assert with_capital_margins(page) == page


@pytest.mark.parametrize(
    "reach", ["(+1) 555 010 0200 ⋄ ada@quill.example", "ada@quill.example", "https://quill.example"]
)
def test_contacts_beside_a_name_stand_below_it(reach: str) -> None:
    assert with_contacts_below(f"# **Ada Quill** {reach}\n\nMore\n") == f"# Ada Quill\n\n{reach}\n\nMore\n"
    assert whole(
        f"# **ADA** **QUILL** {reach}\n\n## **Education**\n\n**PhD** **Looms**, Lund University, 2012\n"
    ).person


@pytest.mark.parametrize(
    "head", ["# **Ada Quill** Weaver of Lund\n", "# **Ada Quill**\n\nada@quill.example\n", "Ada\n"]
)
def test_other_heads_stay(head: str) -> None:
    assert with_contacts_below(head) == head
