"""Skills: tools, languages and methods, each once in a document. Consumes skill sections; produces `Skill` records.

Forms read: "Label: A, B (C), D", a label column before items, a bold label over bullets, "A (expert), B (basic)",
"Python (Matplotlib, Numpy)" whose bracket holds skills of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, zip_longest

from transforms import evidence
from transforms.headings.calls import sends_away
from transforms.headings.wording import named
from transforms.model import Context, Line, Section, Span
from transforms.parsed import Skill
from transforms.records.lists.looks import tongues, word_list
from transforms.records.lists.pieces import phrases
from transforms.records.skills.bare_labels import labels_over_lists, with_labels_apart
from transforms.records.skills.labels import (
    heads_bullets,
    is_label,
    labels_over,
    names_none,
    tongue_at,
    tool_at,
    with_brackets_apart,
    with_plain_items,
    without_uses,
)
from transforms.records.skills.names import LEVELS, LONGEST, names_in, parted_levels
from transforms.records.skills.rated import items_over_parts, without_rating
from transforms.records.skills.rows import with_pairs_apart, without_column_names, without_dated
from transforms.records.skills.tongues import spoken_in
from transforms.records.skills.unparted import tools_in
from transforms.records.told.tools import tells_tools, told_tools
from transforms.section_kinds.shapes import tools
from transforms.unchecked import made
from transforms.vocabulary import any_of

_LANGUAGE_TITLE = re.compile(
    r"^(?:(?:spoken|natural|foreign|human)\s+)?(?:languages?(?:\s+(?:spoken|known))?"
    r"|language (?:skills|proficiency|knowledge)|sprachen|idiomas|langues|lingue|sprachkenntnisse)$",
    re.IGNORECASE,
)
_NOT_SKILLS = re.compile(r"course|hobb|soft skills|(?<!skills and )(?<!skills & )additional information", re.IGNORECASE)
_SIGNS = str.maketrans("、，；（）•●∙·▪○◦", ",,;();;;;;;;")  # of other scripts, and between items: one letter for one
_NO_SKILL = re.compile(
    r"(?:(?:personal |research )?interests|hobbies|citizenships?|nationalit(?:y|ies)|(?:date|place) of birth"
    r"|(?:civil|marital|visa) status)\b[^:\t]{0,20}[:\t]"
    rf"|(?:{any_of('skills', 'tests', 'names')})\b[^:\d]{{0,20}}:?\s?\d",  # "TOEFL iBT: 104"
    re.IGNORECASE,
)


def read_skills(section: Section, context: Context) -> Iterator[Skill]:
    """The skills of a section, none that the document's earlier skill sections hold."""
    if _NOT_SKILLS.search(section.title) or _is_spoken(section):
        return
    seen = {"more"}.union(*map(_held, _earlier(section, context)))  # "and more" only closes a list
    yield from _skills(without_dated(section), seen)


@lru_cache(maxsize=1 << 8)  # each later section of skills asks what the earlier ones hold
def _held(section: Section) -> frozenset[str]:
    """The skills of a section, folded."""
    return frozenset(skill.text.casefold() for skill in _skills(section))


def _earlier(section: Section, context: Context) -> Iterator[Section]:
    for other in context.sections:
        if other is section:
            return
        if other.kind == "skills" and not _is_spoken(other) and not _NOT_SKILLS.search(other.title):
            yield other


def _is_spoken(section: Section) -> bool:
    """True for a section of its own for languages that people speak."""
    if not _LANGUAGE_TITLE.match(_ASIDE.sub("", section.title).strip(" :")):
        return False
    words = [word for line in section.lines for word in word_list(line.text)]
    return not tongues().isdisjoint(words) and len(tools().intersection(words)) < _TOOLS


_ASIDE = re.compile(r"\s\([^()]{1,40}\)$")
_TOOLS = 2  # in a list of languages that holds those of computers too


