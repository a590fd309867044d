// The names that other packages may use. Functions that read or change a game take the game as first argument.

export {
  CONTROLS,
  type Control,
  INPUT_FIELDS,
  INPUT_NAMES,
  INPUT_VALUES,
  type Input,
  type InputField,
  type InputName,
  MAX_QUEUED,
  MAX_SEATS,
  OUTSIDE_ENDS,
  type OutsideEnd,
  RELEASES,
  SCORING_ACTIONS,
  type ScoringAction,
  isPressedOnce,
  isSpin,
} from "./actions.ts";
export { EDITION, EDITIONS, type Editions, RELEASED_EDITION } from "./editions.ts";
export type { Fact, GameEvent, Refusal } from "./events.ts";
export { type Feed, type Game, takeEvents } from "./game.ts";
export type { Geometry } from "./geometry.ts";
export { hashState } from "./hash.ts";
export type { LockRule } from "./lockRules.ts";
export type { Matrix } from "./matrix.ts";
export { MILLISECOND, MINUTE, NEVER, SECOND } from "./micros.ts";
export { type NextRise, nextRise } from "./nextRise.ts";
export {
  type GoalRuleName,
  INITIAL_ACTIONS,
  type InitialAction,
  type LockRuleName,
  OBJECTIVES,
  OPTION_NAMES,
  type Objective,
  type OptionName,
  type OptionRule,
  type OptionRules,
  type Options,
  type OptionValue,
  type Values,
  isAllowed,
} from "./options.ts";
export { advance, newGame, nextMoment, play } from "./play.ts";
export type { Seed } from "./random.ts";
export { type Parcel, receivingQueueOf } from "./receiving.ts";
export {
  PROBLEM_CODES,
  type Problem,
  type ProblemCode,
  type ProblemPart,
  type Result,
  type Where,
  bad,
  describeProblem,
  good,
  unwrap,
} from "./result.ts";
export {
  RULE_BOOK_IDS,
  type RuleBook,
  type RuleBookId,
  type Variation,
  bookName,
  hasLevels,
  hasScore,
  hasSquares,
  hasTargets,
  letterOf,
  matchVariations,
} from "./ruleBook.ts";
export { basic } from "./ruleBooks/basic.ts";
export { guideline } from "./ruleBooks/guideline.ts";
export { RULE_BOOKS } from "./ruleBooks/index.ts";
export { korobeinix } from "./ruleBooks/korobeinix.ts";
export { theNew } from "./ruleBooks/new.ts";
export { reglas } from "./ruleBooks/reglas.ts";
export { type Rules, riseOf } from "./rules.ts";
export {
  type MadeRequest,
  type Setup,
  type SetupRequest,
  actsWhileHeld,
  makeSetup,
  parseSetup,
  setupFor,
} from "./setup.ts";
export { type Snapshot, restore, snapshot } from "./snapshot.ts";
export { OUTCOMES, type Outcome, PHASES, type Phase, type Scalars, type Spin, type State } from "./state.ts";
export { type Statistics, statisticsOf } from "./statistics.ts";
export {
  GARBAGE_KINDS,
  type GarbageKind,
  PATTERNS,
  type Pattern,
  RISES,
  type Rise,
  TARGETINGS,
  TERM_NAMES,
  type Targeting,
  type TermName,
  type TermRules,
  type Terms,
  choosesTarget,
} from "./terms.ts";
export {
  type Mino,
  SIDES,
  boardOf,
  cellAt,
  isBroken,
  isSolid,
  isWon,
  kindOf,
  linesLeft,
  minosOf,
  queueOf,
  rowsToSurface,
  sidesOf,
  squareOf,
} from "./view.ts";
