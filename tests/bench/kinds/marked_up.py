"""Writers of markdown, HTML and LaTeX."""

from __future__ import annotations

import html as escape

from tests.bench.kinds.forms import SPLIT, Block, Look

_MD_RIGHT = (" ", " | ", " · ", "  ")
_HTML_RIGHT = (' <span class="date">{}</span>', '<span style="float:right">{}</span>', " {}", " | {}")
_TEX_HEADINGS = (
    "\\section*{{{}}}", "\\section{{{}}}", "\\noindent{{\\large\\bf {}}}\n", "\\section*{{\\textsc{{{}}}}}",
)  # fmt: skip
_TEX = (("\\textbf{{{}}}", "\\textit{{{}}}"), ("{{\\bf {}}}", "{{\\it {}}}"))


def markdown(look: Look, name: str, heading: str, blocks: list[Block], around: list[tuple[str, str]]) -> str:
    """Markdown of a page, or of a converted PDF."""
    mark = ("## {}", "# {}", "**{}**", "### {}")[look.heading]
    parts = [f"# {name}\n\nmade-up@example.org", f"{mark.format(around[0][0])}\n\n{around[0][1]}"]
    parts += [mark.format(heading), *(_md_block(look, block) for block in blocks)]
    return "\n\n".join([*parts, f"{mark.format(around[1][0])}\n\n{around[1][1]}"]) + "\n"


def _lead(head: str, block: Block) -> str:
    if head.endswith((">>", "&gt;&gt;")):  # a label that only its place sets off
        return head.removesuffix(" >>").removesuffix(" &gt;&gt;") + ": "
    return head + (" " if block.head and block.head.endswith(" ") else "")


def _md_text(look: Look, text: str) -> str:
    marked = look.marked(text.strip(), "**{}**", "*{}*")
    return marked.replace(SPLIT, _MD_RIGHT[look.right]).removeprefix(">> ")


def _md_block(look: Look, block: Block) -> str:
    head = _md_text(look, block.head or "")
    if block.join:
        return _lead(head, block) + block.join.join(_md_text(look, one[0]) for one in block.entries)
    bare = head.replace("*", "")
    out = [] if not head else [(f"### {bare}", f"**{bare}**", head, f"*{bare}*")[look.head]]
    if block.rows:
        header = block.header or [""] * len(block.rows[0])
        rows = [header, ["---"] * len(header), *([_md_text(look, cell) for cell in row] for row in block.rows)]
        return "\n\n".join([*out, "\n".join(f"| {' | '.join(row)} |" for row in rows)])
    entries = []
    for number, lines in enumerate(block.entries):
        bullet = {"": "", "1.": f"{number + 1}. ", "•": "* "}.get(look.bullet, "- ")
        hard = ("  \n", "\\\n", "<br>\n", "  \n")[look.right]
        rows = (hard + " " * len(bullet)).join(_md_text(look, line) for line in lines)
        details = "".join(f"\n{' ' * max(2, len(bullet))}- {_md_text(look, line)}" for line in block.below[number])
        entries.append(bullet + rows + ("\n" if details and not bullet else "") + details)
    return "\n\n".join([*out, ("\n" if look.bullet and not look.gap else "\n\n").join(entries)])


def html(look: Look, name: str, heading: str, blocks: list[Block], around: list[tuple[str, str]]) -> str:
    """A web page."""
    level = ("h2", "h2", "h3", "h1")[look.heading]
    sections = [f"<{level}>{around[0][0]}</{level}><p>{around[0][1]}</p>", f"<{level}>{heading}</{level}>"]
    sections += [_html_block(look, block) for block in blocks]
    sections.append(f"<{level}>{around[1][0]}</{level}><p>{around[1][1]}</p>")
    body = f"<h1>{name}</h1><p>made-up@example.org</p>\n" + "\n".join(sections)
    return f"<!DOCTYPE html><html><head><title>{name}</title></head><body>\n{body}\n</body></html>\n"


def _html_text(look: Look, text: str) -> str:
    bold, italic = (("<strong>{}</strong>", "<em>{}</em>"), ("<b>{}</b>", "<i>{}</i>"))[look.gap]
    marked = look.marked(escape.escape(text.strip(), quote=False).replace(" &gt;&gt; ", SPLIT), bold, italic)
    left, split, right = marked.removeprefix("&gt;&gt; ").partition(SPLIT)
    return left + _HTML_RIGHT[look.right].format(right) if split else left


