"""Honours that sentences state: "received the A Prize in 2012, the B Medal and C Award (2019)", "is a Fellow of the X".

Consumes a `Sentence`; produces `Award`s, one for each member of a list, each with the date that stands beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.parsed import Award
from transforms.records.awards.named_givers import giver_in
from transforms.records.lists.looks import is_acronym, is_organization
from transforms.records.lists.periods import Period, period, years_at_end
from transforms.records.lists.pieces import tidy, unquoted
from transforms.records.lists.prose import Sentence
from transforms.records.told.givers import subject, without_asides
from transforms.records.told.honour_lists import (
    LEADS,
    NAME_ENDS,
    Member,
    dated_members,
    has_honour,
    is_honour,
    undated,
    without_lead,
)
from transforms.records.told.pairs import each_of_two, without_class
from transforms.records.told.standing import Stated, standing
from transforms.text.patterns import without_front
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_CONFIDENCE = 0.6
_HINTS = forms("prose", "honours", "hints")
_RECEIVED = re.compile(
    rf"(?<![\w-])(?:{any_of('prose', 'honours', 'received')})\s+",
    re.IGNORECASE,
)
_OTHERS = re.compile(r"(?i)\b(?:students?|advisees?|mentees?|postdocs?|trainees?|who|whose)\b[^,;.]{0,60},?\s?$")
_CLAUSE_END = re.compile(
    r";|(?<!\b[A-Z])\.\s|,?\sand\sin\s(?:19|20)\d\d,?\s(?:he|she|they|I)\s|,?\s(?:where|which|who|while|when|whose|whom|before)\s|,?\s(?:and\s)?(?:he|she|"
    rf"they|I)\s|,?\s+and\s+(?:also\s)?(?=(?:{any_of('prose', 'honours', 'clause_ends')})\b)"
)
_CUT = re.compile(r",\s+(?:and\s+|as well as\s+)?|\s+(?:and|as well as)\s+")
_OF = re.compile(
    r"\s(?:of|by|from|at)\s(?:the\s)?(?P<by>[A-Z][^,;.()]{2,90}?(?:\s\([A-Z][\w-]{1,9}\))?)(?=$|[,;.(]|\sin\s|"
    r"\sfor\s|\son\s|\swith\s)"
)
_BOTH = re.compile(
    r"^(?P<what>.+?) of (?:both )?(?:the )?(?P<a>[A-Z][^,;.]*?)\s+and (?:of )?the (?P<b>[A-Z][^,;.()"
    r"]*?\([A-Z][\w-]*\)|[A-Z][^,;.]*?(?=$|[,;.]|\sin\s|\sfor\s))"
)
_QUOTED = re.compile(r"[“\"‘'](?P<words>[A-Za-z][^“”\"]{3,200}?)[”\"’'](?=[\s,.;:)]|$)")
_NAMED_FELLOW = re.compile(
    r"\b(?:an?|the)\s+(?:(?:19|20)\d\d(?:[-–]\d{2,4})?\s)?(?P<name>(?:[A-Z][\w/&’'-]*\s){1,6}(?:[Ff]ellow|[Ss]cholar|[Ll]aureate))\b(?=\s*(?:\(|,|\.|"
    r"in\b|at\b|and an? [A-Z]|$))"
)


_TAUGHT = re.compile(r"\b(?:Teaching|Visiting|Clinical|Faculty) (?:Fellow|Scholar)$")
_POST = re.compile(
    r"(?i)(?:(?:senior|junior|research|teaching|visiting|(?:post|pre)-?doctoral|clinical|faculty|affiliated) ){1,3}"
    r"(?:fellow|scholar)"
)


def awards_in(sentence: Sentence) -> Iterator[Award]:
    """The honours that a sentence states as received."""
    text = sentence.text
    if not holds_one(text, _HINTS):
        return
    text = each_of_two(without_class(text))
    taken: list[str] = []
    for named, granter, when, at in (*_received(text), *standing(text), *_researcher(text)):
        name = _BEARER.sub("", without_front(_YEAR, named) if when.start else named)
        if name.casefold() in taken and not (granter and when.start):
            continue
        taken.append(name.casefold())
        yield Award(
            name=name,
            granter=granter,
            paper=_paper(text, at),
            start=when.start,
            end=when.end,
            current=when.current and when.start is not None,
            evidence=sentence.evidence,
            confidence=_CONFIDENCE,
        )


_BEARER = re.compile(r"(?i)(?<=\w) (?:co-)?(?:recipient|awardee)$")  # "selected as a Heron Prize recipient"
_YEAR = re.compile(r"^(?:19|20)\d\d(?:[-–/](?:19|20)?\d\d)? (?=[A-ZÀ-Þ])")  # "the 2018 Heron Prize"


def _received(text: str) -> Iterator[Stated]:
    text = without_asides(text)
    verbs = list(_RECEIVED.finditer(text))
    for index, verb in enumerate(verbs):
        if _OTHERS.search(text[: verb.start()]):
            continue
        stop = verbs[index + 1].start() if index + 1 < len(verbs) else len(text)
        end = _CLAUSE_END.search(text, verb.end(), stop)
        lead = LEADS.match(text, verb.end())
        start = lead.end() if lead else verb.end()
        giver = subject(text, verb)
        for honour in _honours(text, start, end.start() if end else stop, lead[0].split()[0] if lead else ""):
            yield honour if honour[1] or not giver else (honour[0], giver, *honour[2:])
    for match in _NAMED_FELLOW.finditer(text):
        if (
            _POST.fullmatch(match["name"])
            or _TAUGHT.search(match["name"])
            or (text.startswith("As a") and text.startswith(" at ", match.end()))
        ):
            continue  # a stay: "As a Loom fellow at X, I wove"
        near = (text[verb.end() : match.start()] for verb in verbs if verb.end() <= match.start("name") + 4)
        if not any(len(words) < _NEAR and not _DEGREE.search(words) for words in near):
            yield (
                match["name"],
                giver_in(match["name"]) or _giver(text[match.end("name") :]),
                _when(text, match.start(), match.end("name") + 40),
                match.start(),
            )


_NEAR = 38  # characters between a verb and what it names
_DEGREE = re.compile(r"\b(?:Ph\.? ?D|M\.?Phil|D\.?Phil|M\.?Sc|M\.?A|B\.?A|B\.?Sc|degree|doctorate)\b.* as $")


def _honours(text: str, start: int, end: int, lead: str) -> Iterator[Stated]:
    """The honours in the words after "received the"."""
    clause = text[start:end]
    both = _BOTH.match(clause)
    if both and is_honour(both["what"]) and " both " in f" {clause[: both.end()]} ":
        for giver in (both["a"].strip(), both["b"].strip()):
            yield f"{both['what']} of the {giver}", giver, _when(text, start, end), start
        return
    quoted = _QUOTED.match(clause)
    if quoted:
        yield quoted["words"], _giver(clause[quoted.end() :]), _when(text, start, end), start
        return
    if _STANDING_START.match(clause):
        return
    if dated := dated_members(clause):
        for member in dated:
            name, giver = undated(member)
            at = start + member.start
            yield name, giver or giver_in(name), _when(text, at, at + len(member.text)), at
        return
    yield from _listed(text, start, end, lead)


def _listed(text: str, start: int, end: int, lead: str) -> Iterator[Stated]:
    """The honours that a clause lists, each with its own giver and date."""
    members = list(_members(text[start:end]))
    for number, member in enumerate(members):
        owned = _OWNED.match(member.text)
        stated = member.text[owned.end() :] if owned else member.text
        stop = NAME_ENDS.search(stated)
        name = tidy(stated[: stop.start()] if stop else stated)
        if (
            not is_honour(name)
            or len(name.split()) > _LONGEST
            or (name.islower() and len(name.split()) < _SHORTEST and not name.startswith("travel "))
        ):
            continue
        rest = stated[len(name) :]
        at = start + member.start
        after = start + members[number + 1].start if number + 1 < len(members) else end
        if name[0].islower() and not number and lead in ("several", "numerous", "many", "multiple", "various"):
            continue
        given = owned["by"] if owned else _giver(rest) or _giver(" " + name.partition(" ")[2]) or giver_in(name)
        yield name, given, _when(text, at, after, lone=len(members) == 1), at


_OWNED = re.compile(  # "the LOOM's 2020 Heron Medal"
    r"(?P<by>[A-ZÀ-Þ][\w&.-]*(?: (?:(?:of|for|and) )?[A-ZÀ-Þ][\w&.-]*){0,6})['’]s? (?=(?:19|20)\d\d [A-ZÀ-Þ])"
    r"(?:(?:19|20)\d\d )"
)
_LONGEST = 16
_SHORTEST = 3
_STANDING_START = re.compile(
    r"(?:[Ff]ellow|[Mm]ember|[Ff]oreign [Mm]ember|[Hh]onorary (?:[Ff]ellow|[Mm]ember)|[Pp]resident|[Cc]hair)"
    r"\s+(?:of|to)\b|to the\b"
)


def _members(clause: str) -> Iterator[Member]:
    """The members of a list; a comma or "and" inside one honour's words does not part it."""
    current = 0
    cuts = [match for match in _CUT.finditer(clause) if _outside(clause, match.start())]
    for index, match in enumerate(cuts):
        following = cuts[index + 1].start() if index + 1 < len(cuts) else len(clause)
        piece = clause[match.end() : following]
        if _begins_honour(piece) and has_honour(clause[current : match.start()]):
            yield without_lead(clause[current : match.start()], current)
            current = match.end()
    yield without_lead(clause[current:], current)


