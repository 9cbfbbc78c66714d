"""Why a question found nothing: which of the names in it nobody bears, and which names come near."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from warehouse import store
from warehouse.questions import Question

_SORTS = {"first": "venue", "second": "venue"}  # parameters that name one, where not called so
_NEAR = """
WITH named AS (SELECT name, folded(name) AS plain FROM dim_{sort}_name),
scored AS (
    SELECT name, greatest(
        jaro_winkler_similarity(plain, folded($words)),
        list_max(list_transform(string_split(plain, ' '), lambda w: jaro_winkler_similarity(w, folded($words))))
    ) AS score FROM named
)
SELECT name FROM scored WHERE score > 0.85 AND NOT EXISTS (FROM find_{sort}($words))
GROUP BY name ORDER BY max(score) DESC, length(name), name LIMIT 5
"""
_KNOWN = "SELECT count(*) FROM find_{sort}($words)"


def why_nothing(path: Path, question: Question, given: Mapping[str, str]) -> Iterator[str]:
    """What the published warehouse says of each parameter that was given, one line each."""
    for parameter in question.parameters:
        if not (value := given.get(parameter.name, "")):
            continue
        sort = _SORTS.get(parameter.name, parameter.name)
        if sort not in ("person", "organization", "venue"):
            yield f"{parameter.name}={value!r}: {parameter.description}"
        elif store.query(path, _KNOWN.format(sort=sort), {"words": value}).item():
            yield f"{value!r} is known, but no such row"
        else:
            near = store.query(path, _NEAR.format(sort=sort), {"words": value})["name"].to_list()
            yield f"no {sort} is called {value!r}" + (f"; near come {', '.join(near)}" if near else "")
