"""Spoken languages in a line of text, each with how well it is known. Consumes text; produces `Tongue`s.

Forms read: "English - C2", "Japanese: native", "Welsh (proficient)", "fluent in Dutch and Czech, basic Greek",
"Native: German. Fluent: English", "Danish, Faroese – mother tongues", a table's row "Korean<tab>B2<tab>C1".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from transforms.records.lists.looks import tongues, word_list
from transforms.section_kinds.shapes import tools
from transforms.vocabulary import any_of, forms


class Tongue(NamedTuple):
    """A language, and how well it is known, as stated."""

    name: str
    level: str | None = None


class _Phrase(NamedTuple):
    """A piece of the text: its range, what cuts it off from the piece before, and the range of a language's name."""

    start: int
    end: int
    mark: str
    name: tuple[int, int] | None


@dataclass(slots=True)
class _Found:
    """A language; `told` stands before it and says how well, `end` is where the words behind it end."""

    name: tuple[int, int]
    told: str
    end: int
    level: str | None = None


_WORD = re.compile(r"[abcABClL][12](?:\+|(?!\w))|[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_CUT = re.compile(
    r"\s*(?:[,;|\t•·▪◦]|\.(?=\s+[A-Z]|\s*$)|(?<=\s)(?:and|und|et|y|e|&)(?=\s)|&|(?<=[)\]])(?=\s+[A-Z])|(?<=[)\]])/)\s*"
)
_AND = frozenset(("and", "und", "et", "y", "e", "&"))
_DASHES = (":", "-", "–", "—")
_EDGE = " \t,;:.|–—-•·/=→"
_LONGEST_LEVEL, _LONGEST_NAME = 200, 3  # characters; words of a name that no vocabulary holds
_NAMED_ON = re.compile(r"(?i)(?:/[^\W\d_]+| sign language| language| dialect)+")


@cache
def known_tongues() -> frozenset[str]:
    """Every known language, in lower case."""
    return tongues() | _set("names")


@cache
def _set(key: str) -> frozenset[str]:
    return frozenset(forms("languages", key))


def tongues_in(text: str, *, sure: bool) -> list[Tongue]:
    """The languages of a text, in order.

    Args:
        text: a row or sentence, its label taken off.
        sure: True where a heading or label says that languages stand here: other words beside them speak of them, and
            a name that no vocabulary holds is a language too. Else a phrase of other words makes the whole no list.
    """
    found: list[_Found] = []
    lead = ""  # how well the next ones are known
    for phrase in _phrases(text, sure=sure):
        said = text[phrase.start : phrase.end]
        if phrase.mark in (";", "."):
            lead = ""
        name = phrase.name or (_unknown(said, phrase) if sure and found else None)
        if name and not sure and not _may_say_how(text[name[1] : phrase.end]):
            return []
        if name:
            told = _said(text[phrase.start : name[0]])
            lead = told or ("" if _level(text[name[1] : phrase.end]) else lead)
            found.append(_Found(name, lead if told or _is_carried(phrase.mark, found) else "", phrase.end))
        elif not found and _is_level(said):
            lead = _said(said)
        elif not sure and not _is_level(said):
            return []
        elif found and phrase.end - found[-1].name[1] < _LONGEST_LEVEL and said.casefold() not in tools():
            found[-1].end = phrase.end
    return _levelled(text, found)


def spoken_in(text: str) -> list[str]:
    """The names of the languages in a row of skills that says how well they are known; [] for other rows."""
    if known_tongues().isdisjoint(word_list(text[:60])[:2]):
        return []
    found = tongues_in(text, sure=False)
    return [one.name for one in found] if found and all(one.level for one in found) else []


def _may_say_how(behind: str) -> bool:
    """True for words behind a language that may say how well it is known: set apart by a mark, or known to."""
    behind = behind.strip()
    return not behind or behind[0] in _MARKS or _is_level(behind)


_MARKS = ("(", "[", ":", "-", "–", "—", "|", "/", "★", "●", "■", "*", "+")


def _is_carried(mark: str, found: list[_Found]) -> bool:
    """True where what was said before the languages above holds for the next one too."""
    return mark != "\t" or not found


def _levelled(text: str, found: list[_Found]) -> list[Tongue]:
    """The languages with what stands behind them; of several before a dash, or two round an "and", the last one's."""
    bare: list[_Found] = []
    for one in found:
        behind = text[one.name[1] : one.end]
        one.level = ", ".join(filter(None, (one.told, _level(behind)))) or None
        if one.level is None:
            bare.append(one)
            continue
        if not one.told and behind.lstrip()[:1] in _DASHES:
            shared = bare
        else:
            shared = [above for above in bare[-1:] if _is_and(text[above.name[1] : one.name[0]])]
        for above in shared:
            above.level = one.level
        bare = []
    return [Tongue(" ".join(text[slice(*one.name)].split()), one.level) for one in found]


def _is_and(between: str) -> bool:
    return between.strip(" ,") in _AND


