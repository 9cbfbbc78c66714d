"""HTML that stands in markdown. Consumes markdown; produces it with its blocks of HTML rendered.

As in CommonMark a block of HTML ends at a blank line, and what follows is markdown again, though the element is still
open; a whole element without any markdown inside is one block, blank lines or not.
"""

from __future__ import annotations

import re

from transforms.headings.wording import named
from transforms.readers.folds import UNFOLDED
from transforms.readers.markdown import paper_boxes, shields

_BLOCK = re.compile(
    r"^[ \t]{0,12}</?(?:!--|(?P<whole>table|ul|ol|dl|style|script|iframe|svg|noscript|h[1-6])\b"
    r"|(?P<open>div|p|center|section|article|header|footer|main|details|summary|address|blockquote|figure|hr|nav"
    r"|br(?=[^<>\n]{0,9}>(?:[ \t]{0,3}<br ?/?>){0,9}[ \t]{0,9}$))\b)",
    re.IGNORECASE | re.MULTILINE,
)
_HEADING = re.compile(r"^(?:#{1,6}[ \t](.{1,120})|(\S.{0,120})\n(?:={3,80}|-{3,80})[ \t]{0,9})$", re.MULTILINE)
_BELOW = re.compile(r"(?:[ \t]{0,3}<br ?/?>){1,9}[ \t]{0,9}\n(?=#{1,6} \S)", re.IGNORECASE)
_LISTS = frozenset({"ul", "ol"})
_SKELETONS = frozenset({"div", "section", "article", "details"})
_INDENT = 12  # blanks before a tag
_GAP = 200  # characters in which the next element of a list opens
_UNSEEN = frozenset({"style", "script", "iframe", "svg", "noscript"})
_MARKED = re.compile(
    r"^[ \t]{0,3}(?:#{1,6} |[-*+] {1,3}\S|\d{1,3}[.)] |>|\*\*\S|!?\[[^\]\n]{1,200}\]\(|\|.*\|)|[^\n]\*\*[ ,.:]|\]\(\S"
    r"|\n[ \t]{0,3}\n[ \t]{0,3}[^\s<&]",
    re.MULTILINE,
)
_TAGS_ALONE = re.compile(r"^[ \t]*(?:</?[a-zA-Z][^<>\n]{0,500}>[ \t]*)+$\n?", re.MULTILINE)
_HEADED = re.compile(r"\n[ \t]{0,9}\n[ \t]{0,3}#{1,6} \S")  # below a blank line markdown goes on, in cells too
_BLANK = re.compile(r"\n[ \t]*(?:\n|\Z)")
_SUMMARY = re.compile(r"<summary\b[^<>]{0,200}>([^\n]{1,600}?)</summary>", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]{1,300}>")
_FOLDED = re.compile(
    r"<details\b[^<>]{0,200}>\s{0,20}<summary\b[^<>]{0,200}>(?:\s{0,20}<[a-z]{1,6}\b[^<>]{0,100}>){0,3}"
    rf"[^\w<>]{{0,4}}{UNFOLDED}\W{{0,4}}</",
    re.IGNORECASE,
)
_SOURCE = re.compile(
    r"<pre\b[^<>]{0,200}>(?:\s{0,20}<code\b[^<>]{0,100}>)?\s{0,40}@(?:article|book|in[a-z]{4,16}|misc|\w{2,6}thesis|"
    r"techreport|unpublished|proceedings|report|online|software|dataset)\s?\{",
    re.IGNORECASE,
)
_AWAY = re.compile(r"(?<=[^\s(]) ?↗(?=\]\()")  # the arrow of a link that leads to another site
_ESCAPED = re.compile(r"\\([*_`\]])")
_BADGE = re.compile(
    r"\[!\[([^\[\]\n]{1,60})\]\((?:[^()\s]{0,300}(?:shields\.io|badge)[^()\s]{0,500}\)\]\((?=\S)|[^()\s]{0,500}\)\]\((?=mailto:))"
)
_LONGEST = 60_000  # characters in which an element's end is looked for
_SCANS = 20  # how often the text may be looked through for ends: HTML that never closes stays as it is


def with_rendered_blocks(text: str) -> str:
    """The text with its blocks of HTML rendered; styles, scripts and comments gone; linked badges as their words."""
    text = shields.with_words(text)
    if "↗" in text:
        text = _AWAY.sub("", text)
    if paper_boxes.SIGN in text:
        text = paper_boxes.with_items(text)
    if "[![" in text:
        text = _BADGE.sub(r"[\1](", text)
    if "<details" in text:
        text = _without(text, _FOLDED, "</details>")
    if "<pre" in text and "@" in text:
        text = _without(text, _SOURCE, "</pre>")
    return _with_blocks(text) if "<" in text and _BLOCK.search(text) else text


