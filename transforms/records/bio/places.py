"""Organisations in prose, with their units and places. Consumes a stretch of text; produces an affiliation."""

from __future__ import annotations

import re

from transforms.entities.affiliations import split_affiliation
from transforms.entities.organizations import Found, find_organizations, shape_rank
from transforms.entities.places import cut_place
from transforms.text.patterns import MONTH, SEASON, without_front
from transforms.vocabulary import any_of

_TAIL = re.compile(
    rf"(?!,? in (?:{MONTH}|{SEASON})(?!\w))"
    rf"(?:\s?\([A-Z][\w/& .-]{{1,12}}\))?(?:(?:,? (?:in (?!(?:{MONTH}|{SEASON})\b))?|\s(?:[-–—] )?)"
    r"(?:[A-ZÀ-Þ][\w'’.-]+|of(?= [A-Z]))){0,6}"
)
SHAPED = re.compile(
    r"(?<!\w)(?:(?:the )?(?:[A-ZÀ-Þ][\w'’.&-]{1,20} (?:of |and |& |for |de |di |in )?){0,5}"
    r"(?:[A-ZÀ-Þ][a-zà-ÿ]{1,20}-(?:(?:von|van|de|zu)-)?){0,2}(?:"  # "Otto-von-Bell-Universität"
    rf"{any_of('prose', 'places', 'bodies')})\b(?: (?:of|for|de|di|at)"
    r" (?:the )?[A-ZÀ-Þ][\w'’.-]{1,20}(?:(?: and| &| of|,)? [A-ZÀ-Þ][\w'’-]{1,20}){0,5}"
    # "the Weft Archive of the School for Looms": what the second body is of
    r"(?:(?:(?<= Institute)|(?<= School)|(?<= Department)|(?<= Faculty)|(?<= Centre)|(?<= Center))"
    r" (?:of|for) (?:the )?[A-ZÀ-Þ][\w'’-]{1,20}(?:(?: and| &)? [A-ZÀ-Þ][\w'’-]{1,20}){0,4})?"
    # "the Centre for Looms and the Public Arts": the second half of its subject, where it is no body of its own
    rf"(?: and the(?!(?: (?:of )?[A-ZÀ-Þ][\w'’-]*){{0,4}} (?:{any_of('prose', 'places', 'bodies')}|Group|Fund))"
    r"(?: [A-ZÀ-Þ][a-zà-ÿ]{2,20}){1,3}(?=[,.;]|$| (?:at|in) ))?"
    r"|(?<=Universität) [A-ZÀ-Þ][\w'’-]{1,20})?|(?:"
    f"{any_of('prose', 'places', 'openers')})(?: (?:(?:{any_of('prose', 'places', 'foreign_words')})"
    r" ){0,4}(?:[dl][’'])?[A-ZÀ-Þ][\w’'-]{1,25}){1,9})"
)


_PAYS = re.compile(
    r" (?:(?:doctoral|graduate|phd|research) )?(?:scholarship|fellowship|studentship|grant)\b", re.IGNORECASE
)


def affiliation_in(window: str) -> tuple[str, str | None, str | None] | None:
    """The first organisation of a stretch of prose, with the unit and place beside it."""
    window = window[:260]
    first, also, _ = window.partition(" and at ")
    if place := affiliation_in(first) if also else None:
        return place
    shaped = SHAPED.search(window)
    if shaped and (owner := _OWNER.match(window, shaped.start())) and (whose := affiliation_in(window[owner.end() :])):
        return whose[0], _unit(owner["unit"]) or whose[1], whose[2]
    if (part := _PART_OF.match(window)) and (whose := affiliation_in(window[part.end() :])):
        return whose[0], part["unit"], whose[2]
    names = _names_in(window)
    whole_names = _spelled_out(window, names) if len(names) > 1 else names
    is_whole, names = len(whole_names) < len(names), whole_names
    if " für " in window and (body := _in_german(window, names[0].start if names else len(window))):
        return body
    if names and not (
        not is_whole
        and shaped
        and shaped.start() < names[0].start - 3
        and shape_rank(shaped[0]) == 2
        and shaped.end() <= names[0].start
    ):
        start = names[0].start
        head = names[0]
        unit = _unit_before(window[:start])
        tail = window[head.end : head.end + 60]
        whole = split_affiliation(window[start : head.end] + (_TAIL.match(tail) or [""])[0])
        return (
            _plain(whole.organization or window[start : head.end]),
            unit or (whole.unit.rstrip(".") if whole.unit else None),
            whole.location.rstrip(".") if whole.location else None,
        )
    return _of_shape(window, shaped) if shaped else None


def _names_in(window: str) -> list[Found]:
    """The known organisations that are meant as such; those glued to other words only where there are no others."""
    names = [
        name
        for name in find_organizations(window)
        if not _PAYS.match(window, name.end)
        if name.certain
        or not name.start
        or window[: name.start].rstrip().endswith((" at", " from", "at", "from", "@", "in"))
    ]
    return [name for name in names if not _is_glued(window, name)] or names


def _of_shape(window: str, shaped: re.Match[str]) -> tuple[str, str | None, str | None] | None:
    """A body told by its shape alone, where that is sure enough."""
    whole = split_affiliation(shaped[0].strip(" ,")) if shape_rank(shaped[0]) else None
    if whole is None or not whole.rank:
        return None
    return _plain(whole.organization or shaped[0]), whole.unit or _unit_before(window[: shaped.start()]), whole.location


