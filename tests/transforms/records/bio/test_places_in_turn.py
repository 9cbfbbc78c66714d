"""Several places of one stay, promotions in other words, honours with their years in brackets."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_NOW = "Ada Quill is a Professor at the University of Oulu. "


def _posts(text: str) -> list[tuple[str, str | None, str | None]]:
    return [(one.title, one.organization, one.start) for one in whole(f"# Ada Quill\n\n{_NOW}{text}\n").positions[1:]]


@pytest.mark.parametrize(
    "text",
    [
        "She was a visiting scientist at Lund University, Turku University, and the University of Bergen.",
        "She was a visiting scientist at places like Lund University, Turku University and University of Bergen.",
        "She was a visiting scientist at Lund University, Turku University and the Felt Group at University of Bergen.",
    ],
)
def test_a_visitor_of_several_places(text: str) -> None:
    assert [(title, place) for title, place, _ in _posts(text)] == [
        ("visiting scientist", "Lund University"),
        ("visiting scientist", "Turku University"),
        ("visiting scientist", "University of Bergen"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "She earned tenure and was promoted to the rank of Senior Lecturer at Lund University in August 2018.",
        "She received tenure and was promoted to Senior Lecturer at Lund University in August 2018.",
    ],
)
def test_a_promotion_with_tenure(text: str) -> None:
    assert _posts(text) == [("Senior Lecturer", "Lund University", "2018-08")]


@pytest.mark.parametrize("join", [", and ", ", "])
def test_honours_with_their_years_in_brackets(join: str) -> None:
    honours = [
        "LRC Loom Fellowship (2010)",
        "Weavers Award for Textile Excellence (WATE) at LRC (2012)",
        "OU Distinguished Weaving and Creative Design Award (2018)",
    ]
    first = "Her honors include [Felt Fellowship](http://felt.example) (2007,2008), "
    cv = whole(f"# Ada Quill\n\n{_NOW}{first}{', '.join(honours)}{join}Moss Medal (2019).\n")
    assert [(one.name, one.granter, one.start) for one in cv.awards] == [
        ("Felt Fellowship", None, "2007"),
        ("LRC Loom Fellowship", None, "2010"),
        ("Weavers Award for Textile Excellence (WATE)", "LRC", "2012"),
        ("OU Distinguished Weaving and Creative Design Award", None, "2018"),
        ("Moss Medal", None, "2019"),
    ]
    assert not cv.papers


def test_two_meetings_of_one_chair_and_three_panels() -> None:
    cv = whole(
        f"# Ada Quill\n\n{_NOW}She is a programme co-chair of the Loom Computing (LOCO) Conference and IEEE "
        "Conference on Felt (ICF). She served as panelist for the Academy of Finland, the Wool Foundation (WF), and "
        "the Swedish Research Council.\n"
    )
    assert [(one.role, one.venue) for one in cv.service] == [
        ("chair", "Loom Computing (LOCO) Conference"),
        ("chair", "IEEE Conference on Felt (ICF)"),
        ("other", "Academy of Finland"),
        ("other", "Wool Foundation (WF)"),
        ("other", "Swedish Research Council"),
    ]


@pytest.mark.parametrize("heading", ["ADA QUILL'S Personal Website", "ADA QUILL’S HOMEPAGE", "Ada Quill's website"])
def test_whose_page_it_is(heading: str) -> None:
    cv = whole(f"# {heading}\n\n## Research Interests\n\nWool, felt\n")
    assert cv.person
    assert cv.person.name == "Ada Quill"
