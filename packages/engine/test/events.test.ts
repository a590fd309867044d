import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  type Game,
  type GameEvent,
  hashState,
  newGame,
  type Parcel,
  play,
  receivingQueueOf,
  SCORING_ACTIONS,
} from "../src/index.ts";
import { replay } from "../src/doors/log.ts";
import { at, eventsOf, now, start } from "./helpers.ts";
import { anyLog } from "./randomPlay.ts";

/** A picture of a game. It knows the shapes of the pieces and the events, and nothing else. */
class Mirror {
  readonly #game: Game;
  board: number[][] = [];
  piece: { kind: number; facing: number; x: number; y: number } | undefined;
  hold: number;
  score = 0;
  lines = 0;
  level: number;
  outcome = "playing";
  queue: Parcel[] = [];
  raised = 0;
  sent = 0;
  target = -1;

  constructor(game: Game) {
    this.#game = game;
    this.level = game.state.level;
    this.hold = game.state.hold;
    const { columns, height } = game.rules.geometry;
    for (let y = 0; y < height; y++) {
      this.board.push(Array.from(game.state.cells.slice(y * columns, (y + 1) * columns), (cell) => (cell & 15) - 1));
    }
  }

  see(event: GameEvent): void {
    const { piece } = this;
    switch (event.type) {
      case "generated":
        this.piece = { kind: event.kind, facing: 0, x: event.x, y: event.y };
        break;
      case "moved":
        piece!.x = event.x;
        break;
      case "rotated":
        Object.assign(piece!, { facing: event.facing, x: event.x, y: event.y });
        break;
      case "fell":
        piece!.y = event.y;
        this.score += event.points;
        break;
      case "hardDropped":
        piece!.y = event.y;
        this.score += event.points;
        break;
      case "held":
        this.hold = event.kind;
        this.piece = undefined;
        break;
      case "locked": {
        expect(piece).toEqual({ kind: event.kind, facing: event.facing, x: event.x, y: event.y });
        for (const [x, y] of this.#game.rules.book.pieces[event.kind]!.facings[event.facing]!) {
          this.board[event.y + y]![event.x + x] = event.kind;
        }
        this.piece = undefined;
        this.score += event.points;
        break;
      }
      case "cascaded": {
        const { columns } = this.#game.rules.geometry;
        this.board = this.board.map((row, y) => row.map((_, x) => (event.cells[y * columns + x]! & 15) - 1));
        break;
      }
      case "cleared":
        for (const row of event.rows.toReversed()) {
          expect(this.board[row]!.every((kind) => kind >= 0)).toBe(true);
          this.board.splice(row, 1);
          this.board.push(Array.from(this.board[0]!, () => -1));
        }
        this.lines += event.rows.length;
        break;
      case "scored":
        this.score += event.points;
        break;
      case "raised":
        for (const gap of event.gaps) {
          this.board.pop();
          this.board.unshift(Array.from(this.board[0]!, (_, x) => (x === gap ? -1 : 14)));
          this.raised++;
        }
        for (const part of event.parts) this.#takeOut(part);
        break;
      case "received":
        if (event.lines > 0) this.queue.push({ from: event.from, attack: event.attack, lines: event.lines });
        break;
      case "cancelled":
        for (const part of event.parts) this.#takeOut(part);
        expect(event.lines).toBe(event.parts.reduce((sum, { lines }) => sum + lines, 0));
        break;
      case "attacked":
        this.sent += event.lines;
        break;
      case "targeted":
        this.target = event.seat;
        break;
      case "levelled":
        this.level = event.level;
        break;
      case "ended":
        this.outcome = event.outcome;
        break;
      default:
        break;
    }
  }

  /** Removes the oldest lines first. */
  #takeOut({ from, attack, lines }: Parcel): void {
    const [oldest, ...others] = this.queue;
    expect(oldest).toMatchObject({ from, attack });
    const left = oldest!.lines - lines;
    expect(left).toBeGreaterThanOrEqual(0);
    this.queue = left === 0 ? others : [{ from, attack, lines: left }, ...others];
  }
}

