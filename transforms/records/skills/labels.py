"""Labels in lists of skills: consumes a section's lines; tells which words stand for what is below or behind them.

"Tools: Git, Emacs" names its skills behind the label. Where the section's labels are tools themselves ("Python: plots
and small scripts"), the label is the skill, and plain words behind it only tell what it was used for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.records.lists.looks import tongues, word_list
from transforms.records.skills.names import LEVELS
from transforms.section_kinds.shapes import tools
from transforms.vocabulary import forms

_LABELLED = re.compile(r"^(?P<label>[^:\t,;.]{1,40}?)(?:\s?:\s+|\s+[–—-]\s+|\t)(?P<rest>\S.*)$")
_SLASH = re.compile(r"\s?/\s?")
_LISTED = re.compile(r"\s*[,;]\s*")
_ASIDE = re.compile(r"\([^()]{0,200}\)")
_LEAST, _MOSTLY = 3, 0.5  # labelled lines of a section, and the share of them whose label is a tool
_LABEL_WORDS, _NAME_WORDS = 5, 2


def is_label(line: Line, below: Line | None) -> bool:
    """True for words that only say what the items below are: "- Tools" over "  - Git", "Tools" over "- Git"."""
    if below is None or len(line.text.split()) > _LABEL_WORDS or "," in line.text:
        return False
    if line.is_bold and not below.is_bold and below.text[0] == "(" and "," in below.text:
        return True
    return bool(line.bullet and below.bullet) and below.indent > line.indent


def without_uses(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines; of a tool over deeper items that name none ("R (advanced)" over "- Plots") its name alone."""
    found: list[Line] = []
    are_told = _tell_uses([line.text for i, line in enumerate(lines) if i and line.indent > lines[0].indent])
    at = 0
    while at < len(lines):
        line, end = lines[at], _end_of_deeper(lines, at)
        tool = " ".join(word for word in line.text.split() if word.strip("()*:–-").casefold() not in LEVELS)
        below = lines[at + 1 : end]
        if (
            below
            and (are_told or _is_tool(tool))
            and not any(_is_tool(one.text) or _LISTED.search(one.text) for one in below)
        ):
            found.append(replace(line, text=tool.strip(" :–-"), bold=(), italic=(), links=()))
            at = end
            continue
        found.append(line)
        at += 1
    return tuple(found)


def _tell_uses(texts: Sequence[str]) -> bool:
    """True for words that tell what each of several things is for, and name none: "ten years of models"."""
    if len(texts) < _PAIR or any(map(_LISTED.search, texts)):
        return False
    return sum(map(_tells_use, texts)) * 2 > len(texts) and all(text[1:].islower() for text in texts)


def _tells_use(text: str) -> bool:
    words = text.rstrip(" .").split()
    return len(words) >= _TOLD and (" ".join(words[1:]).islower() and not _SMALL.isdisjoint(words)) and text[-1] != ":"


_TOLD = 3  # words of what tells of a use
_SMALL = frozenset(forms("skills", "uses", "small"))


def _end_of_deeper(lines: Sequence[Line], at: int) -> int:
    """Where the items end that stand below an item and deeper."""
    end = at + 1
    while lines[at].bullet and end < len(lines) and lines[end].bullet and lines[end].indent > lines[at].indent:
        end += 1
    return end


def with_plain_items(section: Section) -> Section:
    """The section; where all its lines are headings, as pages set boxes and bars, they are items."""
    if len(section.lines) < _PAIR or not all(line.heading for line in section.lines):
        return section
    lines = tuple(replace(line, heading=0) for line in section.lines)
    return replace(section, lines=lines, subheads=frozenset())


_PAIR = 2


def heads_bullets(line: Line, below: Line | None, above: Line | None) -> bool:
    """True for a few words without a bullet, free above, over an item that has one and a label of its own."""
    if below is None or line.bullet or not below.bullet or (above is not None and not line.gap_before):
        return False
    is_short = len(line.text.split()) <= _LABEL_WORDS and not any(mark in line.text for mark in ",:\t")
    return is_short and _LABELLED.match(below.text) is not None


