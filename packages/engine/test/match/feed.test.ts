import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  fedSetup,
  type Feeding,
  Foreteller,
  type Game,
  GrowingLog,
  hashState,
  type Input,
  NEVER,
  newGame,
  parseSetup,
  play,
  replay,
  type RuleBook,
  SECOND,
  type Setup,
  setupFor,
  type SetupRequest,
  theNew,
  unwrap,
} from "../../src/index.ts";
import { board, pieceName } from "../helpers.ts";
import { allowedInputs } from "../randomPlay.ts";

function setupOf(request: Partial<SetupRequest> = {}): Setup {
  return unwrap(parseSetup({ ruleBook: "guideline", seed: 4, ...request, terms: { seats: 2 } }));
}

function feed(game: Game, feedings: readonly Feeding[]): void {
  for (const feeding of feedings) play(game, { at: game.state.time, ...feeding });
}

const BOOKS: readonly Partial<SetupRequest>[] = [
  { ruleBook: "guideline" },
  { ruleBook: "guideline", options: { startingLevel: 15 } },
  // Its lines are drawn by the seed.
  { ruleBook: "guideline", options: { startingRows: 6 } },
  { ruleBook: "new" },
  // Here the first piece held draws another one, which is no part of the order.
  { ruleBook: "new", options: { authentic: true } },
  { ruleBook: "basic" },
  { ruleBook: "reglas" },
  { ruleBook: "korobeinix" },
];

