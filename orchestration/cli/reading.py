"""`vitae parse` and `vitae citations`: read without a warehouse, so without Dagster, Great Expectations and DuckDB."""

from __future__ import annotations

import json
import sys
from typing import IO, TYPE_CHECKING

import click

from orchestration.cli import options

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from orchestration.sources import Found


@options.example("vitae parse cvs/ > cvs.jsonl", "vitae parse cv.pdf --explain", "vitae parse cv.pdf --html read.html")
@click.command(short_help="Print what documents state, as JSON.")
@click.argument("paths", nargs=-1, required=True)
@click.option("--explain", is_flag=True, help="Show each document beside what was read from its lines.")
@click.option("--html", "page", type=click.Path(dir_okay=False, writable=True), help="The same as one HTML file.")
@click.option("--state", "state_folder", metavar="DIR", envvar="VITAE_STATE", default=".vitae", hidden=True)
def parse(paths: tuple[str, ...], page: str | None, state_folder: str, *, explain: bool) -> None:  # noqa: ARG001
    """Print what documents state: one JSON object a document, in the order of their names.

    PATHS are files, folders (read with all folders below) and globs. What cannot be read is named on the standard
    error; the exit code is 1 where nothing could be read. Each record carries its evidence: lines, and the range of
    characters in the document's text.
    """
    found = _find(paths)
    if explain or page:
        _explain(found, page, in_terminal=explain)
        return
    count = sum(1 for line in _lines(found) if sys.stdout.buffer.write(line + b"\n"))
    sys.stdout.buffer.flush()
    _end_where_none(count)


def _end_where_none(count: int) -> None:
    """Ends the program with 1 where no document at all could be read; what each lacks was told before."""
    if not count:
        sys.exit(1)


def _find(paths: Sequence[str]) -> list[Found]:
    from orchestration.sources import NoSourceError, find

    try:
        return find(paths)
    except NoSourceError as error:
        options.fail(str(error), 2)


def _lines(found: Sequence[Found]) -> Iterator[bytes]:
    from orchestration import workers
    from orchestration.stating import public_json

    sources = (workers.Source(uri=item.uri, path=str(item.path)) for item in _readable(found))
    for outcome in workers.run(public_json, sources):
        if outcome.value is None:
            click.echo(f"{outcome.source.uri}: {outcome.reason}: {outcome.detail}", err=True)
        else:
            yield outcome.value


def _readable(found: Sequence[Found]) -> Iterator[Found]:
    for item in found:
        if item.reason:
            click.echo(f"{item.uri}: {item.reason}: {item.detail}", err=True)
        else:
            yield item


def _explain(found: Sequence[Found], page: str | None, *, in_terminal: bool) -> None:
    from orchestration import explain, workers
    from transforms.parse import parse as parse_document
    from transforms.readers.errors import UnreadableError

    read = []
    for item in _readable(found):
        try:
            document = workers.read(item.path.read_bytes(), item.uri)
        except (UnreadableError, OSError) as error:
            click.echo(f"{item.uri}: {error}", err=True)
            continue
        read.append((document, parse_document(document)))
    _end_where_none(len(read))
    if in_terminal:
        from rich.console import Console

        for document, parsed in read:
            Console().print(explain.as_table(document, parsed))
    if page:
        options.write(explain.as_html(read).encode(), page)
        click.echo(f"{len(read)} documents in {page}", err=True)


@options.example("vitae citations references.txt", "vitae citations strings.jsonl --jsonl")
@click.command(short_help="Read citations, one string a line.")
@click.argument("file", type=click.File("rb"))
@click.option("--jsonl", is_flag=True, help='The lines are JSON objects: {"id": ..., "text": ...}.')
@click.option("--state", "state_folder", metavar="DIR", envvar="VITAE_STATE", default=".vitae", hidden=True)
def citations(file: IO[bytes], state_folder: str, *, jsonl: bool) -> None:  # noqa: ARG001
    """Read citations, one string a line of FILE (`-` for the standard input): one JSON object a line."""
    from transforms.citations import api
    from transforms.readers.text import decode

    asked = [
        _citation(line, f"{file.name}, line {number}", jsonl=jsonl)
        for number, line in enumerate(decode(file.read())[0].split("\n"), 1)
        if line.strip()
    ]
    for citation, fields in zip(asked, api.parse_strings([c["text"] for c in asked]), strict=True):
        named = {"id": citation["id"]} if "id" in citation else {}
        click.echo(json.dumps(named | fields, ensure_ascii=False))


def _citation(line: str, place: str, *, jsonl: bool) -> dict[str, str]:
    if not jsonl:
        return {"text": line.rstrip("\n")}
    try:
        citation: dict[str, str] = json.loads(line)
        citation["text"] += ""
    except (ValueError, KeyError, TypeError):
        options.fail(f'{place}: not an object with "text": {line.strip()[:60]}', 2)
    return citation
