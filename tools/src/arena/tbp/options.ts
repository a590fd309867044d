// What `npm run arena -- --tbp COMMAND` may be asked for.

import { parseArgs } from "node:util";
import { TBP_SKILL } from "@korobeinix/bots";
import type { Limits } from "./referee.ts";

export const USAGE: string = `usage: npm run arena -- --tbp COMMAND [options]
  COMMAND       a bot of the Tetris Bot Protocol, run by the shell; add 2>FILE to it to read its error output
  --alone       it plays by itself: what it sends, with nothing coming in
  --games N     games to play, 10 if not said
  --pieces N    pieces of a game at most, 500 if not said; who still stands then has drawn
  --seed S      seed of the first game, 1 if not said; every further game has the next one
  --think N     milliseconds that the bot may calculate before it is asked, 20 if not said
  --ms N        milliseconds that its answer may take then, 2000 if not said
  --start-ms N  milliseconds that its info and its ready may take, 10000 if not said
  --nodes N     positions that ours looks at for a move, ${TBP_SKILL.nodes} if not said`;

export interface ArenaOptions extends Limits {
  readonly command: string;
  readonly isAlone: boolean;
  readonly games: number;
  readonly seed: number;
  readonly startMs: number;
  readonly nodes: number;
}

/** By their names: what they are if not said, the least and the most. */
const NUMBERS = {
  games: [10, 1, 100_000],
  pieces: [500, 1, 100_000],
  seed: [1, 0, 1e15],
  think: [20, 0, 60_000],
  ms: [2_000, 1, 600_000],
  "start-ms": [10_000, 1, 600_000],
  nodes: [TBP_SKILL.nodes, 1, 1e9],
} as const;

const FLAGS = {
  tbp: { type: "string" },
  alone: { type: "boolean" },
  games: { type: "string" },
  pieces: { type: "string" },
  seed: { type: "string" },
  think: { type: "string" },
  ms: { type: "string" },
  "start-ms": { type: "string" },
  nodes: { type: "string" },
} as const;

/** The options of a call, or what is wrong with it. */
export function parseOptions(args: readonly string[]): ArenaOptions | string {
  let values: { readonly [name: string]: string | boolean | undefined };
  try {
    ({ values } = parseArgs({ args: [...args], options: FLAGS }));
  } catch (error) {
    return (error as Error).message;
  }
  const { tbp: command, alone } = values;
  if (typeof command !== "string" || command.trim() === "") return "--tbp needs a command";
  const numbers = new Map<string, number>();
  for (const [name, [initial, min, max]] of Object.entries(NUMBERS)) {
    const number = Number(values[name] ?? initial);
    if (!Number.isInteger(number) || number < min || number > max || values[name] === "")
      return `--${name} is a whole number from ${min} to ${max}`;
    numbers.set(name, number);
  }
  const numberOf = (name: keyof typeof NUMBERS): number => numbers.get(name)!;
  return {
    command,
    isAlone: alone === true,
    games: numberOf("games"),
    pieces: numberOf("pieces"),
    seed: numberOf("seed"),
    thinkMs: numberOf("think"),
    answerMs: numberOf("ms"),
    startMs: numberOf("start-ms"),
    nodes: numberOf("nodes"),
  };
}
