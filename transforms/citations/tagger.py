"""The citation tagger: a linear-chain model that gives each token of a citation its field.

Consumes lists of tokens; produces labels (`features.LABELS`). The weights (`model.npz`) are fitted on made-up
citations by `train.fit`. Scores of a token alone are kept per distinct token, so that common ones cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from transforms.citations.context import WIDTHS, context_ids
from transforms.citations.features import LABELS, LONG, REACH, WordClass, class_features, look_of

Scores = NDArray[np.float32]
_Number = TypeVar("_Number", np.float32, np.int32)
_LIMIT = 50_000  # distinct tokens kept before the store is emptied
_PAD = "\x00pad"
_SIZES = tuple(map(str, range(10)))
_FAR = ("w", "s", "t", "k")
_NEAR = ("w", "s", "t", "k", "st", "kt", "l", "ks", "abbr", "lst")


def at_offset(features: Sequence[str], offset: int) -> list[str]:
    """The features of a neighbour that count at an offset, named by it."""
    kept = (
        features
        if offset == 0
        else [f for f in features if f.split("=", 1)[0] in (_NEAR if abs(offset) == 1 else _FAR)]
    )
    return [f"{offset}:{feature}" for feature in kept]


class Tagger:
    """The model's weights, and the scores of the tokens seen so far."""

    def __init__(self, names: Sequence[str], weights: Scores, transitions: Scores) -> None:
        """Weights per feature and label; transitions from label to label."""
        self._rows = {name: i for i, name in enumerate(names)}
        self._weights = weights
        self._features, self._alone = self._by_feature()
        self._of: dict[str, dict[str, int]] = {kind: {} for kind in "webn"}  # rows of a word's features, by their kind
        for name, row in self._features.items():
            kind, _, value = name.partition("=")
            self._of.setdefault(kind, {})[value] = row
        self._transitions = transitions + _forbidden()
        self._tables = np.concatenate([self._table(name, width) for name, width in WIDTHS.items()])
        self._firsts = np.cumsum([0, *WIDTHS.values()], dtype=np.int32)[:-1, None, None]
        self._clear()

    def _by_feature(self) -> tuple[dict[str, int], Scores]:
        """Feature of a token alone -> its row of scores at each offset; the first row is of the features not known."""
        found: dict[str, int] = {}
        placed = []
        for name, row in self._rows.items():
            offset, colon, feature = name.partition(":")
            if colon and offset.lstrip("-").isdigit():
                placed.append((found.setdefault(feature, len(found) + 1), REACH.index(int(offset)), row))
        scores = np.zeros((len(found) + 1, len(REACH), len(LABELS)), np.float32)
        for place, offset_at, row in placed:
            scores[place, offset_at] = self._weights[row]
        return found, scores

    def _clear(self) -> None:
        self._known: dict[str, int] = {_PAD: 0}
        self._groups: dict[tuple[WordClass, bool], int] = {}
        self._sums = self._alone
        self._scores = np.zeros((1024, len(REACH), len(LABELS)), np.float32)
        self._classes = np.zeros((1024, len(WordClass._fields)), np.int32)
        self._scores[0] = self._alone[self._features.get("pad", 0)]

    def _table(self, name: str, width: int) -> Scores:
        table = np.zeros((width, len(LABELS)), np.float32)
        for i in range(width):
            row = self._rows.get(f"{name}={i}")
            if row is not None:
                table[i] = self._weights[row]
        return table

    def _add(self, tokens: Sequence[str]) -> None:
        """Scores and classes of tokens not seen before."""
        first, last = len(self._known), len(self._known) + len(tokens)
        self._scores, self._classes = _grown(self._scores, last), _grown(self._classes, last)
        groups, words, ends, begins, sizes = self._groups, *(self._of[kind] for kind in "webn")
        long = words.get("long", 0)
        rows: list[int] = []
        for low, size, abbreviated, classes in map(look_of, tokens):
            key = (classes, abbreviated)
            rows += (
                groups[key] if key in groups else self._group(key),
                words.get(low, 0) if len(low) < LONG else long,
                ends.get(low[-3:], 0),
                begins.get(low[:3], 0),
                sizes.get(_SIZES[min(size, 9)], 0),
            )
        places = np.array(rows, np.int32).reshape(len(tokens), -1)
        total = self._sums.take(places[:, 0], axis=0)
        for column in range(1, places.shape[1]):
            total += self._sums.take(places[:, column], axis=0)
        self._scores[first:last] = total
        self._classes[first:last] = np.array([classes for classes, _ in groups], np.int32)[
            places[:, 0] - len(self._alone)
        ]
        self._known.update(zip(tokens, range(first, last), strict=True))

    def _group(self, key: tuple[WordClass, bool]) -> int:
        """The row of the sum of the features that the classes give, beside the rows of the features."""
        classes, abbreviated = key
        rows = [self._features.get(name, 0) for name in class_features(*classes[:4], abbreviated=abbreviated)]
        row = len(self._alone) + len(self._groups)
        self._sums = _grown(self._sums, row + 1)
        np.add.reduce(self._alone[rows], axis=0, out=self._sums[row])
        self._groups[key] = row
        return row

    def tag(self, strings: Sequence[Sequence[str]]) -> list[list[int]]:
        """A label's index for each token of each string."""
        if not strings:
            return []
        if len(self._known) > _LIMIT:
            self._clear()
        width = max(1, *(len(tokens) for tokens in strings))
        rows = np.zeros((len(strings), width + 4), np.int32)
        known = self._known
        if new := list(dict.fromkeys([t for tokens in strings for t in tokens if t not in known])):
            self._add(new)
        for i, tokens in enumerate(strings):
            rows[i, 2 : 2 + len(tokens)] = [known[t] for t in tokens]
        lengths = np.array([len(tokens) for tokens in strings], np.int32)
        emissions = self._emissions(rows, lengths, width)
        return _best_paths(emissions, self._transitions, lengths)

    def _emissions(self, rows: NDArray[np.int32], lengths: NDArray[np.int32], width: int) -> Scores:
        scores = self._scores
        total: Scores = scores[rows[:, 2 : 2 + width], 2]
        for place, offset in enumerate(REACH):
            if offset:
                total += scores[rows[:, 2 + offset : 2 + offset + width], place]
        columns = self._classes[rows[:, 2 : 2 + width]]
        classes = {name: np.ascontiguousarray(columns[:, :, i]) for i, name in enumerate(WordClass._fields)}
        found = context_ids(classes, lengths)
        ids = np.stack([found[name] for name in WIDTHS])
        ids += self._firsts
        total += self._tables[ids].sum(axis=0)
        return total


