"""One citation: from its text and segments to authors, title, venue, year, status and the rest.

Consumes `Cited` texts of one list and what is known of it (`Hints`); produces a `Citation` for each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from transforms.citations.details import numbers, year_anywhere
from transforms.citations.identifiers import Details, blank, identifiers
from transforms.citations.segment import segment
from transforms.citations.segments import Segments
from transforms.citations.status import PREPRINT, status_of
from transforms.citations.tagged import tagged_segments
from transforms.citations.text import Cited
from transforms.citations.venue import find_venue, named
from transforms.model import Span
from transforms.names import Author, fold, split_authors

_BACKSLASH = re.compile(r"\s{0,3}\\\s{0,3}$")
_WITH_BEFORE = re.compile(r"\b(?:with|w/|co-?authors?|coauthors?)$", re.IGNORECASE)
_BY = re.compile(r"^\s{0,3}(?:by|with|authors?:)\s{1,3}", re.IGNORECASE)


@dataclass(frozen=True)
class Hints:
    """What is known of a list before its citations are read.

    Attributes:
        owner: the name of the person whose list it is, "" where unknown.
        year, status: what the subheading over the citation says.
        equal_mark: the mark that a note of the list gives to equal contributors.
    """

    owner: str = ""
    year: int | None = None
    status: str | None = None
    equal_mark: str = ""


@dataclass
class Citation:
    """One work as cited. `certain` where structure, no score, told the fields apart."""

    title: str
    authors: tuple[Author, ...] = ()
    with_owner: bool = False
    year: int | None = None
    venue: str | None = None
    status: str = "published"
    details: Details = field(default_factory=Details)
    equal: tuple[str, ...] = ()
    honours: tuple[str, ...] = ()
    certain: bool = False
    cited: Cited | None = None
    segments: Segments | None = None


_HONOUR = re.compile(
    r"((?:(?<![\w’'().&/-])[A-Z][\w’'().&/-]{0,30}\s(?:(?:of|in|for|and)\s)?){0,6}\b(?:Award|Prize|"
    r"Medal)\b(?:[\s-]+(?:Finalist|Winner|Nominee|Nomination|Runner[- ]?[Uu]p|Honou?rable Mention|"
    r"Candidate))?"
    r"|\b(?i:(?:student )?(?:best|outstanding|distinguished|most influential|top|notable|test[- ]of[- "
    r"]time|editor[’']?s[’']?)(?: [\w/&-]+){0,3}? (?:paper|award|choice|poster|thesis|dissertation|article|"
    r"prize|demo|presentation)"
    r"(?: (?:award|prize))?(?:[\s,-]+(?:finalist|winner|nominee|nomination|runner[- ]?up|honou?rable "
    r"mention|candidate))?)"
    r"|\b(?i:honou?rable mention(?: award)?|runner[- ]?up|award (?:winner|finalist|nominee|candidate)|"
    r"selected for (?:oral|podium|spotlight) (?:presentation|talk)|oral presentation|spotlight "
    r"presentation)"
    r"|\b(?:Oral|Spotlight|Highlight|ORAL|SPOTLIGHT)\b|(?<=[(,] )(?:oral|spotlight)\b|(?<=[(,])(?:oral|spotlight)\b)"
)
_HONOUR_HINT = re.compile(
    r"award|prize|medal|best|outstanding|distinguished|oral|spotlight|highlight|mention|runner|finalist|"
    r"influential|notable|test[- ]of[- ]time"
)
_NOT_HONOUR = re.compile(r"best (?:of|paper session)|acceptance", re.IGNORECASE)
_EQUAL_NOTE = re.compile(
    r"[(\[]?\s?(?P<m>[*†‡§¶#∗⋆^+]|\d)?\s?(?:\\\*)?\s?[:=]?\s?(?:indicates?|denotes?|means?|=|stands for|:)?\s?"
    r"(?:shared |joint |co-?)?(?:equal(?:ly)?[ -]{0,2}(?:contribut\w*|authors?(?:hip)?|advis\w+)|first[- "
    r"]auth\w+|contributed equally)[^)\]\n.]{0,40}[)\]]?",
    re.IGNORECASE,
)


def equal_mark(text: str) -> str:
    """The mark that a note ("* denotes equal contribution") gives to equal contributors; "" without such a note."""
    match = _EQUAL_NOTE.search(text) if "equal" in text.casefold() or "first auth" in text.casefold() else None
    return (match["m"] or "*").replace("∗", "*") if match else ""


def read_citations(texts: Sequence[Cited], hints: Sequence[Hints]) -> list[Citation]:
    """The citations of one list. The order of fields that its certain members follow is preferred for the others."""
    prepared = [_prepared(cited) for cited in texts]
    found = [
        segment(cited, masked, hint.owner, Counter())
        for cited, (masked, _), hint in zip(texts, prepared, hints, strict=True)
    ]
    grammar = _grammar(found)
    containers = [""] * len(found)
    unsure = [i for i, part in enumerate(found) if not part.certain and not _usual(part, grammar)]
    tagged = tagged_segments([prepared[i][0] for i in unsure]) if unsure else []
    for i, (part, container) in zip(unsure, tagged, strict=True):
        found[i], containers[i] = _chosen(texts[i], prepared[i][0], hints[i].owner, grammar, part, container)
    return [
        _citation(cited, masked, known, part, hint, container)
        for cited, (masked, known), hint, part, container in zip(texts, prepared, hints, found, containers, strict=True)
    ]


_LIKE_ITS_SIBLINGS = 3.6  # the score from which a reading that its list's certain members share needs no second opinion


def _usual(part: Segments, grammar: Counter[str]) -> bool:
    """True for a good reading with the order of fields and the end of the title that most certain members have."""
    return (
        part.score > _LIKE_ITS_SIBLINGS
        and grammar[part.order + part.cut] >= 3
        and grammar[part.order + part.cut] * 2 > grammar[part.order]
    )


def _grammar(found: Sequence[Segments]) -> Counter[str]:
    """How often the list's certain members have which order of fields and which end of the title."""
    grammar = Counter[str]()
    for part in found:
        if part.certain:
            grammar[part.order] += 1
            grammar[part.order + part.cut] += 1
    return grammar


