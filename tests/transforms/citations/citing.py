"""Reading one made-up citation: what the tests of citations share."""

from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.text import Cited, without_label

OWNER = "Mira Okoye"


def cite(text, owner=OWNER, **more):
    return read_citations([without_label(Cited(text, **more))[0]], [Hints(owner)])[0]


def names(citation):
    return [author.name for author in citation.authors]
