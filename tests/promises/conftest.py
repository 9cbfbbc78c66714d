"""One build that the promises start from."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.promises.builds import Outcome, build, copy_samples

BAD = {
    "empty.txt": b" \n\n",
    "noise.txt": bytes(range(256)) * 40,
    "broken.pdf": b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog",
    "archive.docx": b"PK\x03\x04 not an archive",
}


@pytest.fixture(scope="session")
def documents(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The samples, and files that no reader can read."""
    folder = copy_samples(tmp_path_factory.mktemp("first") / "cvs")
    for name, data in BAD.items():
        (folder / name).write_bytes(data)
    (folder / "the-same-again.txt").write_bytes((folder / "nguyen.txt").read_bytes())
    (folder / "elsewhere.txt").symlink_to("/etc/hostname")
    with (folder / "huge.txt").open("wb") as file:
        file.truncate(21_000_000)
    return folder


@pytest.fixture(scope="session")
def first(documents: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Outcome]:
    """A state folder with a published warehouse, and what the build said. Not to be changed: see `copied`."""
    state = tmp_path_factory.mktemp("state") / "vitae"
    return state, build(documents, state)


@pytest.fixture
def copied(first: tuple[Path, Outcome], documents: Path, tmp_path: Path) -> tuple[Path, Path]:
    """Documents and state of the first build, to be changed."""
    folder, state = tmp_path / "cvs", tmp_path / "vitae"
    shutil.copytree(documents, folder, symlinks=True)
    shutil.copytree(first[0], state)
    return folder, state
