"""A made-up class of CVs that no list of commands knows: what the tests of guessed commands share."""

from __future__ import annotations

from transforms.readers.dispatch import read


def text(body: str, preamble: str = "") -> str:
    tex = f"\\documentclass{{rarecv}}{preamble}\\begin{{document}}\n{body}\n\\end{{document}}"
    return read(tex.encode(), "a.tex").text
