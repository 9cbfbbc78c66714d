"""Citations that nothing parts, line upon line: each is over where its year and pages are. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parse import parse
from transforms.readers.dispatch import read

VANCOUVER = """Osmanov M, Brill TK, Aramaki J. Slow cooling of glass beads under shear. J Am
Ceram Soc. 2014;31(2):517-529.
Osmanov M. Increasing the yield of kilns with ash.
J Appl Ceram. 2013;114(2):164-171.
Lindenbauer G, Osmanov M. Does glaze thickness matter?
Evidence from forty potteries. Proc Eur Conf Ceram. 2002;4(1):3652-3657.
Osmanov M, Cintra PR. Toward dry firing of clay. Trans Therm Eng. 2019;8(2):12-20.
"""
NO_STOPS = """Osmanov, M., Brill, T.K., Aramaki, J. Slow cooling of glass beads under shear.
Journal of Granular Materials, 2014; 31 (2): 517-529
Osmanov, M. Increasing the yield of kilns with ash. Journal of Applied Ceramics, 2013;
114 (2): 164-171
Lindenbauer, G., Osmanov, M. Does glaze thickness matter? Evidence from forty
potteries. European Conference on Ceramics, 2002; 4 (1): 3652-3657
Osmanov, M., Cintra, P.R. Toward dry firing of clay. Thermal Engineering, 2019; 8 (2): 12-20
"""
YEARS_IN_FRONT = """Osmanov, M., Brill, T.K., & Aramaki, J. (2014). Slow cooling of glass beads under shear.
Journal of Granular Materials, 31(2), 517-529.
Osmanov, M. (2013). Increasing the yield of kilns with ash. Journal of Applied
Ceramics, 114(2), 164-171.
Lindenbauer, G., & Osmanov, M. (2002). Does glaze thickness matter?
Evidence from forty potteries. Proceedings of the European Conference on Ceramics, 4(1), 3652-3657.
Osmanov, M., & Cintra, P.R. (2019). Toward dry firing of clay. Thermal Engineering, 8(2), 12-20.
"""
TITLES_FIRST = """Slow cooling of glass beads under shear. Mirela Osmanov, Thaddeus Brill, and
Junko Aramaki. Journal of Granular Materials 31(2), 2014.
Increasing the yield of kilns with ash.
Mirela Osmanov. Journal of Applied Ceramics 114(2), 2013.
Does glaze thickness matter? Evidence from forty potteries. Gerd Lindenbauer,
Mirela Osmanov. European Conference on Ceramics 4(1), 2002.
Toward dry firing of clay. Mirela Osmanov, Paulo Cintra. Thermal Engineering 8(2), 2019.
"""
TITLES = ["Slow cooling", "Increasing the", "Does glaze", "Toward dry"]


def _titles(cited: str) -> list[str]:
    papers = whole(f"# Mirela Osmanov\n\n## Publications\n\n{cited}").papers
    return [" ".join(paper.title.split()[:2]) for paper in papers]


@pytest.mark.parametrize("cited", [VANCOUVER, NO_STOPS, YEARS_IN_FRONT, TITLES_FIRST])
def test_a_line_begins_a_work_only_where_the_one_above_has_its_year(cited: str) -> None:
    assert _titles(cited) == TITLES


def test_what_is_told_below_a_work_begins_none() -> None:
    assert _titles(VANCOUVER.replace("517-529.\n", "517-529.\nCover of the June issue.\n")) == TITLES


def test_a_year_that_a_margin_set_below_its_meeting_heads_nothing() -> None:
    works = (
        "   A. Quill, B. Rook, Nets for Deep Water: How Crews Have Braided Hemp over\n"
        "   Open Frames of Birch, to appear at FELTCON\n   2026.\n"
        "   A. Quill, C. Moss, Gulls of the Northern Quays, WEFT 2025.\n"
        "   D. Vale, A. Quill, Cairns as Clocks, Harrow Press, 2021.\n"
    )
    found = parse(read(f"Ada Quill\n\nPublications\n{works}".encode(), "a.txt")).papers
    assert [paper.year for paper in found] == [2026, 2025, 2021]


def test_years_with_a_stop_head_works_that_end_without_one() -> None:
    works = "".join(
        f"{year}.\nA. Quill, B. Rook, Nets for {year % 9 + 2} Crews, FELTCON\n" for year in (2026, 2025, 2024)
    )
    found = parse(read(f"Ada Quill\n\nPublications\n{works}".encode(), "a.txt")).papers
    assert [paper.year for paper in found] == [2026, 2025, 2024]


@pytest.mark.parametrize(
    "quoted", ["“Whispers over Northern Quays,” submitted to Felt.", "“Whispers over Quays” (forthcoming)."]
)
def test_an_undated_quoted_work_below_dated_rows_is_one_of_its_own(quoted: str) -> None:
    rows = "| 2022 | Ada Quill and Bo Rook. “Gulls of the Quays.” *Felt* 31(3): 255-280. |\n"
    rows += f"| 2020 | Ada Quill. “Counting Cairns by Night.” *Weft* 59(1): 88-110. |\n| | {quoted} |\n"
    text = f"# Ada Quill\n\n## Publications\n\n| | |\n|---|---|\n{rows}"
    found = parse(read(text.encode(), "a.md")).papers
    assert [paper.status for paper in found][:2] == ["published", "published"]
    assert found[2].title.startswith("Whispers over")
