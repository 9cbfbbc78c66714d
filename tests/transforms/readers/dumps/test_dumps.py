"""Web pages that a browser of text wrote down: lynx's flush headings and numbered links, html2text's stars."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read
from transforms.readers.dumps.dumps import with_signs_read

FLUSH = """   [1]Ilse Brandvold
     * [2]Loom Diary

Ilse Brandvold

   I study how quarries were drained, how the pumps were paid for and
   who wrote to whom about either of them.
   (BUTTON) Menu

Appointments

    1. 2011 - 2014

Reader in Quarry Studies
       University of Oulu
    2. 2007 - 2011

Lecturer in Hydrology
       University of Turku

Books of Pumps

     * I. Brandvold. Pumps and letters in the northern quarries, a long
       account. Journal of Drains 4, 2012.
     * I. Brandvold. Pails before pumps. Journal of Drains 9, 2015.

                                 Honours

     * Pail Medal, Society of Drains, 2013

References

   Visible links:
   1. https://brandvold.example/
   2. file:///diary

   Hidden links:
   4. mailto:ilse@quarries.example
"""
STARS = """Quarry_Diary About
****** Ilse Brandvold ******
[images/ilse.jpg]
Lecturer in Hydrology, University_of_Turku
===================================================================
***** Education *****
**** PhD in Drainage ****
University_of_Oulu, 2006
***** Honours *****
    * Pail_Medal of the Society of Drains, 2013
"""


def parsed(text: str) -> ParsedCV:
    return parse(read(text.encode(), "page.txt"))


def shown(text: str) -> str:
    return read(text.encode(), "page.txt").text


def test_lines_left_of_a_page_three_columns_in_are_its_headings() -> None:
    text = shown(FLUSH)
    assert "\n## Appointments\n" in text
    assert "\n## Books of Pumps\n" in text
    assert "\n# Honours\n" in text
    assert "(BUTTON)" not in text
    assert "were paid for and who wrote to whom" in text


def test_a_flush_line_over_the_words_of_an_item_is_the_items() -> None:
    posts = [(post.title, post.organization, post.start) for post in parsed(FLUSH).positions]
    assert ("Reader in Quarry Studies", "University of Oulu", "2011") in posts
    assert ("Lecturer in Hydrology", "University of Turku", "2007") in posts


def test_numbered_links_lead_where_the_list_below_says() -> None:
    text = shown(FLUSH)
    assert "[Ilse Brandvold](https://brandvold.example/)" in text
    assert "[2]" not in text
    assert "References" not in text
    assert parsed(FLUSH).person.emails == ["ilse@quarries.example"]


def test_a_flush_paragraph_stays_one() -> None:
    line = "I drained quarries in three valleys and wrote of the pumps that did it, year after year."
    assert f"\n{line}\n" in shown(FLUSH.replace("Books of Pumps", line))


def test_dates_alone_in_items_take_the_flush_lines_below() -> None:
    text = FLUSH.replace("    1. 2011 - 2014\n", "     * 2011\n").replace(
        "       University of Oulu", "\nOulu Pump Works"
    )
    text = shown(text)
    assert "\n    Reader in Quarry Studies\n" in text
    assert "\n    Oulu Pump Works\n" in text
    assert "\n## Books of Pumps\n" in text


@pytest.mark.parametrize(
    "text",
    [
        "Ilse Brandvold\nTurku\n\nEducation\n\n   PhD, Oulu, 2006\n",
        "\n".join(f"   a line {n}" for n in range(12)) + "\nright below\nand below\n",
        "# Ilse Brandvold\n\n" + "\n".join(f"   a line of words {n}" for n in range(12)) + "\n\nHead\n",
    ],
)
def test_other_indents_are_left(text: str) -> None:
    assert "## " not in shown(text).replace("# Ilse", "")


def test_stars_on_either_side_are_headings_of_their_rank() -> None:
    text = shown(STARS)
    assert "\n# Ilse Brandvold\n" in text
    assert "\n## Education\n" in text
    assert "\n### PhD in Drainage\n" in text
    assert "ilse.jpg" not in text


def test_words_of_links_have_blanks_again() -> None:
    cv = parsed(STARS)
    assert cv.person.name == "Ilse Brandvold"
    assert [degree.organization for degree in cv.education] == ["University of Oulu"]
    assert cv.awards[0].name.startswith("Pail Medal")


@pytest.mark.parametrize("address", ["a_quill@mills.example", "https://mills.example/ada_quill", "ada_quill.html"])
def test_addresses_keep_their_underscores(address: str) -> None:
    assert address in shown(STARS + address + "\n")


def test_bold_words_of_markdown_are_no_stars() -> None:
    assert "**Reader**" in shown("# Ada Quill\n\n**Reader**\n\n** odd **\n\n** bold **\n\nother_words here\n")


@pytest.mark.parametrize("end", ["", "\f"])
def test_words_right_behind_dates_stand_apart(end: str) -> None:
    text = f"""\
Ada Vale

Honours

   10/2019Reed Medal, Guild of Dyers
   03/2015Loom Prize, House of Wool
   11/2012Madder Award, Felt Society{end}
"""
    found = parse(read(text.encode(), "cv.txt")).awards
    assert [(award.name, award.start) for award in found] == [
        ("Reed Medal", "2019-10"),
        ("Loom Prize", "2015-03"),
        ("Madder Award", "2012-11"),
    ]


def test_a_page_without_headings_of_its_own_is_moved_to_the_left_as_a_whole() -> None:
    text = """\
   Ada Vale

   I keep looms.

                          Talks

     * 2013: Talk at the Loom Forum, Turku

                          Service

     * Reviewer: Loom Letters, Annals of Felt

   Publications
   Reeds in winter
   Ada Vale, Ilse Brandvold
   Loom Letters, 2012
"""
    assert [paper.title for paper in parse(read(text.encode(), "cv.txt")).papers] == ["Reeds in winter"]


def test_links_are_placed_in_a_page_without_headings_of_its_own() -> None:
    text = (
        "   Ada Quill\n\n   I am a weaver at the [1]Merrow Institute and teach at [2]Harrow\n   University.\n\n"
        "   Publications\n\n   [3]Salt Roads of the North\n   Bo Rook, [4]Ada Quill\n   ICML, 2021\n\n"
        "References\n\n   1. https://merrow.example/\n   2. https://harrow.example/\n"
        "   3. https://arxiv.org/abs/2101.00111\n   4. https://quill.example/\n"
    )
    read_as = with_signs_read(text)
    assert "[1]" not in read_as
    assert "References" not in read_as
    assert "[Salt Roads of the North](https://arxiv.org/abs/2101.00111)" in read_as
    paper = parse(read(text.encode(), "a.txt")).papers[0]
    assert (paper.title, paper.authors, paper.arxiv) == (
        "Salt Roads of the North",
        ["Bo Rook", "Ada Quill"],
        "2101.00111",
    )
