"""The words of names: folding, initials, particles, titles, and whether a text is one person's name.

Shapes read: "Jane Q. Smith", "J. Smith", "Smith, J.", "Smith J", "SMITH JQ", "José A. del Río", "Nguyễn Văn An",
"Wei (Alex) Gao", "Jean-Luc O'Neill Jr.".
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from transforms.names.known import is_family_name
from transforms.text.folded import folded, without_marks
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of, toml, words

_VOCABULARY: dict[str, str] = toml("name_words")

PARTICLES = frozenset(_VOCABULARY["particles"].split())
GIVEN_NAMES = frozenset(_VOCABULARY["given_names"].split())  # particles when in lower case
_FAMILY_PARTICLES = frozenset(_VOCABULARY["family_particles"].split())
SUFFIXES = frozenset(("jr", "sr", "ii", "iii", "iv"))
_TITLES = (
    r"(?:(?:Assoc(?:iate|\.)?|Asst\.?|Assistant|Adjunct|Emeritus|Visiting)\s{1,3})?(?:"
    rf"{any_of('name_words', 'forms', 'titles')})(?!\w)\.?(?:-Ing\.?)?\s{{0,3}}"
)
_TITLE = re.compile(rf"^(?:{_TITLES}){{1,4}}(?=\S)")
DEGREE = re.compile(any_of("name_words", "forms", "degrees"))
_DEGREES = re.compile(rf"(?:,\s{{0,3}}|\s{{1,3}})(?:{DEGREE.pattern})$")
MARK_CHARS = "*†‡§¶#∗⋆★☆♯♣♠♦♥✉⁎△◊◦•¹²³⁰⁴⁵⁶⁷⁸⁹ᵃᵇ"
_PLAIN = re.compile(
    r"(?:[^\W\d_]\.? |[^\W\d_]\.-?[^\W\d_]\.? |[^\W\d_]{2,40}(?:[-'’][^\W\d_]{1,40}){0,2} "
    r"){0,6}(?:[^\W\d_]{4,40}|[^\W\d_]{2,40}(?:[-'’][^\W\d_]{1,40}){1,2}|[A-Z][a-z]{1,2})(?<!Jr)(?<!Sr)"
)
FAMILY_WORDS = frozenset(_VOCABULARY["family_words"].split())
_GIVEN_WORDS = frozenset(_VOCABULARY["given_words"].split())
GIVEN_PLACES = frozenset(_VOCABULARY["given_places"].split())
TITLE_WORDS = frozenset(_VOCABULARY["title_words"].split())
_MARKS = re.compile(rf"[{MARK_CHARS}]+")
_TEX_MARK = re.compile(r"\$?\^\{?([^{}$\s]{1,8})\}?\$?|\$\s{0,3}([^$\s]{1,12})\s{0,3}\$")
_TAIL_MARK = re.compile(r"(?<=[^\W\d_])\s?\d(?:\s?,\s?\d){0,5}$")
_SECOND_SYLLABLE = re.compile(r"(?<=[A-Z]\.-)[a-z](?=\.)")  # "J.-h."
_PIECES = re.compile(r"[^\s.\-‐–]{1,20}[.]?")
INITIAL_WORD = re.compile(r"(?!St\.)(?:[^\W\d_]{1,2}\.[\-‐–]?){1,5}|[^\W\d_](?:[\-‐–][^\W\d_])?")
_WORD = re.compile(r"[^\W\d_]{1,40}(?:['’ʼ`´.\-‐–·][^\W\d_]{1,40}){0,4}\.?['’]?", re.UNICODE)
_ELIDED = re.compile(r"[DL]['’][A-ZÀ-Þ][^\W\d_]{3,20}")  # "Ada L'Moulin"
_JOINED = re.compile(r"([a-z]{2,4})[A-Z][a-z]{2,20}$")
_BRACKET_NOTE = re.compile(r"[(\[][^()\[\]]{0,80}[)\]]")
CJK = re.compile(r"[一-鿿぀-ヿ가-힯]{2,5}$")
_WORDS = re.compile(r"[^\W_]+")
_ACCENTS = re.compile("[\u0300-\u036f]+")
_GLUED = re.compile(r"(?:[^\W\d_a-z]\.-?){1,4}[^\W\d_a-z][^\W\d_]{1,30}(?:-[^\W\d_]{1,30})?$")


@cache
def common_words() -> frozenset[str]:
    """Words of titles, venues and prose that are hardly ever names, folded."""
    return frozenset(words("common_words"))


@cache
def _given_names() -> frozenset[str]:
    by_culture = (names for part in ("given", "more_given") for names in toml("person_names")[part].values())
    found = frozenset(name for names in by_culture for name in names.split())
    return found | frozenset(fold(name).capitalize() for name in found if name.isalpha() and not name.isascii())


def is_given_name(word: str) -> bool:
    """True for a usual given name of some culture."""
    known = _given_names()
    return word in known or (not word.isascii() and word.isalpha() and fold(word).capitalize() in known)


@lru_cache(maxsize=1 << 15)
def is_common(word: str) -> bool:
    """True for a word of titles, venues and prose, its plural included."""
    low = fold(word)
    known = common_words()
    if " " in low:
        return any(len(part) > 3 and part in known for part in low.split())
    return low in known or (
        len(low) > 5 and low[-1] == "s" and (low[:-1] in known or (low[-3:] == "ies" and low[:-3] + "y" in known))
    )


def is_no_family(word: str) -> bool:
    """True for a common word that no family is called after ("Growth"); "Grant" and "Long" are names as well."""
    return (word.capitalize() if word.isupper() else word) not in FAMILY_WORDS and is_common(word)


@lru_cache(maxsize=1 << 16)
def fold(text: str) -> str:
    """Lower case, no accents, no punctuation, single blanks: the form in which names are compared."""
    if text.isascii():
        return text.casefold() if text.isalpha() else folded(text)
    plain = unicodedata.normalize("NFKD", text.replace("ø", "o").replace("Ø", "O").replace("ł", "l").replace("Ł", "L"))
    usual = _ACCENTS.sub("", plain)
    if usual.isascii():
        return folded(usual)
    return " ".join(_WORDS.findall(without_marks(plain).casefold()))


def bears(text: str, word: str) -> bool:
    """True where a word that is folded itself stands in the folded text; most texts are told without folding them."""
    if text.isascii() and word not in text.lower():
        return False
    return word in fold(text).split()


@lru_cache(maxsize=1 << 14)
def is_initials(text: str) -> bool:
    """True for initials alone: "J.", "J. R.", "JR", "J.-P.", "J-P", "Yu. V."."""
    if not 0 < len(text) <= 14 or not text[0].isupper() or (len(text) > 3 and text[1].islower() and text[2].islower()):
        return False
    if ".-" in text:
        text = _SECOND_SYLLABLE.sub(lambda match: match[0].upper(), text)
    pieces = _PIECES.findall(text)
    if len(pieces) == 1 and len(text) <= 3 and text.isupper():
        return True
    return all(_initial_piece(piece) for piece in pieces)


def _initial_piece(piece: str) -> bool:
    bare = piece.rstrip(".")
    if len(bare) == 2:
        return bare[0].isupper() and bare[1].islower() and piece[-1] == "." and bare != "St"  # "St. Clair"
    return len(bare) == 1 and bare.isupper()


@lru_cache(maxsize=1 << 14)
def is_name(text: str) -> bool:
    """True where the text looks like one person's name ("Wei Gao", "Geiger, R. S.", "Dr. José A. del Río")."""
    text = clean_name(text)
    if ".-" in text:
        text = _SECOND_SYLLABLE.sub(lambda match: match[0].upper(), text)
    if not 3 <= len(text) <= 60:
        return _is_cjk(text)
    family, comma, given = text.partition(",")
    if comma:
        family, given = family.strip(), given.strip()
        return _given_like(given) and (
            _family_like(family) or _is_before_initials(family, given) or _is_borne([*given.split(), family])
        )
    return _is_cjk(text) or _full_like(text)


