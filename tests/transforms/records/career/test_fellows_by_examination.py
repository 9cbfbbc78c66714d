"""Fellows who were chosen in a manner that their title tells. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions


@pytest.mark.parametrize("title", ["Prize Fellow by Examination", "Fellow by Election", "Professor by Courtesy"])
def test_the_manner_belongs_to_the_title(title: str) -> None:
    found = positions(f"2023–present  Lecturer, Globex University\n2010–2012  {title}, Globex University\n")
    assert [one[:2] for one in found] == [("Lecturer", "Globex University"), (title, "Globex University")]


@pytest.mark.parametrize("degree", ["MMathPhil", "MCompPhil", "MPhysPhil"])
def test_degrees_in_two_subjects(degree: str) -> None:
    assert [one[0] for one in degrees(f"2003–2007  {degree}, Globex University\n")] == [degree]
