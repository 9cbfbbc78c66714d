"""RenderCV YAML (docs.rendercv.com). Consumes its tree; produces records. An entry's keys say what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.entities.degrees import level_of
from transforms.headings.wording import named
from transforms.parsed import (
    Award,
    Education,
    Grant,
    Interest,
    Language,
    Paper,
    Person,
    Position,
    Project,
    Record,
    Service,
    Skill,
    Talk,
    Teaching,
)
from transforms.readers.structured.nodes import Node
from transforms.readers.structured.values import CONFIDENCE, Period, Source, date, period
from transforms.records.skills.tongues import tongues_in

_PROFILES = {
    "linkedin": "https://www.linkedin.com/in/",
    "github": "https://github.com/",
    "gitlab": "https://gitlab.com/",
    "researchgate": "https://researchgate.net/profile/",
    "google scholar": "https://scholar.google.com/citations?user=",
    "youtube": "https://www.youtube.com/@",
    "mastodon": "https://mastodon.social/",
    "x": "https://x.com/",
    "stackoverflow": "https://stackoverflow.com/users/",
    "orcid": "https://orcid.org/",
}
_MARKUP = re.compile(r"\*{1,3}|\[([^\]]{0,300})\]\([^)]{0,500}\)|(?<!\w)_|_(?!\w)")
_LIST = re.compile(r"(?<!\s)\s*[,;•]\s*(?![^(]{0,200}\))")


def is_rendercv(root: Node) -> bool:
    """True where the document is a CV with sections or a name."""
    return isinstance(root.get("cv").value, dict) and bool(root.get("cv").first("sections", "name").value)


def records(root: Node, source: Source) -> Iterator[Record]:
    """All records, the person first."""
    head = root.get("cv")
    yield _person(head, source)
    sections = head.get("sections").value
    if isinstance(sections, dict):
        for title, section in sections.items():
            kind = next(iter(named(title.replace("_", " ")).kinds), "other")
            for node in section.items:
                yield from _entry(node, kind, source)


def _plain(text: str) -> str:
    return _MARKUP.sub(lambda match: match[1] or "", text).strip()


def _person(head: Node, source: Source) -> Person:
    urls, orcid = [head.get("website").text], None
    for node in head.get("social_networks").items:
        network, user = node.get("network").text.lower(), node.get("username").text
        orcid = user if network == "orcid" else orcid
        urls.append(_PROFILES[network] + user if network in _PROFILES and user else "")
    return Person(
        name=head.get("name").text or None,
        emails=[n.text for n in head.get("email").items if n.text],
        orcid=orcid,
        phones=[n.text.removeprefix("tel:") for n in head.get("phone").items if n.text],
        urls=[url for url in urls if url],
        evidence=source.evidence(_head_range(head)),
        confidence=CONFIDENCE,
    )


def _head_range(head: Node) -> Node:
    """From the first to the last of the person's own fields that stand before the sections."""
    assert isinstance(head.value, dict)
    end = head.get("sections").start or head.end
    own = [node for key, node in head.value.items() if key != "sections" and node.end <= end]
    return Node("", min(node.start for node in own), max(node.end for node in own)) if own else head


def _entry(node: Node, kind: str, source: Source) -> Iterator[Record]:
    if node.get("institution").value:
        yield from _education(node, source)
    elif node.get("company").value or node.get("position").value:
        yield from _position(node, source)
    elif node.get("title").value and (node.get("authors").value or kind == "papers"):
        yield from _paper(node, source)
    elif node.get("label").value or node.get("details").value:
        yield from _one_line(node, kind, source)
    else:
        yield from _other(node, kind, source)


def _period(node: Node) -> Period:
    return period(node.get("start_date"), node.get("end_date"), node.get("date"))


def _education(node: Node, source: Source) -> Iterator[Education]:
    when = _period(node)
    start, end = (None, when.start) if when.start and not when.end and not when.current else (when.start, when.end)
    yield Education(
        degree=_plain(node.get("degree").text),
        level=level_of(_plain(node.get("degree").text)),
        field=_plain(node.get("area").text) or None,
        organization=_plain(node.get("institution").text),
        location=node.get("location").text or None,
        start=start,
        end=end,
        current=when.current,
        expected=when.expected,
        evidence=source.evidence(node),
        confidence=CONFIDENCE,
    )


def _position(node: Node, source: Source) -> Iterator[Position]:
    when = _period(node)
    title = _plain(node.get("position").text)
    if title:
        yield Position(
            title=title,
            organization=_plain(node.get("company").text) or None,
            location=node.get("location").text or None,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=source.evidence(node),
            confidence=CONFIDENCE,
        )


def _paper(node: Node, source: Source) -> Iterator[Paper]:
    when = date(node.get("date").text)
    yield Paper(
        title=_plain(node.get("title").text),
        authors=[_plain(one.text) for one in node.get("authors").items],
        year=int(when[:4]) if when else None,
        venue=_plain(node.get("journal").text) or None,
        doi=node.get("doi").text.lower() or None,
        url=node.get("url").text or None,
        evidence=source.evidence(node),
        confidence=CONFIDENCE,
    )


def _one_line(node: Node, kind: str, source: Source) -> Iterator[Record]:
    if kind not in ("skills", "interests", "other"):
        yield from _other(node, kind, source)
        return
    if "anguage" in node.get("label").text:
        for tongue in tongues_in(_plain(node.get("details").text), sure=False):
            yield Language(
                language=tongue.name, proficiency=tongue.level, evidence=source.evidence(node), confidence=CONFIDENCE
            )
    make = Interest if kind == "interests" else Skill
    for word in _LIST.split(_plain(node.get("details").text)):
        if word:
            yield make(text=word, evidence=source.evidence(node), confidence=CONFIDENCE)


def _other(node: Node, kind: str, source: Source) -> Iterator[Record]:
    """A normal, bullet or text entry: its section says what it is."""
    name = _plain(node.first("name", "title", "label", "bullet", "number", "reversed_number").text or node.text)
    when = _period(node) if isinstance(node.value, dict) else Period()
    proof, sure = source.evidence(node), 0.85
    if not name:
        return
    if kind == "awards":
        yield Award(name=name, start=when.start, end=when.end, evidence=proof, confidence=sure)
    elif kind == "projects":
        yield Project(title=name, evidence=proof, confidence=sure)
    elif kind == "talks":
        yield Talk(
            title=name,
            venue=node.get("location").text or None,
            year=int(when.start[:4]) if when.start else None,
            evidence=proof,
            confidence=sure,
        )
    elif kind == "teaching":
        yield Teaching(course=name, start=when.start, end=when.end, evidence=proof, confidence=sure)
    elif kind == "grants":
        yield Grant(title=name, start=when.start, end=when.end, evidence=proof, confidence=sure)
    elif kind == "service":
        yield Service(role="other", venue=name, start=when.start, end=when.end, evidence=proof, confidence=sure)
    elif kind in ("skills", "interests"):
        yield (Interest if kind == "interests" else Skill)(text=name, evidence=proof, confidence=sure)
