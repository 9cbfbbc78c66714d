"""What only a style sheet sets apart: words behind words, a list of tags. Consumes nodes; writes what stands between.

A browser shows `<span class="year">2021</span>Lecturer` with a gap and `<span>Loess</span> <span>Scree</span>` as two
boxes; the text alone would run them together.
"""

from __future__ import annotations

import re

from selectolax.lexbor import LexborNode

from transforms.dates.ranges import find_dates
from transforms.readers.html.tags import HEADINGS
from transforms.readers.writer import Writer

_DATES = re.compile(r"\b(?:dates?|period|duration|years?|time)\b")
_BOLD = frozenset({"b", "strong"})
_INITIAL = 5  # letters that a class may set large at the start of a name
_LEAST, _SHORTEST, _LONGEST = 3, 3, 40  # tags of a list, and characters of a tag
_WIDTH = 56  # characters of a preformatted line that may have been broken to a width
_MANY = 40  # children beyond which nobody sets tags


def write_text(writer: Writer, node: LexborNode, style: int, url: str) -> None:
    """A text's words; a blank before them where they stand right behind a figure with a class of its own."""
    text, before = (node.text_content or "").replace("\t", " "), node.prev
    if before is not None and text[:1].isalpha() and writer.ends_in_digit and before.attributes.get("class"):
        writer.write(" ", style)
    for number, item in enumerate(_LISTED.split(text) if "\n" in text and _lists(text) else [text]):
        if number:
            writer.end_line(hard=True)
            writer.write("• ")
        for place, part in enumerate(_GAP.split(item) if _has_gap(item) else [item]):
            if place:
                writer.tab()
            writer.write(part, style, url)


_LISTED = re.compile(r"\n[ \t]{0,20}(?:[*•][ \t]|-[ \t](?=[A-ZÀ-Þ]))[ \t]{0,4}(?=[^\s*])")
_ITEMS = 2  # dashes that begin lines; one may go on with the line above


def _lists(text: str) -> bool:
    """True for items of a list that whoever made the page left as they are: lines of its source begin with "* "."""
    if not ("* " in text or "• " in text or text.count("- ") >= _ITEMS):
        return False
    found = [match[0].strip() for match in _LISTED.finditer(text)]
    return len(found) >= _ITEMS or any(mark != "-" for mark in found)


def _has_gap(text: str) -> bool:
    """True for blanks in a row that push what follows to the right: "Lecturer &emsp;&emsp;&emsp;&emsp; 2013"."""
    return not text.isascii() and _GAP.search(text) is not None


_WIDE = "\u00a0\u2002\u2003\u3000"
_GAP = re.compile(rf"(?:[{_WIDE}][ \n]{{0,2}}){{4,}}(?=[^\s{_WIDE}])")


def write_lines(writer: Writer, node: LexborNode, style: int, url: str) -> None:
    """A preformatted text's words, line by line, a long line maybe broken to a width; a blank line ends a block."""
    lines = (node.text_content or "").replace("\t", " ").split("\n")
    for number, line in enumerate(lines):
        if number:
            writer.end_line(hard=sum(len(run.text) for run in writer.runs) < _WIDTH)
        if line.strip():
            writer.write(line, style, url)
        elif 0 < number < len(lines) - 1:
            writer.end_block()


