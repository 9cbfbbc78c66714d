"""Titles with the venue in brackets on their line, the names below. All works are made up."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_PAGE = """Ada Vale

PUBLICATIONS

1. {}
   Ada Vale, Bo Orr

2. {}
   Bo Orr, Ada Vale, Mia Lund
"""


def _papers(first: str, second: str):
    found = parse(read(_PAGE.format(first, second).encode(), "a.txt")).papers
    return [(paper.title, paper.venue, paper.year) for paper in found]


@pytest.mark.parametrize("form", ["{title} ({venue} {year})", "{title} [{venue}, {year}]"])
def test_a_venue_in_brackets_is_no_part_of_the_title_on_its_line(form: str) -> None:
    works = [("Looms at sea: how they fold", "Weft Letters", 2021), ("Nets that learn in winter", "ICML", 2023)]
    lines = [form.format(title=title, venue=venue, year=year) for title, venue, year in works]
    assert _papers(*lines) == works


def test_a_standing_in_brackets_is_none_either() -> None:
    page = _PAGE.format(
        "Looms at sea: how they fold (under review)", "[arXiv:2502.13965 2025] Nets that learn in winter"
    )
    first, second = parse(read(page.encode(), "a.txt")).papers
    assert (first.title, first.status) == ("Looms at sea: how they fold", "submitted")
    assert (second.title, second.venue, second.status) == ("Nets that learn in winter", "arXiv", "preprint")


def test_a_place_and_a_year_in_brackets_belong_to_the_title() -> None:
    (title, *_), _ = _papers("The strike of the weavers (Oslo, 1911)", "The weavers of old (1911–1920)")
    assert title == "The strike of the weavers (Oslo, 1911)"


@pytest.mark.parametrize(
    "issue", [" Special issue on Nets & Ropes", ", Special Issue on Nets", ": Special Section on Nets"]
)
def test_a_special_issue_is_no_part_of_its_journal(issue: str) -> None:
    work = f"Bo Orr, Ada Vale. “Looms in winter,” in Weft Letters{issue}, vol. 37, pp. 18-38, 2019."
    page = f"Ada Vale\n\nPublications\n\n{work}\n"
    (paper,) = parse(read(page.encode(), "a.txt")).papers
    assert paper.venue == "Weft Letters"


def test_a_special_issue_behind_a_short_last_word() -> None:
    work = "Bo Orr, Ada Vale. “Looms in winter,” in LOOM ONE Special issue on Nets & Ropes of Sea, vol. 37, 2019."
    (paper,) = parse(read(f"Ada Vale\n\nPublications\n\n{work}\n".encode(), "a.txt")).papers
    assert paper.venue == "LOOM ONE"


_BELOW_A_POST = """Ada Vale

EDUCATION

B.A. in Weaving, Leeds University

Sep. 2018-Jul. 2022

Research Experience

Research Assistant

Leeds University

Nov. 2021 - Present

- Advisor: Bo Orr
  - Project 1: Analysis of Looms
    - \\* Looms in Winter Provably Fold at Linear Speed over Arbitrary Nets

Mia Lund\\*, <u>Ada Vale</u>\\*, Cy Storr (\\*shared first authors) [soon on arXiv]

- \\* Accepted to WvSys2025, Spotlight
- \\* Built looms
"""


def test_how_a_work_was_shown_hides_no_tag_of_a_meeting_that_nobody_knows() -> None:
    (paper,) = parse(read(_BELOW_A_POST.encode(), "a.md")).papers
    assert (paper.venue, paper.year, paper.status) == ("WvSys", 2025, "accepted")


_LINKED = """# Ada Vale

## Publications

- {}
- {}
"""
_WORKS = [
    ("Looms at sea: how they fold", "Bo Orr, **Ada Vale**, Cy Lund"),
    ("Nets for quiet water", "Dee Orr, **Ada Vale**"),
]


@pytest.mark.parametrize("venue", ["WoNet", "QuiC", "SLOTH", "Workshop on Quiet Looms"])
@pytest.mark.parametrize(
    "form",
    [
        "{title} ({venue} {year}). {names}. [arXiv](https://arxiv.org/abs/2309.0945{n})",
        "[{venue} {year}] {title}. {names}. [arXiv](https://arxiv.org/abs/2309.0945{n})",
        "**{title}**  \n  {names}  \n  {venue} {year} | [arXiv](https://arxiv.org/abs/2309.0945{n}) | [code](x.org)",
        "{title}<br>{names}<br>{venue} {year}<br>[arXiv](https://arxiv.org/abs/2309.0945{n}) / [code](x.org)",
    ],
)
def test_the_label_of_a_link_is_no_venue_beside_one_that_no_list_knows(form: str, venue: str) -> None:
    lines = [
        form.format(title=title, names=names, venue=venue, year=2022 + n, n=n)
        for n, (title, names) in enumerate(_WORKS)
    ]
    found = parse(read(_LINKED.format(*lines).encode(), "a.md")).papers
    assert [(paper.title, paper.venue, paper.year, paper.status) for paper in found] == [
        (title, venue, 2022 + n, "published") for n, (title, _) in enumerate(_WORKS)
    ]
    assert [len(paper.authors) for paper in found] == [3, 2]


def test_a_work_with_no_more_than_the_link_is_a_preprint() -> None:
    lines = [f"{title}. {names}. 2023. [arXiv](https://arxiv.org/abs/2309.1)" for title, names in _WORKS]
    found = parse(read(_LINKED.format(*lines).encode(), "a.md")).papers
    assert [(paper.venue, paper.status) for paper in found] == [("arXiv", "preprint")] * 2
