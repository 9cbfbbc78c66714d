"""Physicians' posts: what they are specialists of, over the hospital of a university or college. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    "title", ["Consultant Nephrologist", "Attending Anaesthetist", "House Officer", "Neonatologist"]
)
@pytest.mark.parametrize("employer", ["Turku University Hospital", "University College Hospital"])
def test_a_specialist_is_one_title_over_the_hospital(title: str, employer: str) -> None:
    fellow = "2004 – 2006 **Fellow**\nMayo Clinic, Rochester"
    post, _ = parsed(f"## Experience\n\n2007 – 2008 **{title}**\n{employer}, Turku\n\n{fellow}\n").positions
    assert (post.title, post.organization) == (title, employer)


@pytest.mark.parametrize("heading", ["Clinical Training", "Postgraduate Training", "Residency and Fellowships"])
@pytest.mark.parametrize("field", ["Infectious Disease", "Nephrology", "Hand Surgery"])
def test_a_fellowship_that_physicians_train_in_is_a_post(heading: str, field: str) -> None:
    found = parsed(
        f"## {heading}\n\n2016–2019 **Internal Medicine Residency**, Moss University\n\n"
        f"2020–2024 **{field} Fellowship**, Globex University\n"
    )
    assert [one.title for one in found.positions] == ["Internal Medicine Residency", f"{field} Fellowship"]
    assert not found.awards


def test_a_fellowship_called_after_somebody_stays_an_honour() -> None:
    found = parsed(
        "## Education\n\n2012–2016 **Doctor of Medicine**, Moss University\n\n"
        "2014–2016 **Quill Memorial Fellowship**, Moss University\n\n2016–2018 **Cardiology Fellowship**, Moss Hall\n"
    )
    assert [one.name for one in found.awards] == ["Quill Memorial Fellowship"]
    assert [one.title for one in found.positions] == ["Cardiology Fellowship"]


@pytest.mark.parametrize("title", ["NSF-TX1 Postdoctoral Scholar", "NIH-funded Research Fellow", "NIH-T90 Felt Fellow"])
def test_who_paid_in_a_title_is_no_employer(title: str) -> None:
    (post,) = parsed(f"## Positions\n\n2019–2020\t**{title}**\tLoom Science Alliance\n").positions
    assert (post.title, post.organization) == (title, "Loom Science Alliance")


@pytest.mark.parametrize("body", ["Royal College of Dyers", "Tarn Academy of Physicians", "Faculty of Moss Medicine"])
@pytest.mark.parametrize("rank", ["Fellow", "Fellowship", "Member"])
def test_what_a_learned_body_makes_somebody_is_an_honour(rank: str, body: str) -> None:
    lines = f"1990 {rank} of the {body}, Canada\n\n1980 Doctor of Medicine, Moss University\n"
    found = parsed(f"## Education\n\n{lines}")
    assert [(one.name, one.granter, one.start) for one in found.awards] == [(f"{rank} of the {body}", body, "1990")]
    assert not found.positions
