"""What a computer player makes of the game. Nothing here is a rule."""
