"""A book's title without its editors: "In X and Y (eds.), Book", "Book, edited by X", "Book, X and Y Eds."."""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run

_EDITED = re.compile(
    r"^(?:in\b:?\s{0,3})?[^()]{3,120}?[\s,]{0,3}[(\[]?\b(?:eds?\.?|editors?|hrsg\.?)\b\.?[)\]]?[.,:]?\s{1,3}(?=\S)",
    re.IGNORECASE,
)
_EDITED_BY = re.compile(
    r"(?<=[\w.])[,.;]?\s[(\[]?(?:edited by\b|ed\. by\b|eds\. by\b|hrsg\. von\b|herausgegeben von\b|"
    r"a cura di\b|(?:(?<=, )|(?<=\. )|(?<= \())[Ee]ds?\.:?(?= [A-Z](?:\.|[^\W\d_]{1,14}) ?[A-Z]))"
)
_OPENED = re.compile(r"(?:[Ee]dited|[Ee]ds?\.) by ")  # behind its title: "edited by A. Lund and B. Orr, Loom Series 12"
_EDS = re.compile(r",?\s[(\[]?(?:[Ee]ds?|[Ee]ditors?)\b\.?[)\]]?(?=$|[,.])")
_COMMA = re.compile(r",\s")
_BOOK = 12  # characters of a book's title


def without_editors(piece: str) -> str:
    """The book's title: what follows "In X and Y (eds.)," or precedes ", edited by X"."""
    if "ed" not in piece and "Ed" not in piece and "Hrsg" not in piece and "ED" not in piece:
        return piece
    if opened := _OPENED.match(piece):
        end = name_run(piece, opened.end())
        return piece[end:].lstrip(" ,.:;") if end > opened.end() else piece
    by = _EDITED_BY.search(piece)
    if by:
        return piece[: by.start()]
    if book := _before_editors(piece):
        return book
    match = _EDITED.match(piece)
    return without_house(piece[match.end() :]) if match else piece


# A book and who published it, the last words behind it: ", Reedley University Press", ". Moss & Sons, 2019, pp.".
_HOUSE = re.compile(
    r"(?P<book>.{8,200})[.,] (?P<house>[A-ZÀ-Þ][\w’'-]{2,20}(?: (?:& |of )?[A-ZÀ-Þ][\w’'-]{2,20}){0,3})"
    r"(?:, (?:19|20)\d\d)?(?:,? pp?\.?)?"
)
_VOLUME = ("Vol", "Part", "Proceedings", "Series")
_WORDS = 2  # blanks in a title that is whole: one or two words may go on behind a comma


def without_house(book: str) -> str:
    """The book without its publisher, known or not."""
    match = _HOUSE.fullmatch(book.rstrip())
    if match is None or match["book"].count(" ") < _WORDS or match["house"].startswith(_VOLUME):
        return book
    return match["book"]


def _before_editors(piece: str) -> str:
    """The book before its editors: "A Book, K. Zimmer and A. Lund Eds., Springer"; "" where they stand elsewhere."""
    closed = _EDS.search(piece)
    if closed is None or name_run(piece, 3 if piece[:3].casefold() == "in " else 0) > _BOOK:
        return ""
    commas = (match.start() for match in _COMMA.finditer(piece, _BOOK, closed.start()))
    place = next((i for i in commas if name_run(piece, i + 2) >= closed.start()), None)
    return piece[:place] if place else ""
