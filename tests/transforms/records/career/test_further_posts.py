"""Posts at centres of a university, a line each below one that is dated. All made up."""

from __future__ import annotations

from tests.transforms.made_up import whole


def test_a_post_at_a_centre_is_one_of_its_own() -> None:
    cv = whole(
        "# Ada Weaver\n\n## Academic Positions\n\nProfessor of Felt, Lund University, 2006-Present\n"
        "Associate Director, Center for Loom Science\nCo-director, Graduate Program in Felt, 2016-Present\n"
    )
    assert [(one.title, one.organization, one.unit, one.start) for one in cv.positions] == [
        ("Professor of Felt", "Lund University", None, "2006"),
        ("Associate Director", "Center for Loom Science", None, None),
        ("Co-director", "Graduate Program in Felt", None, "2016"),
    ]


def test_a_university_called_in_another_language_is_the_same() -> None:
    cv = whole(
        "# Ada Weaver\n\nMaître de conférences, Université Lundby-Valdal, PSL\n\n## Work experience\n\n"
        "Maitre de conférences (associate prof.), University Lundby-Valdal, PSL, LOOM\t2017 - current\n"
        "Fellow, Lund University\t2015 - 2017\n"
    )
    assert [(one.title, one.start) for one in cv.positions] == [
        ("Maitre de conférences (associate prof.)", "2017"),
        ("Fellow", "2015"),
    ]
