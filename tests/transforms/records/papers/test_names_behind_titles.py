"""Authors glued to the title before them in an entry: where the first name begins. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.cited import OWNER, papers
from transforms.records.papers.embedded_papers import read_embedded_papers


@pytest.mark.parametrize(
    "name",
    [
        "Ka Ho Cheung",
        "Tsz Wai Au-Yeung",
        "Syed Omar Butt",
        "Rodrigo T. F. Lima Neto",
        "Nurul Izzah binti Karim",
        "Pier Paolo Lo Conte",
        "Tigist Haile Bekele",
        "Xiaofeng Dahl",
        "Å. Ingrid Dahl",
        "Ç. Emre Orr",
    ],
)
@pytest.mark.parametrize("title", ["Slow Forests", "How to Share a Felt", "Z3: A Patient Loom", "Nets That Are False"])
def test_the_first_name_begins_behind_the_title(title: str, name: str) -> None:
    body = (
        f"Project 1: Geese\n- {title} {name}*, {OWNER}*, Mira Okoye (*Equal contribution)\n"
        "- This work is submitted to Pond Research.\n- Counted geese.\n"
    )
    found = papers(read_embedded_papers, body, "positions")
    assert [(one.title, one.authors) for one in found] == [(title, [name, OWNER, "Mira Okoye"])]


@pytest.mark.parametrize("title", ["Random Cloth", "Slow Looms", "Felt and Wool"])
def test_a_short_title_over_its_authors(title: str) -> None:
    body = f"Project 1: Geese\n- {title}\n\nNed Dahl*, {OWNER}*, Mira Okoye (*Equal contribution)\n\n- Counted geese.\n"
    found = papers(read_embedded_papers, body, "positions")
    assert [(one.title, one.authors) for one in found] == [(title, ["Ned Dahl", OWNER, "Mira Okoye"])]


def test_the_owner_whose_name_has_more_words_than_the_others() -> None:
    cv = whole(
        "# Van Orlo Dahl\n\n## Research Experience\n\nResearch Intern\n\nLund University\n\nMay 2020 - May 2021\n\n"
        "- Project 1: Geese\n  - Slow Forests of Reeds Van Orlo Dahl, Ned Orr [in preparation]\n"
    )
    assert [(one.title, one.authors) for one in cv.papers] == [("Slow Forests of Reeds", ["Van Orlo Dahl", "Ned Orr"])]


def test_a_title_with_an_apostrophe_is_no_part_of_a_name() -> None:
    body = f"- Project 1: Nets of the Mill\n  - Vale's Quiet Forests Ömvik Dahl, Hyebin Orr, {OWNER} [in preparation]\n"
    found = papers(read_embedded_papers, body, "positions")
    assert [(one.title, one.authors) for one in found] == [
        ("Vale's Quiet Forests", ["Ömvik Dahl", "Hyebin Orr", OWNER])
    ]
