"""What stands between a degree and where it was taken, or below it. Consumes phrases; produces what is left of them."""

from __future__ import annotations

import re

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import shape_rank
from transforms.entities.titles import is_title
from transforms.records.career.notes import FIELD_LABEL, HONOUR, is_note


def behind_honour(text: str) -> str:
    """The text without an honour in front of where it was received: "cum laude at Alder College"."""
    honoured = _HONOURED_AT.match(text) if text[:1] in _MAY_HONOUR else None
    return text[honoured.end() :] if honoured and (is_note(honoured[0]) or HONOUR.search(honoured[0])) else text


_MAY_HONOUR = frozenset("wWsSmMcCfFhH")
_HONOURED_AT = re.compile(
    r"(?:[Ww]ith|[Ss]umma|[Mm]agna|[Cc]um|[Ff]irst|[Hh]igh(?:est)?)\b [\w -]{0,40}?"
    r"\b(?:at|from|by) (?:the )?(?=[A-ZÀ-Þ])"
)


def majored(text: str) -> str:
    """The field in a remark on a degree: "Major in Botany", "Majored in Botany with a minor in Law"; else ""."""
    found = _MAJORED.match(text) if "ajor" in text[:14] else None
    return found["field"].strip(" .") if found else ""


_MAJORED = re.compile(
    r"(?:Double |Dual |double |dual )?[Mm]ajor(?:s|ed|ing)? in (?P<field>[^,;:()]{3,60}?)"
    r"(?=(?:[,;]? (?:with |and )?(?:an? )?minor|[.;,(]|$))"
)


def names_field(text: str) -> bool:
    """True where a line's label says that a field of study follows: "Major: Geology"."""
    if majored(text):
        return True
    return ":" in text[:30] and FIELD_LABEL.fullmatch(text.partition(":")[0].strip()) is not None


def behind_project(text: str) -> str:
    """The text without the project in front of where it is: "Project MOSS, University of Kiel"; who leads one stays."""
    project = _PROJECT.match(text) if "roje" in text[:_NEAR] else None
    if project is None or is_title(project[0].rstrip(", ")):
        return text
    return text[project.end() :] if shape_rank(text[project.end() :].partition(",")[0]) else text


_NEAR = 14
_PROJECT = re.compile(r"(?:[A-Z]{2,5}[ -])?[Pp]roje[ck]t:? [^,()]{2,60}, (?=[A-ZÀ-Þ])")


def without_honours(text: str) -> str:
    """The degree without what says that it is one of honours: "BA: Honours Botany, X", "BSc with Botany (Hons.), X"."""
    found = _HONOURS_IN.search(text, 0, _FIRST)
    if found and find_degrees(text[: found.start()]):
        text = f"{text[: found.start()]}, {text[found.end() :]}"
    text = _WITH_HONOURS.sub(r" in \1", text) if " with " in text[:_FIRST] else text
    taken = _TAKEN_WITH.search(text) if " with " in text else None
    return text[: taken.start()] + text[taken.end() :] if taken and find_degrees(text[: taken.start()]) else text


# "BSc, Botany with High Honours and Distinction, X": with one, or two, or of a school's own
_TAKEN_WITH = re.compile(
    r",? with (?:(?:[Uu]niversity|[Cc]ollege|[Dd]epartmental|[Hh]igh(?:est)?|[Gg]reat|[Gg]eneral) ){0,2}[Hh]onou?rs"
    r"(?: and (?:[Hh]igh(?:est)? |[Gg]reat )?[Dd]istinction)?(?=$|[,;.(\t]| [(–—-]| from | at )"
)
_HONOURS_IN = re.compile(r"(?<=[\w.)]): (?:Joint |Combined |Double )?Hono(?:u)?rs (?=[A-Z])")
_WITH_HONOURS = re.compile(r"(?<=\w) with ([A-Z][\w &]{2,40}) \((?:Joint )?Hon(?:s|ours|ors)?\.?\)")


def tells_studies(text: str) -> bool:
    """True for what somebody studied somewhere: "2006-2012 Studies in Botany at Alder College" is no post."""
    return "Stud" in text[:_FIRST] and _STUDIED.search(text[:_FIRST]) is not None


_FIRST = 40  # characters of a line in which it says so
_STUDIED = re.compile(r"\b(?:Studie[sd] (?:in |of |at )?|Stud(?:y|ent) of )(?:the )?[A-ZÀ-Þ]")


def without_specialty(text: str) -> str:
    """The role without what somebody did in it: "Data scientist specializing in tides", "Analyst working on looms".

    And a dated degree without the sentences that say when it was defended and when its thesis came out.
    """
    text = _LATER.sub("", text) if ("efended" in text or "ublished" in text) and _DATED.match(text) else text
    told = _SPECIALTY.match(text) if "ing " in text or "in charge" in text or "responsible" in text else None
    return told["role"] if told and is_title(told["role"]) else text


_SPECIALTY = re.compile(
    r"(?P<role>[A-Z][\w/&'’-]{2,20}(?: [\w/&'’-]{2,20}){0,4}?),? "
    r"(?:speciali[sz]ing in|focus{1,2}ing on|working on|in charge of|responsible for) (?=[a-z])[^.;:()]{3,90}$"
)
_DATED = re.compile(r"[A-Za-z ]{0,12}(?:19|20)\d\d\b")
_LATER = re.compile(
    r"\. (?:(?:[Ss]uccessfully )?[Dd]efended|[Pp]ublished|[Tt]hesis published) (?!at |by )[^.;]{0,30}(?:19|20)\d\d\b"
    r"[^.;]{0,60}(?=\.|$)"
)
