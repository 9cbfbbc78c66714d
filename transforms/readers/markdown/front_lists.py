"""Sections that an author's page keeps in front matter: "education", "experience", blocks of a landing page.

Consumes the fields of a page's front matter; produces light markdown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from transforms.readers.markdown.front_sections import nested_section

_LISTS = {
    "education": "Education",
    "experience": "Experience",
    "experiences": "Experience",
    "work": "Experience",
    "awards": "Awards",
}
_ELSEWHERE = frozenset(
    (
        "interests",
        "sections",
        "social",
        "profiles",
        "links",
        "contact",
        "author",
        "about",
        "keywords",
        "tags",
        "categories",
    )
)
_REACH = ("email", "phone")
_INNER = ("courses", "items", "degrees", "content", "interests")
_WHAT = ("course", "degree", "area", "title", "position", "name")
_WHERE = ("institution", "company_name", "company", "organization", "school", "awarder", "location")
_STAYS = frozenset({"institution", "company_name", "company", "school", "position"})
_WHEN = ("year", "date", "years")


def sections(fields: dict[str, Any]) -> Iterator[str]:
    """The lists of an author's page, each below its heading."""
    if items(fields.get("interests")):
        yield from ("## Interests", "", *(f"- {words(one)}" for one in items(fields["interests"])), "")
    grouped = list(_skills(fields))
    yield from grouped
    for key, heading in _LISTS.items():
        entries = [entry for one in items(fields.get(key)) if (entry := _entry(one))]
        if entries and not _is_nested(fields[key]):
            yield from (f"## {heading}", "", *entries, "")
        elif entries:
            yield from nested_section(key, fields[key])
    for key, value in fields.items():
        if key not in _LISTS and key not in _ELSEWHERE and not (grouped and key == "skills"):
            yield from nested_section(key, value)


def _is_nested(value: Any) -> bool:
    """True for a section with fields of its own making: a title over lists, dates over lists of words."""
    if isinstance(value, dict) and not any(key in value for key in _INNER):
        return any(isinstance(one, list) for one in value.values())
    return any(isinstance(one, dict) and not any(one.get(key) for key in (*_WHAT, *_WHERE)) for one in items(value))


def _skills(fields: dict[str, Any]) -> Iterator[str]:
    """Skills by their groups, the hobbies that the theme's sample has beside them left out."""
    groups = [
        one for one in items(fields.get("skills")) if isinstance(one, dict) and isinstance(one.get("items"), list)
    ]
    for group in (one for one in groups if words(one.get("name")) != "Hobbies"):
        named = [name for one in group["items"] if isinstance(one, dict) and (name := words(one.get("name")))]
        yield from ("## Skills", "", f"- {', '.join(named)}", "") if named else ()


def blocks(fields: dict[str, Any]) -> Iterator[str]:
    """The sections of a landing page: a title over text or entries."""
    for block in items(fields.get("sections")):
        content = block.get("content") if isinstance(block, dict) else None
        if not isinstance(content, dict):
            yield from nested_section("", block)
            continue
        entries = [entry for one in items(content.get("items")) if (entry := _entry(one))]
        text = str(content.get("text") or "").strip()
        if block.get("block") == "contact":
            text = "\n\n".join(filter(None, [text, *(words(content.get(key)) for key in _REACH)]))
        if text or entries:
            title = words(content.get("title"))
            yield from (f"## {title}" if title else "", "", text, "", *entries, "")


def _entry(one: Any) -> str:
    if not isinstance(one, dict):
        return f"- {words(one)}" if words(one) else ""
    what, where = (words(next((one[key] for key in keys if one.get(key)), None)) for keys in (_WHAT, _WHERE))
    if not where and what != (name := words(one.get("name"))):
        where = name  # "name: X University" beside "position: PhD in Looms"
    if where and where == words(one.get("awarder")):
        where = f"awarded by {where}"
    dates = [words(one.get(key)) for key in ("date_start", "date_end", "start", "end") if key in one]
    if not _STAYS & one.keys():
        dates = [date for date in dates if date]  # what has no employer does not go on
    told = words(next((one[key] for key in _WHEN if one.get(key)), None))
    when = " – ".join(date or "present" for date in dates) or told
    parts = [part for part in (f"**{what}**" if what else "", where, when) if part]
    below = _advised(str(one.get("summary") or "")) if parts else ""
    return "- " + ", ".join(parts) + (f"\n  {below}" if below else "") if parts else ""


def _advised(summary: str) -> str:
    """Who advised a degree, where its summary says so; nobody where the theme's sample stands."""
    told = _ADVISED.search(summary) if "advised by" in summary or "upervised by" in summary else None
    return " ".join(told[0].split()) if told and "example.com" not in told[0] else ""


_ADVISED = re.compile(
    r"(?i:(?:co-)?(?:advised|supervised) by)\s(?:(?:Prof|Dr|Profs)\.|\[[^\]\n]{3,60}\]\([^()\n]{4,200}\)|[^.\n])+"
)


def items(value: Any) -> list[Any]:
    """A field's entries: a list, a list inside ("courses"), or the one value."""
    if isinstance(value, dict):
        return next((items(value[key]) for key in _INNER if key in value), [value])
    return value if isinstance(value, list) else [value] if value else []


def words(value: Any) -> str:
    """The words of a plain value, of the name of an entry; "" for a list."""
    if isinstance(value, dict):
        value = value.get("name") or value.get("text") or ""
    return " ".join(str(value).split()) if value is not None and not isinstance(value, list) else ""