def _outside(text: str, at: int) -> bool:
    """True outside brackets."""
    return text.count("(", 0, at) == text.count(")", 0, at)


def _begins_honour(piece: str) -> bool:
    stop = NAME_ENDS.search(piece)
    name = piece[: stop.start()] if stop else piece
    return is_honour(LEADS.sub("", name, count=1)) and (
        name[:1].isupper() or name.startswith(("the ", "a ", "an ", "best ", "two ", "his ", "her ", "my "))
    )


_CITED = re.compile(
    r"\b(?:was|is|been|named|as|,)\s+(?:an?\s+|"
    r"the\s+)?(?P<name>(?:[A-Z][\w&’-]+\s+){0,4}[Hh]ighly[ -][Cc]ited [Rr]esearcher)\b"
)


def _researcher(text: str) -> Iterator[Stated]:
    if "ited" not in text:
        return
    for match in _CITED.finditer(text):
        name = match["name"]
        yield (
            name,
            giver_in(name)
            or (name[: name.lower().find(" highly")] or None if " " in name[: name.lower().find("highly")] else None),
            _when(text, match.start(), len(text), lone=True),
            match.start(),
        )


def _giver(text: str) -> str | None:
    match = _OF.match(text) or _OF.search(text[:120])
    if match and (is_organization(match["by"]) or is_acronym(match["by"].split(" ")[0])):
        return match["by"].strip()
    comma = re.match(r",\s*(?P<by>[A-Z][\w’' -]{1,60}?)(?=[,.;(]|$)", text)
    if comma and is_acronym(years_at_end(comma["by"])[0]):
        return years_at_end(comma["by"])[0]
    return None


def _paper(text: str, end: int) -> str | None:
    """The quoted title before "was selected as", where the sentence is on a paper."""
    quoted = _QUOTED.search(text[:end]) if re.search(r"\b(?:paper|article|work)\b", text[:end], re.IGNORECASE) else None
    return unquoted(quoted["words"]) if quoted else None


def _when(text: str, at: int, end: int, *, lone: bool = True) -> Period:
    """The date that belongs to what stands at a place: the first after it, else, for one alone, the last before it."""
    dates = find_dates(text)
    after = [date for date in dates if at <= date.span.start < end]
    return period(after[:1] or ([date for date in dates if date.span.start < at][-1:] if lone else []))
