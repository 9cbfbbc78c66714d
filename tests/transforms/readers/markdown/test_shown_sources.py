"""What a click shows below a work: its BibTeX in a block of code, its abstract in a paragraph with an id of its own."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

_ABSTRACT = (
    "Looms have seen much change since wool became dear. While felt was cheap (and plentiful), looms were not. "
    "We show that looms in cold rooms wear out sooner than others, and that oil is of no help against it."
)


_SOURCE = "{M18,\n    title={Slow Looms},\n    author={Miller, Jane},\n    year={2018}\n    }"


@pytest.mark.parametrize(
    "source",
    [
        f'<pre class="more" id="Q18-source"><code>\n    @phdthesis{_SOURCE}\n</code></pre>',
        f"<pre>@article{_SOURCE}</pre>",
        f'<p class="toggle" id="Q18-abstract">{_ABSTRACT}<br>\n{_ABSTRACT}</p>',
        f'<div id="miller2018_abstract">{_ABSTRACT}</div>',
    ],
)
def test_it_is_no_work_of_its_own(source: str) -> None:
    page = parsed(f"## Publications\n\n- J. Miller. *Slow Looms*. Loom Letters, 2018.\n\n{source}\n\n## Skills\n\n- R")
    assert [paper.title for paper in page.papers] == ["Slow Looms"]