def _chosen(  # noqa: PLR0913, PLR0917 - what one citation is read with
    cited: Cited, masked: str, owner: str, grammar: Counter[str], tagged: Segments | None, container: str
) -> tuple[Segments, str]:
    """The best reading in the light of the list's grammar and the tagger; its container where the two agree."""
    best = segment(cited, masked, owner, grammar, tagged)
    agreed = (
        tagged is not None
        and best.title is not None
        and tagged.title is not None
        and abs(best.title.end - tagged.title.end) <= 2
    )
    best.certain = best.certain or agreed
    return best, container if agreed else ""


def _prepared(cited: Cited) -> tuple[str, Details]:
    known = Details()
    masked = identifiers(cited.text, known)
    for link in cited.links:
        _from_link(link.url, known)
    if known.url and ("doi.org/" in known.url or "arxiv.org/" in known.url):
        known.url = None
    note = _EQUAL_NOTE.search(masked) if "qual" in masked or "irst" in masked else None
    if note:
        masked = blank(masked, [Span(*note.span())])
    return masked, known


def _from_link(url: str, known: Details) -> None:
    linked = Details()
    identifiers(url, linked)
    known.arxiv = known.arxiv or linked.arxiv
    known.doi = known.doi or linked.doi
    if url.startswith("http") and not (linked.arxiv or linked.doi):
        known.url = known.url or url


def _behind_names(part: Segments) -> int:
    """Where the title and the names have ended; 0 without a title."""
    ends = [span.end for span in (part.title, part.authors) if span]
    return max(ends) if part.title else 0


