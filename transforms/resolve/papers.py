"""Papers: which listings are one work.

Consumes `parsed_papers`, `parsed_authors` and the venues; produces the columns of `paper_entities` and decisions.
One DOI, one arXiv number, or one title with a common author and near years is one work, a preprint and its published
version too. Two listings of one document that appeared in two venues (a conference paper and its journal version)
are two works.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import polars as pl
from rapidfuzz import fuzz

from transforms.keys import key
from transforms.names.people import fold
from transforms.resolve.clusters import Clusters
from transforms.resolve.decisions import Decision, merge
from transforms.resolve.person_names import parts_of
from transforms.resolve.rulings import Rulings, Sides, decision

_YEARS_APART = 3  # a preprint and its journal version
_ALIKE, _ALIKE_IN_ONE = 93.0, 97.0  # one document seldom lists one work under two titles
_WINDOW = 12
_STATUSES = ("published", "accepted", "preprint", "submitted", "in_preparation")


class Listing(NamedTuple):
    """One paper as one document lists it; `venue_id` is null for preprint servers."""

    record_id: int
    document_id: int
    title: str
    title_key: str
    year: int | None
    venue_id: int | None
    status: str
    doi: str | None
    arxiv_id: str | None
    families: tuple[str, ...]

    @property
    def is_published(self) -> bool:
        """True for a listing that names where the work appeared."""
        return self.venue_id is not None and self.status in ("published", "accepted")


class _Join(NamedTuple):
    left: Listing
    right: Listing
    rule: str
    score: float


def resolve(
    frames: Mapping[str, pl.DataFrame], venues: Mapping[str, list[object]], rulings: Rulings = ()
) -> tuple[dict[str, list[object]], list[Decision]]:
    """The work of each listing; what a person ruled comes before every rule."""
    listings = list(_listings(frames, venues))
    uris = dict(frames["raw_documents"].select("document_id", "uri").iter_rows())
    sides = Sides((listing.record_id, listing.title, uris[listing.document_id]) for listing in listings)
    ruled = [(a, b) for a, b, _ in sides.pairs(rulings, "paper", "apart")]
    apart = frozenset(ruled) | frozenset((b, a) for a, b in ruled)
    twice = [join for join in _twice_listed(listings) if (join.left.record_id, join.right.record_id) not in apart]
    clusters = _editions(listings, twice, sides.marks(rulings, "paper"))
    same = [(a, b, ruling) for a, b, ruling in sides.pairs(rulings, "paper", "same") if clusters.join(a, b)]
    done = [join for join in _joins(listings) if clusters.join(join.left.record_id, join.right.record_id)]
    by_id = {listing.record_id: listing for listing in listings}
    groups = [[by_id[number] for number in group] for group in clusters.groups(by_id)]
    keys = dict(_keys(groups, uris))
    decisions = [
        merge("paper", (j.left.record_id, j.right.record_id), j.rule, j.score, f"{j.left.title} = {j.right.title}")
        for j in (*twice, *done)
    ]
    for a, b, ruling in (*same, *sides.pairs(rulings, "paper", "apart")):
        decisions.append(decision(ruling, (a, b)))
    return {"record_id": list(keys), "paper_id": list(keys.values())}, decisions


def _listings(frames: Mapping[str, pl.DataFrame], venues: Mapping[str, list[object]]) -> Iterator[Listing]:
    families: dict[int, list[str]] = {}
    authors = frames["parsed_authors"].sort("paper_record_id", "author_position")
    for number, name in authors.select("paper_record_id", "person_name").iter_rows():
        families.setdefault(number, []).append(parts_of(name).family)
    published = {
        name: number
        for name, number, kind in zip(venues["venue_name"], venues["venue_id"], venues["venue_kind"], strict=True)
        if kind != "preprint server"
    }
    columns = ("record_id", "document_id", "title", "year", "venue_name", "status", "doi", "arxiv_id")
    for number, document, title, year, venue, status, doi, arxiv in (
        frames["parsed_papers"].select(columns).sort("record_id").iter_rows()
    ):
        place = published.get(venue)
        assert place is None or isinstance(place, int)
        yield Listing(
            number, document, title, title_key(title), year, place, status, doi, arxiv, tuple(families.get(number, ()))
        )


def title_key(title: str) -> str:
    """A title for comparison: folded, without blanks, so that "meta-learning" and "meta learning" are one."""
    return fold(title).replace(" ", "") or title.casefold()


def _twice_listed(listings: Iterable[Listing]) -> list[_Join]:
    """Joins within one document: the same title in the same venue, or where a venue is told only once."""
    found = []
    groups: dict[tuple[int, str, int | None], Listing] = {}
    for listing in listings:
        place = (listing.document_id, listing.title_key, listing.venue_id if listing.is_published else None)
        first = groups.setdefault(place, listing)
        if first is not listing and near_years(first, listing, 1 if len(listing.title.split()) > 2 else 0):
            found.append(_Join(listing, first, "listed twice in one document", 1.0))
    return found


def _editions(listings: list[Listing], twice: Iterable[_Join], ruled: Iterable[tuple[int, int]] = ()) -> Clusters[int]:
    """Clusters of what is listed twice; what is one title in several venues of one document is marked apart.

    `ruled` are further marks of listings.
    """
    venues: dict[tuple[int, str], set[int | None]] = {}
    for listing in listings:
        if listing.is_published:
            venues.setdefault((listing.document_id, listing.title_key), set()).add(listing.venue_id)
    clusters: Clusters[int] = Clusters()
    for join in twice:
        clusters.join(join.left.record_id, join.right.record_id)
    marks: dict[int, set[int]] = {}
    for number, mark in ruled:
        marks.setdefault(clusters.root(number), set()).add(mark)
    for listing in listings:
        place = (listing.document_id, listing.title_key)
        if listing.is_published and len(venues[place]) > 1:
            marks.setdefault(clusters.root(listing.record_id), set()).add(key("edition", *place))
    clusters.mark(marks)
    return clusters


def _joins(listings: list[Listing]) -> list[_Join]:
    """Candidate joins, the surest first."""
    found = [
        *_same_number(listings, "doi"),
        *_same_number(listings, "arxiv_id"),
        *_same_title(listings),
        *_near_title(listings),
    ]
    return sorted(found, key=lambda j: (-j.score, _years_apart(j.left, j.right), j.left.record_id, j.right.record_id))


def _same_number(listings: list[Listing], field: str) -> Iterator[_Join]:
    groups: dict[str, list[Listing]] = {}
    for listing in listings:
        if number := getattr(listing, field):
            groups.setdefault(number.casefold(), []).append(listing)
    for group in groups.values():
        for a, b in pairwise(sorted(group, key=lambda x: x.title_key)):
            if fuzz.ratio(a.title_key, b.title_key) >= 60 or set(a.families) & set(b.families):
                yield _Join(a, b, "same DOI" if field == "doi" else "same arXiv number", 1.0)


def _same_title(listings: list[Listing]) -> Iterator[_Join]:
    groups: dict[str, list[Listing]] = {}
    for listing in listings:
        groups.setdefault(listing.title_key, []).append(listing)
    for group in groups.values():
        if len(group) > 1:
            yield from _pairs(group)


def _pairs(group: list[Listing]) -> Iterator[_Join]:
    """Pairs of one title: the next ones in the order of venue and year, so that a popular work stays linear."""
    for order in (lambda x: (x.year or 0, x.record_id), lambda x: (x.venue_id or 0, x.year or 0, x.record_id)):
        ordered = sorted(group, key=order)
        for i, a in enumerate(ordered):
            for b in ordered[i + 1 : i + 1 + _WINDOW]:
                if near_years(a, b, _YEARS_APART) and share_authors(a, b):
                    yield _Join(
                        a, b, "same title, common author, near years", 0.99 if a.venue_id == b.venue_id else 0.97
                    )


def _near_title(listings: list[Listing]) -> Iterator[_Join]:
    """Pairs whose titles differ by a slip of the pen or a subtitle, compared only where they begin or end alike."""
    blocks: dict[tuple[str, ...], dict[str, Listing]] = {}
    for listing in listings:
        for block in _blocks(listing):
            blocks.setdefault(block, {}).setdefault(listing.title_key, listing)
    seen = set()
    for titles in blocks.values():
        ordered = [titles[title] for title in sorted(titles)]
        for i, a in enumerate(ordered):
            for b in ordered[i + 1 : i + 1 + _WINDOW]:
                if (pair := (a.record_id, b.record_id)) not in seen:
                    seen.add(pair)
                    yield from _alike(a, b)


def _blocks(listing: Listing) -> Iterator[tuple[str, ...]]:
    words = fold(listing.title).split()
    if len(words) >= 4 and listing.families:
        first = listing.families[0]
        yield ("begins", *words[:2], first)
        yield ("ends", *words[-2:], first)


def _alike(a: Listing, b: Listing) -> Iterator[_Join]:
    same_document = a.document_id == b.document_id
    ratio = fuzz.ratio(a.title_key, b.title_key, score_cutoff=_ALIKE_IN_ONE if same_document else _ALIKE)
    is_cut = not ratio and not same_document and _is_cut(a, b)
    if not (ratio or is_cut) or not near_years(a, b, 2) or _digits(a.title) != _digits(b.title):
        return
    if ratio and _shared(a, b) >= 0.5:
        yield _Join(a, b, "nearly the same title, same authors", round(ratio / 100, 4))
    elif is_cut and _shared(a, b) >= 0.8:
        yield _Join(a, b, "title with and without its tail, same authors", 0.9)


def _is_cut(a: Listing, b: Listing) -> bool:
    short, long = sorted((a.title_key, b.title_key), key=len)
    return len(short) >= 20 and long.startswith(short)


def _digits(title: str) -> str:
    return "".join(c for c in title if c.isdigit())


def near_years(a: Listing, b: Listing, gap: int) -> bool:
    """True where the years are at most so far apart, or one of them is not stated."""
    return a.year is None or b.year is None or abs(a.year - b.year) <= gap


def _years_apart(a: Listing, b: Listing) -> int:
    return abs(a.year - b.year) if a.year and b.year else 1


def share_authors(a: Listing, b: Listing) -> bool:
    """True where an author's family name stands in both, or one lists no authors; short titles need half of them."""
    if not a.families or not b.families:
        return True
    return _shared(a, b) >= (0.5 if len(a.title_key) < 16 else 1e-9)


