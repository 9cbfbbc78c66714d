"""Sections: consumes `Line`s; produces `Section`s by vocabulary, typography and shape.

A line heads a section where its words name a kind (`headings`) and its typography sets it off, or where it looks like
the headings already found. What stands before the first heading is the header; prose in it is "about".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from transforms.contacts import is_contact
from transforms.dates import find_dates
from transforms.furniture import furniture, is_buttons, is_footer, is_legend, is_stamp
from transforms.gutter import split_gutter
from transforms.headings import Named, is_faint, is_role, named
from transforms.model import Line, Section
from transforms.shapes import LEAST_RUN, author_lines, citation_run, is_prose

_GROUPED = frozenset(("papers", "service", "teaching", "talks", "advising", "awards", "skills", "grants", "projects", "news",
                      "positions", "education", "references", "interests"))
_TITLED = frozenset(("positions", "education", "projects"))
_LABELLED = frozenset(("papers", "skills", "interests"))
_BY_YEAR = frozenset(("papers", "talks", "news", "awards", "service", "teaching", "grants"))
_GENERIC = frozenset(
    "journals journal conferences conference workshops workshop books book lectures seminars students committees reviewer "
    "reviewing undergraduate graduate courses tutorials papers articles reports posters software data languages tools "
    "methods fellowships scholarships grants funding awards university department phd masters bachelors alumni team other "
    "others editorial memberships activities organization panels talks presentations abstracts patents projects research "
    "service teaching mentoring supervision outreach leadership training experience internships certifications".split()
)
_YEAR_ALONE = re.compile(r"\W{0,3}(?:19|20)\d\d(?:\s?[-–—/]\s?(?:(?:19|20)?\d\d|present)?)?\W{0,3}")
_CV = frozenset(("curriculum vitae", "cv", "résumé", "resume", "c v", "vita", "vitae", "curriculum vitæ", "academic cv",
                 "biodata", "lebenslauf", "academic curriculum vitae", "full cv", "short cv", "academic resume", "web cv"))
_ROMAN_OR_NUMBER = re.compile(r"\(?(?:\d{1,2}|[ivx]{1,4}|[a-z]|[A-Z]{1,4})[.):]")
_NEAR = 15
_PLAIN_BULLETS = frozenset("-*+•·o–—●○◦")
_MARKED = 4  # headings in markup, from which on a document is taken to mark all its headings


class _Style(NamedTuple):
    """What a heading looks like. Headings of one rank share it."""

    level: int
    caps: bool
    bold: bool
    colon: bool
    indented: bool


class _Head(NamedTuple):
    line: Line
    named: Named
    style: _Style
    minor: bool = False


def split_sections(lines: tuple[Line, ...]) -> tuple[Section, ...]:
    """The document's sections in order; the first may be the header (name and contact data)."""
    drop = furniture(lines) | {line.number for line in lines if line.text and (is_stamp(line.text) or is_footer(line.text))}
    body = split_gutter(tuple(line for line in lines if line.text and line.number not in drop))
    if not body:
        return ()
    ruled = _ruled(lines)
    heads = _heads(body, ruled)
    return tuple(part for section in _with_contacts(_cut(body, heads)) for part in _reshape(section))


def structure_lines(lines: tuple[Line, ...], sections: tuple[Section, ...]) -> frozenset[int]:
    """Numbers of the lines that are structure: headings, rules, page numbers, running heads, stamps."""
    content = {line.number for section in sections for line in section.lines}
    heads = {section.heading.number for section in sections if section.heading} - content
    subheads = {number for section in sections for number in section.subheads}
    other = {line.number for line in lines if line.rule or (line.text and _is_furnishing(line))}
    return frozenset(heads | subheads | other | furniture(lines))


def _is_furnishing(line: Line) -> bool:
    return is_stamp(line.text) or is_footer(line.text) or is_legend(line.text) or is_buttons(line) or line.text.lower().strip(" :") in _CV


def _with_contacts(sections: Iterable[Section]) -> Iterator[Section]:
    """Lines of nothing but addresses near the beginning belong to the header, wherever a conversion left them."""
    place = 0
    for section in sections:
        near = [line for i, line in enumerate(section.lines, place) if i < _NEAR and section.kind != "header" and is_contact(line)]
        place += len(section.lines)
        if near:
            yield Section("header", None, tuple(near), (), ("header",))
            yield replace(section, lines=tuple(line for line in section.lines if line not in near))
        else:
            yield section


