"""Dates: every shape that CVs write, and what only looks like a date."""

from __future__ import annotations

import pytest

from transforms.dates.ranges import find_dates, ways_of, without_dates


def brief(text: str) -> list[tuple[str | None, str | None, str]]:
    """Start, end and flags (current, expected, range) of each date."""
    return [(d.start, d.end, "c" * d.current + "e" * d.expected + "r" * d.is_range) for d in find_dates(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Sep 2018 - Jun 2022", ("2018-09", "2022-06", "r")),
        ("02 – 04/2022", ("2022-02", "2022-04", "r")),
        ("aug 2016 - may 2021", ("2016-08", "2021-05", "r")),
        ("Q2 2019 - Q3 2019", ("2019", "2019", "r")),
        ("09--12/2012", ("2012-09", "2012-12", "r")),
        ("2022-09–2026-07", ("2022-09", "2026-07", "r")),
        ("2023-11-Present", ("2023-11", None, "cr")),
        ("2015 (Sept.–Dec.)", ("2015-09", "2015-12", "r")),
        ("2014 May–July", ("2014-05", "2014-07", "r")),
        ("2019 (Nov-Feb)", ("2019-11", "2020-02", "r")),
        ("2018 (May)", ("2018-05", None, "")),
        ("Jan, 11, 2008", ("2008-01-11", None, "")),
        ("3-14-08", ("2008-03-14", None, "")),
        ("14/3/08", ("2008-03-14", None, "")),
        ("3-4/2019", ("2019-04", None, "")),
        ("2016 →", ("2016", None, "cr")),
        ("2023-In Progress", ("2023", None, "cr")),
        ("2015 - a la fecha", ("2015", None, "cr")),
        ("2019 à ce jour", ("2019", None, "cr")),
        ("Aug 2021 - Fall 2025", ("2021-08", "2025", "r")),
        ("Sep. 2022-Jul. 2026 (Expected)", ("2022-09", "2026-07", "er")),
        ("Nov. 2023 – Present", ("2023-11", None, "cr")),
        ("May 19-22, 2025", ("2025-05-19", "2025-05-22", "r")),
        ("19–22 May 2025", ("2025-05-19", "2025-05-22", "r")),
        ("May 30 - June 2, 2025", ("2025-05-30", "2025-06-02", "r")),
        ("Dec - Feb 2020", ("2019-12", "2020-02", "r")),
        ("2019-21", ("2019", "2021", "r")),
        ("2009-10", ("2009", "2010", "r")),
        ("1998-02", ("1998-02", None, "")),
        ("2023-05", ("2023-05", None, "")),
        ("2021–", ("2021", None, "cr")),
        ("since 2020", ("2020", None, "cr")),
        ("until 2022", (None, "2022", "r")),
        ("from 2018 to 2020", ("2018", "2020", "r")),
        ("between 2018 and 2020", ("2018", "2020", "r")),
        ("2019 – to date", ("2019", None, "cr")),
        ("09/2021 – present", ("2021-09", None, "cr")),
        ("08/19 - 06/22", ("2019-08", "2022-06", "r")),
        ("2021.09 - 2022.3", ("2021-09", "2022-03", "r")),
        ("2000.07–2005.10", ("2000-07", "2005-10", "r")),
        ("2002.08 – present", ("2002-08", None, "cr")),
        ("Sep-21 - Aug-22", ("2021-09", "2022-08", "r")),
        ("Dec. '19 – '21", ("2019-12", "2021", "r")),
        ("2019/2020", ("2019", "2020", "r")),
        ("(defending 2026)", ("2026", None, "e")),
        ("(expected graduation: May 2026)", ("2026-05", None, "e")),
        ("May 2024 - Expected June 2026", ("2024-05", "2026-06", "er")),
        ("May 2024 – (expected graduation: June 2026)", ("2024-05", "2026-06", "er")),
        ("2024, expected: 2026", ("2024", "2026", "er")),
        ("Winter 2020/21", ("2020", None, "")),
        ("Spring/Fall 2019", ("2019", None, "")),
        ("Mai 2019 – août 2020", ("2019-05", "2020-08", "r")),
        ("2021年9月 – 2022年6月", ("2021-09", "2022-06", "r")),
        ("Sep2021-Jun2022", ("2021-09", "2022-06", "r")),
        ("12.05.2021", ("2021-05-12", None, "")),
        ("3/15/2020", ("2020-03-15", None, "")),
    ],
)
def test_one_date(text: str, expected: tuple[str | None, str | None, str]) -> None:
    assert brief(text) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        "arXiv:2502.13965",
        "https://example.org/2019/x",
        "pp. 1990-2001",
        "34(2):1998–2010",
        "MSR-TR-2019-12",
        "2000+ GPUs",
        "$2000",
        "2048 nodes",
        "10.1109/LRA.2021.3070252",
        "no date at all",
        "SoCC’25 paper",
    ],
)
def test_no_date(text: str) -> None:
    assert not find_dates(text)


