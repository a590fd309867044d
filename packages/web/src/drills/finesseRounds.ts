// Rounds of finesse: a piece, and a place to bring it to that takes some keys. Drawn by a seed, so that everybody has the
// same ones and a best time means something.

import { advance, newGame, type RuleBookId, unwrap } from "@korobeinix/engine";
import { footprint, type Placement, placements } from "@korobeinix/engine/placements";
import { isCounted } from "@korobeinix/bots";
import { bookOf } from "../settings/requests.ts";
import type { Round } from "./drill.ts";
import { drillSetup } from "./drillSetup.ts";

export interface FinesseCourse {
  readonly ruleBook: RuleBookId;
  /** Which pieces come, in turn; all unless told. */
  readonly pieces?: string;
  readonly count: number;
  readonly board?: readonly string[];
  /** The fewest keys that a place takes at least. */
  readonly leastKeys: number;
}

/** No place comes twice. */
export function finesseRounds(course: FinesseCourse): readonly Round[] {
  const { ruleBook, count, board = [], leastKeys } = course;
  const pieces =
    course.pieces ??
    bookOf(ruleBook)
      .pieces.map(({ name }) => name)
      .join("");
  const rounds: Round[] = [];
  const left = new Map([...pieces].map((piece) => [piece, placesOf({ ruleBook, piece, board, leastKeys })]));
  for (let i = 0; rounds.length < count && i < count * 2; i++) {
    const piece = pieces[i % pieces.length]!;
    const places = left.get(piece) ?? [];
    const [place] = places.splice(draw(i, places.length), 1);
    if (place === undefined) continue;
    const { facing, x, y } = place;
    rounds.push({ board, queue: piece, target: { facing, x, y } });
  }
  return rounds;
}

interface PlacesWanted {
  readonly ruleBook: RuleBookId;
  readonly piece: string;
  readonly board: readonly string[];
  readonly leastKeys: number;
}

/** Where a straight drop leads, each place once, by the fewest keys. */
function placesOf({ ruleBook, piece, board, leastKeys }: PlacesWanted): Placement[] {
  const game = newGame(unwrap(drillSetup({ ruleBook }, { board, queue: piece })));
  advance(game, 0);
  const keysOf = ({ keys }: Placement): number => keys.filter((key) => isCounted(key) || key.endsWith("Held")).length;
  const ways = placements(game, { softDrop: false, autoRepeat: true }).sort((a, b) => keysOf(a) - keysOf(b));
  const prints = ways.map((way) => footprint(game, way));
  return ways.filter((way, i) => prints.indexOf(prints[i]!) === i && keysOf(way) >= leastKeys);
}

/** A number below `most` that looks like none in particular. */
function draw(i: number, most: number): number {
  const mixed = Math.imul((i + 1) * 2_654_435_761, 40_503) >>> 8;
  return most === 0 ? 0 : mixed % most;
}
