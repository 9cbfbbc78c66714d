"""A list of works into its citations.

Consumes the lines of a papers section; produces `Block`s: the lines of one citation, and the subheading over it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from transforms.citations.name_runs import name_run
from transforms.citations.starts import YEAR_IN, is_link_row, starts
from transforms.citations.status import status_of
from transforms.citations.titles import quoted
from transforms.headings import named
from transforms.model import Line

_YEAR_ONLY = re.compile(r"^\W{0,5}((?:19|20)\d\d)(?:\s?[-–]\s?(?:(?:19|20)?\d\d|present))?\W{0,5}$", re.IGNORECASE)
_GROUP_YEAR = re.compile(
    r"[(\[–-]\s{0,3}(?:19|20)\d\d|(?:19|20)\d\d\s{0,3}[–-]|(?:since|from|in|before|after|papers|"
    r"publications)\s{1,3}(?:19|20)\d\d",
    re.IGNORECASE,
)
_GROUP_WORDS = re.compile(
    r"\b(?:publications?|papers?|articles?|preprints?|journals?|conferences?|workshops?|(?:text)?books?|chapters?|"
    r"proceedings|manuscripts?|reports?|thes[ie]s|patents?|"
    r"refereed|reviewed|submitted|review|press|prep|forthcoming|accepted|progress|preparation|working|drafts?|"
    r"selected|abstracts?|posters?|reviews?|editorials?|"
    r"letters|essays|op-?eds?|translations?|revision|other|technical|demos?|tutorials?|datasets?|software|"
    r"short|full|contributions?|monographs?|volumes?)\b",
    re.IGNORECASE,
)
_NOTE = re.compile(
    r"^\W{0,5}(?:[*†‡§¶#∗⋆^+\d]\s{0,3})?(?:=|indicates?|denotes?|equal|co-?first|authors? |names? |student|"
    r"undergraduate|underline|bold|my |for (?:a|the) |"
    r"(?:the |an? )?(?:full|complete|up-to-date|\(?see) |(?:an?|the|my) (?:\w{1,12} ){0,3}list\b|see |"
    r"(?:over |more than |\d+\+? )?(?:publications?|"
    r"papers?|articles?) (?:in|at|include|with|have) |total number of |number of |google scholar|"
    r"total citations|citations?:|h-?index|"
    r"i10|\(?\*)",
    re.IGNORECASE,
)
_EQUAL = re.compile(r"\b(?:equal|first|joint|shared|co-?first)[\s-](?:contribut|author|first)", re.IGNORECASE)
_TAIL_NOTE = re.compile(
    r"^\W{0,5}(?:[*†‡§¶#∗]?\s{0,3}(?:denotes?|indicates?)\b|equal contribution|for (?:a|the) (?:full|"
    r"complete)|(?:see|full list|complete list|more)\b.{0,60}(?:scholar|here|website)|google scholar\b)",
    re.IGNORECASE,
)
_PROSE = re.compile(
    r"^(?:We|This (?:paper|work|article|chapter|study|project|is)|In this|Our|The (?:paper|article|work|"
    r"study)|It|I|TL;DR|Abstract|Summary|Keywords)\b"
)


_PREP = re.compile(r"(?i)(?:manuscripts? |papers? |works? )?in prep\.|subm\.|in rev\.")


@dataclass(frozen=True, eq=False)
class Block:
    """One citation's lines, and the subheading ("2021", "Under review") over it."""

    lines: tuple[Line, ...]
    group: str = ""


@lru_cache(maxsize=1 << 10)
def group_status(group: str) -> str | None:
    """The status that a subheading gives to its members; None where it says nothing."""
    state = status_of(group)
    low = group.casefold()
    if "preprint" in low and not re.search(r"journal|conference|peer|publications", low):
        return "preprint"
    if state and not re.search(r"published|journal|conference", low):
        return state[0]
    if re.search(
        r"\bpre-?prints?\b|arxiv|working papers?|job[ -]market papers?|"
        r"technical reports?|tech\.? reports?|discussion papers?",
        low,
    ) and not re.search(r"journal|conference|peer|publications?\b.*\band\b|/\s{0,3}forthcoming", low):
        return "preprint"
    if re.search(r"under review|submissions?\b", low):
        return "submitted"
    if re.search(r"work(?:s)? in progress|in prep\b|in preparation|ongoing", low):
        return "in_preparation"
    return None


