r"""Inline markup: consumes one line's words with their marks; produces the plain words and the ranges of their style.

Markdown emphasis by CommonMark's flanking rule, links, autolinks, code, escapes; HTML's inline tags; LaTeX remains of
PDF conversion (`$\diamond$`, `$^*$`). A `**` without partner, as PDF conversion leaves it, is dropped and read as bold
from the line's beginning (or to its end). A lone `*` stays: it marks equal contribution.
"""

from __future__ import annotations

import html
import re
from functools import cache
from typing import NamedTuple

from transforms.model import Link, new
from transforms.text.stars import paired
from transforms.text.words import Words, fold, folding, merged
from transforms.vocabulary import forms, toml

# Every alternative begins with a character of its own, which `re` finds without trying the others at each place.
_TOKEN = re.compile(
    r"\\(?P<escape>[!-/:-@\[-`{-~])"
    r"|https?://[^\s<>\[\]()*\\]{1,2000}(?:\([^\s<>\[\]()]{1,200}\)[^\s<>\[\]()]{0,500})?(?P<url>)"
    r"|``{0,2}(?P<code>[^`]{1,500})`{1,3}"
    r"|\$\$?(?P<math>[^$]{1,300})\$\$?"
    r"|<(?P<auto>(?:https?://|mailto:)[^<>\s]{1,2000}|[\w.+-]{1,64}@[\w.-]{1,200})>"
    r"|<(?P<close>/?)(?P<tag>[A-Za-z][A-Za-z0-9]{0,9})(?P<attributes>(?:\s[^<>]{0,500})?)/?>"
    r"|<!--.{0,2000}?-->|\{:[^{}]{0,200}\}"
    r"|!\[(?P<image>)"
    r"|\[(?P<open>)"
    r"|\](?:\((?P<target>[^()\s]{0,2000}(?:\((?:[^()\s]|\([^()\s]{0,200}\)){0,400}\)[^()\s]{0,500}){0,8})"
    r"(?:\s{1,3}\"[^\"]{0,300}\")?\))?(?P<end>)"
    r"|\*\*{0,3}(?P<run>)|__{0,2}(?P<low_run>)"
)
_MARKED = re.compile(r"[\\`$<\[*_{]")
_RAISED = re.compile(r"(?<=\d)\^(st|nd|rd|th)\^")
_TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "cite": "italic",
    "u": "underline",
    "ins": "underline",
}
_HREF = re.compile(r"""href\s{0,3}=\s{0,3}["']?([^"'\s>]{1,2000})""", re.IGNORECASE)


@cache
def _dropped_tags() -> frozenset[str]:
    return frozenset(forms("markup", "tags"))


def has_markup(raw: str) -> bool:
    """A cheap test that is never False for a line with markup."""
    return (
        _MARKED.search(raw) is not None
        or ("http" in raw and ("http:" in raw or "https:" in raw))
        or ("&" in raw and ";" in raw)
    )


def read_inline(raw: str) -> Words:
    """The words of a line and their style; ordinals' raised endings are plain ("3^rd^", as pandoc has it)."""
    if "^" in raw:
        raw = _RAISED.sub(r"\1", raw)
    if not has_markup(raw):
        return new(Words, (raw, (), (), (), ()))
    if (words := paired(raw)) is not None:
        return words
    reader = _Reader(raw)
    reader.read()
    return reader.words()


class _Run(NamedTuple):
    piece: int
    mark: str
    can_open: bool
    can_close: bool


