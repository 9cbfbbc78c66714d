r"""Links. Consumes a command's arguments; writes the words that LaTeX shows, with the address that they lead to.

`\href{address}{words}`, `\url{address}`, moderncv's `\httplink[words]{address}`, whose words may be missing.
"""

from __future__ import annotations

import re

from transforms.readers.tex.engine import BRACE, CLOSE, Engine
from transforms.readers.tex.tokens import source_of


def href(engine: Engine) -> None:
    """The words of the second argument lead to the first."""
    engine.option()
    engine.styled(url=_address(engine))


def url(engine: Engine) -> None:
    """The address is shown; inside a link it is only the link's words."""
    address = _address(engine)
    engine.writer.write(address, engine.style, engine.url or address)


def email(engine: Engine) -> None:
    """A mail address is shown."""
    address = _address(engine)
    engine.writer.write(address, engine.style, "mailto:" + address)


def link_of_class(engine: Engine) -> None:
    """The words between square brackets lead to the argument; without them it is shown itself."""
    words = engine.option()
    if not words:
        url(engine)
        return
    address = _address(engine)
    engine.push([BRACE, *words, CLOSE])
    engine.styled(url=address if "://" in address else "https://" + address)


def _address(engine: Engine) -> str:
    """The next argument as an address: a macro of the document's own stands for what it holds."""
    tokens = engine.argument()
    own = engine.macros.get(tokens[0].value) if len(tokens) == 1 and tokens[0].kind == "cmd" else None
    if own and not own.arguments and not any(token.kind == "cmd" for token in own.body):
        tokens = own.body
    if any(token.kind == "cmd" and token.value in engine.macros for token in tokens):
        return engine.text_of(tokens).replace(" ", "")
    return re.sub(r"\\(.)\s?", r"\1", source_of(tokens).strip()).replace(" ", "")
