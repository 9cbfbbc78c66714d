"""Works whose lines a margin broke: what stands in a quotation goes on, and a line of names may begin a work."""

from __future__ import annotations

import pytest

from transforms.citations.line_ends import glued
from transforms.lines.read import read_line, read_lines
from transforms.parse import parse
from transforms.parsed import Paper
from transforms.readers.dispatch import read


def _papers(*works: str) -> list[Paper]:
    text = "# Ada Quill\n\n## Publications\n\n" + "\n\n".join(works) + "\n"
    return parse(read(text.encode(), "cv.md")).papers


def test_a_quotation_goes_on_in_the_next_line() -> None:
    papers = _papers(
        "Ada Quill, Bo Fern. “Slow Looms over Icy Waters and Other\nMatters of the North,” in LoomConf, May 2025.",
        "Bo Fern, Ada Quill, Cy Lind. “Wool that Remembers Every\nSheep It Left,” in Journal of Yarn, 2022.",
        "Ada Quill. “Threads,” in the Ninth Symposium on Wide and Narrow\nWeaves, Oslo, 2021.",
    )
    assert [paper.title for paper in papers] == [
        "Slow Looms over Icy Waters and Other Matters of the North",
        "Wool that Remembers Every Sheep It Left",
        "Threads",
    ]
    assert papers[2].venue == "Symposium on Wide and Narrow Weaves"


def test_a_quotation_that_nothing_closes_leaves_the_lines_as_they_are() -> None:
    papers = _papers("“Slow Looms\nAda Quill, Bo Fern\nLoomConf 2020", "“Fast Looms\nAda Quill, Cy Lind\nLoomConf 2021")
    assert [paper.authors for paper in papers] == [["Ada Quill", "Bo Fern"], ["Ada Quill", "Cy Lind"]]


def test_a_line_of_names_below_a_whole_work_begins_the_next() -> None:
    papers = _papers(
        "Ada Quill, Bo Fern, Cy Lind. “Even Looms,” in LoomConf, May 2-5, 2022.",
        "Hana Ivy, Ada Quill, Ike Moss, Jo Vale, Kit Hale.\n“Joint Warps,” in YarnConf, Graz, 2021.",
        "Ada Quill, Cy Lind. “Odd Looms,” in LoomConf, 2020.",
    )
    assert [(paper.title, len(paper.authors)) for paper in papers] == [
        ("Even Looms", 3), ("Joint Warps", 5), ("Odd Looms", 2)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("below", "ends"),
    [
        ("_Selvage_, 93(4), pp. 211-238.", True),
        ("_Selvage_ 12, 3-9", True),
        ("_in situ_ and elsewhere", False),
        ("Selvage, 93(4), pp. 211-238.", False),
    ],
)
def test_a_journal_in_italics_before_its_volume_begins_a_field(below: str, *, ends: bool) -> None:
    title = "2024 The usual count of looms in the mills and sheds of the northern islands"
    upper, lower = (read_line(at, 0, raw, 0) for at, raw in enumerate((title, below)))
    assert glued(title, upper, lower, len(title)) == title + ("\n" if ends else " ")


def test_a_meeting_below_names_is_a_line_of_its_own() -> None:
    works = "**Slow looms for tall grasses**\\\nBo Orr, Ada Quill, Cy Weld\\\nIn **ICML 2018**. [PDF]\n"
    (paper,) = _papers(works)
    assert (paper.authors, paper.venue, paper.year) == (["Bo Orr", "Ada Quill", "Cy Weld"], "ICML", 2018)


@pytest.mark.parametrize(("below", "ends"), [("mBio 12, 2021", True), ("weaves of cold felt. Acta 3, 2019", False)])
def test_names_end_before_a_small_letter_where_the_last_is_whole(below: str, *, ends: bool) -> None:
    above = "Vale A, Orr B, Quill S" if ends else "A. Vale, B. Orr, Photoredox"
    upper, lower = (read_line(at, 0, raw, 0) for at, raw in enumerate((above, below)))
    assert glued(above, upper, lower, 0) == above + ("\n" if ends else " ")


def test_a_line_that_goes_on_inside_a_name_parts_no_title_from_it() -> None:
    text = (
        "Ada Quill\n\nPublications\n\n"
        "[1] Slow looms for tall and very slow grasses. María L. Orr, Thanh Le\n"
        "    Goff, Ada Quill, Faith Lind, Avi Moss, Fatima T. Weld, Hans de Souza, and Min\n"
        "    Sato. OSDI 2012. [pdf]\n"
        "[2] Wool that remembers. Ada Quill, Priya P.\n"
        "    Venkat, Otto Lind, Thanh McDuff, Ute Le Goff, and Cy\n"
        "    Fern. WWW 2011. [pdf]\n"
    )
    papers = parse(read(text.encode(), "cv.txt")).papers
    assert [paper.title for paper in papers] == ["Slow looms for tall and very slow grasses", "Wool that remembers"]
    assert papers[0].authors[:2] == ["María L. Orr", "Thanh Le Goff"]
    assert papers[1].authors[1] == "Priya P. Venkat"