def set_apart(writer: Writer, node: LexborNode, style: int) -> None:
    """Words right behind others, one of the two of a class of its own: a style sheet sets them apart."""
    if writer.is_in_heading and _DATES.search(node.attributes.get("class") or ""):
        writer.tab()
    last, words, before = writer.runs[-1].text[-1:], node.text()[:_LOOKED].strip(), node.prev
    if node.tag == "span" and (node.parent.tag if node.parent else "") in HEADINGS and _is_dated_end(node):
        writer.tab()  # a post, its place and its dates in one heading
        return
    if before is not None and before.tag in _BOLD and node.next is None and _ends_dated(words):
        writer.tab()  # an employer and its dates at the two ends of a line
        return
    if not (last.isalnum() or last in ").") or not words[:1].isalnum():
        return
    if node.tag == "a" and before is not None and before.tag in _BOLD and _is_title(words):
        writer.end_line(hard=True)  # where and when, over the work's title
        return
    if not (_is_bare_span(node, before) or any(map(_is_marked, filter(None, (node, before))))):
        return
    if last.isdigit() != words[0].isdigit() and last.isalnum():
        writer.write(" ", style)
    elif words[0].isupper() and " " in words and writer.is_in_heading:
        writer.write(", ", style)
    elif words[0].isupper() and (" " in words or (last.islower() and len(words) > _INITIAL)):
        writer.end_line(hard=True)


def _ends_dated(words: str) -> bool:
    """True for a line's end that holds a date: not for what goes on with a sentence (", Quill, A., 2019. Moss ...")."""
    return (
        len(words) < _LOOKED and words[:1] not in (",", ";", ".") and words[-2:].isalnum() and bool(find_dates(words))
    )


_LOOKED = 80  # characters


def _is_title(words: str) -> bool:
    """True for the words of a link that say more than what it leads to ("PDF", "Project page")."""
    return words[0].isupper() and words.count(" ") >= _TITLED


_TITLED = 3  # blanks


def _is_dated_end(node: LexborNode) -> bool:
    """True for the last words of a heading, dates among them: "<h2>Weaver <span>Globex, 2012-2014</span></h2>"."""
    words = node.text()
    if node.next is not None and node.next.text().strip():
        return False
    return any(date.is_range for date in find_dates(" ".join(words[-_END:].split())))


_END = 60  # characters


def _is_marked(node: LexborNode) -> bool:
    return node.tag == "time" or bool(_MARKED & node.attributes.keys())


def _is_bare_span(node: LexborNode, before: LexborNode | None) -> bool:
    """True for a span, or small words, right behind words in bold: nothing but a style sheet asks for it."""
    return before is not None and before.tag in _BOLD and node.tag in ("span", "small")


_MARKED = frozenset(("class", "id", "style"))  # what a style sheet, or the tag itself, sets apart by


def are_chips(node: LexborNode) -> bool:
    """True for a list of tags: short spans, or links that say they are, of one look with nothing but blanks between."""
    first = node.child
    while first is not None and first.tag == "-text" and not (first.text_content or "").strip():
        first = first.next
    if first is None or first.tag not in _TAGS or not any(map(_has_look, (node, first))):
        return False
    look, count = first.attributes.get("class"), 0
    tagged = _TAGGED.search(look or "") is not None
    if not tagged and node.css_first("a") is not None:
        return False
    for child in node.iter(include_text=True):
        words = (child.text_content or "") if child.tag == "-text" else child.text()
        if child.tag == "-comment" or (child.tag == "-text" and not words.strip()):
            continue
        count += 1
        is_like = child.tag in _TAGS and child.attributes.get("class") == look and count <= _MANY
        if not is_like or not _is_tag(words.strip(), said=tagged):
            return False
    return count >= _LEAST


_TAGS = frozenset({"span", "a"})
_TAGGED = re.compile(r"(?:^|[\s_-])(?:badge|chip|pill|tag|skill|tool|tech|topic|interest)s?(?:$|[\s_-])")


def _has_look(node: LexborNode) -> bool:
    return "class" in node.attributes or "style" in node.attributes


def has_more(node: LexborNode) -> bool:
    """True where another tag of the list follows."""
    following = node.next
    while following is not None and following.tag == "-text":
        following = following.next
    return following is not None


def _is_tag(words: str, *, said: bool) -> bool:
    """True for a few words without a figure; where a class says so, for any that hold no date."""
    if not _SHORTEST <= len(words) <= _LONGEST or not (words[-1].isalnum() or words[-1] in ")+#"):
        return False
    return not find_dates(words) if said else not any(map(str.isdigit, words))
