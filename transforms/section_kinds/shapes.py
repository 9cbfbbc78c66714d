"""What an unknown heading heads, told by its entries' shapes. Consumes lines; produces a kind, or None.

"Stations" over titles with dates are positions, "My way" over degrees is education, a list of prizes is awards. Only
sections whose headings say nothing come here, so a wrong guess loses nothing that was not lost.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Sequence
from functools import cache
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations
from transforms.entities.titles import is_role_alone, is_title
from transforms.headings.wording import named
from transforms.lines.shapes import is_citation, is_prose, paragraphs, units
from transforms.model import Line
from transforms.names.words import is_name
from transforms.vocabulary import any_of, forms

_LEAST, _SHARE, _CLEAR, _FIRST = 2, 0.6, 0.75, 40
_LONGEST, _ENTRY = 400, 40
_QUOTED = 0.3  # of the lines where the first is none; abstracts stand between
_PRINTED = re.compile(
    r"\bIn:? (?:the )?(?:\d\d\w\w )?Proc|\bProc(?:\.|eedings)|\bpp?\. ?\d|\bpages? \d|\bdoi\b|\bIn:? [A-Z]{3,}|"
    r"(?<!\d)(?<![a-z] )\d{1,3}[-–]{1,2}\d{1,4}\b(?!\)| ?[A-Z])|\b(?:ACM|IEEE|LNCS|Springer|arXiv|Lecture Notes)\b|"
    r"\b\d{1,3} ?\(\d{1,3}\)"
)
_CURRENCY = f"(?:{any_of('lists', 'money', 'shapes')})"
_MONEY = re.compile(
    rf"(?:[$€£¥]|\b{_CURRENCY}) ?\d|\d ?(?:[kKM]?[€£$]|(?:k|M|Mio\.? )?{_CURRENCY}\b)|"
    r"\b(?:Co-?)?PI\b|\bPrincipal Investigator\b|\b[RK]\d\d [A-Z]{2}\d{5,6}\b"
)
_CLASS = re.compile(
    r"^(?:[A-Z]{2,5}[ -]?\d{2,4}[A-Z]?|(?:course|lecture|seminar|module|tutorial|teaching assistant|TA))"
    rf"\b|\b(?:{any_of('lists', 'shapes', 'courses')})\b"
)
_TOLD = re.compile(
    rf"^[“\"‘«„].{{8,200}}[”\"’»“]|\b(?:{any_of('lists', 'shapes', 'talks')})\b",
    re.IGNORECASE,
)
_ADVISEE = re.compile(rf"\b(?:{any_of('lists', 'shapes', 'advisees')})\b")
_PIECES = re.compile(
    r"\s*[\t,;:|·•]\s*|\s[–—-]\s|\.\s|\s(?:at|@|(?:supervised|advised) by|under the (?:supervision|direction) of)\s"
)
_LABEL = re.compile(r"[^\d:;,]{3,40}:\s")
_WORDS = re.compile(r"[^\W\d_]+")
_DUTY = re.compile(
    rf"\b(?:{any_of('lists', 'shapes', 'duties')})\b",
    re.IGNORECASE,
)
_TITLE = 6  # words
_DUTY_ALONE = re.compile(r"(?:" + _DUTY.pattern + r"|\bco-?chairs?)s?[\s:]*$", re.IGNORECASE)


def kind_of_lines(lines: Sequence[Line], stated: Container[str] = ()) -> str | None:
    """The kind that most of the lines' shapes speak for; clearly so for one that another section is named for."""
    lines = [line for line in lines[:_FIRST] if not line.rule]
    dates = [line for line in lines if find_dates(line.text)]
    items = sum(1 for line in dates if line.bullet)
    dated = items if items >= _LEAST else len(dates)  # below the lines of dated items, dates begin no entry
    kinds = [kind_of_entry(line.text) for line in lines]
    if lines and kinds.count("service") >= max(_LEAST, _SHARE * len(lines)):
        return "service"  # dated or not
    if dated < _LEAST or any(is_prose(_undated(line.text)) and _undated(line.text) == line.text for line in lines[:1]):
        return None
    rows = zip(kinds, lines, (*lines[1:], None), strict=True)
    found = Counter(kind for said, line, below in rows if (kind := said or _role_alone(line, below)))
    careers = found["positions"] + found["education"]
    for kind, count in (("papers", found["papers"]), ("career", careers), *found.most_common(1)):
        if count >= _LEAST and count >= _SHARE * min(dated, len(lines)):
            told = _career(found) if kind == "career" else kind
            clear = count > _LEAST and count >= _CLEAR * len(lines)
            return told if clear or told not in stated else None
    return None


def _role_alone(line: Line, below: Line | None) -> str | None:
    """Positions, for a dated title whose employer stands in a heading above or told on the line below."""
    dates = find_dates(line.text)
    if not dates or not is_title(_PIECES.split(_undated(line.text))[0]):
        return None
    told_below = below is not None and not (below.bullet or find_dates(below.text))
    return "positions" if line.heading or told_below else None


