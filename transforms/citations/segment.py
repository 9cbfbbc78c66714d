"""Where authors, title and the rest of a citation stand.

Consumes `Cited` texts of one list; produces a `Segments` for each. Quotes, style and lines decide where they can;
else candidate cuts are weighed (`weigh`), and what most members of the list do is preferred for the others.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

from transforms.citations.chapter_titles import chapter_title
from transforms.citations.closed_names import closed_title
from transforms.citations.lined import by_lines, over_owner
from transforms.citations.lone_words import with_first_word, without_lone_word
from transforms.citations.name_like_titles import name_like_title
from transforms.citations.name_runs import AFTER_NAMES, name_run
from transforms.citations.opened_titles import opened_title
from transforms.citations.reviews import review_title
from transforms.citations.segments import Segments, is_author_list, title_start, trimmed
from transforms.citations.styled_titles import styled_title
from transforms.citations.text import Cited
from transforms.citations.titles import quoted
from transforms.citations.venue_beside import names_behind, without_venue
from transforms.citations.venue_lines import below_venue
from transforms.citations.weigh import weigh
from transforms.entities import venues
from transforms.model import Span
from transforms.names.people import fold
from transforms.names.words import is_given_name
from transforms.text.patterns import MONTH
from transforms.vocabulary import any_of

_YEAR_IN = re.compile(r"\b(?:19|20)\d\d\b")
_WORDS = re.compile(r"[^\W\d_]{1,40}")
_LINE = re.compile(r"[^\n]+")
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
    if title := below_venue(cited, masked):
        return _behind_title(masked, title, owner)
    part = without_lone_word(_segment(cited, masked, owner, grammar, tagged), masked)
    part = with_first_word(part, masked)
    if not (part.authors and part.title and part.title.end <= part.authors.start):
        return part
    part = without_venue(part, cited, masked)
    return without_journal(part, cited, owner) if cited.italic else part


def _segment(cited: Cited, masked: str, owner: str, grammar: Counter[str], tagged: Segments | None) -> Segments:
    review = review_title(cited, masked, owner)
    if review:
        return review
    quote = _quoted_title(masked, owner)
    if quote and (whole := opened_title(masked, quote, owner)):
        return around(masked, whole, owner)
    if quote and _SUBTITLED.match(masked, quote.end):
        is_single = masked[quote.start - 1] in "'‘" and masked[quote.end] in "'’"
        quote = None if is_single or masked[: quote.start - 1].rstrip().endswith((").", ")")) else quote
    if quote and any(_YEAR_IN.search(masked, span.end, quote.start) for span in cited.italic if span.end < quote.start):
        quote = None  # what is quoted behind venue and year tells of the work
    journal = _QUOTED_JOURNAL.search(masked) if "«" in masked else None
    if journal:
        quote = _before_journal(masked[: journal.start()], owner) or quote
    styled = styled_title(cited, masked, owner)
    if styled and "\n" in masked[: styled.start] and (below := over_owner(masked, styled, owner)):
        return below
    if styled and (quote is None or styled.end <= quote.start or styled.start <= quote.start < quote.end <= styled.end):
        return around(masked, styled, owner)
    if title := quote or (trimmed(masked, Span(0, cited.title_end)) if cited.title_end else None):
        return around(masked, title, owner)
    lined = by_lines(masked, owner) if "\n" in masked or masked.count("\t") > 1 else None
    closed = None if lined else chapter_title(masked) or closed_title(masked, owner) or name_like_title(masked, owner)
    if closed:
        lined = around(masked, closed, owner)
    return lined or weigh(cited, masked, owner, grammar, tagged)


def _quoted_title(masked: str, owner: str) -> Span | None:
    """The title in quotes, or the one before "In" and the book that the quotes name."""
    quote = quoted(masked)
    if quote is None or _GOES_ON_SMALL.match(masked, quote.end):
        return None
    if issue := _ISSUE.search(masked, 0, quote.start - 1):
        title = trimmed(masked, Span(title_start(masked, name_run(masked, 0, owner)), issue.start()))
        return None if _MARKS.search(masked, title.start, title.end) else title
    if _IN_BOOK.search(masked[: quote.start]):
        return _before_journal(masked[: quote.start - 1], owner)
    return _before_meeting(masked[: quote.start - 1], owner) or quote


def _before_meeting(text: str, owner: str) -> Span | None:
    """The title that ends before a body whose meeting is quoted: "Vale A. Looms grow at sea. Globex, 'Felt Days'"."""
    body = _BODY.search(text) if text[-2:] == ", " else None
    names = name_run(text, 0, owner) if body else 0
    if body is None or not names:
        return None
    title = trimmed(text, Span(title_start(text, names), body.start()))
    is_title = title.end - title.start > _SENTENCE and text[title.start : title.end].count(" ") >= _BLANKS
    return title if is_title and not any(mark in text[title.start : title.end] for mark in _STOPS) else None


_BODY = re.compile(r"(?<=[^\W\d_]{3})[.?!] (?=[A-ZÀ-Þ][^.?!,]{2,60}, $)")
_SENTENCE, _BLANKS, _STOPS = 24, 3, (". ", "? ", "! ")


def _before_journal(text: str, owner: str) -> Span | None:
    """The title before a journal in quotes, as Italian works are cited: "A. Vale, Il sale e il mare, «Fili», 5"."""
    before = _LEADS_TO_JOURNAL.sub("", text)
    start = title_start(text, name_run(text, 0, owner))
    return trimmed(text, Span(start, len(before))) if len(before) - start > _TITLE else None


_LEADS_TO_JOURNAL = re.compile(r"[,.:]?(?: [Ii]n:?)?\s*$")
_QUOTED_JOURNAL = re.compile(
    r"«[^«»]{2,80}»[,.]{0,2}\s{1,2}(?:(?:a|n|vol|s|[Aa]nno|[Nn]uova serie)\.?[ ,]{0,2})?(?:\d|\(\d|[IVXLC]{1,7}\b)"
)
_TITLE = 6  # letters, at least


def without_journal(part: Segments, cited: Cited, owner: str) -> Segments:
    """The authors without a journal in italics, which may look like one: "A. Vale, *J. Moss Res.* **16**, 81"."""
    names = part.authors
    for span in cited.italic:
        words = cited.text[span.start : span.end]
        if names and names.start <= span.start < names.end and _VOLUME.match(cited.text, span.end):
            if owner and fold(owner).split()[-1] in fold(words).split():
                continue
            if names.start == span.start:
                if part.order == "title authors" and span.end >= names.end:
                    return replace(part, authors=None, rest=(Span(names.start, len(cited.text)),), order="title")
                continue
            authors = trimmed(cited.text, Span(names.start, span.start))
            rest = tuple(Span(authors.end, other.end) if other.start == names.end else other for other in part.rest)
            return replace(part, authors=authors, rest=rest)
    return part


_VOLUME = re.compile(r"[.,:]{0,2}\s{0,2}(?:(?:[Nn]o|[Vv]ol)\.\s?)?\d")

_GOES_ON_SMALL = re.compile(
    r"[”\"’'»]: (?!in\b)[a-z]"
)  # the same before small letters: "“A heap of salt”: taxes and law"
_MARKS = re.compile(r"[.,?!] ")
_ISSUE = re.compile(
    r"(?i)[.,] (?:in )?(?:special|theme|thematic) (?:issue|section)(?: (?:on|of|entitled))?[:,]?\s?$"
)  # of a journal
_IN_BOOK = re.compile(r"[a-zà-ÿ]{3}\d{0,2}[.?!] In:? [“\"]?$")  # the book in quotes behind a chapter without them
_SUBTITLED = re.compile(r"[”\"’']: [A-Z]")  # a title that begins with a quotation: "“We hold on”: Care in crises"


def around(text: str, title: Span, owner: str, *, certain: bool = True) -> Segments:
    """Fields where the title is known: authors before it, or else right behind it."""
    before = text[: title.start].strip(" \n\t“”\"«„‘`'")
    opening = _lead_names(text, title, owner) if any(c.isalnum() for c in before) else None
    if opening and not (_is_badge(text, opening, title, owner) or _named_behind(text, opening, title, owner)):
        return Segments(
            opening, title, (Span(opening.end, title.start), Span(title.end, len(text))), "authors title", certain
        )
    after = _skip_punctuation(text, title.end)
    end = after if _is_journal(text, after) else name_run(text, after, owner)
    is_list = end > after and is_author_list(text[after:end], owner) and not venues.is_publisher(text[after:end])
    if is_list and not (_owned(text[end:], owner) and _named_behind(text, Span(after, end), Span(0, end), owner)):
        return Segments(Span(after, end), title, (Span(0, title.start), Span(end, len(text))), "title authors", certain)
    found = (
        (_names_below(text, title.end, owner) if "\n" in text[title.end :] else None)
        or _with_names(text, title.end, owner)
        or (names_behind(text, title.end, owner) if _owned(text[title.end :], owner) else None)
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


def _behind_title(text: str, title: Span, owner: str) -> Segments:
    """Fields where only the names of co-authors stand behind the title, and where it appeared before it."""
    names = _with_names(text, title.end, owner)
    if names is None:
        return Segments(None, title, (Span(0, title.start), Span(title.end, len(text))), "title", True)
    rest = (Span(0, title.start), Span(title.end, names.start), Span(names.end, len(text)))
    return Segments(names, title, rest, "title authors", True)


def _named_behind(text: str, words: Span, title: Span, owner: str) -> bool:
    """True for words over a title that are no names: those stand behind it, the owner among them."""
    if not _owned(text[title.end :], owner) or _owned(text[: words.end], owner):
        return False
    return names_behind(text, title.end, owner) is not None


def _is_badge(text: str, words: Span, title: Span, owner: str) -> bool:
    """True for words over the title, or a venue before it, where the owner stands behind it: a badge, no names."""
    if _owned(text[: words.end], owner) or not _owned(text[title.end :], owner):
        return False
    return "\n" in text[words.end : title.start + 1] or venues.known(text[words.start : words.end]) is not None


def _owned(text: str, owner: str) -> bool:
    """True for words among which the owner's family name stands."""
    return bool(owner) and fold(owner).split()[-1] in fold(text).split()


