// Benchmarks of computer players, one core.

import { perft, rankOf, think } from "@korobeinix/bots";
import { RULE_BOOKS, guideline, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { playUntimed } from "../arena/untimed.ts";

const QUEUE = "IOLJSZT";
const DEPTH = 5;
const PIECES = 40;

/** Millions of positions a second: the mean over the rotations of a queue. */
function perftSpeed(): number {
  const rotations = Array.from(QUEUE, (_, i) => [...QUEUE.slice(i), ...QUEUE.slice(0, i)]);
  for (const queue of rotations) perft(guideline, queue, DEPTH - 1);
  const speeds = rotations.map((queue) => {
    const start = performance.now();
    const count = perft(guideline, queue, DEPTH);
    return count / (performance.now() - start) / 1_000;
  });
  return speeds.reduce((sum, speed) => sum + speed) / speeds.length;
}

/** Thinking of the best rank of a rule book over the first pieces of a game: milliseconds and positions a piece. */
function thinking(id: (typeof RULE_BOOKS)[number]["id"]): { readonly ms: number; readonly nodes: number } {
  const { skill } = rankOf(id, "master");
  const game = newGame(unwrap(parseSetup({ ruleBook: id, seed: 1 })));
  let ms = 0;
  let nodes = 0;
  let pieces = 0;
  const goesOn = (): boolean =>
    playUntimed(
      game,
      (sight) => think(sight, skill),
      (spent) => {
        ms += spent.ms;
        nodes += spent.nodes;
        pieces++;
      },
    );
  for (let i = 0; i < PIECES && goesOn(); i++);
  return { ms: ms / pieces, nodes: nodes / pieces };
}

export function benchBots(): void {
  const speed = perftSpeed();
  console.log("\ncomputer players");
  console.log(
    `${"perft, million positions per second".padEnd(40)}${speed.toFixed(1).padStart(12)}  aim 20, then 50; Cold Clear 2 6.6–16, C++ 411–495`,
  );
  for (const { id } of RULE_BOOKS) {
    const { ms, nodes } = thinking(id);
    const rate = (nodes / ms / 1_000).toFixed(2);
    console.log(
      `${`a master's thought in ${id}, ms`.padEnd(40)}${ms.toFixed(1).padStart(12)}  ${Math.round(nodes)} positions, ${rate} million per second`,
    );
  }
}
