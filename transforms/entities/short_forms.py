"""Letters that stand for a degree: "Master in Public Health (MPH)", "M.A. Master of Arts in History"."""

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


def is_spelled_out(short: str, long: str, between: str) -> bool:
    """True for a degree in letters whose own words follow: "M.A. Master of Arts", "HDR. Habilitation"."""
    letters = key(short)
    if between.strip(" .,:–—-") or len(letters) > _MOST_LETTERS or " " in short or short == long:
        return False
    if word := _NAMED_OTHERWISE.get(letters):
        return word in long.casefold()
    rest = iter(key(long))
    return len(long) > _LONG and all(letter in rest for letter in letters)


_MOST_LETTERS, _LONG = 5, 10  # characters of the short form, and of the words
_NAMED_OTHERWISE = {"phd": "philosoph", "hdr": "habilitation"}
