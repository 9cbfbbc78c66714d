"""What an honour was for, behind its name: "Vale Fellowship to attend the X School", "Y Prize for the best thesis".

Consumes the pieces of a line of honours; produces them with such words as pieces of their own, which name nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from transforms.entities import venues
from transforms.entities.meeting_subjects import lists_subjects
from transforms.records.awards.words import has_award_word, is_strong
from transforms.records.lists.looks import is_acronym, is_organization, is_place, words
from transforms.records.lists.pieces import Piece, as_one
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_LEAST_NAME = 4  # characters of an honour's name
# one of which the pattern asks for
_TELLING = (" by ", "arded on ", " for ", " as ", " to ", " towards ", " recipient", " awardee")
_FOR = re.compile(r" (?=for (?:an?|my|[a-z]{3,})\b)")  # "for the best thesis", "for studies abroad"
_WITHIN = re.compile(r"[a-z]+ed |towards? |while |during ")  # "attended a seminar", behind a comma


@cache
def _told() -> re.Pattern[str]:
    """What begins the words on what an honour was for: given by whom, for what merit, or to do what."""
    verbs = words("awards", "purposes")
    doing = "|".join(sorted(f"{verb.removesuffix('e')}ing" for verb in verbs))
    return re.compile(
        r"\s(?:(?:[Aa]warded|[Pp]resented|[Gg]ranted) (?:to|on|for) (?=[a-z])|"
        r"(?:awarded|sponsored|presented|granted|given|offered|conferred|financed|funded) by|selected as|"
        rf"for (?:{any_of('entry_words', 'awards', 'doings')})\b|"
        r"for the (?:best|most|highest|top|students?|first)\b|for (?:highest|top)\b|"
        r"(?:recipient|awardee)\b|in (?:19|20)\d\d for\b"
        rf"|(?:to|in order to) (?:{'|'.join(sorted(verbs))})\b|(?:for|towards?) (?:{doing})\b)"
    )


def told_apart(piece: Piece) -> list[Piece]:
    """The piece; in two where words of explanation follow the name: "Vale Medal awarded by Globex for the best ..."."""
    text = piece.text
    told = _first_told(text) if holds_one(text, _TELLING) else None
    if not told or not is_strong(text[: told.start()]):
        return [piece]
    if told[0].startswith(" in "):
        return [piece._replace(text=text[: told.start()])]
    return [
        piece._replace(text=text[: told.start()]),
        *(piece._replace(text=part, before=",") for part in _FOR.split(text[told.start() :].strip(), maxsplit=1)),
    ]


@cache
def _paying() -> re.Pattern[str]:
    """What begins a phrase on what an honour paid, or for what merit it was given."""
    pays, tops = ("|".join(sorted(words("awards", key))) for key in ("pays", "tops"))
    return re.compile(
        rf"(?:[A-Z][a-z]+ )?(?i:{pays})(?: and [a-z]+)? (?:for|to|towards?|of)\b|(?:The )?(?i:{tops}) [a-z]+ "
    )


def _first_told(text: str) -> re.Match[str] | None:
    """Where the words on it begin: behind a kind of honour alone ("Scholarship for studying in X") only who gave it."""
    told = _told().search(text, _LEAST_NAME)
    if told and " " not in text[: told.start()] and not told[0].endswith(" by"):
        told = next((one for one in _told().finditer(text, told.end()) if one[0].endswith(" by")), None)
    return told


def is_told(piece: Piece) -> bool:
    """True for a phrase on what was done, behind a comma: "attended a seminar", "to attend the Loom Days"."""
    if piece.before in _PARTED and _paying().match(piece.text) and not is_strong(piece.text):
        return True
    if piece.text[:1] in "TA" and piece.before in _PARTED and _EXPLAINS.match(piece.text):
        return True
    if piece.before != "," or not piece.text[:1].islower() or _GIVEN.match(piece.text):
        return False
    return (_WITHIN.match(piece.text) or _told().match(f" {piece.text}")) is not None


_EXPLAINS = re.compile(r"(?:The|An?) [a-z]{4,} [a-z]")  # "The financial support for young weavers", no body's name
_PARTED = (",", "\t", ".", "\n", "-")
_GIVEN = re.compile(f"(?:{any_of('entry_words', 'awards', 'given')}|supported|shared) ")


def whole_series(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces, a name that lists three things whole: "Centre for Art, Industry, and Public Life"."""
    found = list(pieces)
    for i in range(len(found) - 1, 1, -1):
        if i >= len(found):
            continue  # what stood here became part of a name
        first, middle, last = found[i - 2 : i + 1]
        is_last = last.before == "," and last.text.startswith(("and ", "& "))
        if has_award_word(first.text) and is_organization(last.text.partition(" ")[2]):
            continue  # "Loom Prize, Globex, and Wool University": who gave it
        if is_last and middle.before == "," and " " not in middle.text and not has_award_word(last.text):
            found[i - 2 : i + 1] = [as_one(first, middle, last)]
    return found


def whole_meetings(pieces: list[Piece]) -> list[Piece]:
    """The pieces, a meeting whole whose subjects are a list: "Prize at the Conference on Nets, Old Ropes and Sails"."""
    for at in range(len(pieces) - 1):
        if pieces[at + 1].before == "," and _MEETS.search(pieces[at].text):
            for end in range(at + 2, min(at + _SUBJECTS, len(pieces)) + 1):
                whole = as_one(*pieces[at:end])
                name = whole.text.removesuffix(" on")  # a date stood behind it
                if lists_subjects(name, venues.known):
                    return [*pieces[:at], whole._replace(text=name), *pieces[end:]]
    return pieces


_MEETS, _SUBJECTS = re.compile(r"\b(?:[Cc]onference|[Ss]ymposium|[Ww]orkshop) (?:on|for) "), 4


def is_given_by(match: re.Match[str]) -> bool:
    """True for `name` and who gave it, `by`: "First Place by Globex" needs no word of awards, "from" does."""
    giver, is_honour = match["by"], is_strong(match["name"])
    said = is_honour or " by " in match[0][match.end("name") : match.start("by")]
    return said and (is_organization(giver) or (is_honour and is_acronym(giver)))


def held_in(giver: str, joint: str) -> str:
    """The meeting at which an honour was won, without its quotes and the town behind: "at 'Felt Day 2021' in Lund"."""
    if joint not in ("at", "@") or not giver:
        return giver
    if giver[0] in _OPENING and (close := giver.find(_OPENING[giver[0]], 1)) > 0:
        giver = giver[1:close] + giver[close + 1 :]
    head, _, town = giver.rpartition(" in ")
    return head if head and is_place(town) else giver


_OPENING = {"'": "'", "‘": "’", '"': '"', "“": "”"}
