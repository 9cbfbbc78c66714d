"""Who spoke, in the lines of a talk: consumes a line and the owner's name; produces the line without the speakers.

Lists of talks name the owner with those who spoke too, before the title or behind it: "Quill, Ada, and Wei Tan.
*Looms*. LoomConf, Leeds", "Looms. Ada Quill, Wei Tan. LoomConf". Only a list that holds the owner is one.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.names.people import fold, is_name
from transforms.records.lists.looks import is_organization, is_place, is_venue
from transforms.text.patterns import MONTH
from transforms.text.styled import without
from transforms.text.words import holds_one

_STOP = re.compile(r"(?<=[^\s.,][^\W_])[.?!]\s+|(?<=[)\]”\"])[.?!]?\s+|\t")
_NEXT = re.compile(r",?\s+(?:and|&)\s+|,\s*(?:&\s*)?|;\s*")
_MARKS = " *†‡§∗⋆"
_HOST = re.compile(
    r"(?i)(?:^|[,;.(]\s*|\s[–—-]\s|\t)(?:(?:on )?invitation (?:by|of|from)|invited by|hosted by|organi[sz]ed by"
    r"|hosts?:|organi[sz]ers?:|chairs?:)\s+(?:the )?(?P<names>[^\W\d_][^();:\t]{3,60}?)"
    r"\)?\.?\s*(?:\t|$|(?<!Prof)(?<!Dr)\.\s)"
)
_LEADS = re.compile(r"[,.:] (?:\S{1,40} ){2}")  # words of a title behind the owner's name
_HOSTS = ("nvit", "ost", "rgani", "hair")  # one of which the pattern asks for
_TITLES = re.compile(r"(?:(?:Prof|Dr|Mr|Ms|Mrs)\.?\s+)+")
_LONGEST = 400  # characters of a line that is looked at
_WORDS = 4  # that a name has at most


@lru_cache(maxsize=1024)  # a list is cut in several ways, and most of its lines stay as they are
def parted(line: Line, owner: str) -> tuple[Line, Line] | None:
    """What stands before and behind the first list of names that holds the owner's; None without such a list."""
    own = fold(owner).split()
    if len(own) < 2 or len(line.text) > _LONGEST or own[-1] not in line.text.casefold():
        return None
    text, start = line.text, _behind_date(line.text)
    for stop in [*_STOP.finditer(text), None]:
        end = stop.start() if stop else len(text)
        dated = _YEAR_BEHIND.search(text, start, end)
        names = _names(text[start : dated.start() if dated else end], own)
        if dated and names == dated.start() - start:
            return without(line, start, len(text)), without(line, 0, start + names + 1)
        if names and (start or names == end or _LEADS.match(text, names)):
            behind = without(line, 0, start + names)
            behind = without(behind, 0, len(behind.text) - len(behind.text.lstrip(" .,:;\t")))
            return without(line, start, len(text)), behind
        start = stop.end() if stop else end
    return None


_YEAR_BEHIND = re.compile(r" (?=\((?:19|20)\d\d[^()]{0,16}\)(?:[.,:]|$))")  # of the names: "Ada Quill (2021). Looms"


def _behind_date(text: str) -> int:
    """Where the words behind a date and its colon begin ("May 2019: Ada Quill, Wei Tan. Looms"); 0 without one."""
    label = _DATED.match(text) if ":" in text[:_DATE] else None
    if label is None or not (dates := find_dates(label[1])):
        return 0
    return label.end() if dates[0].span.start <= 1 and dates[-1].span.end >= len(label[1]) - 1 else 0


_DATED, _DATE = re.compile(r"([^:\d]{0,20}\d[^:]{1,20}):\s{1,3}(?=\S)"), 42


def without_host(line: Line) -> Line:
    """The line without the person on whose invitation it was: "Looms, Globex Lab, 2020, hosted by Prof. Tan"."""
    if not holds_one(line.text, _HOSTS):
        return line
    host = _HOST.search(line.text)
    if not host:
        return line
    names = _NEXT.split(host["names"])
    if not all(_TITLES.match(name) or is_name(name) for name in names):
        return line
    return without(line, host.start(), host.end("names"))


def _names(sentence: str, own: list[str]) -> int:
    """The length of the names that a sentence begins with, where the owner's is one of them; else 0."""
    end = position = 0
    mine: set[str] = set()
    inverted = False
    while position < len(sentence):
        cut = _NEXT.search(sentence, position)
        part = sentence[position : cut.start() if cut else len(sentence)].strip(_MARKS)
        words = fold(part).replace(".", " ").split()
        if words and all(_is_of(word, own) for word in words):
            mine.update(words)
            inverted = inverted or words == own[-1:]
        elif not _may_be_name(part, whole=own[-1] in mine and not inverted):
            break
        end = cut.start() if cut else len(sentence)
        position = cut.end() if cut else len(sentence)
    return end if own[-1] in mine and (len(mine) > 1 or end == len(sentence)) else 0


