"""What a section holds whose heading no list knows: a linear model over the looks of its lines."""
