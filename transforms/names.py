"""People's names in text: telling a name from other words, splitting lists of names, and taking a name apart.

Shapes read: "Jane Q. Smith", "J. Smith", "Smith, J.", "Smith J", "SMITH JQ", "José A. del Río", "Nguyễn Văn An",
"Wei (Alex) Gao", "Jean-Luc O'Neill Jr."; lists with commas, semicolons, "and", "&", "with" and their like.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.model import Span
from transforms.vocabulary import toml, words

PARTICLES = frozenset(
    "van von de der den di da del della dei degli du la le las los ten ter te el al bin ibn bint ben dos das do zu zur zum af av "
    "vom vander vanden 't san santa saint st y e i abu ap op ul ur ud".split()
)
_GIVEN_NAMES = frozenset("Ben Al Do San St Santa Saint Ap Ur Ud I E Y El Ten Abu Af Av Op Ul Ter".split())  # particles when in lower case
_SUFFIXES = frozenset(("jr", "sr", "ii", "iii", "iv"))
_TITLES = (
    r"(?:(?:Assoc(?:iate|\.)?|Asst\.?|Assistant|Adjunct|Emeritus|Visiting)\s{1,3})?"
    r"(?:Prof(?:essor)?s?|Drs?|Mr|Mrs|Ms|Mx|Ing|Sir|Dame|Rev|Hon|Dipl|Herr|Frau|Dott|Univ)\b\.?(?:-Ing\.?)?\s{0,3}"
)
_TITLE = re.compile(rf"^(?:{_TITLES}){{1,4}}(?=\S)")
_DEGREE = re.compile(r"Ph\.?\s?D\.?|M\.?D\.?|M\.?Sc\.?|B\.?Sc\.?|MPH|MBA|MS|MA|Esq\.?|FRS|FACS|R\.?N\.?")
_DEGREES = re.compile(rf"(?:,\s{{0,3}}|\s{{1,3}})(?:{_DEGREE.pattern})$")
_MARK_CHARS = "*†‡§¶#∗⋆★☆♯♣♠♦♥✉⁎△◊◦•¹²³⁰⁴⁵⁶⁷⁸⁹ᵃᵇ"
_PLAIN = re.compile(r"(?:[^\W\d_]\.? |[^\W\d_]\.-?[^\W\d_]\.? |[^\W\d_]{2,40}(?:[-'’][^\W\d_]{1,40}){0,2} ){0,6}(?:[^\W\d_]{4,40}|[^\W\d_]{2,40}(?:[-'’][^\W\d_]{1,40}){1,2}|[A-Z][a-z]{1,2})(?<!Jr)(?<!Sr)")
_FAST = re.compile(
    r"((?:(?!and |und |et |von )[^\W\d_]{1,30}(?:['’-][^\W\d_]{1,30}){0,2}\.? ){1,4}(?!Jr\b|Sr\b|II\b|al\b|MD\b|others\b)[^\W\d_]{2,30}(?:['’-][^\W\d_]{1,30}){0,2})([*†‡§¶#∗]{0,6})"
    r"(?:,? (?:and|&) |, |; |[.,;]?$)")
_FAST_INVERTED = re.compile(
    r"([^\W\d_]{2,30}(?:[-'’ ][^\W\d_]{2,30}){0,2}, (?:[^\W\d_a-zà-ÿ]\.[ -]?){0,3}[^\W\d_a-zà-ÿ]\.)([*†‡§¶#∗]{0,6})(?:,? (?:and|&) |, |; |[,;]?$)")
_TITLE_WORDS = frozenset("Prof Professor Profs Dr Drs Mr Mrs Ms Mx Ing Sir Dame Rev Hon Dipl Herr Frau Dott Univ Assoc Associate Asst Assistant Adjunct Emeritus Visiting".split())
_MARKS = re.compile(rf"[{_MARK_CHARS}]+")
_TEX_MARK = re.compile(r"\$?\^\{?([^{}$\s]{1,8})\}?\$?|\$\s{0,3}([^$\s]{1,12})\s{0,3}\$")
_TAIL_MARK = re.compile(r"(?<=[^\W\d_])\s?\d(?:\s?,\s?\d){0,5}$")
_PIECES = re.compile(r"[^\s.\-‐–]{1,20}[.]?")
_INITIAL_WORD = re.compile(r"(?:[^\W\d_]{1,2}\.[\-‐–]?){1,5}|[^\W\d_](?:[\-‐–][^\W\d_])?")
_WORD = re.compile(r"[^\W\d_]{1,40}(?:['’ʼ`´.\-‐–·][^\W\d_]{1,40}){0,4}\.?['’]?", re.UNICODE)
_BRACKET_NOTE = re.compile(r"[(\[][^()\[\]]{0,80}[)\]]")
_ET_AL = re.compile(r"(?:[,;&]\s{0,3}|\band\s{1,3})?(?:\bet\.?\s{0,3}al\b\.?|\bu\.\s?a\.|\band\s{1,3}(?:\d{1,4}\s{1,3})?(?:others|more|colleagues|co-?authors)\b|"
                    r"\(?\+?\s?\d{1,4}\s{1,3}(?:more\s{1,3})?(?:others|authors)\)?|…|\.\s?\.\s?\.(?:\s?\.)?)", re.IGNORECASE)
_AND = r"and|und|et|y|og|och|con|with|w/|e|i|и"
_SEPARATOR = re.compile(rf"\s{{0,3}}(?:[,;、，；/|]|\t|&amp;|[&＆·•]|(?<![\w'’])(?:{_AND})(?![\w.'’]))\s{{0,3}}(?:(?:and|und|et|y|e|&|with)(?![\w.'’]))?\s{{0,3}}",
                        re.IGNORECASE)
_WEAK_ANDS = frozenset(("e", "y", "i", "og", "con", "и"))
_TWO_WORDS = re.compile(r"[^\s,;]{1,40} {1,3}[^\s,;]")
_STRONG = frozenset(";；")
_CJK = re.compile(r"[一-鿿぀-ヿ가-힯]{2,5}$")


class Author(NamedTuple):
    """One name of a list.

    Attributes:
        name: as stated, marks and titles off.
        marks: the footnote marks on it ("*", "†", "1").
        span: where it stands in the text that was split, marks included.
    """

    name: str
    marks: str
    span: Span


class _Part(NamedTuple):
    text: str
    start: int
    end: int
    separator: str


@cache
def common_words() -> frozenset[str]:
    """Words of titles, venues and prose that are hardly ever names, folded."""
    return frozenset(words("common_words"))


@cache
def _given_names() -> frozenset[str]:
    return frozenset(name for names in toml("person_names")["given"].values() for name in names.split())


def is_given_name(word: str) -> bool:
    """True for a usual given name of some culture."""
    return word in _given_names()


@lru_cache(maxsize=1 << 15)
def is_common(word: str) -> bool:
    """True for a word of titles, venues and prose, its plural included."""
    low = fold(word)
    known = common_words()
    if " " in low:
        return any(len(part) > 3 and part in known for part in low.split())
    return low in known or (len(low) > 5 and low[-1] == "s" and (low[:-1] in known or (low[-3:] == "ies" and low[:-3] + "y" in known)))


@lru_cache(maxsize=1 << 16)
def fold(text: str) -> str:
    """Lower case, no accents, no punctuation, single blanks: the form in which names are compared."""
    if text.isascii():
        return " ".join(_WORDS.findall(text.casefold()))
    plain = unicodedata.normalize("NFKD", text.replace("ø", "o").replace("Ø", "O").replace("ł", "l").replace("Ł", "L"))
    return " ".join(_WORDS.findall("".join(c for c in plain if not unicodedata.combining(c)).casefold()))


_WORDS = re.compile(r"[^\W_]+")


@lru_cache(maxsize=1 << 14)
def is_initials(text: str) -> bool:
    """True for initials alone: "J.", "J. R.", "JR", "J.-P.", "J-P", "Yu. V."."""
    if not 0 < len(text) <= 14 or not text[0].isupper() or (len(text) > 3 and text[1].islower() and text[2].islower()):
        return False
    pieces = _PIECES.findall(text)
    if len(pieces) == 1 and len(text) <= 3 and text.isupper():
        return True
    return all(_initial_piece(piece) for piece in pieces)


def _initial_piece(piece: str) -> bool:
    bare = piece.rstrip(".")
    return bare[:1].isupper() and (len(bare) == 1 or (len(bare) == 2 and bare[1].islower() and piece[-1] == "."))


def is_name(text: str) -> bool:
    """True where the text looks like one person's name ("Wei Gao", "Geiger, R. S.", "Dr. José A. del Río")."""
    text = clean_name(text)
    if not 3 <= len(text) <= 60:
        return bool(_CJK.fullmatch(text))
    family, comma, given = text.partition(",")
    if comma:
        return _given_like(given.strip()) and _family_like(family.strip())
    return bool(_CJK.fullmatch(text)) or _full_like(text)


