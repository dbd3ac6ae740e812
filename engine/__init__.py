"""AST to behaviour: state, zones, events, decisions, turns, scoring. Knows no language."""
