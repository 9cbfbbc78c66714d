"""Lines of works that begin with where these appeared: "Loom Letters 2020 – Sharp Bounds for Felt". Consumes text."""

from __future__ import annotations

import re

PLACE_FIRST = re.compile(r"[A-ZÀ-Þ][^–—:|\t\n]{2,80}?,? ?\(?(?:19|20)\d\d\)?(?: [–—|-] |: )(?=[A-ZÀ-Þ0-9“\"])")
"""Where a work appeared and when, before its title on one line: "Loom Letters 2020 – "."""
