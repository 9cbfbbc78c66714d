"""The garbage collector at rest while many small values are made.

They stay alive and hold no cycles, and the collector would look at them again and again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def at_rest(*, cyclic: bool = False) -> Iterator[None]:
    """No garbage collection meanwhile; nor after it of what was made, which is old at once, unless it is `cyclic`."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            if not cyclic and not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()  # into the oldest generation, without a look at it
            gc.enable()
