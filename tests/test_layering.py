"""Who may import whom, what stays out of which room, and how the tree looks."""

from __future__ import annotations

import ast
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROOMS = ("warehouse", "transforms", "expectations", "orchestration")
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "warehouse": (),
    "transforms": ("warehouse.fields", "warehouse.schema", "warehouse.tables", "warehouse.derive"),
    "expectations": ("warehouse",),
    "orchestration": ("warehouse", "transforms", "expectations"),
}
# The floors of `transforms/`, the lowest first: a module imports from its own floor and from those below it.
FLOORS = (
    "vocabulary", "kept", "model", "parsed", "unchecked", "evidence", "keys", "collector", "text", "dates", "names",
    "entities", "headings", "lines", "section_kinds", "heads", "tables", "furniture", "kinds", "entries", "sections",
    "citations", "records", "resolve", "review", "owner", "as_of", "redaction", "readers", "frames", "parse",
)  # fmt: skip
NOT_IN_TRANSFORMS = (
    "dagster",
    "duckdb",
    "pandas",
    "great_expectations",
    "subprocess",
    "socket",
    "time",
    "random",
    "tempfile",
)
HEAVY = ("dagster", "great_expectations", "pandas", "duckdb", "polars", "pyarrow", "sqlalchemy")
ONLY_IN = {"duckdb": ("warehouse/store.py",), "great_expectations": ("expectations/docs.py", "expectations/engine.py")}
TOP_LEVEL = {
    "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "uv.lock", "orchestration", "transforms", "expectations",
    "tests", "warehouse",
}  # fmt: skip
TRAINING = (
    "transforms/citations/train/",
    "transforms/section_kinds/train/",
)  # make the models' files; no part of the parser
_TRAINED = [folder.replace("/", ".").rstrip(".") for folder in TRAINING]
LONGEST_FILE = 300
# Files that still ask to be split along their nouns; none may grow beyond this, and none may join them.
LONG_FILES: dict[str, int] = {}
# As many words may stand in one list of the parser's code, in one alternation of a pattern too; more of them are
# vocabulary. Names of markup are none, nor are the names of what the parser itself knows.
MOST_WORDS = 12
MARKUP = ("transforms/readers/html/", "transforms/readers/markdown/", "transforms/readers/tex/")
NAMES = {
    "transforms/citations/features.py": "_TYPES", "transforms/citations/shapes.py": "SHAPES",
    "transforms/dates/tokens.py": "_WORD_CODES", "transforms/frames/values.py": "_TAG",
    "transforms/section_kinds/model.py": "_READ", "transforms/text/front_blocks.py": "_PLAIN",
}  # fmt: skip


@cache
def _sources() -> dict[str, ast.Module]:
    paths = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _is_under(module: str, parents: tuple[str, ...]) -> bool:
    return any(module == parent or module.startswith(parent + ".") for parent in parents)


@pytest.mark.parametrize("room", ROOMS)
def test_imports_run_one_way(room: str) -> None:
    wrong = [
        f"{file} imports {module}"
        for file, tree in _sources().items() if file.startswith(room + "/")
        for module in _imports(tree) if _is_under(module, ROOMS) and not _is_under(module, (room, *MAY_IMPORT[room]))
    ]  # fmt: skip
    assert not wrong


def _floor(module: str) -> str:
    return module.split(".")[1]


def test_every_part_of_the_parser_has_its_floor() -> None:
    parts = {path.stem for path in (ROOT / "transforms").iterdir() if path.suffix == ".py" or path.is_dir()}
    assert parts - {"__init__", "__pycache__"} == set(FLOORS)


def test_the_parser_imports_from_lower_floors_only() -> None:
    """Imports inside functions are the way of a form whose records are read at once (JSON Resume, BibTeX)."""
    wrong = [
        f"{file} imports {module}"
        for file, tree in _sources().items()
        if file.startswith("transforms/") and file != "transforms/__init__.py" and not file.startswith(TRAINING)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("transforms")
        for module in _imports(node)
        if FLOORS.index(_floor(module)) > FLOORS.index(_floor(file.removesuffix(".py").replace("/", ".")))
    ]
    assert not wrong


def test_transforms_are_pure() -> None:
    wrong = [
        f"{file} imports {module}"
        for file, tree in _sources().items() if file.startswith("transforms/") and not file.startswith(TRAINING)
        for module in _imports(tree) if _is_under(module, (*NOT_IN_TRANSFORMS, *_TRAINED))
    ]  # fmt: skip
    assert not wrong


@pytest.mark.parametrize("library", ONLY_IN)
def test_one_module_opens_each_engine(library: str) -> None:
    users = [
        file for file, tree in _sources().items() if any(_is_under(module, (library,)) for module in _imports(tree))
    ]
    assert users == list(ONLY_IN[library])


def test_great_expectations_is_imported_late() -> None:
    """Its import takes seconds: only a running check pays for it."""
    wrong = [
        file
        for file, tree in _sources().items()
        for node in tree.body
        if isinstance(node, ast.Import | ast.ImportFrom)
        and any(_is_under(m, ("great_expectations",)) for m in _imports(node))
    ]
    assert not wrong


