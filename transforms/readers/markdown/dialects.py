"""Site generators' additions to markdown (pandoc and Quarto, kramdown and Jekyll, Hugo).

Consumes markdown; produces it without code chunks, fences, template tags and attribute lists; what stood in a margin
is a column.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import is_date
from transforms.headings.wording import named
from transforms.readers.converted.broken_cells import with_cells_broken
from transforms.readers.labels import with_labels
from transforms.readers.line_ends import without_vain_blanks
from transforms.readers.markdown import tabulars
from transforms.readers.markdown.components import without_components
from transforms.readers.markdown.definitions import with_definitions
from transforms.readers.markdown.item_headings import with_headings_in_items
from transforms.readers.markdown.macros import without_macros
from transforms.readers.markdown.open_tables import with_tables_closed
from transforms.readers.markdown.shortcodes import with_stated_tags, without_loops, without_tags

_CITED_BY_MACHINE = re.compile(r" ?:contentReference\[oaicite:\d{1,3}\]\{index=\d{1,3}\}")
_CHUNK = re.compile(
    r"^[ \t]{0,8}(`{3,}|~{3,})[ \t]{0,4}\{[^\n]{0,200}\}[ \t]*\n(?:.{0,4000}\n){0,400}?[ \t]{0,8}\1[ \t]*$",
    re.MULTILINE,
)
_RAW = re.compile(  # HTML that Quarto passes on as it stands
    r"^[ \t]{0,8}(`{3,})[ \t]{0,4}\{=html\}[ \t]*\n((?:.{0,4000}\n){0,400}?)[ \t]{0,8}\1[ \t]*$", re.MULTILINE
)
_FENCE = re.compile(r"^[ \t]{0,8}:{3,}[^\n]{0,300}$", re.MULTILINE)
_MARGIN = re.compile(
    r"[ \t]{0,4}\[([^\[\]\n]{1,200})\]"
    r"\{[^{}\n]{0,60}\b(?:aside|right|dates?|years?|when|margin|time)\b[^{}\n]{0,60}\}"
)
_SPAN = re.compile(r"\[([^\[\]\n]{1,300})\]\{[.#:][^{}\n]{0,120}\}")
_ATTRIBUTED = ("{:", "{.", "{#", '="', "{data-")
_ATTRIBUTES = re.compile(
    r"[ \t]{0,4}(?<!\\)\{[ \t]{0,2}"
    r"(?::[^{}\n]{1,200}|[.#][\w-]{1,60}(?:[ \t][^{}\n]{0,150})?|[a-z-]{2,20}=\"[^{}\n]{0,150}|data-[^{}\n]{1,150})\}"
)


_DEFINITION = re.compile(
    r"^ {0,3}\[([^\[\]\n]{1,300})\]:(?:[ \t]{1,4}|[ \t]{0,2}\n[ \t]{1,8}|(?=https?:/))<?([^\s<>]{4,500})>?"
    r"(?:[ \t]{1,4}[\"'(][^\n]{0,200})?[ \t]{0,20}$\n?",
    re.MULTILINE,
)
_REFERENCE = re.compile(r"\[([^\[\]\n]{1,300}(?:\n[^\[\]\n]{1,300}){0,3})\][ ]?\[([^\[\]\n]{0,80})\]")


_CAPTION = re.compile(r"<figcaption\b[^<>\n]{0,200}>[^<>]{0,400}</figcaption>")  # of a picture
_SPACED_LINK = re.compile(r"(?<=\])[ \t](?=\(https?://[^\s()]{4,300}\))")  # "[Looms] (https://x.org)"
_OWN = (
    r"(mailto:[^\"'<>()\s]{3,100}|https?://(?:scholar\.google\.|www\.linkedin\.com/in/|linkedin\.com/in/|orcid\.org/"
    r"|github\.com/[\w-]{1,40}/?(?=[\"')]))[^\"'<>()\s]{0,200})"
)
_CODES = re.compile(r"^(?:[-*+] )?(?:`[^`\n]{1,40}`(?: (?=`)|[ \t]{0,8}$)){2,60}", re.MULTILINE)  # words as labels
_CHIPS = re.compile(
    r"^[ \t]{0,8}(?:<span\b[^<>\n]{1,200}>[^<>,\n]{2,60}</span>[ \t]{0,4}){3,40}$", re.MULTILINE
)  # a cloud
_BETWEEN = re.compile(r"</span>[ \t]{0,4}<span")
_GLYPH = (
    r"(?:<(?:i|span|img)\b[^<>\n]{0,400}>\s{0,4}(?:</(?:i|span)>\s{0,4})?"
    r"|!\[[^\[\]\n]{0,80}\]\([^()\s]{1,300}\)(?:\{[^{}\n]{0,80}\})?\s{0,4}){1,2}"
)
_ICON_LINK = re.compile(rf"<a\b[^<>\n]{{0,200}}?href=[\"']{_OWN}[\"'][^<>\n]{{0,300}}>\s{{0,4}}{_GLYPH}</a>")
_ICON_IN_LINK = re.compile(rf"\[\s{{0,4}}(?:{_GLYPH})?\]\({_OWN}\)")


_SHORTCODE_LINK = re.compile(r"\[\s?:[a-z][a-z0-9_+-]{1,40}:\s?\](?=[(\[])")
_SHORTCODE_HEAD = re.compile(
    r"^(#{1,6} [^\n]{1,200}?)[ \t]{0,4}\[\s?:[a-z][a-z0-9_+-]{1,40}:\s?\][(\[][^()\[\]\n]{1,300}[)\]][ \t]{0,8}$",
    re.MULTILINE,
)
_SHORTCODE_OPENS = re.compile(r"\[\s?:")
_SHORTCODE_SIGN = re.compile(r"[a-z0-9]:[\s.,!)*\]]")
_SHORTCODE_IN_BOLD = re.compile(r"[ \t](?<=[^\s*].):[a-z][a-z0-9_+-]{1,40}:(?=\*)")
_SHORTCODE = re.compile(r":(?<!\S:)[a-z][a-z0-9_+-]{1,40}:(?=\s|$|[.,!)])[ \t]?", re.MULTILINE)


def _addressed(match: re.Match[str]) -> str:
    """A link that shows nothing but an icon, with its address for words; HTML stays HTML."""
    words = re.sub("^(?:mailto:|https?://)", "", match[1])
    return f'<a href="{match[1]}">{words}</a>' if match[0].startswith("<") else f"[{words}]({match[1]})"


def _with_targets(text: str) -> str:
    """Links by reference with their targets in place; the definitions, which no page shows, are gone."""
    targets = {name.casefold(): url for name, url in _DEFINITION.findall(text)}
    used: set[str] = set()

    def link(match: re.Match[str]) -> str:
        name = " ".join((match[2] or match[1]).split()).casefold()
        if name not in targets:
            return match[0]
        used.add(name)
        return f"[{match[1]}]({targets[name]})"

    text = _REFERENCE.sub(link, text)
    return _DEFINITION.sub("", text) if used else text


# A link whose words its author wrapped: "[Lindgrove" / "University](https://x.org)"; no item begins inside it.
_WRAPPED_LINK = re.compile(
    r"\[(?<![\\\]].)((?:[^\[\]\n]{1,200}\n(?![ \t]{0,12}(?:[-*+#>|]|\d{1,3}[.)])[ \t])){1,4}[^\[\]\n]{1,200})\]"
    r"(?=\([^()\s]{1,500}(?:\([^()\s]{0,100}\)[^()\s]{0,100})?\))"
)


def _on_one_line(match: re.Match[str]) -> str:
    return f"[{' '.join(match[1].split())}]"


# A tag inside a line that its author broke: '<a rel="home"' / 'href="https://x.org">'.
_WRAPPED_TAG = re.compile(r"<(?:a|span|img|font)(?:\s[^<>\n]{0,400})?(?:\n[^<>\n]{1,400}){1,4}>")


def _with_links(text: str) -> str:
    """The text with every link's words and target in place, without names of emoji (":mortar_board:")."""
    if "<" in text:
        text = _WRAPPED_TAG.sub(lambda match: " ".join(match[0].split()), text)
    if _SHORTCODE_SIGN.search(text):
        if _SHORTCODE_OPENS.search(text):
            text = _SHORTCODE_HEAD.sub(r"\1", text)  # a sign beside a heading, which leads to what it names
            text = _SHORTCODE_LINK.sub("[link]", text)
        if " :" in text or "\t:" in text:
            text = _SHORTCODE_IN_BOLD.sub("", text)
        text = _SHORTCODE.sub("", text)
    if "]:" in text:
        text = _with_targets(text)
    if "] (http" in text:
        text = _SPACED_LINK.sub("", text)
    if "<figcaption" in text:
        text = _CAPTION.sub("", text)
    if "](" in text:
        text = _WRAPPED_LINK.sub(_on_one_line, text)
    if "<a" in text:
        text = _ICON_LINK.sub(_addressed, text)
    return _ICON_IN_LINK.sub(_addressed, text) if "[](" in text or "[<" in text else text


