"""Items without marks that a page's margin broke. Consumes lines of layout text; says which go on with the one above.

A page's text shows no bullet that was drawn, so that an item's second line begins where the item does. What tells the
two apart is the margin: a line that had room for the next word ends its item. A list whose full lines mostly break
amid a phrase is wrapped; so is one whose items all end in a date, where only full lines end in none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.readers.date_patterns import MONTH, may_begin_date
from transforms.readers.layout.work_heads import begins_work
from transforms.text.dated_labels import is_dated_label
from transforms.text.open_words import OPEN_WORDS

_FULL, _NARROW = 0.93, 24  # of the margin: a line that reaches it; the least width of a list with a margin of its own
_LEAST, _LEAST_DATED, _MOSTLY = 2, 3, 0.6
_RARE = 8  # of so many lines that go on, one may do so below the end of a sentence
_OWN = 90  # columns of a list that has a margin of its own, on a page too short to show one
_WIDE = 50  # characters of a list whose items are sentences rather than names under each other
_MOST_LINES = 4  # that the items of a list have as a rule; those of prose have more
_TAIL = 24  # characters at a line's end that tell whether it ends something
_OPEN = re.compile(rf"(?:[,&/(–—-]|\b(?:{OPEN_WORDS}|(?i:{MONTH})))$")
_CLOSED = re.compile(
    r"(?:(?<!\b[A-Z])(?<!\b[DM]r)(?<!\bProf)(?<!\bDept)(?<!\bUniv)[.!?:;][”\")\]]?"
    r"|\b(?:(?:19|20)\d\d|[Pp]resent|[Nn]ow)\)?|[)\]”\"])$"
)
_DATED = re.compile(r"\b(?:(?:19|20)\d\d|(?i:present|now|today|ongoing|current))\)?[.;]?$")
_LED, _YEAR = re.compile(r"(?:19|20)\d\d[\d./ –—-]{0,20}(?:[a-z]{3,8})?[,:]? {0,3}(?=[“\"‘]?(?:[^\W\d]{2}|An? ))"), 4
_HEAD = 60  # columns in which a date ends that begins its line
_DAY = re.compile(  # "June 26, 2018: ", "Oct. 2-Nov 3, 2015: "
    rf"(?:\d{{1,2}}\.? )?{MONTH}[^:;()\n]{{0,36}}?\b(?:19|20)\d\d\)?: (?=[^\d\s])", re.IGNORECASE
)
_LABEL = re.compile(r"[A-ZÀ-Þ][\w’'-]{1,20}(?: [\w’'&-]{1,20}){0,3}: ")
_ADDRESS = re.compile(r"(?:://|\bdoi\.|\bwww\.|\b10\.\d{4}|\w/)\S{0,24}$")
_MANY, _SHORT = 3, 40  # commas of a line that lists names; letters between two of them
_PHRASE = re.compile(r"\(?[a-z][\w’'/-]*(?:[ ,.;)]|$)(?![–—-] )")


def going_on(lines: Sequence[str], width: int) -> Iterator[int]:
    """Places of the lines that go on with the item above; `width` is the page's margin, 0 where it has none."""
    for start, end in _runs(lines):
        block = [line.strip() for line in lines[start:end]]
        if start and _hangs(lines[start - 1], block[0], width):
            continue
        margin = max(map(len, block))
        if _are_dated(block, margin):
            yield from (start + at + 1 for at in range(len(block) - 1) if not _DATED.search(block[at][-_TAIL:]))
        elif led := _below_led(block, margin * _FULL):
            yield from (start + at for at in led)
        elif width or margin >= _OWN:
            indent = len(lines[start].lstrip("\f").rstrip()) - len(block[0])
            going = _wrapped(block, (width - indent if width else margin) * _FULL)
            items = len(block) - len(going)
            yield from (start + at for at in going if items > 1 and len(block) <= _MOST_LINES * items)


