"""Small capitals in layout text. Consumes lines; gives words that fell apart the letters that they were written in.

A font without small capitals shows them as capitals of two sizes, which `pdftotext` parts: "A SSISTANT P ROFESSOR".
What follows on a line stays in its place, as columns are told by it. Initials before names look alike ("J SMITH"), so
that usual words of a CV must be among those put together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from transforms.headings.wording import is_role, named
from transforms.vocabulary import any_of, toml

Page = Sequence[str]

_LOOSE = re.compile(r"([A-ZÀ-Þ])(?<![^\s(/-].) ([A-ZÀ-Þ]{2,})(?![a-z])")
_PARTS = re.compile(r" {2,}")
_DEGREE = re.compile(r"\bP H ?(\.?) ?D\b")
_SCIENCE = re.compile(r"\b([MB])S C\b")
_BEFORE_STOP = re.compile(r"(?<=[^\W\d_]) (?=[,.;:](?:\s|$))")
_CAPITALS = re.compile(r"(?<![\w.])[A-ZÀ-Þ]{2,}\b(?!\.)")
_JOINING = re.compile(f"(?<=[a-zß-ÿ] )(?:{any_of('small_words', 'in_capitals')})(?= [A-ZÀ-Þ][a-zß-ÿ])")
# How no word begins: "A NNALS" is one word and "A NOVEL" two.
_NO_BEGINNING = re.compile(r"([B-DF-Z])\1|[LMNR][B-DF-GJ-NP-TV-Z]|D[B-DF-HJ-QS-VXZ]|[AEIOU]", re.IGNORECASE)
_LEAST = 2


def with_small_letters(pages: Sequence[Page]) -> list[list[str]]:
    """The pages; words in small capitals as they were written, headings apart."""
    joined = {f"{first}{rest}".lower() for page in pages for line in page for first, rest in _LOOSE.findall(line)}
    if len(joined & _usual()) < _LEAST:
        return [list(page) for page in pages]
    return [[_line(line) if _is_apart(line) else line for line in page] for page in pages]


@cache
def _usual() -> frozenset[str]:
    """Words of headings, titles and dates."""
    phrases = [phrase for kind in toml("headings")["phrases"].values() for phrase in kind]
    titles = toml("headings")["words"]["titles"]
    dates = (*toml("dates")["months"].values(), *toml("dates")["seasons"].values())
    return frozenset(word for phrase in (*phrases, titles, *dates) for word in phrase.split() if len(word) > 3)


def _is_apart(text: str) -> bool:
    return any(pattern.search(text) for pattern in (_LOOSE, _DEGREE, _SCIENCE))


def _line(line: str) -> str:
    """The line: each part between wide blanks by itself, as wide as before."""
    out, at = "", 0
    for gap in [*_PARTS.finditer(line), None]:
        part = line[at : gap.start() if gap else len(line)]
        at = gap.end() if gap else len(line)
        out += _part(part)
        if gap:
            out = out.ljust(gap.end()) if len(out) < gap.end() - 1 else out + gap[0]
    return out


def _part(part: str) -> str:
    whole = _LOOSE.sub(r"\1\2", part)
    if not _is_apart(part) or (named(whole).whole and not is_role(whole)):
        return part
    text = _SCIENCE.sub(r"\1Sc", _DEGREE.sub(r"Ph\1D", part))
    is_all = not any(map(str.islower, part))
    text = _LOOSE.sub(_joined, text)
    text = _BEFORE_STOP.sub("", text)
    return _CAPITALS.sub(_small, text) if is_all else _JOINING.sub(_lower, text)


def heading_of_capitals(text: str) -> str:
    """The words of a heading in small capitals with their letters put together; as they are where none is known so."""
    whole = _LOOSE.sub(r"\1\2", text)
    return whole if whole != text and named(whole).whole else text


def _joined(match: re.Match[str]) -> str:
    """The word; an article stays before it ("A SHARED TASK")."""
    first, rest = match[1], match[2].lower()
    is_article = first == "A" and not _NO_BEGINNING.match(rest) and f"a{rest}" not in _usual()
    return f"{first} {rest}" if is_article else first + rest


def _small(match: re.Match[str]) -> str:
    """A word of small letters; the part's first one begins with a capital whose size it has by chance."""
    return match[0].lower() if match.string[: match.start()].strip() else match[0].capitalize()


def _lower(match: re.Match[str]) -> str:
    return match[0].lower()
