"""The kind that a section's lines speak for, by a model fitted on made-up sections (`train.fit`).

Consumes lines' texts; produces a kind and its probability.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from transforms.dates import find_dates
from transforms.model import Line
from transforms.section_kinds.features import features
from transforms.shapes import is_citation, is_list_of_names

Weights = NDArray[np.float32]
_MOST = 40  # lines looked at
_SURE = 0.4  # probability from which a kind is told
_SURE_ALONE = 0.7  # the same for a single line
_AGAIN = 0.6  # as likely is a kind that is named elsewhere
_AS = {"software": "projects", "languages": "skills", "memberships": "service"}  # read as another kind is
_UNDATED = ("interests", "skills")
_READ = frozenset(
    (
        "positions", "education", "papers", "awards", "service", "teaching", "talks", "grants", "projects", "advising",
        "interests", "skills", "references",
    )
)  # fmt: skip


@cache
def _model() -> tuple[tuple[str, ...], dict[str, int], Weights]:
    data = np.load(BytesIO(files("transforms.section_kinds").joinpath("model.npz").read_bytes()))
    names = str(data["names"]).split("\n")
    kinds = tuple(str(data["kinds"]).split("\n"))
    return (
        kinds,
        {name: row for row, name in enumerate(names)},
        data["weights"].astype(np.float32) * float(data["scale"]),
    )


def kind_told(lines: Sequence[Line], stated: Container[str] = ()) -> str | None:
    """The kind that the lines clearly speak for; None where they do not, or speak for what no reader reads.

    A kind that another heading of the document names (`stated`) is less likely to be meant by this one too.
    """
    texts = [line.text for line in lines[:_MOST] if line.text]
    if not texts:
        return None
    found = scores(texts)
    for kind, same in _AS.items():
        found[same] = found.get(same, 0.0) + found.pop(kind, 0.0)
    likely = {kind: value * (_AGAIN if kind in stated else 1.0) for kind, value in found.items()}
    best = max(likely, key=lambda kind: likely[kind])
    least = _SURE if len(texts) > 1 else _SURE_ALONE
    if best not in _READ or likely[best] < least * sum(likely.values()):
        return None
    return None if best in _UNDATED and any(map(_is_entry, texts)) else best


def _is_entry(text: str) -> bool:
    """True for a line with a date or with authors: a list of skills or interests holds none."""
    return bool(find_dates(text)) or is_citation(text) or is_list_of_names(text)


def scores(lines: Sequence[str]) -> dict[str, float]:
    """The probability of each kind that sections of such lines may have."""
    kinds, rows, weights = _model()
    found = [(rows[name], share) for name, share in vector(lines).items() if name in rows]
    total = weights[0].copy()  # the first row is the bias
    for row, share in found:
        total += share * weights[row]
    likely = np.exp(total - total.max())
    return dict(zip(kinds, (likely / likely.sum()).tolist(), strict=True))


def vector(lines: Sequence[str]) -> dict[str, float]:
    """The features of the lines, scaled to length 1."""
    found = features(lines[:_MOST])
    length = sum(share * share for share in found.values()) ** 0.5 or 1.0
    return {name: share / length for name, share in found.items()}