def _style(line: Line) -> _Style:
    letters = line.text
    caps = letters.isupper() and sum(c.isalpha() for c in letters) > 2
    return _Style(line.heading, caps, line.is_bold, letters[-1] == ":", line.indent > 3 and not line.heading)


def _ruled(lines: tuple[Line, ...]) -> frozenset[int]:
    """Numbers of the lines with a rule right above or below, blank lines apart."""
    found, above = set(), None
    previous: Line | None = None
    for line in lines:
        if line.rule:
            if previous:
                found.add(previous.number)
            above = line
        elif line.text:
            if above:
                found.add(line.number)
            previous, above = line, None
    return frozenset(found)


def _heads(body: tuple[Line, ...], ruled: frozenset[int]) -> dict[int, _Head]:
    """The headings by place in `body`."""
    possible = [(index, _Head(line, named(line.text), _style(line))) for index, line in enumerate(body) if _may_head(line)]
    wholly = [(index, head) for index, head in possible if head.named.whole]
    whole = [(index, head) for index, head in wholly
             if head.style.level or head.style.caps or not is_role(head.line.text)]
    strong = {index: head for index, head in whole if _is_set_off(body, index, head, ruled)}
    if len(strong) < 2:
        free = {index: head for index, head in whole if _stands_free(body, index) and not head.line.bullet}
        titled = {index: head for index, head in free.items() if _is_titled(head.line)}
        strong |= titled if len(titled) > 1 or len(free) < 3 else free
    styles = Counter(head.style for head in strong.values())
    strong = {i: head for i, head in strong.items() if head.style.level or head.style.caps or styles[head.style] > 1
              or not is_faint(head.line.text)}
    marked = sum(count for style, count in styles.items() if style.level) >= _MARKED
    minor = {}
    if marked:
        minor = {i: head._replace(minor=True) for i, head in strong.items() if not (
            head.style.level or head.line.underline or ((head.style.caps or head.style.bold) and not head.style.colon and head.line.gap_before))}
        strong = {i: head for i, head in strong.items() if i not in minor}
        styles = Counter(head.style for head in strong.values())
    strong |= {index: head for index, head in wholly if index not in strong and styles[head.style] > 1
               and _is_titled(head.line) and _stands_free(body, index) and (head.line.gap_before or not is_role(head.line.text))
               and (head.style.caps or head.style.bold or not is_faint(head.line.text))}
    heads = [head for _, head in possible]
    for index, head in possible:
        if index not in strong and index and (head.style.level or head.style.caps or not marked) and _is_alike(body, index, head, styles, strong, ruled, heads):
            strong[index] = head
    return dict(sorted({**minor, **strong}.items()))


def _may_head(line: Line) -> bool:
    text = line.text
    if line.links and not line.heading and line.links[0].start == 0 and line.links[-1].end == len(text):
        return False
    if len(text) > 80 or text[-1] in ".,;" or text.count(" ") > 9 or "@" in text:
        return bool(line.heading) and len(text) <= 120
    if line.bullet in _PLAIN_BULLETS and not (line.bold or text.isupper()):
        return False
    return "\t" not in text and any(map(str.isalpha, text[:4])) or line.heading > 0


def _is_set_off(body: tuple[Line, ...], index: int, head: _Head, ruled: frozenset[int]) -> bool:
    """Typography says heading: markup, capitals, bold, a rule, space above and below."""
    line = head.line
    if line.heading or line.number in ruled or (line.underline and line.underline[0].end >= len(line.text) - 1):
        return True
    if line.bullet and not (head.style.caps or head.style.bold or _ROMAN_OR_NUMBER.fullmatch(line.bullet)):
        return _is_own_mark(body, line.bullet)
    if head.style.caps or (head.style.bold and _is_titled(line)):
        return True
    if not _is_titled(line) or is_faint(line.text):
        return False
    below = body[index + 1] if index + 1 < len(body) else None
    return line.gap_before > 0 and (below is None or below.gap_before > 0 or len(line.text.split()) > 1 or line.indent == 0)


def _is_own_mark(body: tuple[Line, ...], mark: str) -> bool:
    """True where a mark stands before headings and hardly before anything else."""
    marked = [line for line in body if line.bullet == mark]
    return len(marked) > 2 and sum(1 for line in marked if named(line.text).whole) >= 0.75 * len(marked)


