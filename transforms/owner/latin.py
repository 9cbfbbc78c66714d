"""Names in two scripts: consumes a header's words; produces those in Latin letters."""

from __future__ import annotations

import re


def in_latin(text: str) -> str:
    """The text without a name's East Asian form beside the Latin one: "Jun Hal, 할 준", "Mori Aoi（森 葵）"."""
    latin = _EAST_ASIAN.sub(" ", text).strip()
    return latin if any("a" <= letter <= "z" for letter in latin.lower()) else text


_EAST_ASIAN = re.compile(r"[\s,/|(（\[]{0,4}(?:[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,6}[\s·・]?){1,4}[)）\]]?")