def are_employers(title: str, lines: Sequence[Line]) -> bool:
    """True below a heading that is a role, where the dated lines, or those above them, name who employed so."""
    if not is_role_alone(title) or named(title).whole:
        return False
    dated = [(above, line) for above, line in pairwise((lines[0], *lines[:_FIRST])) if find_dates(line.text)]
    told = sum(1 for pair in dated if any(find_organizations(line.text) for line in pair))
    return bool(dated) and told >= _SHARE * len(dated)


def kind_of_research(lines: Sequence[Line]) -> str | None:
    """What a bare "Research" heads: titles in quotes, roles or duties with dates, or what the entries' shapes say."""
    lines = lines[:_FIRST]
    quoted = [number for number, line in enumerate(lines) if line.text[0] in '“"']
    if len(quoted) >= _LEAST and (not quoted[0] or len(quoted) >= _QUOTED * len(lines)):
        return "papers"
    roles = [line for line in lines if find_dates(line.text) and any(map(is_title, _PIECES.split(_undated(line.text))))]
    duties = sum(1 for line in roles if kind_of_entry(line.text) == "service")
    if not roles and _roles_below(lines) >= _LEAST:
        return "positions"
    if len(roles) >= _LEAST or (roles and roles[0] is lines[0] and "\t" in lines[0].text):
        return "service" if duties > len(roles) / 2 else "positions"
    return kind_of_lines(lines)


def _roles_below(lines: Sequence[Line]) -> int:
    """How many lines with a period stand right above a role: "**2015~2016** Globex Labs" over "Postdoctoral Fellow".

    A period that stands alone there counts for two.
    """
    return sum(
        1 + is_date(above.text)
        for above, line in pairwise(lines)
        if any(date.is_range for date in find_dates(above.text)) and is_title(_PIECES.split(line.text)[0])
    )


def names_duty(title: str) -> bool:
    """True for a heading that is a duty: "Technical Committee Co-chair"."""
    return len(title.split()) <= _TITLE and _DUTY_ALONE.search(title) is not None


_STANDING = re.compile(
    r"(?:[^|]{0,80}(?:[|,–—-] ?| (?=\()))?\(?(?:job[ -]market paper|working paper(?: in preparation)?|"
    r"submitted|under review|revise (?:and|&) resubmit|r ?& ?r|draft (?:available|coming)|work in progress)\b"
    r"[^|]{0,60}(?:\|[^|]{0,60}){0,4}$"
    r"|abstract ?[:.]",
    re.IGNORECASE,
)
_HEADED = 0.4  # of the headings


def are_works(lines: Sequence[Line]) -> bool:
    """True where headings stand over what papers say of themselves: their standing, an abstract."""
    heads = sum(1 for line in lines if line.heading)
    if not heads:
        return False
    said = sum(1 for line in lines if not line.heading and _STANDING.match(line.text))
    return said >= max(_LEAST, _HEADED * heads)


def say_standings(lines: Sequence[Line]) -> bool:
    """True where most lines end in how far a work is: "Slow looms — Under review", below "Dissertation essays"."""
    return sum(_STANDING.match(line.text) is not None for line in lines) >= max(_LEAST, _SHARE * len(lines))


@cache
def tools() -> frozenset[str]:
    """Tools that many use, in lower case."""
    return frozenset(forms("skills", "tools", "names"))


def are_tools(lines: Sequence[Line]) -> bool:
    """True for undated lists of names below "Software", most of them known tools: none is the owner's own."""
    texts = [_ASIDE.sub("", line.text) for line in lines[:_FIRST]]
    parts = [part for text in texts for part in _LISTED.split(text) if part]
    known = [part for part in parts if part.casefold() in tools()]
    return 1 < len(known) >= len(parts) / 2 and not any(find_dates(line.text) for line in lines)


def are_skills(lines: Sequence[Line]) -> bool:
    """True for undated lists of short names, several of them tools, whatever the heading: "Technical experience"."""
    parts = [part for line in lines[:_FIRST] for part in _LISTED.split(line.text) if part]
    known = {part.casefold() for part in parts} & tools()
    if len(known) < _KNOWN or sum(len(part.split()) <= _NAMES for part in parts) < _CLEAR * len(parts):
        return False
    return not any(find_dates(line.text) for line in lines)


_ASIDE = re.compile(r" \([^()]{0,80}\)")
_LISTED = re.compile(r"[\s(]*[,;:|\t•·()][\s)]*|\s(?:and|&)\s|\.$")
_KNOWN, _NAMES = 4, 6  # tools of a list, and words of a skill


def are_deeds(title: str, lines: Sequence[Line]) -> bool:
    """True where nearly all lines below "Organisational skills" are dated: what was done, and when."""
    if len(lines) < _LEAST or not _DEEDS.search(title):
        return False
    return sum(bool(find_dates(line.text)) for line in lines) >= _CLEAR * len(lines)


_DEEDS = re.compile(r"(?i)\b(?:organi[sz]ation|leader|manage|communicat|social|team)")