def _skills(section: Section, seen: set[str] | None = None) -> Iterator[Skill]:
    seen = set() if seen is None else seen
    section = with_pairs_apart(with_labels_apart(with_brackets_apart(with_plain_items(without_column_names(section)))))
    for run in _runs(without_uses(section.lines)):
        where = evidence.of_lines(run)
        for item in _items(run, section):
            key = item.casefold()
            if key not in seen and not names_none(key):
                seen.add(key)
                yield made(
                    Skill, text=item, evidence=where, confidence=0.9 if len(item.split()) <= LONGEST // 2 else 0.7
                )


def _plain(line: Line) -> Line:
    """The line with the same signs for all scripts and between all items, and without a scale of signs."""
    text = without_rating(line.text.translate(_SIGNS))
    if "：" in text:
        return replace(line, text=text.replace("：", ": "), bold=(), italic=(), links=())
    return line if text == line.text else replace(line, text=text)


def _runs(lines: Sequence[Line]) -> list[list[Line]]:
    """Lines put together where a list goes on on the next: after a comma, or in the middle of a list."""
    runs: list[list[Line]] = []
    labels, over, wholes = labels_over(lines), labels_over_lists(lines), items_over_parts(lines)
    for above, line, below in zip_longest((None, *lines)[: len(lines)], map(_plain, lines), lines[1:]):
        is_head = is_label(line, below) and line.number not in wholes
        if line.number in labels | over or is_head or heads_bullets(line, below, above):
            continue
        is_first = above is not None and above.number in over
        if runs and not (line.bullet or is_first) and (_goes_on(runs[-1][-1], line) or _is_narrow(runs[-1], line)):
            runs[-1].append(line)
        else:
            runs.append([line])
    return runs


def _goes_on(above: Line, line: Line) -> bool:
    if above.text.endswith((",", "-", " and", "&", "/")) and not line.gap_before:
        return True
    return (
        not line.gap_before
        and ":" not in line.text[:40]
        and "\t" not in line.text
        and not (line.bold or above.trailing_break)
        and ("," in above.text or ":" in above.text)
        and len(above.text) > 60
        and line.indent >= above.indent
        and not line.heading
    )


def _items(run: Sequence[Line], section: Section) -> Iterator[str]:
    if run[0].number in section.subheads and not _names_tongues(run[0].text):
        return
    for line, said in _labelled(run):
        about = tool_at(said, section)
        text = f"{about[0]}: {about[1]}" if about else said
        if (
            sends_away(text)
            or _NO_SKILL.match(text)
            or (_names_tongues(text) and named(section.title).kinds[:1] != ("skills",))
        ):
            continue
        if about:
            yield about[0]
        if tongue := tongue_at(text):
            yield tongue
            continue
        rest = text.partition("\t")[2]
        beside = text.count("\t") == 1 and _labels_beside(section) and not set(word_list(rest)) <= LEVELS
        listed = (rest if beside else _without_label(line, text)).strip()
        if (dash := _DASH.search(listed, 0, _DASH_LABEL)) and _are_dashed(section):
            listed = listed[dash.end() :]
        if listed[:1] == "(" and listed.find(")") == len(listed) - 1:
            listed = listed[1:-1]
        if (spoken := spoken_in(listed)) or tells_tools(listed):
            yield from spoken or told_tools(listed)
            continue
        for name in chain.from_iterable(map(tools_in, phrases(parted_levels(listed), ",;|\t."))):
            yield from names_in(name)


def _names_tongues(text: str) -> bool:
    """True for a row of the languages that people speak: "Languages: French (fluent), Dutch"."""
    label, mark, rest = text.replace("\t", ": ", 1).partition(": ")
    return bool(mark) and _LANGUAGE_TITLE.match(label.strip()) is not None and not tongues().isdisjoint(word_list(rest))


def _is_narrow(run: Sequence[Line], line: Line) -> bool:
    """True in a narrow column, where a line in lower case goes on with the item that the one above breaks off."""
    above = run[-1]
    return (
        line.text[:1].islower()
        and run[0].text[:1].isupper()
        and "," in above.text
        and above.text[-1:].islower()
        and _NARROW[0] < len(above.text) <= _NARROW[1]
        and not (line.gap_before or line.heading or line.bold or "\t" in line.text)
        and line.indent >= above.indent
    )


