"""Sections: headings by vocabulary, typography and shape."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline, sections_of, whole
from transforms.headings.wording import named
from transforms.lines.read import read_lines
from transforms.lines.shapes import is_citation
from transforms.model import Document
from transforms.sections.sections import split_sections, structure_lines


@pytest.mark.parametrize(
    ("heading", "kinds"),
    [
        ("Selected Projects", ("projects",)),
        ("Honors & Service", ("awards", "service")),
        ("ACADEMIC BACKGROUND", ("education",)),
        ("1. Education", ("education",)),
        ("Publications (2019–2023):", ("papers",)),
        ("Non Peer-reviewed Publications", ("papers",)),
        ("Research and Teaching Interests", ("interests",)),
        ("Berufserfahrung", ("positions",)),
        ("Research Experience", ("positions",)),
        ("Software Engineering Experience", ("positions",)),
    ],
)
def test_words_name_kinds(heading: str, kinds: tuple[str, ...]) -> None:
    assert (named(heading).kinds, named(heading).whole) == (kinds, True)


@pytest.mark.parametrize(
    "text", ["Example University", "Journal of Made-up Research", "Ph.D., Computer Science", "Ada Vale"]
)
def test_other_words_are_no_whole_heading(text: str) -> None:
    assert not named(text).whole


def test_plain_headings_without_any_space_round_them() -> None:
    text = "Ada Vale\nSelected Projects\nA tool @Example\n- It works.\nHonors & Service\n- Prize, 2019"
    assert outline(text) == [("header", ""), ("projects", "Selected Projects"), ("awards", "Honors & Service")]


def test_prose_in_the_header_is_about() -> None:
    text = (
        "Ada Vale\n\nI am a doctoral student at Example University and my work is on made-up systems of many kinds.\n"
    )
    assert outline(text) == [("header", ""), ("about", "")]


def test_short_lines_of_wrapped_prose_are_about() -> None:
    text = (
        "I'm a postdoctoral fellow of the Loom Foundation at\nLund University's Center for Weaving.\n\nI like wool.\n"
    )
    assert outline(text) == [("about", "")]


def test_entry_titles_in_markup_head_no_section() -> None:
    text = (
        "# RESEARCH INTEREST\n\n- Systems\n\n## **EDUCATION**\n\n#### Example University\n\nSep. 2022 - Jul. 2026\n\n"
        "#### Research Experience\n\n## A Study of Made-up Things\n\nExample University\n\nNov. 2023 - Present\n"
    )
    assert [kind for kind, _ in outline(text)] == ["interests", "education", "positions"]


def test_subheadings_of_the_same_kind_are_groups() -> None:
    sections = sections_of(
        "## Publications\n\n### Journal Articles\n\n1. One.\n\n### Conference Papers\n\n1. Two.\n\n## Talks\n\n- x\n"
    )
    assert [section.kind for section in sections] == ["papers", "talks"]
    assert sections[0].subheads == {3, 7}


def test_unknown_headings_in_the_look_of_known_ones() -> None:
    text = (
        "EDUCATION\n\nPhD, Example University, 2019\n\nBEEKEEPING\n\nThree hives since 2012\n\nAWARDS\n\nPrize, 2018\n"
    )
    assert outline(text) == [("education", "EDUCATION"), ("other", "BEEKEEPING"), ("awards", "AWARDS")]


def test_citations_below_another_section_become_papers() -> None:
    cite = (
        "- [{}] Ada Vale, Ben Oak, and Cy Elm. “A Title of Some Length, Number {}.” Journal of Made-up Results, 2019.\n"
    )
    text = (
        "AWARDS\n\nPrize, 2018\n\nINVITED TALKS\n\nA Talk 2020\nExample Corp.\n\nAnother 2019\nExample Lab\n\n"
        + "".join(cite.format(i, i) for i in range(1, 5))
    )
    assert [kind for kind, _ in outline(text)] == ["awards", "talks", "papers"]


def test_labels_of_skills_beside_their_words_make_no_gutter() -> None:
    text = (
        "Education\n2015–2019       PhD in Botany, University of Leeds\n2011–2015       BSc, University of Leeds\n\n"
        "Employment\n2019–2021       Lecturer, University of Leeds\n                Teaching of botany\n\n"
        "Awards\n2018            Leaf Prize, Society of Leaves\n\n"
        "Technical Skills\nLanguages       Python, R\nSoftware        QGIS\n                and other maps\n"
        "Expertise       Mapping\n                and drawing\n"
    )
    assert [kind for kind, _ in outline(text)] == ["education", "positions", "awards", "skills"]


def test_headings_in_a_left_gutter() -> None:
    rows = ["Ada Vale"]
    for head, lines in (
        ("Education", ["PhD in Things      2019", "Example University", "Advisor: B. Oak"]),
        ("Awards and", ["First Prize        2018"]),
        ("Honors", ["Second Prize       2017", "Third Prize   2016"]),
        ("Service", ["Reviewer, Journal of Things", "Chair, Workshop of Things"]),
    ):
        rows += [(head if i == 0 else "").ljust(16) + line for i, line in enumerate(lines)]
    assert outline("\n".join(rows))[1:] == [
        ("education", "Education"),
        ("awards", "Awards and Honors"),
        ("service", "Service"),
    ]


def test_page_furniture_is_structure() -> None:
    text = "EDUCATION\n\nPhD, 2019\n\n1 of 2   VALE Aug-2026\n\nAWARDS\n\nPrize, 2018\n\n2 of 2   VALE Aug-2026\n---\nLast updated: May 2025\n"  # noqa: E501
    document = Document("made-up.txt", "0" * 64, "text/plain", "utf-8", text)
    lines = read_lines(document)
    assert structure_lines(lines, split_sections(lines)) >= {1, 5, 7, 11, 12, 13}
    assert not structure_lines(lines, split_sections(lines)) & {3, 9}


def test_front_matter_and_comments_are_hidden() -> None:
    text = "---\nlayout: cv\ntitle: Ada\n---\n## Education\n\n- PhD, 2019\n\n<!-- ## Teaching\n- none -->\n"
    assert outline(text) == [("education", "Education")]


def test_a_heading_that_says_nothing_heads_what_its_entries_are() -> None:
    prizes = "## Feathers in my cap\n\n- Leaf Prize, 2016\n- Moss Medal, Example University, 2011\n"
    text = f"# Ada Vale\n\n## Didactic activity\n\n- Leaves, 2020\n\n## Scholarly output\n\nX\n\n{prizes}"
    assert outline(text)[1:] == [
        ("teaching", "Didactic activity"),
        ("papers", "Scholarly output"),
        ("awards", "Feathers in my cap"),
    ]
    taken = text.replace("Didactic activity", "Awards")
    assert outline(taken)[-1] == ("awards", "Feathers in my cap")


def test_presentations_below_publications_are_talks() -> None:
    text = (
        "# PUBLICATIONS\n\n**Articles**\n\n- Novak, A. Leaves. 2012.\n\n**Conference Presentations**\n\n- Roots, 2013\n"
    )
    assert outline(text.replace("# P", "P"))[-1] == ("talks", "Conference Presentations")


def test_general_words_below_a_heading_of_careers_are_parts_of_it() -> None:
    text = "# Ada Vale\n\n## Experience\n\n### Research\n\n- Assistant, 2019\n\n### Professional\n\n- Officer, 2018\n"
    assert [kind for kind, _ in outline(text)] == ["header", "positions", "positions", "positions"]
    assert outline("# Ada Vale\n\n## Research\n\n- Geese\n")[-1][0] == "interests"


def test_headings_in_a_column_of_their_own() -> None:
    text = "Appointments\tYale University\n2011-2014. Lecturer.\n\nEducation\tYale University\n2006. PhD, Botany.\n"
    text += "\nAwards\tMoss Society\n2005. Moss Prize.\n"
    assert outline(text) == [("positions", "Appointments"), ("education", "Education"), ("awards", "Awards")]


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        ("- “Leaves and Roots” with B. Oak\n- “Mosses”\n", "papers"),
        ("“Leaves and Roots” with\nB. Oak\n\n“Mosses”\n\n" + "We tell of mosses,\nferns and\n" * 4, "papers"),
        ("Leaf Group\tLecturer\t2013-2015\n\nMoss Group\tReader\t2011-2013\n", "positions"),
        ("- Leaves\n- Mosses\n", "interests"),
        ("*May 2021*\tCommittee Member at the Moss Days\n\n*2020*\tReviewer for Mosses\n", "service"),
    ],
)
def test_a_bare_research_heads_what_its_entries_are(lines: str, kind: str) -> None:
    assert outline(f"# Ada Vale\n\n## Research\n\n{lines}")[-1] == (kind, "Research")


def test_citations_behind_a_year_with_joined_initials_are_citations():
    assert is_citation(
        "Y.-Q. Moor, B.-A. Dell, and M. Okoye, “Green Polishing of Nests and Edges,” in 27th Meeting on Nests"
    )


def test_bullets_that_are_labels_over_lists_head_groups() -> None:
    lists = "- *Thesis Supervisor:*\n  1. Bo Marsh (2019)\n- *Committee Member:*\n  1. Cy Reed (2018)\n"
    assert {kind for kind, _ in outline(f"# Ada Vale\n\n## Supervision\n\n{lists}")[1:]} == {"advising"}
    lists = "- *Degrees:*\n  - PhD, KTH, 2010\n- *Fields of Interest:*\n  - Tides\n"
    assert [kind for kind, _ in outline(f"# Ada Vale\n\n## Background\n\n{lists}")][-2:] == ["education", "interests"]


def test_the_last_words_of_a_wrapped_entry_head_nothing() -> None:
    text = (
        "# Ada Vale\n\n## Publications\n\nVale, A. (2022). Moss. *Neural Information Processing*\n*Systems*.\n\n"
        "Vale, A. (2019). Leaf cameras. *Workshop on Green Interaction and*\n*Computing*.\n"
    )
    assert [kind for kind, _ in outline(text)] == ["header", "papers"]


def test_other_works_below_publications_are_papers() -> None:
    text = (
        "# Ada Quill\n\n## Publications\n\n### Articles\n\nQuill, Ada. 2017. Counting ships. Tides 3: 3-5.\n\n"
        "### Miscellaneous (Essays, Television)\n\n2014. “Small Boats of the Seas.” Chronicle of Higher Tides.\n"
    )
    assert [kind for kind, _ in outline(text)][1:] == ["papers", "papers"]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("Academic Experience\n\nInvited Talks\n- The Elm, Brno, 2012", ["positions", "talks"]),
        ("Publications\n\nConferences\n- The Elm, Brno, 2012", ["papers"]),
        ("Teaching\nExperience\n- The Elm, Brno, 2012", ["teaching"]),
        ("Honors and\n\nAwards\n- Prize of the Elm, 2012", ["awards"]),
    ],
)
def test_headings_parted_by_a_blank_are_two(text: str, kinds: list[str]) -> None:
    above = "Ada Novak\n\nEducation\n\nPhD in Botany, Brno, 2010\n\n"
    assert [section.kind for section in sections_of(above + text)][2:] == kinds


def test_a_brace_where_lines_begin_is_a_bullet() -> None:
    (line,) = read_lines(Document("made-up.md", "0" * 64, "text/markdown", "utf-8", "{ Counted leaves"))
    assert (line.bullet, line.text) == ("{", "Counted leaves")


@pytest.mark.parametrize(
    ("entry", "kind"),
    [
        ("A. Novak, “The Elm,” in Proc. Meeting on Trees, Brno, 2012, pp. 3–9.", "papers"),
        ("A. Novak, “The Elm,” Trees of the World, Brno, May 2012.", "talks"),
    ],
)
def test_what_stands_under_conferences_is_told_by_its_entries(entry: str, kind: str) -> None:
    text = "Ada Novak\n\n# Education\n\nPhD in Botany, Brno, 2010\n\n# International Conferences\n\n"
    assert sections_of(text + f"- {entry}\n- {entry.replace('Elm', 'Oak')}\n")[-1].kind == kind


def test_dated_deeds_below_a_heading_of_skills() -> None:
    rows = "- 2020: Organizer of the Loom Days\n- 2019: Head of the weavers' council\n"
    assert outline(f"# Ada Quill\n\n## Organisational Skills\n\n{rows}")[-1][0] == "service"
    assert outline(f"# Ada Quill\n\n## Computer Skills\n\n{rows}")[-1][0] == "skills"
    assert outline("# Ada Quill\n\n## Communication Skills\n\nFluent writing and public speaking\n")[-1][0] == "skills"


def kinds_of(text: str) -> list[str]:
    return [kind for kind, _ in outline(text)]


LOOMS = "- “Looms of {}: A History.” Loom Studies, vol. 3, 2011. (In process with Fern University Press)\n"
PAPERS = "## Publications\n\n" + LOOMS.format("Oslo") + LOOMS.format("Brno")
TALKS = "Conference Presentations\n- “Yarn in Winter.” Weavers (2018)\n- “Frost.” Society of Weavers (2016)\n"
MARKED = (
    "# Ada Quill\n\n## Education\n\nPhD, University of Oslo, 2012\n\n## Teaching\n\nBotany, 2013\n\n"
    "## Service\n\nBoard, 2014\n\n"
)


@pytest.mark.parametrize("before", ["# Ada Quill\n\n", MARKED])
def test_a_heading_without_a_mark_between_two_lists(before: str) -> None:
    found = kinds_of(before + PAPERS + TALKS)
    assert found[-2:] == ["papers", "talks"]


def test_second_lines_of_items_head_nothing() -> None:
    items = "- Acme Looms, 2011\nTeaching Assistant\n- Fern Works, 2012\nTeaching Assistant\n- Mills, 2013\nClerk\n"
    assert kinds_of("# Ada Quill\n\n## Experience\n\n" + items)[-1] == "positions"


def test_levels_before_a_subject_are_groups_of_students() -> None:
    text = (
        "# Ada Quill\n\n## Student Theses\n\n### Graduate: English\n\n2014. Bo Reed. Ph.D. Dissertation.\n\n"
        "#### GRADUATE: Modern Languages\n\n2006. Eva Novak. M.A. Thesis.\n"
    )
    assert set(kinds_of(text)[1:]) == {"advising"}


def test_a_stamp_whose_date_is_made_when_it_is_printed() -> None:
    for stamp in ("Last updated:", "Last updated: ([pdf](https://vale.org/cv.pdf))"):
        text = f"AWARDS\n\nMoss Medal, 2018\n\n{stamp}\n"
        assert not any("updated" in line.text for section in sections_of(text) for line in section.lines)


def test_a_heading_is_no_half_of_a_label_among_labels() -> None:
    body = "## Interests\n\n**Sports**\tRowing\n\n**Other**\tCooking\n\n## Publications\n\nQuill, A. 2019. Felt.\n"
    assert [(section.kind, len(section.lines)) for section in sections_of(body)] == [("interests", 2), ("papers", 1)]


def test_talks_told_as_works_below_a_remark_are_no_papers() -> None:
    told = "".join(
        f"{i}. **Vale, A.***, Oak, B., Elm, C. A title of some length, number {i}. Meeting of Weavers, Leeds. 2019.\n\n"
        for i in range(1, 5)
    )
    remark = "An asterisk marks the presenter."
    text = f"## Talks\n\n{remark}\n\n**Oral Papers**\n\n{told}**Posters**\n\n{told}## Awards\n\nPrize, 2018\n"
    assert {kind for kind, _ in outline(text)} == {"talks", "awards"}


def test_a_thesis_below_a_label_among_works_is_one_of_them() -> None:
    cv = whole(
        "# Ada Quill\n\n## Publications\n\n(**#** corresponding author, **\\*** equal contribution)\n\n"
        "**Journal articles:**\n\n- **A. Quill**, B. Marsh. Slow Looms. *Weft Letters*, 46:61-81, 2022.\n"
        "- **A. Quill**, C. Dahl. Old Dyes. *Weft Letters*, 45:1-8, 2021.\n\n"
        "**PhD thesis:**\n\n- **A. Quill**. *Looms That Learn to Wait*. PhD thesis, Lund University, September 2022.\n"
    )
    assert [(one.title, one.venue) for one in cv.papers] == [
        ("Slow Looms", "Weft Letters"),
        ("Old Dyes", "Weft Letters"),
        ("Looms That Learn to Wait", "Lund University"),
    ]


def test_committees_in_a_plain_list_of_stations_are_no_posts() -> None:
    cv = whole(
        "# Ada Quill\n\n## Academic Working Experience\n\n- Research Assistant - LoomLab, Lund University, 2019-2022\n"
        "- Technical Committee - LoomCup, 2019-Present\n- Organizing Committee, WeftConf, 2021-2022\n"
        "- Reviewer for Weft Letters, 2020-2021\n"
    )
    assert [one.title for one in cv.positions] == ["Research Assistant"]
    assert [(one.role, one.venue) for one in cv.service] == [
        ("program committee", "LoomCup"), ("organizer", "WeftConf"), ("reviewer", "Weft Letters")]  # fmt: skip
