"""Which forms of degrees are degrees where they stand: "MA" behind a town is a state. Consumes text and a match."""

from __future__ import annotations

import re

from transforms.entities.degree_forms import pattern
from transforms.entities.places import cities, trailing_place
from transforms.entities.studies import is_field
from transforms.vocabulary import any_of

HONOURS = re.compile(
    rf"(?i)\s*,?\s*(?:[(\[]\s*)?(?:with\s+)?(?:{any_of('degrees', 'of', 'honours')})(?:\s*,[^()"
    r"\[\]]{2,30}(?=[)\]]))?(?:\s*[)\]])?"
)
_STATE_LENGTH = 4  # of a state's code, with a stop


_WRITTEN = re.compile(  # a label of what was written for a degree: "Master's Project: Looms"
    r"(?i)(?<=['’]s) (?:research )?project$|(?:['’]s)? (?:project|thesis|dissertation|report|essay)(?: title| topic)?:"
    r"|(?<=al|er|rs|['’]s) research(?=$|[,\t]|\s[–—(-])"  # what a station was, not what was conferred
    r"|(?<=uate) research\b"
    r"|/YYYY"  # a form's month: "MM/YYYY"
)
_SCHOOL = re.compile(r"(?i) (?:university(?! exchange)|universiteit|mc\b|medical|school of)")  # called after Erasmus
_INITIALS = re.compile(r"[A-Z]\.-[A-Z]\.?")  # of a first name in two parts: "B.-A. Loom Centre"
_OF_THE = ("l'", "l’")  # "Sciences de l'ingénieur"
_NUMBERED = re.compile(r"[#№-]?\d{5,}")  # a grant's number behind its programme: "BCS 0999999"


_OF_DOCTORS = re.compile(  # "Doctoral School of Science", "Doctoral Lecturer"
    r"(?i)(?:school|college|academy|cent(?:re|er)|training|lecturer|instructor|faculty|supervisor|advis[eo]r|tutor)\b"
)


def is_plausible(text: str, match: re.Match[str]) -> bool:
    """Two letters without stops ("MA", "BE") need a field, a mark or nothing after them, and a beginning before."""
    stated = match[0].strip()
    if (
        _INITIALS.fullmatch(stated)
        or (stated[:7].lower() == "erasmus" and _SCHOOL.match(text, match.end()))
        or _WRITTEN.match(text, match.end())
        or text[: match.start()].endswith(_OF_THE)
    ):
        return False
    if (place := trailing_place(text[: match.end()])) and place.parts > 1:
        return _fills_cell(text, match)
    before, after = text[: match.start()].rstrip(), text[match.end() :].lstrip()
    if len(stated) < _STATE_LENGTH and before[-1:] == "," and _is_state(before[:-1], stated):
        return False
    if match["coined"] or match["phrase"]:
        is_of_field = not before and is_field(after.removeprefix("in ").split(",")[0])
        is_doctoral = stated.casefold() == "doctoral"
        is_later = is_doctoral and (
            before.casefold().endswith(("post-", "post")) or _OF_DOCTORS.match(after) is not None
        )
        is_run = before.endswith((" of", " for")) and _RUNS.search(before) is not None  # "Director of Graduate Studies"
        is_in = stated.casefold() not in _IN or (not before and is_field(_BY.split(after, maxsplit=1)[0]))
        return is_of_field if match["coined"] else is_in and not (is_later or is_run)
    if "." in stated or len(stated) > 2:
        is_named = stated != "Degree" or (not before and after.startswith("in ") and after[3:4].isupper())
        return (
            is_named
            and not _NUMBERED.match(after)
            and not (stated.rstrip(".") in ("Dr", "Mag") and after[:1].isalpha())
        )
    is_pair = after[:1] == "/" and pattern().match(after[1:].lstrip()) is not None  # "MS/PhD"
    if before.endswith(_SCHOOL_ENDS) and (after[:3] == "in " or after.startswith(_WITH_HONOURS)):
        is_pair = after[3:4].isupper() or HONOURS.match(after) is not None  # "Merrow College BA with Honors in Botany"
    return is_pair or _fills_cell(text, match) or (_may_follow(before) and _may_precede(after))


_SCHOOL_ENDS = ("University", "College", "Institute of Technology", "Universität")


def _may_follow(before: str) -> bool:
    """True for what two letters of a degree may stand behind: nothing, a sign, "my", "with first class honours"."""
    return (
        not before
        or before[-1] in "-–—|/;,(+&\t:*"
        or before.casefold().endswith((" and", " a", " an", " my", " his", " her", " their", " an"))
        or (before[:1].isupper() and _TYPED.fullmatch(before) is not None)
        or before.casefold().endswith(("-class", " class", "class honours", "class honors"))
    )


def _may_precede(after: str) -> bool:
    """True for what may stand behind two letters of a degree: nothing, a sign, a year, a field, honours."""
    return (
        not after
        or after[0] in ",;|/()[:-–—+\t&*"
        or after[:2] in ("19", "20")
        or after.startswith(("in ", "from ", "at ", "of ", "degree", "and "))
        or is_field(after.split(",", maxsplit=1)[0])
        or (after.casefold().startswith(_WITH_HONOURS) and HONOURS.match(after) is not None)
    )


def _fills_cell(text: str, match: re.Match[str]) -> bool:
    """True for two letters that a row's cell holds, behind a state or not: "Globex University, OH<tab>MS<tab>1994"."""
    if len(match[0]) > _LETTERS or text[match.start() - 1 : match.start()] != "\t":
        return False
    above = text[: match.start() - 1].rpartition("\t")[2].strip()
    return text[match.end() : match.end() + 1] in ("\t", "") and not _is_state(above, match[0])


_LETTERS = 2
_IN = ("doctor in", "graduate in")  # degrees where a line begins so and names a field: "Doctor in Physics by the ..."
_BY = re.compile(r",| by ")
_RUNS = re.compile(r"(?i)\b(?:director|dean|head|chair|coordinator|convenor|supervisor|tutor) (?:of|for)$")
_TYPED = re.compile(f"(?i)(?!(?:the|an?|my)$)(?:{any_of('entry_words', 'career', 'typed')})")
_WITH_HONOURS = ("with ", "hon", "first", "1st", "summa ", "magna ", "cum ")


def _is_state(before: str, stated: str) -> bool:
    """True for a state behind a city, which may be part of its university's name ("of Maryland, College Park, MD")."""
    state = trailing_place(stated) if before.rpartition(",")[2].strip() in cities() else None
    return state is not None and state.kinds == "s"
