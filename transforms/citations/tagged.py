"""Segments of citations that neither quotes, style nor a known venue take apart: told by the tagger.

Consumes texts; produces `Segments`, and the container's words where the tagger found them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.segments import Segments
from transforms.citations.tokens import runs, tokenize
from transforms.model import Span

_LONGEST = 3_000


def tagged_segments(texts: Sequence[str]) -> list[tuple[Segments | None, str]]:
    """For each text its segments (None where the tagger found no title) and its container ("" for none)."""
    from transforms.citations.tagger import tagger  # noqa: PLC0415 - loaded only where it is needed

    split = [tokenize(text[:_LONGEST].replace("\x00", " ")) for text in texts]
    labels = tagger().tag([tokens for tokens, _ in split])
    return [
        _segments(text, list(runs(tokens, starts, found)))
        for text, (tokens, starts), found in zip(texts, split, labels, strict=True)
    ]


def _segments(text: str, found: list[tuple[str, int, int]]) -> tuple[Segments | None, str]:
    titles = [run for run in found if run[0] == "T"] or [run for run in found if run[0] == "C"][:1]
    if not titles:
        return None, ""
    title = max(titles, key=lambda run: run[2] - run[1])
    if _INITIAL.search(text, max(0, title[2] - _INITIAL_LENGTH), title[2]):
        return None, ""
    containers = [run for run in found if run[0] == "C" and run[1] >= title[2]]
    container = text[containers[0][1] : containers[0][2]] if containers else ""
    names = _names(found)
    span = Span(title[1], title[2])
    if names is None and _LEFT_OVER.fullmatch(text, 0, span.start):
        return Segments(None, Span(0, span.end), (Span(span.end, len(text)),), "title", certain=False), container
    if names is None:
        return Segments(None, span, (Span(0, span.start), Span(span.end, len(text))), "title", certain=False), container
    if names.start < span.start:
        names = Span(names.start, min(names.end, span.start))
        return Segments(
            names, span, (Span(names.end, span.start), Span(span.end, len(text))), "authors title", certain=False
        ), container
    return Segments(
        names,
        span,
        (Span(0, span.start), Span(span.end, names.start), Span(names.end, len(text))),
        "title authors",
        certain=False,
    ), container


_INITIAL, _INITIAL_LENGTH = re.compile(r"\s[A-Z]\.?$"), 3  # "Review of T. Vale, Looms": the stop ends no title
_LEFT_OVER = re.compile(
    r"[A-Z][a-z]{0,12} (?:[a-z]{1,12} ){0,2}"
)  # words that a title begins with: "Is “Salt” a Word?"


def _names(found: list[tuple[str, int, int]]) -> Span | None:
    """The authors; the editors where a citation begins with them and names no author."""
    authors = [run for run in found if run[0] == "A"]
    if authors:
        end = authors[0][2]
        for run in found:
            if run[0] == "A" and 0 <= run[1] - end < 24:
                end = run[2]
        return Span(authors[0][1], end)
    first = next((run for run in found if run[0] != "O"), None)
    return Span(first[1], first[2]) if first and first[0] == "E" else None
