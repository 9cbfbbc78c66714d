"""Owners who sign their works with one of their family names. All made up."""

import pytest

from transforms.names.signed import signed
from transforms.parse import parse
from transforms.readers.dispatch import read

WORKS = ["Okoye, Mira; Lund, Bo. Geese.", "M. B. Okoye and B. Lund. Swans.", "Lund, B. & Mira Okoye. Ducks."]


@pytest.mark.parametrize(
    ("owner", "texts", "name"),
    [
        ("Mira B. Okoye Dahl de Orr", WORKS, "Mira B. Okoye"),
        ("Mira Okoye-Orr", WORKS, "Mira Okoye"),
        ("Mira B. Okoye Dahl de Orr", [*WORKS, "Okoye Dahl de Orr, M. Rooks."], "Mira B. Okoye"),  # once in full
        ("Mira Okoye Lund", WORKS, "Mira Okoye Lund"),  # "Lund" may be the owner too
        ("Mira Bo Orr", WORKS, "Mira Bo Orr"),  # a second given name is nobody's family
        ("Mira Okoye", WORKS, "Mira Okoye"),
    ],
)
def test_the_family_name_that_the_works_bear(owner, texts, name):
    assert signed(owner, texts) == name


def test_names_with_the_owners_first_family_name_are_authors():
    body = (
        "# Mira B. Okoye Dahl de Orr\n\n## Publications\n\n"
        "2020  Okoye, Mira; Lund, Bo & Ada K. Vale. Wet roofs of quiet towns. Bird Notes.\n\n"
        "2019  Vale, Ada K.; Okoye, Mira; Lund, Bo & Ole Quist. Counting swans from trams. Journal of Ecology.\n\n"
        "2018  Okoye, Mira; Quist, Ole & Bo Lund. Nests below old bridges and new. EcoHealth.\n"
    )
    found = parse(read(body.encode(), "a.md")).papers
    assert [paper.title for paper in found] == [
        "Wet roofs of quiet towns", "Counting swans from trams", "Nests below old bridges and new"]  # fmt: skip
    assert found[1].authors == ["Vale, Ada K.", "Okoye, Mira", "Lund, Bo", "Ole Quist"]
