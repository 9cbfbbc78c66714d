"""Identity: which mentions are the same person, organisation, venue or paper. Polars frames in, entity maps out."""
