"""Writers of plain text, and of text as `pdftotext -layout` gives it."""

from __future__ import annotations

import textwrap

from tests.bench.kinds.forms import SPLIT, Block, Look

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_WANDERING = (  # words that go on over several lines, as a page's margin breaks them
    ", and whatever else the long winters of the far north leave time for, such as the mending of nets and old boats,"
    " the keeping of a small garden behind the house, and letters to friends who moved away many years ago"
)
_FRONT = 32  # a left part no longer than this is a column of dates, not the entry itself


def text(look: Look, name: str, heading: str, blocks: list[Block], around: list[tuple[str, str]]) -> str:
    """Text as people type it, or as pages give it: columns kept, dates flush, long lines wrapped."""

    def title(words: str) -> str:
        return (words, words.upper(), f"{words}:", f"{words}\n{'-' * len(words)}")[look.heading]

    gap = "\n\n" if look.gap or any(len(lines) > 1 for block in blocks for lines in block.entries) else "\n"
    before = around[0][1] + (_WANDERING if look.form == "layout" else "")
    wrapped = "\n".join(textwrap.wrap(before, look.width))
    parts = [f"{name}\nmade-up@example.org", f"{title(around[0][0])}\n{wrapped}"]
    body = "\n\n".join(_block(look, block, gap) for block in blocks)
    parts += [f"{title(heading)}\n{body}" if look.gap else f"{title(heading)}\n\n{body}"]
    return "\n\n".join([*parts, f"{title(around[1][0])}\n{around[1][1]}"]) + "\n"


def _block(look: Look, block: Block, gap: str) -> str:
    put = _typed if look.form == "plain" else _placed
    head = look.marked(block.head, "{}", "{}") if block.head else ""
    if block.join:
        items = block.join.join(look.marked(lines[0], "{}", "{}") for lines in block.entries)
        return "\n".join(put(look, [head + items], ""))
    out = ["\n".join(put(look, [head], ""))] if head else []
    if block.rows:
        return "\n".join([*out, _table(look, block)])
    entries = []
    for number, lines in enumerate(block.entries):
        bullet = {"": "", "1.": f"{number + 1}. "}.get(look.bullet, look.bullet + " ")
        rows = put(look, [look.marked(line, "{}", "{}") for line in lines], bullet)
        rows += [f"    {'- ' if look.right % 2 else ''}{look.marked(line, '{}', '{}')}" for line in block.below[number]]
        entries.append("\n".join(rows))
    return "\n".join([*out, gap.join(entries)])


def _typed(look: Look, lines: list[str], bullet: str) -> list[str]:
    between = ("\t", "    ", "\t", " | ")[look.right]
    rows = [line.strip().replace(SPLIT, between).replace(">> ", "\t") for line in lines]
    pad = " " * len(bullet)
    return [(bullet if number == 0 else pad) + row for number, row in enumerate(rows)]


def _placed(look: Look, lines: list[str], bullet: str) -> list[str]:
    fronts = [front for line in lines if (front := line.partition(SPLIT)[0])[:1].isdigit() or _is_month(front)]
    fronts = [front for front in fronts if len(front) <= _FRONT and SPLIT in lines[0]]
    column = max(look.left, len(fronts[0]) + 2) if fronts and lines[0].startswith(fronts[0] + SPLIT) else 0
    rows: list[str] = []
    for number, line in enumerate(lines):
        lead = bullet if number == 0 else " " * len(bullet)
        first, split, rest = line.partition(SPLIT)
        if column and (not split or len(first.strip()) <= _FRONT):
            first, rest = (first, rest) if split else ("", line)
            rows += _hanging(lead + first.strip().ljust(column), rest, look.width)
        elif rest and first.strip():
            rows += _flush(lead, first, rest, look.width)
        elif rest:
            rows.append(" " * max(2, look.width - len(rest)) + rest)
        else:
            rows += _hanging(lead, line, look.width)
    return rows


def _is_month(text: str) -> bool:
    return (text[:3] in _MONTHS and text[-4:].isdigit()) or text.startswith(("Fall ", "Spring ", "Summer ", "Winter "))


def _hanging(lead: str, text: str, width: int) -> list[str]:
    wrapped = textwrap.wrap(text, width - len(lead)) or [""]
    return [(lead + wrapped[0]).rstrip(), *(" " * len(lead) + row for row in wrapped[1:])]


def _flush(lead: str, text: str, right: str, width: int) -> list[str]:
    wrapped = textwrap.wrap(text, max(30, width - len(lead) - len(right) - 4)) or [""]
    first = (lead + wrapped[0] + "   ").ljust(width - len(right)) + right
    return [first, *(" " * len(lead) + row for row in wrapped[1:])]


def _table(look: Look, block: Block) -> str:
    rows = [[look.marked(cell, "{}", "{}") for cell in row] for row in block.rows]
    rows = [block.header, *rows] if block.header else rows
    if look.form == "plain":
        return "\n".join("\t".join(row) for row in rows)
    widths = [max(len(row[number]) for row in rows) for number in range(len(rows[0]))]
    while sum(widths) + 3 * len(widths) > look.width:
        widths[widths.index(max(widths))] -= 2
    out = []
    for row in rows:
        cells = [textwrap.wrap(cell, widths[number]) or [""] for number, cell in enumerate(row)]
        for line in range(max(len(cell) for cell in cells)):
            shown = (cell[line] if line < len(cell) else "" for cell in cells)
            out.append("   ".join(text.ljust(widths[number]) for number, text in enumerate(shown)).rstrip())
    return "\n".join(out)
