"""How far a work is, in Spanish and Portuguese. All made up."""

from __future__ import annotations

import pytest

from transforms.citations.status import status_of


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("Revista de Lana (Manuscrito enviado)", "submitted"),
        ("Revista de Lana (enviado)", "submitted"),
        ("Revista de Lana. (Aceptado)", "accepted"),
        ("Revista de Lana, aceptado para publicación", "accepted"),
        ("Revista da Lã (aceito)", "accepted"),
    ],
)
def test_states(words: str, status: str) -> None:
    state = status_of(words)
    assert state is not None
    assert state[0] == status


def test_a_title_states_nothing() -> None:
    assert status_of("El regalo aceptado en la sierra") is None