def _below_led(block: Sequence[str], margin: float) -> list[int]:
    """The lines between items that begin with a date, where each stands below one full to the list's own margin."""
    places = [at for at, line in enumerate(block) if _is_led(line)]
    if margin < _WIDE or len(places) < _LEAST or places[0] > 1:
        return []
    going = [at for at in range(places[0] + 1, len(block)) if at not in places]
    if len(going) < _LEAST or not all(_is_full(block[at - 1], block[at], margin) for at in going):
        return []
    closed = sum(_CLOSED.search(block[at - 1][-_TAIL:]) is not None for at in going)
    return going if closed * _RARE <= len(going) else []


def _runs(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Runs of plain lines right below each other, all at one indent."""
    start, indent = 0, -1
    for at, line in enumerate((*lines, "")):
        words = line.strip()
        deep = len(line.lstrip("\f").rstrip()) - len(words) if _is_plain(words) else -1
        if deep == indent or (abs(deep - indent) == 1 <= min(deep, indent) and _is_beside_date(words, lines[at - 1])):
            continue
        if indent >= 0 and at - start > _LEAST:
            yield start, at
        start, indent = at, deep


def _is_beside_date(words: str, above: str) -> bool:
    """True where one of two lines begins with a date, which a page may set a little to the right, as in a badge."""
    return _is_led(words) or _is_led(above.strip())


def _hangs(above: str, line: str, width: int) -> bool:
    """True for a line that goes on with one of another indent, the first of its item: all below it does."""
    return above.strip() != "" and _is_full(above.rstrip(), line, (width or len(above)) * _FULL)


def _is_plain(words: str) -> bool:
    if not words or "   " in words or "\t" in words:
        return False
    return words[0].isalnum() or words[0] in "“\"‘'(" or words[:2] == "@ "


def _are_dated(block: Sequence[str], margin: int) -> bool:
    """True for items that all end in a date, the lines between them reaching the list's own margin."""
    ends = [_DATED.search(line[-_TAIL:]) is not None for line in block]
    if margin < _NARROW or sum(ends) < _LEAST_DATED or all(ends) or not ends[-1]:
        return False
    if sum(map(_is_led, block)) >= _LEAST:
        return False
    goes_on = (_is_full(above, line, margin) and not _CLOSED.search(above[-_TAIL:]) for above, line in pairwise(block))
    return all(ended or full for ended, full in zip(ends, goes_on, strict=False))


def _is_led(line: str) -> bool:
    """True for words behind a date that begins their line."""
    if line[:_YEAR].isdigit():
        return _LED.match(line) is not None
    return ": " in line[:_HEAD] and may_begin_date(line.split(" ", 1)[0]) and _DAY.match(line) is not None


def _is_full(line: str, below: str, margin: float) -> bool:
    return len(line) + 1 + len(below.split(" ", 1)[0]) > margin


def _are_labels(block: Sequence[str], at: int) -> bool:
    """True for a name, its year and what it was for, where the last such line above begins the item above."""
    return is_dated_label(block[at]) and any(map(is_dated_label, block[max(0, at - _MOST_LINES) : at]))


def _wrapped(block: Sequence[str], margin: float) -> list[int]:
    """The lines that go on in a list where most full lines break amid a phrase."""
    sure, unsure = list[int](), list[int]()
    for at in range(1, len(block)):
        above, line = block[at - 1], block[at]
        is_led = _LABEL.match(line) or begins_work(above, line) or _are_labels(block, at)
        if not _is_full(above, line, margin) or is_led or _ADDRESS.search(above[-_TAIL:]):
            continue
        if _PHRASE.match(line) or _OPEN.search(above[-_TAIL:]) or _lists_names(above, line):
            sure.append(at)
        elif not _CLOSED.search(above[-_TAIL:]):
            unsure.append(at)
    if sum(map(_is_led, block)) >= _LEAST and _is_led(block[0]):
        return [at for at in sorted(sure + unsure) if not _is_led(block[at])]
    many = len(sure) + len(unsure)
    return sorted(sure + unsure) if len(sure) >= _LEAST and len(sure) >= _MOSTLY * many else []


def _lists_names(above: str, line: str) -> bool:
    """True for two lines of names between commas, which goes on within one: "..., Felt, Loom" over "Letters, Reeds"."""
    if above.count(", ") < _MANY or not line.count(", ") or any(map(str.isdigit, above + line)):
        return False
    return not _CLOSED.search(above[-_TAIL:]) and max(map(len, above.split(", "))) <= _SHORT
