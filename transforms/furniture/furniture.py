"""Page furniture: consumes lines; produces the numbers of page numbers, running heads, contents and stamps."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import pairwise

from transforms.furniture.buttons import is_buttons
from transforms.furniture.captions import captions
from transforms.furniture.closings import closing
from transforms.furniture.contents import contents_lines
from transforms.furniture.continued import continued_heads
from transforms.furniture.leftovers import leftovers
from transforms.furniture.page_series import page_series
from transforms.furniture.plain_menus import plain_menus
from transforms.furniture.printed import is_printed
from transforms.furniture.running_heads import feet_of_cv
from transforms.furniture.wrapped_feet import wrapped_feet
from transforms.headings.calls import is_click, leads_away
from transforms.lines.shapes import holds_tag
from transforms.model import Line
from transforms.tables.headed_rows import goes_on_naming, names_columns
from transforms.text.patterns import without_end
from transforms.vocabulary import any_of, forms

_PAGE = re.compile(
    r"(?:(?:page|seite|p\.|pg\.?|pag\.?|página|pagina)\s{0,3})?[-–—(\[|]?\s{0,2}\d{1,3}\s{0,2}[-–—)\]|]?"
    r"(?:\s{0,3}(?:of|/|von|de|di)\s{0,3}\d{1,3})?",
    re.IGNORECASE,
)
_OF = re.compile(
    r"\b(?:page|seite|p\.)\s{0,3}\d{1,3}\b|\b\d{1,3}\s{1,2}of\s{1,2}\d{1,3}\b|(?:^|\s)\d{1,2}\s?/\s?\d{1,2}$",
    re.IGNORECASE,
)
_STAMP = re.compile(
    rf"\W{{0,3}}(?:(?:(?:this\s)?(?:(?:web\s?)?(?:page|site)|document|cv|vita|r[eé]sum[eé])\s(?:(?:was|is)\s)?)?"
    rf"(?:{any_of('furniture', 'lines', 'stamps')})\b)",
    re.IGNORECASE,
)
_DIGIT, _DIGITS = re.compile(r"\d"), re.compile(r"\d+")
_LEGEND_LENGTH, _STAMP_LENGTH, _LEAD = 60, 110, 26  # a server's stamp names its webmaster; "This page was last updated"
_UNDATED = ("updated", "updated:")  # a stamp whose date a script puts there


@lru_cache(maxsize=4)
def furniture(lines: tuple[Line, ...]) -> frozenset[int]:
    """Numbers of the lines that a reader would throw away: page numbers, running heads, a table of contents."""
    worded = [line for line in lines if line.text]
    heads = _running_heads(worded) | {line.number for line in page_series(worded)}
    heads |= {line.number for line in worded if ":" in line.text[:20] and is_printed(line.text)}
    heads |= set(captions(lines)) | leftovers(worded) | plain_menus(worded) | feet_of_cv(worded)
    heads |= closing(worded) | wrapped_feet(worded, is_footer)
    heads |= continued_heads(worded) if any("ont" in line.text or "ONT" in line.text for line in worded) else set()
    return frozenset(_page_numbers(worded) | heads | _table_heads(lines) | contents_lines(worded))


@lru_cache(maxsize=4)
def dated_fields(lines: tuple[Line, ...]) -> frozenset[int]:
    """Numbers of the lines "Date: ..." that say when an entry was: a document has one date of its own, and no range."""
    dated = [line for line in lines if line.text.startswith(_D)]
    found = [line for line in dated if line.text[:4].lower() == "date" and _DATE_LABEL.match(line.text)]
    told = found if len({line.text for line in found}) > 1 else (line for line in found if _RANGE.search(line.text))
    return frozenset(line.number for line in told)


_D = ("D", "d")
_DATE_LABEL = re.compile(r"(?i)dates?\s?[:\t]")
_RANGE = re.compile(r"(?i)\d\s?(?:[-–—]|to|until)\s?(?:\w{3,9}\.? )?(?:\d|present|now|current|today)")

_FOOTER = re.compile(rf"\W{{0,3}}(?:{any_of('furniture', 'lines', 'footers')})", re.IGNORECASE)
_ON_REQUEST = re.compile(
    rf"\W{{0,3}}(?:(?:(?:{any_of('furniture', 'lines', 'on_request')}):?\s){{1,6}})?(?:(?:are|is|can|will|may|be|"
    r"gladly)\s){0,3}(?:available|provided|furnished|supplied|given)\s(?:up)?on\srequest\W{0,3}",
    re.IGNORECASE,
)


# What a footer and a stamp begin with, as far as a quick look goes.
_FOOTER_BEGINS = frozenset(forms("furniture", "lines", "footer_begins"))
_STAMP_BEGINS = frozenset(forms("furniture", "lines", "stamp_begins"))
_BEGINS = _STAMP_BEGINS | _FOOTER_BEGINS


def _two(begins: Iterable[str]) -> frozenset[str]:
    """The first two letters of these in any case: most lines begin with others, and are looked at no further."""
    return frozenset(a + b for one in begins for a in {one[0], one[0].upper()} for b in {one[1:2], one[1:2].upper()})


_TWO, STAMP_STARTS = _two(_BEGINS), _two(_STAMP_BEGINS)
_FOOTER_LENGTH = 160


def page_words(lines: Iterable[Line]) -> set[int]:
    """Numbers of the lines that are stamps or footers."""
    return {
        line.number
        for line in lines
        if (text := line.text)
        and ((two := text[:2]) in _TWO or not (text[0].isalnum() and two.isascii()))
        and is_page_word(text)
    }


def is_page_word(text: str) -> bool:
    """True for a stamp or a footer: what a page says of itself."""
    begins = text[:3].lower()
    if begins not in _BEGINS and begins[:2] not in _BEGINS and text[:1].isalnum():
        return False
    return is_stamp(text) or is_footer(text)


def is_footer(text: str) -> bool:
    """True for a page's furniture: who made the template, copyright, "back to top", "available upon request"."""
    begins = text[:3].lower()
    if len(text) >= _FOOTER_LENGTH or not (
        begins in _FOOTER_BEGINS or begins[:2] in _FOOTER_BEGINS or not begins[:1].isalnum()
    ):
        return False
    return _FOOTER.match(text) is not None or _ON_REQUEST.fullmatch(text) is not None


