"""Headings that run into their text: consumes lines; produces them with such headings as lines of their own.

Short CVs often write "Education: University of X, diploma in mathematics (1977)." with the next degrees on the lines
below. Two such lines of different kinds, each the first of its block, are a habit; one alone may be a mere label,
but for interests and skills. Bold words before plain ones ("**Education.** University of X") are a habit from three
kinds on, and then words in bold that no list knows head sections too.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

from transforms.headings.wording import named
from transforms.heads.gutter import apart
from transforms.heads.looks import Heads
from transforms.model import Line

_KINDS = frozenset(("education", "positions", "awards", "papers", "teaching", "service", "grants"))
_ALONE = frozenset(("interests", "skills"))  # one line of these is a section as often as not
_OTHERS = frozenset(("advising", "talks", "projects", "references", "about"))
_LONGEST = 40
_LEAST, _LEAST_STOPPED, _SHARE = 2, 3, 0.5
_LEVEL = 2
# A course with its term: "Field Methods: Mosses (Spring 2019)", "Field Methods: Mosses (S19)".
_DATED = re.compile(r"(?:\b(?:19|20)\d\d|\([^()]{0,20}\d\d)\)?\W*$")
_END = ".:—–"
_TRAIL = " \t" + _END


def split_run_in(body: tuple[Line, ...], heads: Heads) -> tuple[Line, ...]:
    """The lines; those that begin with a heading of a kind that has no heading of its own become two."""
    has = {kind for head in heads.values() for kind in head.named.kinds}
    if buttons := {line.number: at for line in body if line.links and line.bold and (at := _before_buttons(line))}:
        body = tuple(
            part for line in body for part in (_bold(line, buttons[line.number]) if line.number in buttons else (line,))
        )
    bold = _bold_leads(body, has)
    if bold:
        return tuple(
            part for line in body for part in (_headed(line, bold[line.number]) if line.number in bold else (line,))
        )
    cuts = _cuts(body, has, heads)
    if not cuts:
        return body
    rows = _rows_below(body, cuts, has)
    return tuple(
        part
        for line in body
        for part in (
            _headed(line, rows[line.number])
            if line.number in rows
            else (apart(line, cuts[line.number]) if line.number in cuts else (line,))
        )
    )


def _cuts(body: tuple[Line, ...], has: set[str], heads: Heads) -> dict[int, int]:
    """The lengths of the headings before a colon; before a full stop, three kinds make a habit."""
    cuts = {number: cut for number, cut in _run_in(body, ":") if cut[1] not in has}
    if cuts and "skills" in has:
        among = _among_skills(body, heads)
        cuts = {number: cut for number, cut in cuts.items() if cut[1] != "interests" or number not in among}
    inside = _inside(body, heads) if has and cuts else frozenset()
    cuts = _once({number: cut for number, cut in cuts.items() if number not in inside}, body)
    kinds = {kind for _, kind in cuts.values()}
    styled = len(kinds) >= _LEAST and all(_bold_lead(line) for line in body if line.number in cuts)
    if len(kinds - _ALONE) < _LEAST and not styled:
        cuts = {number: cut for number, cut in cuts.items() if cut[1] in _ALONE}
    if not cuts:
        cuts = {number: cut for number, cut in _run_in(body, ".") if cut[1] not in has}
        cuts = cuts if len({kind for _, kind in cuts.values()}) >= _LEAST_STOPPED else {}
    return {number: length for number, (length, _) in cuts.items()}


def _rows_below(body: tuple[Line, ...], cuts: dict[int, int], has: set[str]) -> dict[int, int]:
    """The lengths of labels right below such a heading that look like it: "*Reviewing:* Y" under "*Computing:* X"."""
    found: dict[int, int] = {}
    for above, line in pairwise(body):
        is_row = above.number in cuts or above.number in found
        if not is_row or line.bullet or line.heading or _looks(above) != _looks(line):
            continue
        for number, (length, kind) in _run_in((replace(line, gap_before=1),), ":"):
            found |= {number: length} if kind in _KINDS - has else {}
    return found


def _looks(line: Line) -> tuple[bool, bool]:
    """Whether a line's label is bold, or in italics."""
    return any(not span.start for span in line.bold), any(not span.start for span in line.italic)


def _among_skills(body: tuple[Line, ...], heads: Heads) -> frozenset[int]:
    """The lines below a heading of skills: topics are one row among others there."""
    found, is_below = set[int](), False
    for at, line in enumerate(body):
        is_below = "skills" in heads[at].named.kinds if at in heads else is_below
        found |= {line.number} if is_below else set()
    return frozenset(found)


def _inside(body: tuple[Line, ...], heads: Heads) -> frozenset[int]:
    """The lines of a headed section that stand deeper than one above and one below: what an entry says of itself."""
    found: set[int] = set()
    section: list[Line] = []
    for at, line in enumerate((*body, None)):
        if line is not None and at not in heads:
            section.append(line)
            continue
        above, below = _least(section), _least(section[::-1])[::-1]
        found.update(
            one.number for one, over, under in zip(section, above, below, strict=True) if one.indent > max(over, under)
        )
        section = []
    return frozenset(found)


