"""Honours for reviewing beside the duty itself: "Reviewer, LoomConf 2020 (top reviewer)", "Referee, best referee".

Consumes the words of one line of service; produces where such honours stand in it. Where no duty is left without them
("LoomConf 2021, Outstanding Reviewer"), the line states the honour alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from transforms.model import Line, Span
from transforms.records.lists.looks import outside_brackets
from transforms.records.lists.pieces import cut, pieces_of
from transforms.records.service.role_words import role_of
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_HONOURED = re.compile(
    rf"\b(?:{any_of('entry_words', 'awards', 'praise')})\b[^,;:]{{0,30}}\b(?:reviewers?|referees?|"
    r"meta-?reviewers?|area chairs?|pc member)\b|\breviewer (?:of the|award)|\b(?:reviewer|reviewing|"
    r"refereeing|service) (?:\w+ )?(?:award|prize|recognition|certificate)",
    re.IGNORECASE,
)
_WORDS = ("review", "refere", "area chair", "pc member", "service")  # one of which the pattern asks for
_PRAISE = forms("entry_words", "awards", "praise_hints")
_BRACKET = re.compile(r"\s?[(\[]([^()\[\]]{6,80})[)\]]")
_DUTIES = frozenset(("reviewer", "program committee", "area chair", "editor"))
_PARTS = frozenset((",", ";", "\t", "|", "-"))


def honours_reviewer(text: str) -> bool:
    """True where the words name an honour for reviewing."""
    low = text.lower()
    for word in _WORDS:
        if word in low:
            return holds_one(low, _PRAISE) and _HONOURED.search(text) is not None
    return False


def reviews_several(lines: Sequence[Line], text: str) -> bool:
    """True for "Reviewer for" before a list: a prize or fellowship in it is one more that the owner reviewed for."""
    pieces, _ = pieces_of(lines)
    return len(pieces) > _PAIR and role_of(pieces[0].text) == "reviewer" and not honours_reviewer(text)


_PAIR = 2  # pieces: a role and one venue


@lru_cache(maxsize=256)
def honours_in(text: str, above: str | None = None) -> tuple[Span, ...]:
    """Where honours stand beside a duty, each with the mark that parts it off; `above` is the role over the line.

    Nothing where the line states no duty without them.
    """
    if not honours_reviewer(text):
        return ()
    found = [Span(*match.span()) for match in _BRACKET.finditer(text) if honours_reviewer(match[1])]
    for before, start, end in cut(text):
        words = text[start:end]
        if before in _PARTS and honours_reviewer(outside_brackets(words)):
            found.append(Span(max(0, start - 1), end))
    rest = text
    for span in sorted(found, reverse=True):
        rest = rest[: span.start] + rest[span.end :]
    duty = above in _DUTIES or any(role_of(rest[start:end]) in _DUTIES for _, start, end in cut(rest))
    return tuple(sorted(found)) if found and duty and not honours_reviewer(rest) and rest.strip(" \t,;") else ()


def is_office(words: str, where: str) -> bool:
    """True for a duty among honours: the words that begin with it, and where it is held."""
    return _OFFICE.match(words) is not None or (_BELONGS.match(words) is not None and role_of(where) in _BODIES)


_OFFICE = re.compile(
    r"(?i)(?:(?:main |lead(?:ing)? |head |chief |local |student )?(?:co-?)?organi[sz]er"
    r"|(?:(?:vice|co)[- ]|past |former |elected )?(?:president|secretary|treasurer)) (?:of|for)\b"
)
_BELONGS = re.compile(r"(?i)(?:\w+ )?member of\b")
_BODIES = frozenset(("editor", "committee", "program committee"))
