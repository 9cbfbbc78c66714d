"""What an entry's own form tells of a grant's title and funder: consumes pieces and `Phrase`s; produces them put right.

A kind of grant before who gives it, a row of payers over the title, names with commas in them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.company_forms import is_company_form
from transforms.lines.shapes import is_prose
from transforms.model import Line, Span
from transforms.names.people import is_name
from transforms.records.grants.funders import funder_end
from transforms.records.grants.investigators import ROLE
from transforms.records.grants.phrases import MINISTRY, Phrase, is_scheme
from transforms.records.lists.looks import is_acronym, is_organization
from transforms.records.lists.pieces import Piece, as_one
from transforms.vocabulary import any_of


def whole_companies(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces; "Inc." and the parts of "Ministry of Looms, Dyes and Fibres" put to the name before them."""
    found: list[Piece] = []
    for piece in pieces:
        of_ministry = found and MINISTRY.match(found[-1].text) and _LAST_PART.search(piece.text)
        if piece.before == "," and _is_last_of_list(found, piece):
            found[-2:] = [as_one(*found[-2:], piece)]
        elif found and piece.before == "," and (of_ministry or is_company_form(piece.text)):
            found[-1] = as_one(found[-1], piece)
        else:
            found.append(piece)
    return found


def _is_last_of_list(found: Sequence[Piece], piece: Piece) -> bool:
    """True for the end of a list inside a title: "Warps, Dyes, and Their Makers"; funders are no such list."""
    if len(found) < _LIST or not piece.text.startswith(("and ", "& ")) or found[-1].before != ",":
        return False
    parts = (found[-2], found[-1], piece._replace(text=piece.text.split(" ", 1)[1]))
    if found[-1].text.count(" ") >= _LIST or any(len(part.text) < _WORD or is_name(part.text) for part in parts):
        return False
    return not any(
        is_organization(part.text) or funder_end(part.text) or is_acronym(part.text) or ROLE.match(part.text)
        for part in parts
    )


_LIST, _WORD = 2, 4  # words and letters
_LAST_PART = re.compile(r"^[^,]{3,30} (?:and|und|y|e|et|&) [A-ZÀ-Þ]")


def is_kind_first(phrases: Sequence[Phrase]) -> bool:
    """True where a kind of grant comes first, and nothing in the entry looks like a title: "Loom Award, Globex"."""
    first = phrases[0]
    kind = is_scheme(first.text) and not funder_end(first.text) and first.piece.before in ("", "\t", ".", "date")
    return kind and phrases[1].piece.before != ":" and max(phrase.title for phrase in phrases) < _LEAST_TITLE


_LEAST_TITLE = 1.0  # what a phrase that may be a title weighs


def kind_payer_title(phrases: Sequence[Phrase]) -> tuple[Phrase, Phrase] | None:
    """The title and who pays behind a kind of grant: "Research Grant, Globex. Slow Looms in the Wool Trade."."""
    if len(phrases) != _THREE or len({phrase.piece.line for phrase in phrases}) > 1:
        return None
    kind, payer, title = phrases
    in_order = payer.piece.before == "," and title.piece.before == "." and title.text.count(" ") >= _WORDS
    is_kind = is_scheme(kind.text) and not funder_end(kind.text) and kind.piece.before in ("", "\t", ".", "date", "-")
    return (title, payer) if in_order and is_kind and not funder_end(title.text) else None


_THREE, _WORDS = 3, 2  # phrases; blanks of a title


def below_payers(found: list[Phrase], lines: Sequence[Line]) -> list[Phrase]:
    """The phrases; below a row of nothing but payers, the first bullet is the title."""
    heads = [phrase for phrase in found if not phrase.piece.line]
    at = len(heads)
    if len(heads) == len(found) or not heads or found[:at] != heads or any(one.funder < _PAYS for one in heads):
        return found
    line = lines[found[at].piece.line]
    if not line.bullet or is_prose(line.text) or is_scheme(found[at].text):
        return found
    return [*heads, found[at]._replace(title=found[at].title + _TITLE_BELOW), *found[at + 1 :]]


