r"""Fonts that a document names: \newfontfamily\strong{Lora SemiBold} sets what follows in bold.

Consumes the command's arguments; produces the switch that it defines.
"""

from __future__ import annotations

import re

from transforms.readers.tex.engine import Engine
from transforms.readers.tex.macros import Macro
from transforms.readers.tex.tokens import Token

_HEAVY = re.compile(r"Bold|Black|Heavy", re.IGNORECASE)


def new_family(engine: Engine) -> None:
    """A face of its own: its name says whether it is bold."""
    name = next((token.value for token in engine.argument() if token.kind == "cmd"), "")
    engine.option()
    series = "bfseries" if _HEAVY.search(engine.words()) else "mdseries"
    engine.option()
    if len(name) > 1:
        engine.macros[name] = Macro(0, None, [Token("cmd", series)])