def clean_name(text: str) -> str:
    """The name without titles, degrees, footnote marks, notes in brackets and edge punctuation."""
    name, _ = _unmarked(text)
    return name


def _full_like(text: str) -> bool:
    parts = text.split()
    if not 2 <= len(parts) <= 6 or not all(map(_name_word, parts)):
        return False
    whole = [p for p in parts if not _INITIAL_WORD.fullmatch(p) and p.casefold() not in PARTICLES]
    return bool(whole) and not parts[-1].islower() and (parts[0].casefold() not in PARTICLES or len(parts) > 2 or parts[0][0].isupper())


def _family_like(text: str) -> bool:
    parts = text.split()
    return 1 <= len(parts) <= 5 and all(map(_name_word, parts)) and any(len(p.strip(".")) > 1 for p in parts)


def _given_like(text: str) -> bool:
    parts = text.split()
    return 1 <= len(parts) <= 4 and all(map(_name_word, parts)) and parts[0][0].isupper()


@lru_cache(maxsize=1 << 15)
def _name_word(word: str) -> bool:
    """True for a word that a name can hold: capitalised or an initial or a particle, and no common word."""
    bare = word.strip("()\"“”'’‘.,-")
    low = bare.casefold()
    if not bare:
        return False
    if low in PARTICLES or low in _SUFFIXES:
        return True
    if is_initials(bare) and "." in bare:
        return True
    if not bare[0].isupper():
        lead, hyphen, rest = bare.partition("-")
        if hyphen and lead in PARTICLES and rest[:1].isupper():
            return True
        return bare[:2] in ("d'", "d’", "l'", "l’", "o'") or (bare[0] in "ʼ'`" and len(bare) > 2) or not (
            bare[0].islower() or not bare[0].isalpha())
    if not _WORD.fullmatch(bare):
        return False
    return len(bare) == 1 or not is_common(bare)


