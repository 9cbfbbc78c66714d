"""Structured CVs. Consumes a document whose text is JSON, YAML or BibTeX; produces a `ParsedCV` without guessing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from transforms.model import Document
from transforms.parsed import FIELD_OF, LineFate, ParsedCV, Person, Record
from transforms.readers.errors import UnreadableError
from transforms.readers.structured import bibtex, json_resume, orcid, rendercv
from transforms.readers.structured.nodes import Node, read_json, read_yaml
from transforms.readers.structured.values import Source

# Brackets, commas, and keys that open a list or a mapping: what the form needs and nobody would read.
_STRUCTURE = re.compile(
    r'[\s\[\]{},]*$|\s*+-?\s*+"?[\w -]{1,60}"?\s*+:\s*+[\[{|>]*\s*$|\s*(?:#|//|%).*$'
    r"|\s*@(?:comment|preamble|string)\b.*$",
    re.IGNORECASE,
)
Mapper = Callable[[str, Source], Iterator[Record]]


def check(text: str) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The text as it is, once it is known that something reads it.

    Raises:
        UnreadableError: JSON or YAML that is no known form of CV.
    """
    _mapper(text)
    return text, {}, ()


def parse(document: Document) -> ParsedCV:
    """Everything that a structured document states, each record with its evidence in the source."""
    source = Source(document.text)
    parsed = ParsedCV(document=document.file_name)
    for record in _mapper(document.text)(document.text, source):
        if isinstance(record, Person):
            parsed.person = record
        else:
            getattr(parsed, FIELD_OF[type(record)]).append(record)
    parsed.lines = list(_fates(parsed, document.text))
    return parsed


def _mapper(text: str) -> Mapper:
    head = text.lstrip("\ufeff \t\r\n")
    if head.startswith(("@", "%")):
        return bibtex.records
    if head.startswith(("{", "[")):
        root = _tree(read_json, text)
        for is_form, records in ((json_resume.is_json_resume, json_resume.records), (orcid.is_orcid, orcid.records)):
            if is_form(root):
                return lambda _text, source: records(root, source)
        raise UnreadableError("unsupported form", "JSON that is neither a JSON Resume nor an ORCID record")
    root = _tree(read_yaml, text)
    if not rendercv.is_rendercv(root):
        raise UnreadableError("unsupported form", "YAML that is no RenderCV document")
    return lambda _text, source: rendercv.records(root, source)


def _tree(read: Callable[[str], Node], text: str) -> Node:
    try:
        return read(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableError("damaged", str(error)) from error


def _fates(parsed: ParsedCV, text: str) -> Iterator[LineFate]:
    """One fate per line; the section of a line is its record's."""
    kinds: dict[int, str] = {}
    for name in FIELD_OF.values():
        for record in getattr(parsed, name):
            kinds |= dict.fromkeys(range(record.evidence.line_start, record.evidence.line_end + 1), name)
    if parsed.person:
        proof = parsed.person.evidence
        kinds = dict.fromkeys(range(proof.line_start, proof.line_end + 1), "header") | kinds
    start = 0
    for number, line in enumerate(text.split("\n"), 1):
        status = (
            "blank"
            if not line.strip()
            else "evidence"
            if number in kinds
            else "structure"
            if _STRUCTURE.match(line)
            else "unparsed"
        )
        yield LineFate(
            number=number,
            char_start=start,
            char_end=start + len(line),
            section=kinds.get(number, "other"),
            status=status,
        )
        start += len(line) + 1
