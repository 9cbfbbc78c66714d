"""The kind that a section's lines speak for, by a model fitted on made-up sections (`train.fit`).

Consumes lines' texts; produces a kind and its probability.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from transforms.dates.ranges import find_dates
from transforms.entities.titles import is_title
from transforms.lines.shapes import is_citation, is_list_of_names
from transforms.model import Line
from transforms.section_kinds.features import features
from transforms.text.openings import says_where

Weights = NDArray[np.float32]
_MOST = 40  # lines looked at
_SURE = 0.35  # probability from which a kind is told
_SURE_ALONE = 0.5  # the same for a single line
_AGAIN = 0.5  # as likely is a kind that is named elsewhere
_FOLLOWS, _LEADS = 2.0, 1.5  # times as likely is a kind that often stands below the one above, above the one below
_HINTED = 4.0  # times as likely is a kind that the heading's words hint at
_AS = {  # read as another kind is
    "software": "projects", "exhibitions": "projects", "patents": "projects", "languages": "skills",
    "memberships": "service", "abstracts": "papers",
}  # fmt: skip
_ORDER = {  # what often stands below a kind
    "": ("interests", "education", "positions"),
    "header": ("interests", "education", "positions"),
    "about": ("interests", "education", "positions"),
    "education": ("positions", "education"),
    "positions": ("education", "positions", "grants"),
    "interests": ("education", "positions"),
    "papers": ("papers", "talks"),
    "talks": ("talks", "teaching", "grants", "papers"),
    "teaching": ("advising", "service", "teaching"),
    "advising": ("service", "teaching"),
    "awards": ("grants", "awards", "service"),
    "grants": ("awards", "talks", "grants"),
    "service": ("service", "skills"),
    "skills": ("skills", "interests", "references"),
    "projects": ("skills", "papers", "projects"),
}
_UNDATED = ("interests", "skills")
_STATED = ("papers",)  # kinds of which some entry states a date or authors
_DOUBTFUL = ("skills", "projects")  # what other things look like
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


class Around(NamedTuple):
    """What a document says about a section besides its lines: kinds that other headings name, and its neighbours'."""

    stated: Collection[str] = ()
    above: str = ""
    below: str = ""
    hinted: Container[str] = ()  # kinds for which some of the heading's own words speak


_ALONE = Around()


def kind_told(lines: Sequence[Line], around: Around = _ALONE) -> str | None:
    """The kind that the lines clearly speak for; None where they do not, or speak for what no reader reads."""
    texts = [line.text for line in lines[:_MOST] if line.text]
    if not texts:
        return None
    if are_placed(lines):
        return "projects"
    found = scores(texts)
    for kind, same in _AS.items():
        found[same] = found.get(same, 0.0) + found.pop(kind, 0.0)
    likely = {kind: value * _weight(kind, around) for kind, value in found.items()}
    likely |= dict.fromkeys(_UNDATED if any(map(_is_entry, texts)) else _STATED, 0.0)
    best = max(likely, key=lambda kind: likely[kind])
    least = _SURE if len(texts) > 1 and best not in _DOUBTFUL else _SURE_ALONE
    return None if best not in _READ or likely[best] < least * sum(likely.values()) else best


def are_placed(lines: Sequence[Line]) -> bool:
    """True for titles with their places over what was done there, as projects have: "Slow Looms @Turku"."""
    at = [line for line in lines if " @" in line.text and says_where(line.text)]
    said = sum(not is_title(line.text.rpartition(" @")[0]) for line in at)
    return said > 1 or (said == 1 and at[0] is lines[0] and any(line.bullet for line in lines[1:3]))


def _weight(kind: str, around: Around) -> float:
    """How much likelier a kind is where the section stands: by the usual order, by the kinds that are stated."""
    weight = _AGAIN if kind in around.stated else 1.0
    weight *= _FOLLOWS if kind in _ORDER.get(around.above, ()) else 1.0
    weight *= _LEADS if around.below and around.below in _ORDER.get(kind, ()) else 1.0
    return weight * (_HINTED if kind in around.hinted else 1.0)


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
