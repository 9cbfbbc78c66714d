"""Site generators' additions to markdown (pandoc and Quarto, kramdown and Jekyll, Hugo).

Consumes markdown; produces it without code chunks, fences, template tags and attribute lists; what stood in a margin
is a column.
"""

from __future__ import annotations

import re

_CHUNK = re.compile(
    r"^[ \t]{0,8}(`{3,}|~{3,})[ \t]{0,4}\{[^\n]{0,200}\}[ \t]*\n(?:.{0,4000}\n){0,400}?[ \t]{0,8}\1[ \t]*$", re.MULTILINE
)
_FENCE = re.compile(r"^[ \t]{0,8}:{3,}[^\n]{0,300}$", re.MULTILINE)
_TEMPLATE = re.compile(r"\{%[^\n%]{0,300}%\}|\{\{[^\n{}]{0,300}\}\}")
_MARGIN = re.compile(
    r"[ \t]{0,4}\[([^\[\]\n]{1,200})\]"
    r"\{[^{}\n]{0,60}\b(?:aside|right|dates?|years?|when|margin|time)\b[^{}\n]{0,60}\}"
)
_SPAN = re.compile(r"\[([^\[\]\n]{1,300})\]\{[.#:][^{}\n]{0,120}\}")
_ATTRIBUTES = re.compile(r"[ \t]{0,4}(?<!\\)\{(?::[^{}\n]{1,200}|[.#][\w-]{1,60}(?:[ \t][^{}\n]{0,150})?)\}")


def plain_markdown(text: str) -> str:
    """The text without what only the site's generator reads. Linear in its length."""
    if ":::" in text:
        text = _FENCE.sub("", text)
    if "{" not in text:
        return text
    if "```{" in text or "~~~{" in text or "``` {" in text:
        text = _CHUNK.sub("", text)
    if "{%" in text or "{{" in text:
        text = _TEMPLATE.sub("", text)
    if "]{" in text:
        text = _SPAN.sub(r"\1", _MARGIN.sub(r"\t\1", text))
    return _ATTRIBUTES.sub("", text) if "{:" in text or "{." in text or "{#" in text else text
