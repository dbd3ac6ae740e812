"""`cardspec check`: a translator's file of card texts, judged by what players would do."""
