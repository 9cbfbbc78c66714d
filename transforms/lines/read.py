"""Lines: consumes a `Document`; produces its `Line`s, markup turned into style, spans into the raw text kept.

Raw text is never rewritten: a line's range is the raw one, only `Line.text` is clean.
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace

from transforms.lines.bare_numbers import with_bare_numbers
from transforms.lines.coded_items import with_coded_items, with_names_like_codes
from transforms.lines.field_signs import with_field_signs
from transforms.lines.glued_dashes import with_glued_dashes
from transforms.lines.hidden import hide, may_hide
from transforms.lines.labelled_dates import may_label_dates, with_labelled_dates
from transforms.lines.outline_items import with_outline_items
from transforms.lines.parting_signs import with_bars
from transforms.lines.same_rank import with_ranks_apart, without_vain_headings
from transforms.lines.stopped_headings import with_stopped_headings
from transforms.model import Document, Line, Link, Span
from transforms.names.bibtex import in_reading_order
from transforms.text.emphasis import across
from transforms.text.markup import read_inline
from transforms.text.name_marks import with_known_marks
from transforms.text.shown import FIRST_PICTURE, GLYPHS, PICTURE, clean
from transforms.text.words import Words

_BULLET = re.compile(
    rf"(?:[{GLYPHS}](?:[ \t]{{0,8}}[{GLYPHS}])?|\\?[*+~-](?=[ \t])|--(?=[ \t])|[–—−‒―](?=[ \t])|o(?=[ \t])|\.(?=[ \t])"
    r"|\\?\[[A-Z]{0,3}[.-]?\d{1,3}\\?\](?::(?=[ \t]+[A-ZÀ-Þ“\"]))?(?=[ \t]|$)"
    r"|\[\d{1,3}\](?=\S)|\(?\d{1,3} ?[.)](?=[ \t]|$)"
    r"(?!\s\d{3}[-.\s–]\d{4}(?!\d))|\d{1,3}\.(?=[A-Z“\"][^\W\d])(?!AI\b)"
    r"|\d{1,3}(?=\t\S)|\{(?=[ \t]+\w)"  # a brace: the bullet of a font of signs
    r"|§(?=[ \t]{1,8}(?:[^\W\d_]|\\?\[))|…(?=[ \t]{1,8}[A-Z“\"])"  # a square of Wingdings as other fonts show it
    r"|[A-Z]{1,2}\d{1,2}[.:)](?=[ \t])"
    r"|\d{1,3}\\\.(?=[ \t])|\((?:[ivx]{1,4}|[a-z])\)(?=[ \t])"
    r"|(?:[a-k]|[ivx]{2,4})[.)](?=[ \t]{1,40}[A-Z*“\"]))[ \t]{0,40}"
)
_ROMAN = frozenset("ivx")
_ITEM = re.compile(r"[^\W\d_a-z]|[\[*“\"]|[a-z]{1,2}[A-Z]")  # what may stand right of a bullet that is a letter
_LETTERED = frozenset((". ", ") ", ".\t", ")\t"))
_HEADING = re.compile(r"(#{1,6})(?:[ \t]{1,40}|(?=[^#\s])(?!\d{1,3}[ \t]))(.*?)[ \t#]*$")  # "#3 Looms" is counted
_RULE_ENDS = frozenset("-_=*~#·.•—–―─━═|:+`>⎯‾¯")
_RULE = re.compile(r"[\s\-_=*~#·.•—–―─━═|:+`>⎯‾¯]+$")
_UNDERLINE = re.compile(r"(=|-)\1{2,}\s*$")
_SHORT_UNDERLINE = re.compile(r"(?:--?|==?)\s{0,20}$")
_UNDERLINED = re.compile(r"(?:^|\n)[ \t]*\n[^\n-][^\n]{2,60}\n(?:-|=)(?:-|=)?[ \t]*(?=\n)")
_SERIES = 3  # headings that short lines of = or - underline
_COLUMNS, _GAPS = re.compile(r"[ \t]*\t[ \t]*|[ ]{3,}"), re.compile(" {3,}")
_BLANKS = re.compile(r" {2,}")
_SPACED_DASH = re.compile(r" (?<!  ) +([-–—]) (?=\S)")
_LONGEST_CELL = 45
_SPACED = re.compile(r"(?:[^\W\d_a-z] ){3}[^\W\d_a-z](?: {1,6}(?:[^\W\d_a-z]|&))*\s*$")
_DECORATED = re.compile(r"([=~─━═–—-]{2,40})[ \t]{0,9}(\S.{1,80}?)[ \t]{0,9}[=~─━═–—-]{2,200}$")
_SECOND = re.compile(r"(?:19|20)\d\d[a-z]\t")  # the year of a second work, in a column of its own
_QUOTE = re.compile(r"(?:>[ ]?){1,5}")
_TABLE_CUT = re.compile(r"(?<!\\)\|")


def read_lines(document: Document, until: int = sys.maxsize) -> tuple[Line, ...]:
    """Every line of the document, blank ones included; those from the place `until` on with their bare words."""
    lines: list[Line] = []
    start = gap = 0
    raws = document.text.split("\n")
    is_short = "\n-\n" in document.text and len(_UNDERLINED.findall(document.text)) >= _SERIES
    shown = hide(document.text).split("\n") if may_hide(document.text) else raws
    for number, (raw, seen) in enumerate(zip(raws, shown, strict=True), 1):
        if start >= until:
            lines.append(_unread(number, start, seen))
            start += len(raw) + 1
            continue
        line = read_line(number, start, seen, gap)
        if seen is not raw and raw != seen:
            line = replace(line, raw=raw, rule=not line.text and bool(raw.strip()))
        start += len(raw) + 1
        if line.rule and raw[0] in "=-" and _underlines(raw, is_short=is_short) and _is_title(lines):
            lines[-1] = replace(lines[-1], heading=1 if raw[0] == "=" else 2, bullet="")
        lines.append(line)
        gap = 0 if line.text else gap + (not (line.rule and _is_break(line)))
    lines = with_labelled_dates(lines) if may_label_dates(document.text) else lines
    shown_lines = across(with_field_signs(with_ranks_apart(without_vain_headings(with_names_like_codes(lines)))))
    return tuple(
        in_reading_order(
            with_outline_items(
                with_bare_numbers(with_coded_items(with_stopped_headings(with_glued_dashes(shown_lines))))
            )
        )
    )


def _underlines(raw: str, *, is_short: bool) -> bool:
    """True for a row of = or - that makes a heading of the line above; one sign does where a page sets several so."""
    return _UNDERLINE.match(raw) is not None or (is_short and _SHORT_UNDERLINE.match(raw) is not None)


def _is_break(line: Line) -> bool:
    """True for an HTML line break or a sign between two parts of a line alone: what stands around it is one block."""
    return line.rule and line.raw.strip().lower() in _BREAKS_ALONE


_BREAKS_ALONE = frozenset(("<br>", "<br/>", "<br />", "</br>", "•", "·", "|", "/", "\\|"))


def _is_title(lines: list[Line]) -> bool:
    """True where the line above a row of = or - can be a setext heading."""
    if not lines or not 0 < len(lines[-1].text) <= 80 or lines[-1].heading:
        return False
    return not lines[-1].bullet or lines[-1].bullet[0] >= FIRST_PICTURE


def read_line(number: int, start: int, raw: str, gap: int) -> Line:
    """One line; `start` is its place in the document's text, `gap` the number of blank lines above."""
    line = {**_BLANK, "number": number, "start": start, "end": start + len(raw), "gap_before": gap}
    if not raw:
        return _made(line)
    line["raw"] = raw
    text = clean(raw)
    body = text.strip()
    if not body or (body[-1] in _RULE_ENDS and _RULE.match(body)):
        line["rule"] = bool(raw.strip())
        return _made(line)
    if text[0].isspace():
        line["indent"] = _indent(text)
    heading, bullet = 0, ""
    if body[0] == "#" and (match := _HEADING.match(body)):
        heading, body = len(match[1]), match[2]
    elif body[0] == "|" and body[-1] == "|" and len(body) > 2:
        body = "\t".join(cell.strip() for cell in _TABLE_CUT.split(body[1:-1]))
    elif body[0] in "=~─━═–—-" and (match := _DECORATED.match(body)) and "**" not in match[2]:
        heading, body = 2, match[2]
    else:
        if body[0] == ">":
            body = body[_QUOTE.match(body).end() :]  # type: ignore[union-attr]
        bullet, body = _bullet(body.rstrip("\\ ") or body if body[-1] == "\\" else body)
    words = read_inline(_columns(body, bool(bullet)))
    if not (words.text[:1].isalnum() or any(map(str.isalnum, words.text))):
        line["rule"] = True
        return _made(line)
    if words.text[0] in GLYPHS or words.text[0] >= FIRST_PICTURE:
        bullet, words = _mark_inside(bullet, words, heading)
    line["heading"], line["bullet"] = heading, bullet
    line["text"], line["bold"], line["italic"], line["underline"], line["links"] = words
    line["text"] = with_known_marks(words.text) if "," in words.text else words.text
    line["trailing_break"] = text.endswith(_BREAKS) or (raw[-1:] == ">" and _BROKEN.search(raw) is not None)
    return _made(line)


