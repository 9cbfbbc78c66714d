"""Where authors, title and the rest of a citation stand.

Consumes `Cited` texts of one list; produces a `Segments` for each. Quotes, style and lines decide where they can;
else candidate cuts are weighed (`weigh`), and what most members of the list do is preferred for the others.
"""

from __future__ import annotations

import re
from collections import Counter

from transforms import venues
from transforms.citations.name_runs import AFTER_NAMES, name_run
from transforms.citations.segments import Segments, is_author_list, title_start, trimmed
from transforms.citations.status import status_of
from transforms.citations.text import Cited
from transforms.citations.titles import quoted
from transforms.citations.weigh import weigh
from transforms.model import Span
from transforms.names import fold

_YEAR_IN = re.compile(r"\b(?:19|20)\d\d\b")
_WORDS = re.compile(r"[^\W\d_]{1,40}")
_PHRASE = re.compile(r"\b(?:best|award|oral|spotlight|equal contribution|acceptance rate|top \d)", re.IGNORECASE)
_LINE = re.compile(r"[^\n]+")
_CELL = re.compile(r"[^\t]+")
_WITH = re.compile(
    r"\b(?:(?:joint(?:ly)?(?: work)?|co-?authored|together|in collaboration)\s{1,3}with|with|w/)\s{1,3}", re.IGNORECASE
)
_BEFORE_AUTHORS = re.compile(
    r"[\s”“\"'»’,.:;\x00*|]{0,12}(?:\(?\s{0,3}(?:joint(?:ly)?(?: work)? with|with|w/|by|co-?authored? with|"
    r"coauthors?:?|authors?:?)\s{1,3})?",
    re.IGNORECASE,
)


def segment(cited: Cited, masked: str, owner: str, grammar: Counter[str], tagged: Segments | None = None) -> Segments:
    """The fields of one citation.

    `masked` is its text with identifiers blanked; `grammar` what its siblings do; `tagged` the tagger's opinion.
    """
    review = _review(cited, masked, owner)
    if review:
        return review
    quote = quoted(masked)
    if quote and _SUBTITLED.match(masked, quote.end) and masked[: quote.start - 1].rstrip().endswith((").", ")")):
        quote = None
    if quote and any(_YEAR_IN.search(masked, span.end, quote.start) for span in cited.italic if span.end < quote.start):
        quote = None  # what is quoted behind venue and year tells of the work
    styled = _styled_title(cited, masked, owner)
    if styled and (quote is None or styled.end <= quote.start or styled.start <= quote.start < quote.end <= styled.end):
        return around(masked, styled, owner)
    if quote:
        return around(masked, quote, owner)
    lined = _by_lines(masked, owner) if "\n" in masked or masked.count("\t") > 1 else None
    if lined:
        return lined
    return weigh(cited, masked, owner, grammar, tagged)


_REVIEW = re.compile(r"(?:Book |Film |Exhibition )?[Rr]eview(?: [Ee]ssay)?(?: of|:) ")
_REVIEWED_BY = re.compile(r"[”\"’'»*]{0,2},? (?:by|ed(?:ited)? by|eds?\.?) [^.,;:()\d\x00]{3,60}")


def _review(cited: Cited, text: str, owner: str) -> Segments | None:
    """A review whose work is set off: its title is what it says up to the end of that work's title (and author)."""
    if "eview" not in text[:_REVIEW_BEGINS]:
        return None
    named = 0 if _REVIEW.match(text) else name_run(text, 0, owner)
    start = title_start(text, named) if named else 0
    match = _REVIEW.match(text, start)
    if not match:
        return None
    quote = quoted(text)
    spans = [
        span for span in (*cited.italic, *([quote] if quote else [])) if match.end() <= span.start < match.end() + 70
    ]
    if not spans:
        return None
    end = min(spans, key=lambda span: span.start).end
    told = _REVIEWED_BY.match(text, end)
    title = trimmed(text, Span(match.start(), told.end() if told else end))
    rest = (Span(named, start), Span(title.end, len(text)))
    authors = Span(0, named) if named else None
    return Segments(authors, title, rest, "authors title" if named else "title", certain=True)


