"""Patterns are made once for all documents, none of a document's own words: making one takes longer than many rules."""

from __future__ import annotations

import re._compiler as maker

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

CV = """# {given} {middle} {family}

{given} {middle} {family} is a weaver at Globex University. In 2019, Dr. {family} joined the Loom Institute.
{given} then held posts at Wefthaus, and {given} {family} received the Reed Prize in 2031.

## Publications

1. {family}, {given[0]}. (2031). Slow looms of the north. Weft Letters, 3, 1-9.
2. {given} {middle} {family}, Bo Fern. Wool in winter and after. Weft Letters, 2030.
3. {given} {middle}, Bo Fern. Reeds by the lake. Weft Letters, 2029.
4. {given} {middle}, Ian Holm. Dyes of wet wool. Weft Letters, 2028.
5. {given} {middle}, Ian Holm. Threads and what holds them. Weft Letters, 2027.

## Education

Ph.D. in Weaving, Globex University, 2019
"""


def test_another_owner_asks_for_no_other_pattern(monkeypatch: pytest.MonkeyPatch) -> None:
    parse(read(CV.format(given="Ada", middle="Ferro", family="Quill").encode(), "cv.md"))
    made: list[str] = []
    make = maker.compile
    monkeypatch.setattr(maker, "compile", lambda pattern, flags=0: (made.append(str(pattern)), make(pattern, flags))[1])
    found = parse(read(CV.format(given="Edda", middle="Sorrel", family="Tamm").encode(), "cv.md"))
    assert found.person is not None
    assert found.person.name == "Edda Sorrel Tamm"
    assert made == []
