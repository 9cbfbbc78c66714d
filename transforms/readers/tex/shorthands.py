r"""What German authors write for quotation marks and hyphens ("`Titel"'), where babel or its like makes them active.

Consumes a document's source; produces it with the signs themselves.
"""

from __future__ import annotations

import re

_LOADED = re.compile(
    r"\\(?:usepackage|documentclass|setdefaultlanguage|setmainlanguage|selectlanguage)"
    r"(?:\s{0,3}\[[^\]\n]{0,200}\])?\s{0,3}\{[^}\n]{0,60}\}"
)
_GERMAN = re.compile(r"\bn?(?:german|austrian|swissgerman)b?\b")
_SHORT = re.compile(r"\"(?:[`'=~/|\"]|-(?=\w))|(?<=[A-Za-z])\"(?:[aouAOU](?=[a-z])|[sz](?=[a-z ]))")
_SIGNS = {"`": "„", "'": "“", "=": "-", "~": "-", "/": "/", "|": "", '"': "", "-": ""}
_LETTERS = dict(zip("aouAOUsz", "äöüÄÖÜßß", strict=True))


def with_shorthands(source: str) -> str:
    """The source, its shorthands written out where it loads German."""
    if '"' not in source or not any(_GERMAN.search(loaded[0]) for loaded in _LOADED.finditer(source)):
        return source
    return _SHORT.sub(lambda match: _SIGNS.get(match[0][1]) or _LETTERS.get(match[0][1], ""), source)