def _phrases(text: str, *, sure: bool) -> Iterator[_Phrase]:
    """The pieces between separators, outside brackets; varieties without their language join the next piece."""
    held: tuple[int, str] | None = None
    for start, end, mark in _pieces(text):
        words = {word.casefold() for word in _WORD.findall(text[start:end])}
        if words and words <= _set("varieties") and words.isdisjoint(known_tongues()):
            held = held or (start, mark)
            continue
        first, before = held or (start, mark)
        yield _Phrase(first, end, before, _name_in(text, first, end, small=sure))
        held = None


def _pieces(text: str) -> Iterator[tuple[int, int, str]]:
    """(start, end, the separator before) of each piece that is not blank."""
    start, before, inside = 0, "", text.find("(") >= 0 or text.find("[") >= 0
    for match in _CUT.finditer(text):
        if inside and _is_inside(text[start : match.start()]):
            continue
        if text[start : match.start()].strip():
            yield start, match.start(), before
            before = ""
        before = "\t" if "\t" in match[0] else match[0].strip()
        start = match.end()
    if text[start:].strip():
        yield start, len(text), before


def _is_inside(text: str) -> bool:
    return text.count("(") > text.count(")") or text.count("[") > text.count("]")


def _name_in(text: str, start: int, end: int, *, small: bool) -> tuple[int, int] | None:
    """Where the piece names a language, behind nothing but words on how well it is known.

    Args:
        text: the whole row.
        start: where the piece begins.
        end: where it ends.
        small: True where the name may begin with a small letter, as in most languages but English and German.
    """
    first = None
    for match in _WORD.finditer(text, start, end):
        word = match[0].casefold()
        if word in known_tongues() and (small or match[0][:1].isupper()):
            return (match.start() if first is None else first), _name_end(text, match)
        if word in _set("varieties") and match[0][:1].isupper():
            first = match.start() if first is None else first
        elif word not in _AND or first is None:
            if word not in _set("levels") and word not in _set("links"):
                return None
            first = None
    return None


def _name_end(text: str, match: re.Match[str]) -> int:
    """Where the name ends: "Mandarin Chinese", "Welsh/Cornish", "American Sign Language"."""
    end = match.end()
    following = _WORD.match(text, end + 1)
    if following and text[end] == " " and following[0].casefold() in known_tongues():
        end = following.end()
    more = _NAMED_ON.match(text, end)
    return more.end() if more else end


_NOTHING = frozenset(("", "speaker", "speakers", "language", "skills", "level", "user"))


def _level(behind: str) -> str | None:
    """How well, as it stands behind a language, without the marks round it."""
    said = " ".join(behind.replace("\t", ", ").replace("|", " ").replace(" ,", ",").split()).strip(_EDGE)
    if said[:1] in ("(", "[") and said[-1:] in (")", "]") and sum(map(said.count, "([")) == 1:
        said = said[1:-1].strip(_EDGE)
    return said if said.casefold() not in _NOTHING and re.search(r"[^\W_]|[+★●■*]", said) else None


_SUBJECT = re.compile(rf"(?i)^(?:(?:{any_of('entry_words', 'skills', 'tongue_subjects')})\b\s*)+")
_TIE = re.compile(r"(?i)(?<![\s:–—-])[\s:–—-]{0,4}\b(?:speakers? of|in|of|with|as|the|is|are)$")


def _said(before: str) -> str:
    """How well, as it stands before a language, without the words that tie it: "fluent in" is "fluent"."""
    return _TIE.sub("", _SUBJECT.sub("", before.strip(_EDGE))).strip(_EDGE)


def _is_level(text: str) -> bool:
    """True for a phrase of nothing but words on how well."""
    words = {word.casefold() for word in _WORD.findall(text)}
    if not words:
        return re.search(r"[\d+★●■*]", text) is not None
    return words <= _set("levels") | _set("links") and not words.isdisjoint(_set("levels"))


def alone(text: str) -> Tongue | None:
    """A language that no vocabulary holds, on a line of its own among others: "Ayapaneco (a few words)"."""
    name = _unknown(text, _Phrase(0, len(text), "", None))
    return Tongue(text[slice(*name)], _level(text[name[1] :])) if name else None


def _unknown(said: str, phrase: _Phrase) -> tuple[int, int] | None:
    """Where a language is named that no vocabulary holds, but that stands in the list like those before it."""
    end = _NAME_ENDS.search(said)
    words = said[: end.start()].split() if end else []
    if phrase.mark == "\t" or not said[:1].isupper() or not 0 < len(words) <= _LONGEST_NAME:
        return None
    folded = {word.casefold() for word in words}
    if not all(word.isalpha() and not word.isupper() for word in words) or not folded.isdisjoint(
        _set("levels") | _set("links") | tools()
    ):
        return None
    return phrase.start, phrase.start + len(" ".join(words))


_NAME_ENDS = re.compile(r"\s*[(\[:\t]|\s[-–—]\s|$")
