"""The owner's page at an employer, told by its label alone. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("label", ["University profile", "Staff page", "Faculty profile", "Institutional page"])
@pytest.mark.parametrize("address", ["https://www.oslo.edu/staff/profiles/x.aspx", "https://www.oslo.edu/en/about/123"])
def test_a_page_that_its_label_gives_to_the_owner(label: str, address: str) -> None:
    cv = whole(
        f"# Ada Quill\n\n[ada.com](https://ada.com) · [{label}]({address})\n\n## Awards\n\n- Heron Prize, 2020\n"
    )
    assert cv.person is not None
    assert list(cv.person.urls) == ["https://ada.com", address]
