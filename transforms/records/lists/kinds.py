"""Which kind of record an entry of a mixed section is, by its own words."""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.headings.wording import named
from transforms.model import Line
from transforms.records.awards.awarded_by import AWARDED
from transforms.records.awards.given_in_front import giver_over
from transforms.records.awards.honoured_duties import honours_in, honours_reviewer, is_office, reviews_several
from transforms.records.awards.words import is_best
from transforms.records.grants.cited import is_cited_grant
from transforms.records.grants.investigators import ROLE, without_people
from transforms.records.grants.money import AMOUNT, may_state_amount
from transforms.records.grants.titled import names_funder, pays_for_title
from transforms.records.lists.honours import is_honour
from transforms.records.lists.items import Item
from transforms.records.lists.looks import CODE, holds_code, is_known_organization, outside_brackets, word_list, words
from transforms.records.lists.persons_paid import is_paid_to_person, is_personal, pays_a_person
from transforms.records.lists.pieces import pieces_of
from transforms.records.lists.received import names_recipient, was_received
from transforms.records.service.role_words import is_role, role_of, role_with_venue, roles_in
from transforms.records.students.advising import supervised
from transforms.records.talks.kinds import is_course, is_talk
from transforms.records.teaching.roles import leads_course, role_phrase
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

READABLE = ("awards", "service", "grants", "teaching", "talks")
_SPEAKER = re.compile(
    r"^(?:\S{4,16}\t|[\d/.–-]{4,12}:? )?"
    r"(?:(?:invited|keynote|plenary|guest|featured)\s+(?:speaker|lecturer|talk|lecture|(?:oral\s)?presentation)"
    r"|oral\spresentation)\b"
    r"|^(?:presenter|speaker)s?\s(?:at|in)\s(?:the\s)?(?=\S)"
    r"|^(?:(?:invited|selected|recent|academic)\s)?(?:seminar|conference|workshop|department)s?\s(?:presentation|talk|lecture)s?(?:\s(?:at|in)\s|\s?[:–—-]\s)"
    r"|^(?:invited\s)?(?:presentation|talk|seminar|lecture)s?(?:\s(?:at|in)\s|:\s)(?=[A-ZÀ-Þ\d])",
    re.IGNORECASE,
)
_LICENSED = re.compile(r"licen[sc]|certific|credential", re.IGNORECASE)
_GRANT_ROLE = re.compile(
    r"\b(?:co-?)?PIs?\b|\b(?i:principal|co-principal|co-)\s?-?(?i:investigators?)\b"
    r"|\btotal (?:direct )?costs?\b|\bfunded by\b|^\s*(?:Role|Dates|Amount):|\b(?:Costs?|Role): ",
    re.MULTILINE,
)


def kind_of(item: Item) -> str:
    """One of `READABLE`: the section's kind unless the entry's own words say otherwise."""
    default, kinds = item.kind if item.kind in READABLE else item.entry.section.kind, item.entry.section.kinds
    default, text = default if default in READABLE else "awards", item.text
    if default == "awards" and "talks" in kinds and is_talk(text, honours=is_honour(text)):
        return "talks"
    if default == "awards" and _is_held(item, text, kinds):
        return "service"
    is_received = default == "service" and "awards" in kinds and was_received(item.head[0].text)
    if default in ("awards", "grants") or (is_received and not _is_service(item)):  # "Vale Fellow" among memberships
        is_awarded = is_received or (default == "awards" and AWARDED in text)
        return "awards" if is_awarded else _honour_or_grant(item, text, default)
    listed = holds_one(text, (":", "ommittee")) or (
        default == "teaching" and holds_one(text, (",", "student", "intern"))
    )
    if default != "talks" and listed and supervised(text)[0]:
        return "advising"
    if (
        default in ("service", "teaching")
        and is_honour(_without_level(text) if default == "teaching" else text)
        and not (_is_list(item) or (_is_reviewing(item) and not honours_reviewer(text)))
        and not (default == "teaching" and CODE.match(text))
        and not _is_beside(item)
        and not (default == "service" and _is_told(item, text))
    ):
        is_funded = default == "service" and has_amount(text) and _tells_role(text)
        return "grants" if is_funded and _speaks_of_grant(word_list(text)) else "awards"
    return _among_talks(item, text) if default == "talks" else _other_of_two(item, text, default)


def _is_held(item: Item, text: str, kinds: tuple[str, ...]) -> bool:
    """True for no honour by its words that ends in a role, or was led for years; not for "Vale Fellow"."""
    if "service" not in kinds or is_honour(text) or names_recipient(text):
        return bool(item.details) and _MEMBER.fullmatch(text) is not None
    years = find_dates(item.head[0].text) if _LED.search(item.entry.section.title) else ()
    return _ends_in_role(item) or any(date.is_range for date in years)


