"""Honours with their giver before the year, two that share a word, fellows of a year."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("text", "honours"),
    [
        (
            'I am glad to have been awarded the LOOM\'s 2020 Lise Moor Silver Medal for "good wool".',
            [("Lise Moor Silver Medal", "LOOM", "2020")],
        ),
        (
            "She received the Felt Society's 2019 Heron Prize.",
            [("Heron Prize", "Felt Society", "2019")],
        ),
        (
            "I won the Vik Essay Prize by Lund College, and the Mason and Knot prizes by KTH.",
            [("Vik Essay Prize", "Lund College", None), ("Mason prize", "KTH", None), ("Knot prize", "KTH", None)],
        ),
        (
            "Ada was a 2014 Fellow of the Loom Sustainability Institute.",
            [("Fellow of the Loom Sustainability Institute", "Loom Sustainability Institute", "2014")],
        ),
        (
            "She spent two years on a Globex Scholarship studying felt.",
            [("Globex Scholarship", None, None)],
        ),
    ],
)
def test_honours(text: str, honours: list[tuple[str, str | None, str | None]]) -> None:
    found = read(f"## Biography\n\n{text}\n").awards
    assert [(one.name, one.granter, one.start) for one in found] == honours


@pytest.mark.parametrize("post", ["GIS Teaching Fellow", "Vik Visiting Scholar", "Wool Faculty Fellow"])
def test_a_post_is_no_honour(post: str) -> None:
    assert not read(f"## Biography\n\nIn 2013, I joined Lund University as a {post}.\n").awards


def test_the_giver_that_stands_in_a_fellows_title() -> None:
    text = "She is a National Science Foundation Postdoctoral Fellow at Lund University."
    assert [one.granter for one in read(f"## Biography\n\n{text}\n").awards] == ["National Science Foundation"]


def test_the_president_of_a_division_serves_it() -> None:
    found = read("## Biography\n\nI am vice-president of IUPAC Division C and a lecturer at Lund University.\n")
    assert [one.title for one in found.positions] == ["lecturer"]
    assert [one.venue for one in found.service] == ["IUPAC Division C"]
