"""Degrees that somebody came to a place for: "came to the University of X for my BA, and stayed for an MA".

Consumes a sentence and where its degree begins; tells where, and whether it is the place of the one before.
"""

from __future__ import annotations

import re

from transforms.records.bio.places import affiliation_in
from transforms.vocabulary import any_of

_CAME = re.compile(
    r"\b(?:(?:came|went|moved|returned|coming|going|moving|returning) to"
    r"|attend(?:ed|ing|s)?|enrolled at|join(?:ed|ing)) "
    r"(?P<at>[^,;:.]{4,90}?) (?:for|to (?:pursue|do|complete|start|begin)) "
    r"(?:an?|my|his|her|their) $"
)
_STAYED = re.compile(
    r"\b(?:stayed|remained) (?:on )?(?:there )?(?:for|to (?:pursue|do|complete)) (?:an?|my|his|her|their) $"
)


def came_for(text: str, begin: int, start: int) -> tuple[str, str | None, str | None] | None:
    """Where somebody came for the degree that begins at `start`."""
    match = _CAME.search(text, begin, start) if " for " in text[begin:start] or " to " in text[begin:start] else None
    return affiliation_in(match["at"]) if match else None


_AGAIN = re.compile(
    r"(?:[^,;.]{0,60}?),? "
    rf"(?:at|from|in) the same (?:{any_of('prose', 'degrees', 'same')})\b"
)
_ALSO_THERE = re.compile(  # "PhD at X, where she previously took a"
    r"\bwhere (?:I|he|she|they) (?:had )?(?:also|previously|earlier|already|first) "
    r"(?:graduated with|received|obtained|earned|completed|got|did|took|gained) (?:an?|my|his|her|their) $"
)


def took_again(text: str, start: int, end: int) -> bool:
    """True for a degree, its own words from `start` to `end`, taken where the one before was."""
    if _AGAIN.match(text, end):
        return True
    return any(words.search(text, max(0, start - 60), start) for words in (_STAYED, _ALSO_THERE))


def told_before(text: str, begin: int, start: int) -> re.Match[str] | None:
    """Where one took the degree, as told before it: "graduated from X with a", "student at X pursuing a"."""
    found = GRADUATED.search(text, begin, start) or _WHERE.search(text, begin, start) or _came_as(text, begin, start)
    found = found or (_STUDIED.search(text, begin, start) if "tudied " in text[begin:start] else None)
    pursued = None if found or "tudent at " not in text[:start] else _PURSUED_AT.search(text, 0, start)
    return found or pursued


def came_as(before: str) -> bool:
    """True for "joined X University as a": what is told beside it is when that began."""
    return " as a" in before and _CAME_AS.search(before) is not None


def _came_as(text: str, begin: int, start: int) -> re.Match[str] | None:
    """Where one came as a student, or is one: "joined X University as a", "based at X University, where I am a"."""
    if " as a" not in text[begin:start] and "where " not in text[begin:start]:
        return None
    return _CAME_AS.search(text, begin, start) or _WHERE_ONE_IS.search(text, begin, start)


_CAME_AS = re.compile(
    r"\b(?:joined|entered|(?:came|moved|went) to) (?:the )?(?P<at>[^;:.]{3,110}?),? (?:in (?:19|20)\d\d )?"
    r"as an? (?:[\w-]+[- ]year |new |graduate |full-time |part-time )?$"
)
_WHERE_ONE_IS = re.compile(
    r"\b(?:at|to|from) (?:the )?(?P<at>[^;:.]{3,90}?),? where (?:I am|I['’]m|(?:he|she) is) "
    r"(?:(?:currently|now|also) )?an? (?:[\w.'’-]+ ){0,3}$"
)
GRADUATED = re.compile(
    r"\b(?:graduated|graduating|degree) (?:\w+ ){0,3}?(?:from|at) (?P<at>[^;:]{2,90}?),?(?: in (?:19|20)\d\d,?)? "
    r"with (?:an?|my|his|her|their|[Ff]irst|[Hh]onou?rs|distinction)\b[\w ,-]{0,30}$"
)
_WHERE = re.compile(
    r"\b(?:[Aa]t|to|from) (?P<at>(?:(?! at | from | to )[^,;:]){4,90}),? where (?:I|he|she|they) "
    r"(?:also |then |[^.;:]{4,120} and )?(?:received|obtained|earned|achieved|completed|got|did|gained|finished) "
    r"(?:(?:an?|my|his|her|their|both) )?$"
)
_STUDIED = re.compile(
    r"\b[Ss]tudied (?:[^\s,;:.]{2,24},? ){1,6}?at (?:the )?(?P<at>[^,;:.()]{3,80}?),? (?:and|where (?:I|he|she|they)) "
    r"(?:received|obtained|earned|completed|got|took) (?:my|his|her|their) $"
)
_PURSUED_AT = re.compile(
    r"\b[Ss]tudent at (?:the )?(?P<at>[^;:()]{3,90}?),? (?:currently |and )?"
    r"(?:pursuing|studying for|working towards?|doing|reading for) "
    r"(?:an?|my|the|both)(?: (?!at\b|from\b)[^\s;:]{1,30}){0,14} ?$"
)
