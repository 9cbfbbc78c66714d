"""Reading one made-up section: what the tests of list sections share."""

from __future__ import annotations

from tests.transforms.made_up import whole
from transforms.parsed import ParsedCV


def read(section: str) -> ParsedCV:
    """A document of one made-up person with the section in it."""
    text = f"# Jane Q. Miller\njane@miller.example\n\n{section}\n"
    return whole(text)


def awards(body: str) -> list[tuple[str, str | None, str | None]]:
    return [(one.name, one.granter, one.start) for one in read(f"## Awards\n\n{body}").awards]


def courses(body: str) -> list[tuple[str, str | None, str | None, str | None]]:
    return [(one.course, one.role, one.organization, one.start) for one in read(f"## Teaching\n\n{body}").teaching]


def grants(body: str) -> list[tuple[str | None, str | None, str | None]]:
    return [(one.title, one.funder, one.start) for one in read(f"## Grants\n\n{body}").grants]


def interests(body: str) -> list[str]:
    return [one.text for one in read(f"## Research Interests\n\n{body}").interests]


def skills(body: str, heading: str = "## Skills") -> list[str]:
    return [one.text for one in read(f"{heading}\n\n{body}").skills]


def talks(body: str, heading: str = "## Invited Talks") -> list[tuple[str | None, str | None, int | None]]:
    return [(one.title, one.venue, one.year) for one in read(f"{heading}\n\n{body}").talks]


def teaching(
    body: str, heading: str = "## Teaching Experience"
) -> list[tuple[str, str | None, str | None, str | None, str | None]]:
    return [(t.course, t.role, t.organization, t.start, t.end) for t in read(f"{heading}\n\n{body}").teaching]