def _is_titled(line: Line) -> bool:
    """First word and all longer words begin with a capital."""
    words = line.text.rstrip(":").split()
    while words and not words[0][0].isalnum():
        words = words[1:]
    if not words or not words[0][:1].isupper():
        return False
    return len(words) <= 4 or all(w[:1].isupper() or len(w) <= 3 or not w[0].isalpha() for w in words)


def _stands_free(body: tuple[Line, ...], index: int) -> bool:
    """The line above does not run on into this one."""
    return index == 0 or body[index - 1].text[-1:] not in ",;:-–" or body[index].gap_before > 0


def _is_alike(body: tuple[Line, ...], index: int, head: _Head, styles: Counter[_Style], strong: dict[int, _Head],
              ruled: frozenset[int], possible: list[_Head]) -> bool:
    """Words that no list knows, in the typography of the known headings."""
    line, style = head.line, head.style
    first = min(strong, default=0)
    if index < first or not strong:
        return False
    if line.heading:
        return _is_level_alike(body, index, head, strong)
    if any(char.isdigit() for char in line.text) or "," in line.text or styles[style] < 2:
        return False
    if line.bullet:
        return False
    needs_gap = all(known.line.gap_before for i, known in strong.items() if i and known.style == style)
    if needs_gap and not line.gap_before:
        return False
    if style.caps:
        alone = index + 1 < len(body) and body[index + 1].gap_before and all(
            body[i + 1].gap_before for i, known in strong.items() if known.style == style and i + 1 < len(body))
        return len(line.text) > 3 and bool(alone or not _has_date_below(body, index, 2))
    if not style.bold:
        return False
    alike = [one for one in possible if one.style == style]
    return line.number in ruled or styles[style] >= max(4, 0.6 * len(alike))


def _is_level_alike(body: tuple[Line, ...], index: int, head: _Head, strong: dict[int, _Head]) -> bool:
    """A markdown heading at the level at which all known headings stand, or above it."""
    if head.line.text[0].islower():
        return False
    levels = Counter(known.style.level for known in strong.values() if known.style.level)
    if not levels:
        return not _has_date_below(body, index, 3)
    top = min(levels)
    usual = max(levels, key=lambda level: (levels[level], -level))
    if head.style.level > usual:
        return False
    if len([level for level in levels if levels[level] > 0]) > 2 and top != usual:
        return False
    return not _has_date_below(body, index, 2) and not find_dates(head.line.text)


def _has_date_below(body: tuple[Line, ...], index: int, count: int) -> bool:
    return any(len(line.text) < 60 and find_dates(line.text) for line in body[index + 1 : index + 1 + count] if not line.heading)


def _cut(body: tuple[Line, ...], heads: dict[int, _Head]) -> Iterator[Section]:
    """Sections between headings; a heading of the running section's own kind, or of lower rank, heads a group in it."""
    kind, kinds, heading, style = "header", ("header",), None, None
    lines: list[Line] = []
    subheads: set[int] = set()
    path: tuple[str, ...] = ()
    above: list[tuple[int, str]] = []
    for index, line in enumerate(body):
        head = heads.get(index)
        if head and kind in _TITLED and is_role(line.text):
            head = None  # "Lecturer" among positions is a title
        if head is None or (heading is None and not lines and not head.named.kinds) or _is_idle(head, kind):
            below = body[index + 1] if index + 1 < len(body) else None
            if kind in _LABELLED and below is not None and _is_label(line, below, heading):
                subheads.add(line.number)
            elif kind in _BY_YEAR and _YEAR_ALONE.fullmatch(line.text) and (not lines or lines[0].number in subheads):
                subheads.add(line.number)
            lines.append(line)
            continue
        if heading is not None and style and (_is_group(head, kind, style) or _is_part(head, lines, subheads)):
            if not is_role(line.text) or _heads_dated(body, index):
                subheads.add(line.number)
            lines.append(line)
            continue
        if heading and not lines and (joined := _joined(heading, style, head)):
            heading, kinds = joined, tuple(dict.fromkeys((*named(joined.text).kinds, *kinds)))
            kind = kinds[0]
            subheads.add(line.number)
            continue
        if lines or heading:
            yield Section(kind, heading, tuple(lines), path, kinds, frozenset(subheads))
        above_empty = kinds if heading and not lines and style == head.style else ()
        kinds = tuple(dict.fromkeys((*_kinds(head, kind), *above_empty)))
        kind, heading, style, lines, subheads = kinds[0], line, head.style, [], set()
        above = [(level, text) for level, text in above if line.heading and level < line.heading]
        above.append((line.heading or 9, line.text))
        path = tuple(text for _, text in above)
    yield Section(kind, heading, tuple(lines), path, kinds, frozenset(subheads))


