"""Employers by their letters behind those whom the owner worked under. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("school", ["EPFL", "KVTX", "UCSD"])
def test_letters_behind_an_adviser_are_the_employer(school: str) -> None:
    cv = parsed(
        f"## Research Experience\n\n2019-2020\t**Postdoc – under Prof. Cy Lund**, *{school}*, San Diego, CA  \n"
        "Dyes, felting, and loom programming with uses in wool.\n"
    )
    assert [(one.title, one.organization, one.supervisors) for one in cv.positions] == [
        ("Postdoc", school, ["Cy Lund"])
    ]
