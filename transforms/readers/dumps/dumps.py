"""Dumps of web pages. Consumes decoded text; produces light markdown where its browser's signs show, else it."""

from __future__ import annotations

import re
from textwrap import dedent

from transforms.readers.dumps.div_lines import has_div_lines, with_boxes_open
from transforms.readers.dumps.flush_heads import has_flush_heads, with_flush_heads
from transforms.readers.dumps.glued import with_values_apart
from transforms.readers.dumps.link_marks import links_listed, with_links_placed
from transforms.readers.dumps.menus import with_menu_below
from transforms.readers.dumps.starred import has_starred_heads, with_starred_heads

_LONGEST = 500_000  # characters


def with_signs_read(text: str) -> str:
    """The text with the headings and links that a browser of text marked in its own way."""
    if len(text) > _LONGEST:
        return text
    text = with_values_apart(text)
    if "\f" in text:
        return text
    if "<div" in text and has_div_lines(text):
        return with_boxes_open(text)
    if "\n   " in text:
        body, places = links_listed(text)
        if has_flush_heads(body):
            body = with_flush_heads(body)
            return with_links_placed(body, places) if places else body
        text = _moved_left(with_menu_below(body))
        text = with_links_placed(text, places) if places else text
    return with_starred_heads(text) if "*** " in text and has_starred_heads(text) else text


def _moved_left(text: str) -> str:
    """The text without the margin that it stands in as a whole: lynx writes pages without headings of their own so."""
    return dedent(text) if text[:1] in "\n " and not _FLUSH.search(text) else text


_FLUSH = re.compile(r"^\S", re.MULTILINE)
