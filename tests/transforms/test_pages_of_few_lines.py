"""Home pages of few lines: who made them at the foot, roles with letters in brackets, honours beside a list of some."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed, whole
from transforms.parse import parse
from transforms.readers.dispatch import read as read_file


@pytest.mark.parametrize(
    "stamp",
    [
        "Last changed May 2024, Mira Okoye",
        "Last updated: 3 May 2024 by Mira Okoye",
        "© 2025 Mira Okoye",
    ],
)
def test_a_stamp_at_the_foot_names_the_owner(stamp: str) -> None:
    page = whole(
        f"I am a lecturer at Lund University.\n\n## Publications\n\n- Wet felt. *Loom Letters*, 2020.\n\n{stamp}\n"
    )
    assert page.person is not None
    assert page.person.name == "Mira Okoye"
    assert [(paper.title, paper.authors) for paper in page.papers] == [("Wet felt", ["Mira Okoye"])]


@pytest.mark.parametrize(
    "stamp", ["Last updated by the Loom Group", "Last modified: May 2024", "© 2025 Globex University"]
)
def test_a_stamp_without_a_name_names_nobody(stamp: str) -> None:
    page = whole(f"I am a lecturer at Lund University.\n\n{stamp}\n")
    assert page.person is None or page.person.name is None


def test_letters_in_brackets_stand_within_a_title() -> None:
    found = parsed("I am a Nansen (NMC) research fellow at Lund University.").positions
    assert [(one.title, one.organization) for one in found] == [("Nansen research fellow", "Lund University")]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("I am a PhD student at Lund University in linguistics. I like moss.", "linguistics"),
        ("I am a Ph.D. candidate at Lund University in the field of marine botany.", "marine botany"),
        ("I am a PhD student at Lund University in collaboration with Globex.", None),
    ],
)
def test_a_field_in_small_letters_behind_the_university(text: str, field: str | None) -> None:
    assert [one.field for one in parsed(text).education] == [field]


@pytest.mark.parametrize(
    ("names", "authors"),
    [("with Moe and Aune", ["Moe", "Aune"]), ("joint with Moe, Aune, and Dahl", ["Moe", "Aune", "Dahl"])],
)
def test_co_authors_by_their_family_names(names: str, authors: list[str]) -> None:
    page = parsed(
        f"## Publications\n\n- Cod forms of higher weight ({names}). *Loom Letters*, 2019.\n- Wet felt. 2018.\n"
    )
    assert (page.papers[0].title, page.papers[0].authors[1:]) == ("Cod forms of higher weight", authors)


def test_honours_of_a_bio_beside_a_list_of_others() -> None:
    page = parsed(
        "I am a reader at Lund University. I received the Nansen Prize in 2021 and the Early Career Prize in 2019."
        " In 2020, I was awarded the Loom Medal.\n\n## Awards\n\n"
        "- Nansen Prize for Looms, 2021\n- Best Poster Award, 2012\n"
    )
    assert sorted(one.name for one in page.awards) == [
        "Best Poster Award",
        "Early Career Prize",
        "Loom Medal",
        "Nansen Prize for Looms",
    ]


def test_a_fellowship_among_honours_is_no_post() -> None:
    page = parsed("I am a reader at KTH. My honors include the Loom Research Fellowship from Lund University.")
    assert [one.title for one in page.positions] == ["reader"]


def test_a_subtitle_stands_below_the_name_that_a_page_begins_with() -> None:
    source = (
        "---\nlayout: about\ntitle: about\nsubtitle: PhD student at <a href='https://mit.example'>MIT</a>\n---\n\n"
        "# Mira Okoye\n\nmira [at] okoye.example\n\nMira Okoye is a PhD student in Looms at MIT.\n\n"
        "## Awards\n\n- 2019: Nansen Prize\n"
    )
    page = parse(read_file(source.encode(), "about.md"))
    assert page.person is not None
    assert page.person.name == "Mira Okoye"
    assert [(one.degree, one.organization) for one in page.education] == [("PhD", "MIT")]
    assert not page.advising


@pytest.mark.parametrize(
    ("text", "studies"),
    [
        (
            "I studied physics at Lund University and then history at Charles University, graduating in 2012.",
            [("", "physics", "Lund University", None), ("", "history", "Charles University", "2012")],
        ),
        ("I graduated from Lund University in 2014.", [("", None, "Lund University", "2014")]),
        (
            "I graduated from Lund University in 2014. I hold a BA in Looms from Lund University.",
            [("BA", "Looms", "Lund University", None)],
        ),
    ],
)
def test_studies_without_a_degree(text: str, studies: list[tuple[str, str | None, str, str | None]]) -> None:
    found = parsed(f"I am a reader at KTH. {text}").education
    assert [(one.degree, one.field, one.organization, one.end) for one in found] == studies


def test_studies_without_a_degree_are_those_that_a_list_names() -> None:
    page = parsed("I graduated from Lund University.\n\n## Education\n\n- BA in Looms, Lund University, 2014\n")
    assert [(one.degree, one.organization, one.end) for one in page.education] == [("BA", "Lund University", "2014")]


def test_institutes_for_something_and_a_second_place() -> None:
    found = parsed("I was an engineer at the Institute for Applied Looms and at Lund University.").positions
    assert [one.organization for one in found] == ["Institute for Applied Looms", "Lund University"]


def test_works_in_progress_below_their_own_heading() -> None:
    page = parsed(
        "## In progress\n\n1. Heights of wool (with J. Moe and C. Aune).\n2. Knots of wool.\n\n## Papers\n\n- Felt.\n"
    )
    assert [paper.title for paper in page.papers][:2] == ["Heights of wool", "Knots of wool"]


def test_headings_over_topics_are_none() -> None:
    page = parsed(
        "## Research interests\n\n### Statistics\n\n* spline models\n* survey weights\n\n### Biology\n\n* wetlands\n"
    )
    assert [one.text for one in page.interests] == ["spline models", "survey weights", "wetlands"]


def test_semicolons_alone_part_topics_with_commas_in_few_of_them() -> None:
    page = parsed(
        "## Research interests\n\nalpha theory; beta groups; uses of alpha theory to algebra, analysis, and sets\n"
    )
    assert [one.text for one in page.interests] == [
        "alpha theory",
        "beta groups",
        "uses of alpha theory to algebra, analysis, and sets",
    ]
