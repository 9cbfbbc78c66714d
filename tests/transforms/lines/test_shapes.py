"""Shapes of text: somebody else's saying over a page, citations, lists of names. All made up."""

import pytest

from transforms.lines.shapes import is_citation, is_epigraph, is_list_of_names


@pytest.mark.parametrize("sign", [" - ", " — ", " ~ ", "\N{EM DASH}"])
@pytest.mark.parametrize("marks", ['""', "“”"])
def test_a_whole_saying_and_its_authors_name_are_an_epigraph(sign: str, marks: str) -> None:
    assert is_epigraph(f"{marks[0]}A loom is a patient teacher of the hand.{marks[1]}{sign}Ada Quill")


@pytest.mark.parametrize(
    "line",
    [
        "“A loom is a patient teacher of the hand.” Journal of Looms, 2020",
        "“A loom is a patient teacher of the hand.”, Ada Quill",
        "A loom is a patient teacher of the hand - Ada Quill",
        "“Looms” - Ada Quill",
    ],
)
def test_titles_and_half_sayings_are_none(line: str) -> None:
    assert not is_epigraph(line)


@pytest.mark.parametrize(
    "names",
    [
        "Šárka Vale, Łucja Orr, and Bo Dahl",
        "Ada van 't Hoff, Bo dos Orr, and Cy Dahl",
        "Éva d'Orr, Ö. von Dahl, and Bo Lund",
    ],
)
def test_authors_with_particles_and_far_capitals_are_authors(names: str) -> None:
    assert is_citation(f"{names}. “Weaving by Lamplight on Narrow Looms.” Journal of Looms, 2020.")
    assert is_list_of_names(names)
