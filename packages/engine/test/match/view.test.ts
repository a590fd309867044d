// A view of a match: all that shells may ask, from a client that has no `Match` and does not know the seed.

import { describe, expect, it } from "vitest";
import { advance, newGame, play, unwrap } from "../../src/index.ts";
import { Foreteller } from "../../src/doors/feed.ts";
import {
  currentLevel,
  fedMatchSetup,
  livingSeats,
  type MatchView,
  newMatch,
  nextTarget,
  parseMatchSetup,
  playSeat,
  practiceSetup,
  standingsOf,
  targetOf,
  teamLinesLeft,
} from "../../src/doors/match.ts";

const setup = unwrap(
  parseMatchSetup({
    ruleBook: "guideline",
    seed: 5,
    seats: [{}, {}, {}],
    goals: [20, 20, 20],
    terms: { targeting: "chosen" },
  }),
);

/** What a client shows of the match that `play` makes of three games, seat 2 being out. */
function clientView(): MatchView {
  const client = fedMatchSetup(setup);
  const foreteller = new Foreteller(setup.seats.map((seat) => newGame(seat.setup)));
  foreteller.tell();
  const games = client.seats.map((seat, i) => newGame(seat.setup, foreteller.feedOf(i)));
  play(games[0]!, { at: 10, name: "target", value: 1 });
  for (const game of games) advance(game, 1_000);
  const places = [0, 0, 3];
  return {
    setup: client,
    games,
    state: { result: "playing", places, isOut: [false, false, true], potato: -1, parcels: [] },
  };
}

describe("a view of a match", () => {
  it("E-47: answers what a match answers, without a match and without its seed", () => {
    const view = clientView();
    expect(view.setup.shared).toMatchObject({ seed: 0, isFed: true });
    expect(targetOf(view, 0)).toBe(1);
    expect(nextTarget(view, 0, 1)).toBe(1);
    expect(targetOf(view, 1)).toBe(0);
    expect(livingSeats(view)).toEqual([0, 1]);
    expect(currentLevel(view)).toBe(1);
    expect(teamLinesLeft(view, 0)).toBe(20);
    expect(standingsOf(view)).toEqual({ result: "playing", places: [0, 0, 3] });
    // Any seed will do for Practice: the match's own is not known.
    expect(practiceSetup(view, 2, 0).ok).toBe(true);
  });

  it("E-47: a match is a view", () => {
    const match = newMatch(setup);
    unwrap(playSeat(match, 0, { at: 10, name: "target", value: 1 }));
    const view: MatchView = match;
    expect(targetOf(view, 0)).toBe(1);
    expect(practiceSetup(view, 2, setup.shared.seed).ok).toBe(false);
  });
});