_REVIEW_BEGINS = 300
_SUBTITLED = re.compile(r"[”\"’']: [A-Z]")  # a title that begins with a quotation: "“We hold on”: Care in crises"


def _by_lines(text: str, owner: str) -> Segments | None:
    """Title, names and venue on lines of their own: the line of names tells which is which."""
    lines = [Span(m.start(), m.end()) for m in (_LINE if "\n" in text else _CELL).finditer(text)]
    listed = [i for i, line in enumerate(lines) if _is_list_of_names(text[line.start : line.end], owner)]
    if owner:
        family = fold(owner).split()[-1]
        listed = [i for i in listed if family in fold(text[lines[i].start : lines[i].end]).split()] or listed
    if not listed or len(lines) < 2:
        return None
    place = listed[0]
    names = trimmed(text, lines[place])
    if place == 0:
        title, rest = lines[1], (Span(lines[1].end, len(text)),)
        order = "authors title"
    else:
        title, rest = Span(lines[0].start, lines[place - 1].end), (Span(lines[place].end, len(text)),)
        order = "title authors"
    words = text[title.start : title.end]
    if venues.known(words) or len(words) < 8 or place > 2 or "\x00" in words:
        return None
    return Segments(names, trimmed(text, title), rest, order, certain=True, cut="\n")


def _is_list_of_names(line: str, owner: str) -> bool:
    end = name_run(line, 0, owner)
    return (
        end > 3
        and not any(c.isalnum() for c in line[end:])
        and ("," in line or "&" in line or " and " in line or fold(line) == fold(owner))
    )


def around(text: str, title: Span, owner: str, *, certain: bool = True) -> Segments:
    """Fields where the title is known: authors before it, or else right behind it."""
    before = text[: title.start].strip(" \n\t“”\"«„‘`'")
    opening = _lead_names(text, title, owner) if any(c.isalnum() for c in before) else None
    if opening:
        return Segments(
            opening, title, (Span(opening.end, title.start), Span(title.end, len(text))), "authors title", certain
        )
    after = _skip_punctuation(text, title.end)
    end = name_run(text, after, owner)
    if end > after and is_author_list(text[after:end], owner) and not venues.is_publisher(text[after:end]):
        return Segments(Span(after, end), title, (Span(0, title.start), Span(end, len(text))), "title authors", certain)
    found = (_names_below(text, title.end, owner) if "\n" in text[title.end :] else None) or _with_names(
        text, title.end, owner
    )
    if found:
        return Segments(
            found,
            title,
            (Span(0, title.start), Span(title.end, found.start), Span(found.end, len(text))),
            "title authors",
            certain,
        )
    return Segments(None, title, (Span(0, title.start), Span(title.end, len(text))), "title", certain)


def _names_below(text: str, start: int, owner: str) -> Span | None:
    """Names on the first or second line below a title that has link words behind it on its own line."""
    for match in _LINE.finditer(text, text.find("\n", start) + 1 or len(text)):
        end = name_run(text, match.start(), owner)
        if end > match.start() and is_author_list(text[match.start() : end], owner):
            return Span(match.start(), end)
        break
    return None


def _with_names(text: str, start: int, owner: str) -> Span | None:
    """Co-authors told somewhere behind the title: "(with A. Lerner and P. Strahan)"."""
    for match in _WITH.finditer(text, start):
        end = name_run(text, match.end(), owner)
        if end > match.end():
            return Span(match.end(), end)
    return None


def _lead_names(text: str, title: Span, owner: str) -> Span | None:
    end = name_run(text[: title.start], 0, owner)
    if end > 0:
        return Span(0, end)
    head = text[: title.start]
    match = AFTER_NAMES.search(head)
    stop = match.start() if match else len(head.rstrip(" \n\t“”\"«„‘`',.:"))
    return (
        Span(0, stop)
        if 2 < stop < 2000 and head[:1].isalpha() and not venues.known(head) and _capitalised(head[:stop])
        else None
    )


def _capitalised(text: str) -> bool:
    words = [w for w in _WORDS.findall(text) if len(w) > 1]
    return bool(words) and sum(w[0].isupper() for w in words) >= 0.6 * len(words)


def _skip_punctuation(text: str, start: int) -> int:
    match = _BEFORE_AUTHORS.match(text, start)
    return match.end() if match else start


