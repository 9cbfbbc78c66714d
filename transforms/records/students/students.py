"""Whom a line names as students: consumes text; produces `Student`s and the label in front of them.

Forms read: a name with dates and notes round it, "PhD students: A, B and C", "I advise A (PhD) and B".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates, is_date, without_dates, words_begin
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import shape_rank
from transforms.entities.places import is_place
from transforms.names.people import clean_name, is_name
from transforms.names.words import is_given_name
from transforms.records.students.relations import RELATION, singular
from transforms.records.students.sharers import Student, paired, says_where, sharing, together
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

SUPERVISED = re.compile(
    rf"(?i)(?:\W|{any_of('entry_words', 'students', 'supervised')}){{0,5}}(?:\(?co\)?-?)?(?:supervis|advis[eio]|"
    "mentor|mentee|promot[eo]r)"
)
_LABEL = re.compile(r"^(?P<label>[^:,\t]{2,70})[:\t]\s*(?P<rest>.*)$")
_PART = re.compile(r"(?i)(?:(?:main|primary|dissertation|thesis) )?(?:(?:co-?)?chair(?:ed)?|reader|examiner|opponent)")
VERB = re.compile(
    r"(?i)\b(?:(?:co-?)?(?:advis|supervis|mentor)(?:e|ed|ing|or to)?|worked with|working with|"
    r"work with|my (?:\w+ )?(?:students?|mentees|advisees) (?:are|include|were|is|was)):?\s+"
)
_PEOPLE = re.compile(  # "two PhD students, A and B"
    r"(?i)(?:[a-z0-9.'’-]{1,14}\s){0,4}(?:students?|advisees|mentees|postdocs|researchers|theses)\b[,:]?\s+(?=[A-Z])"
)
_INCLUDED = re.compile(  # "Former students include A and B"
    r"(?P<label>(?:[A-Za-z.'’-]{2,14}\s){0,3}(?:[Ss]tudents|[Aa]dvisees|[Mm]entees|[Pp]ostdocs|[Aa]lumni))\s"
    r"(?:(?:have )?included?|are|were|have been)\s+(?=[A-Z])"
)
_SUBJECT = re.compile(rf"(?i)\W*(?:(?:{any_of('entry_words', 'students', 'subjects')})\s+){{0,8}}")
_LEADING = re.compile(
    r"(?i)^(?:(?:current|former|past|co-?advised|visiting)\s+)?(?:ph\.? ?d\.?|m\.?sc?\.?|m\.?a\.?|"
    r"b\.?sc?\.?|b\.?a\.?|master['’]?s?|bachelor['’]?s?|undergraduate|graduate|doctoral|"
    r"postdoc(?:toral)?|M[12]|L3)(?:\s+(?:student|candidate|thesis|researcher|fellow))?\s*[:,;|·–—-]?\s+"
)
_COUNTED = re.compile(
    r"(?:^|[,;:.]\s)\s*(?:\d{1,2}|one|two|three|four|five)\s+(?P<label>[^():,;]{2,50})[(:]\s*(?P<names>[^()]+)(?=\)|$)",
    re.IGNORECASE,
)
_GROUP = re.compile(r"^\s*[a-z]{4,12}:\s+", re.IGNORECASE)  # "current: ", inside the brackets
_LIST = re.compile(
    r"\s*(?P<name>[^,;()]+?)\s*(?:[(\[](?P<note>[^()\[\]]*)[)\]])?\s*(?:,\s*and\s+|[,;]\s*|\s+and\s+|\s+&\s+|\.?\s*$)"
)
_NEXT_STUDENT = re.compile(r"\)\.\s+(?=[A-ZÀ-Þ][\w'’-]+ [A-ZÀ-Þ])")
_NAME_ENDS = re.compile(
    r"\s*(?:[,(\[;:|·\t]|(?<=[^\W\d_A-Z]{2})\.\s+(?=[A-Z“\"*])|\s['‘“\"«](?=\w+[^\w'’”\"»])|\s[-–—]\s|\s(?:at|from|on|in|for|working|who|now"
    r"|(?:jointly |co-?)?(?:supervised|advised|mentored))\s)"
    r"|\s(?=(?:Ph\.? ?D\.?|DPhil|M\.?Sc\.?|M\.?A\.?|B\.?Sc\.?|Masters?|Doctoral|Postdoctoral) "
    r"(?i:students?|candidate|researcher|fellow|intern)\b)"
)
_INVERTED = re.compile(
    r"(?P<name>(?P<family>[^\W\d_a-z][\w'’-]{1,24}(?: [^\W\d_a-z][\w'’-]{1,24})?), "
    r"(?P<given>[^\W\d_a-z][\w'’.-]{0,24}(?: [^\W\d_a-z][\w'’.-]{0,24})?))(?=\s*[(\[;:|\t]|\. \(?(?:19|20)\d\d\b|$)"
)


def students_on(text: str) -> tuple[list[Student], str | None]:
    """The students that a line names, and the label before them."""
    if _OTHERS.match(text):
        return [], None
    text = text[words_begin(text) :]
    if "(" not in text and ", " in text and len(_YEARED.findall(text)) > 1:
        text = _YEARED.sub(r" (\1)", text)  # "A 2024, B 2023"
    if found := _counted(text) or _scattered(text):
        return found
    label, rest = _labelled(text)
    if rest is None:
        if told := _told(text):
            return told
        rest = text
        if text.count("(") > 1 and (lead := _LEADING.match(text)):
            label, rest = singular(lead[0]), text[lead.end() :]
    else:
        rest = without_front(_NUMBERED, rest)
        who = _WHO.match(rest)
        label = singular(who["who"]) if who else label  # "Co-supervision: MSc students A and B"
        if many := listed_in(rest[who.end() :] if who else rest):
            return many, label
    if len(noted := sharing(rest) or _noted(rest) or _parted(rest) or paired(rest)) > 1:
        return noted, label
    return together(rest) or _before_colon(rest) or _by_name(rest), label


def _parted(text: str) -> list[Student]:
    """Those between semicolons, each with words of its own: "Ada Reed: on felt; Otto Vale: on dyes"."""
    parts = text.split("; ") if "; " in text else []
    found = [one for part in parts if (one := one_in(part))]
    return found if len(found) == len(parts) else []


def _scattered(text: str) -> tuple[list[Student], str | None] | None:
    """Those of whom a sentence tells in brackets: "I supervise A (on felt), B (on dye) and saw C (2015) through"."""
    if text.count(" (") < _MANY or ": " in text.partition(" (")[0] or not VERB.search(text):
        return None
    people = ((match["name"], match["note"]) for match in _WITH_NOTE.finditer(text))
    found = [Student(clean_name(name), note) for name, note in people if is_name(name) and not shape_rank(name)]
    return (found, None) if len(found) >= _MANY else None


_MANY = 3  # people with a bracket each
_WITH_NOTE = re.compile(
    r"(?P<name>[^\W\d_a-z][\w'’-]{1,20}(?: (?:[^\W\d_a-z]\.|[^\W\d_a-z][\w'’-]{1,20})){1,3}) \((?P<note>[^()]{2,80})\)"
)


def _told(text: str) -> tuple[list[Student], str | None] | None:
    """The students of a sentence: "I advise two PhD students, A and B", "Former students include A and B"."""
    verb = VERB.search(text)
    if verb and _SUBJECT.fullmatch(text[: verb.start()]):
        return listed_in(without_front(_PEOPLE, text[verb.end() :])), None
    people = _INCLUDED.match(text)
    included = listed_in(text[people.end() :]) if people else []
    return (included, singular(people["label"])) if people and included else None


_YEARED = re.compile(r"(?<=[^\W\d_]) ((?:19|20)\d\d(?:[-–](?:(?:19|20)?\d\d)?)?)(?=, |$)")
_WHO = re.compile(
    r"(?:(?i:one|two|three|four|five|six|several|\d{1,2}) )?(?P<who>(?:[\w.'’-]{2,14} ){1,3}?"
    r"(?:students|theses|interns|postdocs|candidates))(?:[,:]| [–—-]{1,3})? (?=[A-ZÀ-Þ])"
)
_NUMBERED = re.compile(r"\d{1,3}(?:[;:,.]| [-–—])\s+")  # "PhD students supervised: 2; A, B"
_OTHERS = re.compile(  # who else advised a student
    r"(?i)(?:co-?)?(?:promot[eo]rs?|supervisors|advis[eo]rs): |(?:joint(?:ly)? |co-?)?(?:supervis|advis)\w+ with\b"
)
_NICKNAME = re.compile(r"(?<=[^\W\d_]) \([^\W\d_]{2,12}\)(?= [^\W\d_a-z][\w'’-])")


def _counted(text: str) -> tuple[list[Student], str] | None:
    """The students in brackets behind their number: "2 PhD (current: A, B; completed: C, 2023), 1 MSc (D)"."""
    found: list[Student] = []
    label = ""
    for counted in _COUNTED.finditer(text):
        label = label or singular(counted["label"])
        for group in counted["names"].split(";"):
            found += listed_in(without_front(_GROUP, group).strip())
    return (found, label) if found else None


def _labelled(text: str) -> tuple[str | None, str | None]:
    match = _LABEL.match(text)
    if not match or find_dates(match["label"]) or is_name(match["label"]) or is_date(match["rest"]):
        return None, None
    first = _NAME_ENDS.split(match["label"], maxsplit=1)[0]
    if len(first) < len(match["label"]) and " " in first and is_name(first) and not RELATION.search(first):
        return None, None  # who and as what, in a column before the rest
    if not (RELATION.search(match["label"]) or find_degrees(match["label"]) or _PART.fullmatch(match["label"])):
        return None, None
    return singular(match["label"]), match["rest"]


def one_in(text: str) -> Student | None:
    """The one student whom a line is about: the name before the first mark, dates and degrees off."""
    if (inverted := _INVERTED.match(text)) and _is_inverted(inverted["family"].split(), inverted["given"].split()):
        return Student(inverted["name"], text[inverted.end() :])
    bare = without_dates(text, find_dates(text)).strip(" :–—-•·\t,.*")
    bare = _NICKNAME.sub("", bare, count=1) if "(" in bare[:_LEAD] else bare
    for words in (bare, without_front(_LEADING, bare), without_front(_STANDING, bare)):
        end = _NAME_ENDS.search(words)
        name = words[: end.start()] if end else words.rstrip(".")
        if (
            1 < len(name.split()) <= 5
            and is_name(name)
            and not shape_rank(name)
            and not is_place(name)
            and not RELATION.search(name)
        ):
            return Student(clean_name(name), text.replace(name, "", 1))
    if "(" in text and (noted := _NOTED_NAME.match(text)) and RELATION.search(noted["note"]):
        return Student(noted["name"], noted["note"])
    return None


_STANDING = re.compile(r"(?:Current|Present|Ongoing|Former|Past)(?:ly)?:? +(?=[^\W\d_a-z][\w'’-]+ [^\W\d_a-z])")
_NOTED_NAME = re.compile(  # "Juniper Fields (MSc 2022)": a name of words that other things have too
    r"(?P<name>[^\W\d_a-z][\w'’-]{1,20} (?:[^\W\d_a-z]\. )?[^\W\d_a-z][\w'’-]{1,20}) "
    r"(?P<note>\([^()]*(?:19|20)\d\d[^()]*\))"
)
_LEAD = 30  # characters in which a nickname stands: "Wei (Bill) Tann"


def _is_inverted(family: Sequence[str], given: Sequence[str]) -> bool:
    """True for "Tan, Wei" and "Marsh Quill, Ada", not for "Ada Quill, Economics"."""
    if not is_name(" ".join((*given, *family))) or RELATION.match(family[0]):
        return False
    return len(family) == 1 or (is_given_name(given[0]) and not is_given_name(family[0]))


def behind_relation(text: str) -> Student | None:
    """The one name among the phrases behind the owner's role: "Co-advisor, thesis on looms, Ada Quill"."""
    parts = [part.strip() for part in _PHRASES.split(without_dates(text, find_dates(text)).strip(" \t,:"))]
    if len(parts) == 1 or len(parts[0].split()) > _ROLE_WORDS or not _OWN_ROLE.search(parts[0]):
        return None
    names = [part for part in parts[1:] if 1 < len(part.split()) <= 4 and is_name(part) and not says_where(part)]
    return Student(clean_name(names[0]), text.replace(names[0], "", 1)) if len(names) == 1 else None