def labels_over(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines that head groups of items: a few words without a bullet over items, several times alike."""
    if heads := _all_heads(lines):
        return heads
    over = [line for line, below in pairwise(lines) if below.bullet and _is_few(line) and line.indent <= below.indent]
    if len(over) < _LEAST:
        return frozenset()
    found = {line.number for line in over}
    return frozenset(
        found | {line.number for line, below in pairwise(lines) if below.number in found and _is_few(line)}
    )


def _all_heads(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines without a bullet, or of those in bold, where each of several stands over items that differ.

    A word that is a tool's name elsewhere heads items as its like do: "Statistics" beside "Programming".
    """
    for is_head in (_has_no_bullet, _is_bold):
        heads = [line for line in lines if is_head(line)]
        if len(heads) < _PAIR or not is_head(lines[0]) or is_head(lines[-1]):
            continue
        is_apart = not any(is_head(above) and is_head(line) for above, line in pairwise(lines))
        if is_apart and all(map(_is_short, heads)) and any(map(_is_few, heads)):
            return frozenset(line.number for line in heads)
    return _lone_head(lines)


def _lone_head(lines: Sequence[Line]) -> frozenset[int]:
    """The number of the one line in bold, between items above and a list below: "Statistics" among tools."""
    heads = [at for at, line in enumerate(lines) if _is_bold(line)]
    if len(heads) != 1 or not 0 < heads[0] < len(lines) - 1 or not _is_short(lines[heads[0]]):
        return frozenset()
    above, line, below = lines[heads[0] - 1 : heads[0] + 2]
    is_over = bool(below.bullet and above.bullet) or ("," in below.text and "," in above.text)
    return frozenset((line.number,)) if is_over and line.gap_before else frozenset()


def _has_no_bullet(line: Line) -> bool:
    return not line.bullet


def _is_bold(line: Line) -> bool:
    return line.is_bold and not line.bullet


def _is_short(line: Line) -> bool:
    words = len(line.text.split())
    return 0 < words <= _LABEL_WORDS and not any(mark in line.text for mark in ",;\t") and ":" not in line.text[:-1]


def with_brackets_apart(section: Section) -> Section:
    """The section; labels before lists in brackets get a colon: "Programming (C, Go)" over "Tools (Git, Emacs)"."""
    found = [_BRACKETED.match(line.text) for line in section.lines]
    names = [one["label"] for one in found if one]
    listed = (part for one in found if one for part in _LISTED.split(one["rest"]))
    parts = [part.strip() for part in listed]
    are_names = any(map(_is_tool, parts)) or all(part[:1].isupper() for part in parts)
    if len(names) < _PAIR or len(names) < len(found) or any(map(_is_tool, names)) or not are_names:
        return section
    lines = (
        replace(line, text=f"{one['label']}: {one['rest']}", bold=(), italic=(), links=())
        for line, one in zip(section.lines, found, strict=True)
        if one
    )
    return replace(section, lines=tuple(lines))


_BRACKETED = re.compile(r"(?P<label>[^\W\d_][^(),:;\t]{1,40}) \((?P<rest>[^(),]{1,40},[^()]{1,200})\)\.?$")


def _is_few(line: Line) -> bool:
    """True for a few words that are no tool's name, without a bullet and without any mark of a list."""
    is_short = 0 < len(line.text.split()) <= _LABEL_WORDS and line.text.strip().casefold() not in tools()
    return is_short and not line.bullet and not any(mark in line.text for mark in ",:;\t")


def tool_at(text: str, section: Section) -> tuple[str, str] | None:
    """The tool that a labelled item is about, and the names behind it: "" where only its use is told."""
    found = _LABELLED.match(text)
    if found is None or not _are_tools(section):
        return None
    names = _are_names(found["rest"])
    if names and not _is_tool(found["label"]):
        return None
    return found["label"].strip(), found["rest"] if names else ""


def tongue_at(text: str) -> str:
    """The spoken language that a labelled item is about ("English: fairly fluent", or in columns); "" for any other."""
    label, colon, _ = text.partition(":")
    tongue = label.rpartition("\t")[2].strip()
    if colon and tongue.casefold() in tongues():
        return tongue
    tongue, tab, level = text.partition("\t")
    spoken = tab and tongue.strip().casefold() in tongues() and tongues().isdisjoint(word_list(level))
    return tongue.strip() if spoken else ""


@lru_cache(maxsize=8)
def _are_tools(section: Section) -> bool:
    """True where most labels of a section name tools, or what stands behind each only tells of a use."""
    labelled = [found for line in section.lines if (found := _LABELLED.match(line.text))]
    if len(labelled) < _LEAST:
        return False
    if len(labelled) == len(section.lines) and _tell_uses([found["rest"] for found in labelled]):
        return True
    return sum(_is_tool(found["label"]) for found in labelled) >= _MOSTLY * len(labelled)


def _is_tool(label: str) -> bool:
    return any(part.casefold() in tools() for part in _SLASH.split(label.strip()))


def _are_names(rest: str) -> bool:
    """True where most of what a label stands before are names: "NumPy, Pandas"."""
    parts = [part for part in _LISTED.split(_ASIDE.sub("", rest).strip(" .")) if part]
    return 2 * sum(len(part.split()) <= _NAME_WORDS and _names(part) for part in parts) >= len(parts)


def _names(part: str) -> bool:
    return part.casefold() in tools() or any(c.isupper() or c.isdigit() for c in part)


def names_none(text: str) -> bool:
    """True for the name of a group of skills that stands among them ("computer skills"), and for a foot's address."""
    if text.endswith((" skills", " knowledge")):
        return named(text).whole and named(text).kinds == ("skills",)
    return "@" in text[1:] and " " not in text