def _is_of(word: str, own: list[str]) -> bool:
    """True for a word of the owner's name, or an initial of one."""
    return word in own or (len(word) < 3 and any(name.startswith(word[:1]) for name in own[:-1]))


def _may_be_name(part: str, *, whole: bool) -> bool:
    """True for a name, or where it need not be whole for half of an inverted one."""
    words = part.split()
    if not 0 < len(words) <= _WORDS or is_organization(part) or is_venue(part) or is_place(part):
        return False
    return is_name(part) or (not whole and len(words) < 3 and all(word[:1].isupper() for word in words))


def without_bracket(line: Line) -> Line:
    """The line without "(paper presented at the", the bracket's end too: what stands in between says where and when."""
    opened = _GIVEN.search(line.text) if "(" in line.text else None
    if opened is None or line.text.count("(", opened.end()):
        return line
    close = line.text.find(")", opened.end())
    if close < 0 or line.text[close + 1 :].strip(" .;"):
        return line
    return without(without(line, close, len(line.text)), opened.start(), opened.end())


def without_aside(line: Line) -> Line:
    """The line without a bracket between commas that says how, or with whom: "Looms, (short course), Globex"."""
    line = _without_partners(line)
    aside = _ASIDE.search(line.text) if ", (" in line.text else None
    return without(line, aside.start(), aside.end()) if aside and not find_dates(aside[0]) else line


_ASIDE = re.compile(r",[”\"’]? \((?-i:[a-z])[^()]{3,90}\)(?=,)")


def _without_partners(line: Line) -> Line:
    """The line without those who spoke too: "“Looms.” With A. Quill. LoomConf", "“Looms,” with Wei Tan, LoomConf"."""
    clause = _PARTNERS.search(line.text) if "ith " in line.text else None
    if clause is None:
        return line
    place = end = clause.end()
    for part in (*_PART.finditer(line.text, place), None):
        name = line.text[place : part.start() if part else len(line.text)].rstrip(" .)")
        if not is_name(name) or is_organization(name) or is_venue(name) or is_place(name):
            break
        end = place + len(name)
        place = part.end() if part else end
    if end == clause.end():
        return line
    return without(line, clause.start(), end + line.text.startswith(")", end))


_PARTNERS = re.compile(
    r"(?<=[”\"»])[.,;]? ?\(?(?:[Jj]oint(?:ly)? |[Cc]o-?(?:present|author)ed |[Jj]oint work |work )?[Ww]ith (?=[A-ZÀ-Þ])"
)
_PART = re.compile(rf"{_NEXT.pattern}|(?<=[a-zà-ÿ]{{2}})\. ")


def without_verb(line: Line) -> Line:
    """The line without what leads to its date: "Looms. Presented on 3 May 2021 at Globex"."""
    given = _GIVEN_ON.search(line.text) if " on " in line.text else None
    line = without(line, given.start(), given.end()) if given else line
    given = _KIND_GIVEN.search(line.text) if "resented " in line.text or "elivered " in line.text else None
    if given is None:
        return line
    start = given.start()
    if line.text[start - 1] not in _ENDS:
        line, start = replace(line, text=f"{line.text[:start]}.{line.text[start + 1 :]}"), start + 1
    return without(line, start, given.end() - 1)


_ENDS = frozenset('.?!”"')


_KIND_GIVEN = re.compile(  # "Slow Looms Invited Talk Presented at the Globex Institute": title and place part there
    r"(?<=[\w.?!”\"]) (?:(?:Invited|Contributed|Guest|Keynote|Oral|Plenary|Conference) )"
    r"(?:[Pp]aper|[Tt]alk|[Ll]ecture|[Pp]resentation|[Pp]oster|[Ss]eminar) (?:[Pp]resented|[Dd]elivered) "
    r"(?:at|to|in) (?:the )?(?=[A-Z0-9])"
)


_GIVEN_ON = re.compile(
    rf"(?i)(?<=[.,;?!)”\"] )(?:(?:poster|paper|talk|lecture|presentation)s? )?(?:presented|delivered|given|held) on "
    rf"(?:the )?(?=\d|{MONTH} ?\d)"
)
_GIVEN = re.compile(
    r"(?i)\((?:(?:paper|poster|talk|lecture|presentation)s? )?(?:to be )?(?:presented|delivered|given|read) (?:at|to) "
    r"(?:the |an? )?(?-i:annual )?(?=\w)"
)
