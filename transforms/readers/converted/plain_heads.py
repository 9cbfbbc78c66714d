"""Headings of sections in plain type, each alone between blank lines. Consumes lines; produces them as headings.

A converter marks a heading by its size or weight. Where a page sets its headings in small capitals or under a line, of
the text's own size, nothing but their place and words tells them: several kinds of section stand so, more than are
headed in any other way. One that says where its full list is needs no others: "Awards (full list: [a.org](..))".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.converted.lines import is_head, plain

_WORDS = re.compile(r"[A-ZÀ-Þ][^\d.,;:|@*_\[\]()<>]{2,40}")
_NOTED = re.compile(
    r"([A-ZÀ-Þ][^\d.,;:|@*_\[\]()<>]{2,40}) ?[*_]{0,2}\((?=[^()]{0,20}(?:\blist\b|[Ss]ee\b|\]\(|https?:))"
    r"(?:[^()]|\([^()]{0,300}\)){3,200}\)[*_]{0,2}"
)
_FREE = 2  # blank lines around a heading
_LEAST = 2  # kinds of section that headings surely name


def with_plain_heads(lines: Sequence[str]) -> list[str]:
    """The lines, such headings marked as some."""
    alone = [at for at, line in enumerate(lines) if line[:1].isupper() and _stands_free(lines, at)]
    noted = [at for at in alone if (match := _NOTED.fullmatch(lines[at].strip())) and _may_head(match[1].strip())]
    lines = [f"## {line}" if at in noted else line for at, line in enumerate(lines)]
    found = {at: line for at in alone if _WORDS.fullmatch(line := lines[at].strip()) and _may_head(line)}
    sure = {named(line).kinds for line in found.values() if not named(line).weak and not is_faint(line)}
    marked = {named(plain(line.lstrip("# "))).kinds for line in lines if line[:1] in ("#", "*", "_") and is_head(line)}
    marked.discard(())
    if len(sure) < _LEAST or len(marked) >= len(sure):
        return list(lines)
    return [f"## {found[at]}" if at in found else line for at, line in enumerate(lines)]


def _stands_free(lines: Sequence[str], at: int) -> bool:
    return not any(lines[max(0, at - _FREE) : at]) and not any(lines[at + 1 : at + 1 + _FREE]) and at > 0


def _may_head(words: str) -> bool:
    return named(words).whole and not is_role(words) and not words.endswith((" and", "&"))
