"""How many wrote a work beside those named, and the owner told apart among them."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "names",
    [
        "Orr, Keith; Vale, G.; Bell, B. M., and 61 additional authors incl. Ada Quill,",
        "Orr, Keith; Vale, G.; Bell, B. M.; et al. (including Ada Quill),",
        "Orr, Keith; Vale, G.; Bell, B. M.; et al. (with Ada Quill),",
    ],
)
def test_who_is_told_of_beside_the_count_wrote_it_too(names: str) -> None:
    body = f'{names} "Tension in slow drapes and folded meshes", 2011, Weft Letters 12, 40'
    (paper,) = read(f"# Ada Quill\n\n## Publications\n\n{body}\n").papers
    assert paper.title == "Tension in slow drapes and folded meshes"
    assert [name.split(",")[0] for name in paper.authors] == ["Orr", "Vale", "Bell", "Ada Quill"]