def _unmarked(text: str) -> tuple[str, str]:
    """A name without marks, titles and notes; and the marks."""
    if _PLAIN.fullmatch(text) and text.partition(" ")[0].rstrip(".") not in _TITLE_WORDS and " " in text:
        return text, ""
    marks = ""
    if "^" in text or "$" in text:
        marks += "".join(a or b for a, b in _TEX_MARK.findall(text))
        text = _TEX_MARK.sub("", text)
    if "(" in text or "[" in text:
        text = _BRACKET_NOTE.sub(_kept_nickname, text)
    if not text.isalpha():
        if _MARKS.search(text):
            marks += "".join(_MARKS.findall(text))
            text = _MARKS.sub("", text)
        tail = _TAIL_MARK.search(text) if text[-1:].isdigit() else None
        if tail:
            marks += tail[0].strip()
            text = text[: tail.start()]
    text = text.strip(" \t,;:|“”\"\\{}<>()[]–—-=_")
    if text.partition(" ")[0].partition(".")[0].partition("-")[0] in _TITLE_WORDS:
        text = _TITLE.sub("", text)
    if text[-2:].rstrip(".").isupper() or text[-1:] in ".cq":
        bare = _DEGREES.sub("", text)
        text = bare if " " in bare or "," in text[len(bare) :] else text
    if text.endswith(".") and not _keeps_stop(text):
        text = text.rstrip(". ")
    return (" ".join(text.split()) if "  " in text or "\t" in text or "\n" in text else text), marks


