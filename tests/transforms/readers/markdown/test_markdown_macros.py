"""LaTeX in markdown, and rules at a page's top that are no front matter."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.text.front_blocks import front_block


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("Weaver of Felt \\hfill 2012-2023\n", "Weaver of Felt\t2012-2023\n"),
        ("\\vspace{2mm}\n**Weaver**, Globex\n\\newpage\n", "\n**Weaver**, Globex\n\n"),
        (
            "\\textbf{Weaver}, \\emph{Globex} \\href{https://x.org}{web}\n",
            "**Weaver**, *Globex* [web](https://x.org)\n",
        ),
        ("C:\\temp and \\*stars\\*\n", "C:\\temp and \\*stars\\*\n"),
    ],
)
def test_macros_of_the_layout_are_columns_and_styles(source: str, shown: str) -> None:
    assert read(source.encode(), "cv.md").text == shown


def test_an_emoji_beside_a_heading_leads_to_it_and_is_no_word_of_it() -> None:
    source = "# Ada Quill\n\n## Felt Society [:link:](https://felt.org)\n\n- Since March 2014: Member :tada:\n"
    assert read(source.encode(), "cv.md").text.split("\n")[2:5:2] == ["## Felt Society", "- Since March 2014: Member "]

    in_bold = "**Education :school:**\n\nPhD in Felt at 10:30:**now**\n"
    assert read(in_bold.encode(), "cv.md").text == "**Education**\n\nPhD in Felt at 10:30:**now**\n"


def test_a_rule_over_the_first_section_opens_no_front_matter() -> None:
    source = (
        '+++\ntitle = "CV"\n+++\n\n---\n\n## Employment\n\n**2019 - 2021:** Weaver, Globex University\n\n---\n\n'
        "## Education\n\nPhD in Felt, Globex University, 2018\n"
    )
    [job] = parse(read(source.encode(), "cv.md")).positions
    assert (job.title, job.organization, job.start, job.end) == ("Weaver", "Globex University", "2019", "2021")


@pytest.mark.parametrize(
    ("text", "is_block"),
    [
        ("---\ntitle: Looms\n---\nWords", True),
        ("---\n\nname: Ada\nlinks:\n  - web\n# a comment\n---\n", True),
        ("---\n---\nWords", True),
        ("---\n\n## Looms\n\nfelt: a cloth\n\n---\n", False),
        ("---\n\nAda Quill weaves.\n\n---\n", False),
        ("Looms\n---\n", False),
    ],
)
def test_front_matter_is_fields_between_two_rules(text: str, is_block: bool) -> None:
    assert (front_block(text) is not None) == is_block


def test_rows_of_a_table_that_pandoc_left_as_it_was_are_lines_below_headings() -> None:
    source = (
        "Ada Quill\n\n[@ p[1in]{} @[.7in]{} p[5in]{}]{} **Education** & **PhD**, Weaving, May 2014, University of\n"
        "Bergen.\\\n& Advisor: Otto Reed\\\n&\\\n& **MA**, Dyes, 2010, University of Oslo.\\\n&\\\n"
        "**Working Papers** & Quill, Ada, Reed, Otto. *“Wet Looms & Dry Ones.”*\\\n&\\\n"
        "**Presentations** & *“Wet Looms.”* 2013 Annual Meeting of the Felt Society. Oslo.\\\n"
    )
    found = parse(read(source.encode(), "cv.md"))
    assert [(one.degree, one.organization, one.advisors) for one in found.education] == [
        ("PhD", "University of Bergen", ["Otto Reed"]),
        ("MA", "University of Oslo", []),
    ]
    assert [one.title for one in found.papers] == ["Wet Looms & Dry Ones"]
    assert [one.year for one in found.talks] == [2013]
    kept = "Looms & dyes\\\n& felt\n\nWool\\\n"
    assert read(kept.encode(), "cv.md").text.startswith("Looms & dyes\\\n& felt")


def test_small_headings_inside_an_item_are_its_lines() -> None:
    source = (
        "# Ada Quill\n\n### Education\n\n-   2018\n\n    ###### PhD\n\n    ###### Globex University, Wyrholm\n\n"
        "-   2011\n\n    ###### Master in Felt\n\n    ###### Initech University, Wyrholm\n\n### Experience\n\n"
        "-   2020 - 2022\n\n    ###### Weaver\n\n    ###### Globex, Wyrholm\n\n-   2018 - 2020\n\n"
        "    ###### Dyer\n\n    ###### Initech, Wyrholm\n"
    )
    cv = parse(read(source.encode(), "cv.md"))
    assert [(one.degree, one.organization, one.end) for one in cv.education] == [
        ("PhD", "Globex University", "2018"),
        ("Master", "Initech University", "2011"),
    ]
    assert [(one.title, one.organization, one.start) for one in cv.positions] == [
        ("Weaver", "Globex", "2020"),
        ("Dyer", "Initech", "2018"),
    ]
