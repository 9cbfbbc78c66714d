"""JSON Resume (jsonresume.org/schema). Consumes its tree; produces records."""

from __future__ import annotations

from collections.abc import Iterator

from transforms.entities.degrees import level_of
from transforms.parsed import (
    Award,
    Education,
    Interest,
    Language,
    Paper,
    Person,
    Position,
    Project,
    Record,
    Reference,
    Skill,
)
from transforms.readers.structured.nodes import Node
from transforms.readers.structured.values import CONFIDENCE, Source, date, period

KEYS = frozenset({"basics", "work", "education", "publications", "skills", "awards", "volunteer", "projects"})


def is_json_resume(root: Node) -> bool:
    """True where at least two of the schema's parts stand at the top, the person among them."""
    return isinstance(root.value, dict) and "basics" in root.value and len(KEYS & set(root.value)) >= 2


def records(root: Node, source: Source) -> Iterator[Record]:
    """All records, the person first."""
    yield _person(root.get("basics"), source)
    for node in [*root.get("work").items, *root.get("volunteer").items]:
        yield from _position(node, source)
    for node in root.get("education").items:
        yield from _education(node, source)
    for node in [*root.get("awards").items, *root.get("certificates").items]:
        yield from _award(node, source)
    for node in root.get("publications").items:
        yield from _paper(node, source)
    for node in root.get("projects").items:
        if node.get("name").text:
            yield Project(
                title=node.get("name").text,
                organization=node.get("entity").text or None,
                evidence=source.evidence(node),
                confidence=CONFIDENCE,
            )
    yield from _phrases(root, source)
    yield from _languages_and_referees(root, source)


def _languages_and_referees(root: Node, source: Source) -> Iterator[Language | Reference]:
    for node in root.get("languages").items:
        if node.get("language").text:
            yield Language(
                language=node.get("language").text,
                proficiency=node.get("fluency").text or None,
                evidence=source.evidence(node),
                confidence=CONFIDENCE,
            )
    for node in root.get("references").items:
        if node.get("name").text:
            yield Reference(name=node.get("name").text, evidence=source.evidence(node), confidence=CONFIDENCE)


def _person(node: Node, source: Source) -> Person:
    profiles = [profile.get("url").text for profile in node.get("profiles").items]
    urls = [url for url in (node.first("url", "website").text, *profiles) if url]
    return Person(
        name=node.get("name").text or None,
        emails=[e for e in [node.get("email").text] if e],
        phones=[p for p in [node.get("phone").text] if p],
        urls=list(dict.fromkeys(urls)),
        evidence=source.evidence(node),
        confidence=CONFIDENCE,
    )


def _position(node: Node, source: Source) -> Iterator[Position]:
    title = node.get("position").text
    if title:
        when = period(node.get("startDate"), node.get("endDate"))
        yield Position(
            title=title,
            organization=node.first("name", "company", "organization").text or None,
            location=node.get("location").text or None,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _education(node: Node, source: Source) -> Iterator[Education]:
    degree = node.get("studyType").text
    if degree or node.get("institution").text:
        when = period(node.get("startDate"), node.get("endDate"))
        yield Education(
            degree=degree,
            level=level_of(degree),
            field=node.get("area").text or None,
            organization=node.get("institution").text or None,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _award(node: Node, source: Source) -> Iterator[Award]:
    name = node.first("title", "name").text
    if name:
        yield Award(
            name=name,
            granter=node.first("awarder", "issuer").text or None,
            start=date(node.get("date").text),
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _paper(node: Node, source: Source) -> Iterator[Paper]:
    title = node.get("name").text
    if title:
        when = date(node.get("releaseDate").text)
        yield Paper(
            title=title,
            venue=node.get("publisher").text or None,
            year=int(when[:4]) if when else None,
            url=node.first("url", "website").text or None,
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _phrases(root: Node, source: Source) -> Iterator[Interest | Skill]:
    for node in root.get("skills").items:
        for word in node.get("keywords").items or [node.get("name")]:
            if word.text:
                yield Skill(text=word.text, evidence=source.evidence(word), confidence=CONFIDENCE)
    for node in root.get("languages").items:
        if node.get("language").text:
            yield Skill(text=node.get("language").text, evidence=source.evidence(node), confidence=CONFIDENCE)
    for node in root.get("interests").items:
        for word in node.get("keywords").items or [node.get("name")]:
            if word.text:
                yield Interest(text=word.text, evidence=source.evidence(word), confidence=CONFIDENCE)