def _is_before_initials(family: str, given: str) -> bool:
    """True for a word in front of two initials: a family name, be the word a common one too ("Sage, A. J.")."""
    return _INITIALS.fullmatch(given) is not None and family.istitle() and family.isalpha()


_INITIALS = re.compile(r"[^\W\d_a-z]\.[ -]?[^\W\d_a-z]\.")


def _is_cjk(text: str) -> bool:
    return not text.isascii() and CJK.fullmatch(text) is not None


_IN_THE = re.compile(r"(?<= )in (?=(?:['’]t|de[nr]) [A-Z])")  # a particle that is a word elsewhere: "Bo in 't Woud"


@lru_cache(maxsize=1 << 14)
def clean_name(text: str) -> str:
    """The name without titles, degrees, footnote marks, notes in brackets and edge punctuation."""
    name, _ = unmarked(text)
    return name


def _full_like(text: str) -> bool:
    parts = (_IN_THE.sub("", text) if " in " in text else text).split()
    named = parts[1:] if len(parts[0]) == 2 and parts[0].isupper() and not text.isupper() else parts  # "AT Quill"
    if not 2 <= len(parts) <= 6 or not (all(map(is_name_word, named)) or _is_borne(parts) or _is_given(parts)):
        return False
    whole = [p for p in parts[:-1] if not INITIAL_WORD.fullmatch(p) and p.casefold() not in PARTICLES]
    last = parts[-1] if not INITIAL_WORD.fullmatch(parts[-1]) and not _is_mere_particle(parts[-1]) else ""  # "B. F. Do"
    return (
        bool(whole or last)
        and not parts[-1].islower()
        and (parts[0].casefold() not in PARTICLES or len(parts) > 2 or parts[0][0].isupper())
    )


