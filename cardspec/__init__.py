"""What a card is, and the effect AST that every other room speaks."""