def _with_lazy_lines(text: str) -> str:
    """The text, what stands at the margin below an item's line that its author broke put under the item's words."""
    if "  " not in text and "\\" not in text and "<br" not in text:
        return text  # nobody broke a line
    lines = text.split("\n")
    width = 0
    for i, line in enumerate(lines):
        item = _ITEM.match(line)
        if item:
            width = item.end()
        elif width and (line[:1] not in _NO_LAZY or (line[:1] == "_" and line[1:2].isalnum())):
            lines[i] = " " * width + line
        if width and (not line.strip() or not _BREAK.search(line)):
            width = 0
    return "\n".join(lines)


_QUOTES = ('="', ' "', "='")  # what the values of a tag stand in
_ITEM = re.compile(r" {0,3}(?:[-*+]|\d{1,3}[.)])[ \t]{1,4}(?=\S)")
_NO_LAZY = frozenset((" ", "\t", "#", ">", "|", "<", "-", "+", "_", "=", "\r", ""))
_BREAK = re.compile(r"(?:  |\\|<br ?/?>)[ \r]{0,20}$")


# A break inside a line of words, not in a row of a table, a heading or a line of HTML: "- **Title** <br> A. Author".
_INNER_BREAK = re.compile(
    r"^(?=[ \t]{0,12}(?:[^\s|#<]|<(?:b|strong|i|em|a|u|ins|font|img|span)[\s>]))[^\n]{0,3000}?<br ?/?>[^\n]{1,3000}$",
    re.MULTILINE | re.IGNORECASE,
)
_BREAKS_INSIDE = re.compile(r"[ \t]{0,4}(<br ?/?>)[ \t]{0,9}(?=\S)", re.IGNORECASE)


