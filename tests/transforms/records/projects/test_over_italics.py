"""Projects whose names stand over what they do in italics. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

BODY = (
    "Loomtide\n\n_An interactive web app for weavers who plan_\n_their looms, see https://x.example/tide/_\n\n"
    "slowfelt: A library for felt in Python\n\n_A Python implementation of the felt curve_\n\n"
    "Moving Yarn Simulations\n\n_A series of experiments showing how yarn moves._\n"
)


@pytest.mark.parametrize("heading", ["Software", "Software and Statistical Libraries", "Projects"])
def test_each_name_over_italics_is_a_project(heading: str) -> None:
    found = read(f"## {heading}\n\n{BODY}").projects
    assert [one.title for one in found] == ["Loomtide", "slowfelt", "Moving Yarn Simulations"]
