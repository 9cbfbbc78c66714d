"""A role that a sentence tells once of several places: "visiting positions at A (2016) and the B (2018)".

Consumes the position at the first place and the sentence; produces the one at the second.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations
from transforms.entities.titles import is_title, may_hold_title
from transforms.parsed import Position
from transforms.records.bio.titles import Role
from transforms.records.lists.periods import period
from transforms.records.lists.prose import Sentence


def second(told: Position, text: str, start: int) -> Iterator[Position]:
    """The same role at a second place, with dates of its own where the first place has any in brackets."""
    if more := _listed(told, text, start):
        told.unit = None if told.unit in more else told.unit
        yield from (told.model_copy(update={"organization": name, "unit": None, "location": None}) for name in more)
        return
    at = text.find(told.organization or "\0", start)
    match = _SECOND.match(text, at + len(told.organization or "")) if at >= 0 else None
    if not match:
        return
    names = [
        name for name in find_organizations(text[match.end() : match.end() + 80]) if name.certain and not name.start
    ]
    end = match.end() + names[0].end if names else _unknown(text, match)
    if end <= match.end():
        return
    bracket = _BRACKET.match(text, end) if match["when"] else None
    when = period(find_dates(bracket[1] or bracket[2])[:1]) if bracket else None
    update = {"organization": text[match.end() : end], "unit": match["unit"], "location": None}
    yield told.model_copy(update=update | ({"start": when.start, "end": when.end} if when else {}))


def at_each(told: Position, role: Role, text: str, start: int) -> list[Position]:
    """The role at each place of a list, where it is told in the plural: "visiting positions at A, B (2018), and C".

    Or of a visitor, at three places or more: "a visiting scientist at A, the Department of X, B, and C".
    """
    several = _SEVERAL.search(role.title) is not None
    if not several and not (_VISITS.match(role.title) and " and " in text[start:]):
        return []
    found: list[Position] = []
    joined, unit = False, None
    at = start + (len("the ") if text.startswith("the ", start) else 0)
    while end := _name_end(text, at):
        end += len(letters[0]) if (letters := _LETTERS.match(text, end)) else 0
        bracket = _BRACKET.match(text, end)
        when = period(find_dates(bracket[1] or bracket[2])[:1] if bracket else ())
        link = _NEXT.match(text, bracket.end() if bracket else end)
        if unit is None and link is not None and _is_part(text[at:end], link[0]):
            unit, at = text[at:end], link.end()
            continue
        place = {"organization": text[at:end], "unit": unit, "location": None, "start": when.start, "end": when.end}
        found.append(told.model_copy(update=place))
        if link is None or (joined and "and" not in link[0]):
            break  # the list has ended: "A, B, and C, Bergen"
        joined, unit = joined or "and" in link[0], None
        at = link.end()
    return found if joined and len(found) > (1 if several else _FEW) else []


def _is_part(name: str, link: str) -> bool:
    """True for a part of what stands behind it: "the Department of Looms, X", "the Felt Group at X"."""
    return link.strip().startswith("at") or ("and" not in link and _UNIT.match(name) is not None)


_UNIT = re.compile(r"(?:Department|Dept\.?|School|Faculty|Division|Section|Chair) (?:of|for) ")


_VISITS = re.compile(r"(?i)(?:visiting|guest) ")
_LETTERS = re.compile(r" \([A-Z][\w-]{1,9}\)")  # "Felt Institute (FI)"


def _name_end(text: str, at: int) -> int:
    """Where the organisation ends that begins here, known or not; 0 for none."""
    known = [name.end for name in find_organizations(text[at : at + 90]) if name.certain and not name.start]
    unknown = _NAME.match(text, at)
    if known:
        return at + known[0]
    return unknown.end() if unknown and not is_title(unknown[0]) else 0


_NEXT = re.compile(r",?(?: and)?(?: (?:at|with))?(?: the)? (?=[A-ZÀ-Þ])")


def _listed(told: Position, text: str, start: int) -> list[str]:
    """The further universities of three or more: "a visiting scholar at X University, Y University and Z College"."""
    if not told.organization or ", " not in text[start:]:
        return []
    at = max(text.find(told.organization, start), 0)
    names = [name for name in find_organizations(text[at : at + 260]) if name.organization.kind == "university"]
    run = names[:1] if names and not names[0].start else []
    for name in names[1:]:
        link = text[at + run[-1].end : at + name.start] if run else ""
        if not _LISTING.fullmatch(link):
            break
        run.append(name)
        if "and" in link:
            return [text[at + one.start : at + one.end] for one in run[1:]] if len(run) > _FEW else []
    return []


def _unknown(text: str, joint: re.Match[str]) -> int:
    """Where a name that nobody knows ends behind "and at", "(2014-2016) and", or "and" where it has several words."""
    name = _NAME.match(text, joint.end())
    if name is None or may_hold_title(name[0]):
        return 0
    is_placed = " at " in joint[0] or (joint["when"] or "").startswith(" (")
    is_whole = " " in name[0] and _BEHIND.match(text, name.end()) is not None
    return name.end() if is_placed or is_whole else 0


_NAME = re.compile(
    r"[A-ZÀ-Þ][\w&'’-]{1,30}(?:\.(?:ai|io|com))?"
    r"(?: (?:& |of |for |in |de |di )?(?:the |los |la )?[A-ZÀ-Þ][\w&'’-]{1,30}){0,5}"
)
_BEHIND = re.compile(r"\s?[.,;()]|$| (?:in|from|between|during) \D{0,12}\d|, where\b")
_LISTING = re.compile(r",?(?: and)? (?:the )?")
_FEW = 2  # places that a list holds at least, but for one


def bracketed(sentence: Sentence, before: bool) -> Iterator[Position]:
    """Roles in brackets behind their places: "I spent time at Globex (intern, 2016) and Initech (analyst, 2012-13)"."""
    for match in _IN_BRACKETS.finditer(sentence.text) if before and "(" in sentence.text else ():
        if is_title(match["title"][0].upper() + match["title"][1:]):
            when = period(find_dates(match["when"])[:1])
            yield Position(
                title=match["title"],
                organization=match["place"].removeprefix("the "),
                start=when.start,
                end=when.end,
                current=when.current,
                evidence=sentence.evidence,
                confidence=0.7,
            )


_IN_BRACKETS = re.compile(
    r"(?:\b(?:at|with|for|and)|,) "
    r"(?P<place>(?:the )?[A-ZÀ-Þ][\w&'’.-]*(?: (?:of |and |the |for )?[A-ZÀ-Þ][\w&'’.-]*){0,5})"
    r" \((?P<title>[a-z][a-z -]{4,40}), (?P<when>[^()]{0,20}\b(?:19|20)\d\d\b[^()]{0,14})\)"
)


def singular(title: str) -> str:
    """A role of which there were several: "postdoctoral fellowships"."""
    return _SEVERAL.sub(r"\1", title)


_SEVERAL = re.compile(r"(?i)((?:position|appointment|fellowship|professorship|lectureship|scholarship)|postdoc)s$")
_SECOND = re.compile(
    r"(?P<when>\s\((?=[^()]*\d)[^()]{4,20}\)|\s\([^()]{3,20}\)|\sin\s[\w –-]{4,24})?"
    r"(?:, (?!I\b)[A-Z][\w.]{1,14})?"  # "University at X, SUNY, and"
    r",?\s+and\s+(?:at\s+)?(?:(?:in\s+)?(?:the\s+)?(?P<unit>(?:Department|Dept\.?|School|Faculty|Division|Institute|Center"
    r"|Centre|College) (?:of|for) [A-Z][^,;.()]{2,60}?) at )?(?:the\s+)?(?=[A-Z])"
)
_BRACKET = re.compile(r"(?:\s[A-Z]?[a-z]+){0,3}\s(?:\(([^()]{4,20})\)|in\s([\w –-]{4,24}))")