def _is_mere_particle(word: str) -> bool:
    return is_particle(word) and word not in _FAMILY_PARTICLES  # "K.-T. Du"


def _is_borne(parts: list[str]) -> bool:
    """True for a family name that is a common word, behind a given name or initials ("Maria Grant", "An Tô").

    A mark of the generation may follow it ("Maria Grant III").
    """
    *given, family = parts[:-1] if len(parts) > 2 and parts[-1].rstrip(".").casefold() in SUFFIXES else parts
    if not (family in FAMILY_WORDS or (len(family) < 4 and not family.isascii())) or not all(map(is_name_word, given)):
        return False
    if len(given) > 1 and given[-1].endswith(".") and is_initials(given[-1]):
        return True  # "Fern B. Fields"
    return (is_given_name(given[0]) and given[0] not in GIVEN_PLACES) or all(map(is_initials, given))


def _is_given(parts: list[str]) -> bool:
    """True for a given name that is a common word too, in front of a usual family name ("Long Zhang")."""
    given, *middle, family = parts
    return given in _GIVEN_WORDS and is_family_name(family) and all(map(is_initials, middle)) and not is_common(family)


def _family_like(text: str) -> bool:
    parts = text.split()
    return 1 <= len(parts) <= 5 and all(map(is_name_word, parts)) and any(len(p.strip(".")) > 1 for p in parts)


def _given_like(text: str) -> bool:
    parts = text.split()
    return 1 <= len(parts) <= 4 and all(map(is_name_word, parts)) and parts[0][0].isupper()


@lru_cache(maxsize=1 << 15)
def is_name_word(word: str) -> bool:  # noqa: PLR0911 - a ladder of cases
    """True for a word that a name can hold: capitalised or an initial or a particle, and no common word."""
    bare = word.strip("()\"“”'’‘.,-")
    low = bare.casefold()
    if not bare:
        return False
    if low in PARTICLES or low in SUFFIXES or word in PARTICLES:  # "'t" bears its mark
        return True
    if is_initials(bare) and "." in bare:
        return True
    if not bare[0].isupper():
        lead, hyphen, rest = bare.partition("-")
        if (hyphen and lead in PARTICLES and rest[:1].isupper()) or is_joined(bare):
            return True
        return (
            bare.startswith(("d'", "d’", "l'", "l’", "o'", "dell'", "dell’", "dall'", "dall’"))
            or (bare[0] in "ʼ'`" and len(bare) > 2)
            or not (bare[0].islower() or not bare[0].isalpha())
        )
    if not _WORD.fullmatch(bare):
        return False
    return len(bare) == 1 or not is_common(bare) or _ELIDED.fullmatch(bare) is not None


def is_joined(word: str) -> bool:
    """True for a family name that begins with its particle: "deVries", "vanDyke"."""
    match = _JOINED.match(word)
    return match is not None and match[1] in PARTICLES


def unmarked(text: str) -> tuple[str, str]:
    """A name without marks, titles and notes; and the marks."""
    plain = _PLAIN.fullmatch(text) and (text.isascii() or not _MARKS.search(text))  # a raised figure is a word's letter
    if plain and text.partition(" ")[0].rstrip(".") not in TITLE_WORDS and " " in text:
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
    text = text.strip(' \t,;:|“”"\\{}<>()[]–—-=_')
    if text.partition(" ")[0].partition(".")[0].partition("-")[0] in TITLE_WORDS:
        text = without_front(_TITLE, text)
    if text[-2:].rstrip(".").isupper() or text[-1:] in ".cq":
        bare = _DEGREES.sub("", text)
        text = bare if " " in bare or "," in text[len(bare) :] else text
    if text.endswith(".") and not _keeps_stop(text):
        text = text.rstrip(". ")
    return (" ".join(text.split()) if "  " in text or "\t" in text or "\n" in text else text), marks


def _keeps_stop(text: str) -> bool:
    """True where the last full stop belongs to the name: "Smith, J.", "Doe A.B.", "Sammy Davis Jr."."""
    last = text.rsplit(" ", 1)[-1].rsplit("-", 1)[-1]
    return (
        text.endswith(("Jr.", "Sr."))
        or (len(last) == 2 or "." in last[:-1])
        or is_initials(text.rsplit(",", 1)[-1].strip())
    )


def _kept_nickname(match: re.Match[str]) -> str:
    inner = match[0][1:-1]
    return match[0] if inner.isalpha() and inner[0].isupper() and match.start() and len(inner) > 1 else " "


def is_glued(text: str) -> bool:
    """True for a name whose initials stand on its family name: "T.F.Garner"."""
    return bool(_GLUED.match(text))


def is_particle(word: str) -> bool:
    """True for a particle as it stands ("van", "De"), no given name that looks like one ("Ben")."""
    return word in PARTICLES or (word.casefold() in PARTICLES and word not in GIVEN_NAMES)
