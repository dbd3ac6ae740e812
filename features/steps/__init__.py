"""Step functions with their phrases in each language. Steps set up, play and look."""
