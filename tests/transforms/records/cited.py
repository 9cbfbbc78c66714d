"""Reading the papers of one made-up section: what the tests of papers share."""

from transforms.lines.read import read_lines
from transforms.model import Context, Section
from transforms.parsed import Paper
from transforms.readers.dispatch import read
from transforms.records.papers.papers import read_papers

OWNER = "Mira Okoye"
FIRST = "Ned Dahl, Mira Okoye. “Counting Geese at Scale.” IEEE INFOCOM, 2024."
SECOND = "Mira Okoye, Ada Lund. “Swans and Other Outliers.” Electoral Studies 61: 14-29, 2022."
TITLES = ["Counting Geese at Scale", "Swans and Other Outliers"]


def records(reader, body, kind="papers", title=""):
    document = read(body.encode(), "made-up.md")
    lines = read_lines(document)
    section = Section(kind, None, tuple(line for line in lines if not line.is_blank), (title,) if title else ())
    return list(reader(section, Context(document, lines, (section,), OWNER))), document


def papers(reader, body, kind="papers", title=""):
    return [record for record in records(reader, body, kind, title)[0] if isinstance(record, Paper)]


def titles(body, title=""):
    return [paper.title for paper in papers(read_papers, body, title=title)]
