"""Dates of columns that a converter wrote apart from their lines; headings in plain type; lines inside phrases."""

from __future__ import annotations

from transforms.readers.converted.converted import read_converted
from transforms.readers.converted.hanging_lines import with_hanging_lines
from transforms.readers.converted.left_columns import in_columns
from transforms.readers.converted.plain_heads import with_plain_heads
from transforms.readers.converted.side_heads import in_their_places
from transforms.readers.converted.small_tears import with_small_tears_mended
from transforms.readers.converted.stacked_dates import with_dates_in_one, with_stacked_dates
from transforms.readers.converted.torn import rejoined
from transforms.readers.converted.wrapped_dates import with_dates_of_two_lines
from transforms.readers.converted.wrapped_lines import with_paragraphs_whole

FULL = ["The oaks of the northern valleys were measured each spring by their wardens", ""] * 6


def test_dates_of_two_lines_are_one() -> None:
    assert with_dates_of_two_lines(["", "Aug 2020 ", "Present", ""])[1] == "Aug 2020 – Present"
    assert with_dates_of_two_lines(["2019 Present"]) == ["2019 – Present"]
    assert with_dates_of_two_lines(["", "2019", "2020", ""]) == ["", "2019", "2020", ""]
    made = with_dates_of_two_lines(["Fall 2020, **Looms II**, a course of", "2022, 2023 many weeks"])
    assert made == ["Fall 2020, 2022, 2023\t**Looms II**, a course of", "many weeks"]
    rows = ["2014, Moss Prize of the guild", "2015, Fern Prize"]
    assert with_dates_of_two_lines(rows) == rows


_GAP = ["", "", ""]


def test_stacked_dates_go_to_the_paragraphs_up_to_a_wide_gap() -> None:
    stack = ["2019 – Present", "", "2015 – 2018", *_GAP, "**Weaver**, Loom Mill", "", "**Dyer**, Dye Mill"]
    made = with_stacked_dates([*stack, *_GAP, "Said at length"])
    assert [line for line in made if "\t" in line] == [
        "2019 – Present\t**Weaver**, Loom Mill",
        "2015 – 2018\t**Dyer**, Dye Mill",
    ]
    lone = with_stacked_dates([*_GAP, "2019 – Present", *_GAP, "**Weaver**, Loom Mill", *_GAP, "Said at length"])
    assert "2019 – Present\t**Weaver**, Loom Mill" in lone


def test_stacked_dates_go_to_bold_entries_of_several_sections() -> None:
    dates = ["2019", "", "2018", "", "2017", *_GAP]
    entries = ["**BSc Looms**, Fern College", "Said at length", "", "## Work", "", "**Weaver**, Mill", "- wove", ""]
    made = with_stacked_dates([*dates, *entries, "", "**Dyer**, Mill", "- dyed", "", "2011", ""])
    assert [line[:8] for line in made if "\t" in line] == ["2019\t**B", "2018\t**W", "2017\t**D"]


def test_a_conference_that_begins_with_a_year_is_no_row_of_dates() -> None:
    lines = ["2024 **A Tale of Looms**, Ada Moss", "2024 IEEE Days of Wool", "", "2023 **Felts**, Ada Moss"]
    assert [line for line in in_columns(["## Papers", "", *lines]) if "\t" in line] == [
        "2024\t**A Tale of Looms**, Ada Moss",
        "2023\t**Felts**, Ada Moss",
    ]


def test_plain_words_alone_are_headings_where_nothing_else_heads_sections() -> None:
    page = ["# Ada Moss", "", "", "Education", "", "", "MSc Felts, 2011", "", "", "Teaching", "", "", "Looms", "", ""]
    page += ["Research", "", "", "**Felts in rain** 2012"]
    assert [line for line in with_plain_heads(page) if line[:3] == "## "] == [
        "## Education",
        "## Teaching",
        "## Research",
    ]
    marked = ["## **Work**", "", "## **Grants**", "", "## **Talks**", ""]
    assert with_plain_heads([*marked, *page]) == [*marked, *page]


def test_bold_words_inside_which_a_line_ended_are_one() -> None:
    lines = ["A. Moss, **The counting of the leaves of beeches and elms in the northern val-**", "**leys**, Leaves 3"]
    whole = with_paragraphs_whole([*FULL, *lines])[-1]
    assert whole.endswith("in the northern valleys**, Leaves 3")


def test_counted_entries_without_dots_are_entries() -> None:
    lines = [f"{number} Ada Moss and others. Felts of the northern mills in rain, snow, hail and" for number in (3, 2)]
    assert with_paragraphs_whole([*FULL, "## Publications", "", *lines])[-2:] == lines


def test_words_listed_behind_a_label_in_a_narrow_column() -> None:
    lines = ["**Looms** - treadle, table,", "tapestry, inkle, backstrap,", "warp-weighted"]
    assert with_paragraphs_whole([*FULL, *lines])[len(FULL) :] == [" ".join(lines)]


def test_a_label_amid_bullets_is_its_bullets() -> None:
    lines = ["- 2026: Wool Fund", "", "Project: “Felts.”", "", "- 2025: Dye Fund", "", "Said at length"]
    assert list(with_hanging_lines(lines))[:2] == ["- 2026: Wool Fund", "    Project: “Felts.”"]


def test_words_in_italics_do_not_go_on_with_a_year() -> None:
    above = "Thesis: _”On the counting of leaves in the northern valleys and on the use of it”_"
    lines = ["2020 **MSc Leaves**", "", above, "", "", "_2018_ **BSc Leaves**, Oak College"]
    assert lines[-1] in rejoined([*FULL, *lines])


