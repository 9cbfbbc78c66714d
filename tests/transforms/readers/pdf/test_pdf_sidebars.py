"""PDF files: sidebars with the owner's name, and the wrapped items of narrow columns. All made up."""

from __future__ import annotations

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import text

MAIN = "Wrote about the leaves of trees and of bushes, about roots and twigs"
PRIZES = (
    ("Prize of the Guild of", "Gardeners, 2019"),
    ("Medal of the Town", "for its trees, 2017"),
    ("Leaf of the Year, 2016",),
    ("Stipend of the Fund", "for Bark, 2014"),
)


def page(items: tuple[tuple[str, ...], ...], *, apart: float = 0.0, heading: str = "Honors") -> str:
    """A page with a sidebar of prizes; `apart`: points by which they stand apart."""
    pdf = Pdf()
    pdf.at(40, 60, "Ada Novak", 18)
    pdf.at(40, 82 if heading == "Honors" else 84, heading, 10, "F2")
    y = 96.0
    for item in items:
        for line in item:
            pdf.at(40, y, line)
            y += 12
        y += apart
    pdf.at(180, 60, "Education", 10, "F2")
    for number in range(30):
        pdf.at(180, 74 + 12.5 * number, MAIN)
    return text(pdf)


def test_a_sidebar_that_begins_with_the_name_stands_first() -> None:
    assert page(PRIZES).startswith("# Ada Novak\n")


def test_items_that_end_in_dates_go_on_in_a_narrow_column() -> None:
    made = page(PRIZES)
    assert (
        "Prize of the Guild of Gardeners, 2019\nMedal of the Town for its trees, 2017\nLeaf of the Year, 2016\n" in made
    )


def test_items_that_stand_apart_go_on_in_a_narrow_column() -> None:
    made = page(tuple((*item[:-1], item[-1].partition(",")[0]) for item in PRIZES), apart=4)
    assert "Prize of the Guild of Gardeners\n" in made
    assert "Stipend of the Fund for Bark\n" in made


def test_a_bold_heading_that_fills_a_narrow_column_goes_on_with_no_item() -> None:
    assert "**Honors and Prizes**\nPrize of the Guild of Gardeners, 2019\n" in page(PRIZES, heading="Honors and Prizes")


def test_lines_of_a_narrow_column_are_items_where_nothing_says_otherwise() -> None:
    made = page((("Prize of Old Looms",), ("Gardeners",), ("Medal of Fine Wool",), ("Weavers",)))
    assert "Prize of Old Looms\nGardeners\nMedal of Fine Wool\nWeavers" in made


def test_a_column_that_is_but_a_little_narrower_goes_on_from_page_to_page_if_it_has_headings() -> None:
    """altacv's columns, of which the wider one goes on with its section at the next page's top."""
    pdf = Pdf()
    for number in range(2):
        pdf.at(40, 60, "Employment" if not number else "Weaver in the mill of the upper town, 2019", 10, "F2")
        pdf.at(350, 60, "Awards" if not number else "Skills", 10, "F2")
        for line in range(20):
            pdf.at(40, 80 + 12.0 * line, "Wrote about the leaves of trees and of bushes, about roots")
            pdf.at(350, 80 + 13.1 * line, "Prize of the town and of its old guild, yes")
        if not number:
            pdf.page()
    made = text(pdf)
    assert made.index("Weaver in the mill") < made.index("Awards") < made.index("Skills")


def test_a_title_in_large_type_goes_on_in_a_narrow_column() -> None:
    pdf = Pdf()
    pdf.at(40, 50, "Ada Novak", 24)
    y = 90.0
    for title, more in (("Master of Woods in Botanical", "Engineering"), ("Doctor of Roots and of Leafy", "Gardening")):
        pdf.at(40, y, title, 12)
        pdf.at(40, y + 14, more, 12)
        pdf.at(40, y + 28, "Charles University", 10, "F2")
        pdf.at(40, y + 40, "2012 - 2014", 10)
        y += 70
    pdf.at(40, 240, "Leaf of the Year for young woods", 10)
    pdf.at(230, 90, "Employment", 12)
    for number in range(30):
        pdf.at(230, 106 + 12.5 * number, MAIN)
    made = text(pdf)
    assert "Master of Woods in Botanical Engineering\n" in made
    assert "Doctor of Roots and of Leafy Gardening\n" in made


def test_a_sidebar_with_the_address_goes_on_from_the_next_page() -> None:
    """What stands at the top of the next page's sidebar goes on with the last item of the one before."""
    pdf = Pdf()
    pdf.at(40, 40, "Ada Novak", 18)
    for number in range(2):
        pdf.at(40, 70, "Employment" if not number else "Education", 10, "F2")
        for line in range(30):
            pdf.at(40, 84 + 12.0 * line, MAIN)
        if not number:
            pdf.at(420, 70, "novak@example.org")
            pdf.at(420, 100, "Awards", 10, "F2")
        for line in range(20):
            words = ("Prize of the old guild", "Medal of the town") if not number else ("for its trees", "Leaf of May")
            pdf.at(420, 118.3 + 13.1 * line, words[line % 2])
        if not number:
            pdf.page()
    made = text(pdf)
    assert made.index("Leaf of May") < made.index("Employment")