def _broken(match: re.Match[str]) -> str:
    """The line as lines, each with its break at the end."""
    return _BREAKS_INSIDE.sub(r" \1\n", match[0])


_SPAN_HEAD = re.compile(r"^<span>([^<>*\n]{3,60})</span>(?:[ \t]+|$)", re.MULTILINE)


def _with_span_headings(text: str) -> str:
    """The text, groups of LaTeX that pandoc left as bare spans and that begin a line with a heading's words as such."""
    return _SPAN_HEAD.sub(lambda match: f"## {match[1].strip()}\n\n" if named(match[1]).kinds else match[0], text)


# An item in a heading's type: "- ###### Weaver at Globex, 2019 ######".
_HEADED_ITEM = re.compile(r"^(\s{0,12}[-*+][ \t]{1,4})#{3,6}[ \t]{1,4}(\S.*?)[ \t]{0,3}#{0,6}[ \t]{0,3}$", re.MULTILINE)


def _with_plain_items(text: str) -> str:
    """The text with items that are set as headings, and words set as code, as plain ones."""
    if " ###" in text:
        text = _HEADED_ITEM.sub(r"\1\2", text)
    if "- `" in text or "* `" in text:
        text = _CODE_LABEL.sub(lambda match: match[0] if is_date(match[3]) else f"{match[1]}[{match[3]}]", text)
    if "` `" in text:
        text = _CODES.sub(lambda match: match[0].replace("` `", "`, `"), text)
    if "</span> <span" in text or "</span><span" in text:
        text = _CHIPS.sub(lambda match: _BETWEEN.sub("</span>, <span", match[0]), text)
    return text


# Where and when a work appeared, set as code before it: "- `LoomConf'24` Wet looms, A. Quill".
_CODE_LABEL = re.compile(
    r"^([ \t]{0,4}[-*+][ \t]{1,4})(`{1,2})"
    r"(?=[A-Z])([^`\n]{2,30}?['’ ]?(?:20)?[012]\d(?: [A-Z][a-z]{2,12})?)\2(?=[ \t]{1,4}\S)",
    re.MULTILINE,
)


