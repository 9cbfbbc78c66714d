"""Service and honours whose venue, role, giver and date stand on lines of their own."""

from __future__ import annotations

from tests.transforms.records.careers import read


def test_a_date_below_a_role_is_the_roles() -> None:
    moss = "### Journal of Moss\n\n**Associate Editor**\n\n2019 - 2021\n\n"
    found = read(f"## Service\n\n{moss}### Globex Botany\n\n**Reviewer**\n\n2017 - 2018\n").service
    assert [(one.role, one.venue, one.start, one.end) for one in found] == [
        ("editor", "Journal of Moss", "2019", "2021"),
        ("reviewer", "Globex Botany", "2017", "2018"),
    ]


def test_who_gave_an_honour_may_stand_over_or_below_it() -> None:
    over = "{1}-03-01\nAwarded by: {2}\n{0}\n\n"
    below = "### {0}\n\n{1}-03-01\nby {2}\n\n"
    given = [("Heron Prize", 2019, "Globex Society"), ("Moss Medal", 2017, "Initech Trust")]
    for card in (over, below):
        text = "## Honours\n\n" + "".join(card.format(*one) for one in given)
        assert [(one.name, one.granter) for one in read(text).awards] == [(name, giver) for name, _, giver in given]
