"""One line of service that holds several lists or duties: consumes the lines of an item; produces `Held`s.

"Journals: A, B. Presses: C, D. Agencies: E" are lists for one role; "Senate, 2018-21; Library Committee, 2012; ..."
are duties, each with its own years and of its own kind.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.model import Line
from transforms.records.lists.looks import is_organization, is_venue
from transforms.records.lists.periods import period
from transforms.records.lists.pieces import phrases
from transforms.records.service.reading import held_in
from transforms.records.service.role_words import roles_in
from transforms.records.service.rows import rows_under_date
from transforms.records.service.venue_first import roles_behind_venue
from transforms.records.service.venues import Held
from transforms.text.styled import without
from transforms.vocabulary import any_of

_LABEL = re.compile(
    r"(?:^|(?<=[\w)])[.;] )(?:(?:academic|university|book|funding|grant(?:ing)?|research|scholarly) )?(?:"
    f"{any_of('entry_words', 'service', 'part_labels')})(?: proposals| manuscripts)?: (?=[A-Z])",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r",? (?:and|among|amongst|as well as) (?:(?:many |several |various )?others?"
    r"|(?:(?:many|several|various|other|related|similar) ){1,3}(?:venues|conferences|journals|workshops|meetings))"
    r"\.?(?=$|\. )"
    r"|(?<=\w), (?:and )?(?:numerous|many|several|various|multiple)(?: [a-z][a-z-]{2,14}){1,6}\.?$"
)
_ADDRESS = re.compile(r"(?<=[\w)])(?:,|\s[—–|:-]|:)?\s[(<]?https?://[^\s()<>]{4,300}[)>]?\.?$")  # printed at the end
_AND_MORE = re.compile(r"other|related|similar|, (?:and )?(?:numerous|many|several|various|multiple) ")
_LISTED = frozenset(("reviewer", "program committee", "editor", "area chair"))  # roles held at many places
_LEAST, _MOST_WORDS = 3, 10


def held_in_parts(lines: Sequence[Line], above: str | None) -> list[Held]:
    """Every role held that the lines of an item state, those of several lists or duties in one line part by part."""
    if len(lines) != 1:
        rows = rows_under_date(lines) if above else []
        return [held for row in rows for held in held_in([row], above)] or held_in(lines, above)
    line = lines[0]
    if any(map(str.isdigit, line.text)) and (held := roles_behind_venue(line.text)):
        return held
    if "http" in line.text and (address := _ADDRESS.search(line.text)):
        line = without(line, address.start(), len(line.text))
        lines = (line,)
    text = _OTHERS.sub("", line.text) if _AND_MORE.search(line.text) else line.text
    if ": " in text and (lists := _lists(text)):
        return [held for part in lists for held in held_in([_as(line, part)], above, listing=True)]
    if text.count(";") >= _LEAST - 1 and (duties := _duties(text)):
        return [held for part in duties for held in held_in([_as(line, part)], above) or [_duty(part)]]
    if (role := _REVIEWS.match(text)) and _are_venues(text[role.end() :]):
        text = f"{role['role']}: {text[role.end() :]}"
    whole = line if text == line.text else _as(line, text)
    listing = above == "reviewer" and (_is_bare_list(text) or _are_journals(text))
    return held_in([whole], above, listing=listing or (above in _LISTED and _have_own_years(text)))


def _have_own_years(text: str) -> bool:
    """True for names between commas of which several have their years in brackets: "Felt (since 2019), Dyes (2021)"."""
    bare, count = _OWN_YEARS.subn("", text) if "(" in text else (text, 0)
    return count > 1 and "," in bare and not roles_in(bare) and not find_dates(bare)


_OWN_YEARS = re.compile(r" \((?:since |from |until )?(?:19|20)\d\d[^()]{0,24}\)(?=,|;| and | & |\.?$)")


_REVIEWS = re.compile(
    r"(?P<role>(?:(?:ad[ -]hoc|peer|manuscript|external|occasional|journal|book) )?(?:reviewer|referee)), (?=[A-Z])",
    re.IGNORECASE,
)


def _are_venues(text: str) -> bool:
    """True for several houses and journals between commas: "Globex University Press, Journal of Felt, Dye Letters"."""
    if any(sign in text for sign in "\t;|(") or find_dates(text):
        return False
    parts = [part.removeprefix("and ") for part in phrases(text, ",")]
    return len(parts) >= _LEAST and all(map(_is_body, parts))


def _is_body(text: str) -> bool:
    is_house = text.endswith(" Press") or venues.is_publisher(text)
    return is_house or is_organization(text) or is_venue(text) or venues.known(text) is not None


def _is_bare_list(text: str) -> bool:
    """True for names between commas and nothing else: what stands below "Reviewer"."""
    plain = text.count(",") >= _LEAST - 1 and not any(sign in text for sign in "\t:;•|–(")
    return plain and not roles_in(text) and not find_dates(text)


def _are_journals(text: str) -> bool:
    """True for two names of which the last is a journal's by its words: "Acta Lanae, Pacific Journal of Looms"."""
    first, comma, last = text.strip(" .").partition(", ")
    if not comma or "," in last or " and " in text or _BEARS_NAME.search(first) or find_dates(text):
        return False
    return _JOURNAL.match(last) is not None


_JOURNAL = re.compile(
    r"(?:[A-Z][\w-]{1,20} ){0,3}(?:Journal|Transactions|Annals|Letters|Bulletin|Archives)(?: (?:of|on|for|in) [A-Z]|$)"
)
_BEARS_NAME = re.compile(
    r"(?i)\b(?:special|issue|section|workshop|track|editorial|journal of|transactions on)\b|[:;(|\t]"
)


def _as(line: Line, text: str) -> Line:
    return replace(line, text=text, bold=(), italic=(), underline=(), links=())


def _duty(text: str) -> Held:
    """An office that its own words name, and where it was held no others: "Graduate chair, 2009-2012"."""
    dates = find_dates(text)
    return Held(None, without_dates(text, dates).strip(" ,()"), period(dates))


def _lists(text: str) -> list[str]:
    """What stands behind each label, where several lists for one role stand in a line."""
    labels = list(_LABEL.finditer(text))
    if len(labels) < _LEAST - 1 or labels[0].start():
        return []
    ends = [*(match.start() for match in labels[1:]), len(text)]
    return [text[match.end() : end].rstrip(" .;") for match, end in zip(labels, ends, strict=True)]


def _duties(text: str) -> list[str]:
    """The parts between semicolons, where they are short and most have years of their own."""
    parts = phrases(text, ";")
    roles = roles_in(parts[0]) if parts else []
    if len(parts) < _LEAST or any(role.role in _LISTED for role in roles) or any(":" in part for part in parts):
        return []
    dated = sum(bool(find_dates(part)) for part in parts)
    is_short = all(len(part.split()) <= _MOST_WORDS and part[0].isupper() for part in parts)
    return parts if is_short and 2 * dated > len(parts) else []
