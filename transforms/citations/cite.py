"""One citation: from its text and segments to authors, title, venue, year, status and the rest.

Consumes `Cited` texts of one list and what is known of it (`Hints`); produces a `Citation` for each.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.asides import Asides, without_asides
from transforms.citations.cells import in_cells
from transforms.citations.citation import Citation, Hints, status_in
from transforms.citations.clean_titles import clean_title
from transforms.citations.closing_names import closing_names
from transforms.citations.details import volume_behind
from transforms.citations.equal import equal_contributors, equal_mark
from transforms.citations.identifiers import Details
from transforms.citations.placed import by_place
from transforms.citations.plain import plain_citation, read_plain
from transforms.citations.prepared import prepared_text
from transforms.citations.rest import before_told, read_rest
from transforms.citations.reviews import is_review, with_review
from transforms.citations.segment import segment, without_journal
from transforms.citations.segments import Segments, up_to
from transforms.citations.stages import without_stages
from transforms.citations.stated_names import dated, in_order, without_roles
from transforms.citations.status import names_preprint, status_of, which_may_state_status
from transforms.citations.summaries import tells
from transforms.citations.tagged import tagged_segments
from transforms.citations.text import Cited
from transforms.citations.title_cuts import parts_study, without_acronym
from transforms.citations.titles import without_year
from transforms.citations.titles_first import with_titles_first
from transforms.citations.unprinted import is_linked_only, is_undated
from transforms.citations.venue import named, whole, year_told
from transforms.citations.venue_pieces import is_town
from transforms.citations.venues_in_brackets import venue_apart
from transforms.citations.whole_links import without_whole_links
from transforms.entities import venues
from transforms.names.people import Author, fold, split_authors
from transforms.text.patterns import MONTH, without_front
from transforms.vocabulary import any_of

_WITH_BEFORE = re.compile(r"\b(?:with|w/|co-?authors?|coauthors?)$", re.IGNORECASE)
_BY = re.compile(r"^\s{0,3}(?:by|with|authors?:)\s{1,3}", re.IGNORECASE)


def read_citations(texts: Sequence[Cited], hints: Sequence[Hints]) -> list[Citation]:
    """The citations of one list; what stands in it twice is read once."""
    keys = [
        (cited.text, cited.bold, cited.italic, cited.underline, cited.links, hint)
        for cited, hint in zip(texts, hints, strict=True)
    ]
    if len(set(keys)) == len(keys):
        return _read_each(texts, hints, [1] * len(keys))
    counts = Counter(keys)
    places = {key: i for i, key in enumerate(counts)}
    first = {key: i for i, key in reversed(tuple(enumerate(keys)))}
    members = [first[key] for key in counts]
    found = _read_each([texts[i] for i in members], [hints[i] for i in members], list(counts.values()))
    return [found[places[key]] for key in keys]


def _read_each(texts: Sequence[Cited], hints: Sequence[Hints], counts: Sequence[int]) -> list[Citation]:
    """Each citation: the plain ones at one look, and all others with what these tell of the list's grammar."""
    texts = with_titles_first(without_whole_links(without_stages(texts, hints), hints), hints[0].owner if hints else "")
    hinted = which_may_state_status([cited.text for cited in texts])
    plain = [
        read_plain(cited, hint.owner, hinted=may_state)
        for cited, hint, may_state in zip(texts, hints, hinted, strict=True)
    ]
    others = [i for i, one in enumerate(plain) if one is None]
    if others:
        grammar = _grammar(
            [one.segments for one in plain if one], [n for n, one in zip(counts, plain, strict=True) if one]
        )
        read = _read_others(
            [texts[i] for i in others], [hints[i] for i in others], [counts[i] for i in others], grammar
        )
        weighed = dict(zip(others, read, strict=True))
    return [
        plain_citation(cited, one, hint) if one else weighed[i]
        for i, (cited, one, hint) in enumerate(zip(texts, plain, hints, strict=True))
    ]


