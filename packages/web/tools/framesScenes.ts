// What the frame sequences show: a position just before something happens, and the key that lets it happen. Found with
// the engine, so that every rule book gets there by its own controls.

import {
  advance,
  type Game,
  type GameEvent,
  type Input,
  newGame,
  parseSetup,
  play,
  type RuleBookId,
  SECOND,
  type SetupRequest,
  takeEvents,
  unwrap,
} from "@korobeinix/engine";
import { checkLog, type Log } from "@korobeinix/engine/log";
import { inputsFor, type Placement, placements } from "@korobeinix/engine/placements";
import type { SkinId } from "../src/settings/skinIds.ts";
import { demoLog } from "../test/demoLogs.ts";

export interface Sequence {
  /** The game up to just before it. */
  readonly log: Log;
  /** Pressed at its beginning; undefined: it happens by itself. */
  readonly key: string | undefined;
  /** From the key to the first picture, between two pictures, and how many. */
  readonly waitMs: number;
  readonly stepMs: number;
  readonly count: number;
}

const EFFECT = { stepMs: 34, count: 15 };
const ENDING = { stepMs: 150, count: 24 };
/** What is left of the fall where no key drops a piece. */
const RUN_UP = SECOND / 25;

const gapRows = (count: number): string[] => Array.from({ length: count }, () => "#########.");
const RUBBLE = ["##.#..#...", "###.####..", "#.########"];
const HIGH = Array.from({ length: 16 }, (_, i) => (i % 2 === 0 ? "##.####.##" : "####.##.##"));
const T_SLOT = ["..##......", "###...####", "####.#####"];

/** The book whose skin it is: both of the terminal's are of 1984. */
export function ownBook(skin: SkinId): RuleBookId {
  return skin === "terminalColour" ? "korobeinix" : skin;
}

/** Each by the rule book that it is shown with, by its name. */
export const SEQUENCES: { readonly [name: string]: (skin: SkinId) => Sequence } = {
  hardDrop: () => clearing("guideline", { queue: ["I", "O"], board: RUBBLE }, () => true, EFFECT),
  single: (skin) => lines(ownBook(skin), 1),
  double: (skin) => lines(ownBook(skin), 2),
  triple: (skin) => lines(ownBook(skin), 3),
  tetris: (skin) => lines(ownBook(skin), 4),
  tSpinDouble: () => clearing("guideline", { queue: ["T", "O"], board: T_SLOT }, ({ spin }) => spin === "full", EFFECT),
  backToBack: () => backToBack(),
  goldMade: () => beforeDrop(demoLog("new"), (event) => event.type === "squared" && event.isGold),
  goldCleared: () => beforeDrop(demoLog("new"), greatest(demoLog("new"))),
  danger: (skin) => leftAlone(ownBook(skin), HIGH, { stepMs: 200, count: 8 }),
  loss: (skin) => lost(ownBook(skin)),
  win: () => won(),
};

interface Pace {
  readonly stepMs: number;
  readonly count: number;
}

/** As many lines as are wanted, by the I in the gap at the right. */
function lines(ruleBook: RuleBookId, count: number): Sequence {
  const board = [...RUBBLE.slice(0, 1), ...gapRows(count)];
  return clearing(ruleBook, { queue: ["I"], board }, (_, made) => made === count, EFFECT);
}

function clearing(
  ruleBook: RuleBookId,
  request: Omit<SetupRequest, "seed" | "ruleBook">,
  isWanted: (placement: Placement, lines: number) => boolean,
  pace: Pace,
): Sequence {
  const setup = unwrap(parseSetup({ seed: 7, ruleBook, ...request }));
  const game = newGame(setup);
  advance(game, 0);
  for (const placement of placements(game)) {
    const { inputs } = inputsFor(game, placement);
    const tried = newGame(setup);
    for (const input of inputs) play(tried, input);
    advance(tried, 20 * SECOND);
    if (isWanted(placement, tried.state.lines)) return upTo({ setup, inputs, end: 20 * SECOND }, isLocked, pace);
  }
  throw new Error(`no way to do it in ${ruleBook}`);
}