_MEMBER = re.compile(r"(?i)(?:professional )?member(?:ships?|s)?(?: (?:of|in))?:?")  # of the societies in items below
_LED = re.compile(r"(?i)leadership|outreach|activit|volunteer|engagement")


def _is_told(item: Item, text: str) -> bool:
    """True for service whose words tell so, whatever else they name: "Served on the Honor Council"."""
    return _ends_in_role(item) or reviews_several(item.head[:1], text) or _SERVED.match(text) is not None


_SERVED = re.compile(r"(?i)(?:co-)?serv(?:ed?|es|ing) (?:on|as|in)\b|(?:co-)?(?:organi[sz]ed|chaired|coordinated) ")


def _among_talks(item: Item, text: str) -> str:
    if is_course(text):
        return "teaching"
    if item.entry.section.kind == "service" and _is_served(item):
        return "service"
    if (above := item.above[0] if item.above else "") and is_role(above) and role_of(above) in _HELD:
        return "talks" if "talks" in named(above).kinds else "service"  # "Organisation" below "Conferences"
    if named(above).whole:
        return "talks"
    return "awards" if is_honour(text) and not _ends_in_role(item) else "service" if _is_service(item) else "talks"


_HELD = frozenset(("organizer", "chair"))


def _is_served(item: Item) -> bool:
    """True for a role among the duties of a section of service, below "Conferences" too."""
    first = pieces_of(item.head[:1])[0][:1]
    return _is_service(item) or (bool(first) and is_role(first[0].text) and not _SPEAKER.match(item.text))


def _other_of_two(item: Item, text: str, default: str) -> str:
    """Service among teaching, a talk among service: what the entry's first words are."""
    if default == "teaching" and (CODE.match(text) or leads_course(text)):
        return default
    if default == "service" and _is_taught(item, text):
        return "teaching"
    if default == "teaching" and (_is_service(item) or _EXAMINED.match(text) or _is_duty(item)):
        return "service"
    return "talks" if default == "service" and (_SPEAKER.match(text) or _TAGGED.match(text)) else default


# "[2024] [Oral Presentation] The 7th Conference of Looms", among other activities.
_TAGGED = re.compile(
    r"(?i)(?:[\[(]?(?:19|20)\d\d[\])]?[:.,]? )?[\[(]"
    r"(?:(?:oral|poster|invited|keynote|plenary|contributed|conference|accepted) )?"
    r"(?:presentation|talk|poster|oral|keynote|lecture)[\])]"
)


def _is_reviewing(item: Item) -> bool:
    """True below a reviewer's heading: what is listed there are journals ("Looms and Scholarship"), not honours."""
    return bool(item.above) and role_of(item.above[0]) == "reviewer"


def _is_list(item: Item) -> bool:
    """True for a reviewer's role alone on its line over the journals, whatever words they are called after."""
    first, *rest = item.lines
    is_over = bool(rest) and is_role(first.text) and role_of(first.text) == "reviewer"
    return is_over and not any(honours_reviewer(line.text) for line in item.lines)


_EXAMINED = re.compile(
    rf"(?i)(?:(?:{any_of('entry_words', 'students', 'examined')})\s){{1,3}}(?:thesis |dissertation |"
    r"degree )?examin(?:ation|er|ing)s?\b"
)


def _is_taught(item: Item, text: str) -> bool:
    """True behind the role in which it was taught: a course with its code, any below "Service and teaching"."""
    if not (holds_code(text) or "teaching" in item.entry.section.kinds):
        return False
    pieces, _ = pieces_of(item.head[:1])
    return len(pieces) > 1 and _TEACHES.search(pieces[0].text) is not None and role_phrase(pieces[0].text) is not None


_TEACHES = re.compile(r"(?i)\b(?:assistant|instructor|lecturer|tutor|grader|demonstrator|TA)$")


def _is_duty(item: Item) -> bool:
    """True where the section holds service too, and an entry begins with a role that nobody teaches in."""
    if "service" not in item.entry.section.kinds or holds_code(item.text):
        return False
    pieces, _ = pieces_of(item.head[:1])
    return len(pieces) > 1 and is_role(pieces[0].text) and (not role_phrase(pieces[0].text) or pieces[1].before == ",")


def _without_level(text: str) -> str:
    """The words without "Honours", which among courses says for whom they are: "Honours option: Looms"."""
    return _HONOURS.sub(" ", text) if "onours" in text or "onors" in text else text


_HONOURS = re.compile(r"\b[Hh]onou?rs\b")


