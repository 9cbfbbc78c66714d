"""Works of cards: a box with venue and year over a bold title, whoever wrote them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(("first", "second"), [("LoomConf 2021", "Felt Letters 2020"), ("Weft (2021)", "Moss, 2020")])
@pytest.mark.parametrize("below", ["", "  \n  Best Paper Award"])
def test_a_box_over_a_bold_title_is_its_venue(first: str, second: str, below: str) -> None:
    works = whole(
        "# Mira Tolland\n\n## Selected Publications\n\n"
        f"- {first}  \n  **Moss Walls of the Northern Mills**{below}\n\n- {second}  \n  **Shuttles without Thread**\n"
    ).papers
    assert [(one.title, list(one.authors), one.year) for one in works] == [
        ("Moss Walls of the Northern Mills", ["Mira Tolland"], 2021),
        ("Shuttles without Thread", ["Mira Tolland"], 2020),
    ]
    assert [one.venue for one in works] == [first.rstrip("()0123456789 ,"), second.rstrip("()0123456789 ,")]


_WORKS = (
    ("Felt & Fog Letters", "Ada Quill, Mira Tolland, Bo Lund", "Moss Walls of the Northern Mills", 2021),
    ("Journal of Quiet Looms", "Mira Tolland, Cy Orr", "Shuttles without Thread: A Study", 2020),
    ("Weft Quarterly", "Dee Ash, Bo Lund, Mira Tolland", "Salt in the Dyes of Winter", 2014),
)


@pytest.mark.parametrize(
    "form",
    [
        "{venue}, vol. 3, no. 2, pp. 11-20, May {year}: {names}. “{title}.”",
        "{venue}, {year}. {names}. “{title}.”",
        "{venue} {year}: {names}, “{title}”",
        "{venue} {year}. {title}. {names}.",
        "[{venue}, {year}] {names}, “{title}”",
    ],
)
@pytest.mark.parametrize("mark", ["", "- "])
def test_places_in_front_of_names_on_one_line(form: str, mark: str) -> None:
    body = "\n\n".join(
        mark + form.format(venue=venue, names=names, title=title, year=year) for venue, names, title, year in _WORKS
    )
    found = whole(f"# Mira Tolland\n\n## Publications\n\n{body}\n").papers
    assert [(one.venue, ", ".join(one.authors), one.title, one.year) for one in found] == list(_WORKS)


def test_places_in_front_whose_works_a_margin_broke() -> None:
    body = "\n\n".join(
        f"{venue}, vol. 30, no. 2, pp. 11-20, December\n{year}: {names.replace(', ', ',' + chr(10), 1)}. “{title}.”"
        for venue, names, title, year in _WORKS
    )
    found = whole(f"# Mira Tolland\n\n## Publications\n\n{body}\n").papers
    assert [(one.venue, ", ".join(one.authors), one.title, one.year) for one in found] == list(_WORKS)
