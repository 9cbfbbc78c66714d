"""Lists behind labels inside the entries of a career, and headings that most lines share."""

from __future__ import annotations

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read


def test_honours_listed_below_a_label_of_a_degree_are_no_posts() -> None:
    parsed = read(
        "## Education\n\n**Crafton University**, M.Sc. in Dyes, 2019 - 2021\n- Major: Dyes\n- Awards and Honours:\n"
        "  - Vale Scholarship, Crafton University, 2020\n"
        "  - Student Loom Leader, School of Dyes, Crafton University, 2021\n\n"
        "**Marsh University**, B.Sc. in Physics, 2016 - 2019\n"
    )
    assert not parsed.positions
    assert [(a.name, a.start) for a in parsed.awards] == [
        ("Vale Scholarship", "2020"),
        ("Student Loom Leader", "2021"),
    ]
    assert [e.organization for e in parsed.education] == ["Crafton University", "Marsh University"]


def test_works_listed_below_a_label_of_a_post() -> None:
    parsed = read(
        "## Experience\n\n**Research Assistant**, Globex Lab, 2019 - 2021\n- Built looms that weave.\n- Publications:\n"
        '  - A. Quill, B. Fern. "Looms that weave." *Journal of Weaving*, 12(3), 2020.\n\n'
        "**Intern**, Initech, 2018\n- Key achievements:\n  - Raised the yield of all looms in two years.\n"
    )
    assert [p.title for p in parsed.papers] == ["Looms that weave"]
    assert not parsed.awards
    assert [p.title for p in parsed.positions] == ["Research Assistant", "Intern"]


def test_courses_heard_are_none_taught() -> None:
    parsed = read("## Education\n\n**Marsh University**, B.Sc., 2016 - 2019\n- Courses:\n  - Optics\n  - Statistics\n")
    assert not parsed.teaching


def test_an_honour_behind_its_label_in_the_midst_of_a_line() -> None:
    parsed = read(
        "## Education\n\n**Crafton University** - Vale, UK\nB.Eng. in Dyes, 2016 - 2020\n"
        "GPA: 3.4/4.0 | Award: Foremost Weaver of the Class Award\n\n"
        "**Marsh University**\nPhD in Dyes, 2020 - 2024. Thesis: On dyes. Honours: Moss Prize (2023). GPA: 3.9\n"
    )
    assert [(a.name, a.start) for a in parsed.awards] == [
        ("Foremost Weaver of the Class Award", None),
        ("Moss Prize", "2023"),
    ]
    assert [e.degree for e in parsed.education] == ["B.Eng.", "PhD"]


def test_interests_behind_a_label_in_the_header() -> None:
    parsed = read(
        "Leeds | ada@globex.example | Research field: Looms / Dyes / Old yarns\n\n## Education\n\nPhD, 2020\n"
    )
    assert [i.text for i in parsed.interests] == ["Looms", "Dyes", "Old yarns"]


def test_a_level_that_most_lines_share_heads_nothing() -> None:
    awards = [f"### Vale Prize number {n}, Globex Society, {2000 + n}" for n in range(9)]
    lines = ["### Ada Quill", "### EDUCATION", "### Marsh University, Ph.D., May 1993", "### AWARDS", *awards]
    parsed = read("\n\n".join([*lines, "### SERVICE", "### Board of the Globex Society, 2001-2003"]))
    assert [e.organization for e in parsed.education] == ["Marsh University"]
    assert len(parsed.awards) == 9
    assert len(parsed.service) == 1


def test_titles_as_headings_over_authors_are_works_without_a_heading_of_theirs() -> None:
    parsed = read(
        "## Looms that weave themselves\nAda Quill, Bo Fern, Lina Moor\n*Journal of Weaving*, 2022\n\n"
        "We show that looms can weave themselves.\n\n"
        "## Threads under heavy load\nAda Quill and Bo Fern\n*Weaving Letters*, 2021\n"
    )
    assert [(p.title, p.authors, p.year) for p in parsed.papers] == [
        ("Looms that weave themselves", ["Ada Quill", "Bo Fern", "Lina Moor"], 2022),
        ("Threads under heavy load", ["Ada Quill", "Bo Fern"], 2021),
    ]


def test_headings_of_kinds_over_names_stay() -> None:
    parsed = read("## My dear students\n\nAda Quill, Bo Fern\n\n## My former students\n\nLina Moor, Per Lie\n")
    assert not parsed.papers


def test_posts_that_a_label_lists_in_one_line_each_with_its_years_in_brackets() -> None:
    cv = whole(
        "# Mira Okoye\n\nI am a reader at Lund University.\n\nPast affiliations: Globex Moss (engineer, 2014–2018), "
        "University of California, Davis (Research Assistant, 2012-14), and Loomly (postdoc, 2009–2012).\n\n"
        "I like bogs.\n"
    )
    assert [(one.title, one.organization, one.start, one.end) for one in cv.positions][1:] == [
        ("engineer", "Globex Moss", "2014", "2018"),
        ("Research Assistant", "University of California, Davis", "2012", "2014"),
        ("postdoc", "Loomly", "2009", "2012"),
    ]


def test_the_thesis_of_a_degree_is_no_list_of_works() -> None:
    degree = "2014 - 2017\t**Moss University**\tOslo, Norway\n**Bachelor of Science in Wool**\n"
    thesis = '**Thesis:**\n- Title: *“Slow Yarn and its Uses"*\n- Supervisor: Prof. Dr. Ada Reed\n'
    found = whole(f"# Bo Quill\n\n## Education\n\n{degree}{thesis}\n\n2010 - 2014\t**Loom School**\tOslo\n**Abitur**\n")
    assert not found.papers
    assert found.education[0].advisors == ["Ada Reed"]
