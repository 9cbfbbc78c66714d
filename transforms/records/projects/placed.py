"""Where a project was done, at the end of its title: "Moss and Fog: A Reply (Reed College)", "Wet Roofs, Weft Mills".

Consumes a head's words without their dates; produces title and organisation.
"""

from __future__ import annotations

import re

from transforms.records.lists.looks import is_organization, is_titled

_PLACE = re.compile(r"(?: \((?P<org>[^()]{3,70})\)|, (?P<behind>[^,()]{3,70}))$")
_LEAST = 3  # words of a title


def placed_title(text: str) -> tuple[str, str] | None:
    """The title and the organisation that ends the line; None where the words before it are no title of capitals."""
    found = _PLACE.search(text) if text[-1:] == ")" or ", " in text else None
    if found is None:
        return None
    title, place = text[: found.start()], found["org"] or found["behind"]
    is_title = len(title.split()) >= _LEAST and is_titled(title) and not is_organization(title.rpartition(",")[2])
    return (title, place) if is_title and is_titled(place) and is_organization(place) else None