# MkDocs' tabs and boxes: '=== "Skills"', '!!! note "Awards"', '???+ info "Talks"'; what they hold is indented.
_CONTAINER = re.compile(
    r"^([ \t]{0,12})(?:={3}\+?|!{3}|\?{3}\+?)[ \t]{1,4}(?:[\w-]{1,30}[ \t]{1,4})?\"([^\"\n]{1,100})\"[ \t\r]{0,9}$",
    re.MULTILINE,
)


def _without_containers(text: str) -> str:
    """The text with the names of tabs and boxes as labels, a period in bold, and what they hold at the margin."""
    if '"\n' not in text or not _CONTAINER.search(text):
        return text
    lines = text.split("\n")
    margin = -1
    for i, line in enumerate(lines):
        blanks = len(line) - len(line.lstrip(" "))
        if name := _CONTAINER.match(line):
            margin = len(name[1])
            lines[i] = name[1] + (f"**{name[2]}**" if any(map(str.isdigit, name[2])) else f"{name[2]}:") + "\n"
        elif margin >= 0 and line.strip():
            margin = margin if blanks > margin else -1
            lines[i] = line[min(blanks - margin, _TAB) :] if margin >= 0 else line
    return "\n".join(lines)


_TAB = 4
# A style's tag on a line of its own, which parts nothing.
_LONE_TAG = re.compile(r"^[ \t]{0,40}</?(?:span|small|font|em|b|i|u)\b[^<>\n]{0,200}>[ \t\r]{0,9}\n", re.MULTILINE)
_VOID = re.compile(r"^N/A[ \t\r]{0,9}$", re.MULTILINE)  # what a list of fields says of one that has no value


def _with_breaks(text: str) -> str:
    """The text with each hard break at a line's end, and what goes on below one under the words of its item."""
    if "  \n" in text:
        text = without_vain_blanks(text)
    if "<br" in text:
        text = with_cells_broken(text)
        text = _INNER_BREAK.sub(_broken, text)
    return _with_lazy_lines(text) if "  \n" in text or "\\\n" in text or "<br" in text else text


# Bold words with a stop, and the next right behind: "**Slow Looms.**Ada Reed, Weft 4".
_TIGHT = re.compile(r"(\*\*(?<![^\s(\[-]\*\*)(?=\S)[^*\n]{1,300}[.,:;?!]\*\*)(?=[^\W\d_])")


_EN_DASH = re.compile(r"(?<=\d)--(?![\w>-])")  # "2019-- Reader": kramdown and pandoc show a dash


def plain_markdown(text: str) -> str:
    """The text without what only the site's generator reads. Linear in its length."""
    text = _RAW.sub(r"\n\2", text) if "{=html}" in text else text
    text = with_tables_closed(text) if "|" in text else text
    text = _EN_DASH.sub("–", text) if "--" in text else text
    text = _TIGHT.sub(r"\1 ", text) if "**" in text else text
    text = without_macros(text) if "\\" in text else text
    text = without_components(text) if "\n<" in text else text
    if "\n<span>" in text:
        text = _with_span_headings(text)
    if tabulars.SIGN in text:
        text = tabulars.with_rows(text)
    text = _with_breaks(_with_links(text))
    text = with_headings_in_items(_with_plain_items(text))
    if "</span>" in text or "</kbd>" in text:
        text = with_labels(_LONE_TAG.sub("", text))
    if ":::" in text:
        text = _FENCE.sub("", text)
    text = with_definitions(_VOID.sub("", text) if "\nN/A" in text else text)
    text = _without_containers(text)
    if "{" not in text:
        return text
    if "oaicite" in text:
        text = _CITED_BY_MACHINE.sub("", text)
    if "```{" in text or "~~~{" in text or "``` {" in text:
        text = _CHUNK.sub("", text)
    if "{%" in text or "{{" in text:
        text = without_loops(text) if "endfor" in text else text
        text = with_stated_tags(text) if any(sign in text for sign in _QUOTES) else text
        text = without_tags(text)
    if "]{" in text:
        text = _SPAN.sub(r"\1", _MARGIN.sub(r"\t\1", text))
    return _ATTRIBUTES.sub("", text) if any(sign in text for sign in _ATTRIBUTED) else text
