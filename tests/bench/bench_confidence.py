"""How often records are right at each level of confidence: documents parsed and compared with gold records.

    uv run python -m tests.bench.bench_confidence DOCUMENTS GOLD [DOCUMENTS GOLD ...]

DOCUMENTS is a folder of CVs, GOLD a folder of JSON files of the same names. A record is right where a gold record
pairs with it (its title, name or course agrees); it is wholly right where every field that the gold record states
agrees too. Gold records that are optional are left out. Person, interests and skills have no pairing and are left out.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from tests.scoring import FIELDS, Json, agrees, pairs
from transforms.parse import parse
from transforms.readers.dispatch import read

BINS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)


@dataclass(frozen=True, slots=True)
class Judged:
    """One record that was read: its kind and place, how sure the parser was of it, and what a careful reader finds."""

    kind: str
    number: int
    confidence: float
    is_right: bool
    is_whole: bool


def judge(predicted: Json, gold: Json) -> Iterator[Judged]:
    """Every record of a document, judged against the gold records."""
    for kind in (kind for kind in FIELDS if kind in gold):
        read_records, stated = predicted.get(kind) or [], gold.get(kind) or []
        partner = dict(pairs(kind, read_records, stated))
        for number, record in enumerate(read_records):
            match = stated[partner[number]] if number in partner else None
            if match is None or not match.get("optional"):
                is_whole = match is not None and all(agrees(kind, name, record, match) for name in FIELDS[kind])
                yield Judged(kind, number, record.get("confidence", 1.0), match is not None, is_whole)


def judged(documents: Path, gold: Path) -> Iterator[Judged]:
    """Every record of the documents of a folder that have gold."""
    for path in sorted(documents.iterdir()):
        stated = gold / f"{path.stem}.json"
        if stated.is_file():
            predicted = parse(read(path.read_bytes(), path.name)).public()
            yield from judge(predicted, json.loads(stated.read_text("utf-8")))


def _share(hits: list[bool]) -> str:
    return f"{sum(hits) / len(hits):6.1%}" if hits else "     -"


def report(records: list[Judged]) -> None:
    """Prints the curve, and for the sure records what each kind makes of them."""
    print("confidence   records   right  wholly")
    for low, high in pairwise(BINS):
        here = [r for r in records if low <= r.confidence < high]
        right, whole = _share([r.is_right for r in here]), _share([r.is_whole for r in here])
        print(f"{low:.1f} - {min(high, 1):.1f}    {len(here):7}  {right}  {whole}")
    print("\nat 0.9 or more")
    for kind in FIELDS:
        sure = [r for r in records if r.kind == kind and r.confidence >= BINS[-2]]
        all_of_kind = sum(r.kind == kind for r in records)
        right, whole = _share([r.is_right for r in sure]), _share([r.is_whole for r in sure])
        print(f"{kind:<10} {len(sure):5} of {all_of_kind:5}  {right}  {whole}")


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("folders", nargs="+", type=Path)
    folders: list[Path] = ask.parse_args().folders
    both = zip(folders[::2], folders[1::2], strict=True)
    report([record for documents, gold in both for record in judged(documents, gold)])
