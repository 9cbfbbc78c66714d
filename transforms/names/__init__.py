"""People's names: their words, their parts, lists of them."""
