"""Honours of which a sentence names some behind the word for all of them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    "lead",
    [
        "She has received various national prizes, including",
        "I have been awarded several prizes such as",
        "She has earned numerous awards and honours including",
        "Mira has received a number of distinctions, including",
    ],
)
def test_the_first_of_some(lead: str) -> None:
    found = parsed(f"{lead} an Initech Research Award in Slow Weaving (2021) and the Heron Prize in 2019.").awards
    assert [(one.name, one.start) for one in found] == [
        ("Initech Research Award in Slow Weaving", "2021"), ("Heron Prize", "2019"),
    ]  # fmt: skip