def _honour_or_grant(item: Item, text: str, default: str) -> str:
    found = [word for word in word_list(outside_brackets(text)) if word != "pi" or "PI" in text]  # "Pi Mu Epsilon"
    whole = "\n".join(line.text for line in item.lines)
    if (
        _is_service(item)
        and not (default == "grants" and (has_amount(whole) or _has_title(whole)))
        and not honours_reviewer(text)
        and not is_honour(text)
        and not (any(map(_LICENSED.search, item.above)) or giver_over(item.head))
    ):
        return "service"
    if default == "awards" and _SPEAKER.match(text):
        return "talks"
    if default == "grants":
        return "awards" if is_best(text) or _honours_person(item, text, whole, found) else "grants"
    mixed, funded = "grants" in item.entry.section.kinds, has_amount(whole)
    tells = _tells_grant(whole) if mixed else _tells_role(whole)
    if mixed and funded and not (is_best(text) or is_honour(text) or is_personal(found)):
        return "grants"
    named = any(word in words("grants", "words") for word in found[:14])
    if named and (mixed or funded or _tells_grant(whole)) and not pays_a_person(found):
        return "grants"
    return "grants" if tells and not is_honour(text) else default


def _tells_people(line: Line) -> bool:
    """True where a line names the investigators first, or a role of theirs."""
    return without_people(line) is not line or any(ROLE.match(piece.text) for piece in pieces_of([line])[0])


def _has_title(text: str) -> bool:  # of some words, in quotation marks
    return _QUOTED_TITLE.search(text) is not None


_QUOTED_TITLE = re.compile(r"[“\"«][^“”\"«»]{4,60} [^“”\"«»]{3,300}[”\"»]")


def _honours_person(item: Item, text: str, whole: str, found: list[str]) -> bool:
    """True for an entry of a list of grants that is a prize or pays a person."""
    mixed = "awards" in item.entry.section.kinds and not _heads_grants_alone(item.above[-1] if item.above else "")
    funded = has_amount(whole)
    if mixed and not (
        funded or _speaks_of_grant(found) or _tells_grant(whole) or names_funder(item.text, pieces_of(item.lines)[0])
    ):
        return not pays_for_title(text, pieces_of(item.head[:1])[0])
    if not ((pays_a_person if mixed else is_paid_to_person)(found) or (mixed and is_honour(text))):
        return False
    if mixed:
        pays = _tells_role(whole) or pays_for_title(text, pieces_of(item.head[:1])[0])
        return not pays and not (funded and text.lstrip("0123456789–-/. \t")[:1] in '“"')
    funds = funded and not is_personal(found)
    led = is_cited_grant(item.head[0]) or (funded and _tells_people(item.head[0]))
    return not (funds or led or _has_title(text) or _tells_role(whole))


def _heads_grants_alone(heading: str) -> bool:
    """True for a heading of grants alone on a page of honours too: "Research grants" below "Grants and awards"."""
    own = named(heading)
    return own.kinds[:1] == ("grants",) and "awards" not in own.kinds


def _speaks_of_grant(found: list[str]) -> bool:
    return not words("grants", "words").isdisjoint(found)


def _is_service(item: Item) -> bool:
    """True where the entry begins with, or is, a service role that is no honour."""
    pieces, _ = pieces_of(item.head[:1])
    if not pieces:
        return False
    first = pieces[0].text
    if is_known_organization(first) or (item.kind == "grants" and _FUNDS.search(first)):
        return False
    if is_role(first) and role_of(first) != "other":
        return True
    held = role_with_venue(outside_brackets(first)) if item.kind != "grants" else None
    return held is not None and (held.role not in ("other", "organizer") or is_office(first, held.venue))


_FUNDS = re.compile(r"[a-zà-þ] Council$")  # who pays, where grants are listed


def _is_beside(item: Item) -> bool:
    """True where the honour stands beside the service itself: after a dash, or as one for reviewing."""
    pieces, _ = pieces_of(item.head[:1])
    above = next(filter(None, map(role_of, item.above)), None) if honours_reviewer(item.text) else None
    return any(honours_in(line.text, above) for line in item.head) or (
        len(pieces) > 1
        and not is_honour(pieces[0].text)
        and any(piece.before == "-" and is_honour(piece.text) for piece in pieces)
    )


def _ends_in_role(item: Item) -> bool:
    """True where a phrase of the entry ends in a role: "Fellowship Writing Workshop Mentor"."""
    pieces, _ = pieces_of(item.head[:1])
    return not honours_reviewer(item.text) and any(
        (found := roles_in(outside_brackets(piece.text))) and found[-1].end == len(outside_brackets(piece.text))
        for piece in pieces
        if not is_known_organization(piece.text)  # "Swedish Research Council" is no council member
    )


def has_amount(text: str) -> bool:
    """True where the text states a sum of money."""
    return may_state_amount(text) and AMOUNT.search(text) is not None


def _tells_grant(text: str) -> bool:  # an investigator's role, or who pays
    return "awarded by" in text or _tells_role(text)


def _tells_role(text: str) -> bool:
    return holds_one(text, _GRANT_HINTS) and _GRANT_ROLE.search(text) is not None


_GRANT_HINTS = ("PI", "nvestigator", "ed by", "total ", ":")  # one of which the pattern asks for
