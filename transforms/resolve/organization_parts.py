"""The parts of an organisation's stated name: what the vocabulary knows, the words besides, places, legal forms."""

from __future__ import annotations

import re

from transforms.entities.organizations import Organization as Known
from transforms.entities.organizations import canonical as known
from transforms.entities.places import is_place
from transforms.entities.studies import is_field
from transforms.entities.titles import is_title
from transforms.names.people import fold
from transforms.names.words import is_common
from transforms.vocabulary import any_of

_FEW = 2  # words that several places have a college of: "Trinity College"
_LEGAL = re.compile(
    rf"(?<![\s,])(?:[\s,]+(?:{any_of('organization_words', 'resolved', 'legal')})\b\.?)+$",
    re.IGNORECASE,
)
_ARTICLE = re.compile(r"^the\s+", re.IGNORECASE)
_SHORT = {
    "univ": "university",
    "uni": "university",
    "inst": "institute",
    "tech": "technology",
    "lab": "laboratory",
    "labs": "laboratory",
    "laboratories": "laboratory",
    "centre": "center",
    "natl": "national",
    "intl": "international",
    "dept": "department",
}
_PLURAL = re.compile(r"(?<=[a-z]{4}[^\W\dsui])s$")  # "Communications Society"
_PIECES = re.compile(r"\s*(?:,|;|\s[-–—|@/]\s|\t|\bat\b(?=\s+[A-Z])|\bof the\b(?=\s+University))\s*")
DEPARTMENT = re.compile(
    rf"\b(?:{any_of('organization_words', 'resolved', 'departments')})\b",
    re.IGNORECASE,
)
_UNIVERSITY = re.compile(r"(?i)\b(?:universi\w+|polytechni\w+|hochschule|institute of technology|college$)")
UNIT = re.compile(
    rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'departments')}|labs?|laborator\w+|institut\w*|cent(?:er|re)|"
    r"group|hospitals?|clinics?|health systems?|observatory|museum|library|libraries|unit|team)\b"
)
BRACKET = re.compile(r"\s*\(([^()]{2,40})\)\s*$")


def belongs(entry: Known, whole: str) -> bool:
    """True where the entry is a unit of the organisation with that canonical name, or of one of its units."""
    parent, depth = entry.parent, 0
    while parent and parent != whole and depth < 4:
        above = known(parent)
        parent, depth = above.parent if above else None, depth + 1
    return bool(parent) and parent == whole


def university_and_rest(name: str) -> tuple[str, str, str]:
    """The university that one piece of the text names by its words, the words besides it, and places behind it."""
    pieces = [piece for piece in _PIECES.split(name) if piece]
    end = len(pieces)
    while end > 1 and is_place(pieces[end - 1]):
        end -= 1
    at = next((i for i in range(end - 1, -1, -1) if _UNIVERSITY.search(pieces[i])), None)
    if at is None or len(pieces) == 1 or DEPARTMENT.search(pieces[at]):
        return "", "", ""
    return pieces[at], ", ".join([*pieces[:at], *pieces[at + 1 : end]]), ", ".join(pieces[end:])


def stands_alone(unit: Known, stated: str, whole: Known) -> bool:
    """True for an institute of its own that is stated with a university: "Foo Institute, University of Bar".

    So is a university of the same town: "London School of Economics, University of London".
    """
    if unit.kind == whole.kind == "university":
        return unit.city == whole.city and len(stated.split()) > _FEW and not unit.parent
    above = known(unit.parent) if unit.parent else None
    is_of_university = above is not None and above.kind == "university"
    return unit.kind in ("institute", "laboratory") and " " in stated and not is_of_university


def words(name: str) -> str:
    """An organisation's words for comparison: folded, short forms written out, without article, legal form, plurals."""
    bare = _LEGAL.sub("", _ARTICLE.sub("", BRACKET.sub("", name).strip())).strip()
    written = (_SHORT.get(word, word) for word in fold(bare.replace("&", " and ")).split())
    return " ".join(_PLURAL.sub("", word) for word in written) or name.casefold()


def plain(name: str) -> str:
    """The name without its legal form."""
    return _LEGAL.sub("", name).strip(" ,") or name


def known_without_tail(name: str) -> Known | None:
    """A known name with a bracket, a legal form or a place behind it."""
    bracket = BRACKET.search(name)
    if bracket and (found := known(name[: bracket.start()]) or known(bracket[1])):
        return found
    legal = head = _LEGAL.sub("", name)
    while "," in head:
        head, _, tail = head.rpartition(",")
        found = known(head.strip()) if DEPARTMENT.search(head) is None else None
        if found and len(tail.split()) <= 4 and not known(tail.strip()) and not _is_elsewhere(found, tail):
            return found
    return known(legal) if legal != name else None


def _is_elsewhere(found: Known, tail: str) -> bool:
    """True where the tail is a university that the known unit of another does not belong to."""
    return found.parent is not None and _UNIVERSITY.search(tail) is not None


def parent_and_rest(name: str) -> tuple[Known | None, str]:
    """A known organisation named in one piece of the text or at its beginning, and the words besides it."""
    pieces = [piece for piece in _PIECES.split(name) if piece]
    for i in range(len(pieces) - 1, -1, -1):
        if len(pieces) > 1 and (entry := known(pieces[i])):
            return entry, ", ".join(pieces[:i] or pieces[i + 1 :])
    tokens = name.split()
    for end in range(len(tokens) - 1, 0, -1):
        entry = known(" ".join(tokens[:end]).removesuffix("'s").removesuffix("’s").rstrip(",:"))
        if entry and entry.kind not in ("society", "agency", "other") and (entry.kind != "university" or end > 1):
            rest = " ".join(tokens[end:])
            if is_another(entry, rest) or (end == 1 and is_title(name)):
                continue  # "Faculty Member" is none of the firm Faculty
            return entry, name if end == 1 else rest
    return None, ""


def is_another(entry: Known, rest: str) -> bool:
    """True where the words behind a known name make it another organisation's, and no unit of that one.

    "King Khalid University" is none of the firm King, "Indian Institute of Science Education and Research" none of
    the Indian Institute of Science, "Yale University Press" a publisher.
    """
    if _OTHERS.match(rest):
        return True
    if entry.kind in ("university", "institute"):
        return UNIT.search(rest) is None and DEPARTMENT.search(rest) is None
    return _UNIVERSITY.search(rest) is not None


_OTHERS = re.compile(r"(?i)(?:of|de|di|da|du|des|and|et|&)\s")  # "National Polytechnic Institute of Toulouse"


def is_distinctive(name: str) -> bool:
    """True for the name of a unit that few organisations have: a word of it is no common one, or there are many."""
    told = [word for word in fold(name).split() if len(word) > 3 and not UNIT.fullmatch(word)]
    return len(told) > 2 or any(not is_common(word) and not is_field(word) for word in told)
