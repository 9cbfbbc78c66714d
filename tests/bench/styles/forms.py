"""A list of works as a document: plain text, layout text, markdown, HTML or LaTeX."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby

from tests.bench.styles.entry import Entry, Runs
from tests.bench.styles.style import Style

LINK = "https://papers.example/p"
Document = tuple[str, str]  # name and text


def document(chance: random.Random, style: Style, entries: Sequence[Entry]) -> Document:
    """The document of an owner that is this list alone."""
    name = {"txt": "x.txt", "layout": "x.txt", "md": "x.md", "html": "x.html", "tex": "x.tex"}[style.form]
    return name, _WRITERS[style.form](chance, style, entries)


def _marks(style: Style, count: int) -> list[str]:
    sign = {"none": "", "bullet": "- ", "number": "{}. ", "[number]": "[{}] "}[style.mark]
    return [sign.format(number) for number in range(1, count + 1)]


def _plain(runs: Runs) -> str:
    return "".join(words for words, _ in runs)


def _by_year(style: Style, entries: Sequence[Entry], marks: Sequence[str]) -> list[tuple[str, list[tuple[str, Entry]]]]:
    """Entries with their marks below the year that heads them ("" where none does)."""
    rows = list(zip(marks, entries, strict=True))
    if style.year != "group":
        return [("", rows)]
    return [(str(year), list(group)) for year, group in groupby(rows, lambda row: row[1].year)]


def _text(_chance: random.Random, style: Style, entries: Sequence[Entry]) -> str:
    """Plain text: a work is a paragraph or a line, its own lines below its mark."""
    blocks = []
    for year, rows in _by_year(style, entries, _marks(style, len(entries))):
        lines = []
        for mark, one in rows:
            column = f"{one.year}\t" if style.year == "column" else ""
            lines.append(mark + column + _plain(one.runs).replace("\n", "\n" + " " * len(mark)))
        blocks.append((f"{year}\n\n" if year else "") + ("\n\n" if style.gap == "blank" else "\n").join(lines))
    return "Ada Quill\nada@moss.example\n\nPublications\n\n" + "\n\n".join(blocks) + "\n"


def _layout(chance: random.Random, style: Style, entries: Sequence[Entry]) -> str:
    """Text as a page shows it: wrapped at a width, hanging below a mark, beside a year."""
    width, margin, hang = chance.choice((80, 88, 96, 110)), chance.choice(("", "    ")), chance.choice((0, 4))
    blocks = []
    for year, rows in _by_year(style, entries, _marks(style, len(entries))):
        works = []
        for mark, one in rows:
            lead = (
                f"{one.year}      " if style.year == "column" else (mark.strip().ljust(len(mark) + 2) if mark else "")
            )
            below = " " * (len(lead) or hang)
            lines = []
            for number, line in enumerate(_plain(one.runs).split("\n")):
                first = lead if not number else below
                lines += textwrap.wrap(line, width, initial_indent=margin + first, subsequent_indent=margin + below)
            works.append("\n".join(lines))
        blocks.append((f"{margin}{year}\n\n" if year else "") + ("\n\n" if style.gap == "blank" else "\n").join(works))
    head = f"{'Ada Quill':^{width}}\n{'ada@moss.example':^{width}}\n\n{margin}PUBLICATIONS\n\n"
    return head + "\n\n".join(blocks) + "\n"


def _md_run(words: str, look: str) -> str:
    words = words.replace("*", "\\*")
    start, end = words[: len(words) - len(words.lstrip())], words[len(words.rstrip()) :]
    words = words.strip()
    words = f"[{words}]({LINK})" if "a" in look else words
    words = f"*{words}*" if "i" in look else f"<u>{words}</u>" if "u" in look else words
    return start + (f"**{words}**" if "b" in look else words) + end


def _markdown(chance: random.Random, style: Style, entries: Sequence[Entry]) -> str:
    break_ = chance.choice(("  \n{}", "<br>\n{}", "\n{}" if style.mark != "none" else "  \n{}"))
    blocks = []
    for year, rows in _by_year(style, entries, _marks(style, len(entries))):
        lines = []
        for mark, one in rows:
            text = "".join(_md_run(words, look) if words.strip() else words for words, look in _merged(one.runs))
            column = f"**{one.year}** " if style.year == "column" else ""
            lines.append(mark + column + text.replace("\n", break_.format(" " * len(mark))))
        blocks.append((f"### {year}\n\n" if year else "") + ("\n\n" if style.gap == "blank" else "\n").join(lines))
    return "# Ada Quill\n\nada@moss.example\n\n## Publications\n\n" + "\n\n".join(blocks) + "\n"


def _merged(runs: Runs) -> Runs:
    """Runs, those side by side of one look as one."""
    return [("".join(words for words, _ in group), look) for look, group in groupby(runs, lambda run: run[1])]


def _html_run(words: str, look: str) -> str:
    words = escape(words, quote=False).replace("\n", "<br>\n")
    for letter, opening, closing in (
        ("i", "<em>", "</em>"),
        ("b", "<strong>", "</strong>"),
        ("u", "<u>", "</u>"),
        ("a", f'<a href="{LINK}">', "</a>"),
    ):
        words = opening + words + closing if letter in look else words
    return words


def _html(_chance: random.Random, style: Style, entries: Sequence[Entry]) -> str:
    blocks = []
    item = {"none": "p", "bullet": "li", "number": "li", "[number]": "p"}[style.mark]
    around = {"none": ("", ""), "bullet": ("<ul>", "</ul>"), "number": ("<ol>", "</ol>"), "[number]": ("", "")}[
        style.mark
    ]
    for year, rows in _by_year(style, entries, _marks(style, len(entries))):
        lines = []
        for mark, one in rows:
            text = "".join(_html_run(words, look) for words, look in _merged(one.runs))
            text = (mark if style.mark == "[number]" else "") + text
            if style.year == "column":
                lines.append(f"<tr><td>{one.year}</td><td>{text}</td></tr>")
            else:
                lines.append(f"<{item}>{text}</{item}>")
        opening, closing = ("<table>", "</table>") if style.year == "column" else around
        blocks.append((f"<h3>{year}</h3>\n" if year else "") + "\n".join([opening, *lines, closing]))
    head = "<html><head><title>Ada Quill</title></head><body><h1>Ada Quill</h1><p>ada@moss.example</p>"
    return head + "<h2>Publications</h2>\n" + "\n".join(blocks) + "</body></html>"


def _tex_run(words: str, look: str) -> str:
    for sign in "&%#_$":
        words = words.replace(sign, "\\" + sign)
    words = words.replace("“", "``").replace("”", "''").replace("\n", "\\\\\n").replace("–", "--")
    for letter, opening in (("i", "\\emph{"), ("b", "\\textbf{"), ("u", "\\underline{"), ("a", f"\\href{{{LINK}}}{{")):
        words = opening + words + "}" if letter in look else words
    return words


def _tex(_chance: random.Random, style: Style, entries: Sequence[Entry]) -> str:
    listed = {"none": "", "bullet": "itemize", "number": "enumerate", "[number]": "etaremune"}[style.mark]
    blocks = []
    for year, rows in _by_year(style, entries, _marks(style, len(entries))):
        lines = []
        for _mark, one in rows:
            text = "".join(_tex_run(words, look) for words, look in _merged(one.runs))
            text = f"{one.year} \\quad {text}" if style.year == "column" else text
            lines.append(f"\\item {text}" if listed else f"\\noindent {text}\n")
        body = "\n".join(lines)
        body = f"\\begin{{{listed}}}\n{body}\n\\end{{{listed}}}" if listed else body
        blocks.append((f"\\subsection*{{{year}}}\n" if year else "") + body)
    head = (
        "\\documentclass{article}\n\\begin{document}\n\\begin{center}\\textbf{\\Large Ada Quill}\\\\ ada@moss.example"
    )
    return head + "\\end{center}\n\\section*{Publications}\n" + "\n".join(blocks) + "\n\\end{document}\n"


_WRITERS: dict[str, Callable[[random.Random, Style, Sequence[Entry]], str]] = {
    "txt": _text,
    "layout": _layout,
    "md": _markdown,
    "html": _html,
    "tex": _tex,
}
