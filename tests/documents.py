"""Made-up parsed documents for tests of frames, resolution and the star: a text of one line for each record."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import polars as pl

from transforms import parsed
from transforms.frames import frames
from transforms.resolve import resolve
from warehouse import store
from warehouse.derive import empty, frame
from warehouse.tables import TABLES

_KINDS: Mapping[str, type[parsed.Record]] = {
    "positions": parsed.Position,
    "education": parsed.Education,
    "papers": parsed.Paper,
    "awards": parsed.Award,
    "service": parsed.Service,
    "teaching": parsed.Teaching,
    "talks": parsed.Talk,
    "grants": parsed.Grant,
    "projects": parsed.Project,
    "advising": parsed.Advising,
    "interests": parsed.Interest,
    "skills": parsed.Skill,
    "languages": parsed.Language,
    "references": parsed.Reference,
}

Parsed = tuple[str, parsed.ParsedCV]


def cv(
    uri: str,
    name: str | None = None,
    *,
    as_of: str | None = None,
    person: Mapping[str, Any] | None = None,
    **records: list[dict[str, Any]],
) -> Parsed:
    """A document's text and what was parsed from it: the owner on line 1, then a line for each record."""
    writer = _Writer()
    made = parsed.ParsedCV(document=uri, as_of=as_of)
    if name or person:
        made.person = parsed.Person(name=name, evidence=writer.line(str(name)), **(person or {}))
    for kind, facts in records.items():
        for fact in facts:
            shown = f"{kind}: {' | '.join(str(value) for value in fact.values())}"
            getattr(made, kind).append(_KINDS[kind](evidence=writer.line(shown), **fact))
    made.lines = writer.fates
    return "\n".join(writer.lines), made


class _Writer:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.fates: list[parsed.LineFate] = []
        self.length = 0

    def line(self, text: str, status: str = "evidence") -> parsed.Evidence:
        start, number = self.length, len(self.lines) + 1
        self.lines.append(text)
        self.length += len(text) + 1
        self.fates.append(
            parsed.LineFate(number=number, char_start=start, char_end=start + len(text), section="other", status=status)
        )
        return parsed.Evidence(line_start=number, line_end=number, char_start=start, char_end=start + len(text))


def lake(*documents: Parsed) -> dict[str, pl.DataFrame]:
    """The frames of ingest and parse of the documents."""
    rows = []
    made = []
    for text, document in documents:
        data = text.encode()
        sha = hashlib.sha256(data).hexdigest()
        number = frames.document_id(document.document, sha)
        rows.append(
            (
                number,
                document.document,
                document.document.rsplit("/", 1)[-1],
                sha,
                "text/plain",
                "utf-8",
                len(data),
                len(document.lines),
                text,
                "{}",
                "[]",
            )
        )
        made.append((number, text, document))
    raw = TABLES["raw_documents"]
    return {
        "raw_documents": frame(raw, {name: [row[i] for row in rows] for i, name in enumerate(raw.column_names)}),
        "quarantined_documents": empty(TABLES["quarantined_documents"]),
        **frames.frames_of(made, "test"),
    }


def resolved(*documents: Parsed) -> dict[str, pl.DataFrame]:
    """The frames of ingest, parse and resolve."""
    made = lake(*documents)
    return {**made, **resolve(made)}


def star(*documents: Parsed) -> dict[str, pl.DataFrame]:
    """The star's tables."""
    return store.build_star(resolved(*documents))
