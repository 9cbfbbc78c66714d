"""Fields of a Word document: links and page numbers written as codes between marks."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from transforms.readers.docx.package import W

_LINK = re.compile(r'\bHYPERLINK\s+"([^"]{1,2000})"')


class Fields:
    """Follows field marks through the runs. `is_code` while a code is read, `url` while its result is a link's."""

    def __init__(self) -> None:
        """Outside any field."""
        self._open: list[list[str]] = []

    @property
    def is_code(self) -> bool:
        """True between a field's begin and its result."""
        return any(state[0] == "code" for state in self._open)

    @property
    def url(self) -> str:
        """Where the field at hand leads, or ""."""
        return next((state[2] for state in reversed(self._open) if state[2]), "")

    def read(self, node: ET.Element) -> None:
        """A field mark or a piece of code."""
        if node.tag == W + "instrText" and self._open:
            self._open[-1][1] += node.text or ""
        elif node.tag == W + "fldChar":
            self._mark(node.get(W + "fldCharType") or "")

    def _mark(self, kind: str) -> None:
        if kind == "begin":
            self._open.append(["code", "", ""])
        elif kind == "separate" and self._open:
            code = self._open[-1]
            code[0], code[2] = "result", self._target(code[1])
        elif kind == "end" and self._open:
            self._open.pop()

    def simple(self, node: ET.Element) -> str:
        """The target of a <w:fldSimple> link, or ""."""
        return self._target(node.get(W + "instr") or "")

    @staticmethod
    def _target(code: str) -> str:
        match = _LINK.search(code)
        return match[1] if match else ""