const isLocked = ({ type }: GameEvent): boolean => type === "locked";

/** Two of four lines, the second in view. */
function backToBack(): Sequence {
  const setup = unwrap(parseSetup({ seed: 7, ruleBook: "guideline", queue: ["I", "I", "O"], board: gapRows(8) }));
  const inputs = toTheGap(0).concat(toTheGap(SECOND));
  return upTo({ setup, inputs, end: 3 * SECOND }, nth(isLocked, 2), EFFECT);
}

function toTheGap(at: number): Input[] {
  const taps = Array.from({ length: 5 }, (_, i): Input[] => [
    { at: at + 20_000 + i * 20_000, name: "right" },
    { at: at + 30_000 + i * 20_000, name: "rightReleased" },
  ]);
  return [{ at: at + 10_000, name: "rotateClockwise" }, ...taps.flat(), { at: at + SECOND / 2, name: "hardDrop" }];
}

function nth(isIt: (event: GameEvent) => boolean, n: number): (event: GameEvent) => boolean {
  let count = 0;
  return (event) => isIt(event) && ++count === n;
}

/** The move of a recorded game that earned most. */
function greatest(log: Log): (event: GameEvent) => boolean {
  const scored = eventsOf(log).filter((event) => event.type === "scored");
  const best = scored.reduce((a, b) => (b.points > a.points ? b : a));
  return ({ seq }) => seq === best.seq;
}

function beforeDrop(log: Log, isIt: (event: GameEvent) => boolean): Sequence {
  return upTo(log, isIt, EFFECT);
}

function leftAlone(ruleBook: RuleBookId, board: readonly string[], pace: Pace): Sequence {
  const setup = unwrap(parseSetup({ seed: 7, ruleBook, board: [...board] }));
  return { log: unwrap(checkLog(setup, [], 1)), key: undefined, waitMs: 34, ...pace };
}

/** A stack so high that the piece in play is the last. */
function lost(ruleBook: RuleBookId): Sequence {
  const board = Array.from({ length: 19 }, (_, i) => (i % 2 === 0 ? "###.####.#" : "#.####.###"));
  const setup = unwrap(parseSetup({ seed: 7, ruleBook, board }));
  return upTo({ setup, inputs: [], end: 60 * SECOND }, ({ type }) => type === "ended", ENDING);
}

/** The fortieth line of a Sprint, by its last Tetris. */
function won(): Sequence {
  const queue = Array.from({ length: 6 }, () => "I");
  const board = gapRows(20);
  const setup = unwrap(
    parseSetup({ seed: 7, ruleBook: "guideline", variation: "sprint", options: { lines: 20 }, queue, board }),
  );
  const inputs = [0, 1, 2, 3, 4].flatMap((i) => toTheGap(i * SECOND));
  return upTo({ setup, inputs, end: 10 * SECOND }, ({ type }) => type === "ended", ENDING);
}

function eventsOf({ setup, inputs, end }: Log): readonly GameEvent[] {
  const game: Game = newGame(setup);
  game.events = [];
  for (const input of inputs) play(game, input);
  advance(game, end);
  return takeEvents(game);
}

/** Up to the key that brings it about; where nothing drops a piece, up to shortly before. */
function upTo(log: Log, isIt: (event: GameEvent) => boolean, pace: Pace): Sequence {
  const event = eventsOf(log).find(isIt);
  if (event === undefined) throw new Error("it never happens");
  const drop = log.inputs.findLast(({ name, at }) => name === "hardDrop" && at <= event.at && at > event.at - SECOND);
  const end = drop === undefined ? Math.max(1, event.at - RUN_UP) : Math.max(1, drop.at);
  const inputs =
    drop === undefined ? log.inputs.filter(({ at }) => at <= end) : log.inputs.slice(0, log.inputs.indexOf(drop));
  const waitMs = drop === undefined ? RUN_UP / 1000 : Math.max(0, (event.at - drop.at) / 1000);
  return { log: unwrap(checkLog(log.setup, inputs, end)), key: drop && "Space", waitMs, ...pace };
}
