"""Lines that a page's margin broke. Consumes lines of converted markdown; produces each paragraph of them as one.

A converter ends a line wherever the page did. Lines that stand together are one paragraph where each but the last
reaches the margin; rows of a list are of any length, and what begins like the paragraph itself begins another.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, takewhile

from transforms.dates.ranges import is_date
from transforms.headings.wording import named
from transforms.names.people import is_name
from transforms.readers.converted.bylines import is_byline
from transforms.readers.converted.lines import is_dated_row, is_head, plain
from transforms.readers.converted.torn import Start, start_of

_LONG, _LEAST_LONG, _MOST = 60, 5, 0.7
_CLOSE, _SHARE = 0.88, 0.48  # of the longest of lines that lie close together, and of all lines
_FULL, _HALF = 0.9, 0.5  # of the margin: a line that reaches it, and one that may end in the middle of a phrase
_NEAR = 0.75  # and one that ends in the middle of bold words
_LEAST_PROSE, _LEAST_OPEN = 4, 3  # lines of a paragraph, and for each that has an end
_MARKS = "#|>`"
_COLUMN = re.compile(r"[^\t]{0,60}\t")
_BULLET = re.compile(r"\s{0,12}[-*+] (?=\S)")
_NUMBERED = re.compile(r"\\?[\[(]?\d{1,3}\\?[.)\]] ")
_WORDED, _MOST_WORDS = re.compile(r"\*\*[^*\n]{3,40}(?:\*\*:? ?[-–:]|:\*\*) ?(?=\S)"), 5
_COUNTED = re.compile(r"(\d{1,3}) [*_]{0,3}[A-ZÀ-Þ]")
_YEAR_LED = re.compile(r"(?:19|20)\d\d\. (?=[A-ZÀ-Þ“\"\[*_])")
_SLANTED = re.compile(r"_[^_]{4,300}_[.,]?")
_STYLED = re.compile(r"_[^_]{4,60}_:?|\*\*[^*]{4,60}\*\*:?")
_SLANT = re.compile(r"(?<!\S)_[A-Z][a-z]")
_LEAST_PARTED, _MOSTLY = 3, 0.6  # places at the beginning of lines that tell a list's form, and their share
_QUOTED = re.compile(r"[\[*_]{0,3}[“«„]")  # a title in quotes, as those of works are
_ENTRY = re.compile(r"[^\t*_]{4,40}\t\*\*[^*]{2,200}\*\*, _[^_]{2,200}_")
_LABEL = re.compile(r"[*_]{0,3}[A-Z][a-z]{1,14}(?: [a-z]{2,12}){0,3}[*_]{0,3}:[*_]{0,3} \S")
_CLOSED = re.compile(r"(?:(?<!\b[A-Z])[.!?][”\")\]]?|\b(?:19|20)\d\d(?:[-–]\d{1,2})?|[Pp]resent|[)\]”\"])$")


def with_paragraphs_whole(lines: Sequence[str]) -> list[str]:
    """The lines; those of one paragraph are one."""
    ends = sorted(
        width for line in lines if len(line) >= _LONG and line[0] not in "#|`" and (width := len(plain(line))) >= _LONG
    )
    if len(ends) < _LEAST_LONG:
        return list(lines)
    margin = _margin(ends)
    lines = _with_phrases_whole(lines, margin)
    out: list[str] = []
    listed = even = parted = worded = False
    blocks = list(_blocks(lines))
    for at, block in enumerate(blocks):
        if block[0] and is_head(block[0]):
            kinds = named(plain(block[0].lstrip("# "))).kinds
            listed, worded = "papers" in kinds, "skills" in kinds
            even = not listed and _is_even(_below(blocks, at), margin)
            parted = (listed or "grants" in kinds) and _are_parted(_below(blocks, at))
        titled = _with_title_whole(block) if listed else block
        for part in _parts(titled) if parted else [titled]:
            whole = _whole(part, margin, listed=listed or (even and _NUMBERED.match(block[0]) is not None))
            out += whole if worded else _with_whole_brackets(whole, margin)
    return out


def _with_title_whole(block: list[str]) -> list[str]:
    """The block; the lines of nothing but bold words that it begins with are the title of the work below them.

    "**Knots of the winter towns and**" over "**Their Makers**", above "I. Moss, A. Quill" and the place in italics.
    """
    bold = list(takewhile(_is_bold_title, block))
    if not 1 < len(bold) < min(len(block), _MOST_TITLE) or len(plain(bold[0])) < _LEAST_TITLE:
        return block
    titled = block[len(bold)].startswith("_") or _BYLINE.match(plain(block[len(bold)])) is not None
    if not titled or any(is_head(line) or plain(line).isdigit() for line in bold):
        return block
    whole = bold[0]
    for line in bold[1:]:
        whole = _joined(whole, line)
    return [_BOLD_YEAR.sub(r"\1\t**", whole), *block[len(bold) :]]


def _is_bold_title(line: str) -> bool:
    """True for bold words and nothing else, but no name: one works alone, too."""
    if _BOLD_LINE.fullmatch(line) is None:
        return False
    words = plain(line)
    return not (is_name(words) or start_of(words) is Start.NAMES)


_BOLD_YEAR = re.compile(r"^\*\*((?:19|20)\d\d) (?=[^\W\d_])")  # from the column beside
_BOLD_LINE = re.compile(r"\*\*[^*]{2,300}\*\*")
_BYLINE = re.compile(r"(?:[A-ZÀ-Þ][\w.’'-]*,? ){1,4}[^,]{0,30}(?:,|and |& )|[A-ZÀ-Þ][\w.’' -]{4,40}$")
_MOST_TITLE, _LEAST_TITLE = 5, 30  # lines, and letters of its first one


def _are_parted(blocks: Iterable[list[str]]) -> bool:
    """True where most works have their places in italics on lines of their own: broken prose has few there."""
    firsts = [(line, match.start()) for block in blocks for line in block if (match := _SLANT.search(line))]
    begun = sum(not at for _, at in firsts)
    return begun >= _LEAST_PARTED and begun > _MOSTLY * len(firsts)


def _parts(block: list[str]) -> Iterator[list[str]]:
    """The block, cut where italics begin a line."""
    cuts = [at for at in range(1, len(block)) if _SLANT.match(block[at]) and block[at - 1][-1] not in "_-"]
    for start, end in pairwise((0, *cuts, len(block))):
        yield block[start:end]


def _with_phrases_whole(lines: Sequence[str], margin: int) -> list[str]:
    """The lines; one that ends inside a phrase in bold or italics near the margin goes on with what is right below."""
    out: list[str] = []
    for line in lines:
        above = out[-1] if out else ""
        if above and line and len(above) >= margin * _HALF and _is_torn(above, line, margin):
            out[-1] = _joined(above.rstrip(), line)
        else:
            out.append(line)
    return out


def _is_torn(above: str, line: str, margin: int) -> bool:
    """True where one style ends the upper line and begins the lower one, and neither line is nothing else."""
    mark = next((mark for mark in ("**", "_") if line.startswith(mark) and above.rstrip().endswith(mark)), "")
    if not mark or above[0] in _MARKS or len(plain(above)) < margin * _NEAR or is_dated_row(line):
        return False
    is_alone = above.startswith(mark) and above.count(mark) == 2
    lower = plain(line)
    return lower[:1].islower() or not (is_alone or line.rstrip().endswith(mark))


def _margin(ends: list[int]) -> int:
    """Where lines end that a page broke: most are no longer, or they lie close where many were put together before."""
    most = ends[int(_MOST * len(ends))]
    count, close = max((number - bisect_left(ends, _CLOSE * end), end) for number, end in enumerate(ends, 1))
    return close if close < _FULL * most and count > _SHARE * len(ends) else most


def _below(blocks: Sequence[list[str]], at: int) -> Iterator[list[str]]:
    """The blocks below a heading, up to the next one."""
    rest = (blocks[number] for number in range(at + 1, len(blocks)))
    return takewhile(lambda block: not (block[0] and is_head(block[0])), rest)


def _is_even(blocks: Iterable[list[str]], margin: int) -> bool:
    """True where numbered entries are broken by the margin alone, some inside a phrase."""
    breaks = [pair for block in blocks if _NUMBERED.match(block[0]) for pair in pairwise(block)]
    return (
        len(breaks) > 1
        and any(line[0].islower() for _, line in breaks)
        and all(_goes_on(above, line, margin, listed=True) for above, line in breaks)
    )


def _blocks(lines: Sequence[str]) -> Iterator[list[str]]:
    """Runs of lines that may be one paragraph."""
    block: list[str] = []
    for line in lines:
        is_bullet = _BULLET.match(line) is not None
        is_apart = not line or (line[0].isspace() and not is_bullet) or line[0] in _MARKS or is_head(line)
        if block and (is_apart or is_bullet or _COLUMN.match(line) or _begins(block, line)):
            yield block
            block = []
        if is_apart:
            yield [line]
        else:
            block.append(line)
    if block:
        yield block


def _begins(block: Sequence[str], line: str) -> bool:
    """True for a line that begins as the block does: another row of its list."""
    start = start_of(line)
    if block[0][0] != "*" and is_dated_row(line):
        return True
    if start is Start.BULLET or (line[:2] == "**" == block[0][:2] and block[-1][-2:] != "**"):
        return True
    if line[0].isdigit() and (_COLUMN.match(block[0]) or _is_next(block[0], line)):
        return True
    if _QUOTED.match(line) and _QUOTED.match(block[0]) and _CLOSED.search(plain(block[-1])):
        return True
    first = start_of(block[0])
    if start is Start.YEAR is first or _begins_dated(first, block, line):
        return True
    return start is Start.NAMES is first and _CLOSED.search(plain(block[-1])) is not None


def _begins_dated(first: Start, block: Sequence[str], line: str) -> bool:
    """True for a line that a date leads, below others so led, or behind the end of what began otherwise.

    "2019. Looms of Lund" below "2020. Wool in"; "2018-2020. Clerk" below "Society for Weaving.", but below no names;
    "2019 Looms of Lund" below "_Talks in Halls_", the group that it is the first of.
    """
    if _YEAR_LED.match(line):
        return first is Start.YEAR or _YEAR_LED.match(block[0]) is not None
    if len(block) == 1 and block[0][0] in "_*" and len(block[0]) < _LONG and _STYLED.fullmatch(block[0]):
        return start_of(line) is Start.YEAR
    is_led = first is not Start.NAMES and start_of(line) is Start.YEAR and not is_date(plain(line))
    return is_led and _CLOSED.search(plain(block[-1])) is not None


def _is_next(first: str, line: str) -> bool:
    """True where a line's number, without a dot, is the one behind or before the block's: "5 A. Quill", "4 B. Fern"."""
    numbers = [int(match[1]) for one in (first, line) if (match := _COUNTED.match(one))]
    return len(numbers) > 1 and abs(numbers[0] - numbers[1]) == 1


def _whole(block: list[str], margin: int, *, listed: bool) -> list[str]:
    """The block in one line; as it is where a line before its last one ends before the margin."""
    if len(block) == 1:
        return block
    if _is_word_list(block):
        return [" ".join(line.strip() for line in block)]
    if not all(_goes_on(above, line, margin, listed=listed) for above, line in pairwise(block)) and not (
        _is_prose(block, margin)
    ):
        return block
    out = block[0]
    for line in block[1:]:
        out = _joined(out.rstrip(), line)
    return [out]


def _is_word_list(block: Sequence[str]) -> bool:
    """True for a label in bold and the words listed behind it, broken by whatever margin: "**Looms** - treadle"."""
    if not _WORDED.match(block[0]) or any(line[0] in "*_" or line[0].isdigit() for line in block[1:]):
        return False
    words = " ".join(block).split(",")
    return len(words) > len(block) and max(piece.count(" ") for piece in words[1:]) <= _MOST_WORDS


def _with_whole_brackets(block: list[str], margin: int) -> list[str]:
    """The block; a line that ends inside a bracket goes on in the next one, which closes it."""
    out = block[:1]
    for line in block[1:]:
        upper = plain(out[-1])
        is_open = upper.rfind("(") > upper.rfind(")") and line.find(")", 0, (line.find("(") + 1 or None)) > 0
        if is_open and len(upper) > margin * _HALF:
            out[-1] = _joined(out[-1].rstrip(), line)
        else:
            out.append(line)
    return out


def _is_prose(block: list[str], margin: int) -> bool:
    """True for lines that all reach the margin, few of them with an end, and some going on in small letters."""
    if len(block) < _LEAST_PROSE or not all(
        _goes_on(above, line, margin, listed=True) for above, line in pairwise(block)
    ):
        return False
    ends = sum(_CLOSED.search(plain(above)) is not None for above in block[:-1])
    within = sum(plain(line)[:1].islower() for line in block[1:])
    return within > 1 and ends <= len(block) // _LEAST_OPEN


def _goes_on(above: str, line: str, margin: int, *, listed: bool) -> bool:
    """True where the upper line had no room for the next word and, but in a citation, ends nothing before a capital."""
    upper, words = plain(above), plain(line)
    if not upper or not words:
        return False
    is_full = len(upper) + 1 + len(words.split(" ", 1)[0]) > margin * _FULL
    if _SLANTED.fullmatch(line) and upper[-1].isdigit():
        return False  # "**Slow Looms** May 2019" over "_useLoom Conference, Leeds_"
    if words[0].islower():
        return len(upper) > margin * _HALF and not (listed and is_byline(words, sure=not is_full))
    return is_full and (listed or not _CLOSED.search(upper)) and not _changes(above, line)


def _changes(above: str, line: str) -> bool:
    """True where the look of the text changes with the line: bold words end, all below is in italics, or a label.

    So it does below an entry in full: "2016<tab>**Looms of Lund**, _Weaving Hall_" over "Tutor of fourth-year weavers".
    """
    if (above.endswith("**") and line[:2] != "**") or (_ENTRY.fullmatch(above) and line[0] not in "*_"):
        return True
    return (_SLANTED.fullmatch(line) is not None and above[-1] != "_") or _LABEL.match(line) is not None


def _joined(above: str, line: str) -> str:
    """Both as one line; a word's halves, and the halves of a phrase in bold or italics, are one again."""
    for mark in ("**", "_"):
        if above.endswith(mark) and line.startswith(mark):
            above, line = above.removesuffix(mark), line.removeprefix(mark)
            break
    if above[-1] == "-" and above[-2:-1].isalpha() and line[0].isalpha():
        return (above[:-1] if line[0].islower() else above) + line
    return f"{above} {line}"
