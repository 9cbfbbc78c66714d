"""A list of works into its citations.

Consumes the lines of a papers section; produces `Block`s: the lines of one citation, and the subheading over it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from transforms.citations.bare_standings import closing_standings, states_work
from transforms.citations.dated_paragraphs import dated_paragraphs
from transforms.citations.headed import fields_below, heading_titles, with_fields, with_titles
from transforms.citations.inner_titles import is_inner_title, is_names
from transforms.citations.name_runs import name_run
from transforms.citations.parted_fields import without_fields
from transforms.citations.parts import (
    LONGEST_LABEL,
    begins_bold,
    dates_over,
    is_bare_group,
    is_below_title,
    is_named,
    is_subheading,
    labels_items,
    names_group,
    year_fields,
)
from transforms.citations.raised_codes import explains_codes
from transforms.citations.stanzas import stanza_titles
from transforms.citations.start_looks import OPENS, YEAR_IN, is_link_row
from transforms.citations.starts import starts
from transforms.citations.status import status_of
from transforms.citations.summaries import captions, leads, over_tellings, summaries
from transforms.citations.titles import quoted
from transforms.citations.told_lines import is_told_below
from transforms.citations.work_labels import work_labels
from transforms.headings.calls import leads_away
from transforms.headings.wording import Named, named
from transforms.heads.lettered import lettered_heads
from transforms.lines.shapes import breaks_off, holds_tag, is_citation, is_in_item
from transforms.model import Line
from transforms.vocabulary import any_of

_NOTE = re.compile(
    rf"^\W{{0,5}}(?:[*†‡§¶#∗⋆^+\d]\s{{0,3}})?(?:{any_of('citation_words', 'notes', 'of_lists')})",
    re.IGNORECASE,
)
_EQUAL = re.compile(r"\b(?:equal|first|joint|shared|co-?first)[\s-](?:contribut|author|first)", re.IGNORECASE)
_EQUALLY = re.compile(  # a footnote whose star became a bullet
    r"(?i)(?:(?:these |the |both |denotes |indicates )?(?:first )?(?:\w{2,6} )?authors? )?(?:have |that )?"
    r"(?:contributed equally|equally contributed|equal contributions?|(?:shared|joint|co-?) ?-?first authors?(?:hip)?)"
    r"(?: (?:to|as|by|of|for|in) [^.]{0,40})?\.?"
)
_NOTED = r"[a-z’'/-]*(?: [^\W\d][\w’'/-]*){0,7}"
_MARK_NOTE = re.compile(
    rf"[*†‡§¶#∗⋆^+]{{0,3}}\s?[a-z]{_NOTED}(?:[;,] ?[*†‡§¶#∗⋆^+]{{1,3}}\s?[A-Za-z]{{1,3}}{_NOTED}){{0,3}}\.?"
)
_TAIL_NOTE = re.compile(
    r"^\W{0,5}(?:[*†‡§¶#∗]?\s{0,3}(?:denotes?|indicates?)\b|equal contribution|for (?:a|the) (?:full|"
    r"complete)|(?:see|full list|complete list|more)\b.{0,60}(?:scholar|here|website)|google scholar\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, eq=False)
class Block:
    """One citation's lines, the subheading ("2021", "Under review") over it, and the lines that tell of the work."""

    lines: tuple[Line, ...]
    group: str = ""
    told: tuple[Line, ...] = ()


def split_blocks(lines: Sequence[Line], owner: str = "", subheads: frozenset[int] = frozenset()) -> list[Block]:
    """The section's citations in order. Notes and subheadings belong to none; `subheads`: lines known to be such."""
    if paragraphs := dated_paragraphs(lines, owner):
        return [Block(below, over.text.strip(" :*_")) for over, below in paragraphs]
    found, group, run = list[Block](), "", list[Line]()
    above: Line | None = None
    lines, fields = with_fields(lines, owner)
    standings = [*closing_standings(lines), *year_fields(lines)]
    labels = work_labels(lines, subheads) | (lettered_heads(lines) & subheads if subheads else frozenset())
    labels |= dates_over(lines)
    titles = _under_titles(lines) | heading_titles(lines, [names_group(line) for line in lines], owner)
    titles |= stanza_titles(lines, owner)
    fields |= fields_below(lines, owner, titles)
    for line, below in zip(lines, (*lines[1:], None), strict=False):
        grouping = (
            line.number in labels or (line.number in subheads and (line.bullet != "" or _stands_alone(line, below)))
        ) or (
            len(line.text.rstrip(" :*_")) < LONGEST_LABEL
            and (
                (line.bullet and (labels_items(line, below) or is_named(line)))
                or is_subheading(line)
                or is_bare_group(line, above)
            )
        )
        grouping = grouping and line.number not in titles and line.number not in fields and line not in standings
        grouping = grouping and not (above and _goes_on(above, line, run)) and not is_in_item(line, run)
        grouping = grouping and not (above and states_work(above, line, owner))
        grouping = grouping and not (below and begins_bold(line) and not line.heading and is_names(below, owner))
        grouping = grouping and not (above and below and is_inner_title(above, line, below, owner))
        above = line
        if grouping:
            found.extend(_split_run(run, group, owner))
            group, run = line.text.strip(" :*_"), []
        else:
            run.append(line)
    found.extend(_split_run(run, group, owner))
    return found


