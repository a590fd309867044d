// Computer players: what the other packages may use.

// What a seat shows, and what is thought of it.
export { type Sight, sightOf } from "./sight.ts";
export { FEATURES, type Feature, type RatedStep, type Reason, type Skill, type Step, type Thought } from "./step.ts";
export { explain, think } from "./think.ts";
export { perft } from "./perft.ts";

// Who plays, and how its hands do it.
export { type Rank, rankOf } from "./ranks.ts";
export { COMPUTER_NAMES, type ComputerName, drawName } from "./names.ts";
export { ComputerPlayer, type Thinks } from "./player.ts";
export { aimOf, rivalsOf } from "./aim.ts";
export { playGame, playMatch } from "./playing.ts";
export { type Dice, makeDice } from "./dice.ts";
export { seedOf } from "./hand/dice.ts";
export { Hand } from "./hand/hand.ts";
export type { Beat, Pace } from "./hand/pace.ts";
export { reachable } from "./hand/paths.ts";
export { type Plan, isAsPlanned, makePlan } from "./hand/plan.ts";
export type { Rest, Way } from "./hand/way.ts";

// What was played, judged.
export { type FinesseKey, type Resting, isCounted, leastKeys } from "./coach/finesse.ts";
export { type Move, MoveReader, keysTooMany, movesOf } from "./coach/moves.ts";
export { type Made, MoveWatch } from "./coach/moveWatch.ts";
export { GRADES, type Grade, type Rating, accuracyOf, distinctSteps, rateStep } from "./coach/rating.ts";
export { type Difference, type Respect, whyWorse } from "./coach/why.ts";

// The Tetris Bot Protocol.
export { TBP_INFO, TBP_SKILL, TbpBot } from "./tbp/bot.ts";
export {
  COLUMNS as TBP_COLUMNS,
  type Cell as TbpCell,
  type FromBot,
  type Move as TbpMove,
  PIECES as TBP_PIECES,
  type PieceName,
  type Position as TbpPosition,
  ROWS as TBP_ROWS,
  type SevenBag,
  type ToBot,
} from "./tbp/messages.ts";
export { placeOf } from "./tbp/moves.ts";
export { parseFromBot } from "./tbp/parse.ts";
export { afterPlay } from "./tbp/position.ts";
export { MAX_LINE as MAX_TBP_LINE } from "./tbp/values.ts";
