"""Works beside a column of years whose lines all stand apart; what else a column's end does to lines. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.converted.converted import read_converted
from transforms.readers.converted.even_rows import with_even_rows
from transforms.readers.converted.torn_marks import with_whole_dates
from transforms.readers.converted.wrapped_lines import with_paragraphs_whole

_GAP = ["", ""]


def _spread(*lines: str) -> list[str]:
    return [part for line in lines for part in (line, *_GAP)]


@pytest.mark.parametrize("heading", ["## Publications", "**Conference Papers**", "## Presentations"])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("2013 “Slow Looms of the Winter Towns and Their Weavers.” In", "_Felt and Fibre_, edited by Bo Fern. Oulu."),
        ("2013 “Slow Looms of the Winter Towns.” Weft Letters 3: 137–", "53. Reprinted in _Felt and Fibre_, Oulu."),
        ("2013 “Slow Looms of the Winter Towns.” Talk written by C.", "Moor, Felt Days. University of Oulu."),
    ],
)
def test_what_stands_below_a_year_belongs_to_it_where_gaps_say_nothing(heading: str, first: str, second: str) -> None:
    others = (
        "2011 “Knots of the Old Harbour Mills and the Dyers”",
        "Felt Letters 12: 21–34.",
        "2009 “Yarns.” Felt Days.",
    )
    found = [line for line in with_even_rows([heading, *_GAP, *_spread(first, second, *others)]) if line]
    assert found == [heading, f"{first} {second}", f"{others[0]} {others[1]}", others[2]]


def test_other_lists_and_uneven_gaps_stay() -> None:
    rows = _spread("2013 Loom Hall, Oulu, where felt is made by hand", "Tutor of looms and yarns", "2011 Yarn Hall")
    assert with_even_rows(["## Experience", *_GAP, *rows]) == ["## Experience", *_GAP, *rows]
    uneven = [
        "## Talks",
        "",
        "2013 Slow Looms of the North and West",
        "",
        "",
        "Felt Days",
        "",
        "2011 Yarns",
        "",
        "Oulu",
    ]
    assert with_even_rows(uneven) == uneven


@pytest.mark.parametrize(
    ("line", "whole"),
    [
        ("Weaver, Loom Hall, Oulu (19931999)", "Weaver, Loom Hall, Oulu (1993–1999)"),
        ("Weaver, Loom Hall 20092010, Oulu", "Weaver, Loom Hall 2009–2010, Oulu"),
        ("Grant no. 20151999", "Grant no. 20151999"),
        ("doi:10.1/w20152016", "doi:10.1/w20152016"),
    ],
)
def test_a_dash_lost_at_a_lines_end_parts_two_years(line: str, whole: str) -> None:
    assert with_whole_dates([line]) == [whole]


_WIDE = "A line of words that goes on for as long as the page of these made-up people is wide, and a bit"


@pytest.mark.parametrize("below", ["Marker and tutor of fourth-year weavers", "Prize of the House, and a medal"])
def test_plain_words_below_an_entry_in_full_are_its_next_line(below: str) -> None:
    entry = "2016\t**Weaving by Hand and Machine in the Old Towns of the Far North**, _Loom College of Dyers, Oulu_"
    lines = [*[_WIDE] * 6, "", entry, below]
    assert with_paragraphs_whole(lines)[-2:] == [entry, below]


def test_a_place_in_italics_goes_on_with_no_date() -> None:
    entry, place = (
        "**Slow Looms and How They Were Made in the Old Towns of the North and West** May 2019",
        "_useLoom Days, Oulu_",
    )
    assert with_paragraphs_whole([*[_WIDE] * 6, "", entry, place])[-2:] == [entry, place]


@pytest.mark.parametrize("part", ["Clinical", "Industry", "Research & Development"])
def test_a_part_of_a_career_is_a_heading_beside_those_that_are_known(part: str) -> None:
    text = (
        "# Ada Quill\n\n## Experience\n\n\nTeaching\n\n\n2018 **Instructor**, _Felt_ _College_, Oulu\n\n\n"
        f"{part}\n\n2011–2013 **Dyer**, _Loom_ _Hall_ _of_ _Felt_, Oulu\n\n\n2010 **Weaver**, _Yarn_ _Hall_, Oulu\n"
    )
    assert f"### {part}\n" in read_converted(text)
