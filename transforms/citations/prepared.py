"""A citation made ready for its cut: what identifies the work read off and blanked, notes and roles blanked.

Consumes a `Cited`; produces its text, as long as before, and the `Details` that are known.
"""

from __future__ import annotations

import re

from transforms.citations.east import western
from transforms.citations.equal import EQUAL_NOTE, may_note
from transforms.citations.foreign_quotes import english_quotes
from transforms.citations.identifiers import Details, blank, identifiers
from transforms.citations.stated_names import without_roles, without_standing
from transforms.citations.status import may_state_status
from transforms.citations.text import Cited
from transforms.entities import venues
from transforms.model import Link, Span
from transforms.names.people import is_common
from transforms.names.words import is_name
from transforms.text.patterns import MONTH


def prepared_text(cited: Cited) -> tuple[str, Details]:
    """The text with what is no field blanked; DOI, arXiv number and address."""
    masked, known = identified(cited)
    note = EQUAL_NOTE.search(masked) if ("qual" in masked or "irst" in masked) and may_note(masked) else None
    if note:
        masked = blank(masked, [Span(*note.span())])
    if "hapter " in masked:
        masked = _CHAPTER_IN.sub(lambda words: "In".rjust(len(words[0])), masked)
    if " (" in masked:
        masked = _MONTH.sub(lambda words: f" ({words['year']})".ljust(len(words[0])), masked, count=1)
    if may_state_status(masked):
        masked = without_standing(masked)
    if "et al" in masked:
        masked = _INCLUDING.sub(lambda words: ", ".rjust(len(words[0])), masked, count=1)
    stray = _STRAY.match(masked)
    if stray and not is_common(stray["given"]):
        masked = f"{stray['given']} {masked[stray.end('given') + 1 :]}"
    if _MET.search(masked):
        masked = _MET.sub(_stopped, masked)
    return without_roles(english_quotes(western(_with_breaks(masked, cited)))), known


def _with_breaks(masked: str, cited: Cited) -> str:
    """Breaks where style alone parts title, names and place: "[Looms](x) A. Quill, B. Lund *Weft Letters*, 2020"."""
    end = next((one.end for one in cited.links if not one.start), 0)
    end = end or next((one.end for one in cited.bold if not one.start), 0)
    if short := _short_title(masked, cited, end):
        sign = masked[end - 1 : short - 1].replace(",", ".")
        between = " " if "." in sign else "\n"
        return f"{masked[: end - 1]}{sign}{between}{masked[short:]}"
    if not end or "\n" in masked or not _PARTS.match(masked, end - 1):
        return masked
    place = next((one for one in cited.italic if one.start > end and _PARTS.match(masked, one.start - 2)), None)
    if place is None or not _NAMES.fullmatch(masked, end + 1, place.start - 1):
        return masked
    return f"{masked[:end]}\n{masked[end + 1 : place.start - 1]}\n{masked[place.start :]}"


def _short_title(masked: str, cited: Cited, end: int) -> int:
    """Where the place begins right behind a title of few words that ends at `end`: "**Ice**, *Loom Letters*, 2016"."""
    if not end or "\n" in masked or masked.count(" ", 0, end) > _FEW or is_name(masked[:end].strip(" .,")):
        return 0
    place = next((one for one in cited.italic if 0 < one.start - end <= _SIGN and one.start > 1), None)
    if place is None or masked[place.start - 1] != " " or masked[end : place.start].strip(" .,"):
        return 0
    return place.start if _DATED.match(masked, place.end) else 0


_FEW, _SIGN = 2, 2  # blanks in a short title; a sign and a blank
_DATED = re.compile(r"[.,]?[ (]{1,2}(?:(?:19|20)\d\d|\d{1,3}\b|forthcoming|in press)")
_PARTS = re.compile(r"[^\W_] (?=[^\W\d_a-z])")
_NAMES = re.compile(r"[^.:;?!\d]*(?:\.[^.:;?!\d]*){0,30}")


_MONTH = re.compile(  # behind the names: "Lund, B. (November 2018) Slow looms"
    rf"(?<=[a-zß-ÿ.]) \({MONTH},? (?P<year>(?:19|20)\d\d)\)(?= [A-Z“\"])"
)
_INCLUDING = re.compile(  # who of the many is told: "Lund, B., Fern, C., et al. including Weft, A."
    r",? (?:and )?et al\.?,? (?:\(?(?:incl(?:uding|\.)|with|and)) (?=[A-ZÀ-Þ])"
)
_STRAY = re.compile(
    r"(?P<given>[A-Z][a-z]+)\.(?= (?:[A-Z]\. ){1,2}[A-Z][\w'’-]+(?:,| and ))"
)  # "Uma. A. Lund, Bo Weft"
_MET = re.compile(r"(?<=[a-zß-ÿ]), (?P<met>[A-Z][A-Za-z]{1,11})(?= (?:['’]\d\d|(?:19|20)\d\d)\b)")


def _stopped(words: re.Match[str]) -> str:
    """A stop before a known meeting: "Bo Lund, Ada Quill, CHI 2022", where it may pass for somebody's initials."""
    return f". {words['met']}" if venues.known(words["met"]) else words[0]


_CHAPTER_IN = re.compile(  # "Slow Looms. Book chapter in Tall Data"
    r"(?:(?<=[.?!”\"’] )|(?<=\n))(?:Book )?[Cc]hapter (?:\d{1,3},? )?in\b(?=:? [A-Z“\"])"
)


def identified(cited: Cited) -> tuple[str, Details]:
    """The text with what identifies the work blanked; DOI, arXiv number and address, of text and links."""
    known = Details()
    masked = identifiers(cited.text, known)
    for link in cited.links:
        if _leads_to_author(cited.text, link):
            continue
        _from_link(link.url, known)
        if cited.text.startswith(_PRINTED, link.start):
            masked = blank(masked, [Span(link.start, link.end)])
    if known.url and ("doi.org/" in known.url or "arxiv.org/" in known.url):
        known.url = None
    return masked, known


def _leads_to_author(text: str, link: Link) -> bool:
    """True for the page of who wrote a work: "[Slow Looms](...), with [Bo Orr](...)"."""
    if not link.start and text[link.end : link.end + 1] not in (",", ";"):
        return False
    return link.end - link.start <= _LONGEST_NAME and is_name(text[link.start : link.end].strip(" ,."))


_LONGEST_NAME = 40  # characters
_PRINTED = ("http", "doi", "10.", "www.")  # what an address begins with


def _from_link(url: str, known: Details) -> None:
    linked = Details()
    identifiers(url, linked)
    known.arxiv = known.arxiv or linked.arxiv
    if linked.doi and linked.doi.startswith(known.doi or ""):
        known.doi = linked.doi  # whole, where a line break cut what is printed
    if url.startswith("http") and not (linked.arxiv or linked.doi):
        known.url = known.url or url
