r"""LaTeX in markdown that is also set as a PDF. Consumes markdown; produces it with those macros as markdown.

`Weaver \hfill 2019--2021` is a row of two columns; spaces and page breaks say nothing; `\textbf{...}` is bold.
"""

from __future__ import annotations

import re

_FILL = re.compile(r"[ \t]{0,8}\\(?:hfill(?![a-z])|hspace\*?\{[^{}\n]{1,40}\}|q?quad(?![a-z]))[ \t]{0,8}(?=\S)")
_SPACE = re.compile(
    r"\\(?:(?:(?:small|med|big)skip|newpage|pagebreak|clearpage|noindent|hfill|vfill|centering|raggedright|hrule"
    r"|hrulefill|normalfont|bfseries|itshape|scshape|upshape|mdseries|rmfamily|sffamily|thinspace|footnotesize|scriptsize|normalsize|small|large|Large|huge|Huge)(?![a-zA-Z])"
    r"|(?:vspace\*?|setlength|pagenumbering|pagestyle|thispagestyle|begin|end)\{[^{}\n]{1,60}\}(?:\{[^{}\n]{0,60}\})?)"
    r"[ \t]{0,4}"
)
_STYLED = re.compile(r"\\(textbf|textit|emph|textsc|underline|texttt)\{([^{}\n]{1,300})\}")
_MARKS = {"textbf": "**", "textit": "*", "emph": "*"}
_LINK = re.compile(r"\\href\{([^{}\s]{1,400})\}\{([^{}\n]{1,300})\}")
_MACRO = re.compile(
    r"\\(?:hfill|[hv]space|q?quad|(?:small|med|big)skip|newpage|pagebreak|noindent|text(?:bf|it|sc|tt)|emph|href\{)"
)


def without_macros(text: str) -> str:
    """The text, macros of its layout as columns, styles and links. Linear in its length."""
    if not _MACRO.search(text):
        return text
    text = _LINK.sub(r"[\2](\1)", _FILL.sub("\t", text))
    text = _STYLED.sub(lambda match: f"{_MARKS.get(match[1], '')}{match[2]}{_MARKS.get(match[1], '')}", text)
    return _SPACE.sub("", text)
