"""Converted markdown in which icons before dates, towns, addresses and honours became bullets. All made up."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.converted.icon_bullets import without_icon_bullets
from transforms.readers.dispatch import read

PAGE = """\
# **ODA LINNEBERG**

**Lecturer and Weaver**


- oda@linneberg.example - +1 (555) 014-2233 - www.linneberg.example


## **EXPERIENCE**

Senior Weaver
**Twill House**

- 2019 – Present - Bologna, Italy


 - Responsible for the dye house and for all that is woven in it, by day
and by night.
Dyeing Assistant
**University of Bergen**

- 2015 – 2018 - Ghent, Belgium


 - Built a loom that is now used by three
partner groups.

## **EDUCATION**

Ph.D. in Textiles
**University of Bergen**

- 2020


M.S. in Textiles
**Lund University**

- 2016

## **HONORS AND AWARDS**


- **Weft and Warp Travel**
**Fellowship**
University of Bergen, 2020

- **Heron Memorial Scholarship**
Lund University, 2017
"""


def test_dates_behind_icons_belong_to_the_lines_above() -> None:
    found = parse(read(PAGE.encode(), "a.md"))
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Senior Weaver", "Twill House", "2019"),
        ("Dyeing Assistant", "University of Bergen", "2015"),
    ]
    assert [(one.degree, one.organization, one.end) for one in found.education] == [
        ("Ph.D.", "University of Bergen", "2020"),
        ("M.S.", "Lund University", "2016"),
    ]


def test_a_bold_title_behind_an_icon_goes_on_in_bold() -> None:
    found = parse(read(PAGE.encode(), "a.md"))
    assert [(one.name, one.granter, one.start) for one in found.awards] == [
        ("Weft and Warp Travel Fellowship", "University of Bergen", "2020"),
        ("Heron Memorial Scholarship", "Lund University", "2017"),
    ]


def test_one_date_alone_and_dates_in_lists_keep_their_bullets() -> None:
    alone, listed = ["Weaver", "", "- 2019"], ["## Terms", "", "- 2019", "- 2020 - Fall"]
    assert without_icon_bullets(alone) == alone
    assert without_icon_bullets(listed) == listed


def test_a_title_below_an_item_s_last_sentence_stands_apart() -> None:
    lines = [
        "- Wove looms",
        "for all.",
        "Dyer",
        "**Lund University**",
        "",
        "- 2019 – 2021 - Lund, Sweden",
        "",
        "- 2018",
    ]
    assert without_icon_bullets(lines)[:6] == [*lines[:2], "", *lines[2:4], "2019 – 2021, Lund, Sweden"]
    wrapped = ["- Wove looms for", "all of them", *lines[2:]]
    assert without_icon_bullets(wrapped)[:5] == [*wrapped[:4], "2019 – 2021, Lund, Sweden"]
