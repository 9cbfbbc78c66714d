"""What form bytes have. Consumes bytes, then decoded text; produces a media type, or why there is no reader for it."""

from __future__ import annotations

import json
import re

from transforms.readers.errors import UnreadableError

PLAIN, MARKDOWN, HTML, TEX = "text/plain", "text/markdown", "text/html", "text/x-tex"
PDF = "application/pdf"
DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
ZIP = "application/zip"
JSON, YAML, BIBTEX = "application/json", "application/yaml", "application/x-bibtex"

_FOREIGN = (
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Microsoft Office file (.doc); save it as .docx or .pdf"),
    (b"{\\rtf", "Rich Text Format; save it as .docx or .pdf"),
    (b"%!PS", "PostScript; convert it to .pdf"),
    (b"\x89PNG", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\xfd7zXZ", "an xz archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"Rar!", "a RAR archive"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90", "a program"),
    (b"SQLite format 3", "an SQLite database"),
    (b"PAR1", "a Parquet file"),
    (b"II*\x00", "a TIFF picture"),
    (b"MM\x00*", "a TIFF picture"),
)
_CONTROL = bytes(set(range(32)) - {9, 10, 12, 13, 27}) + b"\x7f"
_HTML_START = re.compile(
    r"\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--.{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_TAG = re.compile(
    r"<(?:/?(?:p|div|li|ul|ol|h[1-6]|td|tr|table|span|a|section|br|b|i|em|strong)\b[^<>]{0,300}|!--)>?", re.IGNORECASE
)
_TEX = re.compile(
    r"^[ \t]*\\(?:documentclass|documentstyle|begin\s*\{(?:document|resume|rSection|cventries)\})", re.MULTILINE
)
_TEX_COMMAND = re.compile(
    r"^[ \t]*\\(?:section|subsection|item|cv[a-z]{3,}|resume[A-Z]\w+|textbf|begin|hfill)\b", re.MULTILINE
)
_COMMANDS = 4  # of TeX, with which a text is one whatever it is called; headings alone are set over any text
_BIBTEX = re.compile(r"(?<!\S)@[a-zA-Z]{3,30}\s*[{(]")
_RENDERCV = re.compile(r"^cv:[ \t]*(?:#[^\n]*)?\n(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]+\w+:", re.MULTILINE)
# What no fragment of a page holds: a README that opens with HTML is markdown.
_MARKED_UP = re.compile(r"^(?:#{1,6} \S|\*\*\w|[-*+] \S.*\n(?:\n|  .*\n)*[-*+] \S)|\]\(https?://", re.MULTILINE)
_MARKDOWN = re.compile(r"^(?:#{1,6} \S|---\n|[-*] \S|={3,}$)|\]\(https?://|\*\*\w", re.MULTILINE)


def binary_form(data: bytes) -> str | None:
    """The media type of a binary form that has a reader, or None for what may be text.

    Raises:
        UnreadableError: the bytes are of a form that no reader reads, or no document at all.
    """
    if data[:1024].lstrip(b"\x00\t\n\f\r \xef\xbb\xbf").startswith(b"%PDF-") or b"%PDF-" in data[:1024]:
        return PDF
    if data.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return ZIP
    for magic, name in _FOREIGN:
        if data.startswith(magic):
            raise UnreadableError("unsupported form", name)
    return None


def looks_binary(data: bytes) -> bool:
    """True where control characters show that the bytes are no text in any encoding of one byte a character.

    Text taken from pages in bitmap fonts holds many: dashes, quotation marks and ligatures that have no other name.
    """
    head = data[:65536]
    share = _FEW if b"\x00" in head else _MANY
    return len(head) - len(head.translate(None, _CONTROL)) > max(4, len(head) // share)


_FEW, _MANY = 100, 12  # one control character in so many bytes


def text_form(text: str, name: str) -> str:
    """The media type of a decoded document, by its structure; by its name's ending where the structure cannot say."""
    ending = name.lower().rsplit(".", 1)[-1] if "." in name else ""
    head = text[:4000].lstrip("\ufeff \t\r\n")
    if head.startswith(("{", "[")) and _is_json(text, ending):
        return JSON
    if head.startswith("@") and _BIBTEX.match(head):
        return BIBTEX
    if head.startswith("<") and _is_html(text, head):
        return HTML
    if "\\" in text and _is_tex(text, ending):
        return TEX
    return _plain_form(text, head, ending)


def _plain_form(text: str, head: str, ending: str) -> str:
    if ending in ("html", "htm", "xhtml") and len(_TAG.findall(text, 0, 20000)) >= 3:
        return HTML
    if ending == "bib" and _BIBTEX.search(text):
        return BIBTEX
    if "cv:" in head and _RENDERCV.search(text):
        return YAML
    if ending in ("md", "markdown", "mdx", "rmd", "qmd") or _MARKDOWN.search(head):
        return MARKDOWN
    return PLAIN


def _is_html(text: str, head: str) -> bool:
    if _HTML_START.match(head):
        return True
    return len(_TAG.findall(text, 0, 4000)) >= 12 and not _MARKED_UP.search(text)


def _is_tex(text: str, ending: str) -> bool:
    if _TEX.search(text):
        return True
    commands = _TEX_COMMAND.findall(text, 0, 20000)
    if ending in ("tex", "ltx", "latex"):
        return bool(commands)
    return len(commands) >= _COMMANDS and not all("section" in command for command in commands)


def _is_json(text: str, ending: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return ending == "json"
    return True
