"""Letters behind names. All made up."""

from __future__ import annotations

import pytest

from transforms.names.people import split_names
from transforms.names.post_nominals import without_post_nominals


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada Margaret Quill BDS MFDS PhD FDS(Rest Dent) FHEA FRCS Ed", "Ada Margaret Quill"),
        ("Ada Quill, BDS, MFDS RCPS(Glasg), PhD, FDS (Rest Dent) RCS Eng, FHEA", "Ada Quill"),
        ("ADA QUILL MB ChB MRCP FRCPath", "ADA QUILL"),
        ("Ada Quill, CPsychol, AFBPsS", "Ada Quill"),
        ("Ada Quill, Ph.D., P.Eng. (she/her)", "Ada Quill"),
        ("LI WEI MA", "LI WEI MA"),
        ("Ada Quill PhD Lund University", "Ada Quill PhD Lund University"),
        ("Ada Quill", "Ada Quill"),
    ],
)
def test_letters_behind_a_name_are_taken_off(text: str, name: str) -> None:
    assert without_post_nominals(text) == name


@pytest.mark.parametrize("letters", ["ScD", "MBBS", "F.R.C.P.", "DrPH"])
def test_letters_in_a_list_of_names_are_nobody(letters: str) -> None:
    assert split_names(f"Georg C. Zeng, {letters} and Yong Park, PhD") == ("Georg C. Zeng", "Yong Park")


def test_letters_that_may_be_a_name_stay_one() -> None:
    assert split_names("Li Wei, Ma and Bo Lund") == ("Li Wei", "Ma", "Bo Lund")
