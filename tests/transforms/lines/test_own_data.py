"""Lines of the owner's own data among posts or degrees, where a converter put them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("labels", [("Gender", "Date of birth", "Nationality"), ("Sex", "Place of birth", "Residence")])
@pytest.mark.parametrize("bold", ["**{}:**", "{}:"])
def test_own_data_below_a_heading_are_no_posts(labels: tuple[str, str, str], bold: str) -> None:
    said = ("Female", "1.2.1970", "Dutch") if labels[0] == "Gender" else ("F", "Graz", "Austria")
    box = "\n".join(f"{bold.format(label)} {words}" for label, words in zip(labels, said, strict=True))
    text = (
        f"# Mara Stenholt\n\n**Employment**\n\n{box}\n\n{bold.format('Phone')} (+31)612345678\n"
        f"{bold.format('Email')} m.stenholt@weaver.example\n{bold.format('Website')} stenholt.eu\n\n"
        "2018-present **Reader**, _Weaver University_, Graz, Austria.\n\n2015-2018 **Lecturer**, _Weaver University_\n"
    )
    found = whole(text)
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Reader", "Weaver University", "2018"), ("Lecturer", "Weaver University", "2015")
    ]  # fmt: skip
    assert found.person is not None
    assert (found.person.emails, found.person.urls) == (["m.stenholt@weaver.example"], ["stenholt.eu"])
