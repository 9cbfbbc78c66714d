"""Source files: which files the given paths name, and what each is called. Reads names only, no content."""

from __future__ import annotations

import glob
import os
import re
import stat
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class NoSourceError(ValueError):
    """A given path names nothing, or all of them together hold no file."""


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """One source file.

    Attributes:
        uri: its path below the common parent of all inputs, with forward slashes, printable.
        path: where it lies.
        reason: why it must not be read (`warehouse.fields.QUARANTINE_REASONS`), or "".
        detail: what exactly is wrong with it.
    """

    uri: str
    path: Path
    reason: str = ""
    detail: str = ""


def find(inputs: Sequence[str | Path]) -> list[Found]:
    """Every file that the inputs name, once each, in the order of their uris.

    An input is a file, a folder (read with all folders below) or a glob (`**` for any depth). Hidden files and
    folders (a leading dot) inside a folder are passed over.

    Raises:
        NoSourceError: an input names nothing that is there, or none of them holds a file.
    """
    roots = [path for given in inputs for path in _expand(str(given))]
    parent = _common_parent(roots)
    found: dict[str, Found] = {}
    for root in roots:
        for item in _files(root, parent):
            found.setdefault(item.uri, item)
    if not found:
        raise NoSourceError(f"{', '.join(map(str, inputs))}: there is no file (hidden ones are passed over)")
    return sorted(found.values())


def _expand(given: str) -> list[Path]:
    path = Path(os.path.abspath(given))  # noqa: PTH100 - Path.resolve would follow links
    if path.exists() or path.is_symlink():
        return [path]
    matches = sorted(glob.glob(os.path.expanduser(given), recursive=True)) if glob.has_magic(given) else []  # noqa: PTH111, PTH207
    if not matches:
        kind = "glob matches no file" if glob.has_magic(given) else "no such file or folder"
        raise NoSourceError(f"{given}: {kind}. Give files, folders or globs, such as cvs/ or 'cvs/**/*.pdf'")
    return [Path(os.path.abspath(match)) for match in matches]  # noqa: PTH100


def _common_parent(roots: Iterable[Path]) -> Path:
    folders = [str(root if root.is_dir() else root.parent) for root in roots]
    return Path(os.path.commonpath(folders)) if folders else Path()


def _files(root: Path, parent: Path) -> Iterator[Found]:
    if not root.is_dir():
        yield _found(root, parent, root.parent)
        return
    closed: list[OSError] = []
    for folder, folders, names in os.walk(root, onerror=closed.append):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        links = [name for name in folders if Path(folder, name).is_symlink()]
        for name in sorted(names) + links:
            if not name.startswith("."):
                yield from _inside(Path(folder, name), parent, root)
    for error in closed:  # nobody knows how many documents lie in there
        path = Path(error.filename)
        yield Found(
            printable(path.relative_to(parent).as_posix()),
            path,
            "unreadable",
            f"a folder that cannot be listed: {error.strerror}",
        )


def _inside(path: Path, parent: Path, root: Path) -> Iterator[Found]:
    found = _found(path, parent, root)
    linked_folder_inside = path.is_symlink() and path.is_dir() and not found.reason
    if not linked_folder_inside:  # its files are found where they lie
        yield found


def printable(name: str) -> str:
    r"""A path as text that any table takes.

    Names of files are bytes: those written on an old Windows share are often no UTF-8, and Python then gives lone
    surrogates, which no UTF-8 can hold. Such bytes, and control characters, are shown as escapes: `Zo\xeb.txt`.
    """
    text = name.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    return _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def _found(path: Path, parent: Path, root: Path) -> Found:
    uri = printable(path.relative_to(parent).as_posix())
    if path.is_symlink() and not path.resolve().is_relative_to(root.resolve()):
        return Found(uri, path, "outside the folder", "a link to a file outside the source folder")
    try:
        kind = path.stat().st_mode
    except OSError as error:
        return Found(uri, path, "unreadable", error.strerror or type(error).__name__)
    if not stat.S_ISREG(kind) and not stat.S_ISDIR(kind):
        return Found(uri, path, "unreadable", "not a regular file")
    return Found(uri, path)
