"""Bold lines that begin entries right below each other, and headings of another look among them. All made up."""

from __future__ import annotations

from tests.transforms.made_up import outline

PAGE = """# Ada Novak

**Education:**

Ph.D. in Botany, Globex University, 2012

**Honors:**

Prize of the Guild of Gardeners, 2014

**Skills:**

- Weaving

**Positions Held:**

Bark Hall
**Keeper of Trees**
2017 - 2018

Leaf Hall
**Sweeper of Leaves**
2015 - 2016

**Academic Service:**
2014 Committee Member, Globex University
2013 Committee Member, Guild of Gardeners
"""


def test_a_heading_in_the_look_of_headings_begins_no_entry_below_bold_ones() -> None:
    assert outline(PAGE)[-1] == ("service", "Academic Service:")
