"""Names in the names of files: consumes file names and links; produces the words that may name the owner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote

from transforms.model import Line
from transforms.text.patterns import MONTH
from transforms.vocabulary import any_of

_WORDS = re.compile(r"[^\W\d_]\.?(?=[^\w.]|_)|[A-ZÀ-Þ]?[a-zß-ÿ]+(?:['’-][A-ZÀ-Þ][a-zß-ÿ]+)*|[A-ZÀ-Þ]+(?![a-zß-ÿ])")
_PAPER = re.compile(r"/(?P<stem>[^/?#]{4,80})\.(?:pdf|docx?)(?:$|[?#])", re.IGNORECASE)
_CV = re.compile(r"(?:^|[_\W\d]|(?<=[a-zß-ÿ]))(?:CV|[Cc]v|[Rr]esume|[Vv]itae?|[Cc]urriculum)(?=$|[_\W\d]|[A-Z])")
_BESIDE = re.compile(rf"(?i)(?:{MONTH}|{any_of('headings', 'lines', 'cv_files')})\.?")
_TOP = 25  # first lines of a document, among which a link leads to its other form


def linked_cvs(lines: tuple[Line, ...]) -> Iterator[tuple[str, Line]]:
    """The words, "CV" and dates taken off, of the files named as a CV to which the first lines lead."""
    for line in lines[:_TOP]:
        for link in line.links:
            file = _PAPER.search("/" + link.url)
            if file is None or not _CV.search(stem := unquote(file["stem"])):
                continue
            rest = re.sub(r"[_.\s-]+", " ", _CV.sub(" ", stem))
            words = [word for word in _WORDS.findall(rest + " ") if not _BESIDE.fullmatch(word)]
            if len(words) > 1:
                yield " ".join(words), line
