"""The five stages' assets: ingest, parse, resolve, star, and the table of check results."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import dagster as dg

import warehouse
from orchestration import ruled
from orchestration.assets.specs import tables_of
from orchestration.assets.stage import Extra, Frames, stage_asset
from orchestration.cache import parser_version
from orchestration.ingest import frame_of, ingest
from orchestration.lake import ParquetIOManager
from orchestration.parsing import parse_all
from orchestration.sources import find
from transforms.frames.frames import frames_of
from transforms.resolve import resolve
from warehouse import store
from warehouse.tables import TABLES

_MODELS = Path(warehouse.__file__).parent / "models"


def _ingest(context: dg.AssetExecutionContext, _: Frames) -> tuple[Frames, Extra]:
    settings = context.resources.source
    lake: ParquetIOManager = context.resources.lake
    rows = ingest(find(settings.paths), lake.documents(), settings.byte_limit, lake.erasures())
    reasons = Counter(str(row["reason"]) for row in rows.quarantined)
    frames = {
        "raw_documents": frame_of("raw_documents", rows.documents),
        "quarantined_documents": frame_of("quarantined_documents", rows.quarantined),
    }
    return frames, {
        "raw_documents": {"read anew": rows.read, "megabytes": sum(frames["raw_documents"]["byte_count"]) / 1e6},
        "quarantined_documents": {
            "quarantined": len(rows.quarantined),
            **{f"reason: {reason}": n for reason, n in reasons.items()},
        },
    }


def _parse(context: dg.AssetExecutionContext, frames: Frames) -> tuple[Frames, Extra]:
    result = parse_all(frames["raw_documents"], context.resources.lake.parsed())
    context.resources.lake.drop_old_caches()
    for failure in result.failed:
        context.log.warning("the parser failed, all lines stay unparsed: %s", failure)
    made = frames_of(result.documents, parser_version())
    coverage = made["parsed_documents"]["coverage"].to_list()
    shown: dict[str, float] = {
        "parsed anew": result.parsed,
        "reused": len(result.documents) - result.parsed,
        "failed": len(result.failed),
    }
    if coverage:
        shown |= {"coverage": round(sum(coverage) / len(coverage), 4), "lowest coverage": round(min(coverage), 4)}
    return made, {"parsed_documents": shown}


def _resolve(context: dg.AssetExecutionContext, frames: Frames) -> tuple[Frames, Extra]:
    made = resolve(frames, ruled.read(Path(context.resources.state.folder) / ruled.FILE))
    merges = made["match_decisions"]["decision"].value_counts()
    return made, {"match_decisions": dict(merges.iter_rows())}


def _star(_: dg.AssetExecutionContext, frames: Frames) -> tuple[Frames, Extra]:
    return store.build_star(frames), {}


@cache
def model_inputs() -> dict[str, set[str]]:
    """For each star table, the declared tables that its SQL model names, by itself or by the steps that it names."""
    texts = {path.stem.lstrip("0123456789_"): path.read_text() for path in sorted(_MODELS.rglob("*.sql"))}
    words = {name: set(re.findall(r"\w+", re.sub(r"--[^\n]*", "", text))) for name, text in texts.items()}
    return {table.name: _upstream(table.name, words) - {table.name} for table in tables_of("star")}


def _upstream(name: str, words: Mapping[str, set[str]]) -> set[str]:
    named = words.get(name, set()) - {name}
    steps = (word for word in sorted(named) if word in words and word not in TABLES)
    return {word for word in named if word in TABLES}.union(*(_upstream(step, words) for step in steps))


def _resolve_inputs() -> dict[str, set[str]]:
    made_of = {
        "person_entities": {
            "raw_documents",
            "parsed_people",
            "parsed_authors",
            "parsed_papers",
            "parsed_advising",
            "parsed_references",
            "parsed_positions",
            "parsed_education",
            "parsed_contacts",
        },
        "organization_entities": {
            "parsed_positions",
            "parsed_education",
            "parsed_awards",
            "parsed_teaching",
            "parsed_grants",
            "parsed_projects",
            "parsed_advising",
            "parsed_references",
        },
        "venue_entities": {"parsed_papers", "parsed_service", "parsed_awards"},
        "paper_entities": {"parsed_papers", "parsed_authors"},
    }
    everything = {table.name for table in tables_of("parse")} - {"parsed_lines", "parsed_documents"}
    return made_of | {"match_decisions": everything | {"raw_documents"}}


STAGES = (
    stage_asset(
        "ingest",
        _ingest,
        resources={"source"},
        upstream={table.name: set() for table in tables_of("ingest")},
        description="Reads the source files; what cannot be read is set aside with the reason.",
    ),
    stage_asset(
        "parse",
        _parse,
        resources=set(),
        upstream={table.name: {"raw_documents"} for table in tables_of("parse")},
        description="Parses the documents whose content is new, and makes a frame of each kind of record.",
    ),
    stage_asset(
        "resolve",
        _resolve,
        resources=set(),
        upstream=_resolve_inputs(),
        description="Decides which mentions are the same person, organisation, venue or work.",
    ),
    stage_asset(
        "star",
        _star,
        resources=set(),
        upstream=model_inputs(),
        description="Runs the SQL models over the frames: dimensions and facts.",
    ),
)
