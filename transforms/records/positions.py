"""Positions: jobs, internships, postdocs, visits, assistantships. Consumes a section; produces `Position`s (and degrees among them)."""

from __future__ import annotations

from collections.abc import Iterator

from transforms.model import Context, Section
from transforms.parsed import Position, Record
from transforms.records.career import Stage, stages_of
from transforms.records.periods import period


def read_positions(section: Section, context: Context) -> Iterator[Record]:
    """The positions of a section of employments; a degree that stands among them is read as one."""
    from transforms.records.education import education

    for stage in stages_of(section, context):
        if stage.anchor.label == "degree":
            yield education(stage, context)
        else:
            yield position(stage)


def position(stage: Stage) -> Position:
    """A stage as a position. With one year alone, `start` holds it."""
    when = period(stage.dates)
    return Position(
        title=stage.anchor.text,
        organization=stage.organization,
        unit=stage.unit,
        location=stage.location,
        start=when.start,
        end=when.end,
        current=when.current,
        supervisors=list(stage.people),
        evidence=stage.evidence,
        confidence=_confidence(stage),
    )


def _confidence(stage: Stage) -> float:
    """Lower for a title that only its place tells, an employer nobody knows, or missing dates."""
    certain = 0.97 if stage.anchor.strength >= 2 else 0.7
    certain -= 0 if stage.sure >= 2 else 0.1
    return round(certain - (0 if stage.dates else 0.08), 2)
