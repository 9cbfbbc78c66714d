r"""Ornaments round headings: consumes lines; produces them with such headings as words of a marked heading.

"[Teaching]", "— Teaching —", "Teaching ..........", "**Teaching.**", "■ Teaching", "+ Teaching", "a) Teaching": a
document sets all headings so, or as TeX does ("\section{Teaching}").
Two lines of one ornament that name kinds make it the headings' own; then unknown words in it head sections too.
Dashes on both sides are no bullet: where several lines bear them that name no kinds, they head the groups of a section.
Styled words with a stop and no space above are the end of what was wrapped ("... Information Processing / *Systems*.").
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

from transforms.headings.wording import named
from transforms.model import Line, Span
from transforms.text.shown import GLYPHS

_LEADERS, _LEAST_LEADERS = " \t.·…_", 4
_PAIRS = {
    "[": "]",
    "<": ">",
    "«": "»",
    "{": "}",
    "【": "】",
    "《": "》",
    "~": "~",
    "*": "*",
    "·": "·",
    "•": "•",
    "|": "|",
}
_DASHES = frozenset("-–—*•·~")
_FRAMES = frozenset("-–—")
# What may end a line behind a bullet: "- A. Reed*" marks a name.
_CLOSING = {"{": "}"} | {sign: _FRAMES if sign in _FRAMES else sign for sign in _DASHES}
_LONGEST, _WORDS = 70, 8
_SIGNS, _PICTURES = frozenset("◼▌█▶✪•" + GLYPHS), "\U0001f300"
_LEAST, _SHARE, _MOST = 2, 0.3, 0.6  # of a sign that items may bear as well, most must be headings
_MARKS = ("--", "+")  # bullets of items, where not most of what they stand before is a heading
_LEVEL = 2
_COMMAND = re.compile(r"\\(?:sub)*section\*?\{([^{}]{2,60})\}")  # of TeX, in a text that is none


def without_ornaments(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; those set as headings by an ornament bear its words alone, and a heading's level."""
    found: dict[str, dict[int, str]] = defaultdict(dict)
    for line in body:
        bullet = line.bullet
        if not line.text[-1].isalnum() or (bullet and (_is_sign(bullet) or bullet[-1] == ")" or bullet in _MARKS)):
            for ornament, words in _ornament(line):
                found[ornament][line.number] = words
    if not found:
        return body
    heads: dict[int, tuple[str, int]] = {}
    group = _group_level(body)
    for ornament, lines in found.items():
        level = (
            _LEVEL
            if _are_headings(lines, _MOST if _is_sign(ornament) or ornament in (")", *_MARKS) else _SHARE)
            else group
            if ornament in _FRAMES and len(lines) >= _LEAST
            else 0
        )
        heads |= {number: (words, level) for number, words in lines.items() if level}
    if not heads:
        return body
    return tuple(_bare(line, *head) if (head := heads.get(line.number)) else line for line in body)


def _group_level(body: tuple[Line, ...]) -> int:
    """The level below that of the sections' headings, the highest that several bear; 0 where no mark tells any."""
    levels = Counter(line.heading for line in body if line.heading)
    return 1 + min((level for level, number in levels.items() if number > 1), default=-1)


def _ornament(line: Line) -> Iterator[tuple[str, str]]:
    """The kind of ornament round a line's words, and the words."""
    text = line.text
    if line.heading or not 4 < len(text.rstrip(_LEADERS)) <= _LONGEST or text.count(" ") > 60:
        return
    if len(text) - len(text.rstrip(_LEADERS)) >= _LEAST_LEADERS:
        yield from _words("leaders", text.rstrip(_LEADERS))
    elif line.bullet:
        yield from _bulleted(line.bullet, text)
    elif _PAIRS.get(text[0]) == text[-1] and not line.links:
        yield from _words(text[0], text[1:-1])
    elif text[0] == "\\" and (command := _COMMAND.fullmatch(text)):
        yield from _words("\\", command[1])
    elif text[-1] == "." and line.gap_before and (line.is_bold or line.is_italic):
        yield from _words("bold" if line.is_bold else "italic", text[:-1])


def _bulleted(bullet: str, text: str) -> Iterator[tuple[str, str]]:
    """The ornament that a line's bullet is, or a bullet and the last sign together, and the words."""
    if _is_sign(bullet):
        yield from _words(min(_PICTURES, bullet), text)
    elif bullet[-1] == ")" or bullet in _MARKS:
        yield from _words(bullet if bullet in _MARKS else ")", text)
    elif text[-1] in _CLOSING.get(bullet, "") and not (bullet in _DASHES and _breaks_off(text)):
        yield from _words(bullet, text[:-1])


def _breaks_off(text: str) -> bool:
    """True for an item whose dash is its own: it goes on below ("Looms --"), or its dates are open ("2023 -")."""
    return text[-2] in _FRAMES or text[:-1].rstrip()[-1:].isdigit()


def _words(ornament: str, words: str) -> Iterator[tuple[str, str]]:
    words = words.strip()
    if words[:1].isalnum() and words[:1].upper() == words[:1] and words.count(" ") < _WORDS and words[-1] not in ".,;":
        yield ornament, words


def _is_sign(bullet: str) -> bool:
    """True for a sign or a picture in front: "■ Teaching", "📚 Papers"."""
    return bullet in _SIGNS or bullet >= _PICTURES


def _are_headings(lines: dict[int, str], share: float) -> bool:
    """True where enough of an ornament's words name kinds, and several kinds."""
    undated = [words for words in lines.values() if not words[-1].isdigit()]  # "National Scholarship 2015" is an item
    kinds = [said.kinds[0] for words in undated if (said := named(words)).whole]
    return len(set(kinds)) >= _LEAST and len(kinds) >= share * len(lines)


def _bare(line: Line, words: str, level: int) -> Line:
    """The line with its words alone; as it stands where they are not in it."""
    at = line.text.find(words)
    if at < 0:
        return line
    bold = (Span(0, len(words)),) if line.is_bold else ()
    return replace(
        line,
        text=words,
        heading=level,
        bullet="",
        bold=bold,
        italic=(),
        underline=(),
        links=tuple(link._replace(start=link.start - at, end=link.end - at) for link in line.links if link.start >= at),
    )
