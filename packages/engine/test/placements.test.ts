import { describe, expect, it } from "vitest";
import { advance, type Game, NEVER, restore, RULE_BOOKS, snapshot } from "../src/index.ts";
import { footprint, type Placement, placements } from "../src/doors/placements.ts";
import { eventsOf, start, toNext } from "./helpers.ts";
import { slotsByPlaying } from "./naivePlacements.ts";
import { follow, makeDice, randomGame, slotOf } from "./placementGames.ts";

const BOOKS = RULE_BOOKS.map(({ id }) => id);

/** The result of a way: the place and the spin of its Lock Down. Waits for the timer if nothing else locks. */
function led(game: Game, placement: Placement): unknown {
  game.events = [];
  const { pieces } = game.state;
  follow(game, placement);
  if (game.state.pieces === pieces) {
    expect(game.rules.book.hardDrop.locks && game.rules.book.controls.includes("hardDrop")).toBe(false);
    expect(game.state.phase).toBe("lock");
    advance(game, game.state.lockAt);
  }
  return { ...eventsOf(game, "locked")[0], spin: game.state.spin };
}

/** The number of leaves of the tree of placements to a depth. Placements with the same cells are one. */
function perft(game: Game, depth: number): number {
  const found = new Map(placements(game).map((one) => [footprint(game, one), one]));
  if (depth === 1) return found.size;
  const before = snapshot(game);
  let leaves = 0;
  for (const placement of found.values()) {
    follow(game, placement);
    toNext(game);
    leaves += perft(game, depth - 1);
    restore(game, before);
  }
  return leaves;
}

describe("placements", () => {
  // Other programs give the same counts.
  it.each([
    ["IOLJSZT", [17, 153, 5266]],
    ["TIOLJSZ", [34, 600, 5578]],
  ])("E-21: %s on an empty Matrix has the known numbers of placements", (queue, counts) => {
    const game = start({ queue });
    expect(counts.map((_, i) => perft(game, i + 1))).toEqual(counts);
  });

  it.each(BOOKS)("E-21: in %s every way locks the piece at its place and with its spin when it is played", (id) => {
    const dice = makeDice(7);
    for (let seed = 0; seed < 6; seed++) {
      const game = randomGame(id, seed, dice);
      game.events = [];
      for (let piece = 0; piece < 12 && game.state.phase !== "ended"; piece++) {
        const found = placements(game);
        const before = snapshot(game);
        for (const placement of found) {
          const { keys: _keys, ...place } = placement;
          expect(led(game, placement)).toMatchObject(place);
          restore(game, before);
        }
        led(game, found[dice(found.length)]!);
        if (game.state.generateAt !== NEVER) toNext(game);
      }
    }
  });

  /** Cells and spin of every placement, and its presses. Waits and a drop that locks are not presses. */
  function slotsOf(game: Game): Map<string, number> {
    const locking = game.rules.book.hardDrop.locks ? "hardDrop" : undefined;
    const presses = ({ keys }: Placement): number => keys.filter((key) => key !== "fall" && key !== locking).length;
    const found = placements(game);
    const slots = new Map(found.map((placement) => [slotOf(game, placement), presses(placement)]));
    expect(slots.size).toBe(found.length);
    return slots;
  }

  it.each(BOOKS)("E-21: in %s a search that plays the game itself finds the same placements", (id) => {
    const dice = makeDice(11);
    for (let seed = 0; seed < 3; seed++) {
      const game = randomGame(id, seed, dice);
      expect(slotsOf(game)).toEqual(slotsByPlaying(game));
    }
  });

  it("E-21: both searches agree if few actions of Extended Placement are left", () => {
    const dice = makeDice(5);
    for (let seed = 0; seed < 120; seed++) {
      const { rules, state } = randomGame("guideline", seed, dice, 14);
      const lock = { ...rules.lock, actions: 1 + dice(4) };
      state.actionsLeft = Math.min(state.actionsLeft, lock.actions);
      const game: Game = { rules: { ...rules, lock }, state, events: null, feed: null };
      expect(slotsOf(game)).toEqual(slotsByPlaying(game));
    }
  });
});