describe("events", () => {
  it("E-10: events alone are enough to draw the game", () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const game = newGame(log.setup, log.feed);
        const mirror = new Mirror(game);
        game.events = [];
        for (const input of log.inputs) play(game, input);
        if (log.end >= game.state.time) advance(game, log.end);
        game.events.forEach((event) => mirror.see(event));
        const { state, rules } = game;
        const { columns } = rules.geometry;
        const cells = mirror.board.flat().map((kind) => kind + 1);
        expect(cells).toEqual(Array.from(state.cells, (cell) => cell & 15));
        expect(cells).toHaveLength(columns * rules.geometry.height);
        const { kind, facing, x, y } = state;
        const isShown = mirror.piece !== undefined && state.phase !== "ended";
        if (isShown) expect(mirror.piece).toEqual({ kind, facing, x, y });
        expect(mirror.queue).toEqual(receivingQueueOf(game));
        const { hold, score, lines, level, outcome, raised, sent, target } = mirror;
        expect({ hold, score, lines, level, outcome, raised, sent, target }).toEqual({
          raised: state.raised,
          sent: state.sent,
          target: state.target,
          hold: state.hold,
          score: state.score,
          lines: state.lines,
          level: state.level,
          outcome: state.outcome,
        });
      }),
      { numRuns: 200 },
    );
  });

  it("E-10: events are numbered without gaps and never go back in time", () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const game = newGame(log.setup, log.feed);
        game.events = [];
        log.inputs.forEach((input) => play(game, input));
        game.events.forEach(({ seq }, i) => expect(seq).toBe(i + 1));
        const times = game.events.map((event) => event.at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });

  it("E-10: listening to events does not change the game", () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const heard = newGame(log.setup, log.feed);
        heard.events = [];
        log.inputs.forEach((input) => play(heard, input));
        if (log.end >= heard.state.time) advance(heard, log.end);
        expect(hashState(heard)).toBe(hashState(replay(log)));
      }),
      { numRuns: 60 },
    );
  });

  it("E-10: the event of a move says whether the piece now touches something", () => {
    const game = start({ queue: "I" });
    now(game, "left", "leftReleased", "left", "leftReleased", "left");
    expect(eventsOf(game, "moved").map(({ isTouching }) => isTouching)).toEqual([false, false, true]);
  });

  it("E-10: every scoring action has its own name", () => {
    expect(new Set(SCORING_ACTIONS).size).toBe(10);
  });
});

describe("refusals", () => {
  it("E-15: without a piece in play a control changes only the count of keys", () => {
    const game = start({ queue: "OO", options: { initialRotation: "off", initialHold: "off" } });
    now(game, "hardDrop");
    const before = { ...game.state };
    at(game, 100, "rotateClockwise", "hardDrop", "hold");
    expect(eventsOf(game, "refused").map(({ control, why, clause }) => [control, why, clause])).toEqual([
      ["rotateClockwise", "noPiece", "G-3.4c"],
      ["hardDrop", "noPiece", "G-3.4c"],
      ["hold", "noPiece", "G-3.4c"],
    ]);
    expect({ ...game.state, time: 0, keys: 0, eventCount: 0 }).toEqual({ ...before, time: 0, keys: 0, eventCount: 0 });
  });

  it.each([undefined, 0, -5, 4, 201, 10.5, Number.NaN])(
    "E-15: a speed of %s is refused and changes nothing",
    (value) => {
      const game = start({ ruleBook: "basic" });
      const { fallAt, speed } = game.state;
      play(game, { at: 0, name: "speed", ...(value === undefined ? {} : { value }) });
      expect(game.state).toMatchObject({ fallAt, speed });
      expect(eventsOf(game, "refused")).toMatchObject([{ control: "speed", why: "outOfRange", clause: "B-3" }]);
    },
  );

  it("E-15: the refusal of a rotation that fits nowhere names its clause", () => {
    const walls = Array.from({ length: 6 }, () => "####.#####");
    const game = start({ board: walls });
    game.state.kind = 0;
    Object.assign(game.state, { facing: 1, x: 3, y: 2 });
    now(game, "rotateClockwise", "rotateCounterclockwise");
    expect(game.state).toMatchObject({ facing: 1, x: 3, y: 2 });
    expect(eventsOf(game, "refused").map(({ control, clause }) => [control, clause])).toEqual([
      ["rotateClockwise", "G-A3"],
      ["rotateCounterclockwise", "G-A3"],
    ]);
  });
});
