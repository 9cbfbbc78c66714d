"""Ingest: what is read, what is set aside and why, and what is not read again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from orchestration.cache import COLUMNS, DamagedError, Shards
from orchestration.ingest import Ingested, frame_of, ingest
from orchestration.sources import Found, find


@pytest.fixture
def shards(tmp_path: Path) -> Shards:
    return Shards(tmp_path / "cache", COLUMNS)


def run(folder: Path, shards: Shards, byte_limit: int = 10_000) -> Ingested:
    return ingest(find([folder]), shards, byte_limit)


def reasons(result: Ingested) -> dict[object, object]:
    return {row["uri"]: row["reason"] for row in result.quarantined}


def test_each_reason_for_setting_aside(documents: Path, shards: Shards) -> None:
    files = {
        "noise.txt": bytes(range(256)) * 20,
        "large.txt": b"x" * 10_001,
        "broken.pdf": b"%PDF-1.7\n1 0 obj <<",
        "twin.md": (documents / "mira.md").read_bytes(),
    }
    for name, data in files.items():
        (documents / name).write_bytes(data)
    (documents / "link.txt").symlink_to("/etc/hostname")
    found = [*find([documents]), Found("zz.txt", documents / "zz.txt")]
    result = ingest(found, shards, 10_000)
    assert reasons(result) == {
        "empty.md": "empty",
        "noise.txt": "binary",
        "large.txt": "too large",
        "broken.pdf": "damaged",
        "twin.md": "duplicate content",
        "link.txt": "outside the folder",
        "zz.txt": "vanished",
    }
    assert [row["uri"] for row in result.documents] == ["bo.md", "mira.md"]
    assert all(row["detail"] for row in result.quarantined)
    assert not any(str(documents) in str(row["detail"]) for row in result.quarantined)


def test_a_file_that_may_not_be_read(documents: Path, shards: Shards, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert set(reasons(run(documents, shards)).values()) == {"unreadable"}


def test_each_file_is_either_read_or_set_aside(documents: Path, shards: Shards) -> None:
    result = run(documents, shards)
    assert len(result.documents) + len(result.quarantined) == len(find([documents]))


def test_known_content_is_not_read_again_even_under_another_name(documents: Path, shards: Shards) -> None:
    assert run(documents, shards).read == 2
    (documents / "mira.md").rename(documents / "solano.md")
    (documents / "new.md").write_text("# Someone New\n")
    result = run(documents, shards)
    assert result.read == 1
    assert [row["uri"] for row in result.documents] == ["bo.md", "new.md", "solano.md"]


def test_the_rows_do_not_depend_on_what_was_known(documents: Path, shards: Shards, tmp_path: Path) -> None:
    first, again = run(documents, shards), run(documents, shards)
    fresh = run(documents, Shards(tmp_path / "other", COLUMNS))
    assert first.documents == again.documents == fresh.documents


def test_a_shard_is_named_by_its_keys_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    shards = Shards(tmp_path / "cache", ("parsed",))
    shards.add([("b", "2"), ("a", "1")])
    shards.add([("a", "1"), ("b", "2")])
    [path] = (tmp_path / "cache").iterdir()
    assert path.stat().st_mode & 0o077 == 0
    assert shards.keys() == {"a", "b"}
    assert shards.rows({"b", "c"}).rows() == [("b", "2")]


def test_a_file_whose_name_is_no_text_is_read_all_the_same(documents: Path, shards: Shards) -> None:
    (documents / os.fsdecode(b"Zo\xeb.txt")).write_text("Zoë Quill\nPh.D. student, Aalto University\n")
    frame = frame_of("raw_documents", run(documents, shards).documents)
    assert r"Zo\xeb.txt" in frame["uri"].to_list()
    assert r"Zo\xeb.txt" in frame["file_name"].to_list()


def test_a_damaged_shard_is_removed_and_what_was_in_it_made_again(tmp_path: Path) -> None:
    shards = Shards(tmp_path / "cache", ("parsed",))
    shards.add([("a", "1")])
    shards.add([("b", "2")])
    damaged, _ = shards.folder.iterdir()
    damaged.write_bytes(damaged.read_bytes()[:20])
    assert len(shards.keys()) == 1
    assert not damaged.exists()


def test_a_shard_that_is_damaged_within_is_removed_and_named(tmp_path: Path) -> None:
    shards = Shards(tmp_path / "cache", ("parsed",))
    shards.add([("a" * 64, "word " * 500)])
    [path] = shards.folder.iterdir()
    content = bytearray(path.read_bytes())
    start = content.rindex(b"\x28\xb5\x2f\xfd")  # the last compressed page
    content[start : start + 12] = bytes(12)
    path.write_bytes(content)
    assert len(shards.keys()) == 1
    with pytest.raises(DamagedError, match=path.name):
        shards.rows({"a" * 64})
    assert shards.keys() == set()
