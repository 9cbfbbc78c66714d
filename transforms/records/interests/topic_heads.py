"""Topics that their writer explains: "Fog nets: I study how mesh gathers water ..." in each item of a list.

Consumes the runs of lines of a section; produces such heads. One item alone says little ("Methods: a long phrase"): its
siblings tell that words before the colon (or dash) are the topic and words behind it explain, and are no list's label.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.model import Line
from transforms.records.lists.bold_heads import names_in_bold
from transforms.records.lists.pieces import phrases, tidy
from transforms.vocabulary import any_of

_MOST, _LEAST_PHRASE, _LEAST = 10, 9, 2  # words of a head; of an explanation's longest phrase; items alike
_ASKS = re.compile(rf"(?i)(?:{any_of('prose', 'interests', 'asks')})\s")


def explained_topics(runs: Sequence[Sequence[Line]]) -> list[tuple[str, list[Line]]]:
    """The head of every item with the item's lines; none where the items are no explained topics."""
    if headed := _headed(runs) or names_in_bold([line for run in runs for line in run]):
        return headed
    items = _items(_without_lead(runs))
    if len(items) < _LEAST:
        return []
    if all(bold := [_bold_lead(item[0]) for item in items]):
        return list(zip(bold, items, strict=True))
    for mark in _MARKS:
        heads = [_head(item, mark) for item in items] if all(mark in item[0].text for item in items) else [""]
        explained = sum(map(_explains, items, [mark] * len(items))) if all(heads) else 0
        if explained >= _LEAST and explained * 2 > len(items):
            return list(zip(heads, items, strict=True))
    return []


def _headed(runs: Sequence[Sequence[Line]]) -> list[tuple[str, list[Line]]]:
    """Topics alone on their lines, each over a paragraph that tells of it: "Fog nets" over "Meshes that gather ..."."""
    first = next((at for at, run in enumerate(runs) if _is_topic(run)), 0)
    heads, told = runs[first::2], runs[first + 1 :: 2]
    if len(heads) < _LEAST or len(heads) != len(told) or not all(map(_is_topic, heads)) or not all(map(_tells, told)):
        return []
    return [(tidy(head[0].text), [*head, *below]) for head, below in zip(heads, told, strict=True)]


def _is_topic(run: Sequence[Line]) -> bool:
    """True for a few words alone between blank lines, no item and no sentence."""
    words = run[0].text
    return len(run) == 1 and not run[0].bullet and words[-1].isalnum() and words.count(" ") < _FEW and "," not in words


def _tells(run: Sequence[Line]) -> bool:
    """True for a paragraph of a whole sentence or more."""
    words = " ".join(line.text for line in run)
    return not run[0].bullet and words[-1] == "." and words.count(" ") >= _LEAST_PHRASE - 1


_FEW = 6  # words of a topic alone on its line


def _bold_lead(line: Line) -> str:
    """The words in bold up to a full stop that a paragraph begins with: "**Fog nets.** Mesh gathers water"."""
    lead = line.bold[0] if line.bold and not line.bold[0].start else None
    if lead is None or "." not in line.text[lead.end - 1 : lead.end + 1] or len(line.text) < lead.end + _LEAST_TOLD:
        return ""
    head = tidy(line.text[: lead.end].strip(" ."))
    return head if 0 < len(head.split()) <= _MOST and "," not in head else ""


_LEAST_TOLD = 30  # characters of what is told of a topic


def _without_lead(runs: Sequence[Sequence[Line]]) -> Sequence[Sequence[Line]]:
    """The runs without the sentences over the items."""
    first = next((i for i, run in enumerate(runs) if run[0].bullet), 0)
    told = all(run[-1].text[-1] in ".:" and not run[0].heading for run in runs[:first])
    return runs[first:] if told and all(run[0].bullet for run in runs[first:]) else runs


_MARKS = (": ", " - ", " – ", " — ")


def _items(runs: Sequence[Sequence[Line]]) -> list[list[Line]]:
    """The runs; where a bullet begins the first, each to the next bullet: several sentences may explain.

    Without bullets, where the first has a dash behind a few words, each to the next such line below a full stop.
    """
    items: list[list[Line]] = []
    for run in runs:
        if items and _goes_on(items[0][0], items[-1][-1], run[0]):
            items[-1] += run
        else:
            items.append(list(run))
    return items


def _goes_on(first: Line, above: Line, line: Line) -> bool:
    if first.bullet:
        return not line.bullet
    return _is_led(first) and not (_is_led(line) and above.text[-1] == ".")


def _is_led(line: Line) -> bool:
    """True for a few words before a dash in a line of a paragraph: "Fog nets - meshes that gather water are"."""
    led = _LED.match(line.text) if not line.bullet and len(line.text) > _FULL else None
    return led is not None and len(led[1].split()) <= _MOST


_LED = re.compile(r"([A-ZÀ-Þ][^.:;,]{3,80}) [-–—] \w")
_FULL = 70  # characters of a full line


def _head(item: Sequence[Line], mark: str) -> str:
    """The words before the first mark, which all bold words of the line, if any, stand in; else ""."""
    text = item[0].text
    head, _, rest = text.partition(mark)
    if not rest or len(head.split()) > _MOST or "," in head or head[-1:] == "." or "://" in head:
        return ""
    bold = item[0].bold[:1]
    return tidy(head) if not bold or abs(bold[0].end - len(head)) < _LEAST else ""


def _explains(item: Sequence[Line], mark: str) -> bool:
    """True where what follows the mark is told at length, not listed; where it asks or tells behind a marked head."""
    head, _, rest = " ".join(line.text for line in item).partition(mark)
    if _is_marked(item[0], head) and _DOES.match(rest):
        return True
    if _is_marked(item[0], head) and _ASKS.match(rest) and (item[0].links or rest[-1] in ".?!"):
        return True
    if _is_marked(item[0], head) and _PHRASE.fullmatch(rest):
        return True
    if "," not in rest and ";" not in rest and rest.count(" ") > 1 and _CLAUSE.search(rest):
        return True
    return max((len(part.split()) for part in phrases(rest, ",;")), default=0) > _LEAST_PHRASE


_CLAUSE = re.compile(rf"(?:^|\s)(?:{any_of('prose', 'interests', 'clauses')})\s")
_PHRASE = re.compile(r"[a-z][^,;:]{20,}\.")  # "fast samplers for maps of the sea."
_DOES = re.compile(  # "Building models that reason over wool.", "How to weave warm nets"
    r"[A-Z][a-z]{2,16}ing (?:[\w-]+ ){3}(?:.*\.$|[\w-]+ )|(?:How|Why|When|Whether) (?:[\w-]+ ){4}"
)


def _is_marked(line: Line, head: str) -> bool:
    """True for a head in bold or behind a link."""
    ends = [*(link.end for link in line.links[:1]), *(span.end for span in line.bold[:1])]
    return any(abs(end - len(head)) < _LEAST for end in ends)
