// A rule book's pieces as column shapes, worked out once from the engine's own tables. A place of a piece is its leftmost
// column and its lowest row, not its centre: facings that look alike then have the same place.

import type { Geometry, Rules } from "@korobeinix/engine";
import { lowestBit, popCount } from "../bits.ts";

/** Facings that a piece may have. */
export const FACINGS = 4;
/** Columns that a shape may be wide, and rows that it may be high. */
export const SPAN = 4;
/** A shift by more than the bits of a number wraps round. */
const MOST_SHIFT = 31;

/** The tables of a rule book; a shape is `kind * FACINGS + facing`. */
export interface Shapes {
  readonly columns: number;
  readonly kinds: number;
  readonly facings: Int32Array;
  readonly widths: Int32Array;
  /** For each shape and each of its columns: its lowest Mino above the lowest row, how many stand on it, and their bits. */
  readonly lows: Int32Array;
  readonly counts: Int32Array;
  readonly bits: Int32Array;
  /** From the centre to the leftmost column and to the lowest row. */
  readonly lefts: Int32Array;
  readonly bottoms: Int32Array;
  readonly heights: Int32Array;
  /** The first facing that looks the same. */
  readonly alike: Int32Array;
  /** For each shape and direction (clockwise first): where its displacements begin and end. */
  readonly kickStarts: Int32Array;
  readonly kickEnds: Int32Array;
  /** Displacements of the place, columns and rows in turn, and which of its turn's it is, from 1. */
  readonly kicks: Int32Array;
  readonly kickPoints: Int32Array;
  /** The leftmost column and the lowest row where each kind enters, and the lowest row that any facing has there. */
  readonly spawnLefts: Int32Array;
  readonly spawnBottoms: Int32Array;
  readonly lowestAtSpawn: Int32Array;
  /** Straight drops of each kind that differ. */
  readonly drops: Int32Array;
  /** Whether contact with a Surface ends all movement (K-7). */
  readonly locksOnContact: boolean;
  /** Whether a rotation may be recognised as a spin: for each kind, none, by three corners or by being stuck. */
  readonly spins: Int32Array;
  readonly touching: number;
  /** Whether a piece whose place is taken enters higher (B-6). */
  readonly rises: boolean;
  /** Whether it falls by one row as soon as it has entered (G-3.4b). */
  readonly dropsAtOnce: boolean;
}

export const NO_SPINS = 0;
export const CORNER_SPINS = 1;
const STUCK_SPINS = 2;

const known = new WeakMap<Geometry, Map<string, Shapes>>();

/** The tables for a game's rules. */
export function shapesOf(rules: Rules): Shapes {
  const { geometry, book, lock } = rules;
  const byWords = known.get(geometry) ?? new Map<string, Shapes>();
  known.set(geometry, byWords);
  const words = JSON.stringify([book.spins, lock.by, book.generation, book.controls]);
  const shapes = byWords.get(words) ?? build(rules);
  byWords.set(words, shapes);
  return shapes;
}

function build({ geometry, book, lock }: Rules): Shapes {
  const kinds = geometry.facings.length;
  const count = kinds * FACINGS;
  const table = (length: number): Int32Array => new Int32Array(length);
  const shapes = {
    columns: geometry.columns,
    kinds,
    facings: Int32Array.from(geometry.facings),
    widths: table(count),
    lows: table(count * SPAN),
    counts: table(count * SPAN),
    bits: table(count * SPAN),
    lefts: table(count),
    bottoms: Int32Array.from(geometry.bottoms),
    heights: Int32Array.from(geometry.heights),
    alike: table(count),
    spawnLefts: table(kinds),
    spawnBottoms: table(kinds),
    lowestAtSpawn: table(kinds),
    drops: table(kinds),
    locksOnContact: lock.by === "contact",
    spins: table(kinds),
    touching: book.spins.rule === "immobile" && book.spins.cascades ? book.spins.touching : 0,
    rises: book.generation.whenBlocked === "rises",
    dropsAtOnce: book.generation.dropsAtOnce,
  };
  for (let kind = 0; kind < kinds; kind++) {
    const facings = geometry.facings[kind]!;
    for (let facing = 0; facing < facings; facing++) {
      fillShape(geometry, shapes, kind, facing);
      const shape = kind * FACINGS + facing;
      if (shapes.alike[shape] === facing) shapes.drops[kind]! += geometry.columns - shapes.widths[shape]! + 1;
    }
    const first = kind * FACINGS;
    shapes.spawnLefts[kind] = geometry.spawnX[kind]! + shapes.lefts[first]!;
    shapes.spawnBottoms[kind] = geometry.spawnY[kind]! + shapes.bottoms[first]!;
    const lowest = Math.min(...geometry.bottoms.subarray(first, first + facings));
    shapes.lowestAtSpawn[kind] = geometry.spawnY[kind]! + lowest;
    if (book.spins.rule === "immobile") shapes.spins[kind] = STUCK_SPINS;
    else if (book.spins.rule === "threeCorners" && book.pieces[kind]!.name === book.spins.piece)
      shapes.spins[kind] = CORNER_SPINS;
  }
  const turns = [book.controls.includes("rotateClockwise"), book.controls.includes("rotateCounterclockwise")];
  const turning = kicksOf(geometry, shapes, turns);
  for (let kind = 0; kind < kinds; kind++) if (isRound(shapes, turning, kind)) shapes.facings[kind] = 1;
  return { ...shapes, ...turning };
}

