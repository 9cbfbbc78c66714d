"""Headings broken over two lines: consumes a heading and the one right above it; produces the whole."""

from __future__ import annotations

from dataclasses import replace

from transforms.headings.broken import begins_heading
from transforms.headings.wording import named
from transforms.heads.looks import Head, Style
from transforms.heads.parting import PRESENTED
from transforms.model import Line

_LONGEST = 34  # letters


def joined_heading(above: Line | None, style: Style | None, head: Head) -> Line | None:
    """One heading that was broken over two lines ("Research", "Grants"), or None; `style`: that of the upper one."""
    line = head.line
    if above is None or above.heading or line.heading or line.gap_before > (above.text[-1] != ":"):
        return None
    text = f"{above.text} {line.text}"
    fits = style == head.style and len(text) <= _LONGEST and named(text).whole
    return replace(above, text=text, end=line.end) if fits and not _are_two(above, head) else None


def _are_two(above: Line, head: Head) -> bool:
    """True for two headings that each name kinds of their own, with no weak word."""
    upper, lower = named(above.text), head.named
    if upper.kinds[:1] == ("papers",) and lower.kinds == ("talks",) and not PRESENTED.search(head.line.text):
        return False  # "Conferences" below "Publications" are papers
    if not head.line.gap_before:
        return upper.kinds[:1] != ("papers",) and begins_heading(above.text, head.line.text)
    is_sure = upper.whole and lower.whole and not (upper.weak or lower.weak)
    return is_sure and set(upper.kinds).isdisjoint(lower.kinds)
