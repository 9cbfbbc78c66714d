"""Names in bold over the sentence that tells of each: topics below interests, projects below programmes."""

from __future__ import annotations

from tests.transforms.records.one_section import read

_BODY = (
    "**Warp Geometry**  \nTension models, folding meshes and slow drapes.\n"
    "**Dye Chemistry & Light**  \nFading of madder, indigo recipes and lamp studies.\n"
    "**Loom Noise** Recording of sheds, shuttles and treadles at night.\n"
)


def test_topics_in_bold_are_the_interests() -> None:
    topics = [one.text for one in read(f"## Research Interests\n\n{_BODY}").interests]
    assert topics == ["Warp Geometry", "Dye Chemistry & Light", "Loom Noise"]


def test_programmes_in_bold_are_projects() -> None:
    titles = [one.title for one in read(f"## Research Programmes\n\n{_BODY}").projects]
    assert titles == ["Warp Geometry", "Dye Chemistry & Light", "Loom Noise"]
