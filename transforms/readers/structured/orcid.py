"""ORCID record JSON (info.orcid.org, API 2.0 and 3.0). Consumes its tree; produces records."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from transforms.entities.degrees import level_of
from transforms.parsed import Award, Education, Grant, Interest, Paper, Person, Position, Record, Service
from transforms.readers.structured.nodes import Node
from transforms.readers.structured.values import CONFIDENCE, Period, Source

_PREPRINTS = frozenset({"preprint", "working-paper"})
_NO_PAPERS = frozenset({"lecture-speech", "conference-poster", "patent", "software", "data-set"})
_ROLES = (
    ("program", "program committee"),
    ("area chair", "area chair"),
    ("editor", "editor"),
    ("chair", "chair"),
    ("organi", "organizer"),
    ("review", "reviewer"),
    ("referee", "reviewer"),
    ("committee", "committee"),
    ("board", "committee"),
)


def is_orcid(root: Node) -> bool:
    """True for a record of the ORCID registry."""
    return isinstance(root.value, dict) and bool({"orcid-identifier", "activities-summary"} & set(root.value))


def records(root: Node, source: Source) -> Iterator[Record]:
    """All records, the person first."""
    yield _person(root, source)
    for kind, read in _READERS.items():
        for node in root.walk(kind):
            yield from read(node, source)
    for group in root.get("activities-summary", "works", "group").items:
        yield from _work(group, source)
    for node in root.get("person", "keywords", "keyword").items:
        if node.get("content").text:
            yield Interest(text=node.get("content").text, evidence=source.evidence(node), confidence=CONFIDENCE)


def _person(root: Node, source: Source) -> Person:
    person = root.get("person")
    name = person.get("name")
    full = name.get("credit-name", "value").text or " ".join(
        part for part in (name.get("given-names", "value").text, name.get("family-name", "value").text) if part
    )
    return Person(
        name=full or None,
        orcid=root.get("orcid-identifier", "path").text or None,
        emails=[node.get("email").text for node in person.get("emails", "email").items if node.get("email").text],
        urls=[
            url
            for node in person.get("researcher-urls", "researcher-url").items
            if (url := node.get("url", "value").text)
        ],
        evidence=source.evidence(person if person.value else root.get("orcid-identifier")),
        confidence=CONFIDENCE,
    )


def _date(node: Node) -> str | None:
    parts = [node.get(name, "value").text for name in ("year", "month", "day")]
    known = parts[: parts.index("")] if "" in parts else parts
    return "-".join(known) or None


def _period(node: Node) -> Period:
    start, end = _date(node.get("start-date")), _date(node.get("end-date"))
    return Period(start, end, bool(start) and not end)


def _place(node: Node) -> str | None:
    address = node.get("organization", "address")
    return ", ".join(part for part in (address.get("city").text, address.get("country").text) if part) or None


def _position(node: Node, source: Source) -> Iterator[Position]:
    title = node.get("role-title").text
    if title:
        when = _period(node)
        yield Position(
            title=title,
            organization=node.get("organization", "name").text or None,
            unit=node.get("department-name").text or None,
            location=_place(node),
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _education(node: Node, source: Source) -> Iterator[Education]:
    when = _period(node)
    yield Education(
        degree=node.get("role-title").text,
        level=level_of(node.get("role-title").text),
        organization=node.get("organization", "name").text or None,
        unit=node.get("department-name").text or None,
        location=_place(node),
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=source.evidence(node),
        confidence=CONFIDENCE,
    )


def _work(group: Node, source: Source) -> Iterator[Paper]:
    node = next(iter(group.get("work-summary").items), None)
    title = node.get("title", "title", "value").text if node else ""
    if node is None or not title or node.get("type").text.lower().replace("_", "-") in _NO_PAPERS:
        return
    kind, year = node.get("type").text.lower().replace("_", "-"), _date(node.get("publication-date"))
    ids = {
        one.get("external-id-type").text.lower(): one.get("external-id-value").text for one in group.walk("external-id")
    }
    yield Paper(
        title=title,
        year=int(year[:4]) if year and year[:4].isdecimal() else None,
        venue=node.get("journal-title", "value").text or None,
        status="preprint"
        if kind in _PREPRINTS or (not node.get("journal-title").value and "arxiv" in ids)
        else "published",
        doi=ids.get("doi", "").lower().removeprefix("https://doi.org/") or None,
        arxiv=ids.get("arxiv") or None,
        url=node.get("url", "value").text or None,
        evidence=source.evidence(group),
        confidence=CONFIDENCE,
    )


def _funding(node: Node, source: Source) -> Iterator[Grant | Award]:
    title, when = node.get("title", "title", "value").text, _period(node)
    funder = node.get("organization", "name").text or None
    if node.get("type").text.lower() in ("award", "salary-award") and title:
        yield Award(
            name=title,
            granter=funder,
            start=when.start,
            end=when.end,
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )
    elif title or funder:
        yield Grant(
            title=title or None,
            funder=funder,
            start=when.start,
            end=when.end,
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _distinction(node: Node, source: Source) -> Iterator[Award]:
    name = node.get("role-title").text
    if name:
        yield Award(
            name=name,
            granter=node.get("organization", "name").text or None,
            start=_date(node.get("start-date")),
            end=_date(node.get("end-date")),
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _service(node: Node, source: Source) -> Iterator[Service]:
    stated, when = node.get("role-title").text, _period(node)
    role = next((role for word, role in _ROLES if word in stated.lower()), "other")
    yield Service(
        role=role,
        venue=node.get("organization", "name").text or None,
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=source.evidence(node),
        confidence=CONFIDENCE,
    )


_READERS: dict[str, Callable[[Node, Source], Iterator[Record]]] = {
    "employment-summary": _position,
    "invited-position-summary": _position,
    "education-summary": _education,
    "qualification-summary": _education,
    "funding-summary": _funding,
    "distinction-summary": _distinction,
    "service-summary": _service,
    "membership-summary": _service,
}
