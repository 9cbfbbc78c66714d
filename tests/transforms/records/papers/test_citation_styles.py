"""Lists of works in one style: names, title and venue parted in every way. All made up."""

from __future__ import annotations

from itertools import product

import pytest

from tests.transforms.records.cited import papers
from tests.transforms.records.one_section import read
from transforms.records.papers.papers import read_papers

_TITLES = ("Effects of looms on dyes (and wool)", "Wool and tides in cold winters", "A study of knots, looms and yarn")
_VENUES = ("Ecology Letters", "Annals of Botany", "Loom Studies")
_FORMS = ("{0} {1}.", "{0} {1}", "{0}, {1}.", "{1}. {0}")  # family name, initial
_JOINS = (" & ", ", and ", " and ", "; ")
_AFTER = (" ({year}). ", ". ", "\n", " ({year}): ")
_BEFORE = (". ", " - ", "\n", " – ")


def _list(form: str, join: str, after: str, before: str) -> str:
    works = []
    for number, (title, venue) in enumerate(zip(_TITLES, _VENUES, strict=True)):
        names = join.join(form.format(family, initial) for family, initial in (("Okoye", "M"), ("Lund", "B")))
        year = 2011 + number
        between = after.format(year=year)
        names = names.removesuffix(".") if between.startswith(".") else names
        works.append(f"{names}{between}{title}{before}{venue} {number + 4}, 11-20, {year}")
    return "\n\n".join(works)


@pytest.mark.parametrize(("form", "join"), list(product(_FORMS, _JOINS)))
@pytest.mark.parametrize(("after", "before"), list(product(_AFTER, _BEFORE)))
def test_works_of_one_style(form: str, join: str, after: str, before: str) -> None:
    found = papers(read_papers, _list(form, join, after, before))
    assert [one.title for one in found] == list(_TITLES)
    assert [len(one.authors) for one in found] == [2, 2, 2]
    assert [one.venue for one in found] == list(_VENUES)
    assert [one.year for one in found] == [2011, 2012, 2013]


@pytest.mark.parametrize("work", [
    "- {title}<br>\n  *{venue}* {number}(2), 11-20, {year}<br>\n  {names}",
    "- **{title}**\n  {venue}, {year}\n  {names}. doi:10.1234/abc.{number}",
    "- “{title}.” *{venue}* ({year}). {names}.",
    "- {venue} {number}(2), 11-20 ({year})\n  **{title}**\n  {names}",
])  # fmt: skip
@pytest.mark.parametrize("names", ["Bo Lund, **Mira Okoye**", "B. Lund and **M. Okoye**"])
def test_names_stand_last(work: str, names: str) -> None:
    body = "\n".join(
        work.format(title=title, venue=venue, year=2011 + number, number=number + 4, names=names)
        for number, (title, venue) in enumerate(zip(_TITLES, _VENUES, strict=True))
    )
    found = papers(read_papers, body)
    assert [one.title for one in found] == list(_TITLES)
    assert [len(one.authors) for one in found] == [2, 2, 2]
    assert [one.venue for one in found] == list(_VENUES)
    assert [one.year for one in found] == [2011, 2012, 2013]


@pytest.mark.parametrize("role", ["Author", "Translator", "Editor"])
def test_a_role_before_a_title_is_the_owner_s(role: str) -> None:
    found = read(f"## Publications\n\n- {role}, “Slow Looms,” *Weft Letters* 10 (2017): 7-9.").papers
    assert [(one.title, one.authors) for one in found] == [("Slow Looms", ["Jane Q. Miller"])]