_JOURNAL = re.compile(r"([A-Z][^\W\d_]{0,14}\.?(?: (?:[^\W\d_]{1,14}\.?|&)){0,7}),? (?=\(?\d)")
_DAILY = re.compile(rf"([^\W\d_]{{2,20}})(?: [\w.&’'-]{{1,20}}){{0,5}}, (?:\d{{1,2}} )?{MONTH} \d")
_ABBREVIATED = re.compile(rf"\b(?:{any_of('citation_words', 'abbreviations', 'of_subjects')})\.")


def _is_journal(text: str, start: int) -> bool:
    """True where a journal stands before its volume: known, or in abbreviations ("Israel J. Math. 227").

    Or a newspaper before its day: "Ashford Post, March 3, 2019".
    """
    daily = _DAILY.match(text, start)
    if daily and not is_given_name(daily[1]):
        return True
    match = _JOURNAL.match(text, start)
    return match is not None and (_ABBREVIATED.search(match[1]) is not None or venues.known(match[1]) is not None)


def _names_below(text: str, start: int, owner: str) -> Span | None:
    """Names on the first or second line below a title that has link words behind it on its own line."""
    for place, match in enumerate(_LINE.finditer(text, text.find("\n", start) + 1 or len(text))):
        end = name_run(text, match.start(), owner)
        if end > match.start() and is_author_list(text[match.start() : end], owner):
            whole = end >= len(match[0].rstrip(" .*")) + match.start()
            if place == 0 or ("," in text[match.start() : end] and whole):
                return Span(match.start(), end)
        if place or len(match[0]) > _STATED:
            break
    return None


