"""The quick looks for a status: of one text, and of many at once."""

from __future__ import annotations

from transforms.citations.status import may_state_status, which_may_state_status

TEXTS = (
    "Quill, A. (2031). Slow looms. Weft Letters, 3, 1-9.",
    "Quill, A. Wool, under review at Weft Letters",
    "",
    "Straße und Garn. Webereiblätter, 2030, eingereicht",  # longer when it is folded
    "Quill, A. Reeds. Loom Press, 2029. Revised and resubmitted.",
    "Fern, B. Dyes in winter. Weft Letters, 2, 3-4.",
    "Fern, B. Looms, in\nprogress",  # over a line's end: the words are no hint
)


def test_many_texts_are_told_as_each_is():
    assert which_may_state_status(TEXTS) == [may_state_status(text) for text in TEXTS]
    assert which_may_state_status(TEXTS) == [False, True, False, True, True, False, False]


def test_nothing_of_nothing():
    assert which_may_state_status(()) == []
