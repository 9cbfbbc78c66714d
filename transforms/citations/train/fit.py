"""Fits the citation tagger on made-up citations and writes its weights.

    uv run --with python-crfsuite python -m transforms.citations.train.fit [--count N] [--seed N] [--out FILE]

Produces `model.npz`: names of the features kept, their weights per label, and the transitions. The same seed gives
the same file.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

import numpy as np

from transforms.citations.context import context_ids
from transforms.citations.features import LABELS, REACH, WordClass, word_features
from transforms.citations.tagger import at_offset
from transforms.citations.tokens import tokenize
from transforms.citations.train.make import make

_RUNS = frozenset("AETCU")
_SPARSE = frozenset("web")


def labels_of(starts: list[int], tokens: list[str], pieces: list[tuple[str, str]]) -> list[str]:
    """The tokens' labels: of the piece in which a token's first letter or digit stands."""
    marks = "".join(label * len(text) for text, label in pieces)
    found, last = [], ""
    for start, token in zip(starts, tokens, strict=True):
        inner = next((i for i, c in enumerate(token) if c.isalnum()), 0)
        label = marks[start + inner]
        found.append(label if label not in _RUNS else f"I-{label}" if last == label else f"B-{label}")
        last = label
    return found


def string_features(tokens: list[str], *, named: bool) -> list[list[str]]:
    """Every feature of every token, as the tagger sees them."""
    alone = [word_features(token, named=named) for token in tokens]
    if not named:
        alone = [([f for f in feats if f[:2] not in ("w=", "e=", "b=") or len(f) < 6], cls) for feats, cls in alone]
    columns = np.array([cls for _, cls in alone], np.int32)[None]
    classes = {name: np.ascontiguousarray(columns[:, :, i]) for i, name in enumerate(WordClass._fields)}
    contexts = context_ids(classes, np.array([len(tokens)], np.int32))
    rows = []
    for i in range(len(tokens)):
        row = [f"{name}={ids[0, i]}" for name, ids in contexts.items()]
        for offset in REACH:
            j = i + offset
            row += at_offset(alone[j][0], offset) if 0 <= j < len(tokens) else [f"{offset}:pad"]
        rows.append(row)
    return rows


def fit(count: int, seed: int, out: Path, iterations: int) -> None:
    """Makes `count` citations, fits the model, writes it."""
    import pycrfsuite  # type: ignore[import-not-found]  # noqa: PLC0415 - loaded only where it is needed

    rng = random.Random(seed)  # noqa: S311 - made-up data
    trainer = pycrfsuite.Trainer(algorithm="lbfgs", verbose=False)
    trainer.set_params(
        {
            "c1": 0.15,
            "c2": 0.02,
            "max_iterations": iterations,
            "feature.minfreq": 4,
            "feature.possible_transitions": True,
        }
    )
    for _ in range(count):
        text, pieces = make(rng)
        tokens, starts = tokenize(text)
        trainer.append(string_features(tokens, named=rng.random() < 0.7), labels_of(starts, tokens, pieces))
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "model.crfsuite")
        trainer.train(path)
        model = pycrfsuite.Tagger()
        model.open(path)
        info = model.info()
    _write(info, out)


def _write(info: object, out: Path) -> None:
    places = {label: i for i, label in enumerate(LABELS)}
    kept: dict[str, np.ndarray] = {}
    for (name, label), weight in info.state_features.items():  # type: ignore[attr-defined]
        if abs(weight) >= 0.01:
            kept.setdefault(name, np.zeros(len(LABELS), np.float32))[places[label]] = weight
    transitions = np.full((len(LABELS), len(LABELS)), 0.0, np.float32)
    for (a, b), weight in info.transitions.items():  # type: ignore[attr-defined]
        transitions[places[a], places[b]] = weight
    names = sorted(kept)
    np.savez_compressed(
        out,
        names=np.frombuffer("\n".join(names).encode(), np.uint8),
        weights=np.array([kept[n] for n in names], np.float16),
        transitions=transitions,
    )
    print(f"{len(names)} features, {out.stat().st_size / 1e6:.2f} MB -> {out}", file=sys.stderr)  # noqa: T201 - a script says what it wrote


if __name__ == "__main__":
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--count", type=int, default=18_000)
    ask.add_argument("--seed", type=int, default=20)
    ask.add_argument("--iterations", type=int, default=140)
    ask.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "model.npz")
    options = ask.parse_args()
    fit(options.count, options.seed, options.out, options.iterations)
