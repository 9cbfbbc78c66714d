"""What stood apart on a page by its style alone: "Emailada@mills.example", "2019Loom Prize" in its dump."""

from __future__ import annotations

import re

_MAIL = re.compile(r"(?m)(?:^|(?<=[\s|·•\[]))(E-?[Mm]ail)(?=[a-z0-9][\w.+-]{1,60}@[\w-]{1,60}\.)")
_PHONE = re.compile(r"(?m)(?:^|(?<=[\s|·•]))(Phone|Tel|Telephone|Mobile|Fax)(?=[+(]?\d[\d ()./-]{5})")
_YEAR = re.compile(
    r"((?:19|20)\d\d)(?=[A-ZÀ-Þ][A-Za-zÀ-ÿ]{2})"
    r"(?:(?<=[\s(]\d{4})|(?<=[\s(]\d\d/\d{4})|(?<=[\s(]\d{4}[–—-]\d{4})|(?<=[\s(]\d{4} [–—-] \d{4}))"
)  # no part of an address ("papers/2019Loom.pdf")
_LEAST = 3  # years without a blank behind; one may be a name


def with_values_apart(text: str) -> str:
    """The text with a colon behind labels of addresses, and a blank behind years, that their values stand right at."""
    if "mail" in text or "Mail" in text:
        text = _MAIL.sub(r"\1: ", text)
    text = _PHONE.sub(r"\1: ", text)
    return _YEAR.sub(r"\1 ", text) if len(_YEAR.findall(text)) >= _LEAST else text
