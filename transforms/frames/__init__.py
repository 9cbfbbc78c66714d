"""Parsed documents as polars frames."""
