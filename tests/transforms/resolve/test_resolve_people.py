"""Who is one person and who is not: a test for each rule, and for what keys promise. All names are made up."""

from __future__ import annotations

from typing import Any

import polars as pl
import pytest

from tests.documents import Parsed, cv, resolved
from transforms.resolve.person_names import compatible, parts_of


def paper(title: str, *authors: str, year: int = 2021, **more: Any) -> dict[str, Any]:
    return {"title": title, "authors": list(authors), "year": year, **more}


def people(*documents: Parsed) -> pl.DataFrame:
    return resolved(*documents)["person_entities"]


def ids(frame: pl.DataFrame, *names: str) -> set[int]:
    return set(frame.filter(pl.col("person_name").is_in(names))["person_id"])


def decisions(*documents: Parsed) -> pl.DataFrame:
    return resolved(*documents)["match_decisions"].filter(pl.col("entity") == "person")


@pytest.mark.parametrize(
    ("a", "b", "fits"),
    [
        ("J. Ostrava", "Jane Q. Ostrava", True),
        ("Ostrava, J.Q.", "J. Q. Ostrava", True),
        ("Ken Ostrava", "Kenneth Ostrava", True),
        ("Rosa Ostrava", "Ana Rosa Ostrava", True),
        ("JQ Ostrava", "Jane Q. Ostrava", True),
        ("Wei-Lin Ostrava", "Weilin Ostrava", True),
        ("José Ostrava", "Jose Ostrava", True),
        ("J. A. Ostrava", "J. B. Ostrava", False),
        ("Jane Ostrava", "John Ostrava", False),
        ("Jane Ostrava", "Jane Ostrow", False),
        ("R. Ostrava", "Ana Rosa Ostrava", False),
    ],
)
def test_ways_of_writing_one_name(a: str, b: str, fits: bool) -> None:
    assert compatible(parts_of(a), parts_of(b)) is fits
    assert compatible(parts_of(b), parts_of(a)) is fits


def test_an_adviser_who_is_also_a_coauthor_is_one_person() -> None:
    made = people(
        cv(
            "a.txt",
            "Ada Quill",
            education=[{"degree": "PhD", "advisors": ["Bo Tarn"]}],
            papers=[paper("On Quills and Their Uses", "Ada Quill", "Bo Tarn")],
        )
    )
    assert set(made.filter(pl.col("person_name") == "Bo Tarn")["mention_role"]) == {"advisor", "author"}
    assert len(ids(made, "Bo Tarn")) == 1


def test_an_adviser_in_one_document_is_the_coauthor_in_another_where_they_share_a_coauthor() -> None:
    adviser = cv("a.txt", "Ada Quill", education=[{"degree": "PhD", "advisors": ["Bo Tarn"]}])
    coauthor = cv("b.txt", "Cy Dell", papers=[paper("Inks of the North", "Cy Dell", "Bo Tarn", "Ada Quill")])
    assert len(ids(people(adviser, coauthor), "Bo Tarn")) == 1


@pytest.mark.parametrize(
    "own",
    [
        {"positions": [{"title": "Professor", "organization": "Eastmoor College"}]},
        {"advising": [{"student": "Ada Quill"}]},
        {"papers": [paper("On Stones", "Bo Tarn", "Ada Quill")]},
    ],
    ids=["organisation", "student", "co-author"],
)
def test_an_adviser_is_the_owner_of_another_document_with_evidence(own: dict[str, Any]) -> None:
    study = [{"degree": "PhD", "organization": "Eastmoor College", "advisors": ["Bo Tarn"]}]
    made = people(cv("a.txt", "Ada Quill", education=study), cv("b.txt", "Bo Tarn", **own))
    assert len(ids(made, "Bo Tarn")) == 1
    assert len(ids(people(cv("a.txt", "Ada Quill", education=study), cv("b.txt", "Bo Tarn")), "Bo Tarn")) == 2


def test_the_owner_is_the_author_of_the_own_papers() -> None:
    made = people(
        cv("a.txt", "Ada M. Quill", papers=[paper("On Quills", "A. Quill", "Bo Tarn"), paper("On Ink", "Quill, A.M.")])
    )
    assert len(ids(made, "Ada M. Quill", "A. Quill", "Quill, A.M.")) == 1


def test_initials_and_full_name_in_one_document_are_one_where_one_name_fits() -> None:
    made = people(
        cv(
            "a.txt",
            "Ada Quill",
            papers=[paper("On Quills", "Ada Quill", "B. Tarn"), paper("On Ink", "Ada Quill", "Bo Tarn")],
        )
    )
    assert len(ids(made, "B. Tarn", "Bo Tarn")) == 1


def test_initials_stay_apart_where_two_names_fit() -> None:
    document = cv(
        "a.txt",
        "Ada Quill",
        papers=[paper("On Quills", "Ada Quill", "B. Tarn"), paper("On Ink", "Bo Tarn"), paper("On Pens", "Bea Tarn")],
    )
    assert len(ids(people(document), "B. Tarn", "Bo Tarn", "Bea Tarn")) == 3
    assert "several names fit" in decisions(document).filter(decision="keep apart")["rule"].to_list()


