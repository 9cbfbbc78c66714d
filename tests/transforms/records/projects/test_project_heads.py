"""Projects below headings of their own, sentences that open a section, tags and numbers before titles."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_document

OPENING = (
    "Throughout her years at the mill, Ada Quill has contributed to numerous projects that have enhanced "
    "her understanding of looms.\n\n"
)
TOLD = "Developed looms for finding yarn, rate its strength, and choose the best of all for the winter.\n\n"


def titles(body: str) -> list[str]:
    return [one.title for one in read(body).projects]


def test_a_long_sentence_opens_a_section_whose_entries_have_headings() -> None:
    body = f"## Research Projects\n\n{OPENING}### 1. Looms of the North\n\n{TOLD}### 2. eYarn for Mills\n\n{TOLD}"
    assert titles(body) == ["Looms of the North", "eYarn for Mills"]


def test_a_page_of_projects_and_initiatives_with_links_behind_its_headings() -> None:
    body = (
        "# Projects & Initiatives\n\n**LoomHub** - [[link]](https://loom.example.org)\n-----\n* **About:** A hub.\n\n"
    )
    body += "**Weft: Weaving with Code** - [[link]](https://weft.example.org)\n-----\n* **About:** A club.\n"
    assert titles(body) == ["LoomHub", "Weft: Weaving with Code"]


@pytest.mark.parametrize(
    ("head", "title"),
    [
        ("Fog Modelling: An account of the 1861 winter", "Fog Modelling: An account of the 1861 winter"),
        ("Developing a Loom Algebra System", "Developing a Loom Algebra System"),
        ("[NIH] Image-based Looms of Winter Fog", "Image-based Looms of Winter Fog"),
    ],
)
def test_titles_of_headings(head: str, title: str) -> None:
    assert titles(f"## Projects\n\n### {head}\n\n- Wove it.\n\n### Ferry Timetables\n\n- Told it.\n")[0] == title


def test_what_a_sentence_says_was_developed_is_no_list_of_names() -> None:
    assert titles("## Software\n\n- Developer of Loomr, Weftly and Dyer\n") == ["Loomr", "Weftly", "Dyer"]
    assert "rate its strength" not in titles(f"## Projects\n\n- {TOLD.strip()}\n- Ferry Timetables\n")


def test_tags_of_a_template_with_quotation_marks_and_links_of_a_page_name_nothing() -> None:
    tag = "{% include figure path=\"/looms.webp\" alt='Ada' caption='" + "[Globex](https://globex.example.org) " * 12
    body = f'## Projects\n\n{tag}pays 5% of it\' class="right" %}}\n\n'
    body += '<link rel="stylesheet" href="https://loom.example.org/a.css">\n\n- **Ferry Timetables**: tells them\n'
    found = parse(read_document(body.encode(), "projects.md")).projects
    assert [one.title for one in found] == ["Ferry Timetables"]


def test_what_the_owner_maintains_is_listed_once_and_a_body_ends_in_no_stop() -> None:
    body = "## Software\n\n- [loomr](https://github.com/a/loomr): an R package for looms\n\n## Open source\n\n"
    assert titles(body + "I maintain loomr, weftpy and dyer.\n") == ["loomr", "weftpy", "dyer"]
    body = "## Projects\n\n- **2019** — *Rivers and ferries*. Member of the team. PI: Bea Ode, University of Oslo.\n"
    assert read(body).projects[0].organization == "University of Oslo"


def test_lines_right_below_linked_items_tell_of_them() -> None:
    names = ("Old Mills", "Ferry Timetables", "Loom Mechanics")
    told = "Here is what I wove in the mill on the river, together with all of its drawings in many old books."
    body = "".join(f"* [{name}](/mills/{name[:3]}.md)\n{told}\n\n" for name in names)
    assert titles(f"## Projects\n\n{body}") == list(names)


@pytest.mark.parametrize(
    "title", ["Ph.D. Students as Weavers", "Man vs. Mill vs. Mold", "Dr. Loom, I Presume: Talk for Mills"]
)
def test_an_abbreviation_ends_no_title_before_its_place(title: str) -> None:
    body = f"## Projects\n\n{title} @Weft\n\n- Wove two looms.\n\nKind Looms @Lund\n\n- Mended four looms.\n"
    assert titles(body) == [title, "Kind Looms"]


@pytest.mark.parametrize("part", ["Maintainer", "Lead Developer", "Principal Investigator", "Co-Director"])
def test_the_owners_part_in_front_is_no_title(part: str) -> None:
    body = (
        f"## Projects\n\n{part}, [Loomer](https://x.org)\n2016 - 2017\n\n{part}, Moss Atlas, Globex University\n2014\n"
    )
    assert titles(body) == ["Loomer", "Moss Atlas"]


def test_a_title_may_end_like_a_part() -> None:
    assert titles("## Projects\n\nLoom Editor, a tool for felt\n2016\n\nWool Atlas, maps of mills\n2014\n") == [
        "Loom Editor",
        "Wool Atlas",
    ]
