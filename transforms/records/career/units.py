"""Units whose names list several subjects between commas. Consumes a text and its phrases; produces whole phrases."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import canonical, find_organizations, is_unit, shape_rank
from transforms.entities.places import cut_place, is_country, is_place
from transforms.entities.studies import is_field
from transforms.entities.titles import is_title
from transforms.entities.towns import behind
from transforms.model import Span
from transforms.records.lists.looks import words
from transforms.vocabulary import any_of

_UNIT_OF = re.compile(rf"(?:the )?(?:{any_of('entry_words', 'career', 'units')}) (?:of|for|in|on) \S")
_MORE_SUBJECTS = 3


def whole_units(text: str, parts: list[tuple[int, int]]) -> Iterator[tuple[int, int, str]]:
    """The phrases, and what those are that list several subjects: a "unit", or a "title"; else "".

    "Department of Ecology, Evolution and Behavior", "Lecturer in Dyes, Looms, and Yarns", "Wool, Dye, and Loom Warden".
    """
    at = last = _of_several(text, parts) if ", and " in text or ", & " in text else 0
    if last:
        yield parts[0][0], parts[last][1], "title"
        at = last + 1
    while at < len(parts):
        start, end = parts[at]
        last, label = at, _listing(text[start:end]) if at + 1 < len(parts) else ""
        if label:
            for later in range(at + 1, min(at + 1 + _MORE_SUBJECTS, len(parts))):
                subject = text[parts[later][0] : parts[later][1]].strip()
                if not _is_subject(subject):
                    break
                if _lists(subject):
                    last = later
                    break
        yield start, parts[last][1], label if last > at else ""
        at = last + 1


def _of_several(text: str, parts: list[tuple[int, int]]) -> int:
    """Where a title ends that names several subjects first: "Wool, Dye, and Loom Warden"; 0 where none begins."""
    for at, (start, end) in enumerate(parts[: 1 + _MORE_SUBJECTS]):
        subject = text[start:end].strip()
        if at > 1 and subject.startswith(("and ", "& ")):
            return at if is_title(subject.partition(" ")[2]) else 0
        if len(subject.split()) > _SUBJECT or not _is_subject(subject):
            return 0
    return 0


_SUBJECT = 2  # words of a subject in front of a role


def _listing(text: str) -> str:
    """What a phrase names that may go on with more subjects; "" for others."""
    if _lists(text):
        return ""
    if _UNIT_OF.match(text):
        return "unit"
    return "title" if (of := _ROLE_OF.fullmatch(text.strip())) and is_title(of[1]) and not is_title(of[2]) else ""


_ROLE_OF = re.compile(r"((?:[A-Z][\w-]{2,20} ){0,3}[A-Z]\w{2,20}) (?:of|in|for) ([A-Z][\w-]*(?: [A-Z][\w-]*){0,2})")


def _lists(text: str) -> bool:
    return " and " in text or " & " in text or text.startswith(("and ", "& "))


def _is_subject(text: str) -> bool:
    """True for words that can be one of a unit's subjects: no place, title, degree or organisation."""
    bare = text.removeprefix("and ").removeprefix("& ")
    is_last = bare != text and shape_rank(bare) == 1 and not is_unit(bare)  # "and Cyber Systems" is no company
    return (
        bare[:1].isupper()
        and len(bare.split()) <= 2 * _MORE_SUBJECTS
        and not (is_place(text) or is_place(bare) or (shape_rank(bare) and not is_last) or is_title(bare))
        and not (find_degrees(bare) or find_organizations(bare))
    )


def is_own_school(text: str) -> bool:
    """True for a school that may stand without a university: "Cardwell School of Weaving"."""
    first = text.removeprefix("The ").split(" ", 1)[0]
    return _OWN_SCHOOL.match(text) is not None and first not in words("organizations", "part_schools")


_OWN_SCHOOL = re.compile(r"(?:[A-ZÀ-Þ][\w.'’-]{0,20} ){1,3}School of [A-Z]")


def title_with_unit(text: str) -> tuple[str, str, str] | None:
    """A "title" and the unit behind it: "Lecturer (Department of Looms)", "Fellow of St Olaf College"."""
    if "ellow of " in text and (fellow := _FELLOW.match(text)):
        return "title", fellow[1], fellow[2]
    inside = _UNIT_INSIDE.match(text) if text.endswith(")") else None
    return ("title", inside[1], inside[2]) if inside and is_title(inside[1]) and _is_part(inside[2]) else None


def unmarked_employer(text: str) -> tuple[str, str, str] | None:
    """A "title" and the employer that no mark parts from it: "Guest Researcher KTH", "Postdoc University of Merrow"."""
    words = _UNMARKED.match(text)
    if words is None or not is_title(words["title"]):
        return None
    name = next((one for one in find_organizations(text) if one.certain), None)
    if name:
        whole = name.start == words.start("name") and name.end == len(text)
        return ("title", words["title"], words["name"]) if whole and not is_title(text) else None
    is_school = _ITS_KIND.match(words["name"]) and shape_rank(words["name"]) > 1
    return ("title", words["title"], words["name"]) if is_school else None


