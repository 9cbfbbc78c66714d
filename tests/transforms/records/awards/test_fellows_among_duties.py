"""Fellows of learned bodies among duties are honours, wherever in a list their lines stand."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "stated"),
    [
        ("Fellow of the Felt Society", ("Fellow of the Felt Society", "Felt Society", None)),
        ("Fellow, Dyers’ Association (2010)", ("Fellow", "Dyers’ Association", "2010")),
        ("2011 Elected Fellow of the Felt Academy", ("Elected Fellow of the Felt Academy", "Felt Academy", "2011")),
        ("Fellow of the Royal Society of Dyers, 2012", ("Fellow of the Royal Society of Dyers", None, "2012")),
    ],
)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_fellow_among_duties(line: str, stated: tuple[str, str | None, str | None], place: int) -> None:
    name, granter, year = stated
    duties = ["Treasurer of the Guild of Dyers, 2014–present.", "Reviewer for Loom Letters."]
    duties.insert(place, line)
    for bullet in ("- ", ""):
        found = read("## Professional Activity\n\n" + "\n\n".join(bullet + one for one in duties))
        assert [(one.name, one.start) for one in found.awards] == [(name, year)]
        assert granter in (None, found.awards[0].granter)
        assert {one.venue for one in found.service} == {"Guild of Dyers", "Loom Letters"}


@pytest.mark.parametrize("line", ["Fellow, Hughes Hall College", "Member of the Felt Society"])
def test_what_is_no_standing_stays_a_duty(line: str) -> None:
    found = read(
        f"## Professional Activity\n\n- {line}\n- Reviewer for Loom Letters\n- Treasurer, Guild of Dyers, 2014"
    )
    assert not found.awards
    assert len(found.service) == 3
