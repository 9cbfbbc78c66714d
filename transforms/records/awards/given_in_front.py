"""Givers in front of what they give, behind a comma or on a line of their own: consumes honours and lines.

Produces the honour with its giver, and the giver's name.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.entities.meeting_subjects import lists_subjects
from transforms.model import Line
from transforms.records.awards.names import Found, gives
from transforms.records.awards.words import has_award_word, is_best, is_body, is_contest, is_strong, names_subjects
from transforms.records.lists.looks import is_acronym, is_organization, is_titled, word_list, words
from transforms.records.service.role_words import roles_in


def given_before(honour: Found) -> Found:
    """The honour whose name only its last part tells, after who gave it: "Guild of Dyers, Loom Prize".

    A meeting may list its subjects: "Conference on Nets, Ropes, and Sails, Loom Prize".
    """
    giver, _, last = honour.name.partition(", ")
    if ", " in last:
        meeting, _, behind = honour.name.rpartition(", ")
        if lists_subjects(meeting, venues.known):
            giver, last = meeting, behind
    if honour.granter or ", " in last or not (is_strong(last) and is_titled(last)) or is_body(last):
        return honour
    if " " not in last or names_subjects(giver, last) or not (gives(giver) and is_titled(giver)):
        return honour
    return honour if has_award_word(giver) or is_contest(giver) else honour._replace(name=last, granter=giver)


def giver_over(head: Sequence[Line]) -> str:
    """The institution that stands alone beside its date, over the words for what it gave; "" for other entries.

    One that nobody knows is told by the names of both: "Weft Circle 2019" over "Heron Grant".
    """
    if len(head) != _PAIR or has_award_word(head[0].text) or find_dates(head[1].text):
        return ""
    name = without_dates(head[0].text, find_dates(head[0].text)).strip()
    if name not in head[0].text or "\t" in name:
        return ""
    honour, ends = head[1].text, _ends_honour(head[1].text)
    if (ends or _begins_honour(honour) or is_best(honour)) and (is_organization(name) or is_acronym(name)):
        return name
    return name if ends and name != head[0].text and _is_name(name) else ""


_PAIR, _KIND, _FEW = 2, 3, 6  # lines; first words among which an honour's kind stands; words of a name


def _begins_honour(text: str) -> bool:
    """True for "Scholarship for study abroad (EUR 400)": it says which kind of honour; and for "Rising Star"."""
    found = word_list(text)
    is_short = len(found) <= _KIND and not words("awards", "words").isdisjoint(found)
    return text[:1].isupper() and (is_short or not words("awards", "strong").isdisjoint(found[:_KIND]))


def _is_name(text: str) -> bool:
    """True for some words with capitals and nothing between them, that name no role: "Weft Circle"."""
    found = text.split()
    return 1 < len(found) <= _FEW and all(word.isalpha() and word[0].isupper() for word in found) and not roles_in(text)


def _ends_honour(text: str) -> bool:
    """True for a name that ends in which kind of honour it is: "Heron Grant"."""
    is_kind = text.endswith(" of the Year") or word_list(text)[-1] in words("awards", "strong")
    return is_kind and is_titled(text) and "," not in text
