"""Where a state folder keeps its things. Holds paths and settings only; opens nothing heavy."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from orchestration.errors import SaidError
from warehouse.choices import not_among

BYTE_LIMIT = 20_000_000
KEPT_RUNS = 30  # in Dagster's history, some 3 MB each
WAIT_SECONDS = 600.0  # for another build that is going on
_CONFIGURED = ("source", "byte_limit", "keep_runs")  # what config.toml may state
SAMPLES = Path(__file__).parent / "samples"
_DAGSTER_YAML = """telemetry: {enabled: false}
nux: {enabled: false}
python_logs: {python_log_level: INFO}
"""


class SettingsError(SaidError, ValueError):
    """A setting that cannot be; says where it stands."""


def named(folder: str | Path | None = None) -> Path:
    """The path of the state folder as messages show it: absolute and without "..", links else as they were given."""
    path = Path(folder or os.environ.get("VITAE_STATE") or ".vitae").absolute()
    return path.resolve() if ".." in path.parts else path


@dataclass(frozen=True, slots=True)
class State:
    """The folder that holds everything that Vitae keeps between runs.

    Attributes:
        folder: the state folder itself, absolute.
    """

    folder: Path

    @classmethod
    def open(cls, folder: str | Path | None = None) -> State:
        """The state in `folder`, else in $VITAE_STATE, else in `.vitae`; made if it is not there."""
        state = cls(named(folder))
        state.folder.mkdir(parents=True, exist_ok=True)
        for path in (state.lake, state.dagster_home, state.data_docs):  # documents hold contact data
            path.mkdir(exist_ok=True, mode=0o700)
        settings = state.dagster_home / "dagster.yaml"
        if not settings.exists():
            settings.write_text(_DAGSTER_YAML)
        return state

    def environment(self, source: Sequence[str] = ()) -> dict[str, str]:
        """The environment variables for Dagster's processes on this state."""
        shown = {"DAGSTER_HOME": str(self.dagster_home), "VITAE_STATE": str(self.folder)}
        return shown | ({"VITAE_SOURCE": os.pathsep.join(str(Path(s).absolute()) for s in source)} if source else {})

    @property
    def is_default(self) -> bool:
        """True for the folder that commands use where none is named."""
        return self.folder == named()

    @property
    def lake(self) -> Path:
        """Parquet files between the assets."""
        return self.folder / "lake"

    @property
    def dagster_home(self) -> Path:
        """Dagster's own records: runs, events, schedules."""
        return self.folder / "dagster"

    @property
    def data_docs(self) -> Path:
        """Great Expectations' Data Docs."""
        return self.folder / "data_docs"

    @property
    def warehouse(self) -> Path:
        """The published warehouse."""
        return self.folder / "warehouse.duckdb"

    @property
    def lock(self) -> Path:
        """Held by the build that is going on."""
        return self.folder / "build.lock"

    @property
    def config(self) -> Path:
        """`config.toml`: what the UI and the schedule build from."""
        return self.folder / "config.toml"


@dataclass(frozen=True, slots=True)
class Settings:
    """What is built from, and what is kept.

    Attributes:
        source: $VITAE_SOURCE (separated as in PATH), else `source` in config.toml, else the samples.
        byte_limit: $VITAE_BYTE_LIMIT, else `byte_limit` in config.toml: larger files are set aside.
        wait_seconds: how long a build waits for another one.
        keep_runs: $VITAE_KEEP_RUNS, else `keep_runs` in config.toml: how many runs stay in Dagster's history.
    """

    source: tuple[str, ...]
    byte_limit: int = BYTE_LIMIT
    wait_seconds: float = WAIT_SECONDS
    keep_runs: int = KEPT_RUNS

    @classmethod
    def read(cls, state: State) -> Settings:
        """The settings in force.

        Raises:
            SettingsError: config.toml is not TOML, or holds something else than a setting, each of its own form.
        """
        written = _config(state.config)
        source = os.environ.get("VITAE_SOURCE")
        paths = source.split(os.pathsep) if source else written.get("source", [str(SAMPLES)])
        paths = [paths] if isinstance(paths, str) else paths
        if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
            raise SettingsError(f'{state.config}: `source` must be a path or a list of paths, as in source = ["cvs"]')
        byte_limit = _number(state.config, written, "byte_limit", BYTE_LIMIT, "bytes")
        keep_runs = _number(state.config, written, "keep_runs", KEPT_RUNS, "runs")
        return cls(tuple(paths), byte_limit, keep_runs=keep_runs)


def _number(path: Path, written: dict[str, object], name: str, default: int, unit: str) -> int:
    """A number from 1: that of the environment, else of config.toml, else the default."""
    variable = f"VITAE_{name.upper()}"
    stated = os.environ.get(variable)
    number = stated or str(written.get(name, default))
    if not number.isdecimal() or int(number) < 1:
        where = variable if stated else f"{path}: `{name}`"
        raise SettingsError(f"{where} must be a number of {unit} from 1, as in {default}; it is {number!r}")
    return int(number)


def _config(path: Path) -> dict[str, object]:
    try:
        written = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except ValueError as error:  # no TOML, or no UTF-8
        raise SettingsError(f"{path}: {error}") from error
    if unknown := sorted(written.keys() - set(_CONFIGURED)):
        raise SettingsError(f"{path}: no setting is called {not_among(unknown, _CONFIGURED)}")
    return written
