"""The daily schedule and the sensor on the source files."""

from __future__ import annotations

import os
from pathlib import Path

import dagster as dg
import pytest

from orchestration.automation import daily, source_sensor
from orchestration.definitions import definitions
from orchestration.resources import SourceFiles
from orchestration.state import Settings, State


def tick(folder: Path, cursor: str | None) -> dg.SensorResult:
    """What the sensor says, as the daemon would hear it."""
    context = dg.build_sensor_context(cursor=cursor)
    result = source_sensor("build")(context, source=SourceFiles(paths=[str(folder)]))
    assert isinstance(result, dg.SensorResult)
    return result


@pytest.fixture
def cursor(documents: Path) -> str:
    """The cursor after the first tick."""
    result = tick(documents, None)
    assert len(result.run_requests or []) == 1
    assert result.cursor
    return result.cursor


def test_nothing_changed_starts_nothing(documents: Path, cursor: str) -> None:
    result = tick(documents, cursor)
    assert not result.run_requests
    assert result.cursor == cursor


def test_a_file_that_was_only_touched_starts_nothing(documents: Path, cursor: str) -> None:
    os.utime(documents / "mira.md", (1, 1))
    assert not tick(documents, cursor).run_requests


@pytest.mark.parametrize("change", ["new", "changed", "gone"])
def test_a_change_starts_one_run(documents: Path, cursor: str, change: str) -> None:
    if change == "gone":
        (documents / "mira.md").unlink()
    else:
        (documents / {"new": "new.md", "changed": "mira.md"}[change]).write_text("# Someone Else\n")
    result = tick(documents, cursor)
    assert len(result.run_requests or []) == 1
    assert not tick(documents, result.cursor).run_requests


def test_a_source_that_is_not_there_is_skipped_with_words(tmp_path: Path) -> None:
    result = source_sensor("build")(dg.build_sensor_context(), source=SourceFiles(paths=[str(tmp_path / "no")]))
    assert isinstance(result, dg.SkipReason)
    assert "no such file" in (result.skip_message or "")


def test_a_cursor_of_another_form_is_no_cursor(documents: Path) -> None:
    assert len(tick(documents, "[1, 2]").run_requests or []) == 1


def test_both_are_delivered_stopped_and_run_the_build(tmp_path: Path) -> None:
    loaded = definitions(State.open(tmp_path / "vitae"), Settings((str(tmp_path),)))
    repository = loaded.get_repository_def()
    [schedule], [sensor] = repository.schedule_defs, repository.sensor_defs
    assert schedule.default_status == dg.DefaultScheduleStatus.STOPPED
    assert sensor.default_status == dg.DefaultSensorStatus.STOPPED
    assert schedule.job_name == sensor.job_name == "build"


def test_the_schedule_asks_for_one_run_a_day() -> None:
    schedule = daily("build")
    assert schedule.cron_schedule == "0 4 * * *"