def _read_others(
    texts: Sequence[Cited], hints: Sequence[Hints], counts: Sequence[int], grammar: Counter[str]
) -> list[Citation]:
    """Each citation. The order of fields that the list's certain members follow is preferred for the others."""
    pairs = [without_asides(cited, hint.owner) for cited, hint in zip(texts, hints, strict=True)]
    owner = hints[0].owner if hints else ""
    texts = _all_titled([cited for cited, _ in pairs], owner)
    prepared = [prepared_text(cited) for cited in texts]
    parted = in_cells([masked for masked, _ in prepared], owner)
    names = [""] * len(texts)
    if not any(parted):
        texts, names = closing_names(texts, owner)
        prepared = [
            prepared_text(cited) if name else one for cited, name, one in zip(texts, names, prepared, strict=True)
        ]
    asides = [_closed(said, closing) for (_, said), closing in zip(pairs, names, strict=True)]
    unknown = Counter[str]()
    found = [
        without_journal(own, cited, hint.owner) if own else segment(cited, masked, hint.owner, unknown)
        for own, cited, (masked, _), hint in zip(parted, texts, prepared, hints, strict=True)
    ]
    grammar = grammar + _grammar(found, counts)
    placed = by_place(found, texts, [masked for masked, _ in prepared], owner)
    containers = [placed[i].venue if i in placed else "" for i in range(len(found))]
    unsure = [i for i, part in enumerate(found) if not part.certain and not containers[i] and not _usual(part, grammar)]
    tagged = tagged_segments([_before_told(dated(prepared[i][0])) for i in unsure]) if unsure else []
    for i, (part, container) in zip(unsure, tagged, strict=True):
        found[i], containers[i] = _chosen(texts[i], prepared[i][0], hints[i].owner, grammar, part, container)
    read = [
        _with_asides(_citation(cited, masked, known, part, _dated_by(said, hint), container), said)
        for cited, (masked, known), hint, part, container, said in zip(
            texts, prepared, hints, found, containers, asides, strict=True
        )
    ]
    for i, place in placed.items():
        place.number(read[i].details)
    return read


def _dated_by(said: Asides, hint: Hints) -> Hints:
    """What is known beforehand, with the year of the citation's badge."""
    return hint._replace(year=said.year) if said.year and not hint.year else hint


def _before_told(text: str) -> str:
    """The text, as long as it was, with blanks for the lines that tell what became of the work."""
    return before_told(text).ljust(len(text))


def _all_titled(texts: list[Cited], owner: str) -> list[Cited]:
    """The citations; in a list that never names the owner and says who wrote beside them, all begin with a title."""
    family = fold(owner).split()[-1:]
    if not family or not any(cited.begins_titled for cited in texts):
        return texts
    if any(family[0] in fold(cited.text).split() for cited in texts):
        return texts
    return [cited if _DATED_NAMES.match(cited.text) else replace(cited, begins_titled=True) for cited in texts]


_DATED_NAMES = re.compile(r"[A-Z][\w'’-]+, [A-Z][^\d.]{0,60}(?: [A-Z])?\. ?\(?(?:19|20)\d\d\)?[.,]")


def _closed(said: Asides, names: str) -> Asides:
    """Asides with the names that close their citation."""
    return replace(said, authors=names) if names else said


def _with_asides(citation: Citation, said: Asides) -> Citation:
    """The citation with what its asides said: co-authors where it names no authors, the badge's venue and year."""
    if said.authors and not citation.authors:
        citation.authors, citation.with_owner = split_authors(said.authors), False
    if said.co_authors and not citation.authors:
        citation.authors, citation.with_owner = split_authors(said.co_authors), True
    if said.venue:
        was_undated = citation.status == "preprint" and not (citation.venue or citation.details.arxiv)
        was_label = citation.status == "preprint" and citation.venue == "arXiv" and said.year is not None
        citation.venue = _badge(said.venue)
        if (was_undated and venues.known(citation.venue)) or (was_label and not names_preprint(citation.venue)):
            citation.status = "published"
        if citation.venue == "arXiv" and citation.status == "published":
            citation.status = "preprint"
    citation.year = said.year or citation.year
    return citation


_LIKE_ITS_SIBLINGS = 3.6  # the score from which a reading that its list's certain members share needs no second opinion


def _badge(words: str) -> str:
    stated = named(words)
    return (stated.name if stated else None) or words


def _usual(part: Segments, grammar: Counter[str]) -> bool:
    """True for a good reading with the order of fields and the end of the title that most certain members have."""
    return (
        part.score > _LIKE_ITS_SIBLINGS
        and grammar[part.order + part.cut] >= 3
        and grammar[part.order + part.cut] * 2 > grammar[part.order]
    )


def _grammar(found: Sequence[Segments], counts: Sequence[int]) -> Counter[str]:
    """How often the list's certain members have which order of fields and which end of the title."""
    grammar = Counter[str]()
    for part, count in zip(found, counts, strict=True):
        if part.certain:
            grammar[part.order] += count
            grammar[part.order + part.cut] += count
    return grammar


