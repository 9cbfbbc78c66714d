"""Periods in two rows at the right margin of layout text. All made up."""

from __future__ import annotations

from transforms.readers.layout.right_periods import with_right_periods_whole

ENTRY = f"Lecturer, Globex University{'May {} -':>50}\n   • Taught looms{'{}':>61}"


def page(*years: tuple[str, str]) -> list[str]:
    return "\n\n".join(ENTRY.format(*pair) for pair in years).split("\n")


def test_ends_below_beginnings_go_beside_them() -> None:
    (found,) = with_right_periods_whole([page(("2019", "June 2021"), ("2016", " Present"))])
    assert [" ".join(line.split()) for line in found] == [
        "Lecturer, Globex University May 2019 - June 2021",
        "• Taught looms",
        "",
        "Lecturer, Globex University May 2016 - Present",
        "• Taught looms",
    ]


def test_dates_before_the_open_ones_end_no_period() -> None:
    before = page(("2019", "June 2018"), ("2016", "June 2014"))
    assert with_right_periods_whole([before]) == [before]


def test_the_rest_of_a_period_at_the_left_goes_on_with_the_full_line_above() -> None:
    lines = ["Lecturer of looms and dyes, Globex University of the Upper Meadow     2019 –", "2021", "Weaver"]
    assert with_right_periods_whole([lines]) == [[f"{lines[0]} 2021", "Weaver"]]
    years = ["Lecturer of looms and dyes, Globex University of the Upper Meadow     2019 –", "2016", "Weaver"]
    assert with_right_periods_whole([years]) == [years]
