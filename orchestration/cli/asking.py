"""`vitae sql`, `vitae query` and `vitae schema`: what the warehouse holds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from orchestration.cli import options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import polars as pl

    from warehouse.questions import Question


@options.example(
    'vitae sql "SELECT full_name FROM dim_person WHERE is_document_owner"',
    'vitae sql "FROM fact_paper WHERE year = 2024" --format csv',
)
@click.command()
@click.argument("statement")
@options.answer_format
@options.output
@options.state
def sql(statement: str, form: str, output: str | None, state_folder: str) -> None:
    """Ask the warehouse anything, in DuckDB's SQL. `vitae schema` tells what there is.

    The warehouse is opened read-only. DuckDB also reads any other file that you may read, and writes with COPY: do not
    pass it what strangers ask.
    """
    if not statement.strip(" \n\t;"):
        options.fail("there is no statement; try vitae sql 'SHOW TABLES'", 2)
    answer = _answer(statement, {}, state_folder)
    _show(answer, form, output)
    if answer.is_empty() and answer.columns:
        click.echo("no rows", err=True)


@options.example(
    "vitae query",
    "vitae query coauthors_of person='Ada Lovelace'",
    "vitae query award_winners from_year=2020 --format json",
)
@click.command()
@click.argument("name", required=False)
@click.argument("parameters", nargs=-1, metavar="[PARAMETER=VALUE]...")
@options.answer_format
@options.output
@options.state
def query(name: str | None, parameters: tuple[str, ...], form: str, output: str | None, state_folder: str) -> None:
    """Ask a question that has a name. Without NAME, list them."""
    from warehouse.questions import QuestionError, question, questions

    if name is None:
        if form == "table" and output is None:
            _list(questions())
        else:
            _show(_listed(questions()), form, output)
        return
    try:
        asked = question(name.replace("-", "_"))
        given = _pairs(parameters, asked)
        bound = asked.bound(given)
    except QuestionError as error:
        options.fail(str(error), 2)
    answer = _answer(asked.sql, bound, state_folder)
    _show(answer, form, output)
    if answer.is_empty():
        _explain_nothing(asked, given, state_folder)


def _explain_nothing(asked: Question, given: Mapping[str, str], state_folder: str) -> None:
    from warehouse.nearest import why_nothing

    click.echo("no rows" if given else "no rows: no document states any", err=True)
    for line in why_nothing(_warehouse(state_folder), asked, given):
        click.echo(f"  {line}", err=True)


def _pairs(parameters: tuple[str, ...], asked: Question) -> dict[str, str]:
    example = next((f", such as {p.name}=..." for p in asked.parameters), "")
    for parameter in parameters:
        if "=" not in parameter:
            options.fail(f"{parameter}: parameters are given as name=value{example}", 2)
    return dict(parameter.split("=", 1) for parameter in parameters)


def _listed(known: Sequence[Question]) -> pl.DataFrame:
    """The questions as rows, for programs that ask them."""
    import polars as pl

    rows = [(q.name, q.description, " ".join(f"{p.name}={p.default!r}" for p in q.parameters)) for q in known]
    return pl.DataFrame(rows, schema=["question", "what_it_tells", "parameters"], orient="row")


def _list(known: Sequence[Question]) -> None:
    from rich.table import Table

    table = Table("question", "what it tells", "parameters", box=None, pad_edge=False)
    for question in known:
        parameters = [f"{parameter.name}={parameter.default!r}" for parameter in question.parameters]
        table.add_row(question.name, question.description, "\n".join(parameters))
    _print(table)


@options.example("vitae schema", "vitae schema fact_paper", "vitae schema --format csv")
@click.command(short_help="Print the data dictionary.")
@click.argument("tables", nargs=-1)
@click.option("--all", "every", is_flag=True, help="The tables of the lake too.")
@options.answer_format
@options.output
@options.state
def schema(tables: tuple[str, ...], form: str, output: str | None, state_folder: str, *, every: bool) -> None:  # noqa: ARG001
    """Print the data dictionary: each table and view, its columns and what they mean."""
    from warehouse import derive, view_words
    from warehouse.choices import not_among
    from warehouse.store import views
    from warehouse.tables import TABLES

    shown = {name: (name, words, rows) for name, words, rows in views()}
    unknown = [name for name in tables if name not in TABLES and name not in shown]
    if unknown:
        options.fail(f"no table is called {not_among(unknown, [*TABLES, *shown])}", 2)
    published = [name for name, table in TABLES.items() if every or table.layer in ("star", "publish")]
    asked = tables or (*published, *shown)
    chosen, seen = [TABLES[name] for name in asked if name in TABLES], [shown[name] for name in asked if name in shown]
    if form != "table":
        import polars as pl

        _show(pl.DataFrame(derive.dictionary(chosen) + [row for *_, rows in seen for row in rows]), form, output)
        return
    from rich.markdown import Markdown

    text = "\n".join(part for part in (derive.markdown(chosen), view_words.markdown(seen)) if part)
    _print(Markdown(text)) if sys.stdout.isatty() and not output else options.write(text.encode() + b"\n", output)


def _answer(statement: str, parameters: Mapping[str, object], state_folder: str) -> pl.DataFrame:
    from warehouse import store

    try:
        return store.query(_warehouse(state_folder), statement, parameters)
    except store.QueryError as error:
        options.fail(str(error))


def _warehouse(state_folder: str) -> Path:
    from orchestration.state import State, named

    return State(named(state_folder)).warehouse


def _show(frame: pl.DataFrame, form: str, output: str | None) -> None:
    data = _as_bytes(frame, form)
    if output:
        options.write(data, output)
        click.echo(f"{len(frame):,} {'row' if len(frame) == 1 else 'rows'} in {output}", err=True)
    elif form == "table" and sys.stdout.isatty():
        _print(_as_table(frame))
    elif form == "parquet" and sys.stdout.isatty():
        options.fail("Parquet is no text: give --output FILE, or send it on with | or >", 2)
    else:
        options.write(data, None)


def _as_bytes(frame: pl.DataFrame, form: str) -> bytes:
    import io

    out = io.BytesIO()
    if form == "csv":
        frame.write_csv(out)
    elif form == "json":
        frame.write_json(out)
        out.write(b"\n")
    elif form == "parquet":
        frame.write_parquet(out)
    else:
        out.write(_plain(frame).encode())
    return out.getvalue()


def _plain(frame: pl.DataFrame) -> str:
    """A table for pipes and files: no colours, no cut cells."""
    rows = [frame.columns, *([_cell(value) for value in row] for row in frame.iter_rows())]
    widths = [max(len(row[i]) for row in rows) for i in range(len(frame.columns))]
    rows.insert(1, ["-" * width for width in widths])
    return "".join("  ".join(f"{c:<{w}}" for c, w in zip(row, widths, strict=True)).rstrip() + "\n" for row in rows)


def _as_table(frame: pl.DataFrame) -> object:
    from rich.table import Table

    table = Table(*frame.columns, caption=f"{len(frame)} rows", caption_justify="left")
    for row in frame.iter_rows():
        table.add_row(*map(_cell, row))
    return table


def _cell(value: object) -> str:
    if value is None:
        return ""
    return " ".join(str(value).split())


def _print(thing: object) -> None:
    from rich.console import Console

    Console().print(thing)