def _shared(a: Listing, b: Listing) -> float:
    """Share of the shorter list's authors that stand in the other."""
    left, right = set(a.families), set(b.families)
    return len(left & right) / max(1, min(len(left), len(right)))


def _keys(groups: Iterable[list[Listing]], uris: Mapping[int, str]) -> Iterator[tuple[int, int]]:
    """Each listing's work: a hash of the title; for works of one title but the first, of author, year and venue too."""
    titled: dict[str, list[tuple[str, Listing, list[Listing]]]] = {}
    for group in groups:
        best = min(group, key=_rank)
        first = min(uris[listing.document_id] for listing in group)
        titled.setdefault(best.title_key, []).append((first, best, group))
    for title, works in titled.items():
        seen: dict[tuple[str, ...], int] = {}
        for i, (_, best, group) in enumerate(sorted(works, key=lambda work: (work[0], _rank(work[1])))):
            tail = _tail(best) if i else ()
            seen[tail] = seen.get(tail, 0) + 1
            number = key("paper", title, *tail) if seen[tail] == 1 else key("paper", title, *tail, seen[tail])
            yield from ((listing.record_id, number) for listing in group)


def _tail(best: Listing) -> tuple[str, ...]:
    return (best.families[0] if best.families else "", str(best.year or ""), str(best.venue_id or ""))


def _rank(listing: Listing) -> tuple[object, ...]:
    return (
        _STATUSES.index(listing.status),
        listing.venue_id is None,
        listing.year is None,
        -len(listing.families),
        listing.title_key,
        listing.record_id,
    )
