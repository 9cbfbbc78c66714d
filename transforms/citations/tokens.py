"""Tokens of a citation string: words with the punctuation that stands on them, numbers taken apart ("26(3):922")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.citations.features import LABELS

_CHUNK = re.compile(r"\S+")
_INNER = re.compile(
    r"(?<=\d)(?=[(\[])|(?<=[)\]][:;,.])(?=\w)|(?<=[)\]])(?=\w)|(?<=\w[:;])(?=\w)|"
    r"(?<=[^\W\d_]/)(?=[^\W\d_])|(?<=\w,)(?=[^\W\d_])|(?<=[a-z]{2},)(?=\d)|(?<=[^\W\d_]\.)(?=\d)"
    r"|(?<=[a-z]\.)(?=[A-ZÀ-ÞА-Я])|(?<=\d\.)(?=\d{1,3}(?:\W|$))|(?<=\d,)(?=\d)|(?<=\d/)(?=\d)|"
    r"(?<=[a-zà-ÿ\])])(?=\()|(?<=[.?!]”)(?=\w)|(?<=”)(?=\w)"
)
_WHOLE = re.compile(
    r"https?:|www\.|10\.\d{4}|doi:10|arxiv|[^@:]{1,60}@|[a-z]{2,8}://|[(<\[](?:https?:|www\.)", re.IGNORECASE
)


def tokenize(text: str) -> tuple[list[str], list[int]]:
    """The tokens of a text, and where each begins."""
    tokens: list[str] = []
    starts: list[int] = []
    for match in _CHUNK.finditer(text):
        chunk, start = match[0], match.start()
        if chunk.isalnum() or chunk[:-1].isalnum() or _WHOLE.match(chunk) or len(chunk) > 200:
            tokens.append(chunk)
            starts.append(start)
            continue
        last = 0
        for cut in _INNER.finditer(chunk):
            if cut.start() > last:
                tokens.append(chunk[last : cut.start()])
                starts.append(start + last)
                last = cut.start()
        tokens.append(chunk[last:])
        starts.append(start + last)
    return tokens, starts


def runs(tokens: Sequence[str], starts: Sequence[int], labels: Sequence[int]) -> Iterator[tuple[str, int, int]]:
    """The fields' runs in order: label without its B- or I-, and the range in the text."""
    current, begin, end = "", 0, 0
    for token, start, number in zip(tokens, starts, labels, strict=True):
        label = LABELS[number]
        bare = label[2:] if "-" in label else label
        if bare != current or label.startswith("B-"):
            if current:
                yield current, begin, end
            current, begin = bare, start
        end = start + len(token)
    if current:
        yield current, begin, end
