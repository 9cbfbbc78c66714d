"""Dagster assets: a multi-asset for each stage, so that a whole build is few steps. Thin: the work lies elsewhere."""
