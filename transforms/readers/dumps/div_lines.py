"""What pandoc leaves of a page in markdown: tags of boxes alone on their lines, spans, links with classes."""

from __future__ import annotations

import re

_TAG = r"</?div\b[^<>\n]{0,500}>"
_OPENS = re.compile(r"(?m)^[ \t]*(?:[-*+] {1,3}|\d{1,3}\. {1,2})?<div\b[^<>\n]{0,500}>[ \t]*\n(?=[ \t]*$)")
_LEAST = 3  # boxes that open over a blank line
_TAGS = re.compile(rf"[ \t]*(?:{_TAG}[ \t]*)+")
_ITEM = re.compile(rf"([ \t]*(?:[-*+] {{1,3}}|\d{{1,3}}\. {{1,2}}))(?:{_TAG}[ \t]*)?")
_MARK = re.compile(r"[ \t]*(?:[-*+] |\d{1,3}\. )")
_HEAD = re.compile(r"#{1,6} +")
_LONGEST = 120  # characters of a line in an item's box, which is no paragraph
_CLOSED = re.compile(r"</span>(?=[\w<+])")
_SPAN = re.compile(r"</?span\b[^<>\n]{0,500}>")
_LINK = re.compile(r"<a href=\"([^\"<>\s]{1,500})\"[^<>\n]{0,500}>([^\n]{0,300}?)</a>")
_STYLE = re.compile(r"</?(?:em|i|strong|b|svg|img)\b[^<>\n]{0,500}>")
_PICTURE = re.compile(r"(?m)^[ \t]*<img\b[^<>\n]{0,900}/>[ \t]*$")
_TABLE = re.compile(r"(?s)<table\b.{1,60000}?</table>")
_OUTSIDE = ("http", "mailto:")


def has_div_lines(text: str) -> bool:
    """True where boxes open alone on their lines, a blank line below, time and again."""
    return len(_OPENS.findall(text)) >= _LEAST


def with_boxes_open(text: str) -> str:
    """The text without the tags of boxes and spans, its links as markdown's; tables of HTML stay as they are."""
    parts, at = list[str](), 0
    for table in _TABLE.finditer(text):
        parts += [_open(text[at : table.start()]), table[0]]
        at = table.end()
    return "".join((*parts, _open(text[at:])))


def _open(text: str) -> str:
    text = _PICTURE.sub("", text) if "<img" in text else text
    text = _SPAN.sub("", _CLOSED.sub(" ", text)) if "<span" in text else text
    text = _LINK.sub(_link, text) if "<a " in text else text
    found = list[str]()
    item, mark = "", ""  # the mark of the item whose boxes are open; the same before its first words
    for line in text.split("\n"):
        if _TAGS.fullmatch(line):
            continue
        bullet = _ITEM.fullmatch(line)
        if bullet:
            item = mark = bullet[1].rstrip() + " "
        elif not line.strip():
            if found and found[-1] and not item:
                found.append("")
        elif not item or len(line) - len(line.lstrip()) < len(item) or _MARK.match(line):
            found += [""] if item and found and found[-1] and not _MARK.match(line) else []
            item = ""
            found.append(line)
        else:
            found.append(_in_item(line, item, mark))
            mark = ""
    return "\n".join(found)


def _in_item(line: str, item: str, mark: str) -> str:
    """A line of an item's boxes: its first one behind the bullet, the others below, each a line of its own."""
    words = line.strip()
    if head := _HEAD.match(words):
        words = f"**{words[head.end() :]}**" if "*" not in words else words[head.end() :]
    end = "  " if len(words) < _LONGEST else ""
    return (mark or " " * len(item)) + words + end


def _link(match: re.Match[str]) -> str:
    """A link as markdown has it; one of a picture as its bare address where nothing stands beside it."""
    url, words = match[1].replace("&amp;", "&"), _STYLE.sub("", match[2]).strip()
    if words:
        return f"[{words}]({url})"
    before = match.string[match.string.rfind("\n", 0, match.start()) + 1 : match.start()]
    return f"<{url}>" if url.startswith(_OUTSIDE) and not before.strip(" -*+") else ""
