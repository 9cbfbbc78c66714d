"""Lists of names that semicolons part: "Vale, Ada; de Orr, Bo M.; and Lind, C.", each of them written in one form.

Consumes text; produces where such a list ends, and its `Author`s. What stands between two semicolons is one name.
"""

from __future__ import annotations

import re
from functools import lru_cache

from transforms.model import Span
from transforms.names.lists import Author
from transforms.names.words import is_name, unmarked
from transforms.vocabulary import any_of

_UP, _LETTER = r"[^\W\d_a-zß-öø-ÿ]", r"[^\W\d_]"
_PARTICLES = f"(?:(?:{any_of('name_words', 'forms', 'particles')}|las|los|y)[ -]){{0,3}}"
_PART = rf"(?:[ODLdl]['’]|St\.? |ST\.? )?{_UP}{_LETTER}{{1,24}}(?:['’-]{_LETTER}{{1,24}}){{0,2}}"
_FAMILY = rf"(?:(?i:{_PARTICLES})(?={_UP}{{2}})|{_PARTICLES}){_PART}(?: {_PART})?"
_INITIALS = rf"(?:{_UP}\.[ -]?){{1,4}}(?<=\.)|{_UP}(?:-?{_UP}){{0,2}}(?!{_LETTER})"
_NAME = rf"{_UP}{_LETTER}{{1,20}}"
_GIVEN = rf"{_NAME}(?:-{_LETTER}{{1,20}})?(?: {_NAME})?(?: (?:{_UP}(?!{_LETTER})\.? ?){{1,3}}(?<=[\w.]))?"
_OWN_PARTICLES = (  # "Lund, Ines da Orr", "Lund, Ines van der"
    rf"(?:(?: (?:{any_of('name_words', 'forms', 'particles')})){{1,3}}(?!{_LETTER})(?: {_NAME})?)?"
)
_NEXT = re.compile(r"\s?;\s{1,2}(?:(?:and|und|et|y|&)\s{1,2}(?!al\b))?")
_LAST = re.compile(r",?\s(?:and|und|et|y|&)\s{1,2}(?!al\b)")  # before the last name: "Vale A; Orr B and Lind C"
_FORMS = tuple(
    re.compile(rf"(?:{form})[*†‡§¶#∗]{{0,4}}")
    for form in (
        rf"{_FAMILY}, ?(?:{_INITIALS}|{_GIVEN}{_OWN_PARTICLES})(?:, ?(?:[JS]r\\.?|I{{2,3}}|IV)(?!\\w))?",
        rf"{_FAMILY} (?:{_INITIALS})",
        rf"(?:(?:{_UP}\.[ -]?){{1,4}}|{_UP}{{1,3}} |{_GIVEN} ){_FAMILY}",
        rf"{_UP}{{2,24}} {_GIVEN}",
    )
)
_ENDS = re.compile(r"(?:,|;)? et\.? al\b\.?|[.,:]?(?=[\s)\]“\"«„‘]|$)")
_GOES_ON = re.compile(  # by commas from here on
    rf"(?:,|,? (?:and|&)) (?:{_FAMILY},? (?:{_INITIALS})|(?:{_UP}\.[ -]?){{1,4}}{_FAMILY})[,;.&(]"
)
_ET_AL = re.compile(r"[,;]? et\.? al\b\.?")
_OTHERS = re.compile(r"et\.? al\b\.?|…|\.\.\.")
_STOPPED = re.compile(r"[.,:]?$|[.,:]\s|\s?;|\s\(|\n")
_MOST = 120  # names
_FAR = 64  # characters of a first name


@lru_cache(maxsize=1 << 10)
def semicolon_run(text: str, start: int) -> int:
    """Where the list of names that begins at `start` ends, if semicolons part them; `start` for any other words."""
    first = text.find(";", start, start + _FAR)
    if first < 0:
        return start
    for form in _FORMS:
        name = form.match(text, start)
        if name and name.end() <= first and _NEXT.match(text, name.end()):
            return _run(text, start, name.end(), form) or start
    return start


def _run(text: str, start: int, end: int, form: re.Pattern[str]) -> int:
    """The end of the list whose first name ends at `end`; 0 where most of its members are no names."""
    named, count = int(is_name(text[start:end].strip("*†‡§¶#∗"))), 1
    for _ in range(_MOST):
        parted = _NEXT.match(text, end) or _LAST.match(text, end)
        if parted is None:
            break
        name = form.match(text, parted.end()) or _in_other_form(text, parted.end(), form)
        if name is None or not (_ENDS.match(text, name.end()) or _NEXT.match(text, name.end())):
            if parted.re is _NEXT and not _OTHERS.match(text, parted.end()):
                return 0
            break
        end, count = name.end(), count + 1
        named += is_name(name[0].strip("*†‡§¶#∗"))
    others = _ET_AL.match(text, end)
    end = others.end() if others else end
    return end if 2 * named >= count and not goes_on(text, end) else 0


def goes_on(text: str, end: int) -> bool:
    """True where commas lead to more names behind the place: ", Orr B., Lind C."."""
    return _GOES_ON.match(text, end) is not None


def _in_other_form(text: str, place: int, form: re.Pattern[str]) -> re.Match[str] | None:
    """The name there in another form; behind "Vale, Ada; Orr, Bo" the last one stands as it is said: "& Bo K. Li"."""
    if form is _FORMS[0] and (said := _FORMS[2].match(text, place)) and _STOPPED.match(text, said.end()):
        return said
    return next((found for form in _FORMS if (found := form.match(text, place))), None)


def semicolon_names(text: str) -> tuple[Author, ...] | None:
    """The names of a list that semicolons part throughout; None for any other text."""
    if ";" not in text:
        return None
    end = semicolon_run(text, 0)
    if not end or (text[end:].strip(" .,;") and not _OTHERS.match(text[end:].lstrip(" ,;"))):
        return None
    found = []
    place = 0
    while place < end:
        parted = _NEXT.search(text, place, end) or _LAST.search(text, place, end)
        stop = parted.start() if parted else end
        others = _ET_AL.search(text, place, stop)
        name, marks = unmarked(text[place : others.start() if others else stop])
        found.append(Author(name, marks, Span(place, stop)))
        place = parted.end() if parted else end
        if _OTHERS.match(text, place):
            break
    return tuple(found)
