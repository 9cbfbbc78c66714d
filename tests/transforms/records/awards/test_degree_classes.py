"""How well a degree was taken, on a line below it: no honour of its own."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("label", ["Distinction: ", "Honours: ", ""])
@pytest.mark.parametrize("words", ["cum laude", "1st Class Honours", "summa cum laude", "First Class Honours"])
def test_the_class_of_a_degree_is_no_award(label: str, words: str) -> None:
    text = f"Ph.D. Wool, Felt University, 2018\n  {label}{words}\nB.S. Dyes, Weft University, 2010\n  {label}{words}"
    found = parsed(f"## Education\n\n{text}")
    assert found.awards == []
    assert [one.organization for one in found.education] == ["Felt University", "Weft University"]
