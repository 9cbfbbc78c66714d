"""Projects, software and data sets."""
