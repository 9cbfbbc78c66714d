"""Boxes of works on home pages made with AcadHomepage: a badge with the venue, a picture, title, authors, remarks.

Consumes markdown with such boxes as HTML; produces each as one item: title, authors and links, and the badge as the
venue where the box states none. What the bullets below remark on the work is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

SIGN = "paper-box"
_BOX = re.compile(r"^[ \t]{0,8}<div\s[^<>\n]{0,60}class=['\"]paper-box(?:\s[\w\s-]{1,80})?['\"]", re.MULTILINE)
_BADGE = re.compile(r"class=['\"](?:[a-z]{2,12}-)?badge(?:\s[\w\s-]{1,80})?['\"][^<>\n]{0,80}>([^<>\n]{2,60})<")
_TEXT = re.compile(r"class=['\"]paper-box-text['\"][^<>\n]{0,60}>")
_END = re.compile(r"^[ \t]{0,8}</div>\s{0,20}</div>[ \t]{0,8}$|^#{1,6} |^-{3,}$|^_{3,}$", re.MULTILINE)
_PICTURED = re.compile(
    r"<a\b[^<>\n]{0,300}?href=[\"']([^\"'<>\s]{4,300})[\"'][^<>\n]{0,200}>\s{0,9}<img\b[^<>\n]{0,600}>\s{0,9}</a>"
)
_SHIELD = re.compile(r"\[!\[[^\]\n]{0,60}\]\([^()\n]{0,400}\)\](?=\()")
_TAG = re.compile(r"</?(?!a\b)[a-z][a-z0-9]{0,9}\b[^<>\n]{0,600}>", re.IGNORECASE)
_REMARK = re.compile(r"(?:[-*+]|<li>)\s")
_IMPACT = re.compile(r"\s{0,3}\(\s{0,3}(?:IF|JCR|CCF|Q[1-4]|SCI)\b[^()]{0,40}\)")
_POSTER = re.compile(r"\s?(?:[·|,–-]\s?poster|\(poster\))$", re.IGNORECASE)
_BUTTONS = re.compile(r"(?:\[[^\]\n]{0,60}\]\([^()\n]{0,400}\)[\s|\\·]{0,9}|\|\s?){1,20}")
_TARGET = re.compile(r"\]\([^()\n]{0,400}\)")
_YEAR = re.compile(r"(?:19|20)\d\d")


def with_items(text: str) -> str:
    """The text with each box as a list item."""
    boxes = [match.start() for match in _BOX.finditer(text)]
    if not boxes:
        return text
    out, at = [text[: boxes[0]]], boxes[0]
    for start, following in zip(boxes, [*boxes[1:], len(text)], strict=True):
        end = _END.search(text, start, following)
        stop = (end.end() if text[end.start()] not in "#-_" else end.start()) if end else following
        lines = list(_lines(text[start:stop]))
        out += ["\n- ", "  \n  ".join(lines), "\n"] if lines else []
        out.append(text[stop:following])
        at = following
    return "".join([*out, text[at:]])


def _lines(box: str) -> Iterator[str]:
    """Title, authors and links of a box, then the badge's venue; a first bullet is the citation itself."""
    opened = _TEXT.search(box)
    kept: list[str] = []
    badge = _BADGE.search(box)
    venue = badge[1] if badge else ""
    for raw in box[opened.end() :].split("\n") if opened else ():
        line = raw.strip()
        if badge and _BADGE.search(line):
            venue = " ".join(_TAG.sub(" ", line).split())
            continue
        if _REMARK.match(line):
            if kept:
                break
            line = line[2:]
        if (line := _shown(line)) and not (kept and _tells(line)):
            kept.append(line)
    buttons = [line for line in kept[1:] if _BUTTONS.fullmatch(line)]
    yield from (line for line in kept if line not in buttons)
    if kept and venue and not _YEAR.search(_TARGET.sub("", " ".join(kept[:2]))):
        yield f"*{_POSTER.sub('', _IMPACT.sub('', venue)).strip()}*"
    yield from buttons


def _tells(line: str) -> bool:
    """True for which author the owner is, and for a sentence on what the work is about."""
    words = _WORD.findall(line)
    small = sum(word[0].islower() for word in words)
    return _PLACE.fullmatch(line) is not None or (
        len(words) > _SENTENCE and line[-1] == "." and "](" not in line and small > _SMALL * len(words)
    )


_PLACE = re.compile(r"(?i)(?:co-?)?(?:first|second|third|fourth|last|senior|corresponding)[- ]authors?\W{0,3}")
_WORD = re.compile(r"[^\W\d_]{3,}")
_SENTENCE, _SMALL = 9, 0.6


def _shown(line: str) -> str:
    """The words of a line: pictures that are links as links, other tags gone."""
    line = _SHIELD.sub("[link]", _PICTURED.sub(r"[link](\1)", line))
    line = _TAG.sub("", line).strip(" |\\\t")
    return line[1:].rstrip("*_") if _LEGEND.match(line) else line


_LEGEND = re.compile(
    r"[*_]\\?[*†‡§¶#^+]\s?(?:denotes?|indicates?|means?|equal|co-?first|corresponding)\b", re.IGNORECASE
)
