"""Works below headings of honours, and headings of many words. All made up."""

from __future__ import annotations

import pytest

from transforms.headings.wording import named
from transforms.lines.read import read_lines
from transforms.lines.shapes import is_citation
from transforms.model import Document
from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.sections.sections import split_sections

WORKS = """\
1. Quill AB, Lindgren T, Fern M. Silent looms in first-degree relatives: a prospective study. Weave. 2006;131(4):1021-9.
2. Fern M, Quill AB, Whit D. Thread density recovery on the spindle-free diet. Am J Weaving. 2010;105:2233-40.
"""
ALONE = "1. Quill AB. Spindles by mistake [editorial]. Weave. 2020;69:405-6.\n"


def outline(text: str) -> list[tuple[str, str]]:
    document = Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)
    return [(section.kind, section.title) for section in split_sections(read_lines(document))]


@pytest.mark.parametrize("heading", ["Peer-Reviewed Scholarship", "Scholarship", "Awards"])
def test_references_below_a_heading_of_honours_are_works(heading: str) -> None:
    assert outline(f"# Ada Quill\n\n## Education\n\nPhD, Uni Vaasa, 2001\n\n## {heading}\n\n{WORKS}")[-1][0] == "papers"


def test_one_reference_is_a_work_behind_others() -> None:
    text = f"# Ada Quill\n\n## Peer-Reviewed Scholarship\n\n{WORKS}\n## Other Scholarship\n\n{ALONE}"
    assert [kind for kind, _ in outline(text)[-2:]] == ["papers", "papers"]


def test_honours_stay_honours() -> None:
    text = "# Ada Quill\n\n## Scholarships\n\n- Weavers' Scholarship, 2010\n- Loom Medal, Guild of Vaasa, 2012\n"
    assert outline(text)[-1][0] == "awards"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Quill AB, Fern M. Silent looms in relatives: a prospective study. Weave. 2006;131(4):1021-9.", True),
        ("Quill-Ash A, van der Fern M, Whit D. Looms. Weave 24: 101-109, 2013, with a long tail of words", False),
        ("Quill AB, Fern M (2020) Looms of the north. Spring meeting of the weavers, Vaasa, oral presentation", False),
    ],
)
def test_authors_with_bare_initials_begin_references_in_journals(line: str, expected: bool) -> None:
    assert is_citation(line) is expected


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [
        (
            "Memberships in International and National Learned Societies and Additional Professional Activities",
            ("service",),
        ),
        ("Ten selected publications (out of 64; h-index 31; # shared first, * corresponding author)", ("papers",)),
    ],
)
def test_headings_of_many_words_are_named_as_a_whole(heading: str, kinds: tuple[str, ...]) -> None:
    assert (named(heading).kinds, named(heading).whole) == (kinds, True)


def test_a_long_heading_before_a_colon_ends_the_section_above() -> None:
    long = "Memberships in International and National Learned Societies and Additional Professional Activities:"
    above = "Ada Quill\n\nEducation:\nPhD, Uni Vaasa, 2001\n\nAwards:\n2010   Loom Medal\n\n"
    text = f"{above}{long}\n2011   Guild of Vaasa\n"
    assert outline(text)[-1] == ("service", long)


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [("Editorial, Review and Committee Activities", ("service",)), ("Spindle, Loom and Committee Activities", ())],
)
def test_joined_words_of_one_kind_are_a_heading(heading: str, kinds: tuple[str, ...]) -> None:
    said = named(heading)
    assert (said.kinds if said.whole else ()) == kinds


def test_degrees_right_below_a_heading_of_students_part_them() -> None:
    text = """\
**Ada Quill**

**Degrees**

2010\tPhD, University of Vaasa

**Student Supervision**

**Doctorate [n=1]**

2023/9 -\tBo Fern, Co-Supervisor. Thesis: Looms of the North

**Master's [n=1]**

2022/9 - 2023/8\tMara Whit, Principal Supervisor

**Honors**

2005\tLoom Medal
"""
    assert [kind for kind, _ in outline(text)] == ["header", "education", "advising", "awards"]


def test_awards_that_say_who_leads_are_grants() -> None:
    text = """\
# Ada Quill

## Research Awards - Current

1. R01 DK124567, PI, 25% effort, 2020 - 2025. NIH. Looms and the tubule. $1,875,000 total
2. Spindle Foundation D22FE-012, Co-PI, 5% effort, 2022 - 2024. Wool in early life. $149,980 total

## Awards

- Loom Medal, 2005
- Weavers' Prize of $500, 2007
"""
    assert [kind for kind, _ in outline(text)][1:] == ["grants", "awards"]