_NARROW = (16, 60)  # characters of such a line


@lru_cache(maxsize=8)
def _are_dashed(section: Section) -> bool:
    """True where several lines begin with a word or two and a dash over a list: "Methods - weaving, dyeing"."""
    dashed = [
        (line.text[: dash.start()], line.text[dash.end() :])
        for line in section.lines
        if not line.bold and (dash := _DASH.search(line.text, 0, _DASH_LABEL))
    ]
    return len(dashed) > 1 and all("," in rest and "," not in label for label, rest in dashed)


_DASH = re.compile(r" [-–—] ")
_DASH_LABEL = 30  # characters that such a label takes up at most


@lru_cache(maxsize=8)
def _labels_beside(section: Section) -> bool:
    """True where most lines are a label and, in a column beside it, a list: a label beside one skill is one too."""
    rows = [line.columns for line in section.lines if len(line.columns) == _PAIR]
    return _PAIR * len(rows) > len(section.lines) > 1 and any(
        _PARTED.search(row[1]) and not _PARTED.search(row[0]) for row in rows
    )


_PARTED = re.compile(r",|;| [•|·] ")  # a list


_PAIR = 2


def _labelled(run: Sequence[Line]) -> list[tuple[Line, str]]:
    """The run's words; cut where a second bold label stands in the middle of its line."""
    line = run[0]
    cuts = [span.start for span in line.bold if span.start > 0 and _labels(line, span)]
    if len(run) > 1 or not cuts:
        return [(line, _text(run))]
    first = line.text[: cuts[0]]  # a label in a column: "Computing<tab>**Languages:** OCaml"
    beside = first.endswith("\t") and ":" not in first
    return [
        (replace(line, bold=()), _DASHED.sub("", line.text[start:end]))
        for start, end in zip([0, *cuts][beside:], [*cuts, len(line.text)][beside:], strict=True)
    ]


_DASHED = re.compile(r"^[^:–—]{2,40}? [-–—] ")  # a label, in bold


def _labels(line: Line, span: Span) -> bool:
    """True for bold words that a colon ends; or a dash, where bold words and a dash begin the line too."""
    words, behind = line.text[span.start : span.end].rstrip(), line.text[span.end : span.end + 2].lstrip()
    if words.endswith(":") or behind.startswith(":"):
        return True
    return line.bold[0].start == 0 and all(line.text[one.end : one.end + 3] in _DASHES for one in (span, line.bold[0]))


_DASHES = (" - ", " – ", " — ")


def _text(run: Sequence[Line]) -> str:
    text = ""
    for line in run:
        text = (
            text[:-1] + line.text
            if text.endswith("-") and line.text[:1].islower()
            else f"{text} {line.text}"
            if text
            else line.text
        )
    return text


def _without_label(line: Line, text: str) -> str:
    """The list without the label before it: before a colon, in a column of its own, or set in bold."""
    colon = text.find(":")
    if 0 < colon <= 60 and not _inside(text, colon) and (text[colon + 1 : colon + 2] in (" ", "\t", "")):
        return text[inner.end() :] if (inner := _INNER_LABEL.match(text, colon + 1)) else text[colon + 1 :]
    for span in line.bold:
        if (
            span.start == 0
            and span.end < len(line.text) - 1
            and len(line.text[: span.end].split()) <= 5
            and "," not in line.text[: span.end]
            and text[span.end :].lstrip()[:1] != ";"
        ):
            return text[span.end :]
    columns = text.split("\t")
    if (
        len(columns) == 2
        and "," not in columns[0]
        and ("," in columns[1] or len(columns[0].split()) > 1)
        and not line.bullet
    ):
        return columns[1]
    return text


_INNER_LABEL = re.compile(r" [A-Z][a-z]{2,20}(?: [\w&/]{1,20}){0,3}: ")  # "Knowledge: Coding Languages: Julia, R"


def _inside(text: str, at: int) -> bool:
    return text.count("(", 0, at) > text.count(")", 0, at)
