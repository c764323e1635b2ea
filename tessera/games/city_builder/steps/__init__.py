"""The rules, in rulebook order: setup, immigration, expansion, upkeep, and how it ends."""