def _keeps_stop(text: str) -> bool:
    """True where the last full stop belongs to the name: "Smith, J.", "Doe A.B.", "Sammy Davis Jr."."""
    last = text.rsplit(" ", 1)[-1].rsplit("-", 1)[-1]
    return text.endswith(("Jr.", "Sr.")) or (len(last) == 2 or "." in last[:-1]) or is_initials(text.rsplit(",", 1)[-1].strip())


def _kept_nickname(match: re.Match[str]) -> str:
    inner = match[0][1:-1]
    return match[0] if inner.isalpha() and inner[0].isupper() and match.start() and len(inner) > 1 else " "


def split_names(text: str) -> tuple[str, ...]:
    """The names of a list, in order, as stated; titles ("Prof.", "Dr."), marks (*, †, 1) and "et al." dropped."""
    return tuple(author.name for author in split_authors(text))


def split_authors(text: str) -> tuple[Author, ...]:
    """The names of a list in order, each with its marks and its place in the text."""
    return _plain_list(text) or _split_authors(text)


def _plain_list(text: str) -> tuple[Author, ...] | None:
    """The names of a list whose members all have two words or more; None for any other list."""
    found: list[Author] = []
    place = 0
    while place < len(text):
        match = _FAST.match(text, place) or _FAST_INVERTED.match(text, place)
        if not match or match[1].partition(" ")[0].rstrip(".") in _TITLE_WORDS:
            return None
        found.append(Author(match[1], match[2], Span(match.start(), match.end(2))))
        place = match.end()
    return tuple(found)


def _split_authors(text: str) -> tuple[Author, ...]:
    if "…" in text or " al" in text or "others" in text or ".." in text or ". ." in text or "more" in text or "+" in text or "colleagues" in text or "a." in text or "author" in text:
        text = _ET_AL.sub(_blanked, text)
    parts = _joined(_parts(text))
    found = []
    for part in parts:
        name, marks = _unmarked(part.text)
        if name and any(c.isalpha() for c in name):
            found.append(Author(name, marks, Span(part.start, part.end)))
    return tuple(found)


def _blanked(match: re.Match[str]) -> str:
    return "," + " " * (len(match[0]) - 1)


def _parts(text: str) -> list[_Part]:
    """The pieces between separators, brackets respected."""
    found, start, separator = [], 0, ""
    for match in _SEPARATOR.finditer(text):
        if not _separates(text, start, match):
            continue
        _add(found, text, start, match.start(), separator)
        start, separator = match.end(), match[0].strip() or ","
    _add(found, text, start, len(text), separator)
    return found


def _separates(text: str, start: int, match: re.Match[str]) -> bool:
    """False inside brackets and TeX, between footnote marks ("Li1,2"), and in "Flores e Silva"."""
    word = match[0].strip().casefold()
    if word in _WEAK_ANDS:
        return bool(_TWO_WORDS.match(text, match.end())) and " " in text[start : match.start()].strip()
    before, after = text[match.start() - 1 : match.start()], text[match.end() : match.end() + 1]
    if word == "," and (before.isdigit() or before in _MARK_CHARS) and (after.isdigit() or (after and after in _MARK_CHARS)):
        return False
    return not (_in_brackets(text, start, match.start()) or _in_tex(text, start, match.start()))


def _in_brackets(text: str, start: int, end: int) -> bool:
    piece = text[start:end] if end - start < 200 else ""
    return piece.count("(") > piece.count(")") or piece.count("[") > piece.count("]")


def _in_tex(text: str, start: int, end: int) -> bool:
    return end - start < 200 and text.count("$", start, end) % 2 == 1


def _add(found: list[_Part], text: str, start: int, end: int, separator: str) -> None:
    piece = text[start:end]
    if piece.strip():
        found.append(_Part(piece.strip(), start + len(piece) - len(piece.lstrip()), end - len(piece) + len(piece.rstrip()), separator))


