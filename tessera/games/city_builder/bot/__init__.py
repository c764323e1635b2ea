"""The computer player. Nothing here is a rule."""