def _html_block(look: Look, block: Block) -> str:
    head = _html_text(look, block.head or "")
    if block.join:
        return f"<p>{_lead(head, block)}{block.join.join(_html_text(look, one[0]) for one in block.entries)}</p>"
    out = (
        (f"<h4>{head}</h4>", f"<p><strong>{head}</strong></p>", f"<p>{head}</p>", f"<h3>{head}</h3>")[look.head]
        if head
        else ""
    )
    if block.rows:
        header = "".join(f"<th>{cell}</th>" for cell in block.header)
        rows = ["".join(f"<td>{_html_text(look, cell)}</td>" for cell in row) for row in block.rows]
        return (
            out
            + "<table>\n"
            + "\n".join(f"<tr>{row}</tr>" for row in ([header] if header else []) + rows)
            + "\n</table>"
        )
    entries = []
    for number, lines in enumerate(block.entries):
        rows = [_html_text(look, line) for line in lines]
        inner = "".join(f"<div>{row}</div>" for row in rows) if look.right == 2 else "<br>\n".join(rows)
        below = "".join(f"<li>{_html_text(look, line)}</li>" for line in block.below[number])
        entries.append(inner + (f"<ul>{below}</ul>" if below else ""))
    if look.bullet:
        tag = "ol" if look.bullet == "1." else "ul"
        return out + f"<{tag}>\n" + "\n".join(f"<li>{one}</li>" for one in entries) + f"\n</{tag}>"
    return out + "\n".join(
        (f"<p>{one}</p>" if "<ul>" not in one and "<div>" not in one else f'<div class="entry">{one}</div>')
        for one in entries
    )


def tex(look: Look, name: str, heading: str, blocks: list[Block], around: list[tuple[str, str]]) -> str:
    """LaTeX."""
    mark = ("\\section*{{{}}}", "\\section{{{}}}", "\\noindent{{\\large\\bf {}}}\n", "\\section*{{\\textsc{{{}}}}}")[
        look.heading
    ]
    parts = [f"{{\\LARGE {name}}}\\\\\nmade-up@example.org", f"{mark.format(around[0][0])}\n{around[0][1]}"]
    parts += [mark.format(heading), *(_tex_block(look, block) for block in blocks)]
    parts.append(f"{mark.format(around[1][0])}\n{around[1][1]}")
    body = "\n\n".join(parts)
    return f"\\documentclass[11pt]{{article}}\n\\begin{{document}}\n\n{body}\n\n\\end{{document}}\n"


def _tex_text(look: Look, text: str) -> str:
    bold, italic = _TEX[look.gap]
    for sign in "&%$#_":
        text = text.replace(sign, "\\" + sign)
    text = look.marked(text.strip(), bold, italic).replace(SPLIT, " \\hfill ").removeprefix(">> ")
    return text.replace("“", "``").replace("”", "''").replace("–", "--").replace("—", "---")


def _tex_block(look: Look, block: Block) -> str:
    head = _tex_text(look, block.head or "")
    if block.join:
        return _lead(head, block) + block.join.join(_tex_text(look, one[0]) for one in block.entries)
    bare = (block.head or "").replace("*", "")
    forms = ("\\subsection*{{{}}}", "\\textbf{{{}}}", "{{\\bf {}}}\\\\", "\\emph{{{}}}")
    out = [] if not head else [forms[look.head].format(_tex_text(look, bare))]
    if block.rows:
        rows = [[_tex_text(look, cell) for cell in row] for row in block.rows]
        rows = [block.header, *rows] if block.header else rows
        inner = " \\\\\n".join(" & ".join(row) for row in rows)
        return "\n\n".join([*out, f"\\begin{{tabular}}{{{'l' * len(rows[0])}}}\n{inner} \\\\\n\\end{{tabular}}"])
    entries = []
    for number, lines in enumerate(block.entries):
        below = "\n".join(f"  \\item {_tex_text(look, line)}" for line in block.below[number])
        rows = "\\\\\n".join(_tex_text(look, line) for line in lines)
        entries.append(rows + (f"\n\\begin{{itemize}}\n{below}\n\\end{{itemize}}" if below else ""))
    if look.bullet:
        items = "\n".join(f"\\item {one}" for one in entries)
        tag = "enumerate" if look.bullet == "1." else "itemize"
        return "\n\n".join([*out, f"\\begin{{{tag}}}\n{items}\n\\end{{{tag}}}"])
    return "\n\n".join([*out, *entries])
