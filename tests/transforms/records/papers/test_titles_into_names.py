"""Titles that run into the names of their authors without a mark between. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

TITLES = ["Provable Felting of Coarse Yarn", "Moth: Soft Nets for Harbour Queues", "Evidence from Key-Value Stores"]
NAMES = ["Mi Sook Han", "Tiril Brandvold", "Jean-Luc Orr Jr.", "Grace Tallow", "Nour D. Quill", "Ada van der Lund"]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("other", ["Bo Dahl", "Leilani Te Quill"])
def test_where_the_first_name_begins(title: str, name: str, other: str) -> None:
    found = parsed(
        "## Research Experience\n\n### Felting at Scale\n\nAalto University\n\nNov. 2019 - Present\n\n"
        f"- {title} {name}\\*, Jane Q. Miller\\*, {other} (\\*Equal first authors) [soon on Arxiv]\n"
        "- Submitted to Loom Letters.\n"
    )
    assert [(paper.title, paper.authors) for paper in found.papers] == [(title, [name, "Jane Q. Miller", other])]


@pytest.mark.parametrize(
    "title",
    [
        "Who Gains from Felting? Salt, Care, and Careers after the Frost",
        "How Soft Are Yarns? Evidence from Harbour Towns",
        "Why Felt! Three Essays, with a Key",
    ],
)
def test_a_question_and_what_it_is_asked_of_before_a_year(title: str) -> None:
    found = parsed(
        "## Publications\n\n"
        f"- [1] **Jane Q. Miller**, Bo Dahl, Mai Lund, and Ivo Vale. {title}. 2017, Weft Blog, <https://weft.org/c>.\n"
        "- [2] **Jane Q. Miller**, Bo Dahl, and Ivo Vale. Slow Nets of the North. 2016, Weft Blog.\n"
    )
    assert [paper.title for paper in found.papers] == [title, "Slow Nets of the North"]


def test_a_margin_between_two_given_names_and_the_family() -> None:
    found = parsed(
        "## Publications\n\n1. Bo Dahl, and Jane Q. Miller.\n    [A Net for Yarn][c1].\n"
        "    In _Proceedings of the Felt Conference_, 2012.\n"
        "2. Jane Q. Miller, Antoine Vale, Juan Carlos\n    Merrow, Mariana Lund, and Bo Dahl.\n"
        "    [Needs of coarse yarn][c2].\n    In _Proceedings of Felts 2002_, Turku, Finland, January 2002.\n"
        "3. Bo Dahl, and Jane Q. Miller.\n    [A Comb for Yarn][c3].\n    In _Proceedings of Felts 2001_, 2001.\n"
    )
    assert found.papers[1].authors == [
        "Jane Q. Miller",
        "Antoine Vale",
        "Juan Carlos Merrow",
        "Mariana Lund",
        "Bo Dahl",
    ]


@pytest.mark.parametrize("name", ["L’Hospital, L. A.", "L'Moulin, C.", "D'Orchard, M."])
def test_families_with_an_elision_among_others(name: str) -> None:
    found = parsed(
        f"## Publications\n\n1. {name}, Miller, J. Q., & Dahl, B. (2014). Yarn and bone. *Felt Letters*, 3, 4-5.\n"
        f"2. Dahl, B., Miller, J. Q., {name} (2012). Low nets of the north. *Felt Letters*, 1, 4-5.\n"
    )
    assert [paper.authors for paper in found.papers] == [
        [name, "Miller, J. Q.", "Dahl, B."],
        ["Dahl, B.", "Miller, J. Q.", name],
    ]
