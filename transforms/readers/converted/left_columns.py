"""What stood in a column at the left of a page. Consumes converted markdown; produces it with tabs behind columns.

A converter sets one blank between a column and what stands beside it. Dates, a form's labels and headings in a margin
are columns again where line after line begins with one.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import shape_rank
from transforms.entities.titles import is_title
from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.converted.lines import is_head, plain
from transforms.readers.converted.plain_margins import may_head, whole_heading, with_plain_margins
from transforms.readers.converted.small_margins import with_small_margins
from transforms.readers.date_patterns import MONTH, NOW, POINT, SEASON
from transforms.vocabulary import toml

_POINT = rf"(?:{POINT}|\d{{1,2}}/\d\d)"
_YEAR_FIRST = rf"(?:19|20)\d\d (?:{SEASON}|{MONTH})"  # "2015 Apr."
_DATE = re.compile(
    rf"[*_]{{0,3}}(?i:(?:19|20)\d\d _?(?:{SEASON}|{MONTH})_?(?: ?[-–—] ?(?:{_YEAR_FIRST}|{NOW}))?(?= )"
    rf"|{_POINT}(?: ?(?:[-–—]|to|and|&) ?(?:{_POINT}|\d\d|{MONTH}|{NOW})?)?"
    rf"(?: \((?:{SEASON}|{MONTH})(?: ?[-–—/] ?(?:{SEASON}|{MONTH}))?\))?)[*_]{{0,3}}:?"
    rf"[ ]{{1,3}}(?!(?i:{MONTH}) ?(?:19|20)\d\d|(?i:{NOW})\b)"
    rf"(?=[*_“\"«(\[]{{0,3}}[A-ZÀ-Þ][^\s]|[*_]{{1,3}}A |[“\"«])"
)
_LEAST_DATES, _LEAST_GROUPED = 2, 3
_BOLD_LINE, _NEAR = re.compile(r"\*\*[^*\n]{3,100}\*\*"), 4
_SIDE = re.compile(r"((?:[A-Z][a-z]{1,14}|and|&)(?: (?:[A-Z][a-z]{1,14}|and|&)){0,3}) (?=\*\*|_[A-Z])")
_BOLD_SIDE = re.compile(r"\*\*([A-Z][A-Za-z&/, -]{2,40})\*\* (?=[^\s(:–—-])")
_FUSED, _MOST_WORDS = re.compile(r"\*\*([A-Z][^*\n]{6,120})\*\*"), 3
_LEAST_BESIDE = 2  # kinds of section from which on bold words before a text are headings
_LEAST_LABELS = 4
_MOST_HALVES = 2  # further lines over which a narrow margin breaks a heading: "Journal and", "Conference", "Papers"
_Head = tuple[str, str, tuple[str, ...], int]


def in_columns(lines: Sequence[str]) -> list[str]:
    """The lines with tabs behind dates, labels and headings that stood beside them."""
    found = _labelled(list(_headed(with_plain_margins(with_small_margins(lines)))))
    columns = [dated for start, end in _sections(found) if (dated := _dated(found, start, end))]
    if sum(map(len, columns)) >= _LEAST_DATES:
        for at in (at for dated in columns for at in dated):
            match = _DATE.match(found[at])
            place = match.end() if match else 0
            opened = "**" if found[at][:2] == "**" and "**" not in found[at][2:place] else ""
            found[at] = f"{plain(found[at][:place]).rstrip(': ')}\t{opened}{found[at][place:]}"
    return found


def _dated(lines: Sequence[str], start: int, end: int) -> list[int]:
    """The lines of a section that begin with a date, where its first one does; of its groups as well."""
    dated = _alike(lines, [at for at in range(start, end) if _DATE.match(lines[at])])
    first = next((at for at in range(start, end) if lines[at].strip() and lines[at][0] != "|"), -1)
    if dated and dated[0] == first:
        return dated
    return dated if len(dated) >= _LEAST_GROUPED and first >= 0 and _is_over(lines, first, dated) else []


def _alike(lines: Sequence[str], dated: list[int]) -> list[int]:
    """The lines without those below others whose date is a name's, where styled words follow the dates of most.

    ("2024 IEEE Conference on Looms" below "2024 **Looms of the north**".)
    """
    styled = [at for at in dated if (match := _DATE.match(lines[at])) and lines[at][match.end()] in "*_“"]
    if 3 * len(styled) < 2 * len(dated):
        return dated
    return [at for at in dated if at in styled or not (at and lines[at - 1].strip())]


def _is_over(lines: Sequence[str], first: int, dated: Sequence[int]) -> bool:
    """True for a line of nothing but bold words above the first date, where no other date stands below such words.

    ("**Principal investigator**" heads a group; a title in bold above each date is what was held then.)
    """
    below = next((at for at in range(first + 1, dated[0] + 1) if lines[at].strip()), -1)
    under = sum(_BOLD_LINE.fullmatch(_above(lines, at)) is not None for at in dated)
    return below == dated[0] and _BOLD_LINE.fullmatch(lines[first]) is not None and 2 * under < len(dated)


def _above(lines: Sequence[str], at: int) -> str:
    return next((line for line in reversed(lines[max(0, at - _NEAR) : at]) if line.strip()), "")


def _sections(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    heads = [-1, *(at for at, line in enumerate(lines) if is_head(line)), len(lines)]
    yield from ((a + 1, b) for a, b in itertools.pairwise(heads))


def _headed(lines: Sequence[str]) -> Iterator[str]:
    """Headings of the margin on the lines of their first entries, each in a line of its own.

    "Education **University of Ghent**", "**Education** University of Ghent", and the two halves
    of "**Honors and** Prize of the Oak", "**Awards**".
    """
    bold = _bold_heads(lines)
    dropped = {place for at, head in bold.items() for place in range(at + 1, head[3] + 1)}
    rests: dict[int, str] = {}
    for at, line in enumerate(lines):
        match = _SIDE.match(line) if line[:1].isupper() else None
        if at in bold:
            words, rest, more, _ = bold[at]
            yield from ("", f"## {words}", "", rest, *more)
        elif match and not (at and lines[at - 1].strip()) and named(match[1]).whole:
            below, words, rest = whole_heading(lines, at, match[1]) or (-1, match[1], "")
            rests[below] = rest
            yield from (f"## {words}", "", line[match.end() :])
        elif at not in dropped and rests.get(at) != "":
            yield rests.get(at, line)


def _bold_heads(lines: Sequence[str]) -> dict[int, _Head]:
    """What begins with a heading in bold, by line: where several kinds do, and none are of a size of their own."""
    sure = {at: head for at in range(len(lines)) if (head := _beside(lines, at))}
    kinds = {named(head[0]).kinds for head in sure.values()}
    fused = {at: head for at, line in enumerate(lines) if at not in sure and (head := fused_head(line))}
    found = sure | {at: head for at, head in fused.items() if named(head[0]).kinds not in kinds}
    kinds = {named(head[0]).kinds for head in found.values()} | _kinds_alike(lines, found.values())
    are_labels = len(_kinds_marked(lines) - kinds) > len(kinds)
    return {} if are_labels or len(kinds) < _LEAST_BESIDE else found


def _kinds_marked(lines: Sequence[str]) -> set[tuple[str, ...]]:
    """The kinds of sections whose headings are of a size of their own."""
    found = (named(plain(line.lstrip("# "))) for line in lines if line[:1] == "#")
    return {one.kinds for one in found if one.whole}


def _kinds_alike(lines: Sequence[str], heads: Iterable[_Head]) -> set[tuple[str, ...]]:
    """The kinds of headings in lines of their own that look like those beside a text: bold capitals."""
    if not all(head[0].isupper() for head in heads):
        return set()
    return {named(plain(line)).kinds for line in lines if line.startswith("**") and line.isupper() and is_head(line)}


def _beside(lines: Sequence[str], at: int) -> _Head | None:
    """The heading in bold that the line begins with, what stands beside its pieces, and the last one's place."""
    match = _BOLD_SIDE.match(lines[at])
    if not match:
        return None
    words = match[1].strip()
    whole = named(words).whole and not is_role(words)
    if whole and not is_faint(words) and not words.endswith((" and", "&")):
        return words, lines[at][match.end() :], (), -1
    rests, below, said = list[str](), at, words
    for _ in range(_MOST_HALVES):
        below = next((place for place in (below + 1, below + 2) if "".join(lines[place : place + 1]).strip()), 0)
        more = _BOLD_SIDE.match(lines[below] + " x") if below else None
        if more is None:
            break
        said, rests = f"{said} {more[1]}", [*rests, lines[below][more.end() :].removesuffix("x").strip()]
        if named(said).whole:
            return said, lines[at][match.end() :], tuple(filter(None, rests)), below
    return (words, lines[at][match.end() :], (), -1) if whole else None


