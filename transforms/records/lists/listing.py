"""Lists inside one line: "A, B and C" as A, B, C, with names that hold commas or an "and" kept whole."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.entities.joined_names import is_joined
from transforms.records.lists.looks import (
    SAT_ON,
    is_acronym,
    is_known_organization,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
    word_list,
    words,
)
from transforms.records.lists.periods import years_at_end
from transforms.records.lists.pieces import phrases
from transforms.records.lists.triples import triple_run
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

_BODY = re.compile(rf"(?i)\b(?:(?:sub)?(?:{SAT_ON})|focus group)$")
_AND = re.compile(r"\s+(?:and|&|und|et|y|as well as)\s+(?!\w*[’']?s\b)")
_DATED = re.compile(r"\([^()]{0,30}\b(?:19|20)\d\d[^()]{0,30}\)$")  # each part has its own years
_SOCIETY = re.compile(r"\b(?:Society|Association|Academy|Union|Federation)\b")
_FUNDER = re.compile(r"\w (?:\w+ )?(?:Re(?:search|source)|Science) (?:Council|Foundation|Fund|Agency)(?: \([A-Z]+\))?$")
_AFTER_YEARS = re.compile(r"(?<=\d\))\s+(?:and|&|und|et|y)\s+(?:the\s+)?(?=[A-Z])")  # "A (2021) and B (2014)"
_LEAD_LINK = re.compile(r"^(?:at|for|of) (?:the )?(?=[A-Z])")  # said again: "at A (2021), at B (2022)"
_LEAD_AND = re.compile(r"^(?:and|&|und|et|as well as|or)\s+", re.IGNORECASE)


def split_venues(text: str, *, listing: bool) -> list[str]:
    """The venues that a phrase names: one, or several where it is a list.

    Args:
        text: "NeurIPS 2021, ICML and JMLR", "Transactions on Systems, Man, and Cybernetics", "Seminar X, University Y".
        listing: True where the surroundings say that a list follows ("Reviewer: ..."). Otherwise a comma list is one
            only where at least two of its members are venues.
    """
    parts = phrases(text, ",|\t;")
    parts = [one for part in parts for one in _at_slashes(part)] if listing or len(parts) == 1 else parts
    if all(map(_DATED.search, parts)) and (len(parts) > 1 or _AFTER_YEARS.search(text)):
        cut = [piece for part in parts for piece in _AFTER_YEARS.split(part)]
        return [cut[0], *(without_front(_LEAD_LINK, without_front(_LEAD_AND, piece)) for piece in cut[1:])]
    if len(parts) > _PAIR and all(map(_SOCIETY.search, parts)):
        return [without_front(_LEAD_AND, part) for part in parts]
    if len(parts) == _PAIR and all(map(_FUNDER.search, parts)):
        return parts
    if _is_body_of(parts, listing=listing):
        return [", ".join(_without_places(parts))]
    parts = _whole_names(parts, listing=listing) if len(parts) > 1 else parts
    if listing and len(parts) > 1 and not any(_LEAD_AND.match(part) for part in parts):
        parts[-1:] = _last_two(parts[-1])
    inner = listing and len(parts) > _PAIR  # where an "and" ends the list, and joins nothing before
    parts = [piece for part in parts[:-1] for piece in _at_and(part, inner=inner)] + _at_and(parts[-1]) if parts else []
    whole = _with_years(_without_places([_without_and_of_dates(part) for part in parts]))
    parts = [*parts[:1], *(without_front(_LEAD_LINK, without_front(_LEAD_AND, part)) for part in parts[1:])]
    parts = _with_years(_without_places([without_front(_LEAD_AND, part) for part in parts]))
    if len(parts) > 1 and (all(map(_FUNDER.search, parts)) or _are_several(parts, listing=listing)):
        return parts
    return [", ".join(whole)] if parts else []


def _is_body_of(parts: Sequence[str], *, listing: bool) -> bool:
    """True for a committee, and whose it is: "Review Panel, National Institutes of Health (NIH), NIAID"."""
    of = [part for part in parts[1:] if not listing or len(parts) == _PAIR]
    of = [part for part in of if any(map(str.isalpha, part))]  # no years
    if not of or not _BODY.search(parts[0]) or any(map(_BODY.search, of)):
        return False
    return is_titled(_bare(of[0])) if len(parts) == _PAIR else all(map(_is_owner, of))


def _is_owner(part: str) -> bool:
    bare = _bare(part)
    return is_organization(bare) or is_acronym(bare)


def _at_slashes(part: str) -> list[str]:
    """The venues that slashes part, each known by itself: "ICRA / IROS", "CVPR/ICCV/ECCV"; "ESEC/FSE" is one."""
    if "/" not in part:
        return [part]
    names = [name.strip() for name in part.split("/")]
    bare = [years_at_end(name)[0] for name in names]
    is_list = len(names) > _PAIR or " / " in part or (all(map(venues.known, bare)) and not venues.known(part))
    if not is_list or not all(name and (is_acronym(name) or venues.known(name) is not None) for name in bare):
        return [part]
    when = names[-1][len(bare[-1]) :] if bare[:-1] == names[:-1] else ""
    return [*(name + when for name in names[:-1]), names[-1]]


def _are_several(parts: Sequence[str], *, listing: bool) -> bool:
    """True where the parts between commas are venues of their own."""
    if listing and (len(parts) > _PAIR or not is_organization(_bare(parts[-1]))):
        return True
    alike = [is_venue_like(part) and (listing or not is_known_organization(_bare(part))) for part in parts]
    return sum(alike) > 1 and (listing or sum(alike) >= len(parts) * 0.6 or alike[-1])


def _without_and_of_dates(part: str) -> str:
    """A last part "and Spring 2019" without its "and": it says when, and is no part of a name."""
    bare = without_front(_LEAD_AND, part)
    return part if bare == part or without_dates(bare, find_dates(bare)) else bare


def _bare(text: str) -> str:
    return outside_brackets(years_at_end(text)[0]).rstrip(" –—-")


def is_venue_like(text: str) -> bool:
    """True for a known venue, an acronym, and a name with a venue's words, also cut short."""
    bare = _bare(text)
    return venues.known(bare) is not None or is_acronym(bare) or is_venue(bare) or _SHORTENED.search(bare) is not None