def _unread(number: int, start: int, raw: str) -> Line:
    """A line of which nobody asks more than whether words stand on it."""
    text = raw if any(map(str.isalnum, raw)) else ""
    is_rule = not text and not (not raw or raw.isspace())
    return _made({**_BLANK, "number": number, "start": start, "end": start + len(raw), "text": text, "rule": is_rule})


def _mark_inside(bullet: str, words: Words, heading: int) -> tuple[str, Words]:
    """The bullet that stands inside bold or was escaped, or is a picture, and the words without it."""
    if picture := PICTURE.match(words.text):
        return bullet or ("" if heading else picture[0].strip()), _cut(words, picture.end())
    return (words.text[0], _cut(words, 1)) if not bullet and words.text[0] in GLYPHS else (bullet, words)


_BREAKS = ("  ", "\\")
_BROKEN = re.compile("(?i)<br ?/?>$")
_BLANK: dict[str, object] = {
    "number": 0,
    "start": 0,
    "end": 0,
    "text": "",
    "indent": 0,
    "bullet": "",
    "heading": 0,
    "bold": (),
    "italic": (),
    "underline": (),
    "links": (),
    "gap_before": 0,
    "trailing_break": False,
    "rule": False,
    "raw": "",
}


def _made(fields: dict[str, object]) -> Line:
    """A `Line` without the frozen dataclass's slow constructor: every line of every document passes here.

    That it is not bold or in italics is known where nothing of it is, and stands where `kept` would put it.
    """
    if not fields["bold"]:
        fields["is_bold"] = False
    if not fields["italic"]:
        fields["is_italic"] = False
    line = object.__new__(Line)
    object.__setattr__(line, "__dict__", fields)
    return line


