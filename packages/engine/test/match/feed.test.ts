// Games that do not know their seed: they are fed their pieces, gaps and Hold draws.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  type Feed,
  type Game,
  hashState,
  type Input,
  NEVER,
  newGame,
  parseSetup,
  play,
  restore,
  type RuleBook,
  SECOND,
  type Setup,
  setupFor,
  type SetupRequest,
  snapshot,
  theNew,
  unwrap,
} from "../../src/index.ts";
import { fedSetup, feedGames, type Feeding, Foreteller } from "../../src/doors/feed.ts";
import {
  checkLog,
  GrowingLog,
  type Log,
  makeBinaryLog,
  makeTextLog,
  parseBinaryLog,
  parseTextLog,
  replay,
} from "../../src/doors/log.ts";
import { fedMatchSetup, parseMatchSetup } from "../../src/doors/match.ts";
import { tableOf, whyUnranked } from "../../src/doors/records.ts";
import { board, pieceName } from "../helpers.ts";
import { allowedInputs } from "../randomPlay.ts";

function setupOf(request: Partial<SetupRequest> = {}): Setup {
  return unwrap(parseSetup({ ruleBook: "guideline", seed: 4, terms: { seats: 2 }, ...request }));
}

const BOOKS: readonly Partial<SetupRequest>[] = [
  { ruleBook: "guideline" },
  { ruleBook: "guideline", options: { startingLevel: 15 } },
  // The seed draws the Starting Lines.
  { ruleBook: "guideline", options: { startingRows: 6 } },
  { ruleBook: "new" },
  // Here the first use of Hold draws another piece, outside of the order of pieces.
  { ruleBook: "new", options: { authentic: true } },
  { ruleBook: "basic" },
  { ruleBook: "reglas" },
  { ruleBook: "korobeinix" },
  // Games that are played alone.
  { ruleBook: "guideline", variation: "sprint", terms: undefined },
  { ruleBook: "guideline", variation: "survival", terms: undefined },
  { ruleBook: "new", variation: "dig", terms: undefined },
];

