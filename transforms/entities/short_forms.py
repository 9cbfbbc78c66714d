"""Letters in brackets that stand for a degree and its field: "Master in Public Health (MPH)"."""

from __future__ import annotations

import re

from transforms.entities.degree_forms import key, levels

_SHORT_FORM = re.compile(r" \(([A-Z][A-Za-z.]{1,7})\)(?=$|\W)")


def without_short_form(text: str, degree: str, level: str, field: str, end: int) -> tuple[str, int]:
    """The field without the letters, and where the degree that ends at `end` in the text ends with them."""
    bare = _SHORT_FORM.sub("", field)
    short = _SHORT_FORM.match(text, end) if bare == field else _SHORT_FORM.search(field)
    if not short:
        return field, end
    letters = degree[:1].upper() + "".join(word[0] for word in bare.split() if word[0].isupper())
    if levels().get(key(short[1])) != level and "".join(filter(str.isupper, short[1])) != letters:
        return field, end
    return bare, short.end() if bare == field else end