def tells_projects(lines: Sequence[Line]) -> bool:
    """True for sentences about projects without any sum or date: "Funded projects" that tell what is done in each."""
    told = any(is_prose(line.text) or len(line.text) > _TELLS for line in lines)
    return told and not any(_MONEY_SIGN.search(line.text) or find_dates(line.text) for line in lines)


def are_funded(lines: Sequence[Line]) -> bool:
    """True where most entries state a sum of money: research projects as they are funded."""
    parted = any(line.gap_before for line in lines[1:]) and not any(line.bullet for line in lines)
    long = [text for text in (paragraphs if parted else units)(lines) if len(text) > _ENTRY]
    return bool(long) and sum(_MONEY_SIGN.search(text) is not None for text in long) >= _SHARE * len(long)


_MONEY_SIGN = re.compile(rf"(?:[$€£¥₹]|\bRs\.?|\b{_CURRENCY}) ?\d|\d ?[kKM]? ?(?:[€£$]|{_CURRENCY}\b)")
_TELLS = 90  # characters of a line that tells


def are_links(lines: Sequence[Line]) -> bool:
    """True for a page's menu: lines that are nothing but links."""
    whole = (ln.links and not ln.links[0].start and ln.links[-1].end == len(ln.text) for ln in lines)
    return 2 * sum(map(bool, whole)) > len(lines)


def go_on_with_works(lines: Sequence[Line], works: Sequence[Line]) -> bool:
    """True where entries begin with the names that works above them have: a group of those under a name of its own."""
    long = [text for text in units(lines) if len(text) > _ENTRY]
    names = {name for line in works for name in _WORK_NAMES.findall(line.text[:_NAMED])} if long else set()
    begun = [bool(names.intersection(_WORK_NAMES.findall(text[:_NAMED]))) and bool(find_dates(text)) for text in long]
    return bool(begun) and begun[0] and sum(begun) >= _SHARE * len(begun)


_WORK_NAMES = re.compile(
    r"\b(?:[A-ZÀ-Þ]\.[ -]?){1,3}[A-ZÀ-Þ][\w'’-]{1,24}|\b[A-ZÀ-Þ][\w'’-]{1,24}, [A-ZÀ-Þ]\."
    r"|\b[A-ZÀ-Þ][a-zß-ÿ'’-][\w'’-]{1,24} [A-Z]{1,3}(?=[,:.;])"
)
_NAMED = 90  # characters in which a work's first authors are named


def are_published(lines: Sequence[Line]) -> bool:
    """True where most entries say that they are in print: "In Proceedings", pages, a publisher's series."""
    long = [line for line in lines if len(line.text) > _ENTRY]
    return bool(long) and sum(1 for line in long if _PRINTED.search(line.text)) >= _SHARE * len(long)


def _career(found: Counter[str]) -> str:
    return "positions" if found["positions"] else "education"


def kind_of_entry(text: str) -> str | None:
    """The kind that the shape of one entry's first line speaks for."""
    if is_citation(text):
        return "papers"
    if len(text) > _LONGEST:
        return None
    if label := _LABEL.match(text):
        return "service" if _DUTY.search(label[0]) else None
    return _kind_of_pieces(text)


def _kind_of_pieces(text: str) -> str | None:
    pieces = [piece for piece in _PIECES.split(_undated(text))[:3] if piece]
    if any(_DUTY.search(piece) for piece in pieces[:2]):
        return "service"
    if pieces and is_title(pieces[0]):
        return "positions" if find_organizations(text) or _is_period_with_employer(text, pieces) else None
    if pieces and {word.casefold() for word in _WORDS.findall(pieces[0])} & _honours():
        return "awards"
    if len(pieces) > 1 and _ADVISEE.search(pieces[1]) and is_name(pieces[0]):
        return "advising"
    return _kind_of_words(text, " ".join(pieces[:2]))


def _is_period_with_employer(text: str, pieces: list[str]) -> bool:
    """True where a period and a second phrase stand with a title: its employer, though nobody knows it."""
    return len(pieces) > 1 and any(date.is_range for date in find_dates(text))


def _kind_of_words(text: str, first: str) -> str | None:
    """What sums, degrees, and dated words of an occasion or a class speak for."""
    if _MONEY.search(text):
        return "grants"
    if find_degrees(first):
        return "education"
    if not find_dates(text):
        return None
    if _CLASS.search(text):
        return "teaching"
    return "talks" if _TOLD.search(text) else None


def _undated(text: str) -> str:
    dates = find_dates(text)
    if dates and dates[0].span.start < 8:
        return text[dates[0].span.end :].lstrip(" :,.–—-\t")
    return text


def may_be_honour(text: str) -> bool:
    """A quick look that is never False for an entry whose kind is awards."""
    return not _honours().isdisjoint([word.casefold() for word in _WORDS.findall(text)])


@cache
def _honours() -> frozenset[str]:
    return frozenset(forms("lists", "awards", "strong"))
