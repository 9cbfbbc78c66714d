"""How well a reading of a talk's entry fits: titles that look like titles, venues that look like venues, nothing left.

Consumes an entry's lines and what one reading makes of them; produces a score. Readings of a section are compared by
the mean over its entries: siblings follow one form, so the form that fits most of them is the section's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.entities.places import is_country
from transforms.kept import kept
from transforms.model import Line
from transforms.records.lists.looks import (
    all_words,
    is_acronym,
    is_at_town,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
    word_list,
    words,
)
from transforms.records.lists.pieces import Piece, pieces_of, tidy
from transforms.text.patterns import MONTH
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_OPENING = '“"«„'
_OPEN_ENDS = frozenset(("of", "the", "for", "on", "and", "in", "at", "de"))
_QUOTE_INSIDE = ("”,", '",', ",”", ',"', "”.", '".', "” and “", '" and "')
_QUOTED = re.compile(r"[“\"«„][^“”\"«»„\s]{1,60}\s[^“”\"«»„]{3,300}[”\"»]")  # of several words: a title
_SURE, _LIKELY = 0.8, 0.6
_MANY = 3  # places; more are no one place
_SMALL = 4  # letters; shorter words are written small in titles too
_LONG_TITLE, _LONG_VENUE = 32, 16  # words
MANNERS = any_of("lists", "talks", "manners").replace("-", "[- ]")
ASKED = MANNERS + "|" + any_of("lists", "talks", "occasions")
FORMS = any_of("lists", "talks", "forms")
_ROLE = re.compile(
    rf"(?:(?:an?|my|gave|presented|delivered|given|as|also|recent)\s+)*(?:(?:{ASKED})\s+)*(?:{FORMS}|speaker|speech"
    r"|panelist|panellist|oral|plenary|presenter|spotlight|contributed|invited|discussant|lecturer)s?",
    re.IGNORECASE,
)
KIND_LABEL = rf"(?:[A-Za-z-]{{2,14}} ){{0,2}}(?:{any_of('entry_words', 'talks', 'kind_labels')}):\s*"
BEHIND_KIND = re.compile(rf"(?:^|(?<=[,;.)–—-] )|(?<=\t)){KIND_LABEL}", re.IGNORECASE)
_KIND_NOTE = re.compile(r"[\s,.]{0,3}[(\[](?P<kind>[A-Za-z -]{4,40})[)\]][\s.,]{0,3}$")
_PRESENTED = re.compile(
    r"[.,;:]\s{1,3}(?:(?:paper|poster|talk) )?(?:presented|given|delivered)(?: (?:at|in|to|for))?(?: the)?$",
    re.IGNORECASE,
)
_BESIDE = re.compile(  # who spoke too, or did
    r"(?i)\s?\((?:(?:invited|contributed|plenary|keynote|poster|oral)(?: [a-z]{4,12})?, )?"
    r"(?:(?:joint(?:ly)?(?: work)? )?(?:with|w/)|(?:main|first|lead) author:?|(?:presented|given) by)"
    r"\s(?-i:[A-Z])[^()]{2,120}\)$"
)
_DAY = re.compile(rf"\d{{1,2}}(?:\s?[–-]\s?\d{{1,2}})?\.?\s{MONTH}(?:\s|$)|{MONTH}\s\d{{1,2}}(?!\d)")
_TOLD = re.compile(_ROLE.pattern + r"\s+(?:on|about|titled|entitled)\b", re.IGNORECASE)


_HELD = re.compile(r"^\s(?:given|delivered|presented|held)\b")


class Given(NamedTuple):
    """One talk as an entry states it."""

    title: str | None
    places: tuple[str, ...]
    year: int | None = None  # its own, where an entry holds talks of several years


@lru_cache(maxsize=8192)
def where(text: str) -> float:
    """How much a phrase looks like where a talk is given: 1 for sure, about 0.3 for a bare name, 0 for plain words."""
    bare = outside_brackets(text).strip(" .,:").removeprefix("the ")
    if not bare:
        return 0.0
    if is_venue(bare) or is_organization(bare) or venues.known(bare) is not None or _MEETING.match(bare):
        return 1.0
    plain = without_dates(bare, find_dates(bare))
    ends = plain.split()[:1] + plain.split()[-1:]
    if not is_country(plain) and (is_acronym(plain) or (any(map(is_acronym, ends)) and not _is_told(plain))):
        return 0.8
    if is_place(bare) or is_country(plain):
        return 0.6
    count = len(plain.split())
    if is_titled(plain) and count <= _SMALL + 1:
        return 0.3
    return 0.0


_MEETING = re.compile(  # "8th International Conference Slow Looms", "Annual Workshop “Looms”"
    r"(?:\d{1,3}(?:st|nd|rd|th) (?:[A-Z]\w{3,14} ){0,2}|(?:19|20)\d\d |"
    r"(?:International|National|European|Annual|World|Biennial) ){1,2}"
    r"(?:Conference|Workshop|Symposium|Congress|Colloquium)(?: [A-Z“\"]|$)"
)


def _is_told(text: str) -> bool:
    """True for words as in a sentence: "Fading of lichens observed with LIDAR" ends in no meeting's name."""
    if _MEANS.search(text):
        return True
    long = [word for word in text.split() if len(word) > _SMALL and word[0].isalpha() and not is_acronym(word)]
    return ". " not in text and len(long) >= _MANY and sum(word[0].islower() for word in long) * 2 > len(long)


