"""Grants in tables and paragraphs, students below their levels, pages in bitmap fonts. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants, read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes


def test_lines_below_a_dated_row_go_on_with_it() -> None:
    body = (
        "2019–2020\tGlobex Foundation\n\n*Looms of the north*\n\nPI ($10,000)\n\n"
        "2016–2018\tInitech Trust\n\n*Moss on old stones*\n\nWei Tann (PI), Jane Miller (co-PI)\n\n"
        "2012–2014\tInitech Trust\n\n*Salt in thin soup*\n\nPI"
    )
    assert grants(body) == [
        ("Looms of the north", "Globex Foundation", "2019"),
        ("Moss on old stones", "Initech Trust", "2016"),
        ("Salt in thin soup", "Initech Trust", "2012"),
    ]


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (
            "- 2019–2020 **Co-investigator**, *NIH R01*, Weaving for the ageing hand, Total funding: $530,331",
            ("Weaving for the ageing hand", "NIH", "2019"),
        ),
        (
            "- 2019–2020 **Co-investigator**, *NIH Project Grant*, Weaving for the ageing hand",
            ("Weaving for the ageing hand", "NIH", "2019"),
        ),
        (
            "- 2019 Globex Foundation, *Breeding of a “slow” silkworm for cold barns*, $15,000",
            ("Breeding of a “slow” silkworm for cold barns", "Globex Foundation", "2019"),
        ),
    ],
)
def test_titles_of_grants(entry: str, expected: tuple[str, str, str]) -> None:
    assert grants(entry) == [expected]


def test_a_sentence_about_the_list_is_no_grant_and_standings_part_it() -> None:
    body = (
        "Only grants in which I was an investigator or held money of my own are listed below.\n\n"
        "### Active\n\n- “Looms of the north”, Globex Foundation, 2019–2022\n\n"
        "### Completed\n\n- “Moss on stones”, Initech Trust, 2012–2014"
    )
    assert [title for title, _, _ in grants(body)] == ["Looms of the north", "Moss on stones"]


def test_supervision_ends_education_and_names_may_hold_nicknames() -> None:
    found = read(
        "## Education\n\n- PhD in Botany, Globex University, 2005\n\n## Student/Postdoctoral supervision\n\n"
        "### Postdoctoral\n\n- 2020/9 – 2022/1 **Wei (Bill) Tann**, Postdoctoral associate, Globex University\n\n"
        "### Graduate (PhD)\n\n- 2018/8 – 2023/8 **Ada Quill**, PhD student, Globex University. "
        "Co-supervised with Dr. Ben Marsh"
    )
    assert [(a.student, a.relation) for a in found.advising] == [
        ("Wei Tann", "Postdoctoral associate"),
        ("Ada Quill", "PhD"),
    ]
    assert (len(found.education), found.positions) == (1, [])


def test_pages_in_bitmap_fonts_are_text() -> None:
    rows = "".join(f"20{year}\x15present Loom \x1cnder of the Globex Guild\n" for year in range(10, 20))
    document = read_bytes(f"Jane Q. Miller\n\nAwards\n\n{rows}".encode(), "a.txt")
    assert document.text.count("–present Loom finder") == len(range(10, 20))


def test_a_column_of_numbers_may_stand_close_to_the_next() -> None:
    head = "S.No  Title of the project            Funding agency    Period        Role"
    rows = ("1     Looms of the north              GLBX              2019-2020     PI",
            "2     Moss on old stones              INTC              2016-2018     Co-PI")  # fmt: skip
    text = "Jane Q. Miller\njane@miller.example\n\nSponsored Projects\n\n" + "\n".join((head, *rows)) + "\n"
    found = parse(read_bytes(text.encode(), "made-up.txt")).grants
    assert [(one.title, one.start) for one in found] == [("Looms of the north", "2019"), ("Moss on old stones", "2016")]


_ROWS = (
    "- 2023\tQuiet Looms for Small Rooms: A Plan — Phase I\tWeft Foundation · PI · 5/2023–4/2026 · $9,000 ($2,000)\n\n"
    "- 2022\tWhat a Dry Field Loses in a Year of Wind\tGlobex Institute · PI · 1/2022–12/2022 · $4,000\n\n"
)


@pytest.mark.parametrize("label", ["Fernhill University · 2021–present", "As a student, 2021-2023"])
def test_rows_with_their_years_in_front_are_grants_whatever_names_their_groups(label: str) -> None:
    found = grants(
        f"{label}\n\n{_ROWS}Earlier · 2019\n\n- 2019\tThe Inner Life of Mosses in the North\tGlobex Society · PI\n"
    )
    assert [(title, start) for title, _, start in found] == [
        ("Quiet Looms for Small Rooms: A Plan — Phase I", "2023-05"),
        ("What a Dry Field Loses in a Year of Wind", "2022-01"),
        ("The Inner Life of Mosses in the North", "2019"),
    ]
