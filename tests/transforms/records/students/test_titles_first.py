"""Theses that stand before those who wrote them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "line",
    [
        "**2024/2025**\t*Slow Looms of the Northern Valleys*, Bo Reed, Master's Thesis, Turku, with Prof. Cy Lund.",
        "2023 *Wolle und Wasser*, Bo Reed, Bachelor thesis.",
        "Slow Looms of the Northern Valleys, Bo Reed, MSc thesis, Lund University, 2021",
        "“Dyes of the coast” by Bo Reed (PhD, 2019)",
        '"Felt, wool and water", Bo Reed, PhD student, 2017',
        "Bo Reed, *Slow Looms of Vik*, PhD 2018",
    ],
)
def test_a_title_in_front_of_who_wrote_it(line: str) -> None:
    cv = whole(f"# Ada Quill\n\n## Supervision\n\n- {line}\n")
    assert [one.student for one in cv.advising] == ["Bo Reed"]


def test_what_is_no_title_stays_in_front() -> None:
    cv = whole(
        "# Ada Quill\n\n## Supervision\n\n- *PhD student at Lund*: Bo Reed, Ines Moss\n- Dora Vale, Cy Lund, MSc\n"
    )
    assert {one.student for one in cv.advising} >= {"Bo Reed", "Ines Moss"}
