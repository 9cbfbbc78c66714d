"""Who supervised what, named posts and fellowships, as a page about oneself tells them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read

ABOUT = "## About\n\n"


@pytest.mark.parametrize(
    ("text", "degree"),
    [
        ("Otto Marsh supervised my PhD at Lund University.", ("PhD", None, "Lund University", ["Otto Marsh"])),
        ("Prof. Otto Marsh advised my doctorate in Wool at KTH.", ("doctorate", "Wool", "KTH", ["Otto Marsh"])),
        ("Ines Moss co-supervised my master's thesis at KTH, in 2012.", ("master's", None, "KTH", ["Ines Moss"])),
    ],
)
def test_who_supervised_a_degree(text: str, degree: tuple[str, str | None, str, list[str]]) -> None:
    (found,) = read(f"{ABOUT}I weave. {text}\n").education
    assert (found.degree, found.field, found.organization, found.advisors) == degree


@pytest.mark.parametrize(
    ("text", "title", "organization"),
    [
        ("Before that I worked as a Loom Research PhD Intern at Uber.", "Loom Research PhD Intern", "Uber"),
        ("I was a PhD Research Intern at Novartis in 2019.", "PhD Research Intern", "Novartis"),
        ("Currently, I am a Stanford Wool Fellow advised by Otto Marsh.", "Stanford Wool Fellow", "Stanford"),
        ("I am a Heritage Dye Fellow.", "Heritage Dye Fellow", None),
    ],
)
def test_named_posts(text: str, title: str, organization: str | None) -> None:
    found = read(f"{ABOUT}I weave. {text}\n").positions
    assert [(one.title, one.organization) for one in found] == [(title, organization)]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "I did my PhD at Lund University, where I was a Tarn Scholar and a Wool Fellow.",
            ["Tarn Scholar", "Wool Fellow"],
        ),
        ("I am also funded by the Moss Wool Fellowship, for which I weave.", ["Moss Wool Fellowship"]),
        ("I received an MPhil in rural weaving as a Tarn Scholar.", ["Tarn Scholar"]),
    ],
)
def test_what_paid_is_an_honour_and_no_post(text: str, names: list[str]) -> None:
    found = read(f"{ABOUT}I weave. {text}\n")
    assert [one.name for one in found.awards] == names
    assert (found.positions, found.grants) == ([], [])


@pytest.mark.parametrize(
    ("text", "topics"),
    [
        (
            "I am interested in felt, dyes, and conflicts of interest in wool.",
            ["felt", "dyes", "conflicts of interest in wool"],
        ),
        ("My research focuses on looms, with an interest in dyes.", ["looms", "dyes"]),
        ("I study warps, wefts and other threads to learn about old mills.", ["warps", "wefts", "other threads"]),
    ],
)
def test_topics(text: str, topics: list[str]) -> None:
    assert [one.text for one in read(f"{ABOUT}{text}\n").interests] == topics
