// From a game that was played to its line in the day book (F-18). Computers' games, practice and what was taken over from a
// replay are not the player's own; undefined stands for those.

import { type Game, isSpin, SCORING_ACTIONS, SECOND, statisticsOf } from "@korobeinix/engine";
import type { Match } from "@korobeinix/engine/match";
import type { Unranked } from "@korobeinix/engine/records";
import type { DayEntry, DayGame, KeptReplay } from "../storage/storage.ts";
import type { WhyUnranked } from "./result.ts";

/** What keeps a game from being compared with others of its table, and still leaves it one of them. */
const STILL_LISTED: ReadonlySet<WhyUnranked> = new Set<Unranked>(["notWon", "nothing"]);
const PLAYED: ReadonlySet<KeptReplay["origin"]> = new Set<KeptReplay["origin"]>(["finished", "abandoned", "match"]);

/** Whoever begins again after a few pieces has not played a game. */
const LEAST_LEFT = 30 * SECOND;

/** Whether a game has come so far that its player would miss it. */
export function isWorthKeeping({ state }: Game): boolean {
  return state.lines > 0 || state.time >= LEAST_LEFT;
}

export function enteredGame(replay: KeptReplay, game: Game, unranked: WhyUnranked | undefined): DayEntry | undefined {
  const isListed = unranked === undefined || STILL_LISTED.has(unranked);
  return entered(replay, game, isListed);
}

/** As the first person at the table played it; a match between computers is nobody's. */
export function enteredMatch(replay: KeptReplay, { setup, games }: Match): DayEntry | undefined {
  const person = setup.seats.findIndex(({ computer }) => computer === undefined);
  const game = games[person];
  return game === undefined ? undefined : entered(replay, game, false);
}

function entered(replay: KeptReplay, game: Game, isListed: boolean): DayEntry | undefined {
  const { id, date, table, origin, match } = replay;
  const { score, lines, pieces, time: micros } = game.state;
  const isBrief = origin === "abandoned" && micros < LEAST_LEFT;
  if (!PLAYED.has(origin) || pieces === 0 || isBrief) return undefined;
  const isWon = match === undefined ? replay.isWon : isFirst(replay);
  const facts = { id, date, isListed, score, lines, micros, isWon };
  return { table, isMatch: match !== undefined, game: { ...facts, ...countsOf(game) } };
}

/** By the first person's place. */
function isFirst({ match }: KeptReplay): boolean {
  const person = match?.sitters.findIndex(({ computer }) => computer === undefined) ?? -1;
  return match?.places[person] === 1;
}

/** What can be read off a game that stands as its log leaves it. */
export function countsOf(game: Game): Required<Pick<DayGame, "pieces" | "keys" | "fours" | "spins">> {
  const { pieces, keys, actions } = statisticsOf(game);
  const spins = SCORING_ACTIONS.filter(isSpin).reduce((sum, action) => sum + actions[action], game.state.spins);
  return { pieces, keys, fours: actions.tetris, spins };
}