/** Inputs in quick succession, with some pauses, and lines from the other seat. */
const anyMoves = fc.array(
  fc.record({
    wait: fc.oneof(fc.nat(300_000), fc.nat(1_500_000)),
    name: fc.constantFrom("left", "right", "rotateClockwise", "hold", "hardDrop", "hardDrop", "received" as const),
    lines: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 5, maxLength: 120 },
);

/** Set-ups of every rule book, in a match of two or alone, and their inputs. */
const anyPlay = fc
  .record({ book: fc.constantFrom(...BOOKS), seed: fc.maxSafeNat(), moves: anyMoves })
  .map(({ book, seed, moves }) => {
    const setup = setupOf({ ...book, seed });
    let at = 0;
    const inputs = moves.map(({ wait, name, lines }): Input => {
      at += wait;
      return name === "received" ? { at, name, value: lines, from: 1, attack: 1 } : { at, name };
    });
    return { setup, inputs: allowedInputs(setup, inputs) };
  });

function playAll(setup: Setup, inputs: readonly Input[], end: number): Game {
  const game = newGame(setup);
  for (const input of inputs) play(game, input);
  advance(game, end);
  return game;
}

/** The feed that a game has needed so far and will need for a while. */
function allOf(setup: Setup, inputs: readonly Input[], end: number): { feedings: Feeding[]; lines: readonly number[] } {
  const foreteller = new Foreteller([playAll(setup, inputs, end)]);
  return { feedings: foreteller.tell(), lines: foreteller.feedOf(0).lines };
}

/** A feed that has only its Starting Lines. */
function beginning(lines: readonly number[]): Feed {
  return { pieces: [], gaps: [], holds: [], lines };
}

describe("a game that is fed", () => {
  it("E-36: is at every moment the same game, to the hash, as the game that knows the seed", () => {
    let pieces = 0;
    let raised = 0;
    fc.assert(
      fc.property(anyPlay, ({ setup, inputs }) => {
        const seeded = newGame(setup);
        const foreteller = new Foreteller([seeded]);
        const fed = newGame(fedSetup(setup), foreteller.feedOf(0));
        const both = (step: (game: Game) => void): void => {
          feedGames([fed], foreteller.tell());
          step(seeded);
          step(fed);
          expect(hashState(fed)).toBe(hashState(seeded));
          expect(fed.state.starvedAt).toBe(NEVER);
        };
        both((game) => advance(game, 0));
        for (const input of inputs) both((game) => play(game, input));
        for (let seconds = 0; seconds < 20; seconds++) {
          const to = seeded.state.time + SECOND;
          both((game) => advance(game, to));
        }
        pieces += fed.state.pieces;
        raised += fed.state.raised;
      }),
      { numRuns: 150 },
    );
    expect(pieces).toBeGreaterThan(300);
    expect(raised).toBeGreaterThan(30);
  });

  it("E-36: begins with its first piece, and knows only the pieces that it was fed", () => {
    const setup = setupOf();
    const fed = newGame(fedSetup(setup));
    advance(fed, 0);
    expect(fed.state).toMatchObject({ kind: -1, queueLength: 0, starvedAt: NEVER });
    feedGames([fed], new Foreteller([newGame(setup)]).tell().slice(0, 3));
    advance(fed, 0);
    const seeded = newGame(setup);
    advance(seeded, 0);
    expect(pieceName(fed)).toBe(pieceName(seeded));
    expect(fed.state).toMatchObject({ queueLength: 2, piecesDrawn: 3, starvedAt: NEVER });
  });

  it("E-36: does not know the seed; drawn Starting Lines are fed before it begins", () => {
    for (const seed of [1, 2, 3]) {
      const setup = setupOf({ seed, options: { startingRows: 5 } });
      const fed = fedSetup(setup);
      expect(fed).toMatchObject({ seed: 0, isFed: true, options: { startingRows: 5 } });
      const { lines } = allOf(setup, [], 0);
      expect(board(newGame(fed, beginning(lines)), 6)).toEqual(board(newGame(setup), 6));
    }
  });

  it.each([
    ["a seed", { seed: 1 }],
    ["a queue of its own", { queue: ["I"] }],
  ])("E-36: it has not %s", (_what, more) => {
    const refused = parseSetup({ ruleBook: "guideline", seed: 0, isFed: true, ...more });
    expect(refused).toMatchObject({ ok: false, problem: { code: "notAllowed", where: { part: "seed" } } });
  });

  it("E-36: outside of a match it enters its table, and ends when its goal is reached", () => {
    const setup = setupOf({ ruleBook: "guideline", variation: "sprint", terms: undefined, seed: 3 });
    const fed = newGame(fedSetup(setup));
    expect(fed.rules.setup.terms).toBeUndefined();
    expect(tableOf(fed.rules.setup).name).toBe(tableOf(setup).name);
    // The shortest Sprint: each standing I completes four rows.
    fed.state.goal = 0;
    feedGames([fed], new Foreteller([newGame(setup)]).tell());
    play(fed, { at: 0, name: "hardDrop" });
    advance(fed, SECOND);
    expect(fed.state.outcome).toBe("goalReached");
    expect(whyUnranked(fed)).toBeUndefined();
  });
});

describe("the log of a game that is fed", () => {
  /** A fed game and its log, as the player's client keeps them. */
  function someLog(): Log {
    const setup = setupOf({ options: { startingRows: 2 } });
    const inputs: readonly Input[] = [300_000, 600_000, 900_000].map((at) => ({ at, name: "hardDrop" }));
    const foreteller = new Foreteller([playAll(setup, inputs, 2 * SECOND)]);
    foreteller.tell();
    return unwrap(checkLog(fedSetup(setup), inputs, 2 * SECOND, foreteller.feedOf(0)));
  }

  it("E-36, E-3: holds its feed in both forms, and can be replayed alone", () => {
    const log = someLog();
    for (const parsed of [parseBinaryLog(makeBinaryLog(log)), parseTextLog(makeTextLog(log))]) {
      expect(parsed).toEqual({ ok: true, value: log });
      expect(hashState(replay(unwrap(parsed)))).toBe(hashState(replay(log)));
    }
  });

  it("E-36: is refused without its feed, or with a feed that its rule book does not allow", () => {
    const { setup, inputs, end, feed } = someLog();
    expect(checkLog(setup, inputs, end).ok).toBe(false);
    expect(checkLog(setup, inputs, end, { ...feed!, pieces: [7] }).ok).toBe(false);
    expect(checkLog(setupOf(), inputs, end, feed).ok).toBe(false);
  });

  it("E-36: numbers only the player's inputs: the feed and inputs from the match do not change the numbers", () => {
    const { setup, inputs, feed } = someLog();
    const log = new GrowingLog(setup, { feed: feed! });
    for (const input of inputs) unwrap(log.append(input));
    log.feed([{ name: "piece", value: 1 }]);
    unwrap(log.give({ at: 600_000, name: "received", value: 2, from: 1, attack: 1 }));
    expect(log.length).toBe(3);
    expect(log.since(2)).toEqual([inputs[2]]);
    // An input from the match comes after all inputs of the player of the same time.
    expect(log.toLog(SECOND).inputs.map(({ name }) => name)).toEqual(["hardDrop", "hardDrop", "received", "hardDrop"]);
    expect(log.toLog(SECOND).feed!.pieces).toEqual([...feed!.pieces, 1]);
  });
});

describe("a feed that comes late", () => {
  it("E-36: the game notes since when it is a guess; run again from an earlier moment, it has lost no time", () => {
    const setup = setupOf();
    const inputs: readonly Input[] = [300_000, 600_000, 900_000, 1_200_000].map((at) => ({ at, name: "hardDrop" }));
    const { feedings } = allOf(setup, inputs, 2 * SECOND);
    const game = newGame(fedSetup(setup));
    const start = snapshot(game);
    const run = (): void => {
      for (const input of inputs) play(game, input);
      advance(game, 2 * SECOND);
    };
    // The game knows two pieces; the third is due 0.2001 s after the second has locked.
    feedGames([game], feedings.slice(0, 2));
    run();
    expect(game.state).toMatchObject({ kind: -1, pieces: 2, starvedAt: 800_100 });
    feedGames([game], feedings.slice(2));
    restore(game, start);
    feedGames([game], []);
    run();
    expect(game.state).toMatchObject({ pieces: 4, starvedAt: NEVER });
    expect(hashState(game)).toBe(hashState(playAll(setup, inputs, 2 * SECOND)));
  });

  it("E-36: however late the feed comes, the game that is run again equals the game that knows the seed", () => {
    let starved = 0;
    fc.assert(
      fc.property(anyPlay, fc.integer({ min: 1, max: 12 }), ({ setup, inputs }, early) => {
        const end = (inputs.at(-1)?.at ?? 0) + 5 * SECOND;
        const { feedings, lines } = allOf(setup, inputs, end);
        const fed = (count: number): Game => {
          const log = new GrowingLog(fedSetup(setup), { inputs, feed: beginning(lines) });
          log.feed(feedings.slice(0, count));
          return replay(log.toLog(end));
        };
        const guess = fed(early);
        const isGuess = guess.state.starvedAt !== NEVER;
        if (isGuess) starved++;
        // A game that ended before it needed more takes no more of the feed.
        if (!isGuess && guess.state.phase === "ended") return;
        expect(hashState(fed(feedings.length))).toBe(hashState(playAll(setup, inputs, end)));
      }),
      { numRuns: 150 },
    );
    expect(starved).toBeGreaterThan(20);
  });
});

describe("a feed for a match", () => {
  it.each(["guideline", "new"])("E-36: one feed serves the boards of all seats (%s)", (ruleBook) => {
    const setup = unwrap(parseMatchSetup({ ruleBook, seed: 9, seats: [{}, {}, {}], terms: { garbage: "broken" } }));
    const client = fedMatchSetup(setup);
    expect(client.shared).toMatchObject({ seed: 0, isFed: true });
    const seeded = setup.seats.map((seat) => newGame(seat.setup));
    const foreteller = new Foreteller(seeded);
    const fed = client.seats.map((seat, i) => newGame(seat.setup, foreteller.feedOf(i)));
    for (let at = 0; at < 30 * SECOND; at += 700_000) {
      feedGames(fed, foreteller.tell());
      for (const games of [seeded, fed]) {
        for (const [seat, game] of games.entries()) {
          // The seats play at different speeds and receive different lines.
          if (at % (seat + 1) === 0) play(game, { at, name: "hardDrop" });
          if (seat > 0) play(game, { at, name: "received", value: seat, from: 0, attack: 1 });
          advance(game, at);
        }
      }
      expect(fed.map(hashState)).toEqual(seeded.map(hashState));
    }
    expect(new Set(fed.map(({ state }) => state.raised)).size).toBe(3);
  });
});

describe("a false feed", () => {
  const many = (most: number): fc.Arbitrary<number[]> => fc.array(fc.nat(most), { minLength: 90, maxLength: 90 });
  const anyLie = fc.record({ pieces: many(6), gaps: many(31), holds: many(6), lines: many(9) });

  it("E-36: breaks no rule of the game: known pieces, one gap in each line, four cells for each piece", () => {
    let raised = 0;
    fc.assert(
      fc.property(anyPlay, anyLie, ({ setup, inputs }, lie) => {
        const game = newGame(fedSetup(setup), lie);
        const filled = (): number => game.state.cells.reduce((count, cell) => count + Number(cell !== 0), 0);
        const before = filled();
        for (const input of inputs) {
          play(game, input);
          const { state } = game;
          expect(state.kind).toBeLessThan(setup.book.pieces.length);
          expect(filled()).toBe(before + 4 * state.pieces + 9 * state.raised - 10 * state.lines);
        }
        raised += game.state.raised;
      }),
      { numRuns: 100 },
    );
    expect(raised).toBeGreaterThan(30);
  });

  it("E-36: a fed Hold piece that the rule book does not have becomes one that it has", () => {
    const book: RuleBook = { ...theNew, variant: "few", pieces: theNew.pieces.slice(0, 5) };
    const setup = unwrap(setupFor(book, { seed: 0, isFed: true, options: { authentic: true }, terms: { seats: 2 } }));
    const game = newGame(setup, { pieces: [6, 0], gaps: [], holds: [6], lines: [] });
    play(game, { at: 0, name: "hold" });
    advance(game, SECOND);
    expect(game.state).toMatchObject({ hold: 4, kind: 4, phase: "falling" });
  });
});
