"""The table server: tables of any registered game, for people and agents in any mix."""
