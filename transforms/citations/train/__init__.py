"""Training of the citation tagger on made-up citations. Nothing of the product imports this package."""
