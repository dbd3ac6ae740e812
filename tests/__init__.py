"""Tables of texts, guards, property tests and tests of the tools."""
