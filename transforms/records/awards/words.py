"""The words of honours: which phrases name one. Vocabulary in `lists.toml`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.entities import venues
from transforms.entities.organizations import canonical
from transforms.records.lists.looks import (
    all_words,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    word_list,
    words,
)
from transforms.records.lists.pieces import Piece
from transforms.vocabulary import any_of

_COMPOUND = ("preis", "medaille", "stipendium", "denkmünze", "prisen", "prijs", "priset", "palkinto")


def has_award_word(text: str) -> bool:
    """True where a word may belong to an honour's name."""
    return bool(words("awards", "words") & all_words(text))


def is_strong(text: str) -> bool:
    """True where a word says that this is an honour: "prize", "fellowship", "Gedächtnispreis"."""
    found = all_words(text)
    if words("awards", "strong") & found or any(word.endswith(_COMPOUND) for word in found):
        return True
    return text.rstrip(" .*").endswith(" of the Year")  # "School of Dyes Weaver of the Year"


def is_best_at(first: str, behind: str) -> bool:
    """True for "Best poster" before a name in capitals, where it was shown: "Best Loom Talk, Vertex"."""
    return all(word[0].isupper() or len(word) <= _LEAST for word in behind.split()) and _BEST.match(first) is not None


def is_best(text: str) -> bool:
    """True for "Best paper", "Outstanding thesis" at the beginning: an honour, whatever sum it brought."""
    return text[:1] in "BO" and _BEST.match(text) is not None


_LEAST = 3  # letters of a word that a name may leave in lower case
_BEST = re.compile(rf"(?:Best|Outstanding) (?:[\w'’-]+ ){{0,3}}(?i:{any_of('entry_words', 'awards', 'best')})s?\b")


def is_contest(text: str) -> bool:
    """True for a competition: part of the honour's name, never who gives it."""
    return any(word in words("awards", "contests") for word in word_list(text))


def opening_bracket(text: str) -> int:
    """Where the bracket opens that closes at the text's end, brackets inside it counted; -1 where none does."""
    depth = 0
    for at in range(len(text) - 1, -1, -1) if text[-1:] == ")" else ():
        depth += (text[at] == ")") - (text[at] == "(")
        if not depth:
            return at
    return -1


def bracketed_giver(name: str) -> tuple[str, str | None]:
    """A name with its giver in brackets at the end: "Dissertation Prize (University of X)"."""
    start = opening_bracket(name)
    bare, inner = (name[:start].rstrip(), name[start + 1 : -1].removeprefix("the ").strip()) if start > 0 else ("", "")
    body = inner.partition(", ")[0]
    pays = is_body(body) or body.endswith(" Fund")  # "Ada Quill Scholarship Fund, University of X"
    if (
        start > 0
        and (is_strong(bare) or (pays and not inner.isupper()))
        and (pays or not is_strong(inner))
        and (_is_giver(inner) or canonical(inner) is not None or is_meeting(inner))
    ):
        return bare.strip(" ,"), inner
    return name, None


def _is_giver(text: str) -> bool:
    """True for an organisation, and for a part of one with it: "Department of Looms, Reed College"."""
    is_whole = is_organization(text) and not is_place(text)
    return is_whole or ("," in text and all(map(is_organization, text.split(", "))))


def is_meeting(text: str) -> bool:
    """True for a known venue, and for the name of a meeting or a journal; a contest is what one won at."""
    return venues.known(text) is not None or (is_venue(text) and is_titled(text) and not is_contest(text))


def is_body(text: str) -> bool:
    """True for a body with an honour's word in its name: "Research Grants Council", "Commission for Scholarships"."""
    words_ = [word for word in text.split() if word[0] != "(" or word[-1] != ")"]
    payers = words("organizations", "payers")
    if len(words_) < _NAMES or not all(word[0].isupper() or word in _SMALL for word in words_):
        return False
    if words_[-1] in payers:
        return True
    is_led = any(word in payers and more in _WHAT_FOR for word, more in pairwise(words_))
    return is_led and words_[-1].casefold() not in words("awards", "words")


_NAMES, _WHAT_FOR = 2, frozenset(("for", "of"))

_SMALL = frozenset(("of", "for", "and", "the", "&"))


def is_placed(text: str, *, whole: bool = False) -> bool:
    """True for how far one came: "First place", "Finalist", "Second prize, people's vote"; `whole`: and no more."""
    return (_PLACED.fullmatch(text) if whole else _PLACED.match(text)) is not None


_PLACED = re.compile(
    r"(?i)(?:(?:first|second|third|1st|2nd|3rd|top)(?: and (?:first|second|third))?[ -](?:place|prize|rank|runner)"
    r"|(?:semi-?)?finalist|runner[- ]?up|winner|nominee|shortlisted|honou?rable mention)\b"
)


def holds(text: str) -> bool:
    """True for a word behind an honour that only says that it was got: "Scholarship, holder"."""
    return text.casefold() in _HOLDS


_HOLDS = frozenset(
    (
        *("winner", "co-winner", "joint winner", "recipient", "co-recipient", "holder"),
        *("awardee", "awarded", "received", "nominee", "inducted", "elected", "obtained", "granted", "earned"),
    )
)


_MEETING_ON = re.compile(r"\b(?:Conference|Symposium|Workshop|Congress|Colloquium) (?:on|for|in) ")
_MORE_SUBJECTS = re.compile(r"(?:[A-Z][\w-]{2,24} ){1,4}(?:and|&) [A-Z]")


def names_subjects(meeting: str, behind: str) -> bool:
    """True where a meeting's subjects go on behind a comma: "Symposium on Looms" before "Yarns and Dyes Best Demo"."""
    return _MEETING_ON.search(meeting) is not None and _MORE_SUBJECTS.match(behind) is not None


def says_got(pieces: Sequence[Piece]) -> bool:
    """True where the first word only says that what follows was got; a nominee got nothing yet, if no colon says so."""
    if pieces[1].before in (":", "\t", "-"):
        return True
    return pieces[0].text.casefold() != "nominee" and pieces[1].text[0].isupper()