class _Reader:
    """Collects pieces of text; style ranges are ranges of pieces until the end."""

    def __init__(self, raw: str) -> None:
        self.raw = raw
        self.pieces: list[str] = []
        self.runs: list[_Run] = []
        self.brackets: list[int] = []
        self.ranges: dict[str, list[tuple[int, int]]] = {"bold": [], "italic": [], "underline": []}
        self.open_tags: list[tuple[str, int, str]] = []
        self.links: list[tuple[int, int, str]] = []

    def read(self) -> None:
        at = 0
        for match in _TOKEN.finditer(self.raw):
            if match.start() > at:
                self.pieces.append(_plain(self.raw[at : match.start()]))
            self._token(match)
            at = match.end()
        self.pieces.append(_plain(self.raw[at:]))
        self._close_tags()
        self._emphasis()

    def _token(self, match: re.Match[str]) -> None:
        kind = match.lastgroup
        if kind in ("open", "image"):
            self.brackets.append(len(self.pieces))
            self.pieces.append(match[0])
        elif kind in ("end", "target"):
            self._bracket(match["target"])
        elif kind in ("run", "low_run"):
            self._run(match)
        elif kind in ("tag", "attributes", "close"):
            self._tag(match)
        elif kind == "auto":
            self.links.append((len(self.pieces), len(self.pieces) + 1, _target(match["auto"])))
            self.pieces.append(match["auto"].removeprefix("mailto:"))
        elif kind == "math":
            self.pieces.append(_math(match[0], match["math"]))
        elif kind:
            self.pieces.append(match[kind] or match[0])

    def _bracket(self, target: str | None) -> None:
        opener = self.brackets.pop() if self.brackets else None
        if opener is None or target is None:
            self.pieces.append("]" if target is None else f"]({target})")
            return
        image = self.pieces[opener] == "!["
        self.pieces[opener] = ""
        if image:
            del self.runs[len([run for run in self.runs if run.piece < opener]) :]
            self.pieces[opener:] = [""] * (len(self.pieces) - opener)
        elif target:
            self.links.append((opener, len(self.pieces), _target(target)))

    def _run(self, match: re.Match[str]) -> None:
        before = self.raw[match.start() - 1] if match.start() else " "
        after = self.raw[match.end()] if match.end() < len(self.raw) else " "
        left = not after.isspace() and (after.isalnum() or not before.isalnum())
        right = not before.isspace() and (before.isalnum() or not after.isalnum())
        mark = match[0]
        if mark[0] == "_":
            left, right = left and not (right and before.isalnum()), right and not (left and after.isalnum())
        self.runs.append(_Run(len(self.pieces), mark, left, right))
        self.pieces.append(mark)

    def _tag(self, match: re.Match[str]) -> None:
        name = match["tag"].lower()
        if name not in _TAGS and name not in _dropped_tags():
            self.pieces.append(match[0])
            return
        if match["close"]:
            self._close_tag(name)
        elif name in _TAGS or name == "a":
            found = _HREF.search(match["attributes"]) if name == "a" else None
            self.open_tags.append((name, len(self.pieces), html.unescape(found[1]) if found else ""))
        elif name == "br":
            self.pieces.append(" ")

    def _close_tag(self, name: str) -> None:
        for index in range(len(self.open_tags) - 1, max(-1, len(self.open_tags) - 20), -1):
            if self.open_tags[index][0] == name:
                self._style(*self.open_tags.pop(index))
                return

    def _close_tags(self) -> None:
        for opened in self.open_tags:
            self._style(*opened)

    def _style(self, name: str, start: int, url: str) -> None:
        if name == "a":
            if url:
                self.links.append((start, len(self.pieces), url))
        else:
            self.ranges[_TAGS[name]].append((start, len(self.pieces)))

    def _emphasis(self) -> None:
        openers: list[list[int]] = []  # [run, marks left]
        for index, run in enumerate(self.runs):
            left = len(run.mark)
            while run.can_close and left:
                opener = next((o for o in reversed(openers[-30:]) if self.runs[o[0]].mark[0] == run.mark[0]), None)
                if opener is None:
                    break
                width = 2 if min(opener[1], left) >= 2 else 1
                if width == 1 and max(opener[1], left) == 2 and min(len(run.mark), len(self.runs[opener[0]].mark)) == 1:
                    break  # "**" against "*": no pair
                self.ranges["bold" if width == 2 else "italic"].append((self.runs[opener[0]].piece, run.piece))
                opener[1] -= width
                left -= width
                self.pieces[self.runs[opener[0]].piece] = run.mark[0] * opener[1]
                del openers[openers.index(opener) + 1 :]
                if not opener[1]:
                    openers.pop()
            self.pieces[run.piece] = run.mark[0] * left
            if left and run.can_open:
                openers.append([index, left])
        self._stray()

    def _stray(self) -> None:
        for run in self.runs:
            if run.mark[0] == "*" and self.pieces[run.piece] in ("**", "***", "****"):
                self.pieces[run.piece] = ""
                if run.can_close and not run.can_open:
                    self.ranges["bold"].append((0, run.piece))
                elif run.can_open:
                    self.ranges["bold"].append((run.piece, len(self.pieces)))

    def words(self) -> Words:
        starts = [0]
        for piece in self.pieces:
            starts.append(starts[-1] + len(piece))
        text = "".join(self.pieces)
        place = folding(text) if "  " in text or text != text.strip() else None
        if place:
            starts = [place[start] for start in starts]
            text = fold(text)
        spans = {
            name: merged(text, [(starts[a], starts[b]) for a, b in ranges]) for name, ranges in self.ranges.items()
        }
        links = tuple(Link(starts[a], starts[b], url) for a, b, url in sorted(self.links) if starts[b] > starts[a])
        return Words(text, spans["bold"], spans["italic"], spans["underline"], links)


def _plain(text: str) -> str:
    return html.unescape(text) if "&" in text and ";" in text else text


def _target(url: str) -> str:
    return f"mailto:{url}" if "@" in url and "/" not in url and not url.startswith("mailto:") else html.unescape(url)


_COMMAND = re.compile(r"\\([A-Za-z]{1,20})\s?|\\([ ,;:!%&#_$])")
_PRICE = re.compile(r"[\d.,]{1,20}\s{0,3}[kKmM]?\b.*\s")


@cache
def _symbols() -> dict[str, str]:
    return dict(toml("markup")["symbols"])


def _math(whole: str, inner: str) -> str:
    r"""The words of `$...$`; amounts of money between two dollar signs are left as they stand."""
    if "\\" not in inner and "^" not in inner and (_PRICE.match(inner) or " " in inner or inner[:1].isdigit()):
        return whole
    text = _COMMAND.sub(lambda m: _symbols().get(m[1], "") if m[1] else " " if m[2] in " ,;:!" else m[2], inner)
    return text.replace("{", "").replace("}", "").replace("^", "").replace("\\", "")
