"""Values that an object works out once."""

from __future__ import annotations

from dataclasses import dataclass

from transforms.kept import kept


@dataclass(frozen=True)
class Cloth:
    threads: int

    @kept
    def made(self) -> list[int]:
        """Counted once."""
        return [self.threads]


def test_worked_out_once_for_each_object():
    first, second = Cloth(3), Cloth(4)
    assert first.made is first.made
    assert (first.made, second.made) == ([3], [4])


def test_stands_in_no_other_place_than_the_object():
    cloth = Cloth(5)
    assert "made" not in vars(cloth)
    assert vars(cloth)["made"] is cloth.made if cloth.made else False
    assert Cloth.made.__doc__ == "Counted once."
    assert cloth == Cloth(5)
