"""Works that appeared nowhere in print: working papers, and what an arXiv link alone leads to. Consumes `Citation`s."""

from __future__ import annotations

from transforms.citations.citation import Citation, Hints


def is_undated(citation: Citation, hint: Hints) -> bool:
    """True for a work with neither place nor year under a heading that speaks of no publications: a working paper."""
    known = citation.details
    stated = (citation.venue, citation.year, known.doi, known.pages, known.volume)
    return not (any(stated) or (hint.status and not hint.unprinted))


def is_linked_only(citation: Citation) -> bool:
    """True for a work that appeared nowhere but where its arXiv link leads."""
    known = citation.details
    return bool(known.arxiv) and not (citation.venue or known.doi or known.pages or known.volume)
