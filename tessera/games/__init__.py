"""The games of Tessera. Adding one is a folder and a line here."""

from tessera.core.game import Game
from tessera.core.refusal import BadCall
from tessera.games import age_of_heroes, city_builder, the_ancient_world, tides_of_time

GAMES: dict[str, Game] = {
    game.id: game
    for game in [
        tides_of_time.GAME,
        the_ancient_world.GAME,
        age_of_heroes.GAME,
        city_builder.GAME,
    ]
}


def find_game(id: str) -> Game:
    if id not in GAMES:
        raise BadCall(f"there is no game '{id}'; there are {', '.join(GAMES)}")
    return GAMES[id]
