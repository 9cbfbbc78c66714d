"""Which reader reads a document: told by its content, and by its name only where the content cannot say."""

from __future__ import annotations

import hashlib

from transforms.model import Document
from transforms.readers.text import decode


class UnreadableError(ValueError):
    """A document that cannot be read. `reason` is one of `warehouse.fields.QUARANTINE_REASONS`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason, self.detail = reason, detail


def read(data: bytes, uri: str) -> Document:
    """The document in the bytes.

    Raises:
        UnreadableError: the bytes hold no document that any reader reads.
    """
    text, encoding = decode(data)
    return Document(uri, hashlib.sha256(data).hexdigest(), "text/plain", encoding, text, len(data))