# Words of journals as they are cut short: "J. Power Sources", "ACS Appl. Mater. Interfaces".
_SHORTENED = re.compile(rf"(?:^J|\b(?:{any_of('entry_words', 'abbreviations', 'of_journals')}))\. ")


def _at_and(part: str, *, inner: bool = False) -> list[str]:
    """The part cut at "and" where both sides are venues of their own and the whole is not one.

    `inner`: the list goes on behind the part, so that its "and" joins words of a name, or two acronyms.
    """
    if not 0 < len(_ANY_AND.findall(part)) <= _MANY or _is_one(part):
        return [part]
    for match in _outside_brackets(_LIST_AND, part):
        if is_joined(part[match.end() :]) and is_venue_like(part[: match.start()]):
            return [part[: match.start()], part[match.end() :]]
    if len(begun := _at_names(part)) > 1:
        return [one for name in begun for one in _at_and(name)]
    for match in _outside_brackets(_AND, part) if not venues.known(part) else ():
        left, right = part[: match.start()], part[match.end() :]
        if (inner or match[0].strip() == "&") and not (_is_short(left) and _is_short(right)):
            continue
        if _stands_alone(left) and (_stands_alone(right) or len(_at_and(right)) > 1):
            return [left, *_at_and(right)]
    return [part]


def _outside_brackets(pattern: re.Pattern[str], part: str) -> list[re.Match[str]]:
    """Where the part may be cut: not inside of the full name in brackets behind an acronym."""
    found = list(pattern.finditer(part))
    if "(" not in part:
        return found
    return [match for match in found if part.count("(", 0, match.start()) == part.count(")", 0, match.start())]


_ANY_AND = re.compile(r"\s(?:and|&|und|et|y|e|as well as)\s")
_MANY = 20  # a phrase with more of them lists no venues


def _is_one(part: str) -> bool:
    """True for what names one venue, whatever its "and" joins."""
    return venues.known_whole(part) or is_joined(_bare(part)) or _MATTERS.search(_bare(part)) is not None


_MATTERS = re.compile(  # of one meeting, the last of them a word by itself: "Workshop on Looms and Security"
    r"\b(?:[Ww]orkshop|[Cc]onference|[Ss]ymposium|[Cc]ongress) (?:on|for|of) (?:the )?"
    r"[^,;:()]{3,80} (?:and|&) [A-Z][a-z]+$"
)


def _at_names(part: str) -> list[str]:
    """The part cut at each "and" behind and before which whole names stand; [] where there is none."""
    found, start = [], 0
    for match in _outside_brackets(_LIST_AND, part):
        left, right = part[start : match.start()], part[match.end() :]
        if _are_whole(left, right) or _beside_acronym(left, right):
            found.append(left)
            start = match.end()
    return [*found, part[start:]] if found else []


def _beside_acronym(left: str, right: str) -> bool:
    """True where one side is a known conference's acronym, which is no word of the other's name: "ICML and Looms"."""
    for one, other in ((left, right), (right, left)):
        named = is_titled(_bare(other)) and not words("venues", "heads") & {*word_list(_bare(other))[:1]}
        if is_acronym(_bare(one)) and venues.known(_bare(one)) and named:
            return True
    return False