_UNMARKED = re.compile(
    r"(?P<title>(?:[A-Z][\w-]{2,20} )?[Pp]ost-?[Dd]oc(?:toral [A-Za-z][a-z]{5,10})?"
    r"|Lecturer|[A-Z][a-z]{3,12} (?:[Rr]esearcher|[Ss]cholar|[Ff]ellow|[Ss]tudent|[Ss]cientist|[Pp]rofessor|[Ii]ntern)"
    r"|Researcher|Professor|Intern) "
    r"(?P<name>[A-ZÀ-Þ][^,;()]{2,100})$"
)
_ITS_KIND = re.compile(r"(?:[A-ZÀ-Þ][\w-]+ ){0,3}(?:Universit|College|Institute)")


def part_and_host(text: str) -> tuple[str, str, str] | None:
    """A "unit" and its host: "Vision Group at Globex"."""
    host = _HOSTED.search(text)
    if host is None or not _is_part(text[: host.start()]) or _is_whole(text, host.start()):
        return None
    return "unit", text[: host.start()], text[host.end() :]


def field_and_school(text: str) -> tuple[str, str]:
    """Behind a degree a field and the words from its school on: "Botany from Reed College, 2012"; else "" and all."""
    origin = _ORIGIN.match(text) if " from " in text else None
    return (origin["field"], text[origin.end() :]) if origin and is_field(origin["field"]) else ("", text)


_FELLOW = re.compile(
    r"((?:\w+ ){0,3}[Ff]ellow) of (?:the )?([A-ZÀ-Þ][^()]{2,60}\b(?:College|Hall|Institute)\b(?! of )[^()]{0,40})$"
)
_UNIT_INSIDE = re.compile(r"([^()]{3,80}\S) \(([A-ZÀ-Þ][^()]{3,80})\)$")
_HOSTED = re.compile(r" at (?:the )?(?=[A-ZÀ-Þ])")
_ORIGIN = re.compile(r"(?P<field>[A-ZÀ-Þ][^(),;]{2,80}?) from (?:the )?(?=[A-ZÀ-Þ])")


def _is_part(text: str) -> bool:
    """True for a part of an organisation in several words that is no role: "Department of Looms"."""
    return " " in text and is_unit(text) and not (is_title(text) or text.endswith("Institute"))


def _is_whole(text: str, at: int) -> bool:
    """True where the host belongs to the name: "X School of Medicine at Y"."""
    return is_own_school(text) or any(name.start < at < name.end for name in find_organizations(text))


def nobodys(text: str) -> str:
    """The label of a phrase in which nobody knows an organisation: field, unit ("Mathematics department"), unknown."""
    if _SMALL.fullmatch(text):
        return "unit"
    return "field" if is_field(text) and len(text) < _FIELD else "unknown"


_SMALL = re.compile(
    r"[A-ZÀ-Þ][\w-]*(?: [\w-]{2,20}){0,4} (?:department|group|lab|laboratory|division|team|section|dept\.?)"
)
_FIELD = 80


def _cut_country(text: str) -> tuple[str, str] | None:
    """An employer and the code of its country behind a comma: "Rasholm University, DK"."""
    if text[-4:-2] != ", " or not is_country(text[-2:]) or text[-2:] in _OTHER_CODES:
        return None
    name = text[:-4].rpartition(", ")[2]
    sure = shape_rank(name) > 1 or any(found.certain and found.end == len(name) for found in find_organizations(name))
    return (text[:-4], text[-2:]) if sure else None


_OTHER_CODES = frozenset(("AI", "BA", "EE", "MA", "MD", "ME", "MS", "PE"))  # fields, degrees and states as well


def is_towned(text: str) -> bool:
    """True for a school that is called by its kind's letters and its town: "TH Tarn"."""
    return text[:1].isupper() and _TOWNED.fullmatch(text) is not None


_TOWNED = re.compile(rf"(?:{any_of('lists', 'organizations', 'towned')}) [A-ZÀ-Þ][a-zà-ÿ][\w-]+")


def with_place_apart(text: str, names: list[Span]) -> tuple[str, str | None]:
    """A place at the end that is no part of a known organisation's name."""
    rest, place = behind(text, (span.end for span in names)) or _cut_country(text) or cut_place(text)
    if not place or not rest or any(span.end > len(rest) + 1 for span in names):
        return text, None
    glued = text[len(rest) : len(rest) + 1] == " " and "," not in text[len(rest) : text.find(place)]
    if glued and f" {rest}".endswith((" U", " U.")):  # "U Oslo, Norway" is a university
        town, _, country = place.partition(", ")
        return f"{rest} {town}", country or None
    if glued and "," not in place and not _ends_organization(rest, names):
        return text, None
    return rest, place


def _ends_organization(rest: str, names: list[Span]) -> bool:
    return any(span.end == len(rest) for span in names) or is_unit(rest.rpartition(", ")[2])


def is_known_part(name: str) -> bool:
    """True for an institute that is known as another's part: below a university, it is a part of that one."""
    known = canonical(name)
    return known is not None and known.parent is not None and is_unit(name)
