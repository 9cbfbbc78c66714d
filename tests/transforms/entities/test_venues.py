"""Venues: what is known, what looks like one, and its words without place, date and ordinal."""

import pytest

from transforms.entities import venues


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "in the Seventh Conference on Machine Learning and Systems (MLSys), Santa Clara, USA, ",
            "Conference on Machine Learning and Systems",
        ),
        ("to appear in IEEE INFOCOM, London, United Kingdom", "IEEE INFOCOM"),
        ("in IEEE ICC 2018, Kansas City, MO, USA", "IEEE ICC"),
        (
            "Proceedings of the 35th Conference on Neural Information Processing Systems (NeurIPS)",
            "Conference on Neural Information Processing Systems",
        ),
        ("Proceedings of the National Academy of Sciences", "Proceedings of the National Academy of Sciences"),
        ("Proceedings of the Polish Geological Society", "Proceedings of the Polish Geological Society"),
        (
            "IEEE International Conference on Acoustics, Speech and Signal Processing (ICASSP), Brighton, UK",
            "IEEE International Conference on Acoustics, Speech and Signal Processing",
        ),
        (
            "2024 USENIX Annual Technical Conference (USENIX ATC 24), USENIX Association, Santa Clara, CA",
            "USENIX Annual Technical Conference",
        ),
    ],
)
def test_clean(text, words):
    assert venues.clean(text) == words


@pytest.mark.parametrize(
    ("text", "acronym", "year"),
    [("OSDI’26", "OSDI", 2026), ("ICML2025", "ICML", 2025), ("SoCC'25", "SoCC", 2025), ("NSDI 23", "NSDI", 2023)],
)
def test_acronym_with_year(text, acronym, year):
    found = venues.acronym_year(text)
    assert found
    assert (found[0].acronym, found[1]) == (acronym, year)


@pytest.mark.parametrize(
    "wordings",
    [
        ("IEEE INFOCOM", "INFOCOM", "IEEE International Conference on Computer Communications"),
        (
            "NeurIPS",
            "Advances in Neural Information Processing Systems",
            "35th Conference on Neural Information Processing Systems (NeurIPS)",
        ),
        ("Usenix ATC", "2024 USENIX Annual Technical Conference"),
    ],
)
def test_wordings_of_one_venue(wordings):
    assert len({venues.known(words) for words in wordings}) == 1
    assert venues.known(wordings[0]) is not None


def test_likeness_orders_venues_before_titles():
    assert (
        venues.likeness("Journal of Imaginary Results")
        > venues.likeness("Notion Blog")
        > venues.likeness("A scalable way to count geese")
    )


def test_every_entry_is_sound():
    assert all(
        v.name and v.kind in ("conference", "journal", "workshop", "preprint server", "book", "other")
        for v in venues.venues()
    )
