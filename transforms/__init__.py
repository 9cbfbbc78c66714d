"""Pure functions from bytes to resolved records. No I/O, no Dagster, no DuckDB; imports only `warehouse`."""
