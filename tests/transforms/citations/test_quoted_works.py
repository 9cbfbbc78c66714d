"""Lists in which each work begins with its title in quotes, whatever parts or joins its lines."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite
from transforms.parse import parse
from transforms.readers.dispatch import read

_HEAD = "# **Ines Falk**\n\nSchool of Economics, University of Turku, Finland\n\n"
_LISTS = [
    "“Barnacle Prices” (Job market paper)\n“Tides in Dynamic Economies” (with Ole Brandt)\n\n“Ferries and Waiting”\n",
    "[“Barnacle Prices” (new)](b.org)\n[“Tides in Dynamic Economies” (with Ole Brandt)](c.org)\n“Ferries and Waiting”",
    "“Barnacle Prices”\n“Tides in Dynamic Economies” (with Ole\n\n\nBrandt)\n\n\n“Ferries and\nWaiting”\n",
    "«Barnacle Prices»\n\n«Tides in Dynamic\n\nEconomies» (with Ole Brandt)\n«Ferries and Waiting»\n",
]


@pytest.mark.parametrize("listed", _LISTS)
@pytest.mark.parametrize("heading", ["# **Working Papers**\n\n", "# **W ORKING P APERS**\n\n\n"])
def test_each_quotation_at_a_line_begins_a_work(heading: str, listed: str) -> None:
    works = parse(read((_HEAD + heading + listed).encode(), "cv.md")).papers
    assert [(one.title, len(one.authors)) for one in works] == [
        ("Barnacle Prices", 1),
        ("Tides in Dynamic Economies", 2),
        ("Ferries and Waiting", 1),
    ]
    assert {one.status for one in works} == {"preprint"}


def test_a_quotation_below_names_begins_none() -> None:
    listed = "Ines Falk and Ole Brandt.\n“Barnacle Prices.”\nWeft 2, 2011.\n\n"
    listed += "Pia Holm and Ines Falk.\n“Slow Tides.”\nReef 3, 2012.\n"
    works = parse(read(f"{_HEAD}## Publications\n\n{listed}".encode(), "cv.md")).papers
    assert [(one.title, len(one.authors)) for one in works] == [("Barnacle Prices", 2), ("Slow Tides", 2)]


def test_coauthors_in_brackets_before_a_quotation_begin_a_work() -> None:
    listed = (
        "“Barnacle Prices.” Weft 2, 2011.\n“Slow Tides.” Reef 3, 2012.\n(with Ole Brandt) “Ferries.” Reef 4, 2013.\n"
    )
    works = parse(read(f"{_HEAD}## Publications\n\n{listed}".encode(), "cv.md")).papers
    assert [one.title for one in works] == ["Barnacle Prices", "Slow Tides", "Ferries"]


def test_small_capitals_that_fell_apart_head_works_in_progress() -> None:
    text = (
        _HEAD + "# **D RAFTS AND W ORK IN P ROGRESS**\n\n\n“Ferry Crowds”\n\n\n**A** **B**\n\n\n_C_ _D_\n\n\nE\n\n\nF\n"
    )
    assert parse(read(text.encode(), "cv.md")).papers[0].status == "in_preparation"


def test_names_right_behind_a_bold_title_are_the_authors() -> None:
    text = "## Papers\n\n1. **Slow looms of the north.**Ines Falk and Ole Brandt, Journal of Weft, 2023.\n"
    text += "2. **Fast reeds in rain.**Ines Falk, Journal of Weft, 2021.\n"
    works = parse(read((_HEAD + text).encode(), "cv.md")).papers
    assert [(one.title, len(one.authors), one.venue) for one in works] == [
        ("Slow looms of the north", 2, "Journal of Weft"),
        ("Fast reeds in rain", 1, "Journal of Weft"),
    ]


def test_italics_over_names_are_no_title_before_a_quoted_one() -> None:
    listed = (
        "- Pia Holm, *Ole Brandt*, Mira Sand, *Jon Vik, Ines Falk, Ada Quill, "
        "“Ferries That Wait for Nobody in Fog”,* (Equal) 2013"
    )
    [work] = parse(read(f"{_HEAD}## Publications\n\n{listed}\n".encode(), "cv.md")).papers
    assert (work.title, len(work.authors)) == ("Ferries That Wait for Nobody in Fog", 6)


@pytest.mark.parametrize(
    ("venue", "pages"),
    [
        ("*Studies in Felt, 1880-1920*. 60.3 (June 2017): 314-340", "314-340"),
        ("*Power in Wool, 1890-1940*. Eds. Otto Vale and Ada Reed (Leiden: Brill, 2017): 44-71", "44-71"),
        ("*Journal of Felt*, 1880-1920, 2017", "1880-1920"),
    ],
)
def test_the_years_that_a_venue_is_about_are_no_pages(venue: str, pages: str) -> None:
    works = parse(read(f'{_HEAD}# Articles\n\n1. "Wool in the Mirror." {venue}.\n'.encode(), "cv.md")).papers
    assert [(one.title, one.year, one.pages) for one in works] == [("Wool in the Mirror", 2017, pages)]


@pytest.mark.parametrize(
    ("line", "title"),
    [
        (
            "Quill A, Verd TJ, Orr MC. Dyes coordinate activity throughout the wool. QSHL, 'Loom Circuits', Mar 2012",
            "Dyes coordinate activity throughout the wool",
        ),
        (
            "Quill A, Orr H. Spontaneous patterns in felt networks. Moss Conference, ‘Circuits and Felt’, 2007",
            "Spontaneous patterns in felt networks",
        ),
    ],
)
def test_a_meeting_in_quotes_behind_who_held_it_is_no_title(line: str, title: str) -> None:
    assert cite(line).title == title


@pytest.mark.parametrize(
    "issue", ["Special Issue “Dyes of the Late Guilds” of", "Special Issue on “Dyes of the Late Guilds”,"]
)
def test_what_is_quoted_behind_a_special_issue_is_no_title(issue: str) -> None:
    text = f"A. Quill, B. Rook, T. Lund, Quicker Braids by Lantern Light, {issue} Weft Letters, Harrow Press, 2021."
    found = cite(text, "Ada Quill")
    assert found.title == "Quicker Braids by Lantern Light"
    assert "Dyes" in (found.venue or "")
