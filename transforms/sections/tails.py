"""Sections inside sections that no typography sets off: by the label above their lines, or before their only one.

Below "Professional Activities" stands "Presentations" over years, and "Refereeing: ..." behind them; below the last
publication stand "Computational Skills: Julia, Stata" and "Citizenship: Belgian". Consumes a section; produces it, and
what such labels head as sections of their own kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.headings.wording import Named, is_faint, is_role, named
from transforms.heads.gutter import apart
from transforms.model import Line, Section
from transforms.sections.topic_rows import with_topic_rows

_LISTS = frozenset(("papers", "talks", "teaching", "service", "awards", "grants", "advising"))
_CAREER = frozenset(("positions", "education"))
_TAILS = frozenset(("skills", "service", "advising", "teaching", "talks", "grants"))
_OVER = frozenset(("talks", "teaching", "grants", "advising"))  # kinds that labels below "Activities" name
_LONGEST = 40  # characters of a label
_SEVERAL = 3  # kinds that labels name
_OWN = frozenset(("interests", "service", "talks", "teaching", "grants"))  # what no degree says of itself
_SCOPE = re.compile(r"\s(?:at|in)\s[A-Z].*|\s?\(.*")  # "Teaching at UBC (since 2018)"


def with_tails(section: Section) -> Iterator[Section]:
    """The section; what labels inside it head, as sections of their own."""
    for part in _by_labels_above(section):
        for one in _with_tail(part):
            yield from with_topic_rows(one)


def _by_labels_above(section: Section) -> Iterator[Section]:
    """The section, cut at the labels over its lines, where it begins with one that names another kind."""
    lines = section.lines
    if section.kind != "service" or len(lines) < 2 or not _is_label_above(lines, 0):
        yield section
        return
    if named(lines[0].text).kinds[0] not in _OVER:
        yield section
        return
    cuts = [i for i in range(len(lines) - 1) if _is_label_above(lines, i)]
    yield replace(section, lines=())
    for start, end in zip(cuts, [*cuts[1:], len(lines)], strict=True):
        kinds = named(lines[start].text).kinds
        path = (*section.path, lines[start].text)
        yield Section(kinds[0], lines[start], lines[start + 1 : end], path, kinds, section.subheads)


def _is_label_above(lines: Sequence[Line], index: int) -> bool:
    """True for words alone that name a kind, over a line that is none."""
    line, below = lines[index], lines[index + 1]
    if line.bullet or line.heading or "\t" in line.text or len(line.text) > _LONGEST or line.text[-1] in ".,;":
        return False
    return _is_sure(line.text, named(line.text)) and not named(below.text).whole and below.indent >= line.indent


def _with_tail(section: Section) -> Iterator[Section]:
    """The section without its last lines, where each of them is a label and what it heads."""
    at = _tail(section) if section.kind in _LISTS or section.kind in _CAREER else 0
    if not at:
        yield section
        return
    yield replace(section, lines=section.lines[:at])
    part: Section | None = None
    for line in section.lines[at:]:
        if length := _label(line):
            yield from (part,) if part else ()
            head, rest = apart(line, length + 1)
            said = _said(line.text[:length])
            kinds = said.kinds if said.whole else ("other",)
            head = replace(head, text=head.text.rstrip(" :\t"))
            part = Section(kinds[0], head, (rest,), (head.text,), kinds)
        elif part:
            part = replace(part, lines=(*part.lines, line))
    yield from (part,) if part else ()


def _tail(section: Section) -> int:
    """Where the labelled lines begin that end a section; 0 where there are none, or where its other lines have some."""
    lines = section.lines
    if len(lines) < 2 or (":" not in lines[-1].text and ":" not in lines[-2].text):
        return 0
    labels = [i for i, line in enumerate(lines) if _label(line)]
    first = labels[0] if labels else 0
    if not first or not all(i in labels or _runs_on(lines[i]) for i in range(first, len(lines))):
        return 0
    line, said = lines[first], _said(lines[first].text[: _label(lines[first])])
    is_kind = said.whole and not said.weak and said.kinds[0] in _TAILS and section.kind not in said.kinds
    apart_ = line.gap_before or line.indent < lines[first - 1].indent or lines[0].bullet or lines[0].text[0].isdigit()
    stands = apart_ or len(labels) > 1 or _is_styled(line)
    if line.text[-1] == lines[first - 1].text[-1] == ")":
        return 0  # "Field Methods: Totonac (S24)" among courses with their terms
    if section.kind in _CAREER:
        if line.gap_before and _are_sections([line for i, line in enumerate(lines) if i in labels]):
            return first
        stands = line.gap_before and not is_role(line.text[: _label(line) - 1])
    return first if is_kind and stands else 0


def _are_sections(lines: Sequence[Line]) -> bool:
    """True for labels that name several kinds: a short CV's last lists, and not what a degree says of itself."""
    said = [_said(line.text[: _label(line)]) for line in lines]
    kinds = {one.kinds[0] for one in said if _names(one)}
    return len(kinds) >= _SEVERAL and not kinds.isdisjoint(_OWN) and all(map(_names, said))


def _names(said: Named) -> bool:
    return said.whole and not said.weak and said.kinds[0] not in _CAREER


def _is_styled(line: Line) -> bool:
    """True where just the label is bold, underlined or in italics."""
    end = _label(line)
    return any(span.start == 0 and end - 2 <= span.end <= end for span in (*line.bold, *line.underline, *line.italic))


def _label(line: Line) -> int:
    """The length of the label before a line's words, 0 where it has none."""
    at = line.text.find(":", 0, _LONGEST)
    if at < 4 or line.bullet or line.heading or not line.text[0].isupper() or line.text[at + 1 : at + 2] not in " \t":
        return 0
    return at + 1 if line.text[at + 1 :].strip() and not find_dates(_SCOPE.sub("", line.text[:at])) else 0


def _said(label: str) -> Named:
    """What a label says; of one that says where or when, what stands before."""
    said = named(label.rstrip(" :"))
    bare = said if said.whole else named(_SCOPE.sub("", label).rstrip(" :"))
    return bare if said.kinds in ((), bare.kinds) else said


def _is_sure(text: str, said: Named) -> bool:
    return said.whole and not said.weak and not is_role(text) and not is_faint(text)


def _runs_on(line: Line) -> bool:
    """True for a line that may go on with the label's."""
    return not (line.bullet or line.heading or line.gap_before or line.text[0] in "“\"'" or line.text[:2].isdigit())