def test_tests_are_not_imported() -> None:
    assert not [file for file, tree in _sources().items() if any(_is_under(m, ("tests",)) for m in _imports(tree))]


@pytest.mark.parametrize("arguments", [("parse", "orchestration/samples/aasgaard.txt"), ("--help",)])
def test_the_quick_commands_import_nothing_heavy(arguments: tuple[str, ...]) -> None:
    run = (
        f"import sys; sys.argv = ['vitae', *{arguments!r}]\n"
        "from orchestration.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code, end.code\n"
        f"print(sorted(set({HEAVY!r}) & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", run], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stderr.strip().splitlines()[-1] == "[]"
    assert done.stdout


def test_a_build_imports_the_parser_only_where_something_is_to_be_parsed() -> None:
    run = (
        "import sys, polars, orchestration.build\n"
        "from orchestration.parsing import _parse_unseen\n"
        "assert not [*_parse_unseen(polars.DataFrame({'uri': []}), None)]\n"
        "print('transforms.parse' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", run], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_the_top_level_is_fixed() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    top = {line.split("/")[0] for line in listed.splitlines()}
    assert {name for name in top if not name.startswith(".")} <= TOP_LEVEL


def test_files_are_short() -> None:
    lines = {file: (ROOT / file).read_text(encoding="utf-8").count("\n") for file in _sources()}
    assert not {file: count for file, count in lines.items() if count > LONG_FILES.get(file, LONGEST_FILE)}


def test_functions_are_short() -> None:
    functions = [node for tree in _sources().values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert statistics.median(node.end_lineno - node.lineno + 1 for node in functions if node.end_lineno) <= 10


def test_lists_of_words_are_vocabulary() -> None:
    held = {
        f"{file}: {name}"
        for file, tree in _sources().items()
        if file.startswith("transforms/") and not file.startswith((*MARKUP, *TRAINING))
        for name, value in _constants(tree)
        if name != "__all__" and name not in NAMES.get(file, "").split() and _lists_words(value)
    }
    assert not held, "their words belong into a file of transforms/vocabulary, read by `forms` or `any_of`"


def _constants(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield ast.unparse(node.targets[0]), node.value
        elif isinstance(node, ast.AnnAssign) and node.value:
            yield ast.unparse(node.target), node.value
        elif isinstance(node, ast.FunctionDef):
            yield node.name, node


def _lists_words(value: ast.AST) -> bool:
    parts = [part for part in ast.walk(value) if not isinstance(part, ast.expr_context)]
    texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    lists = [_elements(part) for part in parts]
    return (
        any(sum(_WORD.fullmatch(text) is not None for text in texts) > MOST_WORDS for texts in lists)
        or any(len(text.split()) > MOST_WORDS for text in texts if _WORDS.fullmatch(text))
        or _ALTERNATION.search("".join(texts)) is not None
    )


def _elements(node: ast.AST) -> list[str]:
    elements: Sequence[ast.expr | None] = node.elts if isinstance(node, ast.Set | ast.Tuple | ast.List) else ()
    if isinstance(node, ast.Dict) and all(isinstance(one, ast.Constant) for one in node.values):
        elements = node.keys
    return [one.value for one in elements if isinstance(one, ast.Constant) and isinstance(one.value, str)]


_WORD = re.compile(r"[^\W\d_][\w'’. -]+")
_WORDS = re.compile(r"[\w\s'’-]+")
_ALTERNATION = re.compile(rf"(?:[^\W\d_][\w'’.?\\ -]*\|){{{MOST_WORDS}}}")  # as many words, and one behind the last bar


def test_tests_of_the_parser_stand_as_its_packages() -> None:
    folders = {path.parent.relative_to(ROOT / "tests") for path in (ROOT / "tests" / "transforms").rglob("*.py")}
    assert not [folder.as_posix() for folder in folders if not (ROOT / folder / "__init__.py").is_file()]
    packages = {
        folder.name for folder in (ROOT / "transforms" / "records").iterdir() if (folder / "__init__.py").is_file()
    }
    astray = [path.name for path in (ROOT / "tests" / "transforms" / "records").glob("test_*.py")]
    assert not astray, f"a test of records stands with one of {', '.join(sorted(packages))}"


def test_docstrings_of_modules_name_what_is_there() -> None:
    stated = {
        name: file
        for file, tree in _sources().items()
        for name in re.findall(r"`([a-z]+(?:[._/][a-z]+)+)`", ast.get_docstring(tree) or "")
    }
    words = {word for file in _sources() for word in re.findall(r"[a-z_]{2,}", _without_docstring(file))}
    known = words | {part for path in ROOT.glob("[!.]*/**/*") for part in (path.name, path.stem)}
    assert not {name: file for name, file in stated.items() if known.isdisjoint((Path(name).name, _last_of(name)))}


def _last_of(name: str) -> str:
    return re.split("[./]", name)[-1]


def _without_docstring(file: str) -> str:
    source, tree = (ROOT / file).read_text(encoding="utf-8"), _sources()[file]
    return source.split('"""', 2)[2] if ast.get_docstring(tree) else source
