"""The words that lead to the owner's co-authors: "(with A and B)", ", joint with C", "June 2021 with B. Orr"."""

from __future__ import annotations

import re

from transforms.citations.text import Cited
from transforms.names.people import fold, is_given_name
from transforms.vocabulary import any_of

_JOINTLY = (
    r"(?:(?:(?:this is )?joint(?:ly)?(?: work)?|"
    r"co-?author(?:ed)?|co-?written|written|together|in collaboration|(?:first|second|third|lead|senior|joint) "
    r"author,?|(?:co-?)?ed(?:ited|itors?|s?\.),?) )?(?:with|w/|mit|avec|con|com) "
)
CLAUSE = re.compile(
    rf"(?i)(?:(?P<open>\s?[(\[])|(?:^|(?<=\n)|(?:(?<=[.,;:”\"’'»?!)\]–—])|(?<=\b(?:19|20)\d\d))\s)){_JOINTLY}",
)
_BEHIND_TITLE = re.compile(rf"(?i)(?P<open>(?!))? {_JOINTLY}")  # "**Looms** with B. Orr"


_FAMILY = (
    r"(?:(?:van|von|de|del|della|di|da|den|der|la|le) ){0,2}"
    r"(?-i:[A-ZÀ-Þ])[a-zß-ÿ’'][^\W\d_’'-]*(?:[’'-][A-ZÀ-Þ]?[a-zß-ÿ]+)*"
)
_NAMED = rf"(?:(?-i:[A-ZÀ-Þ]\.)[ -]?){{0,3}}{_FAMILY}"
_FAMILIES = re.compile(rf"{_NAMED}(?:, {_NAMED})*(?P<and>,? (?:and|&) ){_NAMED}(?=\s?[)\]])")


def families(text: str, start: int) -> tuple[str, int]:
    """Co-authors in brackets of whom some are named by their families alone, parted by semicolons; where they end.

    "Orr and Quill)", "Orr, Bell, and Quill)". Of "Orr, Ada and Bell, Bo)" each has a given name: an even number of
    words without initials is parted in families by the comma before the last alone.
    """
    found = _FAMILIES.match(text, start)
    names = _APART.split(found[0]) if found else []
    is_parted = found and (len(names) % 2 or len(names) == _PAIR or "." in found[0] or found["and"].startswith(","))
    return ("; ".join(names), found.end()) if found and is_parted else ("", start)


_APART = re.compile(r",? (?:and|&) |, ")
_PAIR = 2


def shaped_names(text: str, start: int) -> int:
    """Where full names end that nothing but a bracket follows, be their families everyday words: "Ada Rich)"."""
    found = _SHAPED.match(text, start)
    names = _APART.split(found[0]) if found else []
    return found.end() if found and all(is_given_name(name.split(" ", 1)[0]) for name in names) else start


_FULL = r"(?-i:[A-ZÀ-Þ])[\w’'-]{1,20}(?: (?-i:[A-ZÀ-Þ])\.?)?(?: (?-i:[A-ZÀ-Þ])[\w’'-]{1,25}){1,2}"
_SHAPED = re.compile(rf"{_FULL}(?:(?:,? (?:and|&) |, ){_FULL}){{0,8}}(?=\.?[)\]])")


_JOURNAL = re.compile(
    r", (?=(?:[A-Z][a-z]{0,9}\.? (?:(?:and|for) )?){1,3}"
    rf"(?:{any_of('citation_words', 'abbreviations', 'of_subjects')})\."
    r"|(?:[A-Z][\w-]{2,20}[ \n]){1,3}(?:Journal|Magazine|Quarterly|Review|Transactions|Letters)\b)"
)


def before_journal(text: str, start: int, end: int) -> int:
    """Where names end in front of a journal that looks like one more of them: "B. Orr, J. Math. Anal. Appl., 4".

    Or that begins with two names of a place: "B. Orr, Green Valley Journal of Mathematics".
    """
    found = _JOURNAL.search(text, start, end + _TO_JOURNAL)
    return found.start() if found and found.start() < end else end


_TO_JOURNAL = 30  # characters behind names in which a journal that begins as they do is told


def behind_title(cited: Cited) -> list[re.Match[str]]:
    """The words that lead to co-authors right behind a title in a style of its own, with no sign between the two."""
    end = _style_end(cited)
    match = _BEHIND_TITLE.match(cited.text, end) if end else None
    return [match] if match else []


def is_title(cited: Cited, match: re.Match[str], owner: str) -> bool:
    """True for two words like a name that are the title: in a style of their own, all that stands in front.

    Or before a stop and a bracket: "Slow Looms. (with B. Orr)".
    """
    front = cited.text[: match.start()]
    if not owner or fold(owner.rsplit(maxsplit=1)[-1]) in fold(front):
        return False
    is_stopped = match["open"] is not None and _STOPPED.fullmatch(front) is not None
    return is_stopped or _style_end(cited) >= len(front.rstrip(" ,.;"))


_STOPPED = re.compile(r"[\w’'-]{3,30}(?: [\w’'-]{3,30}){1,4}\. ?")


def _style_end(cited: Cited) -> int:
    """Where the words end that begin the text in bold, in italics or linked; 0 where none do."""
    spans = [(one.start, one.end) for one in (*cited.bold, *cited.italic)] + [(x.start, x.end) for x in cited.links]
    return max((end for start, end in spans if start == 0), default=0)
