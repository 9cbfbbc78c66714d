"""Dates set flush right behind entries that wrap, as word processors set them with a tab. All made up."""

from tests.transforms.readers.pdf.made_pdf import Pdf, width
from tests.transforms.readers.pdf.pdf_pages import text

_LEFT, _EDGE = 72.0, 540.0
_WORDS = ("looms", "dyes", "mills", "by", "rivers", "north", "that", "wove", "through", "winters", "at", "fairs")


def _full(start: str) -> str:
    """Words up to the right edge, so that hardly one more would fit."""
    line = start
    for word in _WORDS * 3:
        if _LEFT + width(f"{line} {word}", 10) > _EDGE:
            break
        line += f" {word}"
    return line


def _pages(*periods: str) -> str:
    pdf = Pdf()
    pdf.at(_LEFT, 50, "Ada Maria Novak", 20)
    y = 90.0
    for number, period in enumerate(periods):
        pdf.at(_LEFT, y, _full(f"Slow Weaving {number}"))
        pdf.at(_LEFT, y + 12, "Globex Foundation")
        pdf.right(_EDGE, y + 12, period)
        y += 24
    for number in range(6):  # works whose further lines hang
        pdf.at(_LEFT, y + 20, _full(f"Novak, A. (20{number:02d})."))
        pdf.at(_LEFT + 30, y + 32, "Moss Letters 12")
        y += 24
    return text(pdf)


def test_an_entry_wraps_before_its_date_though_other_lists_hang() -> None:
    found = _pages("May 2021", "June 2019", "July 2017")
    assert found.count("Globex Foundation\t") == 3
    assert not any(line.startswith("Globex") for line in found.splitlines())


def test_a_column_of_years_parts_no_month_from_its_year() -> None:
    pdf = Pdf()
    pdf.at(_LEFT, 50, "Ada Maria Novak", 20)
    for row, start in enumerate(("Aug 2011 - Jul", "", "", "", "")):
        pdf.at(_LEFT, 90 + 14 * row, f"Moss Medal {row}")
        pdf.at(497.2 - width(start, 10), 90 + 14 * row, start)
        pdf.at(500, 90 + 14 * row, "2013")
    assert "\tAug 2011 - Jul 2013\n" in text(pdf)


def test_a_column_of_years_cuts_no_period_in_two() -> None:
    found = _pages("2021 - 2023", "2018 - 2019", "2017", "2015", "2014")
    assert all(f"\t{period}" in found for period in ("2021 - 2023", "2018 - 2019"))
