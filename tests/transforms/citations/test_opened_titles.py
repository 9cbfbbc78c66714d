"""Titles that a quotation opens or ends, and those that it holds."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (
            "Okoye, Mira. 2012. “Telling It Wet” in Two Ponds: How Geese Are Told. Journal of Geese 125(497):271–292.",
            "“Telling It Wet” in Two Ponds: How Geese Are Told",
        ),
        ("Okoye, Mira. 1999. “Tell It Wet” in Two Ponds. Bird Notes 14: 72-78.", "“Tell It Wet” in Two Ponds"),
        (
            "Okoye, Mira. 2001. Talk at the Pond: “It Was All Reeds Then.” Bird Notes 27(2): 19-33.",
            "Talk at the Pond: “It Was All Reeds Then.”",
        ),
        ("Okoye, Mira. 2016. “Geese at Work.” Bird Notes 125(4):271–292.", "Geese at Work"),
        ("Okoye, Mira. 2016. “Geese at Work” in Ponds and Lakes. Turku: Weft Press, 12–20.", "Geese at Work"),
        ("“Geese at Work: A Study,” Bird Notes 12(3), 2016, 4–9.", "Geese at Work: A Study"),
    ],
)
def test_a_quotation_is_the_title_or_its_beginning(text: str, title: str) -> None:
    assert cite(text).title == title
