"""What stands in brackets or behind a slash in a career's line, as columns of their own. Consumes and produces text."""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, is_unit
from transforms.entities.subjects import names_subject
from transforms.entities.titles import is_title
from transforms.records.career.notes import is_note, is_remark, tells


def with_joint_schools(text: str) -> str:
    """The text with "and" between two universities: "University of X / Universität Y"."""
    return _JOINT_SCHOOLS.sub(r"\1 and ", text) if text.count("niversi") > 1 else text


_SCHOOL_NAME = r"Universi[^,;()\t/|\x00]{1,40}"
_JOINT_SCHOOLS = re.compile(rf"({_SCHOOL_NAME}) / (?=(?:[^,;()\t/|\x00]{{1,30}} )?Universi)")


def with_posts_apart(text: str) -> str:
    """The text with a comma before a second post with its employer: "Lecturer at X and Fellow of Y College"."""
    if ", " in text and (joined := _JOINED_POST.search(text)) and is_title(joined["second"].capitalize()):
        return f"{text[: joined.end() - len(' and ')]}; {text[joined.start('second') :]}"
    match = _TWO_POSTS.search(text) if " at " in text else None
    if match is None or not is_title(match["second"]):
        return text
    return f"{text[: match.end('first')]}, and {text[match.start('second') :]}"


_JOINED_POST = re.compile(  # "Lecturer, X, Finland and part-time fellow, Y, Sweden"
    r"(?<=, )[A-ZÀ-Þ][^,;()\t\x00]{2,60} and (?=(?P<second>[a-z][\w-]{2,20}(?: [\w-]{2,20}){0,3}), (?:the )?[A-ZÀ-Þ])"
)
_TWO_POSTS = re.compile(
    r"(?P<first> at [^,;()\t\x00]{3,60}?) (?:and|&) (?=(?P<second>[A-Z][^,;()\t\x00]{3,40}?) (?:at|of) (?:the )?[A-Z])"
)


def with_owner_out(text: str) -> str:
    """The text with the university in brackets behind its unit behind a comma: "Moss Lab (University of X)"."""
    match = _OWNER.search(text) if "niversi" in text else None
    if (
        match is None
        or "niversi" in match["unit"]
        or any(name.end == len(match["unit"]) for name in find_organizations(match["unit"]))
    ):
        return text
    return f"{text[: match.end('unit')]}, {match['owner']}{text[match.end() :]}"


_OWNER = re.compile(
    r"(?P<unit>[A-ZÀ-Þ][^()\t|;:]{3,100}?) \((?P<owner>(?:[A-ZÀ-Þ][\w.'’&-]* (?:of |de |di )?){0,5}?"
    r"Universi(?:ty|tät|té|tà|dad|dade|teit)\b[^(),\t]{0,40})\)(?=$|[\s,.;\x00])"
)


def with_school_out(text: str) -> str:
    """The text with the school in brackets behind a field behind a comma: "BA in Looms (School of Arts)".

    One for honours is no school: "BA in Looms (Honors College)".
    """
    match = _SCHOOL.search(text) if " in " in text else None
    if match is None or not find_degrees(text[: match.start()]):
        return text
    unit = f", {match['unit']}" if match["unit"] else ""
    return f"{text[: match.end('field')]}{unit}{text[match.end() :]}"


_SCHOOL = re.compile(
    r"(?<= in )(?P<field>[A-ZÀ-Þ][^()\t|;:]{2,80}?) \((?:(?P<unit>(?:School|College|Faculty|Department|Division)"
    r" of [^()]{3,60})|(?:[A-Z][a-z]{2,14} )?Hono(?:u)?rs (?:College|Program(?:me)?|Tutorial College))\)"
)


def with_studies_out(text: str) -> str:
    """The text with field and school of the bracket behind a degree behind commas: "PhD (Looms, X University)"."""
    match = _STUDIES.search(text)
    if match is None or not find_degrees(match["degree"]) or find_degrees(match["field"]):
        return text
    if not (names_subject(match["field"]) or find_organizations(match["school"])):
        return text
    return f"{text[: match.end('degree')]}, {match['field']}, {match['school']}{text[match.end() :]}"


_STUDIES = re.compile(
    r"(?P<degree>\b[A-Z][\w.’' ]{1,24}) \((?P<field>[A-ZÀ-Þ][^(),:;|\t\x00]{2,60}), "
    r"(?P<school>[A-ZÀ-Þ][^():;|\t\x00]{2,80})\)"
)


def without_major(text: str) -> str:
    """The text without the word for a field between commas: "BA, Major: Looms, University of X"."""
    return _MAJOR.sub("", text)


_MAJOR = re.compile(r"(?<=, )(?:Majors?|Specialization|Specialisation|Concentration|Discipline): (?=[A-ZÀ-Þ])")


def without_remarks(text: str) -> str:
    """The text without its last bracket of remarks: "2014-16 (on leave in 2015; taught two courses)".

    Nor with the degree to which one leads: "M.A. in Wool (en route to PhD), Globex, 2012".
    """
    text = _LEADING_TO.sub("", text) if " to " in text or "oward" in text else text
    match = _REMARKS.search(text) if text.rstrip(" .").endswith(")") else None
    said = [part.strip() for part in match["said"].split(";")] if match else []
    if match is None or not (_are_remarks(said) if len(said) > 1 else is_remark(said[0])):
        return text
    return text[: match.start()]


_LEADING_TO = re.compile(
    r" ?\((?i:(?:on the way|en route|upgraded|transferred|converted|leading) to|towards?) (?:an? |my |the )?"
    r"[^()]{0,30}\b(?:Ph\.? ?D\.?|D\.?Phil\.?|doctorate|MD)(?: degree| program(?:me)?)?\)"
)


def _are_remarks(parts: list[str]) -> bool:
    """True for several parts of a bracket of which one is a remark and none a role, a unit or a period."""
    others = [part for part in parts if not is_remark(part)]
    return (len(others) < len(parts) or any(is_note(part) or tells(part) for part in others)) and not any(
        is_title(part) or is_unit(part) or any(date.is_range for date in find_dates(part)) for part in others
    )


_REMARKS = re.compile(r" ?\((?P<said>[^()]*(?:\([^()]*\)[^()]*){0,3})\)[\s.]*$")


def with_role_out(text: str) -> str:
    """The text with the role that its last bracket states as a column: "Globex Inc. (Data Scientist)"."""
    match = _ROLE_LAST.search(text) if text.rstrip("\x00 .,;\t–—-").endswith(")") else None
    if (
        not match
        or not is_title(match["role"])
        or _APPOINTED.fullmatch(match["role"])
        or _holds_role(text[: match.start("open")])
    ):
        return text
    role = "" if _PAID_BY.fullmatch(match["role"]) else f"\t{match['role']}"
    return f"{text[: match.start('open')]}{role}"


def _holds_role(text: str) -> bool:
    """True where a phrase of the text is a role or a degree already."""
    return bool(find_degrees(text)) or any(is_title(part.strip()) for part in _PHRASES.split(text) if part.strip())


_APPOINTED = re.compile(r"(?i)(?:proleptic|permanent|temporary|fixed-term|part-time) (?:appointment|position)")
_PAID_BY = re.compile(r"[A-Z]{3,8}(?: [A-Z][a-z]+)? Scholar")  # who studies, and holds no post: "(DAAD Scholar)"
_PHRASES = re.compile(r"[,;:|\t\x00–—]")


_ROLE_LAST = re.compile(r"[^()]{3,120}?(?P<open> ?\()(?P<role>[^()]{4,60})\)[\s\x00.,;–—-]*$")
