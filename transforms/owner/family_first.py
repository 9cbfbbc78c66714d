"""Names with the family's first: "Quill, Ada", "QUILL, Ada". Consumes the words of a CV's first line; tells whether."""

from __future__ import annotations

import re

from transforms.entities.organizations import find_organizations
from transforms.entities.places import is_place
from transforms.names.words import is_given_name

CAPITALS_FIRST = re.compile(r"[A-ZÀ-Þ][A-ZÀ-Þ'’ -]{1,24}, [A-ZÀ-Þ][a-zß-ÿ'’-]{1,20}(?: [A-ZÀ-Þ][a-zß-ÿ.'’-]{0,20})?")
_MIXED = re.compile(
    r"(?:(?:van|von|de|del|da|di|le|la|dos|ter) ){0,2}[A-ZÀ-Þ][^\W\d_]{1,20}(?:[ -][A-ZÀ-Þ][^\W\d_]{1,20})?, "
    r"(?P<given>[A-ZÀ-Þ][a-zß-ÿ]{1,20})(?:[ -][A-ZÀ-Þ][a-zß-ÿ]{0,20}\.?){0,2}"
)


def family_first(text: str) -> bool:
    """True for a family name, a comma and given names of which the first is known as one, and no place nor body."""
    match = _MIXED.fullmatch(text)
    if match is None or not is_given_name(match["given"]):
        return False
    return not is_place(text) and not find_organizations(text)
