"""Titles of posts outside of laboratories, told in sentences: clinics, courts, stages, other countries. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_TITLES = (
    "consultant neurologist",
    "specialist registrar",
    "clinician-scientist",
    "nurse practitioner",
    "genetic counselor",
    "trainee solicitor",
    "Professor of the Practice",
    "Deputy Head of Department",
    "scholar in residence",
    "urban planner",
    "violinist",
    "science writer",
    "research coordinator",
    "undergraduate researcher",
    "Juniorprofessor",
    "wissenschaftlicher Mitarbeiter",
    "Directrice de recherche",
    "assegnista di ricerca",
    "Profesora Asociada",
    "investigador posdoctoral",
)


@pytest.mark.parametrize("title", _TITLES)
@pytest.mark.parametrize(
    "told",
    [
        "I am a {} at Reed College. I like long walks.",
        "Ada Quill is a {} in the [Department of Plants](https://p.example) at Reed College, where she works on moss.",
        "I study moss. Previously, I was a {} at Reed College.",
    ],
)
def test_a_title_told_in_a_sentence(title: str, told: str) -> None:
    found = whole(f"# Ada Quill\n\n{told.format(title)}\n").positions
    assert [(one.title, one.organization) for one in found] == [(title, "Reed College")]


def test_a_degree_in_progress_is_no_post() -> None:
    found = whole("# Ada Quill\n\nI am a master's student at Reed College. I like long walks.\n")
    assert not found.positions
    assert [one.organization for one in found.education] == ["Reed College"]


@pytest.mark.parametrize("title", ["botanist and lichenologist", "physicist and teacher", "historian"])
def test_two_callings_of_one_post(title: str) -> None:
    found = whole(f"# Ada Quill\n\nAda Quill is a {title} at Reed College. She likes long walks.\n").positions
    assert [(one.title, one.organization) for one in found] == [(title, "Reed College")]


def test_a_residency_completed() -> None:
    found = whole("# Ada Quill\n\nQuill completed her residency at Reed Hospital. She likes long walks.\n").positions
    assert [(one.title, one.organization) for one in found] == [("residency", "Reed Hospital")]


@pytest.mark.parametrize(
    ("told", "degrees"),
    [
        (
            "I studied plants at Reed College (BA, 2008) before moving to Brown University for my PhD in history.",
            [("BA", "Reed College"), ("PhD", "Brown University")],
        ),
        (
            "I studied plants at Reed College and received my bachelor's degree in 2008.",
            [("bachelor's degree", "Reed College")],
        ),
        ("Previously: Brown University (postdoc), University of Lund (PhD).", [("PhD", "University of Lund")]),
    ],
)
def test_schools_of_degrees_that_came_later(told: str, degrees: list[tuple[str, str]]) -> None:
    found = whole(f"# Ada Quill\n\n{told} I like long walks.\n").education
    assert [(one.degree, one.organization) for one in found] == degrees
