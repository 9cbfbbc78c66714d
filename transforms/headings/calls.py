"""Lines that only lead to another page: "View my teaching portfolio →", "The full list is on PubMed".

Consumes a line; produces yes or no. What such a line is named for stands there, not here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from transforms.entities.contacts import has_profile
from transforms.headings.wording import named
from transforms.model import Line, Link
from transforms.vocabulary import any_of, toml

_CALLS: dict[str, list[str]] = toml("furniture")["calls"]
_VERB = re.compile(
    rf"(?:please )?(?:{'|'.join(_CALLS['verbs'])})\b|(?:the |my |a )?(?:{'|'.join(_CALLS['extents'])}) ", re.IGNORECASE
)
_THING = re.compile(rf"\b(?:{'|'.join(_CALLS['things'])})\b|[→»›➔➜⟶]", re.IGNORECASE)
_LIST = re.compile(
    r"(?i)\b(?:full|complete|entire|up[- ]to[- ]date|comprehensive|detailed) (?:and \w{4,12} )?"
    r"(?:(?:publication|paper|teaching|talk|project)s? )?(?:list|record|cv|bibliography|r[ée]sum[ée])\b"
    r"|\b(?:PDFs?|publications|papers|copies|preprints|slides)\b[^.]{0,60} (?:are|is|can be) "
    r"(?:available|found|downloaded|accessed)\b[^.]{0,40}\b(?:here|there|link|page|profile|scholar)\b"
)
# With a short link, or one that a template sets: "You can find my papers on my Scholar profile."
_SENDS = re.compile(
    "(?i)(?:you (?:can|may|will) (?:also )?(?:find|see|view|download|access|check|browse)|please (?:see|"
    "check|visit|find|refer)|(?:see|visit|check(?: out)?) (?:my|our)|(?:for|see) (?:more|further|"
    r"additional|(?:(?:the|a) )?(?:full|complete)|all)|more (?:details|information)"
    r"|(?:find|view) (?:all )?(?:of )?(?:my|our)) (?!than\b)[^.]{0,120}\b(?:(?:"
    rf"{any_of('headings', 'lines', 'sends_to')})\b|here\W*$)"
)
_HERE = re.compile(r"(?i)(?:here|this) (?:is|are) (?:an?|the|my) (?:\w+ ){0,2}(?:lists?|selection|copy)\b")
_NOTHING_YET = re.compile(
    r"(?i)\W{0,3}(?:more |details |content |page |updates? )?"
    rf"(?:{'|'.join(_CALLS['nothing_yet'])})\b(?: soon)?\W{{0,4}}"
)
# "Most recent publications on Google Scholar."
_ON_SITE = re.compile(
    f"(?i)(?:(?:{any_of('headings', 'lines', 'on_site')}) ){{0,4}}(?:publications?|papers|works?) (?:(?:are|"
    f"is) )?(?:(?:listed|available) )?(?:on|at|in|via) (?:my )?(?:{'|'.join(_CALLS['sites'])})"
    r"(?: (?:profile|page))?\W{0,3}"
)
_CLICK = re.compile(  # "Click on a title for its abstract."
    r"(?i)(?:please )?(?:click (?:on|here|the|for|to|each|any|an?)\b[^.]{0,60}|(?:see|visit) (?:the|this|our|its) "
    r"[^.]{0,40}\b(?:page|website|site|link)s? for (?:more |further )?(?:details|information))\W{0,3}"
)
_SENDERS = "YPFSMVCypfsmvc"  # what such sentences begin with
_SHORTEST_LIST = 40
_DATED = re.compile(r"\b(?:19|20)\d\d\b")
_LONGEST, _SENTENCES, _MOST = 80, 160, 0.8


def sends_away(text: str) -> bool:
    """True for a sentence that sends its reader to another page for more."""
    return text[:1] in _SENDERS and _SENDS.match(text) is not None


def _is_placeholder(text: str) -> bool:
    """True for "Coming soon!" where nothing stands yet."""
    return len(text) < _SHORTEST_LIST and _NOTHING_YET.fullmatch(text) is not None


def _says_where(text: str) -> bool:
    """True for words that say where more stands, or that nothing stands yet."""
    return _is_placeholder(text) or sends_away(text) or is_click(text) or _ON_SITE.fullmatch(text) is not None


def is_click(text: str) -> bool:
    """True for a line that says where to click, or whose page tells more: "Click on a title for its abstract"."""
    return text[:1] in _SENDERS and _CLICK.fullmatch(text) is not None


def leads_away(line: Line) -> bool:
    """True for a line of little but a link, which says to go there, or for a sentence on where a whole list is."""
    text = line.text
    is_usual = not line.links and len(text) >= _SHORTEST_LIST and text[:1] not in _SENDERS
    if (
        line.heading
        or _is_heading_with_call(line)
        or is_usual
        or len(text) > _SENTENCES
        or "@" in text
        or (("20" in text or "19" in text) and _DATED.search(text))
    ):
        return False
    if _says_where(text) or (line.links and not line.links[0].start and _HERE.match(text)):
        return True
    if not line.links or (_LIST.search(text) and not any(sign in text for sign in '“"«')):
        return bool(line.links)
    return _is_navigation(line) if len(line.links) > 1 else _calls(text, line.links[0])


def _calls(text: str, link: Link) -> bool:
    """True for the words of one link that say to go there: "View my talks", "My talks (with slides)"."""
    if not link.start and _SITE_PAGE.fullmatch(link.url) and _BESIDE.fullmatch(text, link.end):
        return named(text[: link.end].strip()).whole
    is_call = (_VERB.match(text) is not None and " " in text) or _ALL.match(text) is not None
    if is_call and link.end - link.start == len(text) and text.count(" ") < _FEW and _SITE_PAGE.fullmatch(link.url):
        return True  # "Explore research", "All papers in this area"
    is_long = len(text) > _LONGEST or link.end - link.start < _MOST * len(text)
    return not is_long and _VERB.match(text) is not None and " " in text and _THING.search(text) is not None


_FEW = 6  # blanks of a call
_ALL = re.compile(rf"(?:all|more) (?:of )?(?:my |our )?(?:{'|'.join(_CALLS['kinds'])})\b", re.IGNORECASE)


def _is_heading_with_call(line: Line) -> bool:
    """True for bold words that head a section, the call in brackets behind them: "Publications (full list here)"."""
    words, bracket, _ = line.text.partition(" (")
    return bool(bracket) and line.is_bold and named(words).whole


def led_away(lines: Iterable[Line]) -> Iterator[int]:
    """Numbers of the lines that lead to another page, and of those on which their sentences go on."""
    lines = tuple(lines)
    yield from site_pages(lines)
    goes_on = False
    for line in lines:
        if not (goes_on or line.links or len(line.text) < _SHORTEST_LIST or line.text[0] in _SENDERS):
            continue  # as most lines: no call has so many words
        follows = goes_on and line.text[:1].islower() and not (line.bullet or line.gap_before or line.heading)
        leads = follows or (leads_away(line) and not has_profile(line))
        if leads:
            yield line.number
        goes_on = leads and line.text[-1] not in ".!:"


def site_pages(lines: Iterable[Line]) -> Iterator[int]:
    """Numbers of the lines, two in a row or more, that each link to another page of the site: a menu."""
    worded = [line for line in lines if line.text]
    linked = [at for at, line in enumerate(worded) if len(line.links) == 1]
    if len(linked) < _LEAST_PAGES:
        return  # as in most documents
    pages = [at for at in linked if _is_page(worded[at])]
    beside = {place for at, after in pairwise(pages) if after == at + 1 for place in (at, after)}
    yield from (worded[at].number for at in pages if at in beside)


_LEAST_PAGES = 2  # links of a menu


def _is_page(line: Line) -> bool:
    """True for nothing but a link to another page of the site, named as a section is: "[Papers](papers.html)"."""
    link = line.links[0]
    whole = link.end - link.start >= len(line.text) - 2 and not (line.heading or line.bullet)
    return whole and _PAGE.fullmatch(link.url) is not None and named(line.text.strip(" []|·")).whole


_PAGE = re.compile(r"(?:\.{0,2}/)?[\w./-]{1,60}\.(?:html?|php)")


def _is_navigation(line: Line) -> bool:
    """True for links to other pages of the site alone, named as sections are: "Publications | Projects"."""
    if any("://" in link.url or "@" in link.url for link in line.links):
        return False
    words = [line.text[link.start : link.end] for link in line.links]
    if len(line.text) - sum(map(len, words)) > 3 * len(words):
        return False
    told = sum(named(said).whole for said in words)
    return told == len(words) or (told > 0 and len(words) >= _ROW and all(map(_is_label, line.links, words)))


def _is_label(link: Link, words: str) -> bool:
    """True for a few words without figures over a link to a page, no file."""
    return words.count(" ") <= _WORDS and _SITE_PAGE.fullmatch(link.url) is not None and not _DATED.search(words)


_BESIDE = re.compile(r" \((?:with|and|in) [^()\d]{3,30}\)\W{0,2}")
_ROW, _WORDS = 3, 4  # links of a row that names other pages than sections, too; blanks in their words
_SITE_PAGE = re.compile(
    r"[\w/#~-]{0,60}(?:\.(?:html?|php|md))?(?:#[\w-]{0,40})?|\.{1,2}/[\w/#~-]{0,60}(?:\.(?:html?|php|md))?"
)