/** Whether turning a kind changes nothing at all. */
function isRound({ alike, facings }: Bare, { kicks, kickStarts, kickEnds }: Turning, kind: number): boolean {
  for (let facing = 0; facing < facings[kind]!; facing++) {
    const shape = kind * FACINGS + facing;
    if (alike[shape] !== 0) return false;
    if (kicks.subarray(kickStarts[shape * 2], kickEnds[shape * 2 + 1]).some((step) => step !== 0)) return false;
  }
  return true;
}

type Bare = Pick<Shapes, "widths" | "lows" | "counts" | "bits" | "lefts" | "bottoms" | "alike" | "facings">;

type Turning = Pick<Shapes, "kicks" | "kickPoints" | "kickStarts" | "kickEnds">;

function fillShape(geometry: Geometry, shapes: Bare, kind: number, facing: number): void {
  const shape = kind * FACINGS + facing;
  const xs = geometry.minoX.subarray(shape * 4, shape * 4 + 4);
  const ys = geometry.minoY.subarray(shape * 4, shape * 4 + 4);
  const left = Math.min(...xs);
  shapes.lefts[shape] = left;
  shapes.widths[shape] = Math.max(...xs) - left + 1;
  xs.forEach((x, i) => {
    shapes.bits[shape * SPAN + x - left]! |= 1 << (ys[i]! - geometry.bottoms[shape]!);
  });
  for (let column = 0; column < SPAN; column++) {
    const bits = shapes.bits[shape * SPAN + column]!;
    shapes.lows[shape * SPAN + column] = bits === 0 ? 0 : lowestBit(bits);
    shapes.counts[shape * SPAN + column] = popCount(bits);
  }
  const isSame = (other: number): boolean =>
    [0, 1, 2, 3].every((c) => shapes.bits[other * SPAN + c] === shapes.bits[shape * SPAN + c]);
  let alike = 0;
  while (alike < facing && !isSame(kind * FACINGS + alike)) alike++;
  shapes.alike[shape] = alike;
}

function kicksOf(geometry: Geometry, shapes: Bare, turns: readonly boolean[]): Turning {
  const kicks: number[] = [];
  const kickPoints: number[] = [];
  const kickStarts = new Int32Array(geometry.testStarts.length);
  const kickEnds = new Int32Array(geometry.testEnds.length);
  for (let turn = 0; turn < kickStarts.length; turn++) {
    const shape = turn >> 1;
    const kind = shape >> 2;
    const facings = shapes.facings[kind]!;
    const to = kind * FACINGS + (((shape & 3) + (turn % 2 === 0 ? 1 : facings - 1)) % facings);
    kickStarts[turn] = kicks.length;
    const start = geometry.testStarts[turn]!;
    const end = (shape & 3) < facings && turns[turn % 2] === true ? geometry.testEnds[turn]! : start;
    for (let i = start; i < end; i += 2) {
      const columns = geometry.tests[i]! + shapes.lefts[to]! - shapes.lefts[shape]!;
      const rows = geometry.tests[i + 1]! + shapes.bottoms[to]! - shapes.bottoms[shape]!;
      if (Math.abs(rows) > MOST_SHIFT || Math.abs(columns) >= geometry.columns) continue;
      kicks.push(columns, rows);
      kickPoints.push((i - start) / 2 + 1);
    }
    kickEnds[turn] = kicks.length;
  }
  return { kicks: Int32Array.from(kicks), kickPoints: Int32Array.from(kickPoints), kickStarts, kickEnds };
}
