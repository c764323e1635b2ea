"""The arena plays many matches between agents and evaluates their results."""