def fused_head(line: str) -> _Head | None:
    """A heading in bold that an organization or a degree in bold goes on ("**Education University of Ghent**")."""
    match = _FUSED.match(line) if line[:2] == "**" else None
    if match is None or ("(" in match[1] and named(match[1]).whole):  # "**COURSES TAUGHT (Globex University):**"
        return None
    pieces, rest = match[1].split(" "), line[match.end() :]
    for count in range(min(_MOST_WORDS, len(pieces) - 1), 0, -1):
        head, name = " ".join(pieces[:count]), " ".join(pieces[count:])
        if name[:1].isupper() and may_head(head) and not is_role(f"{head} {pieces[count]}"):
            is_apart = head.isupper() and not name.isupper() and not pieces[count].isupper()
            if is_apart or shape_rank(name) > 1 or find_degrees(name) or _is_post(head, rest):
                return head, f"**{name}**{rest}", (), -1
    return None


def _is_post(head: str, rest: str) -> bool:
    """True where a title with its dates in brackets follows an employer behind a heading of careers."""
    post = _POST.match(rest)
    if post is None or named(head).kinds[:1] != ("positions",):
        return False
    return is_title(post[1]) and bool(find_dates(rest))


_POST = re.compile(r"\s{1,20}[–—-]\s([^(\n]{4,80}) \([^()\n]{4,40}\)")


@cache
def _labels() -> re.Pattern[str]:
    words = sorted(toml("form_labels")["labels"], key=len, reverse=True)
    return re.compile(rf"(?:{'|'.join(map(re.escape, words))}) (?=\S)", re.IGNORECASE)


def _labelled(lines: list[str]) -> list[str]:
    """Labels of a form (Europass) that line after line begins with, each parted from what is said."""
    places = [at for at, line in enumerate(lines) if _labels().match(line)]
    if len(places) < _LEAST_LABELS:
        return lines
    for at in places:
        match = _labels().match(lines[at])
        end = match.end() if match else 0
        below = lines[at + 1] if at + 1 < len(lines) else ""
        more = f" {below}" if below[:1].islower() and at + 1 not in places else ""
        lines[at] = f"{lines[at][:end].rstrip()}\t{lines[at][end:]}{more}"
        lines[at + 1 : at + 2] = [""] if more else lines[at + 1 : at + 2]
    return lines
