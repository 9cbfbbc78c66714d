"""Schools that no list knows, in sentences on a degree; universities of other languages."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("sentence", "schools"),
    [
        ("I received my PhD from Corvane in 2014.", ["Corvane"]),
        ("She holds a PhD in Political Science from Merrow Nouvelle.", ["Merrow Nouvelle"]),
        ("I received my PhD in 2014 from Corvane Tech, advised by Bob Moss.", ["Corvane Tech"]),
        ("I did my PhD at Politecnico di Valmora with Bob Moss.", ["Politecnico di Valmora"]),
        ("I got my B.S. from Tarrow Poly, and my M.S. from Koç University.", ["Tarrow Poly", "Koç University"]),
        ("I am a PhD student at Corvane.", ["Corvane"]),
        ("I supervise a PhD student from Corvane.", []),
    ],
)
def test_schools_behind_degrees(sentence: str, schools: list[str]) -> None:
    told = parsed(f"I weave tide tables and study how looms hum. {sentence}").education
    assert [degree.organization for degree in told] == schools


def test_a_university_with_its_kind_first_below_the_name() -> None:
    found = parsed("Research Associate,\nSchool of Biological Sciences,\nTechnische Universität Kirchau").positions
    assert [(one.title, one.organization) for one in found] == [
        ("Research Associate", "Technische Universität Kirchau")
    ]
