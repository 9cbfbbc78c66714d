"""Tombstones: consumes documents as read; keeps out those of people who were erased, and their names in others'.

The file `erased.json` in the lake knows them by salted hashes. Without it, a document that comes again would bring them
back.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from transforms.parsed import ParsedCV
from transforms.redaction import Hidden, redact

FILE = "erased.json"
ERASED = "erased"  # the reason in quarantine


class Tombstone(BaseModel):
    """What keeps one person out.

    Attributes:
        documents: the sha256 of the documents that are theirs.
        names: hashes of their full names, which no document may hold.
        addresses: hashes of their addresses.
        short_names: by the uri of a document that mentions them, hashes of the shorter ways it does.
        others: uris of the documents in which another person of that name stands.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    documents: frozenset[str]
    names: frozenset[str]
    addresses: frozenset[str]
    short_names: dict[str, frozenset[str]]
    others: frozenset[str]


class Erasures(BaseModel):
    """All tombstones of a state folder."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    salt: str
    people: tuple[Tombstone, ...] = ()

    @classmethod
    def read(cls, path: Path) -> Erasures:
        """What the file holds; nobody where there is none.

        Raises:
            ValueError: the file is there and damaged: to pass it over would bring people back.
        """
        try:
            return cls.model_validate_json(path.read_bytes())
        except FileNotFoundError:
            return cls(salt=secrets.token_hex(16))
        except ValidationError as error:
            message = f"{path} is damaged; restore it, or remove it to let all erased people in again"
            raise ValueError(message) from error

    def write(self, path: Path) -> None:
        """Writes the file, whole or not at all; only its owner can read it."""
        scratch = path.with_name(f".{path.name}.{os.getpid()}")
        with os.fdopen(os.open(scratch, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w") as file:
            json.dump(self.model_dump(mode="json"), file, default=sorted)
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(path)

    def with_one_more(self, tombstone: Tombstone) -> Erasures:
        """These and one more."""
        return Erasures(salt=self.salt, people=(*self.people, tombstone))

    @property
    def digest(self) -> str:
        """A name for this list: what was kept under another may hold people who are erased now. "" for nobody."""
        if not self.people:
            return ""
        rows = [{key: _sorted(value) for key, value in person.model_dump().items()} for person in self.people]
        return hashlib.sha256(json.dumps(rows, sort_keys=True).encode()).hexdigest()[:12]

    def owns(self, sha256: str | None) -> bool:
        """True for the content of a document of somebody who was erased."""
        return any(sha256 in person.documents for person in self.people)

    def hidden_in(self, uri: str) -> Hidden:
        """What must not stand in a document."""
        there = [person for person in self.people if uri not in person.others]
        names = (person.names | person.short_names.get(uri, frozenset()) for person in there)
        return Hidden(self.salt, _union(names), _union(person.addresses for person in self.people))

    def is_owner(self, parsed: ParsedCV, uri: str) -> bool:
        """True where a document's owner was erased: a new version of their CV, or one under another name."""
        owner, hidden = parsed.person, self.hidden_in(uri)
        if owner is None:
            return False
        return hidden.names_it(owner.name or "") or any(
            map(hidden.holds, [*owner.emails, *filter(None, [owner.orcid])])
        )


def screened(row: dict[str, Any], uri: str, erasures: Erasures) -> dict[str, Any]:
    """A row of a document without the names and addresses of the people who were erased."""
    hidden = erasures.hidden_in(uri)
    if not (hidden.names or hidden.addresses):
        return row
    return row | {key: _texts(row[key], hidden) for key in ("text", "metadata", "notes")}


def _texts(value: Any, hidden: Hidden) -> Any:
    """Metadata and notes, as JSON or as values, with every text in them redacted."""
    if isinstance(value, str):
        return redact(value, hidden)
    if isinstance(value, dict):
        return {key: _texts(item, hidden) for key, item in value.items()}
    return [_texts(item, hidden) for item in value] if isinstance(value, list | tuple) else value


def masked(uri: str, sha256: str | None) -> str:
    """A document's name in quarantine: a file's name may be a person's."""
    return f"erased-{(sha256 or hashlib.sha256(uri.encode()).hexdigest())[:12]}"


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: sorted(items) for key, items in value.items()}
    return sorted(value)


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*sets)


NOBODY = Erasures(salt="")
