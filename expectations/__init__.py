"""Great Expectations suites, derived from the table declaration, and the rules that span tables."""
