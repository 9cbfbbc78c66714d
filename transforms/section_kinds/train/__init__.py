"""Makes the model of section kinds; no part of the parser."""
