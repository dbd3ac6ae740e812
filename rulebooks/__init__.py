"""Data only: books, their claims, errata, rule sets and recommended kingdoms."""
