"""What a page states in the tags of its generator. Consumes markdown; produces it with those tags as markdown.

`{{< item header="Weaver" badge="2019 - 2021" subheader="Globex" >}}` or `{% include entry.html what="Weaver"
when="2019" %}` is an entry of a list, a fold that is called like a section is a heading.
"""

from __future__ import annotations

import re
from functools import cache

from transforms.dates.ranges import find_dates, is_date
from transforms.headings.wording import named
from transforms.vocabulary import forms

_TAG = re.compile(
    r"^(?P<indent>[ \t]{0,12})(?:\{\{[<%]|\{%)[ \t]{0,4}(?:include[ \t]{1,4})?(?P<name>[\w./-]{2,60})"
    r"(?P<values>[ \t\n][^{}]{3,1500}?)"
    r"/?(?:[>%]\}\}|%\})[ \t\r]{0,9}$",
    re.MULTILINE,
)
_VALUE = re.compile(
    r"(?:\b(?P<key>[\w-]{1,40})[ \t]{0,3}=[ \t]{0,3})?(?:\"(?P<text>[^\"]{1,400})\"|'(?P<single>[^']{1,400})')"
)
_PATH = re.compile(r"^(?:https?:|/|#|[\w-]{1,20}:[\w-]|[\w/.-]{1,200}\.\w{2,4}$)")


@cache
def _unseen() -> frozenset[str]:
    return frozenset(forms("markup", "shortcodes", "unseen"))


def with_stated_tags(text: str) -> str:
    """The text with tags that state an entry as items of a list, and with folds as headings."""
    return _TAG.sub(_written, text)


def without_loops(text: str) -> str:
    """The text without what a template says once for each of a list that stands elsewhere: "{% for one in talks %}"."""
    out, at, depth, begun = [], 0, 0, 0
    for match in _LOOP.finditer(text):
        if match["end"] is None:
            begun = match.start() if not depth else begun
            depth += 1
        elif depth:
            depth -= 1
            if not depth:
                out.append(text[at:begun])
                at = match.end()
    return "".join([*out, text[at:]])


_LOOP = re.compile(r"\{%-?[ \t]{0,4}(?P<end>end)?for\b[^{}\n]{0,200}%\}")


def without_tags(text: str) -> str:
    """The text without a template's tags and the places of its values: "{% if jobs %}", "{{ site.name }}".

    Nor with what it says of a list that is empty ("{% if talks.size == 0 %}None yet{% else %}"), nor with labels of
    values that stand elsewhere ("Number of papers: {{ papers.size }}").
    """
    return _TEMPLATE.sub("", _LABELLED.sub("", _OF_EMPTY.sub(" ", text)))


_OF_EMPTY = re.compile(
    r"\{%-?[ \t]{0,4}(?:if\b[^{}\n]{0,160}?== ?(?:0|empty|blank|nil|null)|unless\b[^{}\n]{0,160}|else)[ \t]{0,4}-?%\}"
    r"\s{0,40}(?:<[a-z][^<>\n]{0,80}>\s{0,20}|[-*] ){0,4}(?:[Nn]o(?:ne|thing)?|Coming soon|Stay tuned)\b[^{}]{0,200}"
    r"(?=\{%-?[ \t]{0,4}(?:else|end))"
)
_LABELLED = re.compile(
    r"^[ \t]{0,20}(?:[-*+] )?(?:<[a-z][^<>\n]{0,80}>){0,3}[^<>:{}\n]{2,40}(?::(?:</\w{1,9}>|\*\*)?|\*\*:)[ \t]{0,4}"
    r"\{\{[^{}\n]{1,200}\}\}[.)]?(?:</?\w{1,9} ?/?>){0,3}[ \t]{0,9}$",
    re.MULTILINE,
)
_TEMPLATE = re.compile(r"\{%(?:[^%]|%(?!\})){0,1500}%\}|\{\{[^\n{}]{0,300}\}\}")


def _written(match: re.Match[str]) -> str:
    if match["name"].lower() in _unseen():
        return match[0]
    values = _texts(match["values"])
    if (
        len(values) == 1
        and named(values[0]).kinds
        and "=" not in match["values"].replace("title=", "").replace("summary=", "")
    ):
        return f"\n### {values[0]}\n"
    when = next((value for value in values if is_date(value)), "")
    if len(values) < _LEAST or not (when or any(map(find_dates, values))):
        return match[0]
    first, *rest = (value for value in values if value is not when)
    lines = [f"- **{first}**" + (f"\t{when}" if when else ""), *(f"  {value}" for value in rest)]
    return match["indent"] + f"  \n{match['indent']}".join(lines)


_LEAST = 2  # values of an entry: what, and when or where


def _texts(values: str) -> list[str]:
    """The values that a reader of the page sees: words and dates, no addresses, no names of icons and classes."""
    found = []
    for match in _VALUE.finditer(values):
        text = (match["text"] or match["single"]).strip()
        if (match["key"] or "").lower() in _unseen() or _PATH.match(text):
            continue
        if text.islower() and " " not in text:
            continue
        found.append(text)
    return found