def group_year(group: str) -> int | None:
    """The year that a subheading gives to its members."""
    match = _YEAR_ONLY.match(group)
    return int(match[1]) if match else None


def is_subheading(line: Line) -> bool:  # noqa: PLR0911 - a ladder of cases
    """True for a line over a part of the list: a heading, a year, or a few bold words about kinds of work."""
    text = line.text.strip(" :*_")
    if line.heading:
        return len(text) < 90 and not heads_entry(line)
    if line.links or is_link_row(line):
        return False
    if _YEAR_ONLY.match(text) and not line.bullet:
        return True
    if _is_long_label(line):
        return True
    if (
        line.bullet
        or len(text) > 80
        or (text.endswith((".", ",")) and not line.text.endswith(":") and not (line.is_bold and _PREP.fullmatch(text)))
        or any(c in text for c in '“”"')
    ):
        return False
    if ". " in text or (YEAR_IN.search(text) and not _GROUP_YEAR.search(text)):
        return False
    if not (_GROUP_WORDS.search(text) and text[:1].isupper()) or text.count(",") > 3:
        return False
    styled = line.is_bold or line.is_italic or line.text.endswith(":") or text.isupper() or bool(line.underline)
    return (
        (styled or line.gap_before > 0)
        and len(text.split()) <= 9
        and not re.search(r"\d{2}", re.sub(r"[(\[]?(?:19|20)\d\d[-–\s\d]*[)\]]?", "", text))
    )


_QUOTED = frozenset('“"«„')


def heads_entry(line: Line) -> bool:
    """True for a heading that is a work's title: quoted, or a link to the work."""
    if line.text[0] in _QUOTED:
        return True
    link = line.links[0] if line.links else None
    return link is not None and link.start == 0 and link.end > _TITLE_LENGTH and link.end > 0.8 * len(line.text)


_TITLE_LENGTH = 28  # letters that a title has and a heading of a part hardly


def _is_long_label(line: Line) -> bool:
    """True for kinds of work told at length: "Editorials, reviews, chapters, including committee reports (print):"."""
    text = line.text
    if not (line.gap_before and text.endswith(":") and 60 < len(text) < 140) or line.bullet:
        return False
    return len(_GROUP_WORDS.findall(text)) > 2 and not any(c.isdigit() or c in '“”"' for c in text)


def _is_bare_group(line: Line, above: Line | None) -> bool:
    """True for a plain line that names a kind of work and nothing else, first or behind a whole citation."""
    text = line.text.strip(" :")
    if line.bullet or len(text) > 40 or not text[:1].isupper() or "\t" in text:
        return False
    said = named(text)
    lettered = text[1:3] == ". "  # "B. Conference Papers"
    return (
        said.whole and said.kinds == ("papers",) and (above is None or lettered or above.text.endswith((".", ")", "]")))
    )


def _is_named(line: Line) -> bool:
    """True for an item that is a heading by all its words: "- Peer-Reviewed Publications (Collaborative)"."""
    if len(line.text) > 60 or line.links or not _GROUP_WORDS.search(line.text):
        return False
    said = named(line.text)
    return said.whole and said.kinds == ("papers",) and line.text.count(" ") > 0


def _labels_items(line: Line, below: Line | None) -> bool:
    """True for an item that is a label over items marked otherwise: "- *Refereed articles:*" over "1.", "2."."""
    if below is None or not below.bullet or line.text[-1] != ":" or len(line.text) > 60:
        return False
    return below.bullet[-1] != line.bullet[-1] and _GROUP_WORDS.search(line.text) is not None


def split_blocks(lines: Sequence[Line], owner: str = "", subheads: frozenset[int] = frozenset()) -> list[Block]:
    """The section's citations in order. Notes and subheadings belong to none; `subheads`: lines known to be such."""
    found: list[Block] = []
    group, run = "", list[Line]()
    above: Line | None = None
    for line, below in zip(lines, (*lines[1:], None), strict=False):
        grouping = (
            (line.bullet and (line.number in subheads or _labels_items(line, below) or _is_named(line)))
            or is_subheading(line)
            or _is_bare_group(line, above)
        )
        grouping = grouping and not (below and line.is_bold and not line.heading and _is_names(below, owner))
        above = line
        if grouping:
            found.extend(_split_run(run, group, owner))
            group, run = line.text.strip(" :*_"), []
        else:
            run.append(line)
    found.extend(_split_run(run, group, owner))
    return found