_PROJECTS = """Moss maps\tMay 2017 – June 2018

I drew maps of the mosses on the old walls of the town and counted how many of them grow in the shade.

Oak Lab\tJuly 2016 – May 2017

I measured the leaves of oaks that stand near the river and wrote about how their lengths change with time.
"""


def test_names_with_periods_over_what_was_done_are_projects() -> None:
    assert outline(f"# Ada Vale\n\n## Research\n\n{_PROJECTS}")[-1] == ("projects", "Research")


def test_conferences_one_rank_below_publications_are_works_unless_most_were_spoken() -> None:
    works = (
        "Oct. 2020\tTom Lind and Ada Quill, **Carding at the Edge**, *Turku Conference on Looms* (TCL 2020)\n\n"
        "Sept. 2018\tAda Quill and Tom Lind, **Dyes that Last**, *Days of Weaving in Oulu* (DWO 2018), oral\n\n"
    )
    text = f"# Ada Quill\n\n## Publications\n\n### International Conferences\n\n{works}"
    assert [kind for kind, _ in outline(text)][-1] == "papers"
    assert [kind for kind, _ in outline(text.replace("2020)", "2020), talk").replace("2018)", "2018), talk"))][
        -1
    ] == "talks"
    assert [kind for kind, _ in outline(text.replace("## Publications\n\n#", "#"))][-1] == "talks"


WOVEN = (
    "**Silent looms for coarse yarn under load**\tJan. 2019 - Present\n\n- Built a loom.\n- Wove cloth.\n\n"
    "**Faster spindles by learned tension**\tMay 2017 - Dec. 2018\n\nAdvisor: Prof. Mia Fern\n\n- Spun yarn.\n"
)


@pytest.mark.parametrize("heading", ["Research Experience", "RESEARCH EXPERIENCE", "Research"])
def test_works_with_periods_over_what_was_done_are_projects_where_no_post_is_told(heading: str) -> None:
    assert outline(f"# Ada Quill\n\n## {heading}\n\n{WOVEN}")[-1][0] == "projects"


def test_headings_with_periods_over_what_was_done_are_projects() -> None:
    works = WOVEN.replace(
        "**Silent looms for coarse yarn under load**\tJan. 2019 - Present", "#### Silent looms"
    ).replace(
        "**Faster spindles by learned tension**\tMay 2017 - Dec. 2018",
        "#### `May 2017 - Dec. 2018`: Faster spindles yet",
    )
    works = works.replace("#### Silent looms", "### Undergraduate research\n\n#### `2019 - 2020`: Silent looms of wood")
    assert outline(f"# Ada Quill\n\n## Research\n\n{works}")[-1][0] == "projects"


@pytest.mark.parametrize(
    ("told", "instead"),
    [
        ("Silent looms for coarse yarn under load", "Moss Laboratory for Looms, Vaasa"),
        ("Silent looms for coarse yarn under load", "Research Assistant, Moss Mill"),
        ("Advisor: Prof. Mia Fern", "Research Assistant, Moss Mill"),
    ],
)
def test_a_post_among_works_leaves_them_positions(told: str, instead: str) -> None:
    text = WOVEN.replace(told, instead)
    assert outline(f"# Ada Quill\n\n## Research Experience\n\n{text}")[-1][0] == "positions"


def test_titles_behind_dates_are_no_works_although_groups_below_them_look_like_people() -> None:
    posts = [
        ("2026–present", "Assistant Weaver", "Textile Science, University of Vaasa"),
        ("2025–2026", "Research Scientist", "Globex Moss"),
        ("2022–2025", "Visiting Researcher", "Spindle Thread Group, Globex Moss"),
        ("2017–2018", "Research Intern", "Loom Patterns Group, Globex Research Asia"),
        ("2016", "Research Intern", "Loom Patterns Group, Globex Research Asia"),
    ]
    lines = "\n".join(f"*{date}*\t**{title}**\n  {place}" for date, title, place in posts)
    assert (
        outline(f"# Ada Quill\n\n## Education\n\nPhD, Uni Vaasa, 2001\n\n**Employment**\n\n{lines}\n")[-1][0]
        == "positions"
    )


def test_a_summary_of_a_career_without_sentences_lists_posts() -> None:
    page = (
        "# Ada Quill\n\n## CAREER SUMMARY\n\n---\n\n### Postdoctoral Researcher\n\nDept. of Weaving,  \n"
        "Leeds University, UK\n\n*December 2022 - present*\n\n### Research Intern\n\nLoom Platform,  \n"
        "Globex Group, China\n\n*July 2019 - September 2020*\n\n## SKILLS\n\n---\n\nRust, SQL\n"
    )
    found = parse(read(page.encode(), "a.md")).positions
    assert [(one.title, one.start) for one in found] == [
        ("Postdoctoral Researcher", "2022-12"),
        ("Research Intern", "2019-07"),
    ]
