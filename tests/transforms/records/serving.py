"""Reading the service of one made-up person: what the tests of service share."""

from __future__ import annotations

from tests.transforms.records.one_section import read

Stated = tuple[str, str | None, str | None, str | None]


def service(body: str, heading: str = "## Professional Service") -> list[Stated]:
    return [(s.role, s.venue, s.start, s.end) for s in read(f"{heading}\n\n{body}").service]
