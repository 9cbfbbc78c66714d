"""Headings over labelled lines: titles of entries, or sections. All made up."""

from __future__ import annotations

from tests.transforms.made_up import parsed

BLOCKS = """# Ada Novak

**Grants**

**Leaves at Dusk**
Funder: Globex Foundation
Period: 2018 - 2020

**Research Grants**
Funder: Fund for Bark
Period: 2015 - 2017

**Roots of the Town**
Funder: Bog Trust
Period: 2012
"""


def test_titles_over_lines_with_one_label_head_no_section() -> None:
    grants = {grant.title: grant.funder for grant in parsed(BLOCKS).grants}
    assert grants == {
        "Leaves at Dusk": "Globex Foundation",
        "Research Grants": "Fund for Bark",
        "Roots of the Town": "Bog Trust",
    }