def _chosen(  # noqa: PLR0913, PLR0917 - what one citation is read with
    cited: Cited, masked: str, owner: str, grammar: Counter[str], tagged: Segments | None, container: str
) -> tuple[Segments, str]:
    """The best reading in the light of the list's grammar and the tagger; its container where the two agree."""
    if tagged and tagged.title and parts_study(masked, tagged.title.end):
        tagged, container = None, ""
    best = segment(cited, masked, owner, grammar, tagged)
    agreed = (
        tagged is not None
        and best.title is not None
        and tagged.title is not None
        and abs(best.title.end - tagged.title.end) <= 2
    )
    best.certain = best.certain or agreed
    is_venue = agreed and not (
        best.authors and container.partition(". ")[0].rstrip(" .,") in masked[slice(*best.authors)]
    )
    return best, container if is_venue else ""


def _citation(cited: Cited, masked: str, known: Details, part: Segments, hint: Hints, container: str) -> Citation:  # noqa: PLR0913, PLR0917 - what one citation is read with
    text = cited.text
    part = venue_apart(whole_part := up_to(with_review(cited, part), text, known.spans), text)
    container = container if part is whole_part else ""
    title = clean_title(text[part.title.start : part.title.end] if part.title else "")
    ended = _TITLE_STATUS.search(title, max(0, len(title) - _STATUS_LENGTH))
    title = title[: ended.start()] if ended else title
    authors, with_owner = _authors(text, part, hint.owner)
    rest = read_rest(cited, masked, part)
    title, year = (title, rest.year) if rest.year or hint.year else without_year(title)
    known.year, known.volume, known.issue, known.pages = year, rest.volume, rest.issue, rest.pages
    citation = Citation(title, authors, with_owner, details=known, certain=part.certain, cited=cited, segments=part)
    citation.honours = rest.honours
    state = _stated(ended[0]) if ended else None
    state = state or rest.status or _stated(text[: part.title.start] if part.title else "")
    stated = whole(named(container) if container else None, rest.venue)
    citation.venue = stated.name
    if citation.venue and (
        tells(citation.venue)
        if len(citation.venue) > _SENTENCE
        else is_town(citation.venue, text) or _MONTHS.fullmatch(citation.venue)
    ):
        citation.venue = None
    if not citation.venue and ", " in title:
        citation.title, citation.venue = without_acronym(title)
    if citation.venue and not known.volume:
        known.volume = volume_behind(text, citation.venue, part.title.end if part.title else 0, known)
    citation.year = year_told(known.year or stated.year, hint.year)
    is_printed = bool((known.volume or known.pages) and rest.year)
    citation.status = status_in(state, stated.name, hint, preprint=rest.names_preprint, is_printed=is_printed)
    if not stated.name and not state and known.arxiv and _states_arxiv(text, part):
        citation.venue = "arXiv"
    if citation.status == "published" and (
        stated.is_preprint
        or citation.venue == "arXiv"
        or (not state and (is_undated(citation, hint) or is_linked_only(citation)))
    ):
        citation.status = hint.unprinted or "preprint" if is_undated(citation, hint) else "preprint"
    if any(author.marks for author in authors):
        citation.equal = equal_contributors(authors, equal_mark(text) or hint.equal_mark)
    return citation


_MONTHS = re.compile(rf"(?i){MONTH}(?:\s?[-–/]\s?{MONTH})?|working paper|(?:drafts? available )?here")  # of a draft


def _states_arxiv(text: str, part: Segments) -> bool:
    """True where arXiv stands behind the title, or before everything."""
    behind = _ARXIV_STATED.search(text, part.title.end if part.title else 0)
    return (behind or _ARXIV_LEADS.match(text)) is not None


_SENTENCE = 40  # characters of what tells of the work, and is no venue


def _stated(words: str) -> str | None:
    state = status_of(words)
    return state[0] if state else None


_ARXIV_LEADS = re.compile(r"[\[(] ?ar ?xiv\b", re.IGNORECASE)  # "[arXiv 2024] Looms at sea"
_ARXIV_STATED = re.compile(r"(?<![/.\w])ar\s?xiv(?!\.org)", re.IGNORECASE)
_STATUS_LENGTH = 32  # no shorter than a match of the next
_TITLE_STATUS = re.compile(
    rf"(?<=\w)[.,;]?\s[(\[]?(?:{any_of('citation_words', 'states', 'titles')})[)\]]?$|\s\((?:submitted|under "
    r"review|in preparation|to appear|forthcoming|in press)\)$"
)


def _authors(text: str, part: Segments, owner: str) -> tuple[tuple[Author, ...], bool]:
    if not part.authors:
        return (), True
    if part.title and part.authors.start > part.title.start and is_review(text, part.title.start):
        return (), True  # whose the reviewed book is
    before = text[: part.authors.start].rstrip(" :")
    alone = bool(_WITH_BEFORE.search(before[-12:]))
    names = without_front(_BY, without_roles(text[part.authors.start : part.authors.end]).replace("\x00", ""))
    found = split_authors(in_order(names, owner))
    return found, alone or not found  # "PhD: “Looms”"
