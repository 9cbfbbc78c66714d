"""Roles and organisations over courses. Consumes phrases and entries of teaching sections; produces what they state."""

from __future__ import annotations

import re

from transforms.organizations import is_unit
from transforms.records.items import Item
from transforms.records.looks import is_organization, outside_brackets, words

AT = re.compile(r"^(?:at|in)\s+(?:the\s+)?(?=[^\W\d_])", re.IGNORECASE)
_PARTS = re.compile(r"[,\t]")
_ROLE_WORDS = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|&")
_AS = re.compile(r"as (?:an? )?")
_NO_ROLE = frozenset(("teaching", "reader", "faculty"))


def told_above(item: Item) -> tuple[str | None, str | None]:
    """The role and the organisation that the lines above an entry state."""
    role = next((found for text in item.above[:-1] if (found := role_in(text))), None)
    role = role or (role_phrase(item.above[-1]) if item.above else None)
    return role, next((found for text in item.above[:-1] if (found := organization_in(text))), None)


def role_in(text: str) -> str | None:
    """The role of a heading that may say more: "Teaching Assistant, University of X", "KTX<tab>Lecturer"."""
    return role_phrase(text) or next((found for part in _PARTS.split(text) if (found := role_phrase(part))), None)


def role_phrase(text: str) -> str | None:
    """The role where the phrase is nothing but one ("Head Teaching Assistant", "Guest Lectures"), else None."""
    bare = outside_brackets(text).strip(" :.").casefold()
    bare = _AS.sub("", bare, count=1) if "as " in bare else bare
    found = [word.removeprefix("co-") for word in _ROLE_WORDS.findall(bare)]
    roles, modifiers = words("teaching", "roles"), words("teaching", "modifiers")
    if (
        0 < len(found) <= 8
        and all(word in roles or word in modifiers for word in found)
        and any(word in roles for word in found)
    ):
        return text.strip(" :.") if any(word in roles and word not in _NO_ROLE for word in found) else None
    return None


def organization_in(text: str) -> str | None:
    """The organisation of a heading ("At the University of X:", "Teaching Assistant, University of X"), or None."""
    found = [AT.sub("", part.strip(), count=1) for part in re.split(r"[,()\t]", text.strip(" :."))]
    found = [bare for bare in found if bare and is_organization(bare) and not role_phrase(bare)]
    return next((bare for bare in found if not is_unit(bare)), found[0] if found else None)
