"""Givers in front of what they give, behind a comma: consumes an honour as it was found; produces it with its giver."""

from __future__ import annotations

from transforms.entities import venues
from transforms.entities.meeting_subjects import lists_subjects
from transforms.records.awards.names import Found, gives
from transforms.records.awards.words import has_award_word, is_body, is_contest, is_strong, names_subjects
from transforms.records.lists.looks import is_titled


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