_MEANS = re.compile(r" (?:by|via) [A-Z]?[a-z]{2,12}ing [A-Z]")  # "Surpassing GPT by Scaling RL"
_TITLE_PARTS, _PLACE_PARTS = re.compile(r",\s+|\s[–—@-]\s"), re.compile(r",\s+|\s[–—@-]\s|\s\(|: ")


@lru_cache(maxsize=4096)
def whereabouts(text: str) -> float:
    """The most that any phrase of a text looks like a place of talks; less where it is long or ends in prose."""
    parts = [part for part in _PLACE_PARTS.split(text) if part.strip()]
    best = max((where(part) for part in parts), default=0.0)
    best = max(best, _SURE * is_at_town(text))
    best -= 0.3 * (bool(parts) and where(parts[0]) == 0.0)
    best -= 0.5 * any(_is_plain(part) for part in parts)
    best -= 0.6 * (sum(where(part) >= _SURE for part in parts) > _MANY)
    best -= 1.5 * (_TOLD.match(text) is not None)
    best -= 1.0 * (text.rsplit(None, 1)[-1] in _OPEN_ENDS)
    return best - 0.5 * (len(text.split()) > _LONG_VENUE)


def _is_plain(part: str) -> bool:
    """True for words written as in a sentence, that name no place."""
    long = [word for word in part.split() if len(word) > _SMALL and word[0].isalpha()]
    return len(long) > 1 and sum(word[0].islower() for word in long) * 2 > len(long) and where(part) < 1


@lru_cache(maxsize=4096)
def titled(text: str) -> float:
    """How much a phrase looks like the title of a talk."""
    found = text.split()
    if is_role(text):
        return -2.0
    score = (-0.5, -0.2, 0.1, 0.5)[min(len(found), _SMALL) - 1] if found else -2.0
    parts = [part for part in _TITLE_PARTS.split(text) if part.strip()]
    sure = [part for part in parts if where(part) >= _SURE]
    score -= 0.8 * min(2, len(sure)) + 0.4 * (bool(parts) and parts[0] in sure)
    score += 0.4 * _is_plain(text) + 0.4 * ("?" in text) - 0.6 * is_at_town(text)
    score += 0.2 if ": " in text and not BEHIND_KIND.search(text, 1) else -0.8 * (": " in text)
    score -= 0.6 * bool(find_dates(text) and text.rstrip(".")[-4:].isdigit())
    lead = _ROLE.match(text)
    score -= 1.0 * (
        lead is not None and _HELD.sub("", text[lead.end() :])[:4].strip(" ,.:")[:2] in ("", "at", "in", "@", "on")
    )
    score -= 0.8 * (holds_one(text, _QUOTE_INSIDE) or text[-1] in '”"')
    score -= 1.0 * (text[:1] in ",;)]") + 0.6 * text[:1].islower() + 2.5 * (_DAY.match(text) is not None)
    return score - 1.0 * (len(found) > _LONG_TITLE)


@lru_cache(maxsize=2048)
def is_role(text: str) -> bool:
    """True for words that only say what kind of talk it was."""
    bare = text.strip(" .,:;()[]")
    if _ROLE.fullmatch(bare):
        return True
    found = word_list(bare)
    return not found or all(word in words("talks", "noise") for word in found)


def is_note(text: str) -> bool:
    """True for square brackets round what says nothing of a talk: "[Slides]", "[Video] [Slides]"."""
    return text[0] == "[" and text[-1] == "]" and is_role(text)


def kind_label(text: str) -> int:
    """Where the words end that only say of what kind the talk behind them is: "Regional Presentation: ..."; else 0."""
    colon = text.find(": ", 0, _LONGEST_LABEL)
    label = text[:colon].split() if colon > 0 else []
    is_kind = 0 < len(label) < _SMALL and label[-1].casefold() in _KINDS and all(word[0].isupper() for word in label)
    return colon + 2 if is_kind else 0


_LONGEST_LABEL = 40
_KINDS = frozenset(
    ("talk", "presentation", "poster", "abstract", "lecture", "keynote", "oral", "communication", "webinar", "address")
)


