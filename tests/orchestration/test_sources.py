"""Which files the given paths name."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from orchestration.sources import NoSourceError, find


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in ("cvs/a.txt", "cvs/deep/er/b.md", "cvs/.hidden", "cvs/.git/config", "other/c.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


def uris(*inputs: str | Path) -> list[str]:
    return [found.uri for found in find(inputs)]


def test_a_folder_is_read_with_all_below_but_hidden_files(tree: Path) -> None:
    assert uris(tree / "cvs") == ["a.txt", "deep/er/b.md"]


def test_uris_are_below_the_common_parent_of_the_inputs(tree: Path) -> None:
    assert uris(tree / "cvs", tree / "other/c.txt") == ["cvs/a.txt", "cvs/deep/er/b.md", "other/c.txt"]
    assert uris(tree / "other/c.txt") == ["c.txt"]


def test_a_file_named_twice_is_found_once(tree: Path) -> None:
    assert uris(tree / "cvs", tree / "cvs/a.txt") == ["a.txt", "deep/er/b.md"]


def test_the_order_of_the_inputs_does_not_matter(tree: Path) -> None:
    assert find([tree / "cvs", tree / "other"]) == find([tree / "other", tree / "cvs"])


def test_globs(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tree)
    assert uris("cvs/**/*.md") == ["b.md"]
    assert uris("*/*.txt") == ["cvs/a.txt", "other/c.txt"]


@pytest.mark.parametrize("given", ["nowhere", "nowhere/*.txt"])
def test_an_input_that_names_nothing_is_named_in_the_error(tree: Path, given: str) -> None:
    with pytest.raises(NoSourceError, match="nowhere"):
        find([tree / given])


def test_a_folder_without_a_file_is_named_in_the_error(tree: Path) -> None:
    (tree / "empty").mkdir()
    (tree / "empty" / ".hidden.md").write_text("Ada Quill")
    with pytest.raises(NoSourceError, match=r"empty: there is no file \(hidden ones are passed over\)"):
        find([tree / "empty"])


def test_a_link_out_of_the_folder_is_refused_and_one_inside_is_not(tree: Path) -> None:
    (tree / "cvs/out.txt").symlink_to(tree / "other/c.txt")
    (tree / "cvs/outer").symlink_to(tree / "other")
    (tree / "cvs/in.txt").symlink_to(tree / "cvs/a.txt")
    (tree / "cvs/inner").symlink_to(tree / "cvs/deep")
    assert {f.uri: f.reason for f in find([tree / "cvs"])} == {
        "a.txt": "",
        "deep/er/b.md": "",
        "in.txt": "",
        "out.txt": "outside the folder",
        "outer": "outside the folder",
    }


def test_what_is_no_regular_file_is_refused_without_being_opened(tree: Path) -> None:
    os.mkfifo(tree / "cvs/pipe")
    (tree / "cvs/dead").symlink_to(tree / "cvs/nothing")
    reasons = {f.uri: f.reason for f in find([tree / "cvs"])}
    assert reasons["pipe"] == "unreadable"
    assert reasons["dead"] == "unreadable"


def test_names_that_are_no_text_are_shown_with_escapes(tree: Path) -> None:
    for name in (b"Zo\xeb.txt", b"Zo\xe8.txt", b"two\nlines.txt", "Zoë Å.txt".encode()):
        (tree / "other" / os.fsdecode(name)).write_bytes(name)
    found = find([tree / "other"])
    assert [f.uri for f in found] == [r"Zo\xe8.txt", r"Zo\xeb.txt", "Zoë Å.txt", "c.txt", r"two\nlines.txt"]
    assert found[1].path.read_bytes() == b"Zo\xeb.txt"


def test_a_folder_that_cannot_be_listed_is_told(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, closed = os.scandir, str(tree / "cvs/deep")

    def scandir(path: str) -> object:
        if path == closed:
            raise PermissionError(errno.EACCES, "Permission denied", path)
        return whole(path)

    monkeypatch.setattr(os, "scandir", scandir)
    told = [(found.uri, found.reason, found.detail) for found in find([tree / "cvs"])]
    assert told == [
        ("a.txt", "", ""),
        ("deep", "unreadable", "a folder that cannot be listed: Permission denied"),
    ]