def test_exponents_and_endings_before_italics() -> None:
    assert with_small_tears_mended("Weaving in FO [2] on looms") == "Weaving in FO² on looms"
    assert with_small_tears_mended("10 _[th] Days of Wool_") == "10th _Days of Wool_"


STACKED = """\
## Experience



_12_ _Mill_ _Lane_
_Ghent_ _9000_

_Belgium_

- _[ada@looms.example](mailto:ada@looms.example)_



2024 Present


2023 Present



**Guest Weaver**, _Weft House_, Ghent, Belgium

- Responsible for looms, reeds and all that is woven on them.


**Senior Dyer**, _Lund University_, Lund, Sweden

- Wove what others had only drawn.



2022 - 2023 **Dyer**, _University of Bergen_, Bergen, Norway

## Education
"""


def test_dates_stand_before_as_many_entries_with_items() -> None:
    made = read_converted(STACKED)
    assert "2024 – Present\t**Guest Weaver**" in made
    assert "2023 – Present\t**Senior Dyer**" in made
    assert "_12 Mill Lane_\n" in made


def test_dates_in_pieces_are_whole_with_dashes_taken_for_bullets_and_lost() -> None:
    stack = [
        "September",
        "2013 - June",
        "2015",
        "",
        "January 2020",
        "",
        "   - present",
        "",
        "January 2016",
        "",
        " - August",
    ]
    made = with_dates_in_one(
        [*stack, "", "2020", "", "June 2011  ", "May 2012", "", "September", "", "2010    May", "", "2011"]
    )
    assert [line for line in made if line] == [
        "September 2013 - June 2015",
        "January 2020 - present",
        "January 2016 - August 2020",
        "June 2011 - May 2012",
        "September 2010 - May 2011",
    ]


def test_a_bullet_below_a_date_is_no_end() -> None:
    lines = ["January 2020", "", "- May leaves", "", "2019", "", "- 2018 Prize of Looms", "", "June 2012  ", "May 2011"]
    assert with_dates_in_one(lines) == lines


def test_an_owner_in_bold_among_authors_begins_no_paragraph() -> None:
    dates = ["2019 – Present", "", "2015 – 2018", "", "2012 – 2014", *_GAP]
    entries = [
        "**Weaver**, Looms",
        "",
        "# Works",
        "- Quill, B., and",
        "",
        "**Ada Moss**. Felts.",
        "",
        "**Dyer**, Dyes",
        "",
        "**Fuller**, Wools",
    ]
    made = with_stacked_dates([*dates, *entries, "", "2010 Prize"])
    assert [line for line in made if "\t" in line] == [
        "2019 – Present\t**Weaver**, Looms",
        "2015 – 2018\t**Dyer**, Dyes",
        "2012 – 2014\t**Fuller**, Wools",
    ]


def test_a_season_in_brackets_belongs_to_the_date_before_it() -> None:
    lines = ["2017 (Autumn) Tutor, Loom Hall", "2015 (Mar-Apr) Weaver, Globex Mill", "2012-14 Dyer, Moss Works"]
    assert in_columns(lines) == [
        "2017 (Autumn)\tTutor, Loom Hall",
        "2015 (Mar-Apr)\tWeaver, Globex Mill",
        "2012-14\tDyer, Moss Works",
    ]


def test_dates_before_the_entries_of_two_sections_are_dealt_in_order() -> None:
    stack = "2014 - 2019\n\n\n2010 - 2013\n\n\n2020 - present\n\n\n\n"
    degrees = "**PhD**, _Quill College_, Vale\n\n\n- Thesis: Nets\n\n\n**BA**, _Moss Hall_, Harrow\n\n"
    posts = "**Weaver**, _Loom Mill_, Vale\n\n\n2019 - 2020\n\n\n2013 - 2014\n\n\n\n"
    more = "**Dyer**, _Mill_, Vale\n\n\n**Fuller**, _Hall_, Vale\n"
    text = in_their_places(f"### Education\n\n\n\n{stack}{degrees}### Experience\n\n\n{posts}{more}")
    dated = [line.split("\t") for line in text.split("\n") if "\t" in line]
    assert [(date, words.split(",")[0]) for date, words in dated] == [
        ("2014 - 2019", "**PhD**"),
        ("2010 - 2013", "**BA**"),
        ("2020 - present", "**Weaver**"),
        ("2019 - 2020", "**Dyer**"),
        ("2013 - 2014", "**Fuller**"),
    ]


def test_parts_of_dates_in_bold_are_one_date() -> None:
    lines = [
        "**Feb 2017 —**",
        "",
        "**present**",
        "",
        "**Dec 2012 —**",
        "**Feb 2015**",
        "",
        "**2011**",
        "",
        "**Looms —**",
    ]
    made = [line for line in with_dates_in_one(lines) if line]
    assert made == ["Feb 2017 —present", "Dec 2012 —Feb 2015", "**2011**", "**Looms —**"]


def test_what_is_bold_behind_a_date_in_bold_stays_so() -> None:
    lines = ["## Posts", "", "**2019 – 2021 Weaver**, _Moss Ltd_", "", "**2012 – 2014 Dyer**, _Fern College_"]
    made = in_columns(lines)
    assert made[2:] == ["2019 – 2021\t**Weaver**, _Moss Ltd_", "", "2012 – 2014\t**Dyer**, _Fern College_"]
