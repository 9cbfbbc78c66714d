"""Degrees in text, in many languages (`degrees.toml`). Consumes text; produces `Degree`s with their fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from transforms.entities.degree_forms import key, levels, may_name_degree, pattern
from transforms.entities.plausible_degrees import HONOURS, is_plausible
from transforms.entities.short_forms import is_spelled_out, without_short_form
from transforms.entities.studies import after_adjectives, before_town, is_field, major_named, outer_comma, series_end
from transforms.vocabulary import any_of


class Degree(NamedTuple):
    """A degree in a text: `start` to `end` covers its words and its field; `degree_end` its own words alone."""

    start: int
    end: int
    degree_end: int
    degree: str
    level: str
    field: str | None


_BRACKETED = re.compile(r"\s*[(\[]\s*([A-Z][\w.\s'’/+&-]{0,20})\s*[)\]]")
_STATE = re.compile(rf"(?i)\s*(?:{any_of('degrees', 'of', 'states')})(?![\w])")
_INTO_FIELD = re.compile(
    r"(?i)\s*(?:by (?:research|thesis|coursework)\s+)?(?:,|:|-|–|—|\()?"
    r"\s*(?:(?:with (?:a )?)?(?:double |dual |joint )?(?:major(?:s|ing|ed)?|"
    r"speciali[sz]ation|concentration|"
    r"emphasis|focus)\s*(?:in|on|:)\s*|\bin (?:the )?(?:field|area|department|dept\.?|school) of\s+|"
    r"\b(?:in|en|im|of|für|di|de|em)\s+(?:der |la |the )?|\bd['’](?=\w))"
)
_STOP = re.compile(
    rf"(?i)\s+(?:{any_of('degrees', 'of', 'stops')})\b|[;|\t\n\x00]|\s[-–—]\s|(?<!Telecom)(?<!Eng)(?<!Elec)"
    r"(?<!Comp)(?<!Sci)(?<!Math)(?<!Mech)(?<!Comm)(?<!Electr)(?<!Tech)(?<!Info)(?<!Phys)\.\s(?=[A-Z])|"
    r",\s*(?:from|at|with|under|advised|supervised|and (?:a|an|my)|minor|gpa|where|which)\b"
)
_WITH = re.compile(r"\s+with ([A-ZÀ-Þ][\w-]*(?: (?:[A-ZÀ-Þ][\w-]*|and|of|&)){0,4})(?=\s*(?:[,;(|\t\x00]|$|[-–—] ))")
_SCIENCE = re.compile(r"(?:olog|onom|graph|istr)y$|[a-z]{3}ics$|Writing$|Studies$|Sciences?$|Engineering$|Literature$")
_NO_FIELD = re.compile(
    rf"\b(?:{any_of('degrees', 'of', 'no_fields')})\b|\b(?:[Gg]roup|[Tt]eam)\.?$|^(?:I|my|the|both|(?:19|20)\d\d)\b"
)
_LONGEST_FIELD = 110


@lru_cache(maxsize=4096)
def find_degrees(text: str) -> tuple[Degree, ...]:
    """The degrees of a text, left to right, each with the field that follows it.

    "B.S./M.S. in Physics" are two with one field; "M.S. in EECS + B.S. in EECS" are two with their own.
    """
    return tuple(_shared(list(_once(list(_found(text)), text)), text)) if may_name_degree(text) else ()


def _found(text: str) -> Iterator[Degree]:
    matches = [m for m in pattern().finditer(text) if is_plausible(text, m)]
    if len(matches) > 1 and "(" in text and (aside := _PROGRAMME.search(text, matches[0].end())):
        matches = [m for m in matches if not aside.start() <= m.start() < aside.end()]
    at = 0
    for index, match in enumerate(matches):
        if match.start() < at:
            continue
        own_end = _own_end(text, match)
        following = next((m.start() for m in matches[index + 1 :] if m.start() >= own_end), len(text))
        degree = _degree(text, match, own_end, following)
        if degree.field and "(" in text:
            field, end = without_short_form(text, degree.degree, degree.level, degree.field, degree.end)
            degree = degree._replace(field=field, end=end)
        at = max(degree.degree_end, degree.end)
        yield degree


_PROGRAMME = re.compile(r"\s*\([^()]{0,60}\b(?:program(?:me)?|track|course)\)")  # "(integrated M.S./Ph.D. program)"


def _own_end(text: str, match: re.Match[str]) -> int:
    """The end of the degree's own words, a second form in brackets included: "Master of Science (MSc)"."""
    bracket = _BRACKETED.match(text, match.end())
    same = bracket and (bracket[1].casefold() in _MANNERS or levels().get(key(bracket[1])) == _level(match))
    if not bracket or same:
        return bracket.end() if bracket else _with_step(text, match)
    parts = _JOINED.split(bracket[1])
    return bracket.end() if len(parts) > 1 and all(key(part) in levels() for part in parts) else match.end()