def _heads_dated(body: tuple[Line, ...], index: int) -> bool:
    """True where a role stands over dated lines: then it heads a group of them."""
    return index + 2 < len(body) and bool(find_dates(body[index + 1].text))


def _is_part(head: _Head, lines: list[Line], subheads: set[int]) -> bool:
    """True where unknown words right below a known heading, or after such ones, part its section."""
    return not head.named.kinds and (not lines or lines[0].number in subheads)


def _is_idle(head: _Head, kind: str) -> bool:
    """True for heading words without the marks that the document's headings have, unless they are set off at all."""
    if not head.minor or kind in head.named.kinds:
        return False
    return not (head.line.gap_before and (head.style.bold or head.style.caps or head.line.is_italic))


def _is_label(line: Line, below: Line, heading: Line | None) -> bool:
    """True for a short line of its own that labels the list below it: deeper markup, bold, or a colon."""
    if len(line.text) > 60 or line.bullet or find_dates(line.text):
        return False
    deeper = bool(heading and line.heading > heading.heading > 0)
    if not below.bullet:
        return deeper and line.text.count(" ") < 5 and not author_lines((below,))
    return deeper or line.is_bold or line.text[-1] == ":"


def _joined(above: Line, style: _Style | None, head: _Head) -> Line | None:
    """One heading that was broken over two lines ("Research", "Grants"), or None."""
    text = f"{above.text} {head.line.text}"
    if above.heading or head.line.heading or style != head.style or head.line.gap_before > 1 or len(text) > 34:
        return None
    return replace(above, text=text, end=head.line.end) if named(text).whole else None


def _kinds(head: _Head, before: str) -> tuple[str, ...]:
    if head.named.whole:
        return head.named.kinds
    if head.style.level and head.named.kinds:
        return head.named.kinds
    last = named(head.line.text.split()[-1]) if head.named.kinds else None
    return head.named.kinds if last and last.kinds else ("other",)


def _is_group(head: _Head, kind: str, style: _Style) -> bool:
    """True where a heading only parts the running section: same kind, or a general word, in a lower rank."""
    if kind not in _GROUPED:
        return False
    same = kind in head.named.kinds
    if head.minor:
        return same
    lower = head.style.level > style.level if head.style.level and style.level else head.style != style
    if same:
        return lower
    words = head.line.text.lower().rstrip(":").split()
    rank = lower and ((style.level and head.style.level > style.level) or (style.caps and not head.style.caps))
    return bool(rank) and kind in ("service", "teaching", "advising", "talks", "skills", "grants", "papers") and all(
        word in _GENERIC or len(word) < 4 for word in words)


def _reshape(section: Section) -> Iterator[Section]:
    """What the shape of the lines says: prose in the header, citations below another section's entries."""
    if section.kind == "header":
        yield from _header(section)
    elif section.kind == "papers" or not section.lines:
        yield section
    elif _is_weak(section) and author_lines(section.lines) >= LEAST_RUN:
        yield replace(section, kind="papers", kinds=("papers", *section.kinds))
    else:
        yield from _with_citations(section)


def _is_weak(section: Section) -> bool:
    return section.kind == "other" or (section.heading is not None and named(section.title).weak)


def _header(section: Section) -> Iterator[Section]:
    first = next((i for i, line in enumerate(section.lines) if is_prose(line.text)), None)
    if first is None or section.heading is not None:
        yield from _with_citations(section)
        return
    if first:
        yield replace(section, lines=section.lines[:first])
    yield from _with_citations(replace(section, kind="about", kinds=("about",), lines=section.lines[first:]))


def _breaks_off(section: Section, start: int) -> bool:
    """True where the citations look unlike the section's own entries; a heading's own word wins over their shape."""
    if section.heading is None or section.kind in ("other", "news") or named(section.title).weak:
        return True
    return start > 1 and bool(section.lines[start].bullet) != bool(section.lines[0].bullet)


def _with_citations(section: Section) -> Iterator[Section]:
    """Citations without a heading become a section of papers; what follows them stays with the section."""
    start = citation_run(section)
    if start is None or not _breaks_off(section, start):
        yield section
        return
    if start:
        yield replace(section, lines=section.lines[:start])
        yield Section("papers", None, section.lines[start:], section.path, ("papers",), section.subheads)
    else:
        yield replace(section, kind="papers", kinds=("papers", *section.kinds))
