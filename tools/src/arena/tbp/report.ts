// The words of the arena: a line for each game, and the sum of all.

import type { Loss, Outcome, Tally } from "./referee.ts";

/** Seats at a table of two; alone the other one has the first. */
const OURS = 1;
const THEIRS = 0;

export interface PlayedGame extends Outcome {
  readonly seed: number;
}

function per(amount: number, of: number, digits: number): string {
  return of === 0 ? "–" : (amount / of).toFixed(digits);
}

function resultOf({ winners, tallies }: Outcome, name: string): string {
  if (tallies.length === 1) return "over";
  if (winners.length !== 1) return "drawn";
  return winners[0] === OURS ? "ours wins" : `${name} wins`;
}

function describeLoss(loss: Loss, seat: number, name: string): string {
  const who = seat === OURS ? "ours" : name;
  return loss.by === "forfeit" ? `${who} forfeits` : `${who} loses by rule: ${loss.fault}`;
}

/** Whether the partner broke a rule. */
export function isFoul({ losses }: Outcome): boolean {
  return losses[THEIRS]?.by === "rule";
}

/** "game 3, seed 7: ours wins after 84 pieces". */
export function describeGame(game: PlayedGame, number: number, name: string): string {
  const { seed, losses, tallies } = game;
  const pieces = Math.max(...tallies.map((tally) => tally.pieces));
  const reasons = losses.flatMap((loss, seat) => (loss === undefined ? [] : [`; ${describeLoss(loss, seat, name)}`]));
  return `game ${number}, seed ${seed}: ${resultOf(game, name)} after ${pieces} pieces${reasons.join("")}`;
}

function describeSeat(label: string, tallies: readonly Tally[]): string {
  const sum = (field: keyof Tally): number => tallies.reduce((total, tally) => total + tally[field], 0);
  const pieces = sum("pieces");
  const words = [
    `${per(sum("attack"), pieces, 3)} attack a piece`,
    `${pieces} pieces`,
    `${per(sum("nodes"), sum("told"), 0)} nodes a move`,
  ];
  if (sum("refused") > 0) words.push(`${sum("refused")} preferred moves were not valid`);
  return `${label}: ${words.join(", ")}`;
}

/** The sum of all games. */
export function describeAll(games: readonly PlayedGame[], name: string): string[] {
  const seatsOf = (seat: number): Tally[] => games.flatMap(({ tallies }) => tallies[seat] ?? []);
  const byRule = games.filter(isFoul).length;
  const rule = byRule > 0 ? `, ${byRule} lost by rule` : "";
  if (games.every(({ tallies }) => tallies.length === 1))
    return [`${games.length} games alone${rule}`, describeSeat(name, seatsOf(THEIRS))];
  const wins = (seat: number): number =>
    games.filter(({ winners }) => winners.length === 1 && winners[0] === seat).length;
  const drawn = games.length - wins(THEIRS) - wins(OURS);
  return [
    `${name} won ${wins(THEIRS)}, ours won ${wins(OURS)}, ${drawn} drawn${rule}`,
    describeSeat(name, seatsOf(THEIRS)),
    describeSeat("ours", seatsOf(OURS)),
  ];
}
