"""Fits the weights of `transforms/vocabulary/confidence.toml`: how likely a record with such signs is wholly right.

    uv run python -m tests.bench.fit_confidence DOCUMENTS GOLD [DOCUMENTS GOLD ...] [--write]

A logistic regression over the signs of `transforms.review.confidence`, with a weight for every sign and its departure
in every kind, both held small (ridge), so that a sign which was seldom met says little. A document counts by the root
of its records' number. What is printed is cross-validated: each document is judged by weights that were fitted
without it, and without its other forms, which have the same gold.
"""

from __future__ import annotations

import argparse
import json
import math
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import transforms.parse as parser
from tests.bench.bench_confidence import Judged, judge, report
from tests.scoring import FIELDS
from transforms.parsed import Record
from transforms.readers.dispatch import read
from transforms.review.confidence import WEIGHED, likelihood, signs_of

Floats = NDArray[np.float64]
FILE = Path(parser.__file__).with_name("vocabulary") / "confidence.toml"
FOLDS = 10
_RIDGES = {1: 0.5, 2: 2.0}  # of a sign's weight, and of its departure in one kind
_HEAD = """\
# What each sign adds to the log-odds that a record of a kind is wholly right; "always" is the kind's own level.
# Made by tests/bench/fit_confidence.py from documents with gold records; to be made anew when the parser has changed.
"""


@dataclass(frozen=True, slots=True)
class Sample:
    """One record: what it was read from (all forms of one document alike), its signs, and what became of it."""

    origin: str
    signs: list[str]
    judged: Judged


def samples(documents: Path, gold: Path) -> Iterator[Sample]:
    """Every record of a folder's documents that have gold."""
    for path in sorted(documents.iterdir()):
        stated = gold / f"{path.stem}.json"
        if stated.is_file():
            yield from _of_document(path, stated)


def _of_document(path: Path, stated: Path) -> Iterator[Sample]:
    signs: dict[int, list[str]] = {}

    def keep(records: Iterable[Record], coverage: float) -> None:
        every = [record for record in records if type(record) in WEIGHED]
        signs.update((id(record), found) for record, found in zip(every, signs_of(every, coverage), strict=True))

    calibrate = parser.calibrate
    parser.calibrate = keep
    try:
        parsed = parser.parse(read(path.read_bytes(), path.name))
    finally:
        parser.calibrate = calibrate
    for one in judge(parsed.public(), json.loads(stated.read_text("utf-8"))):
        record = getattr(parsed, one.kind)[one.number]
        if id(record) in signs:  # referees and languages have the confidence of their reader
            yield Sample(str(stated), signs[id(record)], one)


class Model:
    """The regression: one column for each sign and one for each sign in each kind."""

    def __init__(self, all_samples: list[Sample]) -> None:
        """The columns that the samples need."""
        self.columns: dict[tuple[str, ...], int] = {}
        for sample in all_samples:
            for column in _columns(sample):
                self.columns.setdefault(column, len(self.columns))
        self.ridge = np.array([_RIDGES[len(column)] for column in self.columns])
        self.weights: Floats = np.zeros(len(self.columns))

    def fit(self, given: list[Sample]) -> None:
        """Newton's method for the penalised likelihood."""
        matrix, counts = self._matrix(given), Counter(sample.origin for sample in given)
        right = np.array([sample.judged.is_whole for sample in given], float)
        worth = np.array([counts[sample.origin] ** -0.5 for sample in given])
        worth *= len(given) / worth.sum()
        self.weights = np.zeros(len(self.columns))
        for _ in range(30):
            likely = 1 / (1 + np.exp(-matrix @ self.weights))
            slope = matrix.T @ (worth * (right - likely)) - self.ridge * self.weights
            bend = matrix.T @ (matrix * (worth * likely * (1 - likely))[:, None]) + np.diag(self.ridge)
            self.weights = self.weights + np.linalg.solve(bend, slope)

    def logit(self, sample: Sample) -> float:
        """The log-odds that the sample's record is wholly right."""
        return float(sum(self.weights[self.columns[column]] for column in _columns(sample)))

    def tables(self, damping: dict[str, float]) -> Iterator[str]:
        """The weights as TOML, a table for each kind."""
        for kind in FIELDS:
            yield f"\n[{kind}]"
            for sign in sorted(column[0] for column in self.columns if column[1:] == (kind,)):
                both = (self.columns[column] for column in ((sign,), (sign, kind)))
                yield f"{sign} = {damping[kind] * sum(self.weights[column] for column in both):.2f}"

    def _matrix(self, given: list[Sample]) -> Floats:
        matrix = np.zeros((len(given), len(self.columns)))
        for row, sample in enumerate(given):
            matrix[row, [self.columns[column] for column in _columns(sample)]] = 1
        return matrix


def _columns(sample: Sample) -> Iterator[tuple[str, ...]]:
    for sign in sample.signs:
        yield (sign,)
        yield (sign, sample.judged.kind)


def cross_validated(given: list[Sample]) -> Iterator[tuple[Sample, float]]:
    """Every sample, and its log-odds by a model that has not seen its document."""
    model = Model(given)
    for fold in range(FOLDS):
        left_out = [sample for sample in given if zlib.crc32(sample.origin.encode()) % FOLDS == fold]
        model.fit([sample for sample in given if zlib.crc32(sample.origin.encode()) % FOLDS != fold])
        yield from ((sample, model.logit(sample)) for sample in left_out)


def dampings(foretold: list[tuple[Sample, float]]) -> dict[str, float]:
    """By kind, what the log-odds are to be multiplied with: documents differ more than their records show."""
    return {kind: _damping([(s, z) for s, z in foretold if s.judged.kind == kind]) for kind in FIELDS}


def _damping(foretold: list[tuple[Sample, float]]) -> float:
    def loss(factor: float) -> float:
        return sum(math.log1p(math.exp(-factor * (z if s.judged.is_whole else -z))) for s, z in foretold)

    return min((number / 20 for number in range(8, 21)), key=loss)


def main() -> None:
    """Prints the cross-validated curve; with --write, fits on everything and writes the weights."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("folders", nargs="+", type=Path)
    ask.add_argument("--write", action="store_true")
    asked = ask.parse_args()
    both = zip(asked.folders[::2], asked.folders[1::2], strict=True)
    given = [sample for documents, gold in both for sample in samples(documents, gold)]
    foretold = list(cross_validated(given))
    damping = dampings(foretold)
    report([replace(s.judged, confidence=likelihood(damping[s.judged.kind] * z)) for s, z in foretold])
    if asked.write:
        model = Model(given)
        model.fit(given)
        FILE.write_text(_HEAD + "\n".join(model.tables(damping)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
