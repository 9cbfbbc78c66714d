"""When a build starts by itself: a daily schedule, and a sensor on the source files. Both are delivered stopped."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import dagster as dg
from dagster import SensorEvaluationContext

from orchestration.resources import SourceFiles
from orchestration.sources import Found, NoSourceError, find

INTERVAL_SECONDS = 30


def daily(job: str) -> dg.ScheduleDefinition:
    """A build every day at four in the morning."""
    return dg.ScheduleDefinition(
        name="daily",
        job_name=job,
        cron_schedule="0 4 * * *",
        default_status=dg.DefaultScheduleStatus.STOPPED,
        description="Builds the warehouse every day at four in the morning (UTC).",
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """The source files as the sensor saw them last.

    Attributes:
        listing: hash of names, sizes and times of change: cheap, and the same where nothing was touched.
        content: hash of names and contents, looked at only where the listing is another.
    """

    listing: str
    content: str

    @classmethod
    def of_cursor(cls, cursor: str | None) -> "Seen":
        """What a cursor says; nothing for none, or for one of another form."""
        try:
            words = json.loads(cursor or "{}")
            return cls(str(words.get("listing", "")), str(words.get("content", "")))
        except (ValueError, AttributeError):
            return cls("", "")

    @property
    def cursor(self) -> str:
        """Itself as text."""
        return json.dumps({"listing": self.listing, "content": self.content})


def look(found: Sequence[Found], before: Seen) -> Seen:
    """The source files as they are now."""
    listing = _digest(_stamp(item) for item in found)
    if listing == before.listing:
        return before
    return Seen(listing, _digest(_content(item) for item in found))


def _digest(parts: Iterator[str]) -> str:
    return hashlib.sha256("\n".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def _stamp(item: Found) -> str:
    try:
        status = item.path.stat()
    except OSError:
        return f"{item.uri} gone"
    return f"{item.uri} {status.st_size} {status.st_mtime_ns} {status.st_ino}"


def _content(item: Found) -> str:
    if item.reason:
        return f"{item.uri} {item.reason}"
    try:
        with item.path.open("rb") as file:
            return f"{item.uri} {hashlib.file_digest(file, 'sha256').hexdigest()}"
    except OSError:
        return f"{item.uri} gone"


def source_sensor(job: str) -> dg.SensorDefinition:
    """Starts a build when a source file is new, changed or gone."""

    @dg.sensor(
        name="source_files",
        job_name=job,
        minimum_interval_seconds=INTERVAL_SECONDS,
        default_status=dg.DefaultSensorStatus.STOPPED,
        description="Builds the warehouse when a source file is new, changed or gone.",
    )
    def source_files(context: SensorEvaluationContext, source: SourceFiles) -> dg.SensorResult | dg.SkipReason:
        before = Seen.of_cursor(context.cursor)
        try:
            found = find(source.paths)
        except NoSourceError as error:
            return dg.SkipReason(str(error))
        now = look(found, before)
        if now.content == before.content:
            return dg.SensorResult(skip_reason=f"none of {len(found):,} source files changed", cursor=now.cursor)
        return dg.SensorResult(run_requests=[dg.RunRequest()], cursor=now.cursor)

    return source_files