def is_stamp(text: str) -> bool:
    """True where the text says when the document was last updated ("Last updated: May 2025"), or would say it."""
    if text[:2].lower() not in _STAMP_BEGINS and text[:1].isalnum():
        return False
    is_last = "ast " in text[:_LEAD]
    stamp = _STAMP.match(text) if len(text) < (_STAMP_LENGTH if is_last else _LEGEND_LENGTH) else None
    if stamp is None:
        return False
    rest = text[stamp.end() :].lstrip(": ")  # a date that only printing puts there, links behind it
    return any(map(str.isdigit, text)) or (is_last and not rest[:1].isalnum()) or text.lower() in _UNDATED


_LEGEND_BEGINS = frozenset("*†‡§¶#+∗⋆^(_⁺°")
_LEGEND = re.compile(
    rf"\W{{0,4}}(?:\w{{1,4}}\s?[:=-]\s?)?(?:{any_of('furniture', 'lines', 'legends')})",
    re.IGNORECASE,
)
_LEGEND_WORDS = re.compile(any_of("furniture", "lines", "legend_words"), re.IGNORECASE)


def is_legend(text: str) -> bool:
    """True where a line only explains marks on names ("* denotes equal contribution")."""
    return (
        len(text) < _LEGEND_LENGTH * 1.5
        and text[0] in _LEGEND_BEGINS
        and _LEGEND_WORDS.search(text) is not None
        and _LEGEND.match(text) is not None
        and not holds_tag(text)
    )


def listed_legends(lines: tuple[Line, ...]) -> frozenset[int]:
    """Numbers of the legends whose mark was taken for a bullet ("* Denotes student author", "* = student")."""
    return frozenset(
        [line.number for line in lines if line.bullet and line.text[:1] in _MEANS and _is_listed_legend(line)]
    )


def _is_listed_legend(line: Line) -> bool:
    begins = line.text[:2] == "= " or line.text[:3].lower() in _LISTED
    return begins and _LISTED_LEGEND.fullmatch(line.text) is not None


_LISTED, _MEANS = ("den", "ind"), frozenset("=dDiI")  # what such a legend begins with

_LISTED_LEGEND = re.compile(r"(?i)(?:denotes|indicates|=)(?!\w) ?[a-z].{3,60}")


def is_furnishing(line: Line) -> bool:
    """True for a line that a reader would throw away, whatever section it stands in."""
    text = line.text
    return (
        is_page_word(text)
        or is_click(text)
        or (text[0] in _LEGEND_BEGINS and is_legend(text))
        or (line.bullet != "" and _is_listed_legend(line))
        or (bool(line.links) and (is_buttons(line) or leads_away(line)))
        or (len(text) < _LEGEND_LENGTH and text.lower().strip(" :") in _cv_words())
    )


@cache
def _cv_words() -> frozenset[str]:
    return frozenset(forms("furniture", "cv"))


