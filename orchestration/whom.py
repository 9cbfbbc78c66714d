"""Whom a name means, before anything is erased: consumes the lake's frames; produces one person and their documents."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from orchestration.cache import read_parquet
from orchestration.state import State
from transforms.names.people import fold

_NEEDED = ("raw_documents", "quarantined_documents", "person_entities", "parsed_people", "parsed_contacts")


class NobodyError(ValueError):
    """Nobody, or more than one person, is called so; says what the choices are."""


@dataclass(frozen=True, slots=True)
class Known:
    """A person, and the uris of the documents that are theirs and of the others that name them."""

    person_id: int
    name: str
    own: tuple[str, ...]
    others: tuple[str, ...]


def frames(state: State) -> dict[str, pl.DataFrame]:
    """The frames of the lake that tell of people.

    Raises:
        NobodyError: nothing was built.
    """
    try:
        return {name: read_parquet(state.lake / f"{name}.parquet") for name in _NEEDED}
    except FileNotFoundError:
        raise NobodyError(f"there is nobody in {state.folder}; `vitae build` reads documents") from None


def whom(lake: dict[str, pl.DataFrame], wanted: str) -> Known:
    """The one person with this id, ORCID iD or name in any of its ways of writing.

    Raises:
        NobodyError: no one, or several people, are called so.
    """
    people, owners = lake["person_entities"], lake["parsed_people"]
    named = people.filter(pl.col("person_name").map_elements(fold, pl.String) == fold(wanted))
    with_orcid = owners.filter(pl.col("orcid") == wanted.upper())["document_id"]
    owned = people.filter(pl.col("document_id").is_in(with_orcid.implode()) & (pl.col("mention_role") == "owner"))
    ids = people.filter(pl.col("person_id").cast(pl.String) == wanted)
    found = dict(pl.concat([named, owned, ids]).select("person_id", "full_name").iter_rows())
    if len(found) == 1:
        return _known(lake, *next(iter(found.items())))
    if found:
        listed = "; ".join(f"{number} ({name})" for number, name in sorted(found.items()))
        raise NobodyError(f"{len(found)} people are called {wanted}; give the id of one: {listed}")
    raise NobodyError(
        f"nobody is called {wanted}; `vitae sql \"FROM find_person('...')\"` finds people by parts of names"
    )


def _known(lake: dict[str, pl.DataFrame], person_id: int, name: str) -> Known:
    uris = lake["raw_documents"].select("document_id", "uri")
    mentions = lake["person_entities"].filter(pl.col("person_id") == person_id).join(uris, on="document_id")
    own = set(mentions.filter(pl.col("mention_role") == "owner")["uri"])
    return Known(person_id, name, tuple(sorted(own)), tuple(sorted(set(mentions["uri"]) - own)))