def _with_step(text: str, match: re.Match[str]) -> int:
    """The end of a degree with its step: "Master II in Statistics"."""
    step = _STEP.match(text, match.end()) if (match["phrase"] or "").startswith("Master") else None
    return step.end() if step else match.end()


_STEP = re.compile(r"(?: I{1,3}|(?<=1)(?: ?[&/+] ?| and )2)(?=,|:| in | en | \(|\t|$| [–-] )")
_JOINED = re.compile(r"\s?[+/&-]\s?|\sand\s")  # "Integrated Master of Science (BS + MS)"


def _degree(text: str, match: re.Match[str], end: int, following: int) -> Degree:
    field = subject = None
    if match["named"] and not match["of"]:
        field, end = _field_text(text, match.end(), following)
        if "(" in text[match.end() : end] and (subject := _SUBJECT.search(text, match.end(), end)):
            field, end = text[match.end() : subject.start()].strip(), subject.start()
    degree_end = end
    end = _past(text, end)
    stated, field_end = _field(text, end, following)
    if subject and not stated and " " in subject[1] and not _NO_SUBJECT.search(subject[1]):
        stated, field_end = subject[1], subject.end()
    name = _OF.split(text[match.start() : degree_end].strip(" ,"))[0]
    return Degree(match.start(), field_end if stated else end, degree_end, name, _level(match), stated or field)


_OF = re.compile(
    r"(?i)(?<=degree) of (?-i:(?=[a-z]))|(?<=doctora) en$|(?<=doctor) [ei]n$|(?<=graduate) in$"
)  # "bachelor degree of botany"
# What a degree named after a trade was taken in: "Master of Architecture (Rural Planning)".
_SUBJECT = re.compile(r" \(([A-ZÀ-Þ][a-zß-ÿ]{2,20}(?:,? (?:and |of |&|in )?[A-ZÀ-Þ][\w-]{2,20}){0,4})\)$")

_NO_SUBJECT = re.compile(rf"{_NO_FIELD.pattern}|(?i:class|division|medal|honou?rs?|rank|merit|distinction)")


def _past(text: str, end: int) -> int:
    """Past honours and words such as "candidate", "student", "degree"."""
    for _ in range(3):
        match = HONOURS.match(text, end) or _STATE.match(text, end)
        if not match:
            break
        end = match.end()
    return end


def _level(match: re.Match[str]) -> str:
    if match["named"]:
        return _LEVELS[_UNITED.sub("", match["named"])[0].casefold()]
    if match["coined"]:
        return _LEVELS[match["coined"][0].casefold()]
    return levels().get(key(match[0])) or levels().get(key(_SECOND.split(_UNITED.sub("", match[0]))[-1]), "other")


_LEVELS = {"d": "doctorate", "m": "master", "b": "bachelor"}
_UNITED, _SECOND = re.compile(r"(?i)integrated "), re.compile(r"[-–](?=[A-Z])")  # "Integrated Master of", "BS-MS"


def _field(text: str, at: int, following: int) -> tuple[str | None, int]:
    """The field after "in", in brackets, straight after the degree ("Ph.D. Political Science"), or a series."""
    into = _INTO_FIELD.match(text, at)
    if into:
        return _field_text(text, into.end(), following)
    if text[at : at + 6] == " with " and (major := major_named(text, at)):
        return major
    if bracket := re.match(r"\s*\((?!(?i:minor))([^()]{2,60})\)", text[at : at + 70]):
        is_told = is_field(bracket[1]) or _BEFORE_SCHOOL.match(text, at)
        return (bracket[1].strip(), at + bracket.end()) if is_told else (None, at)
    if text.startswith(", ", at):  # "PhD, Ecology, Evolution, and Behaviour"
        comma = text.find(",", at + 2, following)
        series = series_end(text, at + 2, comma, following) if comma > 0 and is_field(text[at + 2 : comma]) else 0
        return (text[at + 2 : series], series) if series else (None, at)
    straight, end = _field_text(text, at, following)
    gap = text[at : at + 1]
    return (
        (straight, end)
        if straight and gap == " " and text[at : at + 2].strip()[:1].isupper() and is_field(straight)
        else (None, at)
    )


_BEFORE_SCHOOL = re.compile(  # a field that nobody knows: "PhD (Feltmaking), University of X"
    rf"\s*\((?!(?:\w+ ){{0,3}}(?:{any_of('degrees', 'of', 'beside')})\b)"
    r"[A-ZÀ-Þ][a-zß-ÿ]{3,20}(?: (?:and |of |& )?[A-ZÀ-Þ][a-zß-ÿ]{2,20}){0,4}\)"
    r",? (?:[A-ZÀ-Þ][\w.’'-]* ){0,4}(?:Univ|College|Institut|School|Academ)"
)
_NOTED = re.compile(  # "in Botany (University of X, 2012)", "in Botany (thesis in preparation)"
    rf"\s?\((?=[^()]{{0,80}}\b(?:19|20)\d\d\b|(?i:{any_of('degrees', 'of', 'notes')})\b)"
)
# Of "Bachelor of Science (Research)": a kind of degree, not its field.
_MANNERS = frozenset(("research", "by research", "taught", "coursework", "honours research", "thesis", "professional"))


