"""Markdown of the converter's later version: paragraphs of several rows, tables of entries. All made up."""

from transforms.readers.converted.row_entries import entries_of
from transforms.readers.converted.run_on_rows import with_rows_apart
from transforms.readers.converted.tables import plain_tables
from transforms.readers.converted.whole_phrases import has_whole_phrases
from transforms.readers.dispatch import read


def test_rows_that_dates_begin_are_lines() -> None:
    line = "2021 Prize of Looms (Guild of Lund) 2019–2020 Medal of Reeds, Ghent 2018 Dyers' Cup"
    assert with_rows_apart([line]) == [
        "- 2021 Prize of Looms (Guild of Lund)", "- 2019–2020 Medal of Reeds, Ghent", "- 2018 Dyers' Cup",
    ]  # fmt: skip


def test_rows_that_end_in_dates_are_lines() -> None:
    line = "Lecturer, Looms of Lund, 2021–2022 Tutor, Reeds and Wefts, Fall 2020"
    assert with_rows_apart([line]) == ["- Lecturer, Looms of Lund, 2021–2022", "- Tutor, Reeds and Wefts, Fall 2020"]


def test_rows_that_begin_in_the_same_word_are_lines() -> None:
    line = "Reviewer, Journal of Looms Reviewer, Reed Letters"
    assert with_rows_apart([line]) == ["- Reviewer, Journal of Looms", "- Reviewer, Reed Letters"]


def test_sentences_with_dates_stay() -> None:
    lines = [
        "2019 Looms of the Moor, in 2020 and 2021 Weavers said.",
        "Moss, A. (2019). Looms since 2010 Revisited. Weft 3, 2019.",
        "I wove in Lund until 2019 and in Ghent since 2020.",
    ]
    assert with_rows_apart(lines) == lines


def test_entries_of_two_rows_are_not_shifted() -> None:
    table = ["|**Guild of Looms**|Lund|", "|---|---|", "|_Lecturer_|_2019 – 2021_|", "|• Taught dyers||",
             "|**Reed Works**|Ghent|", "|_Research Associate_|_2015 – 2018_|"]  # fmt: skip
    found = [line for line in plain_tables(table) if line]
    assert found == ["**Guild of Looms**\tLund", "_Lecturer_\t_2019 – 2021_", "  • Taught dyers",
                     "**Reed Works**\tGhent", "_Research Associate_\t_2015 – 2018_"]  # fmt: skip
    assert entries_of([["Looms", "2019"], ["Reeds", "2018"], ["Wefts", "2017"], ["Felts", "2016"]], 10) == []


def test_paragraphs_that_end_in_a_blank_are_of_the_later_version() -> None:
    text = "# Ada Moss \n\n" + "Looms of the moor \n\n" * 8 + "2021 Prize of Looms 2019 Medal of Reeds \n\n"
    assert has_whole_phrases(text)
    assert not has_whole_phrases(text.replace(" \n", "\n"))
    assert "- 2019 Medal of Reeds" in read(text.encode(), "cv.md").text
