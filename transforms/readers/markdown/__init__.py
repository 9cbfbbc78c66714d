"""Markdown with the additions of site generators."""