_PHRASES = re.compile(r"[,;:(\t]\s*|\.\s+(?=[A-ZÀ-Þ])")
_OWN_ROLE = re.compile(r"(?i)\b(?:co-?)?(?:advis[eo]r|supervisor|mentor|examiner|chair|member|promot[eo]r)\b")
_ROLE_WORDS = 6


def listed_in(text: str) -> list[Student]:
    """The names of a list with notes in brackets, up to the first phrase that is no name."""
    found = []
    at = 0
    text = _NEXT_STUDENT.sub("), ", text)
    text = text.split(". ", maxsplit=1)[0] if re.search(r"\)\.? |[a-z]{3}\. ", text) else text
    while at < len(text) and (match := _LIST.match(text, at)):
        if match.end() == at:
            break
        name = match["name"].strip(" .")
        if not (1 < len(name.split()) <= 5 and is_name(name) and not shape_rank(name)):
            break
        found.append(Student(clean_name(name), match["note"] or ""))
        at = match.end()
    return found


def _noted(text: str) -> list[Student]:
    """The names of a list in which each has its own note: "A (2014, now at X), B (2020–)"."""
    if text.count("(") < 2:
        return []
    found = listed_in(text)
    return found if all(student.note and not _ADVISER.search(student.note) for student in found) else []


