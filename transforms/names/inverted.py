"""Lists of names of which the first, or each, stands with the family name first. Consumes the pieces of a list."""

from __future__ import annotations

from transforms.names.known import is_family_name
from transforms.names.parts import Part
from transforms.names.words import clean_name, fold, is_given_name, is_name_word


def first_is_inverted(parts: list[Part]) -> bool:
    """True for "Quill, Ada Maria, and Bo Dahl": only the first stands inverted; not for "Suharti, Ada Vogt"."""
    if len(parts) < 2 or " " in parts[0].text or parts[1].separator != ",":
        return False
    given = clean_name(parts[1].text).split()
    if len(given) != _GIVEN:
        return False
    ends = len(parts) == 2 or (len(parts) == 3 and parts[2].separator.strip(", ").casefold() in ("and", "&"))
    known = is_family_name(clean_name(parts[0].text)) or is_given_name(fold(given[-1]).capitalize())
    return ends and known and is_given_name(fold(given[0]).capitalize()) and all(map(is_name_word, given))


_GIVEN = 2  # given names


def all_inverted(parts: list[Part]) -> bool:
    """True for "Quill, Ada Maria, Dahl, Bo": each second piece is a given name, the one before it a word."""
    if len(parts) < 4 or len(parts) % 2 or not any(" " in part.text for part in parts[1::2]):
        return False
    if any(" " in part.text for part in parts[::2]) or any(part.separator != "," for part in parts[1::2]):
        return False
    given, family = (
        sum(is_given_name(part.text.partition(" ")[0]) for part in half) for half in (parts[1::2], parts[::2])
    )
    return 2 * given >= len(parts) // 2 and family < given
