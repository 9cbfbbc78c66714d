"""What a document defines: macros, environments, counters, conditions, and the data of the person at its head."""

from __future__ import annotations

from collections.abc import Callable

from transforms.readers.tex.engine import Engine
from transforms.readers.tex.macros import Macro, without_wrapping_item
from transforms.readers.tex.tokens import Token, source_of

Command = Callable[[Engine], None]
# macro -> number of arguments, 0 for as many as follow; an optional one says which kind (\phone[mobile]{...})
PERSONAL = dict.fromkeys(
    (
        "firstname",
        "familyname",
        "lastname",
        "author",
        "position",
        "tagline",
        "phone",
        "mobile",
        "homepage",
        "website",
        "social",
        "github",
        "gitlab",
        "linkedin",
        "twitter",
        "orcid",
        "extrainfo",
        "quote",
        "mailaddress",
        "date",
        "title",
        "email",
        "skype",
        "stackoverflow",
        "born",
        "nationality",
        "affiliation",
        "leftheader",
        "subtitle",
        "rightheader",
    ),
    1,
)
PERSONAL |= {"name": 0, "address": 0, "googlescholar": 0}
# The classes europecv and europasscv, and twentysecondcv, name the same data so.
OTHER_NAMES = {
    "ecvname": "name", "ecvaddress": "address", "ecvtelephone": "phone", "ecvemail": "email",
    "ecvhomepage": "homepage",
    "cvname": "name", "cvjobtitle": "position", "cvaddress": "address", "cvnumberphone": "phone", "cvmail": "email",
    "cvsite": "homepage",
}  # fmt: skip
_NEVER_REDEFINED = frozenset(
    {"section", "subsection", "item", "begin", "end", "cvitem", "cvdoubleitem", "cvcomputer", "cvlanguage", "\\"}
)


def _name_of(engine: Engine) -> str:
    token = next((token for token in engine.argument() if token.kind == "cmd"), None)
    return token.value if token else ""


def _count(engine: Engine) -> int:
    option = engine.option()
    digits = source_of(option).strip() if option else ""
    return int(digits) if digits.isdecimal() and len(digits) == 1 else 0


def _new_command(engine: Engine) -> None:
    name, count, default = _name_of(engine), _count(engine), engine.option()
    _define(engine, name, Macro(count, default, engine.argument()))


def _define(engine: Engine, name: str, macro: Macro) -> None:
    is_recursive = any(token.kind == "cmd" and token.value == name for token in macro.body)
    if name and not is_recursive and name not in _NEVER_REDEFINED and len(name) > 1:
        engine.macros[name] = macro


def _document_command(engine: Engine) -> None:
    r"""\NewDocumentCommand{\x}{m o m}{...}: a star or a first optional argument are understood."""
    name, spec, body = _name_of(engine), source_of(engine.argument()), engine.argument()
    letters = [letter for letter in spec if letter in "moO"]
    default: list[Token] | None = [] if letters[:1] in (["o"], ["O"]) else None
    _define(engine, name, Macro(len(letters), default, body))


def _def(engine: Engine) -> None:
    name, count = _name_of(engine), 0
    while engine.stack and engine.stack[-1].kind != "{":
        token = engine.stack.pop()
        count += token.kind == "#"
        if token.kind == "par":
            return
    _define(engine, name, Macro(count, None, engine.argument()))


def _let(engine: Engine) -> None:
    name = _name_of(engine)
    if engine.stack and engine.stack[-1].value == "=":
        engine.stack.pop()
    target = engine.argument()
    if target and target[0].kind == "cmd":
        found = engine.macros.get(target[0].value)
        if found:
            engine.macros[name] = found


def _new_environment(engine: Engine) -> None:
    name, count, default = engine.words(), _count(engine), engine.option()
    begin, end = engine.argument(), engine.argument()
    if f"begin {{{name}}}" not in source_of(begin):
        engine.environments[name] = (Macro(count, default, without_wrapping_item(begin)), end)


def _new_category(level: str) -> Command:
    r"""The class vita: \newcategory{Invited Seminars} makes an environment that heads a section."""

    def make(engine: Engine) -> None:
        engine.categories[engine.words()] = level

    return make


def _new_if(engine: Engine) -> None:
    name = _name_of(engine)
    if name.startswith("if"):
        engine.flags[name[2:]] = False


def _new_counter(engine: Engine) -> None:
    engine.counters[engine.words()] = 0
    engine.option()


def _set_counter(engine: Engine) -> None:
    name, value = engine.words(), engine.words()
    engine.counters[name] = int(value) if value.isdecimal() and len(value) < 9 else 0


def _step_counter(engine: Engine) -> None:
    name = engine.words()
    engine.counters[name] = engine.counters.get(name, 0) + 1


def _if_then_else(engine: Engine) -> None:
    r"""\ifthenelse{\equal{a}{b}}{yes}{no}; what cannot be decided gives both."""
    condition, yes, no = engine.argument(), engine.argument(), engine.argument()
    if condition and condition[0].kind == "cmd" and condition[0].value in ("equal", "isempty"):
        inner = Engine([*condition[1:]])
        left = inner.words()
        right = inner.words() if condition[0].value == "equal" else ""
        engine.push(yes if left == right else no)
    else:
        engine.push([*yes, *no])


