"""How many wrote a work beside those named, and who of them: "et al. (+24)", "and 94 more authors incl. Ada Quill".

Consumes a citation; produces it without the count, the names told with it as members of the list.
"""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run
from transforms.citations.text import Cited
from transforms.text.styled import spliced, without

_NAMES_END = 600  # where a list of authors is over
_COUNTED = re.compile(
    r"(?:[,;]?\s(?:&|and)\s|\s)?(?P<al>\bet al\b\.?,? )?[(\[]\s?(?:"
    r"\+\s?\d{1,4}(?: (?:more|others|co-?authors|authors))?"
    r"|\d{1,4} (?:co-?)?authors"
    r"|(?:\d{1,4} (?:co-?)?authors,? )?(?:incl\.|including|(?<=al\. \()with) (?P<names>[^()\[\]]{4,120}))\s?[)\]]"
)


def without_count(cited: Cited) -> Cited:
    """The citation without the number of its authors ("& [+24]"); a name told with it goes on with the list."""
    head = cited.text[:_NAMES_END]
    match = _COUNTED.search(head) if _may_count(head) else None
    if not match or not (name_run(cited.text) or is_behind_names(cited.text, match.start())):
        return cited
    if not match["names"]:
        return without(cited, match.end("al") - 1 if match["al"] else match.start(), match.end())
    left = len(cited.text[: match.start()].rstrip(" ,;"))
    kept = without(without(cited, match.end("names"), match.end()), left, match.start("names"))
    return spliced(kept, left, left, _joint(head))


_MORE = re.compile(
    r",?;? (?:and|&|plus) (?:an? )?\d{1,4} (?:additional|other|more|further) (?:co-?)?authors?,? "
    r"(?:incl\.|including) (?=[^\W\d_])"
)


def without_rest(cited: Cited) -> Cited:
    """The citation without how many wrote it beside those named: "A. Reed, and 94 more authors incl. Ada Quill"."""
    head = cited.text[:_NAMES_END]
    match = _MORE.search(head) if "uthors" in head else None
    if match is None or not name_run(cited.text):
        return cited
    return spliced(cited, match.start(), match.end(), _joint(head))


def _joint(names: str) -> str:
    """What parts the names of a list: semicolons where family names stand first."""
    return "; " if _TURNED.match(names) else ", "


_TURNED = re.compile(r"[^,;.]{2,30}, [^,;]{1,30}; ")


def _may_count(head: str) -> bool:
    """A cheap test that is never False for names that are counted."""
    return ("(" in head or "[" in head) and any(word in head for word in ("+", "uthors", "incl", "(with "))


def is_behind_names(text: str, place: int) -> bool:
    """True where names end right before a place, on a line of their own or behind a stop."""
    start = max(text.rfind("\n", 0, place), text.rfind(". ", 0, max(0, place - 12))) + 1
    start += len(text[start:place]) - len(text[start:place].lstrip())
    return 0 < start < place and name_run(text[:place], start) >= len(text[:place].rstrip()) - 1
