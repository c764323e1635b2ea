"""The arena: many matches between agents, and what they show."""
