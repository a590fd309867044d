// `npm run perft -- QUEUE DEPTH`: how many ways there are to lay a queue of pieces, by depth, and positions a second.
// Without arguments: the seven rotations of IOLJSZT at depth 5, and their mean.

import process from "node:process";
import { perft } from "@korobeinix/bots";
import { guideline } from "@korobeinix/engine";

const QUEUE = "IOLJSZT";
const DEPTH = 5;
const MOST_DEPTH = 7;
const USAGE = `usage: perft [QUEUE DEPTH], a queue of the letters ${QUEUE} and a depth from 1 to ${MOST_DEPTH}`;

/** Counts once; positions a second, in millions. */
function measure(queue: string, depth: number): { readonly count: number; readonly speed: number } {
  const start = performance.now();
  const count = perft(guideline, [...queue], depth);
  return { count, speed: count / (performance.now() - start) / 1_000 };
}

function printDepths(queue: string, depth: number): void {
  for (let each = 1; each <= depth; each++) {
    const { count, speed } = measure(queue, each);
    console.log(`depth ${each}: ${count.toLocaleString("en")} (${speed.toFixed(1)} million a second)`);
  }
}

function printRotations(): void {
  const rotations = Array.from(QUEUE, (_, i) => QUEUE.slice(i) + QUEUE.slice(0, i));
  // The compiler has seen everything when it counts.
  for (const queue of rotations) measure(queue, DEPTH - 1);
  const speeds = rotations.map((queue) => {
    const { count, speed } = measure(queue, DEPTH);
    console.log(`${queue} depth ${DEPTH}: ${count.toLocaleString("en")} (${speed.toFixed(1)} million a second)`);
    return speed;
  });
  const mean = speeds.reduce((sum, speed) => sum + speed) / speeds.length;
  console.log(`mean: ${mean.toFixed(1)} million a second`);
}

const [queue, depth = "4"] = process.argv.slice(2);
if (queue === undefined) {
  printRotations();
} else if (!/^[IOLJSZT]+$/.test(queue) || !/^[1-7]$/.test(depth) || queue.length < Number(depth)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  printDepths(queue, Number(depth));
}