_PAYS, _TITLE_BELOW = 2.5, 4.0  # what who pays weighs at least; what the place is worth to the title


def are_swapped(title: str | None, funder: str | None) -> bool:
    """True where no more than a kind of grant stands where the funder should: "Globex Program", "Seed Fund"."""
    if not title or not funder or title.count(" ") >= _NAME or _KIND_ALONE.fullmatch(funder) is None:
        return False
    return _KIND.search(title) is None


_KIND = re.compile(r"(?i)(?:grants?|award|fellowship|scholarship)$")
_NAME = 6  # blanks in the name of whoever gave it
_KIND_ALONE = re.compile(
    r"(?:(?:[Rr]esearch|[Ss]eed|[Ss]mall|[Tt]ravel|[Pp]roject|[Pp]ilot|[Ss]tart-?[Uu]p|[Cc]onference|[Ee]quipment) )?"
    r"(?:grants?|Grants?|[Ff]unding)"
    r"|(?:Seed|Start-?[Uu]p|Pilot|Bridge|Travel|Internal) (?:Funds?|Funding|Money)(?: (?:for|in) [^,;]{3,40})?"
)


def whole_titles(pieces: Sequence[Piece], lines: Sequence[Line]) -> list[Piece]:
    """The pieces, those of a title in a column of its own put together: "2023<tab>Looms — Phase I<tab>Globex"."""
    found: list[Piece] = []
    for piece in pieces:
        low, high = _title_column(lines[piece.line])
        last = found[-1] if found and found[-1].line == piece.line and low < high else None
        if last and piece.before in _SIGNS and low <= last.span.start and piece.span.end <= high and not _pays(last):
            span = Span(last.span.start, piece.span.end)
            text = lines[piece.line].text[span.start : span.end].strip(" .,;")
            found[-1] = last._replace(text=text, span=span, bold=last.bold and piece.bold)
        elif found and piece.before == "," and found[-1].line == piece.line and _GOES_ON.match(piece.text):
            span = Span(found[-1].span.start, piece.span.end)
            text = lines[piece.line].text[span.start : span.end].strip(" .,;")
            found[-1] = found[-1]._replace(text=text, span=span)
        else:
            found.append(piece)
    return _up_to_acronym(found, lines)


_GOES_ON = re.compile(rf"(?i)with (?:an? |the |special |some )?(?:{any_of('entry_words', 'grants', 'goes_on')})\b")


def _up_to_acronym(pieces: list[Piece], lines: Sequence[Line]) -> list[Piece]:
    """The pieces, those of a list up to its project's acronym put together: "Roads, Fuel and Trade (ROADNET)"."""
    at = next((i for i, piece in enumerate(pieces) if _PROJECT.search(piece.text)), 0)
    title = pieces[: at + 1]
    if not at or any(piece.line != title[0].line or _pays(piece) or ROLE.match(piece.text) for piece in title):
        return pieces
    if any(piece.before not in (",", ":") for piece in title[1:]):
        return pieces
    span = Span(title[0].span.start, title[-1].span.end)
    whole = title[0]._replace(text=lines[title[0].line].text[span.start : span.end].strip(" .,;"), span=span)
    return [whole, *pieces[at + 1 :]]


_PROJECT = re.compile(r"[a-z] \([A-Z][A-Z\d-]{3,}\)$")


def _pays(piece: Piece) -> bool:
    """True for who or what gave a grant in front of its title: "NSF CAREER: Looms"."""
    return is_acronym(piece.text.split()[0]) or is_organization(piece.text) or is_scheme(piece.text)


_SIGNS = (":", "-")


def _title_column(line: Line) -> tuple[int, int]:
    """Where the words stand that a year's column and another one enclose; an empty range where none do."""
    if line.text.count("\t") < _TABS or not _YEAR.match(line.text):
        return 0, 0
    low = line.text.index("\t") + 1
    high = line.text.index("\t", low)
    is_title = high - low >= _LONG_TITLE and "|" not in line.text[low:high] and " · " not in line.text[low:high]
    return (low, high) if is_title else (0, 0)


_TABS, _LONG_TITLE = 2, 30
_YEAR = re.compile(r"(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d)?)?\t")
