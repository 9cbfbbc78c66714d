"""Honours named alone beside a degree and told with their year elsewhere."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("full", ["Weaver University Dean's Medal of Looms", "Dean's Medal of Looms"])
def test_an_honour_is_told_once(full: str) -> None:
    degree = "Ph.D. Wool, Weaver University, 2011-15\nDean's Medal of Looms"
    found = parsed(f"## Education\n\n{degree}\n\n## Awards\n\n- 2015 {full}\n- 2014 Felt Prize")
    assert [one.start for one in found.awards if "Medal" in one.name] == ["2015"]
