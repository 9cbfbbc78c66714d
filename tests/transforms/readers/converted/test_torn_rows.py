"""Rows that converters tore: headings of margins, works, dates and ends of pages. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.converted.even_rows import with_even_rows
from transforms.readers.converted.page_marks import without_page_marks
from transforms.readers.converted.small_tears import with_small_tears_mended
from transforms.readers.converted.torn_margins import with_whole_margins
from transforms.readers.converted.torn_marks import with_lost_bullets, with_whole_dates
from transforms.readers.converted.works_in_rows import with_rows_of_works
from transforms.readers.converted.wrapped_dates import with_dates_of_two_lines


@pytest.mark.parametrize("rows", [["_Weaver_ 2017 –"], ["_Dyer of Felt_ 2019 – 2020", "Moss Hall"]])
@pytest.mark.parametrize(
    ("pieces", "last", "heading"),
    [
        (["**ACADEMIC**"], "**APPOINTMENTS**", "ACADEMIC APPOINTMENTS"),
        (["**NON-ACADEMIC**"], "**APPOINTMENTS**", "NON-ACADEMIC APPOINTMENTS"),
        (["**EXTERNAL**", "**FUNDING AND**"], "**AWARDS**", "EXTERNAL FUNDING AND AWARDS"),
    ],
)
def test_a_heading_that_a_row_tore_is_whole_above_it(
    pieces: list[str], last: str, heading: str, rows: list[str]
) -> None:
    lines = ["", *pieces, *rows, last, "Felt University", ""]
    assert [line for line in with_whole_margins(lines) if line] == [f"## {heading}", *rows, "Felt University"]


@pytest.mark.parametrize(
    "lines",
    [
        ["**LOOMS**", "_Weaver_ 2017 –", "**DYES**"],
        ["**ACADEMIC**", "", "_Weaver_ 2017 –", "**APPOINTMENTS**"],
        ["**ACADEMIC**", "_Weaver_ 2017 –", "Moss Hall", "", "**APPOINTMENTS**"],
    ],
)
def test_what_is_no_torn_heading_stays(lines: list[str]) -> None:
    assert with_whole_margins(lines) == lines


@pytest.mark.parametrize("gap", [[], [""], ["", ""]])
@pytest.mark.parametrize(
    ("bullet", "kind"), [("⋆", ""), ("-", " Journal"), ("_•_", " Book chapter"), ("•", " (Report)")]
)
def test_title_names_and_venue_in_rows_are_one_work(bullet: str, kind: str, gap: list[str]) -> None:
    first = [
        f"{bullet} _Slow looms of the north_{kind}",
        *gap,
        "Moss, A.; Quill, B. C. ; Reed, D",
        *gap,
        "Weft 3, 2018.",
    ]
    second = [f"{bullet} _Old dyes of the south_{kind}", *gap, "Quill, B. C. ; Reed, D", *gap, "In: Felt, 2019."]
    assert [line for line in with_rows_of_works([*first, "", *second]) if line] == [
        "- Moss, A.; Quill, B. C. ; Reed, D “Slow looms of the north”. Weft 3, 2018.",
        "- Quill, B. C. ; Reed, D “Old dyes of the south”. In: Felt, 2019.",
    ]


@pytest.mark.parametrize("names", ["With looms; and dyes", "Moss, A."])
def test_rows_without_several_names_stay(names: str) -> None:
    lines = ["- _Slow looms of the north_", "", names, "", "Weft 3, 2018.", "", "- _Old dyes of the south_", "", names]
    assert with_rows_of_works(lines) == lines


@pytest.mark.parametrize("now", ["_present_", "Current", "_ongoing_"])
def test_a_period_whose_end_comes_first_is_in_its_order(now: str) -> None:
    lines = [
        "",
        f"{now} Weaver of felt,",
        "Oct 2016 **Moss Hall**",
        "",
        "July 2016 Dyer of wool,",
        "July 2011 **Loom Hall**",
    ]
    assert with_dates_of_two_lines(lines) == [
        "",
        f"Oct 2016 – {now.strip('_')}\tWeaver of felt,",
        "**Moss Hall**",
        "",
        "July 2011 – July 2016\tDyer of wool,",
        "**Loom Hall**",
    ]
    assert with_dates_of_two_lines(lines[3:]) == lines[3:]  # nothing tells that these are ends


@pytest.mark.parametrize("date", ["2018-2020", "2018", "May 2018 – present"])
def test_a_date_before_a_pages_end_belongs_to_the_entry_behind(date: str) -> None:
    entries = ["2015 Weaver, Moss Hall", "", "2014 Dyer, Loom Hall", ""]
    lines = [*entries, date, "", "1", "", "Reeler, Wool Hall"]
    assert with_dates_of_two_lines(lines) == [*entries, "", "", "1", "", f"{date}\tReeler, Wool Hall"]
    assert with_dates_of_two_lines([*lines[:-1], "2013 Reeler"]) == [*lines[:-1], "2013 Reeler"]
    assert with_dates_of_two_lines(["Moss Hall", "", *lines[4:]]) == ["Moss Hall", "", *lines[4:]]


@pytest.mark.parametrize("date", ["Mar 2016", "2015-2016", "(2014)."])
def test_a_title_goes_on_behind_its_colon(date: str) -> None:
    line = "- TEX2055 - Introductory weaving for makers of very slow looms:"
    assert with_whole_dates([line, "", f"dyes and felt {date}"]) == [f"{line} dyes and felt {date}"]
    assert with_whole_dates([line, "", "dyes and felt"]) == [line, "", "dyes and felt"]
    assert with_whole_dates([line[2:], "", f"dyes {date}"]) == [line[2:], "", f"dyes {date}"]


@pytest.mark.parametrize("bullet", ["•", "-"])
def test_a_dash_in_bold_is_a_bullet_within_a_list(bullet: str) -> None:
    text = f"{bullet} Guild of Dyers\n\n**–** Loom Prize\n"
    assert with_lost_bullets(text) == f"{bullet} Guild of Dyers\n\n      - Loom Prize\n"


@pytest.mark.parametrize("gap", [" ", "\n"])
def test_a_slanted_word_ends_a_title_in_bold(gap: str) -> None:
    text = f"Quill, A. **Slow looms and the wool of the old**{gap}_**Ovis aries**_ . _Weft Letters_ ."
    assert with_small_tears_mended(text) == text.replace("_**Ovis aries**_", "**Ovis aries**")
    other = f"**Weaver of very slow looms and wool**{gap}_**Moss Hall**_ , 2019"
    assert with_small_tears_mended(other) == other


def test_pages_are_numbered_from_the_second_on_and_headed_by_a_name_with_a_link() -> None:
    head = "Ada Quill [https://quill.org](https://quill.org)"
    body = [
        "# Ada Quill Weaver - Moss Hall",
        "",
        "Looms",
        "",
        head,
        "",
        "Felt",
        "",
        "2",
        "",
        head,
        "",
        "Dyes",
        "",
        "3",
        "",
    ]
    found = without_page_marks(body)
    assert not {"2", "3"}.intersection(found)
    assert found.count(head) <= 1  # what it says of how to reach her is said at the top
    assert found.index("Looms") > max((at for at, line in enumerate(found) if line == head), default=0)


def test_a_pages_foot_is_no_part_of_a_row() -> None:
    foot = "Ada Quill | Curriculum Vitae Last updated: May, 2025 |"
    lines = ["# Ada Quill", "", "## Talks", ""]
    for year, page in ((2025, 1), (2024, 2)):
        lines += [
            f"{year} **Slow looms, and all the felt of the winter towns** .",
            "Weft Days, Oulu (Finland).",
            "",
            "",
        ]
        lines += [f"{year - 3} **Old dyes of towns, and all the wool of the south** .", "Felt Days, Turku.", "", ""]
        lines += [f"{foot} {page} of 2", "", ""]
    assert {f"{foot} 1 of 2", f"{foot} 2 of 2"} <= set(with_even_rows(lines))
