"""Blocks that head sections because the page sets all of them alike. Consumes a page's body; produces their ids.

`<p class="eyebrow">Awards</p>` and `<p class="eyebrow">Talks</p>` are headings by their words;
`<p class="eyebrow">Looms at hand</p>` is one because it is set as those two are.
"""

from __future__ import annotations

from selectolax.lexbor import LexborNode

from transforms.dates.ranges import find_dates
from transforms.headings.wording import is_role, named
from transforms.readers.html.tags import HEADINGS

_SET = "p[class], div[class], span[class]"
_INLINE = frozenset({"i", "span", "svg", "b", "strong", "em", "img", "-comment", "-text"})
_NOT_IN = frozenset({"li", "td", "th", "nav", "footer", "a", "button", "label", "dt", "dd", "p", *HEADINGS})
_LONGEST, _LEAST, _MANY, _DEPTH = 48, 2, 2000, 12  # characters; sections; blocks of a page; levels above a block


def class_heads(body: LexborNode) -> frozenset[int]:
    """The ids (`mem_id`) of the blocks that head a section each, most of their class by words that name one."""
    by_class: dict[tuple[str, str], list[LexborNode]] = {}
    for node in body.css(_SET)[:_MANY]:
        if _may_head(node):
            by_class.setdefault((node.tag or "", node.attributes.get("class") or ""), []).append(node)
    return frozenset(
        node.mem_id
        for alike in by_class.values()
        if len(alike) >= _LEAST and _name_sections(alike)
        for node in alike
        if not _stands_in_entry(node)
    )


def _may_head(node: LexborNode) -> bool:
    """True for few words without a link that stand on a line of their own."""
    child = node.child
    while child is not None:
        if child.tag not in _INLINE:
            return False
        child = child.next
    words = node.text().strip()
    if not 0 < len(words) <= _LONGEST or not words[:1].isalpha() or words[-1] in ".,;":
        return False
    beside = node.next
    while beside is not None and beside.tag in ("-text", "-comment") and not (beside.text() or "").strip():
        beside = beside.next
    if beside is None or beside.tag == "-text" or (beside.tag in HEADINGS and named(beside.text().strip()).whole):
        return False
    return node.tag != "span" or beside.tag not in ("span", "a", "b", "strong", "em", "small", "br")


def _name_sections(alike: list[LexborNode]) -> bool:
    """True where two or more name sections of several kinds, at least half of all do, and none is a post or a date."""
    words = [" ".join(node.text().split()) for node in alike]
    said = [named(one) for one in words]
    whole = {one.kinds[0] for one in said if one.whole and one.kinds}
    posts = any(is_role(one) and kind.kinds[:1] != ("service",) for one, kind in zip(words, said, strict=True))
    if len(whole) < _LEAST or posts or any(map(find_dates, words)):
        return False
    return 2 * sum(bool(one.kinds) for one in said) >= len(words)


def _stands_in_entry(node: LexborNode) -> bool:
    over = node.parent
    for _ in range(_DEPTH):
        if over is None:
            break
        if over.tag in _NOT_IN:
            return True
        over = over.parent
    return False
