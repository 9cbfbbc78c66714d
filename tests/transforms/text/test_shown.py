"""What a reader sees of a line: quotation marks of all ways of writing, accents."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.text.shown import _MAY_BE_ANY, _UNUSUAL, clean


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Globex. ”Looms of the north”. 2020", "Globex. “Looms of the north”. 2020"),
        ("A. Quill, ``Looms,'' Weft, 2020", "A. Quill, “Looms,” Weft, 2020"),
        ("Globex, ''Looms of the north'', 2020", "Globex, “Looms of the north”, 2020"),
        ("Weavers of M¯anoa", "Weavers of Mānoa"),
        ("„Webstühle im Norden“, Graz", "„Webstühle im Norden”, Graz"),
        ("A. Quill,“ Looms at large,” Weft, and “Dyes” too", "A. Quill,“ Looms at large,” Weft, and “Dyes” too"),
        ("the weavers” guild and a 6” loom", "the weavers” guild and a 6” loom"),
        ("Vale, Orr [WEFT′26], the 5′ end", "Vale, Orr [WEFT’26], the 5′ end"),
        ("Globex ― Weaver", "Globex — Weaver"),
        ("My interests include：", "My interests include:"),
        ("Dyes， looms（of wool）；warp", "Dyes, looms (of wool); warp"),
        ("研究员（织物）：棉", "研究员（织物）：棉"),
        ("𝐀𝐝𝐚 𝑄𝑢𝑖𝑙𝑙, 𝑊𝑒𝑓𝑡ℎ𝑎𝑢𝑠 𝛼", "Ada Quill, Wefthaus α"),
    ],
)
def test_quotes_and_stops_are_those_of_latin_letters(raw: str, shown: str) -> None:
    assert clean(raw) == shown


def test_a_letter_without_its_dot_below_an_accent_is_one_with_it() -> None:
    assert clean("Inés Marı\u0301n, Fı\u0301sica") == "Inés Marín, Física"


def test_titles_between_two_closing_quotes() -> None:
    parsed = read(
        "## Invited lectures\n\n1. Weaving Center, Turku, Finland. ”Looms and small threads”. April 2024.\n\n"
        "2. The Guild of Dyers – Dye Days 2023.\n   ”Blue or bluer”. November 2023.\n"
    )
    assert [(t.title, t.year) for t in parsed.talks] == [("Looms and small threads", 2024), ("Blue or bluer", 2023)]


def test_what_is_usual_holds_no_odd_sign():
    """The quick look passes no sign that the others would alter."""
    signs = map(chr, (*range(0xD800), *range(0xE000, 0x20000)))
    assert not [sign for sign in signs if _MAY_BE_ANY.match(sign) and not _UNUSUAL.match(sign)]