def _if_blank(engine: Engine) -> None:
    text, yes, no = engine.words(), engine.argument(), engine.argument()
    engine.push(no if text else yes)


def _not_blank(engine: Engine) -> None:
    text, yes, no = engine.words(), engine.argument(), engine.argument()
    engine.push(yes if text else no)


def conditional(engine: Engine, name: str) -> bool:
    """Plain TeX's conditions. True where the name was one; the branch that does not hold is taken off the stream."""
    if name in ("iffalse", "iftrue"):
        holds = name == "iftrue"
    elif name in ("ifx", "if"):
        holds = engine.argument() == _shown(engine)
    elif name[2:] in engine.flags:
        holds = engine.flags[name[2:]]
    else:
        return False
    if not holds:
        skip_branch(engine)
    return True


def _shown(engine: Engine) -> list[Token]:
    r"""What the second thing compared comes to: of \detokenize{...} its first token, or what follows an empty one."""
    token = engine.argument()
    if [part.value for part in token if part.kind == "cmd"] != ["detokenize"]:
        return token
    return engine.argument()[:1] or engine.argument()


def skip_branch(engine: Engine, *, to_end: bool = False) -> None:
    r"""Leave out what stands before the \else (or, with `to_end`, the \fi) of the condition at hand."""
    depth = 0
    while engine.stack:
        token = engine.stack.pop()
        if token.kind != "cmd":
            continue
        if token.value.startswith("if") and (
            token.value in ("if", "ifx", "iffalse", "iftrue", "ifnum", "ifdim", "ifodd")
            or token.value[2:] in engine.flags
        ):
            depth += 1
        elif token.value == "fi":
            if depth == 0:
                return
            depth -= 1
        elif token.value == "else" and depth == 0 and not to_end:
            return


def _else(engine: Engine) -> None:
    skip_branch(engine, to_end=True)


def sets(engine: Engine, name: str) -> bool:
    r"""True for a command of the preamble's own that only defines another: \def\info#1{\def\@info{#1}}."""
    macro = engine.macros.get(name) if name not in PERSONAL else None
    first = next((token for token in macro.body if token.kind != "space"), None) if macro else None
    return first is not None and first.kind == "cmd" and COMMANDS.get(first.value) in (_def, _new_command)


def named(engine: Engine, name: str) -> bool:
    """Commands that a document's other definitions make: switches, counters, the head's data."""
    if name.endswith("true") and name[:-4] in engine.flags:
        engine.flags[name[:-4]] = True
    elif name.endswith("false") and name[:-5] in engine.flags:
        engine.flags[name[:-5]] = False
    elif name.startswith("the") and name[3:] in engine.counters:
        engine.write(str(engine.counters[name[3:]]))
    else:
        return False
    return True


def personal(engine: Engine, name: str) -> None:
    """Remember a datum of the head: all groups that follow, or as many as the macro takes."""
    option = engine.option()
    groups: list[list[Token]] = [option] if option else []
    count = PERSONAL[name] or 4
    for _ in range(count):
        if engine.peek() != "{":
            break
        groups.append(engine.argument())
    if name == "social" and option:
        site = engine.text_of(option).strip().casefold()
        name, groups = _SITES.get(site, name), groups[1:]
    engine.personal.setdefault(name, []).extend(groups)


# \social[linkedin]{ada} -> the datum of the head that knows the site's addresses
_SITES = {site: site for site in ("github", "gitlab", "linkedin", "twitter", "orcid", "researchgate")} | {
    "x": "twitter", "googlescholar": "scholar",
}  # fmt: skip


COMMANDS: dict[str, Command] = {
    "newcategory": _new_category("section"),
    "newkind": _new_category("subsection"),
    **dict.fromkeys(
        (
            "newcommand",
            "newcommand*",
            "renewcommand",
            "renewcommand*",
            "providecommand",
            "providecommand*",
            "DeclareRobustCommand",
            "DeclareRobustCommand*",
            "newrobustcmd",
        ),
        _new_command,
    ),
    **dict.fromkeys(
        ("NewDocumentCommand", "RenewDocumentCommand", "DeclareDocumentCommand", "ProvideDocumentCommand"),
        _document_command,
    ),
    "def": _def,
    "gdef": _def,
    "edef": _def,
    "xdef": _def,
    "let": _let,
    "newenvironment": _new_environment,
    "renewenvironment": _new_environment,
    "newenvironment*": _new_environment,
    "newif": _new_if,
    "newcounter": _new_counter,
    "setcounter": _set_counter,
    "stepcounter": _step_counter,
    "refstepcounter": _step_counter,
    "ifthenelse": _if_then_else,
    "ifblank": _if_blank,
    "ifstrempty": _if_blank,
    "ifempty": _if_blank,
    "notblank": _not_blank,
    "ifnotempty": _not_blank,
    "else": _else,
}
