"""Names of firms and words that name nobody. Consumes phrases of a career."""

from __future__ import annotations

import re

from transforms.names.people import is_common


def is_firm(text: str) -> bool:
    """True for a name of its own that ends as companies' do and parts of them too: "Brisk Labs", no "Vision Group"."""
    name = _FIRM.match(text)
    return name is not None and is_proper(name[1])


def is_proper(text: str) -> bool:
    """True for words among which one is no word of titles, subjects and prose; no "Models for Yarn"."""
    return " for " not in text and any(
        word[0].isupper() and not (word.isupper() or is_common(word)) for word in text.split()
    )


_FIRM = re.compile(r"([A-ZÀ-Þ][\w'’-]{1,20}(?: [A-ZÀ-Þ][\w'’-]{1,20})?) (?:Group|Labs|Studios)$")
