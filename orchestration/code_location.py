"""What `dagster -m orchestration.code_location` loads: the definitions of the state folder in the environment."""

from __future__ import annotations

from orchestration.definitions import definitions
from orchestration.state import Settings, State

_STATE = State.open()
defs = definitions(_STATE, Settings.read(_STATE))
