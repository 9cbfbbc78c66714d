"""Works of markdown CVs: their fields in headings, in paragraphs of their own, in brackets."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def works(body: str) -> list[tuple[str, list[str], int | None, str | None]]:
    return [(one.title, one.authors, one.year, one.venue) for one in read(f"## Publications\n\n{body}").papers]


WHO = ("Jane Q. Miller and Bo Lund", "Jane Q. Miller, Wei Zhang, and Bo Lund", "Jane Q. Miller")
AUTHORS = (["Jane Q. Miller", "Bo Lund"], ["Jane Q. Miller", "Wei Zhang", "Bo Lund"], ["Jane Q. Miller"])
TITLES = ("Weaving at Scale", "On the Complexity of Knots", "Fair Division with Partial Information")
VENUES = ("Journal of Textile Research", "CHI", "Neural Computation")
YEARS = (2023, 2022, 2021)
WORKS = list(zip(TITLES, AUTHORS, YEARS, VENUES, strict=True))


def told(form: str) -> str:
    """Three works in one form."""
    each = zip(TITLES, WHO, YEARS, VENUES, strict=True)
    return "\n\n".join(form.format(title=t, who=w, year=y, venue=v) for t, w, y, v in each)


def test_a_heading_over_names_venue_and_year_is_a_title() -> None:
    assert works(told("#### {title}\n\n{who}. {venue}. {year}.\n\n[[Paper]](p.pdf)")) == WORKS
    assert works(told("### {title}\n\n{who}. *{venue}*, {year}.")) == WORKS


def test_fields_that_are_paragraphs_are_of_one_work() -> None:
    assert works(told("![](p.png)\n\n**{title}**\n\n{who}\n\n*{venue}*, {year}")) == WORKS
    lines = told("**{title}**\n\n{who}\n\n*{venue}*, {year}").replace("Jane Q. Miller", "Miller, J. Q.")
    assert [one[2:] for one in works(lines)] == [one[2:] for one in WORKS]
