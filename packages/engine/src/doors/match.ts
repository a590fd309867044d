// Matches: several games under one clock, which reach each other. What other packages may use of them.

export { isBinaryMatch, makeBinaryMatch, parseBinaryMatch, readBinaryMatch } from "../match/binary.ts";
export {
  type CountableMatch,
  type Counting,
  MATCH_ENDS,
  type MatchEnd,
  type Opposition,
  type Uncounted,
  countingOf,
  isUnderCode,
} from "../match/counting.ts";
export type { Passed } from "../match/course.ts";
export type { MatchEvent, MatchFact } from "../match/events.ts";
export { type TeamGames, teamGoalOf, teamLinesLeft } from "../match/goals.ts";
export { GrowingMatchLog } from "../match/growing.ts";
export { hashMatch } from "../match/hash.ts";
export { type MatchLog, checkMatchLog } from "../match/log.ts";
export type { MatchMark, MatchMarkers } from "../match/markers.ts";
export { type Match, type MatchView, livingSeats, takeMatchEvents } from "../match/match.ts";
export type { OnItsWay } from "../match/parcels.ts";
export { advanceMatch, newMatch, playSeat } from "../match/play.ts";
export { cutMatchLog, replayMatch, seatLogs, verifyMatch, verifyMatchInSteps } from "../match/replay.ts";
export { type Hearing, ROOM_RULES, type RoomRules, hear, resumeMatch } from "../match/room.ts";
export { type AttackRuling, type Ruling, arrivalOf } from "../match/ruling.ts";
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
} from "../match/setup.ts";
export { type MatchSnapshot, restoreMatch, snapshotMatch } from "../match/snapshot.ts";
export { isOver, standingsOf } from "../match/standings.ts";
export type { Attack, Decision, Deed, MatchResult, MatchState } from "../match/state.ts";
export { isTextMatch, makeTextMatch, parseTextMatch, readTextMatch } from "../match/text.ts";
export {
  MatchPlayer,
  type MatchTimeline,
  type SavedMatch,
  makeMatchTimeline,
  openMatch,
  seekMatch,
} from "../match/timeline.ts";
export { currentLevel, nextTarget, practiceSetup, targetOf } from "../match/view.ts";
