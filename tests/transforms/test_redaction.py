"""Redaction: what is hidden goes, its place and everything else stay."""

from __future__ import annotations

import pytest

from transforms.redaction import Hidden, hashed_addresses, hashed_names, is_full, redact

HIDDEN = Hidden(
    "salt",
    hashed_names("salt", ["Mira Élodie Solano", "Mira Solano"]),
    hashed_addresses("salt", ["Mira@Solano.example"]),
)


@pytest.mark.parametrize(
    ("text", "redacted"),
    [
        ("By Mira Solano, 2020", "By Xxxx Xxxxxx, 2020"),
        ("Solano, Mira, and Kern", "Xxxxxx, Xxxx, and Kern"),
        ("**Mira Elodie\nSolano**", "**Xxxx Xxxxxx\nXxxxxx**"),
        ("MIRA SOLANO", "XXXX XXXXXX"),
        ("mail: mira@solano.example.", "mail: xxxx@xxxxxx.xxxxxxx."),
        ("Mira Solanova and Solano Beach", "Mira Solanova and Solano Beach"),
        ("Mira\n\nSolano", "Mira\n\nSolano"),
    ],
)
def test_names_and_addresses_go_and_places_stay(text: str, redacted: str) -> None:
    assert redact(text, HIDDEN) == redacted


def test_initials_are_no_full_name() -> None:
    assert is_full("Mira Solano")
    assert not is_full("M. Solano")
    assert not is_full("Solano")
    assert not is_full("MJ Solano")
