"""Structured CVs (JSON Resume, ORCID record, RenderCV, BibTeX), mapped straight to records."""
