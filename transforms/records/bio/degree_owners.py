"""Whose a degree in a sentence is: consumes the sentence and a degree; tells whether the owner holds or pursues it."""

from __future__ import annotations

import re

from transforms.entities.degrees import Degree
from transforms.entities.organizations import find_organizations
from transforms.entities.places import cities
from transforms.names.people import is_name
from transforms.records.bio.came_for import came_for
from transforms.vocabulary import any_of

_OTHERS = re.compile(rf"(?i)^\W*(?:{any_of('prose', 'degrees', 'others')})")
_NOT_MINE = re.compile(rf"(?i)\b(?:{any_of('prose', 'degrees', 'not_mine')})[^.]{{0,40}}$")
TIME_OF = re.compile(
    rf"(?i)\b(?:{any_of('prose', 'degrees', 'times')})\s+(?:(?:starting|beginning|commencing|entering|"
    "returning to|embarking on|applying to) )?(?:the |my |his |her |their |a )?$"
)
_CUES = re.compile(rf"(?i)\b(?:{any_of('prose', 'degrees', 'cues')})\b|\bI['’]m\b")
_FOLLOWED_BY_PLACE = re.compile(
    r"(?:\s+(?:degree|studies|program(?:me)?))?(?:\s+in\s+[\w &-]{2,50}?)?\s*,?\s+(?:at|from|@|in|"
    r"with)\s+(?:the\s+)?[A-ZÀ-Þ]"
)
_STUDENT = re.compile(
    r"\b(?:I|[Hh]e|[Ss]he|They)(?:['’]m| am| is| was) (?:currently |now |also )?an? (?:[\w-]{1,20} ){0,6}student at "
)
_WHO_ELSE = re.compile(r"\b(?:who|whom|whose)\b")
_DEFENDED = re.compile(r"\bdefended (?:my|his|her|their) $")
_MY_THESIS = re.compile(r" (?:thesis|dissertation)(?: in [^,;.]{3,60}?)?,? (?:at|from) (?:the )?[A-ZÀ-Þ]")
_SERIES = re.compile(r" \((?:[A-Z][A-Za-z.]{1,7}(?:,? (?:19|20)\d\d)?[;,] (?:and )?){1,3}$")  # "(MPhil, 2007; DPhil"
_VISITING = re.compile(r"(?i)\b(?:visiting|guest) $")
_CREDENTIAL = re.compile(
    r"^[A-ZÀ-Þ][\w.’'-]*(?: [A-ZÀ-Þ][\w.’'-]*){1,4},\s*(?:(?:[A-Z][\w.-]{1,7},?\s(?:and\s)?){0,4})$"
)


def is_own(text: str, degree: Degree) -> bool:
    """False for other people's degrees and for theses, awards and committees."""
    before, after = text[: degree.start], text[degree.degree_end :]
    if not before and SCHOOL_NEXT.match(after):
        return True
    if before.endswith(_OWNED) and came_for(text, 0, degree.start):
        return True
    return (_DEFENDED.search(before) and _MY_THESIS.match(after)) is not None or _is_held(before, after)


_OWNED = (" a ", " an ", " my ", " his ", " her ", " their ")


def _is_of_another(before: str, after: str) -> bool:
    """True for letters behind a name, a guest's degree, and the programme that one teaches in."""
    if after.lstrip().startswith("program") and _TAUGHT_IN.search(before[-90:]):
        return True
    return (
        bool(_CREDENTIAL.match(before) or _VISITING.search(before)) or _is_letters(before, after) or _is_listed(before)
    )


def _is_held(before: str, after: str) -> bool:
    if _is_of_another(before, after):
        return False
    if before.endswith(" (") and _BEHIND_NAME.fullmatch(before) and _IS.search(after):
        return is_name(before[:-2].removeprefix("Dr. ").removeprefix("Prof. "))
    if TIME_OF.search(before) and not _FOLLOWED_BY_PLACE.match(after):
        return False
    if after.startswith(")") and before.endswith("(") and is_name(" ".join(before[:-1].split()[-2:])):
        return _SCHOOL.search(before[-90:]) is not None or find_organizations(before[-60:-1]) != ()
    is_bracketed = before.rstrip().endswith("(") and after.startswith(")")
    if not (is_bracketed or _CUES.search(before[-120:] + after[:25]) or _SERIES.search(before[-60:])):
        return False
    return not (
        (_OTHERS.match(after) and not re.match(r"\W*(?:candidate|student)\b(?!s)", after))
        or (_NOT_MINE.search(before) and not _STUDENT.search(before))
        or _WHO_ELSE.search(before[-60:])
    )