def test_a_journal_below_names_in_medical_form_begins_a_line() -> None:
    raws = ("Orr JB, Lind CN, Quill A.", "N Engl J Med. 2016 Jul;19:300.")
    above, below = (read_line(at, 0, raw, 0) for at, raw in enumerate(raws))
    assert glued(above.text, above, below, 0).endswith("\n")


def test_a_journal_with_its_volume_alone_begins_no_work() -> None:
    lines = (
        "Birch, Tina, Ada Quill, & Bo Fern (2024). Dyes of the\n"
        "Southern Coast: Felts and Wool. Journal of Yarn, 3(1), 1–9.\n"
        "Quill, Ada, & Cy Lind (2018). Hand-drawn Patterns and Carpet\n"
        "Workshops of the 1850s in Harbour Towns: A Weaver's Account.\n"
        "Loom Studies, 55, 89–98.\n"
        "Lind, Cy, & Ada Quill (2018). Spinning Slow Threads out of\n"
        "Nettles: Which Plants Give Yarn and How They Are Picked.\n"
        "Loom Studies, 51, 1–13.\n"
    )
    text = f"Ada Quill\n\nada@quill.example\n\nPublications\n\n{lines}"
    papers = parse(read(text.encode(), "cv.txt")).papers
    assert [paper.volume for paper in papers] == ["3", "55", "51"]


def test_a_note_on_equal_work_above_a_tag_ends_no_work() -> None:
    text = (
        "Ada Vale\n\nPUBLICATIONS\n\n- Wei Orr*, Ada Vale*, Cy Brandt,\n  “Taming Long Threads for Looms”,\n"
        "  (*Equal contribution) [EuroSys’25][CCF-A]\n- Ada Vale, Cy Brandt, “Weaves: Slow Looms” [OSDI’26][CCF-A]\n"
    )
    found = parse(read(text.encode(), "cv.txt")).papers
    assert [(one.title, one.venue) for one in found] == [
        ("Taming Long Threads for Looms", "EuroSys"),
        ("Weaves: Slow Looms", "OSDI"),
    ]


@pytest.mark.parametrize(
    ("title", "below", "ends"),
    [
        ("Cross-platform looms and their matching in wet weather [PDF]", "Felt Retrieval Journal 2019", True),
        ("Cross-platform looms and their matching in wet weather and", "Felt Retrieval Journal 2019", False),
        ("WEAVR at the LOOMS-14 Contest of 9 Fast Dyers", "LOOMS-14", True),
        ("WEAVR at the LOOMS-14 Contest of 9 Fast Dyers", "Retrieval of looms in wet weather", False),
    ],
)
def test_a_link_ends_a_title_and_a_short_line_below_needs_its_own_room(title: str, below: str, *, ends: bool) -> None:
    upper, lower = (read_line(at, 0, raw, 0) for at, raw in enumerate((title, below)))
    assert glued(upper.text, upper, lower, 72).endswith("\n") is ends


def test_italics_that_a_margin_breaks_go_on() -> None:
    page = read(b"- Moss, A. Dyes That Fade in the Mill. *Functional\n  Textiles*, vol. 46, 2017.\n", "cv.md")
    upper, lower = read_lines(page)[:2]
    assert glued(upper.text, upper, lower, 100_000) == f"{upper.text} "


def test_italics_that_end_with_their_line_do_not() -> None:
    page = read(b"- Moss, A. *Dyes That Fade in the Mill*\n  *Functional Textiles*, vol. 46, 2017.\n", "cv.md")
    upper, lower = read_lines(page)[:2]
    assert glued(upper.text, upper, lower, 100_000) == f"{upper.text}\n"


@pytest.mark.parametrize(
    "title",
    [
        "**[LampKit: Drawing Warm Rooms for Hurried](https://a.cz/1)**\n**[Painters](https://a.cz/1)**",
        "**LampKit: Drawing Warm Rooms for Hurried**\n**Painters**",
    ],
)
def test_a_title_in_bold_goes_on_over_a_margin(title: str) -> None:
    papers = _papers(
        f"{title}\nUma Kest*, Rolf Ahn*, **Ada Quill**,\nLia Moor\n_CVPR, 2025_",
        "**Quiet Kilns**\nRolf Ahn, Cy Lind, **Ada**\n**Quill** , Bo Fern\n_ICML, 2024_",
    )
    assert [paper.title for paper in papers] == ["LampKit: Drawing Warm Rooms for Hurried Painters", "Quiet Kilns"]
    assert papers[1].authors == ["Rolf Ahn", "Cy Lind", "Ada Quill", "Bo Fern"]


def test_a_title_in_bold_over_its_venue_in_bold() -> None:
    papers = _papers("**Drawing Warm Rooms for Hurried Painters**\n**CVPR 2025**\nUma Kest, **Ada Quill**")
    assert [(paper.title, paper.venue) for paper in papers] == [("Drawing Warm Rooms for Hurried Painters", "CVPR")]
