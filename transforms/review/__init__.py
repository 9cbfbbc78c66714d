"""What is asked of records once they are read: how well they fit, how sure they are, what said the same."""