def _with_blocks(text: str) -> str:
    out: list[str] = []
    at, budget, below = 0, _SCANS * len(text), ""
    while match := _BLOCK.search(text, at):
        end = _end_of_element(text, match) if budget > 0 else -1
        budget -= (end if end >= 0 else match.start() + _LONGEST) - match.start()
        tag = (match["whole"] or match["open"] or "").lower()
        out.append(text[at : match.start()])
        below = _last_heading(out[-1]) or below
        if tag == "br" and (lines := _over_markdown(text, match)):
            end = lines
            out.append("\n")
        elif match["open"] and (end < 0 or _MARKED.search(text, match.start(), end)):
            blank = _BLANK.search(text, match.end())
            end = min(blank.start() if blank else len(text), end if end >= 0 else len(text))
            out.append(_part(text[match.start() : end]))
        elif tag == "table" and end > 0 and _HEADED.search(text, match.start(), end):
            out.append(_TAGS_ALONE.sub("", text[match.start() : end]) + "\n")
        elif end < 0 and not (tag in _LISTS and (end := _end_of_open(text, match.end())) > 0):
            end = match.end()
            out.append(text[match.start() : end])
        elif tag and tag not in _UNSEEN:
            end = _end_of_alike(text, match, end) if tag in _SKELETONS else end
            out.append(_rendered(text[match.start() : end], below))
            below = _last_heading(out[-1]) or below
        at = end
    return "".join([*out, text[at:]])


def _over_markdown(text: str, match: re.Match[str]) -> int:
    """Where breaks alone in a line end that markdown follows without a blank line; 0 where none does."""
    following = _BELOW.match(text, match.start())
    return following.end() if following else 0


def _end_of_open(text: str, start: int) -> int:
    """Where a list of HTML ends that nobody closed: above the next heading or below its last item; 0 for none."""
    heading = _HEADING.search(text, start)
    limit = min(heading.start() if heading else len(text), start + _LONGEST)
    items = text.rfind("<li", start, limit)
    if items < 0 or _MARKED.search(text, start, limit):
        return 0
    blank = _BLANK.search(text, items, limit)
    return blank.start() if blank else limit


def _last_heading(passed: str) -> str:
    """The words of the last heading of some markdown, or ""."""
    headings = _HEADING.findall(passed) if "#" in passed or "---" in passed or "===" in passed else ()
    return "".join(headings[-1]) if headings else ""


def _end_of_alike(text: str, match: re.Match[str], end: int) -> int:
    """The end of the elements that open as the first one does, nothing between them: the entries of one list."""
    opening = text[match.start() : text.find(">", match.start()) + 1].lstrip()
    while "class=" in opening or opening[1:].startswith("details"):
        following = _BLOCK.search(text, end, end + _GAP)
        if not following or text[end : following.start()].strip():
            break
        if not text[following.start() : following.start() + len(opening) + _INDENT].lstrip().startswith(opening):
            break
        last = _end_of_element(text, following)
        if last < 0 or _MARKED.search(text, following.start(), last):
            break
        end = last
    return end


def _without(text: str, opening: re.Pattern[str], closing: str) -> str:
    """The text without its elements that open so: what a click on "Abstract" unfolds, BibTeX shown to be copied."""
    out, at = [], 0
    for match in opening.finditer(text):
        end = text.find(closing, match.end())
        if match.start() >= at and end >= 0:
            out.append(text[at : match.start()])
            at = end + len(closing)
    return "".join([*out, text[at:]])


def _end_of_element(text: str, match: re.Match[str]) -> int:
    """Where the element ends that the match begins; -1 where it never does."""
    tag = match["whole"] or match["open"]
    if not tag:
        end = text.find("-->", match.end())
        return end + 3 if end >= 0 else -1
    depth = 0
    limit = len(text) if tag.lower() in _UNSEEN else match.start() + _LONGEST
    for one in _tags(tag.lower()).finditer(text, match.start(), limit):
        depth += -1 if one[1] else 1
        if depth <= 0:
            end = text.find(">", one.end())
            return end + 1 if end >= 0 else -1
    return -1


def _tags(tag: str) -> re.Pattern[str]:
    return re.compile(rf"<(/?){tag}\b", re.IGNORECASE)


def _part(block: str) -> str:
    """A block up to a blank line: HTML, or lines of markdown between tags that stand alone."""
    if _MARKED.search(block):
        return _TAGS_ALONE.sub("", block) if not block.lstrip().lower().startswith("<p") else block
    return _rendered(block)


def _with_headings(block: str, below: str) -> str:
    """The block, what its sections unfold from as headings; below one of works it is a citation over its abstract."""
    of_works = named(below).kinds[:1] == ("papers",)

    def heading(match: re.Match[str]) -> str:
        is_work = of_works and not named(_TAG.sub("", match[1]).strip()).whole
        return match[0] if is_work else f"<h3>{match[1]}</h3>"

    return _SUMMARY.sub(heading, block)


def _rendered(block: str, below: str = "") -> str:
    from transforms.readers.html.reader import read_fragment  # noqa: PLC0415  # few documents hold HTML

    lines = "\n".join(read_fragment(_with_headings(block, below) if "ummary" in block else block, below))
    if not lines:
        return "\n"
    return "\n" + (_ESCAPED.sub(r"\1", lines) if "](" in block or "**" in block else lines) + "\n"
