"""Made-up documents, and one build that several tests look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from orchestration.build import Built, build
from orchestration.state import Settings, State

CV = """# Mira Solano
mira@solano.example

## Education
- PhD in Physics, University of Marvel, 2016 - 2020

## Publications
1. Mira Solano, Otto Kern. "On the theory of wonder." Journal of Wonder, 2020.
2. Mira Solano. "A second look at wonder." Journal of Wonder, 2021.

## Skills
- Python
"""


def write_documents(folder: Path) -> Path:
    """Two readable documents and one that is not."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mira.md").write_text(CV)
    (folder / "bo.md").write_text(CV.replace("Mira Solano", "Bo Lindgren").replace("mira@solano", "bo@lindgren"))
    (folder / "empty.md").write_text(" \n")
    return folder


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    return write_documents(tmp_path / "cvs")


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[State, Built]:
    """A state folder with a published warehouse. Not to be changed."""
    folder = tmp_path_factory.mktemp("built")
    state = State.open(folder / "vitae")
    return state, build(state, Settings((str(write_documents(folder / "cvs")),)))
