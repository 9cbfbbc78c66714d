"""PDF files whose periods stand in two rows of a margin. All made up."""

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import filled, text


def _career(*entries: tuple[str, str]) -> str:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    for number, (begun, ended) in enumerate(entries):
        y = 100 + 60 * number
        pdf.at(50, y, begun)
        pdf.at(102, y, f"Orchard of Tabor {number}, where the woods are")
        pdf.at(50, y + 12, ended)
        pdf.at(102, y + 12, "Keeper of elms")
        pdf.at(102, y + 24, "Wrote about leaves")
    return text(filled(pdf))


def test_the_end_below_a_beginning_stands_beside_it() -> None:
    found = _career(("Sep 2011 -", "Present"), ("Oct 2009 -", "Sep 2010"))
    assert "Sep 2011 - Present\tOrchard of Tabor 0" in found
    assert "Oct 2009 - Sep 2010\tOrchard of Tabor 1" in found


def test_entries_below_each_other_keep_their_dates() -> None:
    assert "Sep 2011 - Sep 2008" not in _career(("Sep 2011 -", "Sep 2008"), ("Oct 2009 -", "Sep 2007"))


def test_an_open_period_stays_and_a_year_stands_beside_its_month() -> None:
    found = _career(("Sep 2015 -", ""), ("Oct 2011 - May", "2014"), ("Oct 2009 - Jun", "2010"))
    assert "Oct 2011 - May 2014\tOrchard of Tabor 1" in found
    assert "Oct 2009 - Jun 2010\tOrchard of Tabor 2" in found
    assert "Sep 2015 - Orchard of Tabor 0" in found


def test_an_end_with_nothing_beside_it_belongs_to_the_beginning_above() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    pdf.at(50, 100, "Sep 2011 -")
    pdf.at(130, 100, "Keeper of elms", 10, "F2")
    pdf.at(50, 112, "Jul 2014")
    pdf.at(130, 124, "Orchard of Tabor, where the woods are")
    assert "Sep 2011 - Jul 2014\t**Keeper of elms**\n  Orchard of Tabor" in text(filled(pdf))


def test_a_dash_below_a_row_whose_date_went_up_raises_nothing() -> None:
    pdf = Pdf()
    pdf.at(50, 50, "Ada Maria Novak", 24)
    pdf.at(50, 100, "2011 -")
    pdf.at(130, 100, "Keeper of elms", 10, "F2")
    pdf.at(50, 112, "2014")
    pdf.at(130, 124, "Orchard of Tabor, where the woods are")
    assert text(filled(pdf)).startswith("# Ada Maria Novak")