def _grown(rows: NDArray[_Number], count: int) -> NDArray[_Number]:
    """The rows, with as many empty ones behind them, again and again, as make `count`."""
    while len(rows) < count:
        rows = np.concatenate((rows, np.zeros_like(rows)))
    return rows


def _forbidden() -> Scores:
    """A great loss where a label goes on that did not begin."""
    loss = np.zeros((len(LABELS), len(LABELS)), np.float32)
    for j, label in enumerate(LABELS):
        if label.startswith("I-"):
            for i, before in enumerate(LABELS):
                if before[2:] != label[2:] or "-" not in before:
                    loss[i, j] = -1e4
    return loss


def _best_paths(emissions: Scores, transitions: Scores, lengths: NDArray[np.int32]) -> list[list[int]]:
    """The labels with the greatest sum, string by string (Viterbi, all strings in step)."""
    count, width, labels = emissions.shape
    best = emissions[:, 0].copy()
    best[:, [i for i, label in enumerate(LABELS) if label.startswith("I-")]] = -1e4
    back = np.zeros((width, count, labels), np.int8)
    chosen = np.zeros((count, labels), np.intp)
    turned = np.ascontiguousarray(transitions.T)
    finals = np.where((lengths == 1)[:, None], best, 0.0)
    rows = labels * np.arange(count * labels).reshape(count, labels)
    last = set(lengths.tolist())
    for t in range(1, width):
        options = best[:, None, :] + turned
        options.argmax(axis=2, out=chosen)
        back[t] = chosen
        best = options.reshape(-1)[chosen + rows]
        best += emissions[:, t]
        if t + 1 in last:
            ends = lengths == t + 1
            finals[ends] = best[ends]
    paths = []
    steps = back.tolist() if count * width < 200_000 else back
    for i, length in enumerate(lengths.tolist()):
        path = [int(finals[i].argmax())] if length else []
        for t in range(length - 1, 0, -1):
            path.append(int(steps[t][i][path[-1]]))
        paths.append(path[::-1])
    return paths


@cache
def tagger() -> Tagger:
    """The fitted tagger."""
    data = np.load(BytesIO((files("transforms.citations") / "model.npz").read_bytes()))
    names = bytes(data["names"]).decode("utf-8").split("\n")
    return Tagger(names, data["weights"].astype(np.float32), data["transitions"].astype(np.float32))
