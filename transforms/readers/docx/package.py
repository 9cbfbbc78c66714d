"""The zip file of a Word document. Consumes bytes; produces its parts as XML trees, within limits."""

from __future__ import annotations

import io
import zipfile
import zlib
from xml.etree import ElementTree as ET

from transforms.readers.errors import UnreadableError

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
_STRICT = (
    ("http://purl.oclc.org/ooxml/wordprocessingml/main", W[1:-1]),
    ("http://purl.oclc.org/ooxml/officeDocument/relationships", R[1:-1]),
)
_PART_LIMIT, _ENTRY_LIMIT = 20_000_000, 20_000
_OTHERS = (
    ("xl/", "a spreadsheet"),
    ("ppt/", "a presentation"),
    ("META-INF/manifest.xml", "an OpenDocument file"),
    ("mimetype", "an OpenDocument or EPUB file"),
    ("AndroidManifest.xml", "a program"),
)


class Package:
    """The parts of a Word document."""

    def __init__(self, data: bytes) -> None:
        """Open the zip file.

        Raises:
            UnreadableError: no zip file, no Word document, or one made to fill the memory.
        """
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
            self._names = frozenset(self._zip.namelist())
        except (zipfile.BadZipFile, OSError, ValueError, EOFError, NotImplementedError, UnicodeDecodeError) as error:
            raise UnreadableError("damaged", f"no readable zip file: {error}") from error
        if len(self._names) > _ENTRY_LIMIT:
            raise UnreadableError("too large", f"{len(self._names):,} entries in the zip file")
        self._require_word()

    def _require_word(self) -> None:
        if "word/document.xml" in self._names:
            return
        if any(info.flag_bits & 1 for info in self._zip.infolist()) or "EncryptedPackage" in self._names:
            raise UnreadableError("encrypted", "the zip file asks for a password")
        for mark, name in _OTHERS:
            if any(entry.startswith(mark) for entry in self._names):
                raise UnreadableError("unsupported form", name)
        raise UnreadableError("unsupported form", "a zip archive without a Word document; unpack it first")

    def tree(self, name: str) -> ET.Element | None:
        """The part as a tree; None where there is none or where it is no XML.

        Raises:
            UnreadableError: the part is larger than any document.
        """
        if name not in self._names:
            return None
        text = self._text(name)
        for strict, usual in _STRICT:
            text = text.replace(strict.encode(), usual.encode())
        try:
            return ET.fromstring(text)  # noqa: S314  # expat >= 2.4.1 stops entity bombs; part sizes are limited
        except ET.ParseError:
            return None

    def _text(self, name: str) -> bytes:
        try:
            with self._zip.open(name) as part:
                text = part.read(_PART_LIMIT + 1)
        except (zipfile.BadZipFile, zlib.error, OSError, EOFError, NotImplementedError, ValueError) as error:
            raise UnreadableError("damaged", f"{name}: {error}") from error
        except RuntimeError as error:
            raise UnreadableError("encrypted", str(error)) from error
        if len(text) > _PART_LIMIT:
            raise UnreadableError("too large", f"{name} unpacks to more than {_PART_LIMIT:,} bytes")
        return text

    def relations(self, part: str = "word/document.xml") -> dict[str, str]:
        """Relation id -> target, of one part."""
        folder, _, name = part.rpartition("/")
        root = self.tree(f"{folder}/_rels/{name}.rels")
        if root is None:
            return {}
        return {node.get("Id", ""): node.get("Target", "") for node in root}


def attribute(node: ET.Element | None, name: str = "val") -> str | None:
    """A word-processing attribute, or None."""
    return None if node is None else node.get(W + name)


def is_on(node: ET.Element | None) -> bool | None:
    """A switch: None where it is not set."""
    if node is None:
        return None
    return node.get(W + "val", "true") not in ("0", "false", "off", "none")
