"""Runs of styled words. Consumes `Run`s; produces one line of light markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

BOLD, ITALIC, UNDERLINE = 1, 2, 4
_STYLES = (BOLD, ITALIC, UNDERLINE)
_OPEN = {BOLD: "**", ITALIC: "*", UNDERLINE: "<u>"}
_CLOSE = {BOLD: "**", ITALIC: "*", UNDERLINE: "</u>"}
_TAG_OPEN = {BOLD: "<b>", ITALIC: "<i>", UNDERLINE: "<u>"}
_TAG_CLOSE = {BOLD: "</b>", ITALIC: "</i>", UNDERLINE: "</u>"}
_SPECIAL = re.compile(r"[*_`<\\]|\](?=\()")
_BRACKET = re.compile(r"[\[\]]")
_LEADING = re.compile(r"^(?=#{1,6}\s|[-+]\s|\d{1,9}[.)]\s|>|={3,}\s*$|-{3,}\s*$|~~~)")


class Run(NamedTuple):
    """Words of one style. `style` sums BOLD, ITALIC and UNDERLINE; `url` is where they lead, or ""."""

    text: str
    style: int = 0
    url: str = ""


def escape(text: str) -> str:
    """The text with a backslash before each character that could be read as markup."""
    return _SPECIAL.sub(_escaped, text) if _SPECIAL.search(text) else text


def _escaped(match: re.Match[str]) -> str:
    text, at = match.string, match.start()
    mark = match[0]
    if mark == "_" and 0 < at < len(text) - 1 and text[at - 1].isalnum() and text[at + 1].isalnum():
        return mark  # inside a word an underscore is no markup
    if mark == "<" and not text[at + 1 : at + 2].isalpha() and text[at + 1 : at + 2] not in ("/", "!"):
        return mark
    return "\\" + mark


def escape_start(line: str) -> str:
    """The line with a backslash before what would be read as a heading, bullet or number at its start."""
    match = _LEADING.match(line)
    if not match:
        return line
    number = re.match(r"\d+", line)
    at = number.end() if number else 0
    return line[:at] + "\\" + line[at:]


def plain(runs: Iterable[Run]) -> str:
    """The words alone, blanks folded."""
    return " ".join("".join(run.text for run in runs).split())


def render(runs: Sequence[Run], drop: int = 0, *, by_sentence: bool = False) -> str:
    """One line of light markdown. Styles in `drop` are left out (a heading's own bold).

    `by_sentence`: a style that one run ends a sentence in and the next goes on in is opened anew.
    """
    if len(runs) == 1 and not (runs[0].url or runs[0].style & ~drop):
        return escape(runs[0].text.strip())
    out: list[str] = []
    stack: list[tuple[int, str]] = []
    gap = above = ""
    for run in _merged(runs, drop, by_sentence=by_sentence):
        words = run.text.strip()
        if not words:
            gap = _joined_gap(gap, run.text)
            continue
        gap = _joined_gap(gap, run.text[: len(run.text) - len(run.text.lstrip())])
        if by_sentence and gap and _ends_sentence(above, words):
            _restyle(out, stack, 0, "")
        above = words
        _restyle(out, stack, run.style, gap)
        out.append(_linked(escape(words), run.url))
        gap = run.text[len(run.text.rstrip()) :]
    _restyle(out, stack, 0, "")
    return "".join(out)


def _ends_sentence(above: str, words: str) -> bool:
    return above[-1:] in _STOPS and above[-4:-1].islower() and words[:1].isupper()


_STOPS = frozenset(".?!")


def _merged(runs: Sequence[Run], drop: int, *, by_sentence: bool) -> list[Run]:
    """Neighbours of one style as one run. Blanks between two runs take the style that both have in common."""
    styled = [run for run in runs if run.text]
    if drop:
        styled = [Run(run.text, run.style & ~drop, run.url) for run in styled]
    for i in range(1, len(styled) - 1):
        if not styled[i].text.strip() and "\t" not in styled[i].text:
            before, after = styled[i - 1], styled[i + 1]
            if by_sentence and _ends_sentence(before.text.rstrip(), after.text.strip()):
                continue
            url = before.url if before.url == after.url else ""
            styled[i] = Run(styled[i].text, before.style & after.style, url)
    return [
        Run("".join(run.text for run in group), style, url)
        for (style, url), group in groupby(styled, key=_STYLE_AND_URL)
    ]


_STYLE_AND_URL = itemgetter(1, 2)


def _joined_gap(left: str, right: str) -> str:
    both = left + right
    return "\t" if "\t" in both else " " if both else ""


def _restyle(out: list[str], stack: list[tuple[int, str]], style: int, gap: str) -> None:
    """Close what ends, put the gap, open what begins. A tab closes everything, so that no style spans columns."""
    keep = 0 if gap == "\t" else style
    closed = False
    while stack and any(not keep & one for one, _ in stack):
        out.append(stack.pop()[1])
        closed = True
    if gap and out:
        out.append(gap)
    opened = {one for one, _ in stack}
    for one in _STYLES:
        if style & one and one not in opened:
            tagged = closed and not gap  # "**a***b*" could be read in two ways
            out.append((_TAG_OPEN if tagged else _OPEN)[one])
            stack.append((one, (_TAG_CLOSE if tagged else _CLOSE)[one]))


def _linked(words: str, url: str) -> str:
    if not url:
        return words
    target = url.replace(" ", "%20").replace("(", "%28").replace(")", "%29").replace("\n", "")
    return f"[{_BRACKET.sub(_backslashed, words)}]({target})"


def _backslashed(match: re.Match[str]) -> str:
    return match[0] if match.string[match.start() - 1 : match.start()] == "\\" else "\\" + match[0]