def _field_text(text: str, at: int, following: int) -> tuple[str | None, int]:
    limit = min(following, at + _LONGEST_FIELD, len(text))
    aside = _PROGRAMME.search(text, at, limit) if "(" in text[at:limit] else None
    limit = min(limit, aside.start()) if aside else limit
    dated = _NOTED.search(text, at, limit) if "(" in text[at:limit] else None
    limit = min(limit, dated.start()) if dated and dated.start() > at else limit
    stop = _STOP.search(text, at, limit)
    if (
        stop
        and stop[0].strip() == "with"
        and (second := _WITH.match(text, stop.start(), limit))
        and (is_field(second[1]) or _SCIENCE.search(second[1]))
    ):
        stop = _STOP.search(text, second.end(), limit)
    end = min(limit, stop.start() if stop else limit)
    comma = outer_comma(text, at, end)
    end = max(before_town(text, at, comma, limit), after_adjectives(text, at, limit)) if comma is not None else end
    if comma is not None:
        end = max(end, series_end(text, at, comma, limit))
    if end == following < len(text):
        end = at + len(re.sub(r"(?i)\s*(?:[/+&,;(]|\band\b)?\s*(?:a|an|my)?\s*$", "", text[at:end]))
    field = text[at:end].strip(" ,;:–-+&/*")
    field = HONOURS.sub("", field) if "(" in field else field
    field = field[:-1] if field.endswith(")") and "(" not in field else field
    field = field.rpartition("(")[0].rstrip() if field.count("(") > field.count(")") else field
    return (None if _NO_FIELD.search(field) else _tidy(field) or None), end


_MINOR = re.compile(  # and how far one is: "(4th semester)"
    r"(?i)\s*\((?:(?:with an? )?(?:minor|concentration|double major|second major)\b[^()]*"
    r"|(?:currently )?(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|final) (?:year|semester|term)"
    r"|(?:\d{1,2}[ -](?:years?|yrs?)\b|(?:equivalent|equiv\.?) to\b|[\w.]{2,12} equivalent\b)[^()]{0,60})\)"
)
_ACCREDITED = re.compile(r" \([^()]{2,30}[ -](?:accredited|certified|approved)\)$")
_SHORTENED = re.compile(r"\b(?:Eng|Sci|Comp|Tech|Math|Phys|Econ|Ed)\.$")


def _tidy(field: str) -> str:
    field = _ACCREDITED.sub("", _MINOR.sub("", field)) if "(" in field else field.rstrip("{} ")
    field = field if _SHORTENED.search(field) else field.removesuffix(".")
    return field if any(c.isalpha() for c in field) else ""


def _once(degrees: list[Degree], text: str) -> Iterator[Degree]:
    """The degrees, one of them where its letters stand before its own words: "M.A. Master of Arts in History"."""
    short: Degree | None = None
    for degree in degrees:
        between = text[short.degree_end : degree.start] if short else ""
        if short and is_spelled_out(short.degree, degree.degree, between):
            yield degree._replace(start=short.start, degree=short.degree)
            short = None
            continue
        if short and short.level == degree.level and _NAMED_BEHIND.fullmatch(between) and " degree" in short.degree:
            degree = degree._replace(start=short.start)  # noqa: PLW2901 - "an honours degree in Bachelor of Arts"
            short = None
        if short:
            yield short
        short = None if degree.field else degree
        if degree.field:
            yield degree
    if short:
        yield short


_NAMED_BEHIND = re.compile(r" (?:in|of)(?: an?| the)? ")


def _shared(degrees: list[Degree], text: str) -> Iterator[Degree]:
    """Degrees joined by a slash, "and", "&" or "+" share the last one's field."""
    for index, degree in enumerate(degrees):
        later = degrees[index + 1] if index + 1 < len(degrees) else None
        if (
            later
            and degree.field is None
            and later.field
            and re.fullmatch(r"\s*(?:/|\+|&|-|and(?: the| my| an?)?|,)\s*", text[degree.degree_end : later.start])
        ):
            yield degree._replace(field=later.field)
        else:
            yield degree


def degree_alone(text: str) -> Degree | None:
    """The degree, its field with it or not, that is the whole text: "Ph.D. in Botany"."""
    words = text.strip(" :*_")
    may_be = len(words) < _LONGEST_FIELD and pattern().match(words) is not None  # a heading as a rule is none
    found = find_degrees(words) if may_be else ()
    whole = len(found) == 1 and not found[0].start and found[0].end == len(words)
    return found[0] if whole and not _WORK.match(words, found[0].degree_end) else None


_WORK = re.compile(r"(?i)\s*\(?(?:thesis|dissertation|candidate|student|scholar|course)")


def level_of(degree: str) -> str:
    """The level of a degree as stated: doctorate, master, bachelor or other."""
    found = find_degrees(degree)
    return found[0].level if found else "other"
