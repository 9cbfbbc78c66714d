"""Letters that stand for universities. Made up but for public names of universities."""

from __future__ import annotations

import pytest

from transforms.entities.acronyms import abbreviates, are_letters


@pytest.mark.parametrize(
    ("short", "name"),
    [
        ("NIT", "Norda Institute of Technology"),
        ("KUL", "KU Leuven"),
        ("VUN", "Vrije Universiteit Norda"),
        ("VU", "Vrije Universiteit Norda"),
        ("UNAD", "Université Norda Ada Dahl de Merrow"),
        ("PoliNo", "Politecnico di Norda"),
        ("NLU", "Universitas Norda-Lundensis"),
        ("HMUST", "The Hill Merrow Univ. of Science and Technology"),
        ("NSU", "Norda State University, Turku"),
        ("NSU", "Dahlov Norda State University"),
        ("NU", "Norda universitet"),
    ],
)
def test_letters_of_a_name(short: str, name: str) -> None:
    assert abbreviates(short, name)


@pytest.mark.parametrize(
    ("short", "name"),
    [("MIT", "University of Chicago"), ("Norda", "Norda University"), ("LU", "Norda University"), ("U", "University")],
)
def test_other_letters(short: str, name: str) -> None:
    assert not abbreviates(short, name)


@pytest.mark.parametrize(
    ("text", "told"), [("UniQD", True), ("QNU", True), ("MIT", False), ("QN", False), ("Merrow", False)]
)
def test_letters_that_nobody_knows(text: str, told: bool) -> None:
    assert are_letters(text) == told
