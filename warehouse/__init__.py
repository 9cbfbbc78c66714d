"""The warehouse: the one declaration of every table, its SQL models, and the only door to DuckDB."""
