// `npm run bench`: how fast, how small. Every number stands beside its anchor: what we aim for, and what the best
// public TypeScript engine we measured does (60 ticks a second, same kind of machine; trust the ratios). `-- --only
// engine`, `-- --only bots`, `-- --only web` and `-- --only start` (how soon a game is there, and what is sent for it) run
// a part of it.

import process from "node:process";
import { benchBots } from "./bots.ts";
import { engineSizes } from "./size.ts";
import { benchWeb } from "./web.ts";
import {
  eachBook,
  idleHour,
  matchResimulation,
  memoryPerGame,
  memoryPerMatch,
  placementsPerSecond,
  resimulation,
  snapshots,
  verdict,
} from "./engine.ts";

interface Row {
  readonly what: string;
  readonly reached: string;
  readonly aim: string;
  readonly rival: string;
  readonly ratio: string;
}

function times(ratio: number): string {
  return `${ratio >= 10 ? Math.round(ratio).toLocaleString("en") : ratio.toFixed(1)}× better`;
}

function sizeRow(what: string, bytes: number, aim: string): Row {
  return { what, reached: bytes.toLocaleString("en"), aim, rival: "-", ratio: "" };
}

const RIVAL = { piecesPerSecond: 43_000, ticksPerSecond: 1_000_000, snapshotMicros: 17, gameBytes: 13_600 };
/** An idle hour costs the rival its ticks all the same. */
const RIVAL_IDLE_MICROS = (3600 * 60 * 1e6) / RIVAL.ticksPerSecond;

async function benchEngine(): Promise<void> {
  const sprint = resimulation();
  const idle = idleHour();
  const snapshot = snapshots();
  const toVerdict = verdict();
  const memory = memoryPerGame();
  const placed = placementsPerSecond();
  const sizes = await engineSizes();
  const books = eachBook();

  const rows: Row[] = [
    {
      what: "re-simulating a Sprint, pieces per second",
      reached: Math.round(sprint.piecesPerSecond).toLocaleString("en"),
      aim: "1,000,000",
      rival: RIVAL.piecesPerSecond.toLocaleString("en"),
      ratio: times(sprint.piecesPerSecond / RIVAL.piecesPerSecond),
    },
    {
      what: "the same, times real time",
      reached: `${Math.round(sprint.timesRealTime).toLocaleString("en")}×`,
      aim: "-",
      rival: "17,000×",
      ratio: times(sprint.timesRealTime / 17_000),
    },
    {
      what: "an idle board, µs per simulated hour",
      reached: idle.toFixed(2),
      aim: "a few",
      rival: Math.round(RIVAL_IDLE_MICROS).toLocaleString("en"),
      ratio: times(RIVAL_IDLE_MICROS / idle),
    },
    {
      what: "snapshot and restore, µs",
      reached: snapshot.toFixed(2),
      aim: "0.4",
      rival: String(RIVAL.snapshotMicros),
      ratio: times(RIVAL.snapshotMicros / snapshot),
    },
    {
      what: "bytes to verdict, a two-minute log, ms",
      reached: toVerdict.toFixed(2),
      aim: "0.4",
      rival: "-",
      ratio: "",
    },
    {
      what: "placements in mid-game, per second",
      reached: Math.round(placed).toLocaleString("en"),
      aim: "-",
      rival: "0.15–0.31 M",
      ratio: "(naive JavaScript; with plain row masks 5.4–13 M)",
    },
    {
      what: "memory per game, bytes",
      reached: Math.round(memory).toLocaleString("en"),
      aim: "4,096",
      rival: RIVAL.gameBytes.toLocaleString("en"),
      ratio: times(RIVAL.gameBytes / memory),
    },
    sizeRow("a game of one rule book, bytes (gzip)", sizes.game, "18,500"),
    sizeRow("everything with one, bytes (gzip)", sizes.oneBook, "-"),
    sizeRow("everything with all five, bytes (gzip)", sizes.fiveBooks, "-"),
  ];

  const headers: Row = { what: "", reached: "reached", aim: "aim", rival: "rival", ratio: "" };
  for (const { what, reached, aim, rival, ratio } of [headers, ...rows]) {
    console.log(`${what.padEnd(40)}${reached.padStart(12)}${aim.padStart(12)}${rival.padStart(14)}  ${ratio}`);
  }

  console.log("\nmatches (aim: 0.8 of what the seats' own logs give when each is played alone)");
  for (const seats of [2, 4]) {
    const { piecesPerSecond, shareOfSingle } = matchResimulation(seats);
    const pieces = Math.round(piecesPerSecond).toLocaleString("en");
    console.log(
      `${`of ${seats}, pieces per second`.padEnd(40)}${pieces.padStart(12)}  ${shareOfSingle.toFixed(2)} of single games'`,
    );
    const bytes = Math.round(memoryPerMatch(seats)).toLocaleString("en");
    console.log(`${`of ${seats}, bytes of memory`.padEnd(40)}${bytes.padStart(12)}`);
  }

  const first = books[0]?.piecesPerSecond ?? 1;
  console.log("\npieces per second, a game of each rule book (aim: none below a third of the Guideline's)");
  for (const { id, piecesPerSecond, pieces } of books) {
    const share = `${(piecesPerSecond / first).toFixed(2)} of the Guideline's`;
    console.log(
      `${id.padEnd(40)}${Math.round(piecesPerSecond).toLocaleString("en").padStart(12)}  ${share} (${pieces} pieces)`,
    );
  }
}

const at = process.argv.indexOf("--only");
const only = at < 0 ? undefined : process.argv[at + 1];
if (only === undefined || only === "engine") await benchEngine();
if (only === undefined || only === "bots") benchBots();
if (only !== "engine" && only !== "bots") await benchWeb(only === "start");
