"""Degrees that a participle tells of: "earning an MA in 1974"."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

Degree = tuple[str, str | None, str | None, str | None]


@pytest.mark.parametrize(
    ("told", "degrees"),
    [
        (
            "Quill went on to dyeing, earning an MSc in Weaving from Tarn University in 1974.",
            [("MSc", "Weaving", "Tarn University", "1974")],
        ),
        (
            "Ada studied at Tarn University, receiving a BA in Looms in 1974 and an MA in Dyes in 1976.",
            [("BA", "Looms", "Tarn University", "1974"), ("MA", "Dyes", "Tarn University", "1976")],
        ),
        (
            (
                "She went to Tarn College, obtaining a BA in Looms in 2003, and then to Westmark University, "
                "completing a PhD in Dyes in 2009."
            ),
            [("BA", "Looms", "Tarn College", "2003"), ("PhD", "Dyes", "Westmark University", "2009")],
        ),
        (
            (
                "I studied Weaving at Tarn University, graduating with a BSc in 2012, and completed my PhD at Westmark "
                "University in 2016."
            ),
            [("BSc", None, "Tarn University", "2012"), ("PhD", None, "Westmark University", "2016")],
        ),
        ("I then spent two years at Globex Labs, gaining a Loom Licence.", []),
    ],
)
def test_participles_gain_degrees(told: str, degrees: list[Degree]) -> None:
    found = read(f"## About\n\nAda Quill is a weaver. {told}").education
    assert [(one.degree, one.field, one.organization, one.end) for one in found] == degrees


@pytest.mark.parametrize("mark", [";", " •"])
def test_marks_part_topics_and_small_words_join_them(mark: str) -> None:
    topics = ["Loom models and knots", "weft fusion and pattern learning", "soft and living cloth physics", "dyes"]
    found = read(f"## Research interests\n\n{f'{mark} '.join(topics)}").interests
    assert [one.text for one in found] == topics
