"""The command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main() -> None:
    """Stub: `vitae parse PATH...`."""
    from transforms.parse import parse
    from transforms.readers.dispatch import read

    for root in map(Path, sys.argv[2:]):
        for path in sorted(root.rglob("*") if root.is_dir() else [root]):
            if path.is_file():
                parsed = parse(read(path.read_bytes(), path.name))
                print(json.dumps(parsed.public(), ensure_ascii=False))