def test_several_dates_stay_apart() -> None:
    assert brief("2021, 2023-2025") == [("2021", None, ""), ("2023", "2025", "r")]
    assert brief("Early 2021 – Late 2022") == [("2021", "2022", "r")]
    assert brief("2019 Early Career Award, mid-2020") == [("2019", None, ""), ("2020", None, "")]
    assert brief("Fall 2021, Spring 2022") == [("2021", None, ""), ("2022", None, "")]


def test_precision() -> None:
    found = [find_dates(text)[0] for text in ("Fall 2025", "May 2025", "2025", "May 3, 2025", "Aug 2021 - Fall 2025")]
    assert [date.start_precision for date in found] == ["season", "month", "year", "day", "month"]
    assert found[-1].end_precision == "season"


def test_a_dash_before_words_does_not_open_a_range() -> None:
    assert brief("2021 - Best Paper Award") == [("2021", None, "")]


def test_spans_take_brackets_in() -> None:
    text = "Reviewer (2019–2021), Journal"
    date = find_dates(text)[0]
    assert text[date.span.start : date.span.end] == "(2019–2021)"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Travel Award, Example University, 2017.", "Travel Award, Example University"),
        ("8th Example Conference (EC 2020).", "8th Example Conference (EC)."),
        ("Reviewer\t2021-2025", "Reviewer"),
        ("NeurIPS 2021-24, ICLR", "NeurIPS, ICLR"),
        ("Title (2019)", "Title"),
        ("2019.", ""),
    ],
)
def test_without_dates_tidies(text: str, left: str) -> None:
    assert without_dates(text, find_dates(text)) == left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("2015-2019 Trinity Hall", "Trinity Hall"),
        ("2015 – 2019 Mayo Quarry", "Mayo Quarry"),
        ("2015-2019 Summer Weaver", "Summer Weaver"),
        ("2019 Summer Research Fellowship", "Summer Research Fellowship"),
        ("2019 Trinity College Prize", "Trinity College Prize"),
        ("2019 People's Loom Award", "People's Loom Award"),
        ("2019 Winter School on Looms", "Winter School on Looms"),
        ("2019 Spring Weaving Methods", "Weaving Methods"),
        ("Fall 2019 - 2021 Spring", ""),
        ("2019-Fall Looms of the North", "Looms of the North"),
        ("2019/Spring: Looms of the North", "Looms of the North"),
        ("Fall-2019, Looms of the North", "Looms of the North"),
        ("Looms of the North (Winter/2019)", "Looms of the North"),
        ("2019-Summer – 2021-Fall", ""),
        ("2019 May - 2021 June", ""),
        ("Fine Art 2015 - 2019", "Fine Art"),
    ],
)
def test_a_year_takes_no_season_from_the_name_behind_it(text: str, left: str) -> None:
    (date,) = find_dates(text)
    assert (date.start[:4] if date.start else None, date.end and date.end[:4]) in {
        ("2015", "2019"),
        ("2019", "2021"),
        ("2019", None),
    }
    assert without_dates(text, (date,)) == left


@pytest.mark.parametrize("unit", ["a 2019 ", "2019-", "'19", "1/2", "20", "Sep 2019 - ", "(2019", "expected 2019 "])
def test_hostile_text_gives_spans_inside_it(unit: str) -> None:
    text = unit * 2000
    assert all(0 <= date.span.start < date.span.end <= len(text) for date in find_dates(text))


@pytest.mark.parametrize(
    ("document", "start"),
    [
        ("01/09/2019 – 31/08/2022", "2019-09-01"),
        ("01/09/2019 – 08/31/2022", "2019-01-09"),
        ("01/09/2019", "2019-01-09"),
        ("1/9/19, 13/9/2019 and 9/13/2019", "2019-01-09"),
    ],
)
def test_the_documents_other_dates_say_whether_the_day_stands_first(document: str, start: str) -> None:
    with ways_of(document):
        assert find_dates("Clerk, 01/09/2019")[0].start == start
    assert find_dates("Clerk, 01/09/2019")[0].start == "2019-01-09"


def test_months_in_small_letters_that_are_words_too() -> None:
    found = find_dates("set 2019 – mag 2021")
    assert [(date.start, date.end) for date in found] == [("2019-09", "2021-05")]
    assert [date.start for date in find_dates("a data set 2019")] == ["2019"]


def test_a_museum_of_art_has_no_pages() -> None:
    assert [date.start for date in find_dates("Museum of Looms and Art 2017/03")] == ["2017-03"]


def test_the_number_of_a_course_of_psychology_or_sociology_is_no_year() -> None:
    found = [find_dates(f"{code} 2003: Leaves and Minds, Fall 2023") for code in ("PSY", "SOC", "POSC", "GOVT")]
    assert [[date.start for date in dates] for dates in found] == [["2023"]] * 4


@pytest.mark.parametrize("text", ["2014 on: Reader", "Reader, 2014 on", "Reader (2014 on)", "2014 onwards: Reader"])
def test_a_year_from_which_on_is_open(text: str) -> None:
    assert [(date.start, date.end, date.current) for date in find_dates(text)] == [("2014", None, True)]


def test_on_what_a_year_goes_is_no_end() -> None:
    assert [(date.start, date.current) for date in find_dates("A talk of 2014 on looms")] == [("2014", False)]
