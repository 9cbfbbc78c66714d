"""Education: degrees with field, university, dates and advisers. Consumes a section; produces `Education`s (and positions among them)."""

from __future__ import annotations

from collections.abc import Iterator

from transforms.model import Context, Section
from transforms.parsed import Education, Record
from transforms.records.career import Stage, detail_roles, stages_of
from transforms.records.periods import period


def read_education(section: Section, context: Context) -> Iterator[Record]:
    """The degrees of a section; a role that stands among them is read as a position."""
    from transforms.records.positions import position

    for stage in stages_of(section, context):
        yield education(stage, context) if stage.anchor.degree else position(stage)
    for stage in detail_roles(section):
        yield position(stage)


def education(stage: Stage, context: Context) -> Education:
    """A stage as a degree. With one year alone, `end` holds it; an end after the document's own date is expected."""
    degree = stage.anchor.degree
    when = period(stage.dates)
    start, end = when.start, when.end
    if start and not end and not when.current and not any(date.is_range for date in stage.dates):
        start, end = None, start
    expected = any(date.expected for date in stage.dates) or bool(
        end and context.as_of and end > context.as_of[: len(end)]
    )
    return Education(
        degree=degree.degree if degree else stage.anchor.text,
        level=degree.level if degree else "other",
        field=stage.field,
        organization=stage.organization,
        unit=stage.unit,
        location=stage.location,
        start=start,
        end=end,
        current=when.current,
        expected=expected,
        advisors=list(stage.people),
        evidence=stage.evidence,
        confidence=round((0.97 if stage.sure >= 2 else 0.85) - (0 if stage.dates else 0.05), 2),
    )
