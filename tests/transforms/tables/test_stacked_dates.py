"""Ranges of dates that a narrow column broke. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

STACKS = [
    ("2012 –", "2016", "2012", "2016"),
    ("2012-", "2016", "2012", "2016"),
    ("Sep 2012", "– Jun 2016", "2012-09", "2016-06"),
    ("Sep 2012 to", "Jun 2016", "2012-09", "2016-06"),
    ("Sept. 2012", "Dec. 2016", "2012-09", "2016-12"),
    ("Jun 2016", "Sep 2012", "2012-09", "2016-06"),
]
OTHER = "\n\n2008 – 2011\tMSc in Looms\n\tReed College, Portland\n"


def degrees(body: str) -> list[tuple[str | None, str | None, str | None, str | None]]:
    return [(one.degree, one.organization, one.start, one.end) for one in read(f"## Education\n\n{body}").education]


@pytest.mark.parametrize(("above", "below", "start", "end"), STACKS)
@pytest.mark.parametrize("comma", [",", ""])
def test_two_dates_in_a_column_at_the_left(above: str, below: str, start: str, end: str, comma: str) -> None:
    found = degrees(f"{above}\tPhD in Weaving{comma}\n{below}\tOrt University, Belgium{OTHER}")
    assert found == [("PhD", "Ort University", start, end), ("MSc", "Reed College", "2008", "2011")]


@pytest.mark.parametrize(("above", "below", "start", "end"), STACKS)
def test_two_dates_in_a_column_at_the_right(above: str, below: str, start: str, end: str) -> None:
    found = degrees(f"**PhD in Weaving**\t{above}\nOrt University, Belgium\t{below}{OTHER}")
    assert found[0] == ("PhD", "Ort University", start, end)


@pytest.mark.parametrize(("above", "below"), [("present", "Oct 2016"), ("Oct 2016 –", "present")])
def test_a_post_still_held(above: str, below: str) -> None:
    body = f"{above}\tLecturer in Weaving,\n{below}\tOrt University, Belgium\n\n2008 – 2011\tPostdoc\n\tReed College\n"
    found = read(f"## Experience\n\n{body}").positions
    assert [(one.organization, one.start, one.current) for one in found] == [
        ("Ort University", "2016-10", True),
        ("Reed College", "2008", False),
    ]


def test_the_second_date_stands_alone() -> None:
    found = degrees(f"2012 –\tPhD in Weaving, Ort University, Belgium\n2016{OTHER}")
    assert found[0] == ("PhD", "Ort University", "2012", "2016")


def test_two_entries_of_a_line_keep_their_dates() -> None:
    found = degrees("2016\tPhD in Weaving, Ort University\n2012\tMSc in Looms, Reed College\n")
    assert found == [("PhD", "Ort University", None, "2016"), ("MSc", "Reed College", None, "2012")]


def test_the_word_between_two_degrees_is_no_school() -> None:
    found = degrees(
        "July 2016\tBachelor and Master of Science with Botany major,\nJuly 2011\tOrt University, Belgium\n"
    )
    assert found == [
        ("Bachelor", "Ort University", "2011-07", "2016-07"),
        ("Master of Science", "Ort University", "2011-07", "2016-07"),
    ]


def test_the_bullets_of_two_entries_are_no_dashes() -> None:
    assert degrees("- 2018\tPhD, Uppsala University\n- 2016\tMSc, Aalto University\n") == [
        ("PhD", "Uppsala University", None, "2018"),
        ("MSc", "Aalto University", None, "2016"),
    ]


@pytest.mark.parametrize("dash", ["-", " –", "–", " -"])
@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [
        ("Education", "PhD in Weaving, Ort University", "MSc in Looms, Reed College"),
        ("Education", "PhD, Ort University", "PhD, Uppsala University"),
        ("Employment", "Lecturer, Faculty of Wool, Ort University", "Visiting Fellow, Reed College"),
    ],
)
def test_a_row_that_began_and_goes_on_over_one_of_a_single_year(dash: str, kind: str, first: str, second: str) -> None:
    rows = f"2014{dash}\t{first}\n2011\t{second}\n2009-10\tTutor, Aalto University\n"
    parsed = read(f"## {kind}\n\n{rows}")
    one, two = [*parsed.education, *parsed.positions][:2]
    assert (one.start, one.end, one.current) == ("2014", None, True)
    assert "2011" in (two.start, two.end)
    assert None in (two.start, two.end)
