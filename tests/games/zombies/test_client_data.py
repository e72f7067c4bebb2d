"""What the browser is given beside views and offers fits them."""

import json

from speeltafel.games.zombies import GAME
from speeltafel.games.zombies.client import DATA
from tests.games.zombies.board import A, draw, field, played, setup
from tests.games.zombies.naive import squares_of


def test_an_offer_has_a_mask_for_every_turn_of_a_shape() -> None:
    offer = GAME.offer(setup(5), A)
    for places in offer.shapes:
        assert len(places.at) == len(DATA["turns"][places.shape])


def test_the_cells_of_a_turn_are_those_that_are_covered() -> None:
    drawn = json.loads(json.dumps(DATA))
    for shape in drawn["shapes"]:
        for way in drawn["turns"][shape]:
            state = played(
                draw("\n".join(["." * 16] * 9), f"pool: {shape}-lime T-pink"), f"{shape}-lime {way['turn']} h4"
            )
            column, row = drawn["columns"].index("h"), 3
            assert squares_of(field(state).covered) == {(column + right, row + down) for right, down in way["cells"]}