def _is_names(line: Line, owner: str) -> bool:
    """True for a line of names right below another: what stands over it is a title."""
    text = line.text.rstrip(" .*")
    return line.gap_before == 0 and not line.bullet and "," in text and name_run(text, 0, owner) >= len(text) - 1


def _split_run(lines: list[Line], group: str, owner: str) -> list[Block]:
    lines = _without_notes(lines)
    if not lines:
        return []
    if lettered := _lettered(lines):
        return [Block(tuple(block), group) for block in lettered]
    begun = starts(lines, owner)
    bounds = [i for i, start in enumerate(begun) if start] or [0]
    if bounds[0] > 0:
        bounds = [0, *bounds] if _is_citation(lines[: bounds[0]], owner) else bounds
    ends = [*bounds[1:], len(lines)]
    blocks = [lines[a:b] for a, b in zip(bounds, ends, strict=True)]
    blocks = _without_prose([_without_tail(block) for block in blocks])
    return [
        Block(tuple(block), group) for block in blocks if any(any(c.isalpha() for c in line.text) for line in block)
    ]


def _lettered(lines: list[Line]) -> list[list[Line]]:
    """Citations that are lettered below the paragraphs that they support ("a.", "b."), without these paragraphs."""
    marked = [i for i, line in enumerate(lines) if line.bullet and _LETTERED.fullmatch(line.bullet)]
    if len(marked) < 2 or sum(bool(YEAR_IN.search(lines[i].text)) for i in marked) < 0.6 * len(marked):
        return []
    ends = [
        next((e for e in range(i + 1, len(lines)) if lines[e].gap_before or lines[e].bullet), len(lines))
        for i in marked
    ]
    return [lines[i:end] for i, end in zip(marked, ends, strict=True)]


_LETTERED = re.compile(r"\(?[a-k][.)]")


def equal_note(text: str) -> bool:
    """True for a short line on equal contribution and no more, whatever mark leads it."""
    return len(text) < 70 and bool(_EQUAL.search(text)) and not YEAR_IN.search(text)


def _without_notes(lines: list[Line]) -> list[Line]:
    """Lines in front of the first citation that speak about the list ("* denotes equal contribution") dropped."""
    kept = list(lines)
    while (
        kept
        and _NOTE.match(kept[0].text)
        and (not kept[0].bullet or equal_note(kept[0].text))
        and not quoted(kept[0].text)
        and "20" not in kept[0].text[-8:]
    ):
        kept.pop(0)
    if len(kept) > 1 and kept[0].text.endswith(":") and not kept[0].bullet and kept[1].bullet:
        kept.pop(0)
    return kept


def _without_tail(block: list[Line]) -> list[Line]:
    """A block without the notes to the list that stand behind its last citation."""
    kept = list(block)
    while (
        len(kept) > 1
        and not kept[-1].bullet
        and (_TAIL_NOTE.match(kept[-1].text) or not any(c.isalnum() for c in kept[-1].text))
    ):
        kept.pop()
    return kept


def _without_prose(blocks: list[list[Line]]) -> list[list[Line]]:
    """Blocks without summaries ("We introduce ...") that stand below their citation."""
    bold = sum(block[0].is_bold for block in blocks) > 0.4 * len(blocks)
    return [
        block
        for i, block in enumerate(blocks)
        if not (
            i
            and not block[0].bullet
            and not block[0].is_bold
            and (bold or len(block[0].text) > 60)
            and _PROSE.match(block[0].text)
        )
    ]


def _is_citation(lines: list[Line], owner: str) -> bool:
    """True for lines in front of the first bullet that are a citation of their own, no words about the list."""
    text = " ".join(line.text for line in lines)
    return not text.endswith(":") and bool(
        name_run(text, 0, owner) or quoted(text) or re.search(r"\b(?:19|20)\d\d\b", text)
    )