_TAUGHT_IN = re.compile(  # "a lecturer for the Loom Bachelor's program"
    r"(?i)\b(?:professor|lecturer|instructor|consultant|coordinator|director|tutor|teach(?:es|er)?|faculty)\b[^.;]{0,40}"
    r"\b(?:for|of|in|to) (?:the |our )?(?:[\w&-]+ ){0,4}$"
)


def is_state(text: str, degree: Degree) -> bool:
    """True for the letters of a state behind a town: "at the Loom Institute in Cambridge, MA"."""
    if degree.degree.rstrip(".") not in _STATES or not text.endswith(", ", 0, degree.start):
        return False
    town = text[: degree.start - 2].rsplit(" ", 1)[-1]
    return town in cities() and _STATE_ENDS.match(text, degree.degree_end) is not None


_STATES = ("MA", "MD", "ME", "MS")
_STATE_ENDS = re.compile(r"\W*$|[.,;)]")
# Behind a degree that begins a sentence without a verb: "PhD in Looms, University of East Merrow, 2014."
SCHOOL_NEXT = re.compile(
    r"(?: in [A-Z][\w&-]*(?: (?:and |of )?[A-Z][\w&-]*){0,4})?(?:,|,? from| at)? (?:the )?"
    r"(?:Universit[a-zäéà]{1,4} (?:of|de|di) [A-ZÀ-Þ]|(?:[A-ZÀ-Þ][\w'’-]* ){1,4}(?:University|College|Institute)\b)"
    r"[^.;]{0,60}\b(?:19|20)\d\d\)?\.?$"
)
# "University of East Merrow (PhD)" is a school whoever knows it, "advised by Bo Marsh (PhD)" somebody else
_SCHOOL = re.compile(
    r"\b(?:Universit[a-zäéà]{1,4}|College|Institute|School|Academy) (?:of|de|di) (?:[A-ZÀ-Þ][\w'’-]* ){1,4}\($"
)


def _is_listed(before: str) -> bool:
    """True for the degree of one of several people, in brackets behind the name."""
    listed = _LISTED.search(before)
    if listed is None or not is_name(listed[1]) or find_organizations(listed[1]):
        return False
    return (
        _OF_SCHOOL.search(before, 0, listed.start()) is None
    )  # a campus: "University of East Merrow, Quill Sands (MSc)"


_OF_SCHOOL = re.compile(r"\b(?:Universit[a-zäéà]{1,4}|Univ\.|College|Institute)(?!\w)[^,;:()]{0,40}$")
# "Past students: Ada Quill (PhD 2019, now at Globex), Bo Marsh (MSc 2017)"
_LISTED = re.compile(r"(?:[:,;]|\band|\bare|\binclude)\s([A-ZÀ-Þ][\w.’'-]*(?: [A-ZÀ-Þ][\w.’'-]*){1,2}) \($")


def _is_letters(before: str, after: str) -> bool:
    """True inside brackets behind a name that hold nothing but letters of several titles: "Ada Quill (PT, PhD)"."""
    head, bracket, first = before.rpartition("(")
    last, closed, _ = after.partition(")")
    letters = [word for word in (first + last).split(",") if word.strip()]
    if not bracket or not closed or not letters or not all(map(_LETTERS.fullmatch, letters)):
        return False
    if len(letters) < _SEVERAL or not _BEHIND_NAME.fullmatch(f"{head}("):
        return False
    name = _FORMS.sub("", head.rstrip())
    return is_name(name) and not find_organizations(name)


_SEVERAL = 2
_FORMS = re.compile(r"^(?:(?:Dr|Prof|Professor)\.? ){1,2}")
_LETTERS = re.compile(r"\s?[A-Z][A-Za-z.]{1,8}")

# "Ada Quill (PhD, University of Lund, 2012) is a lecturer."
_BEHIND_NAME = re.compile(r"(?:(?:Dr|Prof)\. )?[A-ZÀ-Þ][\w.’'-]*(?: [A-ZÀ-Þ][\w.’'-]*){1,3} \(")
_IS = re.compile(r"^[^()]{5,120}\) (?:is|was|has|holds|works|serves|teaches|joined)\b")
