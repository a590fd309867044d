import { describe, expect, it } from "vitest";
import { restore, RULE_BOOKS, snapshot } from "../src/index.ts";
import { rotated } from "../src/doors/placements.ts";
import { shapeOf } from "../src/geometry.ts";
import { collides } from "../src/matrix.ts";
import { eventsOf, now } from "./helpers.ts";
import { makeDice, randomGame } from "./placementGames.ts";

const BOOKS = RULE_BOOKS.map(({ id }) => id);

describe("rotation", () => {
  it.each(BOOKS)(
    "E-21: in %s `rotated` and a rotation in the game give the same place, from thousands of places",
    (id) => {
      const dice = makeDice(3);
      let turns = 0;
      for (let seed = 0; seed < 30; seed++) {
        const game = randomGame(id, seed, dice);
        game.events = [];
        const before = snapshot(game);
        const { geometry } = game.rules;
        for (let i = 0; i < 400; i++) {
          const kind = dice(geometry.facings.length);
          const place = { facing: dice(geometry.facings[kind]!), x: dice(12) - 1, y: dice(geometry.skyline + 3) - 1 };
          if (collides(geometry, game.state.rows, shapeOf(kind, place.facing), place.x, place.y)) continue;
          Object.assign(game.state, { kind, ...place, phase: "falling" });
          const isClockwise = dice(2) === 0;
          const expected = rotated(game, place, isClockwise);
          expect(game.state).toMatchObject(place);
          now(game, isClockwise ? "rotateClockwise" : "rotateCounterclockwise");
          const [turned] = eventsOf(game, "rotated");
          if (expected === undefined) expect(turned).toBeUndefined();
          else expect(turned).toMatchObject(expected);
          turns += turned === undefined ? 0 : 1;
          restore(game, before);
        }
      }
      expect(turns).toBeGreaterThan(1000);
    },
  );
});