def test_initials_and_full_names_of_one_authors_listings_agree() -> None:
    full = cv("a.txt", "Ada Quill", papers=[paper("On Quills and Their Uses", "Ada Quill", "Bo Tarn", "Cy Dell")])
    short = cv("b.txt", "Cy Dell", papers=[paper("On quills and their uses.", "A. Quill", "Tarn, B.", "C. Dell")])
    made = people(full, short)
    assert made["person_id"].n_unique() == 3
    assert set(made["full_name"]) == {"Ada Quill", "Bo Tarn", "Cy Dell"}


def test_a_slip_at_the_same_place_of_one_works_list_is_the_same_author() -> None:
    right = cv("a.txt", "Ada Quill", papers=[paper("On Quills and Their Uses", "Ada Quill", "Bernhard Tarnowski")])
    slip = cv("b.txt", "Cy Dell", papers=[paper("On Quills and Their Uses", "Ada Quill", "Bernard Tarnowsky")])
    assert len(ids(people(right, slip), "Bernhard Tarnowski", "Bernard Tarnowsky")) == 1


def test_two_people_of_one_name_are_not_merged_without_evidence() -> None:
    one = cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Ada Quill", "Bo Tarn")])
    other = cv("b.txt", "Cy Dell", papers=[paper("On Stones", "Cy Dell", "Bo Tarn")])
    assert len(ids(people(one, other), "Bo Tarn")) == 2
    apart = decisions(one, other).filter(decision="keep apart")
    assert apart["rule"].to_list() == ["same name without evidence"]


def test_two_owners_of_one_name_are_not_merged_without_evidence() -> None:
    one = cv("a.txt", "Ada Quill", positions=[{"title": "Professor", "organization": "Westmoor University"}])
    other = cv("b.txt", "Ada Quill", positions=[{"title": "Professor", "organization": "Eastmoor College"}])
    assert people(one, other)["person_id"].n_unique() == 2


@pytest.mark.parametrize(
    "shared",
    [
        {"positions": [{"title": "Professor", "organization": "Westmoor University"}]},
        {"papers": [paper("On Quills", "Ada Quill", "Bo Tarn"), paper("On Ink", "Ada Quill")]},
        {"person": {"emails": ["ada@quill.example"]}},
        {"person": {"orcid": "0000-0002-1825-0097"}},
    ],
    ids=["organisation", "co-author", "e-mail", "orcid"],
)
def test_two_documents_of_one_name_and_shared_evidence_are_one_person(shared: dict[str, Any]) -> None:
    made = people(cv("a.txt", "Ada Quill", **shared), cv("b.txt", "Ada Quill", **shared))
    assert len(ids(made, "Ada Quill")) == 1


def test_one_orcid_is_one_person_whatever_the_name_and_two_are_two() -> None:
    married = [
        cv("a.txt", "Ada Quill", person={"orcid": "0000-0002-1825-0097"}),
        cv("b.txt", "Ada Dell", person={"orcid": "0000-0002-1825-0097"}),
    ]
    assert people(*married)["person_id"].n_unique() == 1
    job = [{"title": "Professor", "organization": "Westmoor University"}]
    namesakes = [
        cv("a.txt", "Ada Quill", person={"orcid": "0000-0002-1825-0097"}, positions=job),
        cv("b.txt", "Ada Quill", person={"orcid": "0000-0001-5109-3700"}, positions=job),
    ]
    assert people(*namesakes)["person_id"].n_unique() == 2


def test_a_name_that_many_bear_needs_more_than_one_common_coauthor() -> None:
    def documents(*shared: str) -> tuple[Parsed, Parsed]:
        return (
            cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Ada Quill", "Wei Wang", *shared)]),
            cv("b.txt", "Cy Dell", papers=[paper("On Stones", "Cy Dell", "Wei Wang", *shared)]),
        )

    assert len(ids(people(*documents("Bo Tarn")), "Wei Wang")) == 2
    assert len(ids(people(*documents("Bo Tarn", "Di Ember")), "Wei Wang")) == 1


def test_nobody_advises_themselves_even_where_the_names_agree() -> None:
    made = people(cv("a.txt", "Ada Quill", education=[{"degree": "PhD", "advisors": ["Ada Quill", "A. Quill"]}]))
    assert len(made.filter(mention_role="owner").join(made.filter(mention_role="advisor"), on="person_id")) == 0


