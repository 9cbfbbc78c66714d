"""Works as exports have them: labels, types and counts, titles that are links. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

WORKS = [
    ("Slow sand under intermittent flow", "Ilse Vale Thorne; Peter Okon; Maja Lind", "Water Letters", "2024"),
    ("Ripening in household filters", "Peter Okon; Ilse Vale Thorne", "Journal of Water and Health", "2023"),
    ("Charcoal from coffee husks", "Ilse Vale Thorne; Maja Lind", "Journal of Moss Research", "2021"),
]
FORMS = {
    "orcid": "**{title}**\n{place}\n{year}-03-11 | Journal article\nDOI: 10.5555/{year}\nCONTRIBUTORS: {names}\n",
    "repository": "{title}\nAuthors: {names}\nJournal: {place}\nDate: {year}-03\nType: Article\n",
    "headings": "### {title}\n\nAuthors: {names}\n\nVenue: {place}, {year}\n\n[Paper](https://moss.example/{year})\n",
    "items below headings": "### {title}\n\n- **Authors:** {names}\n- **Journal:** {place}\n- **Year:** {year}\n",
    "items below plain titles": "{title}\n\n- Authors: {names}\n- Journal: {place}\n- Year: {year}\n",
    "links below": "{title}\n\nAuthors: {names}\n\nVenue: {place}, {year}\n\nPaper | Slides\n",
    "inspire": "1. **{title}**\n   {homes}\n   e-Print: [2402.11111](https://arxiv.org/abs/2402.11111) [hep-th]\n"
    "   Published in: {place} 12 ({year}) 45-67\n",
    "scholar": "[{title}](https://scholar.google.com/citations?view_op=view_citation&citation_for_view=a{year})\n"
    "{commas}\n{place} 12 (3), 45-67, {year}\nCited by 34\n",
    "scholar without gaps": "[{title}](https://moss.example/{year})\n{commas}\n"
    "{place} 12 (3), 45-67, {year}\nCited by 34",
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("head", ["# Ilse Vale Thorne\n\n## Publications\n", "# Publications of Ilse Vale Thorne\n"])
def test_works_of_an_export(form: str, head: str) -> None:
    blocks = "\n".join(
        FORMS[form].format(
            title=title,
            names=names,
            commas=names.replace(";", ","),
            homes=", ".join(f"{name} (Turku U.)" for name in names.split("; ")),
            place=place,
            year=year,
        )
        for title, names, place, year in WORKS
    )
    found = whole(f"{head}\n{blocks}\n")
    stated = [(one.title, "; ".join(one.authors), one.venue, str(one.year)) for one in found.papers]
    assert stated == WORKS
    assert found.person is not None
    assert found.person.name == "Ilse Vale Thorne"


@pytest.mark.parametrize(
    "heading",
    ["Publications of Ada Quill", "Ada Quill – Publications", "Ada Quill's publications", "Publications | Ada Quill"],
)
def test_headings_say_whose_the_list_is(heading: str) -> None:
    works = "- B. Fern, A. Quill. Slow looms. Weft Quarterly, 12:3-14, 2021.\n"
    works += "- A. Quill. Dyes of the north. Weft Quarterly, 11:1-9, 2020.\n"
    found = whole(f"# {heading}\n\n{works}")
    assert [one.title for one in found.papers] == ["Slow looms", "Dyes of the north"]
    assert found.person is not None
    assert found.person.name == "Ada Quill"


def test_titles_that_bear_a_label_begin_works_and_labelled_years_end_them() -> None:
    blocks = "\n\n".join(
        f"Title: {title}\nAuthors: {names.replace(';', ',')}\nPublished in: {place}\nYear: {year}"
        for title, names, place, year in WORKS
    )
    found = whole(f"# Ilse Vale Thorne\n\n## Publications\n\n{blocks}\n").papers
    assert [(one.title, one.venue, str(one.year)) for one in found] == [(a, c, d) for a, _, c, d in WORKS]