def _page_numbers(lines: list[Line]) -> set[int]:
    """Lines that are nothing but a page number; bare numbers only where they count up by one."""
    found = [
        line
        for line in lines
        if len(line.text) < 20 and line.text[-1] in "0123456789)-–—|]" and _PAGE.fullmatch(line.text)
    ]
    bare = [line for line in found if line.text.strip("-–— |").isdigit()]
    counted = {line.number for line in found if line not in bare}
    numbers = [int(line.text.strip("-–— |")) for line in bare]
    rising = [
        line.number
        for line, number in zip(bare, numbers, strict=True)
        if number - 1 in numbers or number + 1 in numbers or number == 1
    ]
    alone = bool(bare) and len(bare) == 1 and bare[0] is lines[-1]
    return counted | set(rising if len(rising) > 1 or alone else [])


def _table_heads(lines: tuple[Line, ...]) -> set[int]:
    """Rows that name a table's columns: right above a ruler of dashes, or all of them usual names; without a figure."""
    heads: set[int] = set()
    for line, below in pairwise(lines):
        if "\t" not in line.text or any(map(str.isdigit, line.text)):
            continue
        if _is_ruled_row(line, below) or (_is_wide(line.raw) and names_columns(line.columns)):
            heads |= {line.number, below.number} if goes_on_naming(below) else {line.number}
    return heads


def _is_wide(raw: str) -> bool:
    return "\t" in raw or "   " in raw.strip()


def _is_ruled_row(line: Line, below: Line) -> bool:
    is_ruled = below.rule and "|" in below.raw and "--" in below.raw and line.raw.lstrip().startswith("|")
    if not is_ruled or "<br" in line.raw or "](" in line.raw:  # a row of cards: markdown asks for a head
        return False
    return not any(cell.count(", ") >= _COMMAS and "(" not in cell for cell in line.columns[1:])  # a list names none


_COMMAS = 2  # of a list in a cell


def _running_heads(lines: list[Line]) -> set[int]:
    """Short lines that return on page after page, figures apart: "Jane Doe - CV - 2"."""
    short = [line for line in lines if len(line.text) <= 100]
    figured = [line for line in short if "#" in line.text or _DIGIT.search(line.text)]
    counted = [line for line in figured if not line.bullet and _may_count(line.text) and _OF.search(line.text)]
    heads: set[int] = set()
    if counted:
        keys = Counter(_OF.sub("#", line.text) for line in counted)  # "2016: Prize, rank 1/52" has figures of its own
        heads = {line.number for line in counted if keys[_OF.sub("#", line.text)] > 1}
    titles = tuple(line.text for line in lines[:3] if " " in line.text)
    ended = [line for line in figured if line.text[-1].isdigit() and line.text.startswith(titles)]
    heads |= {line.number for line in ended if _uncounted(line.text) in titles}
    figures = {line.number for line in figured}
    plain = [line.text for line in short if not line.bullet and line.number not in figures]
    if len(set(plain)) == len(plain):
        return heads
    again = {text for text, count in Counter(plain).items() if count > 1 and len(text.split()) <= _MOST_WORDS}
    again = {text for text in again if _is_page_head(text, lines[0])}
    if again and not _stand_apart([line.number for line in (lines[0], *lines[_NAME:]) if line.text == lines[0].text]):
        again.discard(lines[0].text)
    seen = again - {line.text for line in lines[:_TOP]}  # no title of the document itself
    below = (
        {line.number for above, line in pairwise(lines) if above.bullet or above.is_bold or above.trailing_break}
        if again
        else set()
    )
    for line in short if again else ():
        if line.text in again:
            if line.text in seen and (line.gap_before or line.number not in below):
                heads.add(line.number)
            seen.add(line.text)
    return heads


def _stand_apart(numbers: list[int]) -> bool:
    """True for lines as far from each other as pages are long: an owner who wrote works alone is named below each."""
    return all(below - above >= _PAGE_LENGTH for above, below in pairwise(numbers))


_PAGE_LENGTH = 14  # lines, at least


def _uncounted(text: str) -> str:
    return without_end(_COUNTED, text, _LONGEST_COUNT)


_COUNTED = re.compile(r"\s{0,2}[-–—|•,]?\s{0,2}(?:p(?:age|\.)\s?)?\d{1,2}$", re.IGNORECASE)  # "Ada Quill - 2"
_LONGEST_COUNT = 12
_MOST_WORDS = 8
_TOP, _NAME = 6, 4  # lines that may say whose document it is; of them, those that may say so again


def _may_count(text: str) -> bool:
    """A cheap test that is never False for a text that counts pages."""
    low = text.lower()
    return "of" in low or "/" in low or "page" in low or "seite" in low or "p." in low


def _is_page_head(text: str, first: Line) -> bool:
    """A line said again is a running head where it is the document's first one, or says "CV"."""
    low = text.lower()
    return (
        text == first.text
        or low.startswith(("curriculum vitae", "résumé", "resume", "cv "))
        or low.endswith(("curriculum vitae", " cv", "résumé"))
    )