def _unit_before(front: str) -> str | None:
    """The unit right before an organisation's name, of a short stretch of prose."""
    lead = re.search(
        r"(?i)(?:\b(?:at|in|with|from|of|for)\s+(?:the\s+)?)?(?<!\w)((?:(?:the )?[A-ZÀ-Þ][\w&.'’()-]*,? (?:of |"
        r"for |and |& |in |at |group |team |lab )*(?:the )?){1,9})$",
        front,
    )
    return _unit(lead[1]) if lead else None


_OWNER = re.compile(  # "the Institute of X (IX) at the University of Y": the words that tie a unit to its university
    r"(?P<unit>(?:(?!Universit)[^,;.:@|]){4,90}?),? (?:at|of) (?:the )?"
    r"(?=(?:[A-ZÀ-Þ][\w&'’-]* ){1,4}Universit(?:y|ät)\b|University of [A-Z]|Universität |"
    rf"(?!Institut)(?:{any_of('prose', 'places', 'openers')}) )"
)


_PART_OF = re.compile(  # "the Felt Perception Group of X", "the Felt Lab, School of Looms, X University"
    r"(?:the )?(?P<unit>(?:[A-ZÀ-Þ][\w&'’-]{1,20} (?:(?:and|of|for) )?){1,5}(?:[Gg]roup|[Ll]ab(?:oratory)?|[Tt]eam))"
    r"(?: \([A-Z][\w-]{1,9}\))?(?: (?:of|at) (?:the )?|, (?=[A-ZÀ-Þ][^,.;]{4,60}, [A-ZÀ-Þ]))(?=[A-ZÀ-Þ])"
)


def _is_glued(text: str, name: Found) -> bool:
    """True for half of a name: "the Globex-Initech lab"."""
    return text[name.end : name.end + 1] == "-" or text[max(0, name.start - 1) : name.start] == "-"


def _in_german(window: str, before: int) -> tuple[str, str | None, str | None] | None:
    """As in "Globex Helmholtzzentrum für Fadenforschung in Kiel", where it is no part of the next body."""
    body = _GERMAN.search(window, 0, before)
    if body is None or window[body.end() : before].strip(" ,") in ("der", "an der", "des", "am", ""):
        return None if body is None or before < len(window) else (body[0], None, None)
    town = _TOWN.match(window[body.end() :].replace(" in ", ", ", 1))
    return body[0], None, cut_place(f"X{town[0]}")[1] if town else None


_GERMAN = re.compile(
    r"(?:[A-ZÄÖÜ][\w-]{1,24} )?[A-ZÄÖÜ][\w-]{0,30}(?:(?i:institut|zentrum|hochschule|akademie|anstalt)|Universität)"
    r" für (?:[a-zäöü]\w{4,20}e )?[A-ZÄÖÜ][\w-]{2,40}"
    r"(?:(?:, [A-ZÄÖÜ][\w-]{2,40}){0,3},? und (?:[a-zäöü]\w{4,20}e )?[A-ZÄÖÜ][\w-]{2,40})?"
)
_TOWN = re.compile(r"(?:, [A-ZÀ-Þ][\w-]{2,24}){0,2}")


def _spelled_out(text: str, names: list[Found]) -> list[Found]:
    """From the whole name on, where its letters only lead a part: "the GIT Felt Lab, Globex Institute of Tones"."""
    first = names[0]
    again = next((at for at, name in enumerate(names) if at and name.organization == first.organization), 0)
    between = text[first.end : names[again].start] if again else ""
    is_short = text[first.start : first.end].isupper() and first.organization is not None
    return names[again:] if is_short and _PART_BETWEEN.fullmatch(between) else names


_PART_BETWEEN = re.compile(r" [A-ZÀ-Þ][^,;.()]{3,50}(?:, (?:the )?| (?:at|of) (?:the )?)")


def _plain(name: str) -> str:
    """A name without the article of the sentence and the stop at its end."""
    name = name.strip(" ,").removeprefix("the ")
    return name[:-1] if name.endswith(".") and not name.endswith(("Inc.", "Ltd.", "Corp.", "Co.")) else name


_UNIT_LEAD = re.compile(
    r"^(?:both )?(?:(?:in|at|track of|program of|of|within) )(?:the )?|^both (?=[A-Z])|^the (?=[A-Z])"
)


_FIELD_LEAD = re.compile(  # "coastal botany in the Department of X": the field of the role before its unit
    rf"^(?:(?!{any_of('prose', 'places', 'field_leads')})[a-z][\w-]* ){{1,6}}(?:in|at|within) (?:the )?(?=[A-Z])"
)


def _unit(text: str) -> str | None:
    text = re.sub(r"(?i)(?:\s+(?:at|of|in|with|the|,))+\s*$", "", text.strip(" ,")).strip(" ,")
    text = without_front(_UNIT_LEAD, text.rpartition(") ")[2] if text.count(")") > text.count("(") else text)
    text = without_front(_FIELD_LEAD, text)
    return (
        text
        if len(text) > 2 and (" " in text.removeprefix("the ") or not text.islower()) and _UNIT.search(text)
        else None
    )


_UNIT = re.compile(rf"(?i)\b(?:{any_of('prose', 'places', 'units')})")
