// Tunes the weights by which a player of one piece lives: the cross-entropy method. A population is drawn around a mean,
// each member plays some games, the best fourth is the next mean and spread. Low boards come first: their games are
// short, so that much is learnt soon; what is best there is nearly best on the board that counts.

import { makeDice } from "@korobeinix/bots";
import { type SurvivalFeature, type SurvivalWeights, SURVIVAL_FEATURES } from "@korobeinix/bots/workshop";
import { playOnePiece, tuningSeed } from "./onePieceGame.ts";
import { PUBLISHED_WEIGHTS } from "./publishedWeights.ts";

/** A part of the tuning: so many rounds of so many members with so many games each. */
interface Stage {
  readonly rows: number;
  readonly rounds: number;
  readonly members: number;
  readonly games: number;
}

const STAGES: readonly Stage[] = [
  { rows: 8, rounds: 12, members: 64, games: 24 },
  { rows: 9, rounds: 8, members: 48, games: 24 },
  { rows: 10, rounds: 6, members: 40, games: 20 },
];

type Vector = { [feature in SurvivalFeature]: number };

/**
 * The published DT-10, times 100; a count of our own begins where a few tries on eight rows were best. What begins at
 * nothing is left there: those tries found no use in it.
 */
const START: Vector = { ...PUBLISHED_WEIGHTS["DT-10"], fitting: 160 };

/** First spread: a part of each weight and something besides. */
const SPREAD_PART = 0.25;
const SPREAD_LEAST = 25;
/** The spread never falls below this part of the first one. */
const SPREAD_FLOOR = 0.15;
const ELITE_PART = 4;

/** The seed that the weights in use were tuned with. */
export const TUNING_SEED = 2;

/** Tunes and prints the mean of each round; the last one is the outcome. Some ten minutes. */
export function tuneOnePiece(seed: number, print: (line: string) => void): SurvivalWeights {
  const throws = makeDice(tuningSeed(seed, 0));
  let game = 1;
  let mean: Vector = { ...START };
  const first = mapFeatures((feature) => SPREAD_PART * Math.abs(START[feature]) + SPREAD_LEAST);
  let spread: Vector = { ...first };
  for (const stage of STAGES) {
    for (let round = 0; round < stage.rounds; round++) {
      const members = Array.from({ length: stage.members }, () => {
        const weights = mapFeatures((feature) => Math.round(mean[feature] + spread[feature] * bell(throws)));
        let lines = 0;
        for (let i = 0; i < stage.games; i++, game++) {
          lines += playOnePiece(tuningSeed(seed, game), stage.rows, weights).lines;
        }
        return { weights, lines };
      });
      members.sort((one, other) => other.lines - one.lines);
      const elite = members.slice(0, stage.members / ELITE_PART).map(({ weights }) => weights);
      const next = mapFeatures((feature) => average(elite.map((weights) => weights[feature])));
      spread = mapFeatures((feature) =>
        Math.max(
          first[feature] * SPREAD_FLOOR,
          Math.sqrt(average(elite.map((weights) => (weights[feature] - next[feature]) ** 2))),
        ),
      );
      mean = next;
      const all = average(members.map(({ lines }) => lines)) / stage.games;
      print(`rows ${stage.rows} round ${round} lines ${all.toFixed(0)} ${JSON.stringify(rounded(mean))}`);
    }
  }
  return rounded(mean);
}

function mapFeatures(value: (feature: SurvivalFeature) => number): Vector {
  const entries = SURVIVAL_FEATURES.map((feature) => [feature, START[feature] === 0 ? 0 : value(feature)]);
  return Object.fromEntries(entries) as Vector;
}

function rounded(vector: Vector): SurvivalWeights {
  return mapFeatures((feature) => Math.round(vector[feature]));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Near enough to the normal distribution: twelve throws added up. */
function bell(throws: (below: number) => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += throws(1_000_000) / 1_000_000;
  return sum;
}