_STATED = 100  # characters of a line between title and names that says when and where


def _with_names(text: str, start: int, owner: str) -> Span | None:
    """Co-authors told somewhere behind the title: "(with A. Lerner and P. Strahan)"."""
    for match in _WITH.finditer(text, start):
        end = name_run(text, match.end(), owner)
        if end > match.end():
            return Span(match.end(), end)
    return None


def _lead_names(text: str, title: Span, owner: str) -> Span | None:
    head = text[: title.start]
    end = name_run(head, 0, owner)
    if end > 0:
        given = _GIVEN_LEFT.search(head, end - 1)
        return Span(0, given.end() if given else end)
    match = AFTER_NAMES.search(head)
    stop = match.start() if match else len(head.rstrip(" \n\t“”\"«„‘`',.:"))
    return (
        Span(0, stop)
        if 2 < stop < 2000 and head[:1].isalpha() and not venues.known(head) and _capitalised(head[:stop])
        else None
    )


# A given name behind an initial, before the title: "Reed, Ada, Quill, J. Shannon. “Looms”".
_GIVEN_LEFT = re.compile(r"(?<=, [A-Z]\.) [A-ZÀ-Þ][a-zà-ÿ]{2,14}(?=[.,]?[\s“\"«*‘]{0,4}$)")


def _capitalised(text: str) -> bool:
    words = [w for w in _WORDS.findall(text) if len(w) > 1]
    return bool(words) and sum(w[0].isupper() for w in words) >= 0.6 * len(words)


def _skip_punctuation(text: str, start: int) -> int:
    match = _BEFORE_AUTHORS.match(text, start)
    return match.end() if match else start
