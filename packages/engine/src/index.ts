// The engine: what the other packages may use.

export {
  CONTROLS,
  type Control,
  INPUT_NAMES,
  type Input,
  type InputName,
  RELEASES,
  SCORING_ACTIONS,
  type ScoringAction,
} from "./actions.ts";
export type { Fact, GameEvent, Refusal } from "./events.ts";
export type { Game } from "./game.ts";
export { hashState } from "./hash.ts";
export { makeBinaryLog, parseBinaryLog, readBinaryLog } from "./log/binary.ts";
export { type Log, LOG_VERSION, MAX_INPUTS, MAX_MICROS, checkLog } from "./log/log.ts";
export { type Timeline, growTimeline, makeTimeline, replay, seek } from "./log/replay.ts";
export type { Steps } from "./log/steps.ts";
export { makeTextLog, parseTextLog, readTextLog } from "./log/text.ts";
export { isFilled, kindAt } from "./matrix.ts";
export { MILLISECOND, MINUTE, NEVER, SECOND } from "./micros.ts";
export { rowsToSurface } from "./moves.ts";
export {
  isAllowed,
  OPTION_NAMES,
  type OptionName,
  type OptionRule,
  type Options,
  type OptionValue,
} from "./options.ts";
export { advance, newGame, play } from "./play.ts";
export { nextKinds } from "./randomizer.ts";
export { bad, good, type Problem, type Result, unwrap } from "./result.ts";
export type { RuleBook, RuleBookId, Variation } from "./ruleBook.ts";
export { RULE_BOOKS } from "./ruleBooks/index.ts";
export { type Setup, type SetupRequest, makeSetup, parseSetup } from "./setup.ts";
export { type Snapshot, restore, snapshot } from "./snapshot.ts";
export { OUTCOMES, type Outcome, PHASES, type Phase, type State } from "./state.ts";
export { type Statistics, statisticsOf } from "./statistics.ts";