def _stands_alone(line: Line, below: Line | None) -> bool:
    """True for words in italics between blank lines, or bold or stopped ones that say so: "**Refereed (May 2023)**"."""
    stops = line.text[-1] == ":"
    styled = line.is_italic or (line.is_bold and stops) or ((line.is_bold or stops) and named(line.text) in _WORKS)
    return styled and below is not None and line.gap_before > 0 and (below.gap_before > 0 or below.bullet != "")


_WORKS = frozenset(Named(("papers",), whole=True, weak=weak) for weak in (False, True))


def _under_titles(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines in one style that begin blocks, where most blocks begin so: titles, whatever their words."""
    firsts = {line for i, line in enumerate(lines) if not i or line.gap_before}
    if heads := over_tellings(lines):
        return heads
    own = [line for line, below in pairwise(lines) if _is_styled(line) and line in firsts and _goes_on_plain(below)]
    if len(own) <= max(1, _MOSTLY * len(firsts)):
        return frozenset()
    if any(named(line.text).whole or _KINDS_OF_WORK.search(line.text) for line in own) or any(
        is_citation(line.text) for line in lines
    ):
        return frozenset()  # "Journal articles" over several works
    return frozenset(line.number for line in own)


_KINDS_OF_WORK = re.compile(rf"(?i)\b(?:{any_of('citation_words', 'works', 'listed')})\s?:?$")


def _is_styled(line: Line) -> bool:
    return (line.is_italic or line.is_bold) and not line.heading


def _goes_on_plain(line: Line) -> bool:
    return not (line.gap_before or _is_styled(line) or line.heading or line.bullet)


_MOSTLY = 0.6


def _goes_on(above: Line, line: Line, run: Sequence[Line]) -> bool:
    """True for the year that a page's margin set below all else of its citation."""
    if line.gap_before or line.heading:
        return False
    stopped = line.text[-1] == "." and not above.text.endswith((".", ".”", '."', ")"))
    is_marked = bool(run) and any(one.bullet for one in run)
    return above.text[-1:] == "," or (is_marked and (stopped or breaks_off(above.text, line.text)))


def _split_run(lines: list[Line], group: str, owner: str) -> list[Block]:
    if not (every := _without_notes(lines)):
        return []
    summed = summaries(every, owner)
    told = [tells or is_told_below(line, every[0]) for line, tells in zip(every, summed, strict=True)]
    lines = [line for line, tells in zip(every, told, strict=True) if not tells]
    if lettered := _lettered(lines):
        return [Block(tuple(block), group) for block in lettered]
    behind = _behind_summaries(every, summed)
    parted = [1 for line in lines[1:] if line.gap_before]
    begun = starts([replace(line, gap_before=1) if parted and line in behind else line for line in lines], owner)
    bounds = [i for i, start in enumerate(begun) if start or lines[i] in behind] or [0]
    bounds = with_titles([i for i in bounds if not i or not is_below_title(lines[i - 1], lines[i])], lines, owner)
    bounds = without_fields(bounds, lines, owner)
    if bounds[0] > 0:
        bounds = [0, *bounds] if _is_citation(lines[: bounds[0]], owner) else bounds
    ends = [*bounds[1:], len(lines)]
    blocks = [lines[a:b] for a, b in zip(bounds, ends, strict=True)]
    blocks = [_without_tail(block) if len(block) > 1 else block for block in blocks]
    below = captions(blocks, owner)
    marked = [line for line, tells in zip(every, told, strict=True) if tells]
    marked += [line for block, tells in zip(blocks, below, strict=True) if tells for line in block]
    blocks = [block for block, tells in zip(blocks, below, strict=True) if not tells]
    found = [block for block in blocks if not _is_note_alone(block)]
    ends = [*[block[0].number for block in found[1:]], every[-1].number + 1][: len(found)]
    return [
        Block(tuple(block), group, tuple([line for line in marked if block[0].number < line.number < end]))
        for block, end in zip(found, ends, strict=True)
    ]


def _is_note_alone(block: list[Line]) -> bool:
    """True for a block without letters or without a title, and a note on the marks of a list: it is no citation."""
    if len(block) == 1 and len(block[0].text) < _NOTE_LENGTH and _TAIL_NOTE.match(block[0].text):
        return True
    if len(block) == 1 and block[0].links and leads_away(block[0]):
        return True
    if _OF_MINE.match(block[0].text):
        return True
    for line in block:
        if "TB" in line.text and _NO_TITLE.search(line.text):
            return True  # a place kept for a work to come: "Title TBC"
    return not (block[0].text[0].isalpha() or any(any(map(str.isalpha, line.text)) for line in block))


_OF_MINE = re.compile(  # "My papers can be found at"
    r"(?:[^\"“.]{3,40}, )?[Mm]y (?:\w+ ){0,2}(?:essays|papers|articles|work|publications|writings?|books|poems) "
    r"(?:ha(?:s|ve) (?:appeared|been)|appears? in|can be|(?:is|are) (?:published|available|listed))\b"
)
_NO_TITLE = re.compile(r"(?:^|[.):,] )(?:[Tt]itle )?TB[CAD]\b")
_NOTE_LENGTH, _FOOTNOTE = 80, 110  # characters


def _behind_summaries(lines: list[Line], told: list[bool]) -> list[Line]:
    """The lines that begin a citation because a summary of another one ends above, in a list without marks."""
    if lines[0].bullet:
        return []
    return [line for i, line in enumerate(lines) if i and told[i - 1] and not told[i] and not _goes_on_below(line)]


def _goes_on_below(line: Line) -> bool:
    """True for links, a standing or a date below a summary: they belong to the work above it."""
    if line.text[0] in OPENS and quoted(line.text):
        return False
    return is_link_row(line) or status_of(line.text) is not None or YEAR_IN.search(line.text) is not None


def _lettered(lines: list[Line]) -> list[list[Line]]:
    """Citations that are lettered below the paragraphs that they support ("a.", "b."), without these paragraphs."""
    marked = [i for i, line in enumerate(lines) if line.bullet in _LETTERED]
    if len(marked) < 2:
        return []
    ends = [
        next((e for e in range(i + 1, len(lines)) if lines[e].gap_before or lines[e].bullet), len(lines))
        for i in marked
    ]
    found = [lines[i:end] for i, end in zip(marked, ends, strict=True)]
    dated = sum(any(YEAR_IN.search(line.text) for line in block) for block in found)
    return found if dated >= 0.6 * len(found) else []


_LETTERED = frozenset(f"{open_}{letter}{end}" for open_ in ("", "(") for letter in "abcdefghijk" for end in ".)")


def equal_note(text: str) -> bool:
    """True for a short line on equal contribution and no more, whatever mark leads it."""
    return len(text) < 70 and bool(_EQUAL.search(text)) and not YEAR_IN.search(text)


def _without_notes(lines: list[Line]) -> list[Line]:
    """Lines in front of the first citation that speak about the list ("* denotes ...") and footnotes dropped."""
    kept = [
        line
        for line in lines
        if not (line.bullet and len(line.text) < _FOOTNOTE and _EQUALLY.fullmatch(line.text))
        and not (explains_codes(line.text) or _explains_mark(line, lines))
    ]
    kept = kept[bool(kept and leads(kept[0])) :]
    while (
        kept
        and _NOTE.match(kept[0].text)
        and (not kept[0].bullet or equal_note(kept[0].text))
        and not quoted(kept[0].text)
        and "20" not in kept[0].text[-8:]
    ):
        kept.pop(0)
    is_label = len(kept) > 1 and kept[0].text.endswith(":") and not kept[0].bullet and bool(kept[1].bullet)
    return kept[is_label:]


def _explains_mark(line: Line, lines: list[Line]) -> bool:
    """True for a footnote on a mark ("* graduate student"), be it that its star became the one bullet of the list."""
    if line.text[0] not in "*†‡§¶#∗⋆^+" and (line.bullet != "*" or lines[0].bullet or not line.gap_before):
        return False
    return len(line.text) < _NOTE_LENGTH and _MARK_NOTE.fullmatch(line.text) is not None


def _without_tail(block: list[Line]) -> list[Line]:
    """A block without the notes to the list that stand behind its last citation."""
    kept = list(block)
    while (
        len(kept) > 1
        and not kept[-1].bullet
        and (
            (_TAIL_NOTE.match(kept[-1].text) and not holds_tag(kept[-1].text))
            or not any(c.isalnum() for c in kept[-1].text)
        )
    ):
        kept.pop()
    return kept


def _is_citation(lines: list[Line], owner: str) -> bool:
    """True for lines in front of the first bullet that are a citation of their own, no words about the list."""
    text = " ".join(line.text for line in lines)
    return not text.endswith(":") and bool(name_run(text, 0, owner) or quoted(text) or YEAR_IN.search(text))