def _citation(cited: Cited, masked: str, known: Details, part: Segments, hint: Hints, container: str) -> Citation:  # noqa: PLR0913, PLR0917 - what one citation is read with
    text = cited.text
    title = _clean_title(text[part.title.start : part.title.end] if part.title else "")
    ended = _TITLE_STATUS.search(title)
    if ended:
        title = title[: ended.start()]
    authors, with_owner = _authors(text, part)
    known, rest = _read_rest(masked, part, known)
    lead = text[: part.title.start] if part.title else ""
    citation = Citation(title, authors, with_owner, details=known, certain=part.certain, cited=cited, segments=part)
    citation.honours = honours_in(rest)
    state = (status_of(ended[0]) if ended else None) or status_of(rest) or status_of(lead)
    stated = (named(container) if container else None) or find_venue(rest, cited, _behind_names(part))
    citation.venue, tag_year = stated.name, stated.year
    citation.year = known.year or tag_year or hint.year
    citation.status = _status(state[0] if state else None, stated.name, rest, hint)
    if (
        not stated.name
        and not state
        and known.arxiv
        and _ARXIV_STATED.search(text, part.title.end if part.title else 0)
    ):
        citation.venue = "arXiv"
    if (stated.is_preprint or citation.venue == "arXiv") and citation.status == "published":
        citation.status = "preprint"
    if any(author.marks for author in authors):
        citation.equal = _equal(authors, equal_mark(text) or hint.equal_mark)
    return citation


_ARXIV_STATED = re.compile(r"(?<![/.\w])ar\s?xiv(?!\.org)", re.IGNORECASE)
_TITLE_STATUS = re.compile(
    r"(?<=\w)[.,;]?\s[(\[]?(?:Submitted|Under [Rr]eview|In [Pp]reparation|To appear|Forthcoming|In "
    r"[Pp]ress|Under [Rr]evision|Revise and [Rr]esubmit|Poster|Presentation|Abstract|Talk)[)\]]?$"
)


def _equal(authors: tuple[Author, ...], mark: str) -> tuple[str, ...]:
    found = tuple(a.name for a in authors if (mark or "*") in a.marks.replace("∗", "*"))
    return found if mark or len(found) > 1 else ()


def _read_rest(masked: str, part: Segments, known: Details) -> tuple[Details, str]:
    """Numbers and year from what is no title and no author; the rest's words, what was read blanked."""
    before = [span for span in part.rest if part.title and span.end <= part.title.start]
    after = [span for span in part.rest if span not in before]
    tail = "\n".join(masked[span.start : span.end] for span in after)
    words = numbers(tail, known)
    for span in before:
        head = masked[span.start : span.end]
        if not any(map(str.isalpha, words)) and any(map(str.isalpha, head)):
            words += "\n" + numbers(head, known)
            continue
        dated = year_anywhere(head)
        if dated:
            known.year = dated[0] if known.year is None or head.lstrip(" .,").startswith("(") else known.year
        words += "\n" + blank(head, [dated[1]] if dated else [])
    return known, words


def _clean_title(text: str) -> str:
    text = " ".join(text.replace("\x00", " ").split()).strip(" ,;:|–—")
    text = (
        text.strip('“”"«»„‟`')
        if text[:1] in '“”"«„‟`' or (text[-1:] in '“”"»' and text.count("”") > text.count("“"))
        else text
    )
    text = _BACKSLASH.sub("", text).strip(" ,;:|")
    if text.endswith(".") and not text.endswith(("...", "etc.", "Jr.", "vs.")):
        text = text[:-1]
    return text.strip(" ,;:")


def _authors(text: str, part: Segments) -> tuple[tuple[Author, ...], bool]:
    if not part.authors:
        return (), True
    before = text[: part.authors.start].rstrip(" :")
    alone = bool(_WITH_BEFORE.search(before[-12:]))
    names = _BY.sub("", text[part.authors.start : part.authors.end])
    return split_authors(names), alone


def _status(stated: str | None, venue: str | None, rest: str, hint: Hints) -> str:
    if stated:
        return stated
    if PREPRINT.search(rest) and (venue is None or PREPRINT.search(venue)):
        return "preprint"
    if hint.status and hint.status != "published":
        return hint.status
    return "published"


def honours_in(rest: str) -> tuple[str, ...]:
    """Awards, orals and the like that the words note beside a paper, each once."""
    found: list[str] = []
    if not _HONOUR_HINT.search(rest.casefold()):
        return ()
    for match in _HONOUR.finditer(rest):
        words = " ".join(match[0].split()).strip(" ,.;:-–")
        if words.count(")") > words.count("("):
            words = (
                words[words.rfind(")") + 1 :].strip() if words.rfind(")") < len(words) / 2 else words.replace(")", "")
            )
        if not _NOT_HONOUR.search(words) and fold(words) not in map(fold, found):
            found.append(words)
    return tuple(found)