def _joined(parts: list[_Part]) -> list[_Part]:
    """Pieces of one name put together: "Smith" + "J.", "Geiger" + "R. Stuart", "Smith" + "Jr."."""
    found: list[_Part] = []
    semicolons = sum(part.separator[:1] in _STRONG for part in parts)
    inverted = _inverted(parts)
    waiting = False  # the last name found is a family name that may take a given name
    for part in parts:
        text = clean_name(part.text)
        comma = part.separator[:1] in (",", "，") and " " not in part.separator.strip() and part.separator.strip().isascii()
        if _DEGREE.fullmatch(text) and not (found and waiting and " " not in found[-1].text.strip() and is_initials(text)):
            continue
        if found and _is_suffix(text):
            found[-1] = _merge(found[-1], part)
            continue
        if found and comma and part.separator == "," and waiting and _takes(found[-1], text, inverted or bool(semicolons)):
            found[-1] = _merge(found[-1], part)
            waiting = False
            continue
        found.append(part)
        waiting = _may_be_family(text)
    return found


def _is_suffix(text: str) -> bool:
    return text.rstrip(".").casefold() in _SUFFIXES


def _merge(a: _Part, b: _Part) -> _Part:
    return _Part(f"{a.text}, {b.text}", a.start, b.end, a.separator)


def _inverted(parts: list[_Part]) -> bool:
    """True where the list begins with "Family, Initials", so that its members may all be inverted."""
    return len(parts) > 1 and parts[1].separator == "," and is_initials(clean_name(parts[1].text)) and _may_be_family(
        clean_name(parts[0].text))


def _may_be_family(text: str) -> bool:
    """True for a piece that needs a given name: no initials in it, one word, or several that hold a particle."""
    parts = text.split()
    return 1 <= len(parts) <= 4 and not any(map(_initials_word, parts)) and not _CJK.fullmatch(text) and not is_glued(text)


def is_glued(text: str) -> bool:
    """True for a name whose initials stand on its family name: "T.F.Garner"."""
    return bool(_GLUED.match(text))


_GLUED = re.compile(r"(?:[^\W\d_a-z]\.-?){1,4}[^\W\d_a-z][^\W\d_]{2,30}(?:-[^\W\d_]{1,30})?$")


def _initials_word(word: str) -> bool:
    """True for a word of initials inside a name: "J.", "J", "JQ", "J.-P."; no particle."""
    return is_initials(word) and (len(word) < 3 or not word.isalpha() or word.isupper()) and word not in ("De", "Di", "Da")


def _takes(family: _Part, given: str, inverted: bool) -> bool:
    """True where the second piece is the given name of the first."""
    name = clean_name(family.text)
    lone = all(_is_particle(p) for p in name.split()[:-1])
    if is_initials(given):
        return lone or inverted or len(name.split()) <= 3
    if not lone:
        return False
    parts = given.split()
    names = [part for part in parts if not is_initials(part)]
    return len(parts) <= 4 and all(map(_name_word, parts)) and (inverted or len(names) < 2 or (len(parts) < 3 and is_initials(parts[0])) or len(names) < len(parts))


def _is_particle(word: str) -> bool:
    return word in PARTICLES or (word.casefold() in PARTICLES and word not in _GIVEN_NAMES)


def given_family(name: str) -> tuple[str, str]:
    """A stated name as (given, family with its particles). A lone word is a family name."""
    name = clean_name(name)
    family, comma, given = name.partition(",")
    if comma and not _is_suffix(given.strip()):
        return given.strip(" ,"), family.strip()
    parts = (family if comma else name).split()
    if len(parts) > 1 and _is_suffix(parts[-1]):
        parts = parts[:-1]
    if len(parts) > 1 and _trailing_initials(parts[-1], shouted=name.isupper()) and not is_initials(parts[0]):
        cut = next(i for i, part in enumerate(parts) if i and _trailing_initials(part, shouted=name.isupper()))
        return " ".join(parts[cut:]), " ".join(parts[:cut])
    start = len(parts) - 1
    while start > 1 and parts[start - 1].casefold() in PARTICLES and len(parts[start - 1]) > 1:
        start -= 1
    return " ".join(parts[:start]), " ".join(parts[start:])


def _trailing_initials(word: str, *, shouted: bool) -> bool:
    """True for initials as they stand after a family name: "J", "JR", "J.R.", but no short family name such as "Li"."""
    bare = word.replace(".", "").replace("-", "")
    return 0 < len(bare) <= (2 if shouted else 3) and bare.isupper()


def equal_contributors(authors: tuple[Author, ...], mark: str) -> tuple[str, ...]:
    """The names that bear the mark."""
    return tuple(author.name for author in authors if mark in author.marks)
