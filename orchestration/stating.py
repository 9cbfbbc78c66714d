"""What worker processes do with a document: what it states, as JSON, which is cheap to send.

Apart from `reading`, and imported where there is something to parse: the parser's import takes as long as Dagster's.
"""

from __future__ import annotations

import json

from orchestration.reading import document_of
from transforms.parse import parse
from transforms.readers import dispatch


def parse_document(data: bytes, uri: str) -> bytes:  # noqa: ARG001 - the workers' signature
    """What a document (as JSON) states, as the JSON of a `ParsedCV`."""
    return parse(document_of(json.loads(data))).model_dump_json().encode()


def public_json(data: bytes, uri: str) -> bytes:
    """What a document states, as `vitae parse` prints it."""
    return json.dumps(parse(dispatch.read(data, uri)).public(), ensure_ascii=False).encode("utf-8", "replace")
