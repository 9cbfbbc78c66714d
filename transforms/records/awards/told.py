"""Honours that the sentence behind their colon explains ("Night Sailing: A course offered by Globex Academy").

Consumes the pieces of a line; produces the name, its own colons kept, and who gives it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import DateRange
from transforms.model import Line, Span
from transforms.records.awards.names import EXPLAINED, LABEL, gives
from transforms.records.awards.words import has_award_word, is_strong
from transforms.records.lists.looks import is_titled
from transforms.records.lists.pieces import Piece
from transforms.text.styled import without
from transforms.vocabulary import any_of, forms

_TELLS = re.compile(r"(?:[Aa]n?|[Tt]he) (?:[a-z]|(?:\S{1,30} ){1,4}(?:[a-z]+ )?[a-z]+ed (?:by|to|for)\b)")
_GIVEN = re.compile(
    rf"\b(?i:{any_of('entry_words', 'awards', 'given')}|organi[sz]ed|run|taught) (?:by|from|through|on) "
    r"(?:the )?(?P<by>[^\s.,;:()][^,;:()]{1,80}?)(?=[.,;:]?\s*$|[.,;:(] | \(| (?:for|as|to|in) )"
)
_SENTENCE = 4  # words


_DEED = re.compile(r"[A-Z][a-z]{2,15} [a-z]{2,15} ")  # "Demonstrated excellence in", "Core member of"


def without_told(line: Line) -> Line:
    """The line without the words that tell of an honour right behind its dates in brackets.

    As in "Heron Prize, Globex (2016) Given to the best student of the year": few of them begin with capitals.
    Nor with what tells how an amount is given: "Heron Prize, 2014. £500 awarded by an examination".
    """
    if "$" in line.text or "€" in line.text or "£" in line.text:
        paid = _PAID.search(line.text)
        line = without(line, paid.start(), len(line.text)) if paid and not _names_giver(line.text) else line
    behind = _BEHIND_DATES.search(line.text) if ") " in line.text else None
    if behind is None:
        return line
    words = line.text[behind.end() :].split()
    if len(words) < _SENTENCE or sum(word[0].islower() for word in words) < _SMALL * len(words):
        return line
    if _GIVEN.search(line.text, behind.end()):
        return line
    return without(line, behind.end() - 1, len(line.text))


def _names_giver(text: str) -> bool:
    given = _GIVEN.search(text)
    return given is not None and given["by"][:1].isupper()


_PAID = re.compile(
    r"[.;,] (?:A |an? )?(?:[A-Z]{3} ?)?[$€£]?\d[\d.,]*k?(?: ?[€£]| [A-Z]{3})?(?: prize| stipend)? "
    r"(?:(?:is|was|are|were) )?(?:awarded|given|presented|paid|granted)\b"
)


_BEHIND_DATES = re.compile(r"\([^()]{0,30}\b(?:19|20)\d\d[^()]{0,20}\)\s(?=[A-Z][a-z])")
_SMALL = 0.5  # of the words


def told_apart(pieces: Sequence[Piece], line: Line) -> list[Piece] | None:
    """The name's pieces and the giver; None where neither a sentence that explains it nor a giver follows a colon."""
    if purposed := _purposed(pieces, line):
        return purposed
    at = next((i for i, piece in enumerate(pieces) if piece.before == ":" and _is_told(piece, line)), 0)
    if not at or LABEL.fullmatch(pieces[0].text):
        return None
    last = next((i for i in range(1, at) if pieces[i].before != ":"), at) - 1
    name = line.text[pieces[0].span.start : pieces[last].span.end].strip(" :")
    given = _GIVEN.search(line.text, pieces[at].span.start)
    named = [pieces[0]._replace(text=name, span=Span(pieces[0].span.start, pieces[last].span.end))]
    named += pieces[last + 1 : at]
    return [*named, Piece("given by " + given["by"], ",", pieces[0].line, Span(*given.span("by")))] if given else named


def _purposed(pieces: Sequence[Piece], line: Line) -> list[Piece] | None:
    """The honour with what it was for, and its giver behind a colon: "Scholarship, exchange at Globex: Fern Trust"."""
    at = next((i for i, piece in enumerate(pieces) if i and piece.before == ":"), 0)
    first = pieces[0]
    if at < _PURPOSE or first.text.count(" ") >= _PURPOSE or not is_strong(first.text):
        return None
    if pieces[1].before != "," or not pieces[1].text[0].islower() or not pieces[at].text[0].isupper():
        return None
    end = pieces[at - 1].span.end
    name = line.text[first.span.start : end].rstrip(" :")
    giver = "given by " + ", ".join(piece.text for piece in pieces[at:])
    span = Span(pieces[at].span.start, pieces[-1].span.end)
    return [first._replace(text=name, span=Span(first.span.start, end)), Piece(giver, ",", first.line, span)]


_PURPOSE = 2  # pieces before the colon; words of an honour's kind at most


def _is_told(piece: Piece, line: Line) -> bool:
    """True for a sentence; behind words in bold or behind plain ones, with its stop."""
    start = piece.span.start
    rest = line.text[start:]
    if rest.count(" ") < _SENTENCE:
        return False
    is_behind_bold = any(span.end <= start <= span.end + 2 for span in line.bold)
    if (
        is_behind_bold
        and _DEED.match(rest)
        and sum(word[0].islower() for word in rest.split()) >= _SMALL * rest.count(" ")
    ):
        return True
    if not (_TELLS.match(rest) or EXPLAINED.match(rest)):
        return False
    return is_behind_bold or "." in rest or bool(_GIVEN.search(rest))


def untold(pieces: list[Piece], dates: Sequence[DateRange]) -> list[Piece]:
    """The pieces up to plain words behind a date and a dash, which tell about it: "Heron Prize 2018 - fee waiver"."""
    for i in range(1, len(pieces)):
        dated = pieces[i].before == "-" and any(
            pieces[i - 1].span.start < date.span.start < pieces[i].span.start for date in dates
        )
        if dated and not is_titled(pieces[i].text) and not gives(pieces[i].text):
            return pieces[:i]
        if pieces[i].before == "-" and pieces[i].text[:1].islower() and _is_remark(pieces[i - 1].text, pieces[i].text):
            return [*pieces[:i], *pieces[i + 1 :]]
    return pieces


def _is_remark(name: str, text: str) -> bool:
    """True for small words behind an honour's dash: "Moss Scholarship – one semester at a Welsh university"."""
    first = text.split(" ", 1)[0]
    plain = " " in text and first not in _LINKS and not (has_award_word(text) or gives(text))
    return plain and is_strong(name) and name[:1].isupper()


_LINKS = frozenset(forms("entry_words", "awards", "links"))