def _by_name(text: str) -> list[Student]:
    """The one student whom a line is about, or those of a line of nothing but names."""
    one = one_in(_behind_title(text)) or behind_relation(text)
    return [one] if one else listed_in(text) if _all_names(text) else []


def _behind_title(text: str) -> str:
    """The text without the quoted title of a thesis in front: "“Looms of the north”, Ada Reed, MSc"."""
    return without_front(_TITLE, text) if text.startswith(("“", '"')) else text


_TITLE = re.compile(r"[“\"][^“”\"]{8,250}[”\"][,.:]?\s+(?=[^\W\d_a-z])")


def _before_colon(text: str) -> list[Student]:
    """The several names of a list in front of a colon: "A, B (now at X): Looms"."""
    names = _BEFORE_COLON.match(text) if ": " in text or text[-1:] == ":" else None
    return listed_in(names[0]) if names and _all_names(names[0]) else []


_ADVISER = re.compile(r"(?i)(?<!\bco-)(?<!\bco)(?:advis[eo]r|supervisor|mentor\b)|or: |^with\b")
_BEFORE_COLON = re.compile(r"[^:(]+(?:\([^()]*\)[^:(]*)*(?=:(?: |$))")  # who worked together, before on what


def _all_names(text: str) -> bool:
    parts = [part for part in re.split(r",\s*|;\s*|\s+and\s+", re.sub(r"\([^()]*\)", "", text)) if part.strip()]
    return len(parts) > 1 and all(is_name(part) and len(part.split()) > 1 for part in parts)