/** Presses in quick succession, now and then a pause, and lines from the other seat. */
const anyMoves = fc.array(
  fc.record({
    wait: fc.oneof(fc.nat(300_000), fc.nat(1_500_000)),
    name: fc.constantFrom("left", "right", "rotateClockwise", "hold", "hardDrop", "hardDrop", "received" as const),
    lines: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 5, maxLength: 120 },
);

/** Games of a match of two, of every rule book, and what is done in them. */
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

/** All that a game has needed and will need for a while. */
function allOf(setup: Setup, inputs: readonly Input[], end: number): Feeding[] {
  const game = newGame(setup);
  for (const input of inputs) play(game, input);
  advance(game, end);
  return new Foreteller(game).tell();
}

describe("a game that is fed", () => {
  it("E-36: it is the same game, to the hash, as the one that knows the seed, all along", () => {
    let pieces = 0;
    let raised = 0;
    fc.assert(
      fc.property(anyPlay, ({ setup, inputs }) => {
        const seeded = newGame(setup);
        const fed = newGame(fedSetup(setup));
        const foreteller = new Foreteller(seeded);
        const both = (step: (game: Game) => void): void => {
          feed(fed, foreteller.tell());
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

  it("E-36: it begins with its first piece, and knows no more than it was told", () => {
    const setup = setupOf();
    const fed = newGame(fedSetup(setup));
    advance(fed, 0);
    expect(fed.state).toMatchObject({ kind: -1, queueLength: 0, starvedAt: NEVER });
    feed(fed, new Foreteller(newGame(setup)).tell().slice(0, 3));
    advance(fed, 0);
    const seeded = newGame(setup);
    advance(seeded, 0);
    expect(pieceName(fed)).toBe(pieceName(seeded));
    expect(fed.state).toMatchObject({ queueLength: 2, piecesDrawn: 3, starvedAt: NEVER });
  });

  it("E-36: it does not know the seed; Starting Lines that the seed would draw lie on its board", () => {
    for (const seed of [1, 2, 3]) {
      const setup = setupOf({ seed, options: { startingRows: 5 } });
      const fed = fedSetup(setup);
      expect(fed).toMatchObject({ seed: 0, options: { startingRows: 0 }, terms: { fed: true } });
      expect(board(newGame(fed), 6)).toEqual(board(newGame(setup), 6));
    }
  });

  it.each([
    ["a queue of its own", { queue: ["I"] }],
    ["lines drawn at random", { options: { startingRows: 1 } }],
  ])("E-36: it has no %s", (_what, more) => {
    const refused = parseSetup({ ruleBook: "guideline", seed: 0, ...more, terms: { seats: 2, fed: true } });
    expect(refused).toMatchObject({
      ok: false,
      problem: { code: "notAllowed", where: { part: "term", which: "fed" } },
    });
  });
});

describe("a feed that comes late", () => {
  const drop = (at: number): Input => ({ at, name: "hardDrop" });

  it("E-36: the game notes since when it is a guess; put before that moment, the feed delays nothing", () => {
    const setup = setupOf();
    const log = new GrowingLog(fedSetup(setup));
    const inputs = [drop(300_000), drop(600_000), drop(900_000), drop(1_200_000)];
    const all = allOf(setup, inputs, 2 * SECOND);
    // Two pieces are known; the third is due 0.2001 s after the second has locked.
    for (const feeding of all.slice(0, 2)) unwrap(log.append({ at: 0, ...feeding }));
    for (const input of inputs) unwrap(log.append(input));
    const guess = replay(log.toLog(2 * SECOND));
    expect(guess.state).toMatchObject({ kind: -1, pieces: 2, starvedAt: 800_100 });
    expect(log.feed(all.slice(2), guess.state.starvedAt)).toEqual({ ok: true, value: 4 });
    const mended = replay(log.toLog(2 * SECOND));
    const seeded = newGame(setup);
    for (const input of inputs) play(seeded, input);
    advance(seeded, 2 * SECOND);
    expect(mended.state).toMatchObject({ pieces: 4, starvedAt: NEVER });
    expect(hashState(mended)).toBe(hashState(seeded));
  });

  it("E-36: a gap that has not come is guessed, and put right", () => {
    const setup = setupOf();
    const log = new GrowingLog(fedSetup(setup));
    const inputs: Input[] = [{ at: 0, name: "received", value: 1, from: 1, attack: 1 }, drop(0)];
    const all = allOf(setup, inputs, 0);
    const isGap = ({ name }: Feeding): boolean => name === "fedGap";
    for (const feeding of all.filter((each) => !isGap(each))) unwrap(log.append({ at: 0, ...feeding }));
    for (const input of inputs) unwrap(log.append(input));
    const guess = replay(log.toLog(0));
    expect(guess.state.starvedAt).toBe(0);
    expect(board(guess, 1)).toEqual([".#########"]);
    unwrap(log.feed(all.filter(isGap), 0));
    const mended = replay(log.toLog(0));
    expect(board(mended, 1)).toEqual(["#####.####"]);
    expect(mended.state.starvedAt).toBe(NEVER);
  });

  it("E-36: what comes late goes behind what was fed at that very time", () => {
    const setup = setupOf();
    const seeded = newGame(setup);
    play(seeded, { at: 0, name: "hold" });
    advance(seeded, 0);
    const all = new Foreteller(seeded).tell();
    const log = new GrowingLog(fedSetup(setup));
    unwrap(log.append({ at: 0, ...all[0]! }));
    unwrap(log.append({ at: 0, name: "hold" }));
    const guess = replay(log.toLog(0));
    expect(guess.state.starvedAt).toBe(0);
    unwrap(log.feed(all.slice(1), guess.state.starvedAt));
    expect(hashState(replay(log.toLog(0)))).toBe(hashState(seeded));
  });

  it("E-36: however late it comes, the game that is run again is the one that knows the seed", () => {
    let starved = 0;
    fc.assert(
      fc.property(anyPlay, fc.integer({ min: 1, max: 12 }), ({ setup, inputs }, early) => {
        const end = (inputs.at(-1)?.at ?? 0) + 5 * SECOND;
        const all = allOf(setup, inputs, end);
        const log = new GrowingLog(fedSetup(setup));
        for (const feeding of all.slice(0, early)) unwrap(log.append({ at: 0, ...feeding }));
        for (const input of inputs) unwrap(log.append(input));
        const guess = replay(log.toLog(end));
        const isGuess = guess.state.starvedAt !== NEVER;
        if (isGuess) starved++;
        unwrap(log.feed(all.slice(early), isGuess ? guess.state.starvedAt : end));
        const mended = replay(log.toLog(end));
        const seeded = newGame(setup);
        for (const input of inputs) play(seeded, input);
        advance(seeded, end);
        // A game that ended before it needed more does not read on.
        if (!isGuess && guess.state.phase === "ended") return;
        expect(hashState(mended)).toBe(hashState(seeded));
      }),
      { numRuns: 150 },
    );
    expect(starved).toBeGreaterThan(20);
  });
});

describe("a feed that lies", () => {
  const many = (most: number): fc.Arbitrary<number[]> => fc.array(fc.nat(most), { minLength: 90, maxLength: 90 });
  const anyLie = fc.record({ fedPiece: many(6), fedGap: many(31), fedHold: many(6) });

  it("E-36: breaks nothing: pieces of the book, one gap a line within the Matrix, four cells a piece", () => {
    let raised = 0;
    fc.assert(
      fc.property(anyPlay, anyLie, ({ setup, inputs }, lie) => {
        const game = newGame(fedSetup(setup));
        for (const [name, values] of Object.entries(lie))
          feed(
            game,
            values.map((value) => ({ name: name as Feeding["name"], value })),
          );
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

  it("E-36: a Hold that a rule book of fewer pieces does not know is one that it does", () => {
    const book: RuleBook = { ...theNew, variant: "few", pieces: theNew.pieces.slice(0, 5) };
    const options = { authentic: true };
    const game = newGame(unwrap(setupFor(book, { seed: 0, options, terms: { seats: 2, fed: true } })));
    feed(game, [
      { name: "fedPiece", value: 6 },
      { name: "fedPiece", value: 0 },
      { name: "fedHold", value: 6 },
    ]);
    play(game, { at: 0, name: "hold" });
    advance(game, SECOND);
    expect(game.state).toMatchObject({ hold: 4, kind: 4, phase: "falling" });
  });
});