def _least(section: Sequence[Line]) -> list[int]:
    """For each line the least indent down to it."""
    return list(accumulate((line.indent for line in section), min))


def _once(cuts: dict[int, tuple[int, str]], body: tuple[Line, ...]) -> dict[int, tuple[int, str]]:
    """The cuts without labels that come again: what each of several entries says of itself heads no section."""
    if len(cuts) < _LEAST:
        return cuts
    labels = {line.number: line.text[: cuts[line.number][0]] for line in body if line.number in cuts}
    count = Counter(labels.values())
    return {number: cut for number, cut in cuts.items() if count[labels[number]] == 1}


def _run_in(body: tuple[Line, ...], mark: str) -> Iterable[tuple[int, tuple[int, str]]]:
    free = [line for line in body if not (line.bullet or line.heading)]
    for line in [line for line in free if line.gap_before] if mark == ":" else free:
        at = line.text.find(mark, 0, _LONGEST + 1)
        if at < 0:
            continue
        label, rest = line.text[:at], line.text[at + 1 : _LONGEST + 1]
        if not line.text[0].isupper() or rest[:1] not in (" ", "\t") or not (said := named(label)).whole:
            continue
        if said.kinds[0] in _KINDS or (said.kinds[0] in _ALONE and not _DATED.search(line.text)):
            yield line.number, (len(label) + 2, said.kinds[0])


def _bold_leads(body: tuple[Line, ...], has: set[str]) -> dict[int, int]:
    """The lengths of the bold words that lines begin with, where these are the document's headings."""
    leads = {line.number: length for line in body if line.bold and line.gap_before and (length := _bold_lead(line))}
    if len(leads) < _LEAST_STOPPED:
        return {}
    said = [named(line.text[: leads[line.number]].rstrip(_TRAIL)) for line in body if line.number in leads]
    kinds = {one.kinds[0] for one in said if one.whole} & (_KINDS | _ALONE | _OTHERS)
    known = sum(one.whole for one in said)
    if len(kinds - has) < _LEAST_STOPPED or len(kinds & has) > 1 or known < _SHARE * len(said):
        return {}
    return leads


def _bold_lead(line: Line) -> int:
    """The length of the bold words that a line of plain ones begins with, 0 where there are none."""
    if line.bullet or line.heading or not line.bold or line.bold[0].start or not line.text[0].isupper():
        return 0
    end = line.bold[0].end
    if not 3 < end <= _LONGEST or end >= len(line.text) - 1 or any(map(str.isdigit, line.text[:end])):
        return 0
    end += line.text[end] in _END
    return end + 1 if line.text[end - 1] in _END and line.text[end : end + 1] in (" ", "\t") else 0


def _before_buttons(line: Line) -> int:
    """The length of a heading in bold with nothing but links behind it: "**Papers:** [[list](x)] [[code](y)]"."""
    end = line.bold[0].end
    if (
        line.bullet
        or line.heading
        or not (line.gap_before or line.text[end - 1] == ":")
        or line.bold[0].start
        or not 3 < end <= _LONGEST
        or end >= len(line.text) - 1
    ):
        return 0
    rest = line.text[end:]
    if any(link.end - link.start > _BUTTON for link in line.links):
        return 0  # "**Dissertation:** [its title](x)"
    for link in line.links:
        start = max(0, link.start - end)
        rest = rest[:start] + " " * max(0, link.end - end - start) + rest[max(0, link.end - end) :]
    if any(map(str.isalnum, rest)) or not named(line.text[:end].rstrip(_TRAIL)).whole:
        return 0
    return end + 1


_BUTTON = 24  # characters


def _bold(line: Line, length: int) -> tuple[Line, Line]:
    head, rest = apart(line, length)
    return replace(head, bold=head.underline, underline=(), trailing_break=False), rest


def _headed(line: Line, length: int) -> tuple[Line, Line]:
    head, rest = apart(line, length)
    return replace(head, text=head.text.rstrip(_TRAIL), heading=_LEVEL, underline=()), rest


def split_run_on(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; a heading in bold capitals that a page's reader set behind the last words above stands alone again."""
    ends = {line.number: at for line in body if line.bold and (at := _run_on(line))}
    if not ends:
        return body
    return tuple(
        part for line in body for part in (_behind(line, ends[line.number]) if line.number in ends else (line,))
    )


def _run_on(line: Line) -> int:
    """Where bold capitals that name a kind end a line of plain words, 0 where none do."""
    if line.heading or line.bold[-1].end < len(line.text) - 1:
        return 0
    at = line.bold[-1].start
    words = line.text[at:].strip()
    is_head = at > _LONGEST // 2 and len(words) > _LEAST_STOPPED and words.isupper() and line.text[at - 1] == " "
    return at if is_head and named(words).whole else 0


def _behind(line: Line, at: int) -> tuple[Line, Line]:
    words, above = line.text[at:].strip(), line.text[:at].rstrip()
    first = replace(
        line,
        text=above,
        bold=line.bold[:-1],
        underline=tuple(span for span in line.underline if span.end <= at),
        italic=tuple(span for span in line.italic if span.end <= at),
        links=tuple(link for link in line.links if link.end <= at),
    )
    return first, replace(apart(line, at)[1], text=words, bullet="", heading=_LEVEL, gap_before=1)
