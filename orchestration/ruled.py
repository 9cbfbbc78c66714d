"""The file of rulings, `rulings.csv` in the state folder: what a person decided about identities.

One line a ruling, in the columns of `transforms.resolve.rulings.Ruling`; it may be edited by hand, or in a spreadsheet.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import polars as pl

from orchestration.cache import read_parquet
from transforms.keys import key
from transforms.resolve.rulings import ENTITIES, VERDICTS, Ruling, Rulings

FILE = "rulings.csv"


class RulingError(ValueError):
    """A ruling that cannot be read or made; says where and what the choices are."""


def read(path: Path) -> Rulings:
    """The rulings of a file; none where there is none.

    Raises:
        RulingError: it is no text, a column is missing, or a line states an entity or a verdict that there is not.
    """
    try:
        text = path.read_text("utf-8-sig")
    except FileNotFoundError:
        return ()
    except UnicodeDecodeError as error:
        raise RulingError(f"{path}: no UTF-8 ({error.reason} at byte {error.start}); save it as UTF-8") from None
    lines = csv.DictReader(io.StringIO(text))
    missing = [name for name in Ruling._fields if name not in (lines.fieldnames or ())]
    if missing:
        raise RulingError(f"{path}: the first line must name the columns {', '.join(Ruling._fields)}")
    rows = [Ruling(*((row[name] or "").strip() for name in Ruling._fields)) for row in lines]
    for number, ruling in enumerate(rows, 2):
        if ruling.entity not in ENTITIES or ruling.verdict not in VERDICTS or not (ruling.left and ruling.right):
            raise RulingError(
                f"{path}, line {number}: entity is one of {', '.join(ENTITIES)}, verdict one of {', '.join(VERDICTS)}, "
                "and left and right must not be empty"
            )
    return tuple(dict.fromkeys(rows))


def write(path: Path, rulings: Iterable[Ruling]) -> None:
    """Writes the file, whole or not at all; only its owner can read it."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerows([Ruling._fields, *rulings])
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    with os.fdopen(os.open(scratch, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text.getvalue())
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(path)


def ruling_on(lake: Path, verdict: str, left: int, right: int) -> Ruling:
    """The ruling on two sides of a decision, by their ids in `match_decision` or two person_ids.

    Raises:
        RulingError: nothing has such an id, or the two are things of different sorts.
    """
    try:
        sides = [_side(lake, number) for number in (left, right)]
    except FileNotFoundError:
        raise RulingError(f"there is nothing to decide in {lake.parent}; `vitae build` reads documents") from None
    (entity, *one), (other, *two) = sides
    if entity != other:
        raise RulingError(f"{left} is a {entity} and {right} a {other}; a decision is on two of one sort")
    if one == two:
        raise RulingError(f"both are {one[0]!r} in one document: one name in one document is one {entity}")
    return Ruling(entity, verdict, *one, *two)


def _side(lake: Path, number: int) -> tuple[str, str, str]:
    """(entity, name, uri of its document) of an id."""
    found = next(_named(lake, number), None)
    if found is None:
        raise RulingError(f"nothing has the id {number}; `vitae query identity_decisions` shows the ids of decisions")
    return found


def _named(lake: Path, number: int) -> Iterator[tuple[str, str, str]]:
    uris = dict(_frame(lake, "raw_documents").select("document_id", "uri").iter_rows())
    people = _frame(lake, "person_entities")
    for column in ("person_mention_id", "person_id"):
        for document, name in people.filter(pl.col(column) == number).select("document_id", "person_name").iter_rows():
            yield "person", name, uris[document]
    papers = _frame(lake, "parsed_papers").filter(pl.col("record_id") == number)
    yield from (("paper", title, uris[document]) for document, title in papers.select("document_id", "title").rows())
    for entity in ("organization", "venue"):
        stated = f"{entity}_name"
        for name, known, own in _frame(lake, f"{entity}_entities").select(stated, "name", f"{entity}_id").iter_rows():
            if key(f"{entity} name", name) == number or own == number:
                yield entity, (known if own == number else name), ""


def _frame(lake: Path, name: str) -> pl.DataFrame:
    return read_parquet(lake / f"{name}.parquet")