def names_no_talk(text: str) -> bool:
    """True for a heading that is no title of a talk: a kind of talks, a place, a word or two."""
    bare = text.strip(" .:")
    if len(bare.split()) < _SMALL or where(bare) == 1 or is_place(bare):
        return True
    return not all_words(bare).isdisjoint(words("talks", "kinds"))


_YEAR = 6  # characters of a year and a stop, behind the speakers of a talk that is cited as a work


def without_role(title: str) -> str:
    """The title without "Invited talk, " or "2019. " in front and without "[Poster]" behind."""
    title = _PRESENTED.sub("", title).lstrip("*†‡ ").rstrip()
    title = title[_YEAR:] if title[:2] in ("19", "20") and title[2:4].isdigit() and title[4:_YEAR] == ". " else title
    if title[-1:] == ")" and (beside := _BESIDE.search(title)) and beside.start():
        title = title[: beside.start()].rstrip(" .,;")
    note = _KIND_NOTE.search(title)
    if note and note.start() and is_role(note["kind"]):
        title = title[: note.start()]
    lead = _ROLE.match(title)
    rest = title[lead.end() :] if lead else ""
    return rest.lstrip(" ,:•–—-") if rest.lstrip()[:1] in (",", ":", "•") and len(rest.split()) > 1 else title


class Stated:
    """What the lines of an entry say, whatever is read from them: looked up once for all its readings."""

    def __init__(self, lines: Sequence[Line]) -> None:
        """Nothing is looked up yet."""
        self.lines = lines

    @kept
    def phrases(self) -> list[str]:
        """The letters of each phrase that says something."""
        return [_letters(piece.text) for piece in pieces_of(self.lines)[0] if _says(piece)]

    @kept
    def is_quoted(self) -> bool:
        """True where a line holds several words in quotes, which can only be a title."""
        return any(_QUOTED.search(line.text) for line in self.lines)

    @kept
    def is_opened(self) -> bool:
        """True where several words in quotes come first."""
        return self.lines[0].text[0] in _OPENING and _QUOTED.match(self.lines[0].text) is not None

    @kept
    def has_words_in_column(self) -> bool:
        """True where one of several columns says something, and not where: the title."""
        text = self.lines[0].text
        cells = text.split("\t") if text.count("\t") > 1 else []
        bare = [without_dates(cell, find_dates(cell)).partition(" (")[0] for cell in cells]
        return len(cells) > 2 and any(
            len(cell.split()) > 1 and where(cell.partition(",")[0]) < _LIKELY for cell in bare
        )

    @kept
    def dates(self) -> list[int]:
        """How many dates stand on each line."""
        return [len(find_dates(line.text)) for line in self.lines]


def most(stated: Stated, given: Sequence[Given]) -> float:
    """How well talks fit the entry that they were read from if no phrase of it is left over."""
    if not given:
        return -3.0
    total = 0.0
    for one in given:
        if not one.title and stated.is_quoted:
            total -= 3.0 if stated.is_opened else 1.0
        elif one.title and stated.is_opened and one.title[0] in _OPENING:
            total -= 1.0  # the words behind the quotes are no title
        places = sum(whereabouts(place) for place in one.places) / len(one.places) if one.places else -0.4
        total += places + (titled(one.title) if one.title else -0.1 if one.places else -2.0)
        total -= 0.6 * (not one.title and stated.has_words_in_column)
    dates = stated.dates
    crowded = (len(dates) > 1 and all(dates)) or (len(given) == 1 and sum(dates) > _MANY - 1)
    own = len(given) > 1 and all(one.year for one in given)
    return total / len(given) + 0.3 * own - 0.3 * crowded


def score(stated: Stated, given: Sequence[Given]) -> float:
    """How well talks fit the entry that they were read from."""
    best = most(stated, given)
    return best - 0.5 * min(3, left_over(stated, given)) if given else best


def left_over(stated: Stated, given: Sequence[Given]) -> int:
    """How many phrases of the entry say something, and are in none of its talks."""
    used = " ".join(filter(None, (text for one in given for text in (one.title, *one.places))))
    kept = _letters(used)
    titles = [_letters(one.title)[:_PROBE] for one in given if one.title]
    return sum(text[:_PROBE] not in kept and not any(title in text for title in titles) for text in stated.phrases)


BEST = 3.0  # no less than any score: 1.5 of a title, 1 of a place, 0.3 of years
_PROBE = 24  # letters by which a phrase is found again
_LETTERS = re.compile(r"\W+")
_MARKS = {code: None for code in range(128) if not (chr(code).isalnum() or chr(code) == "_")}


def _letters(text: str) -> str:
    return (text.translate(_MARKS) if text.isascii() else _LETTERS.sub("", text)).casefold()


def _says(piece: Piece) -> bool:
    text = tidy(piece.text)
    return len(text.split()) > 1 and not is_role(text) and not is_place(text)
