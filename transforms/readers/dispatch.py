"""Which reader reads a document: told by its content, and by its name only where the content cannot say."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

from transforms.collector import at_rest
from transforms.furniture.printed import printed_title
from transforms.model import Document
from transforms.readers import sniff
from transforms.readers.dumps.glued import with_values_apart
from transforms.readers.errors import UnreadableError, not_understood
from transforms.readers.org import as_markdown, is_org
from transforms.readers.text import clean, decode

__all__ = ["LIMIT", "Rendering", "UnreadableError", "is_binary", "read"]

LIMIT = 20_000_000
FARTHEST = 400_000  # characters of a text, twice what is parsed: nothing behind them is set in order first
_BREAK = re.compile(r"[\n\f]")
_OPENING = 200  # characters in which an outline's first sign stands

Notes = tuple[tuple[str, str], ...]
Rendering = tuple[str, dict[str, str], Notes]


def read(data: bytes, uri: str, limit: int = LIMIT) -> Document:
    """The document in the bytes. `limit` is the greatest size in bytes.

    Raises:
        UnreadableError: the bytes hold no document that any reader reads.
    """
    _guard(data, limit)
    form = sniff.binary_form(data)
    if form:
        return _read_binary(data, uri, form)
    text, encoding = _decoded(data)
    media_type = sniff.text_form(text, uri)
    return _document(data, uri, media_type, encoding, _render_text(text, media_type))


def is_binary(data: bytes) -> bool:
    """True for the forms whose readers may hang or crash, and belong in a process of their own."""
    try:
        return sniff.binary_form(data) is not None
    except UnreadableError:
        return False


def _guard(data: bytes, limit: int) -> None:
    if len(data) > limit:
        raise UnreadableError("too large", f"{len(data):,} bytes, and the limit is {limit:,}")
    if not data.strip():
        raise UnreadableError("empty", "no bytes" if not data else "nothing but blanks")


def _decoded(data: bytes) -> tuple[str, str]:
    text, encoding = decode(data)
    if encoding in ("utf-8", "cp1252") and sniff.looks_binary(data):
        raise UnreadableError("binary", "control characters all over: no text")
    if not text.strip():
        raise UnreadableError("empty", "nothing but blanks")
    return text, encoding


def _document(data: bytes, uri: str, media_type: str, encoding: str, rendering: Rendering) -> Document:
    text, metadata, notes = rendering
    if not text.strip():
        raise UnreadableError("no text", f"a document of form {media_type} without any words")
    return Document(uri, hashlib.sha256(data).hexdigest(), media_type, encoding, text, len(data), metadata, notes)


def _read_binary(data: bytes, uri: str, form: str) -> Document:
    """Readers of binary forms are imported when their form turns up: they are heavy."""
    with at_rest(cyclic=True):
        if form == sniff.PDF:
            from transforms.readers.pdf.reader import read_pdf  # noqa: PLC0415

            rendering = read_pdf(data)
        else:
            from transforms.readers.docx.reader import read_docx  # noqa: PLC0415

            form, rendering = sniff.DOCX, read_docx(data)
    text, metadata, notes = rendering
    return _document(data, uri, form, "utf-8", (with_values_apart(clean(text)), metadata, notes))


def _render_text(text: str, media_type: str) -> Rendering:
    try:
        return _TEXT_READERS.get(media_type, _read_plain)(text)
    except UnreadableError:
        raise
    except Exception as error:  # noqa: BLE001 - content never raises: the text stays as it is, with a note
        return text, {}, (not_understood(error),)


def _read_html(text: str) -> Rendering:
    from transforms.readers.html.reader import preformatted, read_html  # noqa: PLC0415

    if typed := preformatted(text):
        words, metadata, notes = _read_plain(typed[0])
        return words, {**typed[1], **metadata}, notes
    return read_html(text)


def _read_tex(text: str) -> Rendering:
    from transforms.readers.tex.reader import read_tex  # noqa: PLC0415

    return read_tex(text)


def _read_structured(text: str) -> Rendering:
    from transforms.readers.structured.reader import check  # noqa: PLC0415

    return check(text)


def _read_plain(text: str) -> Rendering:
    from transforms.readers.markdown.markdown import read_markdown  # noqa: PLC0415

    behind = _BREAK.search(text, FARTHEST)
    end = behind.end() if behind else len(text)
    is_outline = text[:_OPENING].lstrip()[:1] in ("#", "*") and is_org(text)
    text_read, metadata, notes = read_markdown(as_markdown(text[:end]) if is_outline else text[:end])
    if "title" not in metadata and (title := printed_title(text)):
        metadata = {**metadata, "title": title}
    return (f"{text_read}\n{text[end:]}" if end < len(text) else text_read), metadata, notes


_TEXT_READERS: dict[str, Callable[[str], Rendering]] = {
    sniff.HTML: _read_html,
    sniff.TEX: _read_tex,
    sniff.JSON: _read_structured,
    sniff.YAML: _read_structured,
    sniff.BIBTEX: _read_structured,
}
