"""Modules that stand in until they are used."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from expectations.later import import_on_use


def test_a_module_runs_when_something_of_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slowly.py").write_text("import sys\nsys.slowly_ran = True\nanswer = 42\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "slowly_ran", False, raising=False)
    import_on_use("slowly")
    slowly, again = import_module("slowly"), import_module("slowly")
    assert not sys.slowly_ran
    assert again.answer == 42
    assert sys.slowly_ran
    assert sys.modules["slowly"].answer == slowly.answer == 42
    with pytest.raises(AttributeError):
        slowly.question  # noqa: B018


def test_a_module_that_is_not_there_stays_so() -> None:
    import_on_use("no_such_module_at_all")
    assert "no_such_module_at_all" not in sys.modules
