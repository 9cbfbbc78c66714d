"""What holds for every test: Hypothesis judges behaviour and never the machine's speed."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("vitae", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vitae")