def _styled_title(cited: Cited, text: str, owner: str) -> Span | None:
    """A title set off by its style or by a link of its own: the long bold, italic or linked range that is no name."""
    if not (cited.bold or cited.links or cited.italic or cited.underline):
        return None
    named = name_run(text, 0, owner)
    opening = title_start(text, named)
    for spans in (cited.bold, [Span(link.start, link.end) for link in cited.links], cited.italic, cited.underline):
        for span in spans:
            before = text[opening : span.start].rstrip()
            if _IN_BOOK.search(before):
                continue
            if span in cited.italic and _is_venue_alone(text, span, owner):
                continue
            if before.strip(' .,;:()“”"\x00').count(" ") >= 2 and (named or before[-1:] in '.,:;?!”")'):
                continue
            words = text[span.start : span.end].strip(' .,;:“”"')
            if (
                len(words) > 14
                and words.count(" ") >= 2
                and "\x00" not in words
                and (not _is_names(words, owner) or _is_alone(cited, text, span, owner))
                and (venues.likeness(words) < 0.6)
                and not status_of(words)
                and _no_phrase(words)
            ):
                return trimmed(text, _before_proceedings(text, span))
    behind = opening if named and (cited.bold or cited.italic) else 0
    for span in (*cited.bold, *cited.italic):
        if (
            behind
            and abs(span.start - behind) < 3
            and span.end - span.start > 2
            and not _is_owner(text[span.start : span.end], owner)
            and not _is_venue_alone(text, span, owner)
        ):
            return trimmed(text, span)
    return None


def _is_alone(cited: Cited, text: str, span: Span, owner: str) -> bool:
    """True for bold words on a line of their own that look like names and yet are no authors: no list, no owner."""
    words = text[span.start : span.end]
    return (
        bool(owner)
        and span.start == 0
        and span in cited.bold
        and _LINE_ENDS.match(text, span.end) is not None
        and not any(c in words for c in ",.&")
        and fold(owner).split()[-1] not in fold(words).split()
    )


_LINE_ENDS = re.compile(r"[\s.]{0,3}(?:\n|[\t ]{0,2}\[[\w ]{2,12}\])")


def _is_venue_alone(text: str, span: Span, owner: str) -> bool:
    """True for italics behind one short title, with nothing but numbers after them: "Mereology. *Almanac*, 2022"."""
    before = text[: span.start].rstrip()
    return (
        bool(owner)
        and before[-1:] == "."
        and "," not in before
        and fold(owner).split()[-1] not in fold(before).split()
        and not any(map(str.isalpha, text[span.end :]))
    )


_IN_BOOK = re.compile(r"[.,?!”\"'’]\s{1,3}[Ii]n:?$")  # what follows is the book that a chapter stands in


def _is_owner(words: str, owner: str) -> bool:
    """True for the owner's own name, set in bold among the authors."""
    return bool(owner) and len(words.split()) < 4 and fold(owner).split()[-1] in fold(words).split()


def _before_proceedings(text: str, span: Span) -> Span:
    """A title's range without the venue that stands in the same letters: "*Geese in Flight. In Proceedings of ...*"."""
    match = _PROCEEDINGS.search(text, span.start + 8, span.end)
    if match:
        return Span(span.start, match.start() + 1)
    acronym = _ACRONYM_YEAR.search(text, span.start + 8, span.end) if text[span.end - 1] in ")5432109876" else None
    return Span(span.start, acronym.start()) if acronym and venues.known(acronym[1]) else span


_PROCEEDINGS = re.compile(
    r"[.?!]\s{1,3}In:?\s{1,3}(?:the\s)?(?:\w{1,12}\s)?(?:Proc|Advances|Conf|Int|Symp|Workshop|Ann)"
)


_ACRONYM_YEAR = re.compile(r"[,.] ([A-Z][\w&-]{2,14}),? ?\(?(?:19|20)\d\d\)?$")  # "Boosted Trees, AISTATS (2022)"


def _no_phrase(words: str) -> bool:
    return not _PHRASE.search(words)


def _is_names(text: str, owner: str) -> bool:
    return name_run(text, 0, owner) >= len(text.rstrip(" .,*")) - 1
