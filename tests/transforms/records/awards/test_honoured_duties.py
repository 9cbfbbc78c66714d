"""Honours for reviewing that stand beside the duty itself. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "line",
    [
        "Reviewer, LoomConf 2020, Top 10% reviewer",
        "Reviewer for LoomConf 2020 (Top 10% reviewer)",
        "LoomConf 2020 | Reviewer | Top 10% reviewer",
        "LoomConf 2020, Reviewer, Top 10% reviewer",
        "Reviewer, LoomConf 2020 - Top 10% reviewer at LoomConf 2020",
    ],
)
def test_the_duty_and_its_honour_are_two_records(line: str) -> None:
    found = read(f"## Service\n\n- {line}\n- Reviewer, Yarn Letters, 2018\n")
    assert ("reviewer", "LoomConf", "2020") in [(s.role, s.venue, s.start) for s in found.service]
    assert [(a.name.split(" at ")[0], a.granter, a.start) for a in found.awards] == [
        ("Top 10% reviewer", "LoomConf", "2020")
    ]


def test_each_honour_of_a_list_has_the_venue_before_it() -> None:
    found = read(
        "## Service\n\n- Reviewer: ICML 2020 (outstanding reviewer), NeurIPS 2021 (top reviewer), AISTATS 2022\n"
    )
    assert [(s.venue, s.start) for s in found.service] == [("ICML", "2020"), ("NeurIPS", "2021"), ("AISTATS", "2022")]
    assert [(a.name, a.granter, a.start) for a in found.awards] == [
        ("outstanding reviewer", "ICML", "2020"), ("top reviewer", "NeurIPS", "2021")]  # fmt: skip


def test_an_honour_without_a_duty_is_one_record() -> None:
    found = read("## Service\n\n- LoomConf 2021, Outstanding Reviewer\n- Reviewer, Yarn Letters, 2018\n")
    assert len(found.awards) == len(found.service) == 1


def test_a_heading_states_the_duty() -> None:
    found = read("## Conference Reviewing\n\n- NeurIPS 2021, outstanding reviewer\n- ICML 2020\n")
    assert [(s.role, s.venue) for s in found.service] == [("reviewer", "NeurIPS"), ("reviewer", "ICML")]
    assert [(a.name, a.granter) for a in found.awards] == [("outstanding reviewer", "NeurIPS")]


def test_offices_among_honours_are_service() -> None:
    found = read(
        "## Honours\n\n- Loom Prize (2007)\n- member of the editorial board of Weft Letters (2010-2018)\n"
        "- President of the Turku branch of the Loom Society (2008-2011)\n- co-organizer of LoomConf, Turku 2008\n"
    )
    assert [award.name for award in found.awards] == ["Loom Prize"]
    assert [(one.role, one.start) for one in found.service] == [
        ("editor", "2010"),
        ("other", "2008"),
        ("organizer", "2008"),
    ]


@pytest.mark.parametrize(
    ("line", "role", "venue"),
    [
        ("Lead organizer for the Young Weavers Conference, 2016", "organizer", "Young Weavers Conference"),
        ("Co-organizer of the Bobbin Workshop, 2011", "organizer", "Bobbin Workshop"),
        ("Student organizer of the Thread Forum, 2008", "organizer", "Thread Forum"),
        ("Co-President of the Moss Student Society, 2017-2018", "other", "Moss Student Society"),
        ("Former Secretary of the Loom Society, 2009", "other", "Loom Society"),
    ],
)
def test_those_who_organise_and_preside_among_achievements(line: str, role: str, venue: str) -> None:
    found = read(
        f"## Awards and Other Achievements\n\n- Loom Prize, 2015\n- {line}\n- Best Organizer for Looms Award, 2007"
    )
    assert [award.name for award in found.awards] == ["Loom Prize", "Best Organizer for Looms Award"]
    assert [(one.role, one.venue) for one in found.service] == [(role, venue)]


def test_a_fellowship_that_one_reviews_for_is_no_honour() -> None:
    found = read("## Service\n\nReviewer for: *Loom Letters*, *Mill Trust Early Career Fellowship*, *Dyes*\n")
    assert [one.venue for one in found.service] == ["Loom Letters", "Mill Trust Early Career Fellowship", "Dyes"]
    assert found.awards == []


@pytest.mark.parametrize("name", ["Merrow Visiting Professorship", "Quill Mobility Package", "Lund Young Investigator"])
def test_what_few_receive_is_an_honour_whatever_it_is_called(name: str) -> None:
    body = "## Experience\n\n**Globex** - Intern - Turku Mar 2015 - May 2016\n- Wove.\n"
    found = read(f"{body}- Received the {name} (top 5% of interns).\n")
    assert [award.name for award in found.awards] == [name]
