"""What worker processes do first: bytes into a document. Results are JSON, cheap to send."""

from __future__ import annotations

import json
import sys
from typing import Any, cast

from transforms.model import Document
from transforms.parsed import LineFate, ParsedCV
from transforms.readers import dispatch

TEXTS = ("uri", "sha256", "media_type", "encoding", "text")


def read_document(data: bytes, uri: str) -> bytes:
    """The document in the bytes, as JSON."""
    return document_json(dispatch.read(data, uri, sys.maxsize))  # ingest has its own limit


def document_json(document: Document) -> bytes:
    """A document as JSON."""
    row: dict[str, object] = {name: getattr(document, name) for name in TEXTS}
    row |= {"byte_count": document.byte_count, "metadata": dict(sorted(document.metadata.items()))}
    return json.dumps(row | {"notes": document.notes}, ensure_ascii=False).encode("utf-8", "surrogatepass")


def document_of(row: dict[str, object]) -> Document:
    """The document in its JSON, or in a row of raw_documents."""
    notes, metadata = map(_value, (row["notes"], row["metadata"]))
    texts = {name: cast("str", row[name]) for name in TEXTS}
    pairs = tuple((code, message) for code, message in notes)
    return Document(**texts, byte_count=cast("int", row["byte_count"]), metadata=metadata, notes=pairs)


def _value(stated: object) -> Any:
    return json.loads(stated) if isinstance(stated, str) else stated


def unread(document: Document) -> ParsedCV:
    """What remains of a document that the parser failed on: its lines, all unparsed, so that nothing is lost."""
    fates, start = [], 0
    for number, line in enumerate(document.text.split("\n"), 1):
        status = "unparsed" if line.strip() else "blank"
        fates.append(
            LineFate(number=number, char_start=start, char_end=start + len(line), section="other", status=status)
        )
        start += len(line) + 1
    return ParsedCV(document=document.file_name, lines=fates)
