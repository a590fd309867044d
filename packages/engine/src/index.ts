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
export type { FeedName } from "./feeding/feed.ts";
export { footprint } from "./placements/footprint.ts";
export { type Feeding, Foreteller, fedSetup, feedGames } from "./feeding/foretell.ts";
export { type Feed, type Game, takeEvents } from "./game.ts";
export type { Geometry } from "./geometry.ts";
export { hashState } from "./hash.ts";
export { type TimedInputs, inputsFor } from "./placements/inputsFor.ts";
export { isBinaryLog, makeBinaryLog, parseBinaryLog, readBinaryLog } from "./log/binary.ts";
export { MAX_LOG_BYTES } from "./log/forms.ts";
export { GrowingLog, makeBatch, parseBatch } from "./log/growing.ts";
export { type InputCheck, type Log, MAX_INPUTS, MAX_INPUTS_PER_SECOND, MAX_MICROS, checkLog } from "./log/log.ts";
export type { CoursePoint, Mark, Markers } from "./log/markers.ts";
export { countUpTo } from "./log/moments.ts";
export { type Keyframe, LogPlayer, Player, type SavedGame, seek } from "./log/player.ts";
export { cutLog, replay, replayInSteps } from "./log/replay.ts";
export { type Steps, takeAll } from "./log/steps.ts";
export { makeTextLog, parseTextLog, readTextLog } from "./log/text.ts";
export { MAX_LOG_TEXT } from "./log/textLines.ts";
export { type Timeline, growTimeline, makeTimeline } from "./log/timeline.ts";
export type { LockRule } from "./lockRules.ts";
export type { Matrix } from "./matrix.ts";
export { isBinaryMatch, makeBinaryMatch, parseBinaryMatch, readBinaryMatch } from "./match/binary.ts";
export {
  type CountableMatch,
  type Counting,
  MATCH_ENDS,
  type MatchEnd,
  type Opposition,
  type Uncounted,
  countingOf,
  isUnderCode,
} from "./match/counting.ts";
export type { Passed } from "./match/course.ts";
export type { MatchEvent, MatchFact } from "./match/events.ts";
export { type TeamGames, teamGoalOf, teamLinesLeft } from "./match/goals.ts";
export { GrowingMatchLog } from "./match/growing.ts";
export { hashMatch } from "./match/hash.ts";
export { type MatchLog, checkMatchLog } from "./match/log.ts";
export { type MatchMark, type MatchMarkers } from "./match/markers.ts";
export { type Match, type MatchView, livingSeats, takeMatchEvents } from "./match/match.ts";
export { type OnItsWay } from "./match/parcels.ts";
export { advanceMatch, newMatch, playSeat } from "./match/play.ts";
export { cutMatchLog, replayMatch, seatLogs, verifyMatch, verifyMatchInSteps } from "./match/replay.ts";
export { type Hearing, ROOM_RULES, type RoomRules, hear, resumeMatch } from "./match/room.ts";
export { type AttackRuling, type Ruling, arrivalOf } from "./match/ruling.ts";
export {
  COMPUTER_RANKS,
  type ComputerRank,
  type MadeMatchRequest,
  type MatchRequest,
  type MatchSetup,
  type Seat,
  type SeatRequest,
  type Team,
  fedMatchSetup,
  makeMatchSetup,
  matchSetupFor,
  SEAT_OPTIONS,
  SEAT_TERMS,
  parseMatchSetup,
} from "./match/setup.ts";
export { type MatchSnapshot, restoreMatch, snapshotMatch } from "./match/snapshot.ts";
export { isOver, standingsOf } from "./match/standings.ts";
export { type Attack, type Decision, type Deed, type MatchResult, type MatchState } from "./match/state.ts";
export { isTextMatch, makeTextMatch, parseTextMatch, readTextMatch } from "./match/text.ts";
export {
  MatchPlayer,
  type MatchTimeline,
  type SavedMatch,
  makeMatchTimeline,
  openMatch,
  seekMatch,
} from "./match/timeline.ts";
export { currentLevel, nextTarget, practiceSetup, targetOf } from "./match/view.ts";
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
export { type Placement, type PlacementKey, type PlacementOptions, placements } from "./placements/placements.ts";
export { advance, newGame, nextMoment, play } from "./play.ts";
export type { Seed } from "./random.ts";
export { type Parcel, receivingQueueOf } from "./receiving.ts";
export {
  type Column,
  type Standing,
  type Measure,
  type Table,
  type Unranked,
  compareStandings,
  concerns,
  ownTableName,
  parseTable,
  standingOf,
  tableOf,
  whyUnranked,
} from "./records.ts";
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
export { type Place, type Rotated, rotated } from "./rotation.ts";
export {
  type ActionLines,
  type ActionValue,
  type ActionValues,
  type AttackRule,
  type BookInPlay,
  type DropPoints,
  type Ending,
  type GarbageRule,
  type Generation,
  type Gravity,
  type HardDrop,
  type HoldRule,
  type MatchRule,
  type Offset,
  type Overlay,
  type PieceData,
  RULE_BOOK_IDS,
  type Randomizer,
  type RefusalClauses,
  type RisingRows,
  type RuleBook,
  type RuleBookId,
  type Scoring,
  type SoftDrop,
  type SpinRule,
  type SquareRule,
  type Variation,
  type Words,
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