def _are_whole(left: str, right: str) -> bool:
    """True where a venue's name begins anew, or both sides end as names do: "Loom Letters and Journal of Yarn"."""
    before, after = word_list(_bare(left)), word_list(_bare(right))
    if len(before) < _PAIR or len(after) <= _PAIR or not (is_titled(_bare(left)) and is_titled(_bare(right))):
        return False
    first = after[1 if is_acronym(right.split(maxsplit=1)[0]) else 0]
    if first in words("venues", "openers") or (_FUNDER.search(left) and _FUNDER.search(right)):
        return True
    return before[-1] in words("venues", "heads") and after[-1] in words("venues", "heads")


def _last_two(part: str) -> list[str]:
    """The last part of a list cut at its only "and", which ends the list: "A, B, C and D"."""
    found = _outside_brackets(_LIST_AND, part)
    if len(found) != 1 or _is_one(part) or part[found[0].end()].islower():
        return [part]
    left, right = part[: found[0].start()], part[found[0].end() :]
    opened = word_list(left)[:1] and word_list(left)[0] in words("venues", "openers")
    ends = is_venue_like(right) or (len(right.split()) > 1 and not opened)
    return [left, right] if ends and len(left.split()) + len(right.split()) > _PAIR else [part]


_LIST_AND = re.compile(r"\s+(?:and|und|et|y|e|as well as)\s+(?:the\s+)?")
_PAIR = 2  # words of "Law and Society"


def _is_short(text: str) -> bool:
    """True for an acronym or a known venue, years aside."""
    bare = years_at_end(text)[0]
    return is_acronym(bare) or venues.known(bare) is not None


def _stands_alone(text: str) -> bool:
    """True for a venue that needs no more words: known, an acronym, or a name of several words around a venue word."""
    bare = _bare(text)
    known = venues.known(bare) is not None or is_joined(bare)
    return known or is_acronym(bare) or (is_venue(bare) and len(bare.split()) > 2)


_CONTINUES = re.compile(r"(?:series|part|section|special issue|special focus)\b", re.IGNORECASE)


def _whole_names(parts: list[str], *, listing: bool) -> list[str]:
    """Parts of one name put together again: "IEEE Transactions on Systems", "Man", "and Cybernetics"."""
    found: list[str] = []
    at = 0
    while at < len(parts):
        if found and _CONTINUES.match(parts[at]):
            found[-1] += ", " + parts[at]
            at += 1
            continue
        size = _known_run(parts, at) or triple_run(parts, at) or _open_run(parts, at, listing=listing and at > 0)
        found.append(", ".join(parts[at : at + size]))
        at += size
    return found


def _known_run(parts: Sequence[str], at: int) -> int:
    """How many parts from here make a name of the vocabulary; 0 where none beyond the first do."""
    for size in range(min(5, len(parts) - at), 1, -1):
        joined = without_front(_LEAD_AND, ", ".join(parts[at : at + size]))
        if len(joined) < 160 and (venues.known_whole(bare := _bare(joined)) or is_joined(bare)):
            return size
    return 0


def _open_run(parts: Sequence[str], at: int, *, listing: bool) -> int:
    """1, or more where the part opens a name ("Journal of Elections") and the next ones only go on with it."""
    found = word_list(parts[at])
    if not any(word in words("venues", "openers") for word in found[:6]) or len(found) < 3 or venues.known(parts[at]):
        return 1
    size = 1
    if listing and not any(_LEAD_AND.match(part) for part in parts[at + 1 : at + 4]):
        return 1
    while at + size < len(parts) and _goes_on(parts, at + size):
        size += 1
    return size


def _goes_on(parts: Sequence[str], at: int) -> bool:
    """True for a part that no venue begins with: an "and ..." that closes a name, or plain words before such a part."""
    part = parts[at]
    if _LEAD_AND.match(part):
        return not is_venue_like(without_front(_LEAD_AND, part))
    if is_venue_like(part) or is_organization(part) or is_place(part) or any(c.isdigit() for c in part):
        return False
    below = parts[at + 1] if at + 1 < len(parts) else ""
    joined_and = _LEAD_AND.match(below) if below else _AND.search(part)
    if joined_and and below and is_venue_like(without_front(_LEAD_AND, below)):
        return False  # the "and" before the last of the list
    return bool(joined_and) and (not _AND.search(part) or at + 1 == len(parts))


def _without_places(parts: list[str]) -> list[str]:
    kept = parts[:1] + [part for part in parts[1:] if not is_place(part.strip(" .()"))]
    return [part for part in kept if part.strip(" .")]


def _with_years(parts: list[str]) -> list[str]:
    """Years that a comma cut off put back on their venue: "ICML 2019", "2020" -> "ICML 2019, 2020"."""
    found: list[str] = []
    for part in parts:
        if (
            found
            and any(c.isdigit() for c in part)
            and (not any(c.isalpha() for c in part) or not without_dates(part, find_dates(part)))
        ):
            found[-1] += ", " + part
        elif any(c.isalpha() for c in part):
            found.append(part)
    return found
