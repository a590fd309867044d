// The ranks of computer players, a table for each rule book: how hard they think, and how fast their hands are. Figures to
// be tuned by the arena; the paces of The New are those of its catalogue.

import { MILLISECOND, type RuleBookId, SECOND } from "@korobeinix/engine";
import { COMPUTER_RANKS, type ComputerRank } from "@korobeinix/engine/match";
import type { Pace } from "./hand/pace.ts";
import type { Skill } from "./step.ts";

/** What a computer player of some rank is. */
export interface Rank {
  readonly skill: Skill;
  readonly pace: Pace;
}

type Ranks = { readonly [Each in ComputerRank]: Rank };

const SKILLS: { readonly [Each in ComputerRank]: Skill } = {
  easy: { width: 1, foresight: 1, nodes: 500, seesQueue: false, blur: 420 },
  medium: { width: 2, foresight: 2, nodes: 2_000, seesQueue: false, blur: 160 },
  hard: { width: 5, foresight: 3, nodes: 6_000, seesQueue: true, blur: 75 },
  veryHard: { width: 32, foresight: 6, nodes: 20_000, seesQueue: true, blur: 5 },
  master: { width: 80, foresight: 7, nodes: 30_000, seesQueue: true, blur: 0 },
};

/** Where only the piece in play is seen, nothing but judgement tells players apart. */
const ONE_PIECE_SKILLS: { readonly [Each in ComputerRank]: Skill } = {
  easy: { ...SKILLS.easy, blur: 330 },
  medium: { ...SKILLS.easy, blur: 220 },
  hard: { ...SKILLS.easy, blur: 140 },
  veryHard: { ...SKILLS.easy, blur: 75 },
  master: { ...SKILLS.easy, blur: 0 },
};

/** Three pieces are shown; hands that act by frames do not tell players apart enough. */
const SQUARE_SKILLS: { readonly [Each in ComputerRank]: Skill } = {
  easy: { width: 1, foresight: 1, nodes: 500, seesQueue: false, blur: 900 },
  medium: { width: 1, foresight: 1, nodes: 500, seesQueue: false, blur: 330 },
  hard: { width: 2, foresight: 2, nodes: 2_000, seesQueue: true, blur: 240 },
  veryHard: { width: 4, foresight: 3, nodes: 4_000, seesQueue: true, blur: 125 },
  master: { width: 40, foresight: 5, nodes: 20_000, seesQueue: true, blur: 0 },
};

/** In milliseconds. */
function pace(
  [reactLeast, reactMost]: readonly [number, number],
  [pressLeast, pressMost]: readonly [number, number],
  misdropsPerThousand: number,
  hurries: boolean,
): Pace {
  return {
    reactionMicros: [reactLeast * MILLISECOND, reactMost * MILLISECOND],
    pressMicros: [pressLeast * MILLISECOND, pressMost * MILLISECOND],
    misdropsPerThousand,
    hurries,
  };
}

/** Hands of people, from a beginner's to the fastest there are; the last ones tap where that is sooner. */
const PACES: { readonly [Each in ComputerRank]: Pace } = {
  easy: pace([500, 900], [220, 360], 40, false),
  medium: pace([350, 600], [140, 220], 15, false),
  hard: pace([150, 300], [70, 120], 5, true),
  veryHard: pace([50, 110], [35, 60], 1, true),
  master: pace([5, 15], [12, 20], 0, true),
};

const FRAMES_PER_SECOND = 60;

/** A hand that acts every so many frames, as the cartridge's computers do. */
function byFrames(frames: number, misdropsPerThousand: number): Pace {
  const micros = Math.ceil((frames * SECOND) / FRAMES_PER_SECOND);
  return { reactionMicros: [micros, micros], pressMicros: [micros, micros], misdropsPerThousand, hurries: false };
}

const CARTRIDGE_PACES: { readonly [Each in ComputerRank]: Pace } = {
  easy: byFrames(14, 50),
  medium: byFrames(12, 8),
  hard: byFrames(10, 2),
  veryHard: byFrames(7, 0),
  master: byFrames(5, 0),
};

function ranksWith(
  skills: { readonly [Each in ComputerRank]: Skill },
  paces: { readonly [Each in ComputerRank]: Pace },
): Ranks {
  const ranks = COMPUTER_RANKS.map((each) => [each, { skill: skills[each], pace: paces[each] }]);
  return Object.fromEntries(ranks) as Ranks;
}

const RANKS: { readonly [Id in RuleBookId]: Ranks } = {
  guideline: ranksWith(SKILLS, PACES),
  basic: ranksWith(ONE_PIECE_SKILLS, PACES),
  new: ranksWith(SQUARE_SKILLS, CARTRIDGE_PACES),
  reglas: ranksWith(SKILLS, PACES),
  korobeinix: ranksWith(ONE_PIECE_SKILLS, PACES),
};

/** The computer player of a rank in a rule book. */
export function rankOf(ruleBook: RuleBookId, rank: ComputerRank): Rank {
  return RANKS[ruleBook][rank];
}
