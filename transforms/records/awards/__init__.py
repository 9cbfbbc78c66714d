"""Honours: names, givers, dates, and the works that they were for."""