def test_two_authors_of_one_paper_with_one_name_are_two_people() -> None:
    made = people(cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Wei Wang", "Ada Quill", "Wei Wang")]))
    assert len(ids(made, "Wei Wang")) == 2


def test_initials_of_another_document_join_the_only_name_that_fits_with_two_common_coauthors() -> None:
    full = cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Ada Quill", "Bo Tarn", "Di Ember")])
    short = cv("b.txt", "Cy Dell", papers=[paper("On Stones", "C. Dell", "B. Tarn", "A. Quill", "D. Ember")])
    assert len(ids(people(full, short), "Bo Tarn", "B. Tarn")) == 1


def test_each_mention_is_one_person_or_one_recorded_merge() -> None:
    documents = [
        cv(
            "a.txt",
            "Ada Quill",
            education=[{"degree": "PhD", "advisors": ["Bo Tarn"]}],
            papers=[paper("On Quills", "A. Quill", "Bo Tarn", "Wei Wang"), paper("On Ink", "Ada Quill", "B. Tarn")],
        ),
        cv(
            "b.txt",
            "Bo Tarn",
            papers=[paper("On Quills", "Quill, A.", "Tarn, B.", "Wang, W."), paper("On Ink", "Ada Quill", "Bo Tarn")],
            advising=[{"student": "Ada Quill"}],
        ),
    ]
    made, merges = people(*documents), decisions(*documents).filter(decision="merge")
    assert len(merges) == len(made) - made["person_id"].n_unique()
    assert made["person_id"].n_unique() == 3


def test_two_versions_of_one_cv_name_one_student_even_by_a_name_that_many_bear() -> None:
    career: dict[str, Any] = {
        "positions": [{"title": "Professor", "organization": "Aalto University"}],
        "advising": [{"student": "Wei Lee"}],
    }
    documents = [cv("a.txt", "Ada Quill", **career), cv("b.txt", "Ada Quill", **career)]
    assert len(ids(people(*documents), "Wei Lee")) == 1
    other = cv("c.txt", "Bo Tarn", advising=[{"student": "Wei Lee"}])
    assert len(ids(people(*documents, other), "Wei Lee")) == 2


def test_a_document_without_an_owner_gets_a_stand_in() -> None:
    made = people(cv("folder/nameless.txt", positions=[{"title": "Professor"}]))
    assert made.select("person_name", "mention_role").row(0) == ("Unnamed owner of folder/nameless.txt", "owner")


def test_the_fullest_name_is_shown_given_names_first_and_not_in_capitals() -> None:
    assert people(cv("a.txt", "QUILL, Ada Maria"))["full_name"].to_list() == ["Ada Maria Quill"]
    assert people(cv("a.txt", "ADA QUILL"))["full_name"].to_list() == ["Ada Quill"]
    assert people(cv("a.txt", "A. Quill."))["full_name"].to_list() == ["A. Quill"]
    row = people(cv("a.txt", "Ada M. van der Quill")).select("given_name", "family_name").row(0)
    assert row == ("Ada M.", "van der Quill")


def test_an_owners_key_outlives_new_content_and_new_neighbours() -> None:
    before = people(cv("a.txt", "Ada Quill"))
    after = people(
        cv("a.txt", "Ada Maria Quill", papers=[paper("On Quills", "Ada Maria Quill")]), cv("b.txt", "Cy Dell")
    )
    assert ids(before, "Ada Quill") == ids(after, "Ada Maria Quill")


def test_keys_of_others_do_not_change_with_unrelated_documents() -> None:
    document = cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Ada Quill", "Bo Tarn")])
    alone = people(document)
    beside = people(document, cv("b.txt", "Cy Dell", papers=[paper("On Stones", "Cy Dell", "Di Ember")]))
    assert set(alone.rows()) <= set(beside.rows())


def test_the_order_of_documents_does_not_matter() -> None:
    documents = [
        cv(
            f"{name}.txt",
            f"{name.capitalize()} Quill",
            papers=[paper(f"On {name}", f"{name.capitalize()} Quill", "Bo Tarn", "B. Dell")],
        )
        for name in ("ada", "ben", "cleo")
    ]
    forwards, backwards = resolved(*documents), resolved(*reversed(documents))
    assert all(forwards[name].equals(backwards[name]) for name in forwards)


def test_namesakes_who_come_and_go_leave_the_first_ones_key_as_it_was() -> None:
    first = cv("a.txt", "Ada Quill", papers=[paper("On Quills", "Ada Quill", "Bo Tarn")])
    second = cv("b.txt", "Cy Dell", papers=[paper("On Stones", "Cy Dell", "Bo Tarn")])
    third = cv("c.txt", "Di Ember", papers=[paper("On Wood", "Di Ember", "Bo Tarn")])
    every = set(people(first, second, third).rows())
    assert set(people(first).rows()) < set(people(first, third).rows()) < every
    assert set(people(first, second).rows()) < every


def test_one_document_changed_one_new_and_one_gone_changes_only_their_people() -> None:
    def document(name: str, *titles: str) -> Parsed:
        return cv(
            f"{name}.txt", f"{name} Quill", papers=[paper(t, f"{name} Quill", "Bo Tarn", "W. Dell") for t in titles]
        )

    kept = [document(name, f"On {name}") for name in ("Eva", "Ida", "Ola")]
    before = resolved(*kept, document("Uma", "On Uma"), document("Una", "On Una"))
    after = resolved(*kept, document("Uma", "On Uma", "On Uma Again"), document("Ute", "On Ute"))
    numbers = resolved(*kept)["raw_documents"]["document_id"].to_list()
    old, new = (frames["person_entities"].filter(pl.col("document_id").is_in(numbers)) for frames in (before, after))
    assert old.equals(new)
