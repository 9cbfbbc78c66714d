"""Titles in other quotation marks than “English” ones: German, French and single marks, TeX's and ornamental ones.

"Ada Vale, „How Cold? A Study“ [WEFT'23]", "‚Slow Looms.‘ Weft 4", "`Slow Looms,' in Weft".

Consumes a citation's text; produces text of the same length, so that places in it stay.
"""

from __future__ import annotations

import re

# Where a title may begin: behind the end of a name, a number, a stop or a bracket.
_BEFORE = r"(?:^|(?<=[\w.,:;*†‡)\]] )|(?<=\n))"
_AFTER = r"(?=[\s.,;:)\]\[(\x00]|$)"
_VOLUME = (
    r"(?![.,]{0,2}\s{1,2}(?:(?:a|n|vol|s|[Aa]nno|[Nn]uova serie)\.?[ ,]{0,2})?(?:\d|\(\d|[IVXLC]{1,7}\b))"  # a journal
)
_SINGLE = rf"(?:(?<!s)[’'‘]{_AFTER}|[’'‘](?=[.,;:\x00]|\s?[\[(]|$))"  # "the mills’ looms" goes on
_PAIRS = (
    ("„", re.compile(rf"{_BEFORE}„([^„“”\"]{{8,300}})[“”\"]{_AFTER}")),
    ("«", re.compile(rf"{_BEFORE}«([^«»]{{8,300}})»{_VOLUME}{_AFTER}")),
    ("❝", re.compile(rf"{_BEFORE}❝([^❝❞]{{8,300}})❞{_AFTER}")),
    ("‚", re.compile(rf"{_BEFORE}‚([^‚“”\n]{{8,300}}?){_SINGLE}")),
    ("‘", re.compile(rf"{_BEFORE}‘([^‘“”\n]{{8,300}}?){_SINGLE}")),
    ("`", re.compile(rf"{_BEFORE}`([^`“”\n]{{8,300}}?){_SINGLE}")),
)
_WORDS = 3  # of what is quoted: fewer are a term
# A title with quoted words in it, in the marks of both: "““Good Enough” Looms: A Study,” in Weft".
_TWICE = re.compile(r'""([^“”"]{1,80})"(?=[ ,:?!])([^“”"]{3,240}")')
_INSIDE = re.compile(r"“([^“”\n]{0,200})“([^“”\n]{1,80})”(?=[^“”\n]{0,240}”)")
_STRAIGHT = re.compile(r'(?:^|(?<=[\s(]))"(?=\S)([^"\n]{1,200} )"([^"\n\s][^"\n]{0,80})"(?=[ ,:?!][^"\n]{1,240}")')
_TWO_PAIRS = 4  # marks
_MOST_INSIDE = 3  # quotations in one title


def english_quotes(text: str) -> str:
    """The text with a quoted title's marks as “ and ”, where it has no such marks before."""
    if '""' in text:
        text = _TWICE.sub(r'"‘\1’\2', text, count=1)
    if text.count('"') == _TWO_PAIRS:
        text = _STRAIGHT.sub(r'"\1‘\2’', text, count=1)
    if text.count("“") > 1:
        text = _whole_inside(text)
    if text.isascii() and "`" not in text:
        return text
    for opening, pair in _PAIRS:
        if opening in text and "“" not in text[: text.index(opening)]:
            return pair.sub(_as_english, text, count=1)
    return text


def _whole_inside(text: str) -> str:
    """The text, quotations inside a quotation in single marks."""
    for _ in range(_MOST_INSIDE):
        single = _INSIDE.sub(r"“\1‘\2’", text)
        if single == text:
            break
        text = single
    return text


def _as_english(match: re.Match[str]) -> str:
    inner = match[1]
    return f"“{inner}”" if len(inner.split()) >= _WORDS else match[0]
