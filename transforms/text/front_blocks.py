"""The block of fields at a page's top: "---" ... "---", told from what stands between two rules; or "Title: ...".

Consumes text; produces the block.
"""

from __future__ import annotations

import re

_BLOCK = re.compile(r"\A\s{0,20}---[ \t]*\n((?:[^\n]{0,2000}\n){0,1200}?)(?:---|\.\.\.)[ \t]*(?=\n|\Z)")
_PLAIN = re.compile(  # of a page made with Pelican, which rules do not enclose
    r"\A((?:(?:title|date|modified|category|tags|slug|authors?|status|summary|lang|template|url|save_as|sortorder|"
    r"menulabel)[ \t]{0,2}:[^\n]{0,400}\n){2,14})(?=[ \t]{0,8}\n)",
    re.IGNORECASE,
)
_FIELD = re.compile(r"^[\"']?[A-Za-z][\w -]{0,40}[\"']?[ \t]{0,8}[:=]", re.MULTILINE)
_MADE = re.compile(  # a field that only page generators know, which "## notes" may stand among
    r"^(?:layout|permalink|draft|headless|weight|slug|title|(?:show|use|number)_[a-z]{2,20})[ \t]{0,8}:", re.MULTILINE
)
_LEAST = 2  # such fields
_NOTES = re.compile(r"^#{2,6} .*$", re.MULTILINE)
_WORDS = re.compile(r"^(?:#{2,6} |\*\*|[*+•] |\d{1,3}[.)] |\|)", re.MULTILINE)  # what a page shows, and no field is


def front_block(text: str) -> re.Match[str] | None:
    """The block, its source in group 1; None where the text begins otherwise, a rule over its first section too."""
    if not text[:40].lstrip().startswith("---"):
        return _PLAIN.match(text) if text[:6].lower() == "title:" else None
    block = _BLOCK.match(text)
    if block is None or (block[1].strip() and not _FIELD.search(block[1])):
        return None
    source = block[1]
    if "\n## " in f"\n{source}" and len(_MADE.findall(source)) >= _LEAST:
        source = _NOTES.sub("", source)
    return None if _WORDS.search(source) else block
