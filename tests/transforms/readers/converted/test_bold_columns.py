"""Rows of a date, bold words, and what stood at the page's edge."""

from __future__ import annotations

from transforms.readers.converted.bold_columns import with_bold_columns
from transforms.readers.converted.side_heads import in_their_places
from transforms.readers.converted.torn import Start, start_of

ROWS = (
    "2019 **Weaver** Uppsala University School of Wool",
    "2017–2018 **Dyer** University of Oslo College of Arts",
    "2016–Present **Clerk** Moss College",
    "2015 **Prize of the Harbour** Friends of Ropes",
    "2014 **Rope Week** Boston University School of Sails",
)


def test_rows_of_dates_bold_words_and_mostly_organizations_have_columns() -> None:
    read = with_bold_columns("\n".join(ROWS))
    assert read.count("\t") == len(ROWS)
    assert "2015 **Prize of the Harbour**\tFriends of Ropes" in read
    assert "\t" not in with_bold_columns("\n".join(ROWS[2:]))


def test_dated_rows_that_end_in_italics_have_columns() -> None:
    rows = [f"20{year}–20{year + 1} Weaver of Felt _Hall of Looms_" for year in range(11, 15)]
    assert with_bold_columns("\n".join(rows)).count("\t") == len(rows)
    assert "\t" not in with_bold_columns("\n".join(rows[1:]))
    for end in (", _", ". _"):  # a phrase, or a title before its journal
        assert "\t" not in with_bold_columns("\n".join(rows).replace(" _", end))


def test_pairs_of_headings_all_over_are_sections_and_their_first_parts() -> None:
    parts = (
        "**Teaching**\n\n**Teaching Positions**\n\n2019 **Weaver**\n\n2018 **Dyer**",
        "**Certifications**\n\n**Professional**\n\n2012 **Board of Ropes**\n\n2011 **Care of Looms**",
        "**Research**\n\n**Grant Funding**\n\n2022 **Loom Council**\n\n- Felt in Oslo\n\n2021 **Wool Council**",
    )
    text = "\n\n".join(parts)
    assert in_their_places(text).split() == text.split()


def test_signs_of_lists_begin_lines() -> None:
    assert {start_of(f"{sign} Wool") for sign in "➤➢■▸✓-•"} == {Start.BULLET}
