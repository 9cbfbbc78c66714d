"""Headings of one level in two looks. All made up."""

from __future__ import annotations

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read

BODY = """### Qualifications

### _University of Leeds_

2007\tBachelor of Arts (History)

### _University of Bath_

2010\tMaster of Arts (Textiles)

### Awards

### _Northern Weaving Awards_

2016\tBest Young Weaver
2014\tFinest Cloth
"""


def test_a_look_that_stands_right_below_another_is_a_rank_of_its_own() -> None:
    found = parsed(BODY)
    assert [(one.degree, one.organization) for one in found.education] == [
        ("Bachelor of Arts", "University of Leeds"),
        ("Master of Arts", "University of Bath"),
    ]
    assert [(one.name, one.start) for one in found.awards] == [("Best Young Weaver", "2016"), ("Finest Cloth", "2014")]


def test_a_heading_and_its_first_group_in_one_line_are_parted() -> None:
    written = (
        BODY.replace("### Qualifications\n\n### _University of Leeds_", "### **Qualifications** _University of Leeds_")
        .replace("### Awards\n\n### _Northern Weaving Awards_", "### **Awards** _Northern Weaving Awards_")
        .replace("\n\n2", "\n\n\n2")
        .replace("Young Weaver", "Young Weaver of **the** **whole** **north**, **first** **of** **ten**")
    )
    found = parse(read(f"# **Jane** **Q.** **Miller**\n\n\n{written}".encode(), "a.md"))
    assert [one.organization for one in found.education] == ["University of Leeds", "University of Bath"]
    assert [one.start for one in found.awards] == ["2016", "2014"]
