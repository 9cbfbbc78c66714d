"""Lines that end in the initials of a name whose family stands below."""

from __future__ import annotations

import pytest

from transforms.citations.torn_names import begins_inside_name


@pytest.mark.parametrize("initials", ["C.T.", "C.", "C. T."])
@pytest.mark.parametrize("above", ["Artel, K.A., M. Loom, A.B. Weft, P.C. Felt, ", "Mai Ito, Otto Weil, "])
def test_the_family_below_goes_on_with_the_name(above: str, initials: str) -> None:
    assert begins_inside_name(f"{above}{initials}", "Darim. Ecology of looms: wool on land. Weaving Reports. 6: 25")


def test_a_sentence_that_ends_in_a_place_is_left() -> None:
    assert not begins_inside_name("Weaving in the capital, Washington D.C.", "Darim, B. Ecology of looms. Weft. 6: 25")