def _indent(text: str) -> int:
    blanks = text[: len(text) - len(text.lstrip())].replace("\f", "")
    return len(blanks.expandtabs(4)) if "\t" in blanks else len(blanks)


def _begins_word(body: str) -> bool:
    """A cheap test of a text that begins with a letter: only True where that is no bullet."""
    return body[0] != "o" and not (
        body[1:2].isdigit() or body[2:3].isdigit() or body[1:3] in _LETTERED or _ROMAN.issuperset(body[:2])
    )


def _bullet(body: str) -> tuple[str, str]:
    """The bullet marks before a line's words (nested ones too) and what follows; the innermost is kept, but no dash."""
    mark = ""
    for _ in range(3):
        if body[0].isalpha() and _begins_word(body):
            break  # as most lines begin
        match = _BULLET.match(body)
        if not match or match.end() == len(body):
            break
        found = match[0].strip().replace("\\", "")
        if found == "." and mark:
            found = mark
        elif found in "o." and not mark and (found == "." or not _ITEM.match(body, match.end())):
            break
        mark, body = (mark if found == "-" and mark[:1].isdigit() else found), body[match.end() :]
    return mark, body


def _columns(body: str, bulleted: bool) -> str:
    """Blanks folded; a tab where columns were kept apart by tabs or by three blanks or more."""
    body = with_bars(body) if " :: " in body or " = " in body else body
    if body[5:6] == "\t" and _SECOND.match(body):
        body = body[:4] + body[5:]
    if body[1:2] == " " and _SPACED.match(body):
        return " ".join(word.replace(" ", "") for word in re.split(r" {2,}", body.strip()))
    spaced = "  " in body[:_DATE] and "\t" not in body
    if (spaced or (" | " in body[:_DATE] and body.count("|") == 1)) and (dated := _DATED.match(body)):
        body = f"{dated[1]}\t{body[dated.end() :]}"
    if "  " not in body and "\t" not in body:
        return body
    if bulleted and all(len(part) <= _LONGEST_CELL for part in _SPACED_DASH.split(body)[::2]):
        body = _SPACED_DASH.sub("\t", body)  # bullets beside bullets
    if "- " in body or "– " in body or "— " in body:
        body = _SPACED_DASH.sub(r" \1 ", body)
    body = (_COLUMNS if "\t" in body else _GAPS).sub("\t", body)
    return (_BLANKS.sub(" ", body) if "  " in body else body).strip()


_DATE = 32
_DATED = re.compile(  # "**2019** | ", "**08/2020 - today** | ", "2019  ": what parts a period from the rest of its row
    r"(\*{0,2}(?:\w{3,9} |\d\d?[/.])?(?:19|20)\d\d(?: ?[-–—/] ?(?:(?:\w{3,9} |\d\d?[/.])?(?:(?:19|20)\d\d|\d\d)"
    r"|today|present|now|current))?\*{0,2})(?: \| |  )(?=\S)",
    re.IGNORECASE,
)


def _cut(words: Words, count: int) -> Words:
    """The words without their first characters and the blanks after them."""
    text = words.text[count:].lstrip()
    by = len(words.text) - len(text)

    def moved(spans: tuple[Span, ...]) -> tuple[Span, ...]:
        return tuple(Span(max(0, s.start - by), s.end - by) for s in spans if s.end > by)

    links = tuple(Link(max(0, k.start - by), k.end - by, k.url) for k in words.links if k.end > by)
    return Words(text, moved(words.bold), moved(words.italic), moved(words.underline), links)
