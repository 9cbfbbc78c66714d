"""What the citation tagger sees of a token's neighbourhood and place, for many strings at once, as numbers.

Consumes the tokens' classes as padded arrays; produces, per feature, an id for each token.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from transforms.citations.features import _TYPES, SIZES

Ids = NDArray[np.int32]
_T, _S, _K = SIZES["trail"], SIZES["shape"], SIZES["kind"]
_CLOSING = (5, 6, 7, 8)  # the trails with a closing bracket
_IN, _ED = _TYPES.index("in"), _TYPES.index("ed")
WIDTHS = {
    "pst": _T * _S,
    "pts": _T * _S,
    "pkk": _K * _K,
    "nkk": _K * _K,
    "ptk": _T * _K,
    "pss": _S * _S,
    "pos": 7 * 5,
    "state": 84,
    "stt": 84 * _T,
    "dnn": 8 * _T,
    "dny": 8 * 3 * 4,
    "par": 2 * _S,
    "seen": 2 * 2 * 4 * _T,
    "run": 5 * 2 * 2 * 3,
    "ptt": _T * _T,
    "dnk": 8 * _K,
}


def _buckets(*bounds: int) -> Ids:
    """The bucket of each whole number up to the last bound: how many bounds it has reached."""
    return np.searchsorted(bounds, np.arange(bounds[-1] + 1), side="right").astype(np.int32)


_DISTANCES = _buckets(1, 2, 3, 5, 8, 14, 5_000)
_LENGTHS = _buckets(1, 2, 3, 6)
_PLACES = _buckets(1, 2, 3, 4, 6, 11)  # of 2 more than the distance from the end of the names


def _before(a: Ids, fill: int = 0) -> Ids:
    out = np.full_like(a, fill)
    out[:, 1:] = a[:, :-1]
    return out


def _after(a: Ids, fill: int = 0) -> Ids:
    out = np.full_like(a, fill)
    out[:, :-1] = a[:, 1:]
    return out


def _distance(flag: Ids) -> Ids:
    """Tokens until the next one that bears the flag, this one included, in buckets 0-7 (7: none)."""
    width = flag.shape[1]
    places = np.where(flag > 0, np.arange(width, dtype=np.int32)[None, :], 10_000)
    following = np.minimum.accumulate(places[:, ::-1], axis=1)[:, ::-1]
    gap = following - np.arange(width, dtype=np.int32)[None, :]
    return _DISTANCES[np.minimum(gap, len(_DISTANCES) - 1)]


def _runs(namey: Ids) -> tuple[Ids, Ids, Ids]:
    """For each token its run of name-like tokens: length, index of its first and index behind its last."""
    width = namey.shape[1]
    index = np.broadcast_to(np.arange(width, dtype=np.int32), namey.shape)
    barrier = np.where(namey > 0, -1, index)
    first = np.maximum.accumulate(barrier, axis=1) + 1
    wall = np.where(namey > 0, width, index)
    last = np.minimum.accumulate(wall[:, ::-1], axis=1)[:, ::-1]
    return np.maximum(last - first, 0) * (namey > 0), first, last


def _quoted(classes: dict[str, Ids]) -> Ids:
    """For each token 0 where the string has no quotation, else 1 before it, 2 inside, 3 behind."""
    opened = np.minimum(_so_far(classes["opens"]), 1)
    closes = classes["closes"] * opened
    closed = np.minimum(_so_far(closes) - closes, 1)
    quote: Ids = np.where(closes.max(axis=1, keepdims=True) == 0, 0, 1 + opened + closed).astype(np.int32)
    return quote


def _from_names(namey: Ids, index: Ids) -> Ids:
    """How far each token stands from the end of the names that the string begins with, in buckets 0-6."""
    skip = (index == 0) & (namey == 0)
    stop = np.where((namey > 0) | skip, namey.shape[1], index).min(axis=1, keepdims=True)
    places: Ids = _PLACES[np.clip(index - stop + 2, 0, len(_PLACES) - 1)]
    return places


def _in_run(namey: Ids, index: Ids, kind: Ids) -> Ids:
    """For each token its run of names: how long, behind "in" or not, before "ed" or not; and its place there."""
    length, first, last = _runs(namey)
    behind = np.take_along_axis(kind, np.clip(first - 1, 0, kind.shape[1] - 1), axis=1) == _IN
    ahead = np.take_along_axis(kind, np.clip(last, 0, kind.shape[1] - 1), axis=1) == _ED
    buckets = _LENGTHS[np.minimum(length, len(_LENGTHS) - 1)]
    runs: Ids = ((buckets * 2 + behind) * 2 + ahead) * 3 + np.minimum(index - first, 2) * (namey > 0)
    return runs


def _so_far(flag: Ids) -> Ids:
    return np.cumsum(flag, axis=1, dtype=np.int32)


def context_ids(classes: dict[str, Ids], lengths: Ids) -> dict[str, Ids]:
    """The ids of every context feature. `classes` maps the fields of `WordClass` to [strings, tokens] arrays."""
    trail, shape, kind = classes["trail"], classes["shape"], classes["kind"]
    index = np.broadcast_to(np.arange(trail.shape[1], dtype=np.int32), trail.shape)
    previous = _before(trail)
    inside = index < lengths[:, None]
    seen_years = np.minimum(_so_far(classes["is_year"]) - classes["is_year"], 2)
    numbers = np.minimum(_so_far(classes["is_number"]) - classes["is_number"], 3)
    quote, namey = _quoted(classes), classes["namey"] * inside
    state = (quote * 3 + seen_years) * 7 + _from_names(namey, index)
    closing = (trail >= _CLOSING[0]) & (trail <= _CLOSING[-1])
    depth = np.cumsum((classes["lead"] == 1).astype(np.int32) - closing, axis=1) + closing
    seen_in, seen_ed = np.minimum(_so_far(kind == _IN), 1), np.minimum(_so_far(kind == _ED), 1)
    to_number, to_year = _distance(classes["is_number"] * inside), _distance(classes["is_year"] * inside)
    return {
        "pst": previous * _S + shape,
        "pts": trail * _S + _after(shape),
        "pkk": _before(kind) * _K + kind,
        "nkk": kind * _K + _after(kind),
        "ptk": previous * _K + kind,
        "pss": _before(shape) * _S + _after(shape),
        "pos": np.minimum(index, 6) * 5 + np.clip(lengths[:, None] - 1 - index, 0, 4),
        "state": state,
        "stt": state * _T + previous,
        "dnn": to_number * _T + previous,
        "dny": (to_year * 3 + seen_years) * 4 + numbers,
        "par": (depth > 0) * _S + shape,
        "seen": ((seen_in * 2 + seen_ed) * 4 + quote) * _T + previous,
        "run": _in_run(namey, index, kind),
        "ptt": previous * _T + trail,
        "dnk": to_number * _K + kind,
    }
