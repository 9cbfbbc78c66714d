"""Fits the model of section kinds on made-up sections (`examples.txt`, `make`) and writes its weights.

    uv run --with scikit-learn python -m transforms.section_kinds.train.fit [--seed N] [--out FILE] [--judge]

Each section counts several times, with some of its lines left out, so that short ones are learnt too. `--judge` fits
on four fifths of the sections and prints how many of the others are told right.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from transforms.section_kinds.model import Weights, vector
from transforms.section_kinds.train.examples import Example, read_examples
from transforms.section_kinds.train.make import Maker

HERE = Path(__file__).parent
BIAS = "\x00bias"
_TIMES = 4  # that a section counts, with lines left out
_LEAST = 3  # examples that a feature must occur in
_MADE = 4  # sections made of each template
_STRENGTH = 60.0  # inverse of the regularisation


def varied(examples: Sequence[Example], rng: random.Random) -> list[Example]:
    """The sections, and parts of them."""
    found = list(examples)
    for kind, lines in examples:
        for _ in range(_TIMES - 1):
            size = rng.randint(1, len(lines))
            start = rng.randint(0, len(lines) - size)
            found.append((kind, lines[start : start + size]))
    return found


def fit(examples: Sequence[Example], rng: random.Random) -> tuple[list[str], list[str], Weights]:
    """Features, kinds and their weights, by logistic regression."""
    from scipy.sparse import csr_matrix  # type: ignore[import-untyped]  # noqa: PLC0415
    from sklearn.linear_model import LogisticRegression  # type: ignore[import-not-found]  # noqa: PLC0415

    data = [(kind, vector(lines)) for kind, lines in varied(examples, rng)]
    counts = Counter(name for _, found in data for name in found)
    names = [BIAS, *sorted(name for name, times in counts.items() if times >= _LEAST)]
    rows = {name: row - 1 for row, name in enumerate(names)}
    places = [[(rows[name], share) for name, share in found.items() if name in rows] for _, found in data]
    matrix = csr_matrix(
        (
            [share for found in places for _, share in found],
            [row for found in places for row, _ in found],
            np.cumsum([0, *map(len, places)]),
        ),
        shape=(len(data), len(names) - 1),
    )
    model = LogisticRegression(C=_STRENGTH, max_iter=300, class_weight="balanced")
    model.fit(matrix, [kind for kind, _ in data])
    weights = np.vstack([model.intercept_, model.coef_.T]).astype(np.float32)
    return names, [str(kind) for kind in model.classes_], weights


def save(names: Sequence[str], kinds: Sequence[str], weights: Weights, path: Path) -> None:
    """Writes the model, weights in 8 bits."""
    scale = float(np.abs(weights).max()) / 127
    kept = [0, *(row for row in range(1, len(names)) if np.abs(weights[row]).max() >= 2 * scale)]
    np.savez_compressed(
        path,
        names=np.array("\n".join(names[row] for row in kept)),
        kinds=np.array("\n".join(kinds)),
        weights=np.round(weights[kept] / scale).astype(np.int8),
        scale=np.array(scale),
    )


def judge(examples: list[Example], rng: random.Random) -> None:
    """Prints how the sections of one fifth are told by the others."""
    rng.shuffle(examples)
    cut = len(examples) // 5
    names, kinds, weights = fit(examples[cut:], rng)
    rows = {name: row for row, name in enumerate(names)}
    wrong: Counter[tuple[str, str]] = Counter()
    for kind, lines in examples[:cut]:
        total = weights[0] + sum(s * weights[rows[n]] for n, s in vector(lines).items() if n in rows)
        told = kinds[int(np.argmax(total))]
        wrong[kind, told] += kind != told
    sys.stdout.write(f"{1 - sum(wrong.values()) / cut:.3f} of {cut} right; {wrong.most_common(12)}\n")


def main() -> None:
    """Fits the model and writes it."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--out", type=Path, default=HERE.parent / "model.npz")
    ask.add_argument("--judge", action="store_true")
    options = ask.parse_args()
    rng = random.Random(options.seed)  # noqa: S311 - no secret
    examples = read_examples(HERE / "examples.txt")
    if options.judge:
        judge(list(examples), rng)
        return
    names, kinds, weights = fit([*examples, *Maker(rng).sections(_MADE)], rng)
    save(names, kinds, weights, options.out)


if __name__ == "__main__":
    main()
