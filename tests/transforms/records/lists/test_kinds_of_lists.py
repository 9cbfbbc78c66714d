"""Idioms of lists that the bench of kinds showed unread: bodies over roles, roles over grants, terms over courses."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, talks
from transforms.parse import parse
from transforms.readers.dispatch import read as read_file


def served(body: str) -> list[tuple[str, str | None, str | None]]:
    return [(one.role, one.venue, one.start) for one in read(f"## Service\n\n{body}").service]


def granted(body: str) -> list[tuple[str | None, str | None]]:
    return [(one.title, one.funder) for one in read(f"## Grants\n\n{body}").grants]


@pytest.mark.parametrize("head", ["**{}**", "### {}", "*{}*"])
@pytest.mark.parametrize("row", ["- {}, {}", "- {} ({})"])
def test_roles_below_the_name_of_their_body(head: str, row: str) -> None:
    rows = [("Loom Safety Panel", [("Member", "2013"), ("Chair", "2016")]),
            ("Nordic Workshop on Wool", [("Reviewer", "2002"), ("Session Chair", "2005")])]  # fmt: skip
    body = "\n\n".join(
        head.format(name) + "\n\n" + "\n".join(row.format(*one) for one in roles) for name, roles in rows
    )
    assert served(body) == [
        ("committee", "Loom Safety Panel", "2013"), ("chair", "Loom Safety Panel", "2016"),
        ("reviewer", "Nordic Workshop on Wool", "2002"), ("chair", "Nordic Workshop on Wool", "2005"),
    ]  # fmt: skip


def test_roles_below_a_committee_and_whose_it_is() -> None:
    bodies = (
        ("Yarn Oversight Committee", "Society of Weavers", "Member 2017"),
        ("Dye Committee", "Guild", "Chair 2015"),
    )
    body = "\n\n".join(f"**{name}**  \n{whose}\n\n- {row}" for name, whose, row in bodies)
    assert served(body) == [("committee", "Yarn Oversight Committee", "2017"), ("chair", "Dye Committee", "2015")]


def test_roles_below_a_sort_of_service_name_no_body() -> None:
    assert all(venue != "University Service" for _, venue, _ in served("### University Service\n\n- Chair, 2013"))


@pytest.mark.parametrize("link", [", ", " for "])
def test_an_undated_row_among_dated_ones_of_its_shape_heads_nothing(link: str) -> None:
    body = f"Chair{link}Loom Panel\nMember{link}Yarn Panel, 2001\nMember{link}Wool Panel, 2003"
    assert served(body) == [
        ("chair", "Loom Panel", None), ("committee", "Yarn Panel", "2001"), ("committee", "Wool Panel", "2003"),
    ]  # fmt: skip


@pytest.mark.parametrize("of", ["Honors", "Graduate", "PhD"])
def test_the_committee_of_a_degree_programme_selects_no_papers(of: str) -> None:
    assert served(f"- {of} Program Committee, 2003\n- Program Committee, Loom Symposium, 2004") == [
        ("committee", f"{of} Program Committee", "2003"), ("program committee", "Loom Symposium", "2004"),
    ]  # fmt: skip


def test_a_long_list_of_few_dated_venues_is_no_prose() -> None:
    names = (
        "International Conference on Slow Weaving and Looms (ICSWL)", "International Conference on Yarn and Threads",
        "Symposium on Theory and Practice in Dyes (STPD)", "International Symposium on Wool and on Felt (ISWF)",
        "Annual Meeting of the Guild of Looms",
    )  # fmt: skip
    body = ", ".join(f"{name} Nov. 200{n} – May 201{n}" for n, name in enumerate(names))
    assert [start for _, _, start in served(f"Program Committees: {body}")] == [f"200{n}-11" for n in range(5)]


@pytest.mark.parametrize("role", ["Co-Investigator", "co-PI", "Principal Investigator"])
def test_grants_below_the_role_in_which_they_are_held(role: str) -> None:
    rows = ["Learning to see soils. Wellcome Trust. £407,000, 1997–2001",
            "Slow dyes. Leverhulme Trust. £671,000, 2015–2017"]  # fmt: skip
    told = [("Learning to see soils", "Wellcome Trust"), ("Slow dyes", "Leverhulme Trust")]
    assert granted(f"### {role}\n\n" + "\n".join(f"- {row}" for row in rows)) == told
    assert granted(f"{role}\n" + "\n".join(rows)) == told


def test_grants_that_each_begin_with_a_role() -> None:
    rows = (
        "co-PI. Slow dyes. Ford Foundation. 2006",
        "co-PI. Old looms. Wellcome Trust. 2018",
        "PI. Cold wool. DFG. 2009",
    )
    body = "\n\n".join(rows)
    assert granted(body) == [("Slow dyes", "Ford Foundation"), ("Old looms", "Wellcome Trust"), ("Cold wool", "DFG")]


def test_a_title_goes_on_behind_its_colon() -> None:
    body = "- The looms of the north: markets, otters and the State. Leverhulme Trust, 2014\n- Old dyes. DFG, 2011"
    assert granted(body)[0] == ("The looms of the north: markets, otters and the State", "Leverhulme Trust")
    body = (
        "- (2006, May). Looms, Dyes, Felts: A Material History. Keynote at the Summer School on Wool, Ghent, Belgium."
    )
    assert talks(body) == [("Looms, Dyes, Felts: A Material History", "Summer School on Wool", 2006)]


def test_single_quotes_that_hold_the_comma() -> None:
    body = "- ‘Old looms of Ghent,’ Wool Symposium, Lund, Sweden, 2018\n- ‘Who dyes?,’ Felt Forum, Graz, Austria, 2011"
    assert talks(body) == [
        ("Old looms of Ghent", "Wool Symposium", 2018), ("Who dyes?", "Felt Forum", 2011),
    ]  # fmt: skip


def test_terms_over_numbered_courses() -> None:
    body = "**Summer 2018**\n\n1. Slow Weaving\n2. Plant Dyes\n\n**Fall 2013**\n\n1. Old Looms\n2. Felting"
    found = read(f"## Courses\n\n{body}").teaching
    assert [(one.course, one.start) for one in found] == [
        ("Slow Weaving", "2018"), ("Plant Dyes", "2018"), ("Old Looms", "2013"), ("Felting", "2013"),
    ]  # fmt: skip


def test_a_role_and_a_school_without_a_mark_between_them() -> None:
    body = "**Head Teaching Assistant** Brown University\n\n- Plant Dyes, Fall 2011\n- Old Looms, Fall 2013"
    found = read(f"## Courses\n\n{body}").teaching
    assert {(one.role, one.organization) for one in found} == {("Head Teaching Assistant", "Brown University")}


def test_a_course_among_courses_is_no_unit_of_a_job() -> None:
    body = (
        "- Grader, *Macroeconomics* (Lund University), 2019/20\n- Instructor, *Old Looms* (Lund University), 2015/16\n"
    )
    body += "- Instructor, *Plant Dyes* (Lund University), 2013/14"
    found = read(f"## Courses\n\n{body}")
    assert [one.course for one in found.teaching] == ["Macroeconomics", "Old Looms", "Plant Dyes"]
    assert not found.positions


def test_tools_below_software_are_skills_and_own_programs_are_not() -> None:
    assert read("## Software\n\n**Software:** Julia, LaTeX, Stata").skills
    assert not read("## Software\n\n- LoomNet: weaves\n- YarnPy: spins (MATLAB)\n- WoolR").skills


@pytest.mark.parametrize("when", ["2011", "May 2011"])
def test_the_date_between_a_giver_and_its_honour(when: str) -> None:
    body = f"- Lund University {when} **Weaving Prize**\n- Guild of Looms {when} **Gold Medal**"
    found = read(f"## Awards\n\n{body}").awards
    assert [(one.name, one.granter) for one in found] == [
        ("Weaving Prize", "Lund University"),
        ("Gold Medal", "Guild of Looms"),
    ]


def test_one_dated_honour_heads_no_section() -> None:
    rows = ("**Lund University**", "Postdoctoral Fellowship 2016-2018", "Wool Prize 2012",
            "**University of Ghent**", "Summer Research Fellowship 2008", "Gold Medal 2010")  # fmt: skip
    body = "\n\n".join(rows)
    found = read(f"# Awards\n\n{body}").awards
    assert [(one.name, one.granter) for one in found] == [
        ("Postdoctoral Fellowship", "Lund University"), ("Wool Prize", "Lund University"),
        ("Summer Research Fellowship", "University of Ghent"), ("Gold Medal", "University of Ghent"),
    ]  # fmt: skip


def test_a_plain_text_of_bodies_in_capitals_of_titles() -> None:
    text = (
        "Jane Q. Miller\njane@miller.example\n\nService\n\nLoom Panel\nMember        2013–2015\nChair        2024\n\n"
        "Wool Workshop\n• Reviewer\t2002\n• Session Chair\t2005\n\nHobbies\nRowing\n"
    )
    found = parse(read_file(text.encode(), "made-up.txt")).service
    assert [(one.role, one.venue) for one in found] == [
        ("committee", "Loom Panel"), ("chair", "Loom Panel"), ("reviewer", "Wool Workshop"), ("chair", "Wool Workshop"),
    ]  # fmt: skip


@pytest.mark.parametrize(("heading", "taught"), [("Service and Teaching", ["Looms and Yarns"]), ("Service", [])])
def test_a_role_of_teaching_below_service_and_teaching(heading: str, taught: list[str]) -> None:
    found = read(f"## {heading}\n\nPrivate Tutor, Looms and Yarns\t2022 - 2024\n\nReviewer, Journal of Looms\t2021\n")
    assert [one.course for one in found.teaching] == taught
    assert "Journal of Looms" in [one.venue for one in found.service]
