"""Students behind what the owner did for them: consumes text; produces `Student`s and what they were.

Forms read: "Co-supervision of PhD student Ada Quill", "Mentor to Wool Fellow Ada Quill", "Mentorship of Ada Quill",
"MSc thesis advisor for Ada Quill", "Co-advised Ada Quill, graduate student".
"""

from __future__ import annotations

import re

from transforms.entities.organizations import shape_rank
from transforms.entities.places import is_place
from transforms.names.people import clean_name, is_name
from transforms.names.words import is_common, is_given_name
from transforms.records.students.relations import RELATION, singular
from transforms.records.students.sharers import Student
from transforms.records.students.students import listed_in, one_in
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_DID = (
    rf"(?i:(?:{any_of('entry_words', 'students', 'of_advisers')}){{0,3}}"
    r"(?:(?:joint|main|principal|primary|direct|peer|faculty) )?(?:co-?)?(?:supervis|advis|mentor)"
    r"(?:ion|ing|ed|[eo]r|orship|ship|e)?)(?: with (?:[^\W\d_a-z][\w.'’-]{0,20} ){2,4}?(?=of|to|for))?"
)
_DEED = re.compile(
    rf"{_DID}(?i: ?(?:of|to|for)?(?: an?| the| my| one| two| three)?) "
    r"(?P<label>(?:[\w.'’-]{1,16} ){0,4}?(?:students?|interns?|candidates?|researchers?|fellows?))"
    r"(?: named|:)?[ \t](?P<rest>[^\W\d_a-z].{3,200})"
)
_TO_ONE = re.compile(rf"{_DID} ?(?P<link>of|to|for) (?P<whom>[^,;:.()]{{4,90}}(?: [A-Z]\. [^,;:.()]{{2,30}})?)")
_OF_ONE = re.compile(
    r"(?i:(?:co-?)?(?:supervis|advis|mentor)(?:ed|ing)) (?P<whom>[^,;:()]{4,60}), (?P<what>[^,;:(]{4,60})"
)
_HINTS = ("upervis", "dvis", "entor")  # one of which each deed holds
_MOST, _LEAST = 4, 2  # words of a name


def behind_deed(text: str, *, sure: bool = False) -> tuple[list[Student], str | None]:
    """Those named behind what the owner did for them: "Co-supervision of PhD student Ada Quill (30%)".

    `sure`: the line stands in a list of students.
    """
    if not holds_one(text[:_FRONT], _HINTS):
        works = _WORK_OF.match(text) if sure and " of " in text[:_FRONT] else None
        return _by_works(works) if works else ([], None)
    if (works := _WORKS.match(text)) and ((found := _by_works(works))[0] or works["one"] or "student" not in works[0]):
        return found
    match = _DEED.match(text)
    if not match:
        return _only_one(text, sure=sure)
    one = one_in(match["rest"])
    many = listed_in(match["rest"]) if match["label"][-1] == "s" else []
    return many or ([one] if one else []), singular(match["label"])


def _by_works(works: re.Match[str]) -> tuple[list[Student], str | None]:
    """Those whose works were supervised: "of one MSc thesis at Lund (Ada Quill)", "of Ada Quill's PhD thesis"."""
    names = [works["one"]] if works["one"] else _NAMES.split(works["names"])
    if not all(2 <= len(name.split()) <= _MOST and _is_person(name) for name in names):
        return [], None
    return [Student(clean_name(name), "") for name in names], singular(works["what"] or works["kind"])


_WORK = r"(?:[\w.'’-]{1,16} ){0,3}(?i:thes[ei]s|dissertations?|projects?|internships?)\b"
_LEARNER = r"(?:[\w.'’-]{1,16} ){0,3}(?i:students?|candidates?)\b"
_WORKS = re.compile(
    rf"{_DID}(?: (?:of|for))? (?:(?P<one>[^\W\d_a-z][^,;:()'’]{{3,40}})['’]s? (?P<what>{_WORK})"
    rf"|(?:(?:an?|one|two|three|four|five|six|\d{{1,2}}) )?(?P<kind>{_WORK}|{_LEARNER})[^()]{{0,90}}"
    r"\((?P<names>[^()]{4,160})\)(?=\.?$|, with | ?[—–→:(]))"
)
_WORK_OF = re.compile(  # "Master's thesis of Ada Quill"
    rf"(?P<what>{_WORK}) of (?P<one>[^\W\d_a-z][^,;:()]{{3,40}}?)(?P<kind>)(?P<names>)(?=\s?[,;:(]|\.?$)"
)
_NAMES = re.compile(r", (?:and )?| and | & ")
_FRONT = 40  # characters in which the deed stands


def _only_one(text: str, *, sure: bool) -> tuple[list[Student], str | None]:
    """The one whose name ends the clause, what he was before it: "Mentor to the Mill's Wool Fellow Ada Quill"."""
    match = _TO_ONE.match(text)
    if not match:
        return _told_of(text)
    words = match["whom"].split()
    for size in range(min(_MOST, len(words)), _LEAST - 1, -1):
        before, name = words[:-size], " ".join(words[-size:])
        if not _is_person(name) or (before and not RELATION.fullmatch(before[-1])):
            continue
        if (
            before
            or sure
            or is_given_name(words[-size])
            or (match["link"] == "of" and RELATION.search(text, match.end()))
        ):
            note = f"{' '.join(before)} {text[match.end() :]}".strip()
            return [Student(clean_name(name), note)], _relation(before) if before else None
    return [], None


def _told_of(text: str) -> tuple[list[Student], str | None]:
    """The one whom a verb names, and what he is, right behind the name: "Co-advised Ada Quill, graduate student"."""
    told = _OF_ONE.match(text)
    if not told or not 1 < len(told["whom"].split()) <= _MOST or not _is_person(told["whom"]):
        return [], None
    return ([Student(clean_name(told["whom"]), "")], told["what"]) if RELATION.search(told["what"]) else ([], None)


def _is_person(name: str) -> bool:
    return is_name(name) and not (shape_rank(name) or is_place(name) or RELATION.search(name))


def _relation(before: list[str]) -> str:
    """What the words before a name call him: the last of them, and the one that it goes with ("graduate student")."""
    pair = before[-2:] if RELATION.fullmatch(before[-2:][0]) else before[-1:]
    return " ".join(pair)


def student_at(text: str) -> Student | None:
    """Who is named as a student and no more: "Ada Quill, Graduate student at Globex University"; None for others."""
    found = _STUDENT_AT.match(text) if "tudent" in text or "ntern" in text else None
    if found is None or not is_name(found["name"]):
        return None
    first, *_, last = found["name"].split()
    return Student(found["name"], found["what"]) if is_given_name(first) or not is_common(last) else None


_STUDENT_AT = re.compile(
    r"(?P<name>[A-ZÀ-Þ][\w.’'-]{0,20}(?: [A-ZÀ-Þ][\w.’'-]{0,25}){1,3}), (?:an? )?"
    r"(?P<what>(?i:(?:under)?graduate|ph\.? ?d\.?|doctoral|master[’']?s?|m\.?sc\.?|summer|visiting|high[- ]school)"
    r" (?:[Ss]tudent|[Ii]ntern))(?= at | in |,|$| \()"
)
