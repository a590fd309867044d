// Inputs, events and outcomes in words. Columns and rows are counted from 1, as the documents do.

import {
  type Fact,
  type Input,
  type InputName,
  OUTSIDE_ENDS,
  type Outcome,
  type Parcel,
  type Refusal,
  type RuleBook,
} from "@korobeinix/engine";

const INPUT_WORDS: { readonly [Name in InputName]: string } = {
  left: "Left pressed",
  leftReleased: "Left released",
  right: "Right pressed",
  rightReleased: "Right released",
  softDrop: "Soft Drop pressed",
  softDropReleased: "Soft Drop released",
  hardDrop: "Hard Drop",
  rotateClockwise: "Rotate clockwise",
  rotateCounterclockwise: "Rotate counterclockwise",
  hold: "Hold",
  speed: "Speed",
  freeze: "Freeze",
  rotateClockwiseReleased: "Rotate clockwise released",
  rotateCounterclockwiseReleased: "Rotate counterclockwise released",
  holdReleased: "Hold released",
  received: "Receives",
  target: "Target Mark on",
  ended: "Ended from outside:",
};

export const OUTCOME_WORDS: { readonly [Name in Outcome]: string } = {
  playing: "none: the log ends before the game does",
  lockOut: "Lock Out",
  lockAbove: "locked above the top",
  blockOut: "Block Out",
  goalReached: "the goal is reached",
  timeUp: "the time is up",
  topOut: "Top Out",
  left: "left",
  won: "the match is won",
  lost: "the match is lost",
  drawn: "the match is drawn",
};

const REFUSAL_WORDS: { readonly [Why in Refusal]: string } = {
  blocked: "something is in the way",
  noPiece: "nothing is in play",
  alreadyHeld: "Hold was used already",
  switchedOff: "it is switched off",
  outOfRange: "the value is out of range",
  absent: "the rule book has no such control",
};

const FACINGS = ["North", "East", "South", "West"] as const;

/** Tenths of a row per second. */
function speedOf(speed: number): string {
  return `${speed / 10} rows per second`;
}

/** What the value of an input says. */
function describeValue({ name, value = 0, from = 0, attack = 0 }: Input): string {
  switch (name) {
    case "freeze":
      return ["off", "on"][value] ?? "";
    case "speed":
      return speedOf(value);
    case "received":
      return `${linesOf(value)} of attack ${attack} from seat ${from + 1}`;
    case "target":
      return `seat ${value + 1}`;
    case "ended":
      return OUTSIDE_ENDS[value] ?? "";
    default:
      return "";
  }
}

export function describeInput(input: Input): string {
  const words = INPUT_WORDS[input.name];
  return input.value === undefined ? words : `${words} ${describeValue(input)}`;
}

export function linesOf(lines: number): string {
  return lines === 1 ? "1 line" : `${lines} lines`;
}

/** "2 lines of attack 5 from seat 1". */
function partsOf(parts: readonly Parcel[]): string {
  return parts
    .map(({ from, attack, lines }) => `${linesOf(lines)} of attack ${attack} from seat ${from + 1}`)
    .join(", ");
}

function pointsOf(points: number): string {
  return points > 0 ? `, ${points} points` : "";
}

function directionOf(dx: number): string {
  return dx < 0 ? "left" : "right";
}

export function describeFact(fact: Fact, book: RuleBook): string {
  const nameOf = (kind: number): string => book.pieces[kind]?.name ?? "nothing";
  switch (fact.type) {
    case "generated":
      return `${nameOf(fact.kind)} is generated at column ${fact.x + 1}, row ${fact.y + 1}`;
    case "moved": {
      const how = [fact.isRepeat ? ", repeating" : "", fact.isTouching ? ", touching" : ""].join("");
      return `moves ${directionOf(fact.dx)} to column ${fact.x + 1}${how}`;
    }
    case "rotated": {
      const turn = fact.isClockwise ? "clockwise" : "counterclockwise";
      const where = `column ${fact.x + 1}, row ${fact.y + 1}`;
      return `turns ${turn} to ${FACINGS[fact.facing]}, rotation point ${fact.point}, ${where}`;
    }
    case "fell":
      return `${fact.isSoftDrop ? "drops softly" : "falls"} to row ${fact.y + 1}${pointsOf(fact.points)}`;
    case "softDropped":
      return `Soft Drop ${fact.isOn ? "begins" : "ends"}`;
    case "hardDropped":
      return `drops ${fact.rows} rows to row ${fact.y + 1}${pointsOf(fact.points)}`;
    case "held":
      return `${nameOf(fact.kind)} is held, ${fact.released < 0 ? "the next one comes" : `${nameOf(fact.released)} is released`}`;
    case "sped":
      return `the Fall Speed is ${speedOf(fact.speed)}`;
    case "froze":
      return fact.isOn ? "gravity stands still" : "gravity goes on";
    case "refused":
      return `${fact.control} is refused: ${REFUSAL_WORDS[fact.why]} (${fact.clause})`;
    case "stopped":
      return `Auto-Repeat to the ${directionOf(fact.dx)} comes up against something`;
    case "landed":
      return `lands in row ${fact.y + 1}`;
    case "lifted":
      return `is lifted to row ${fact.y + 1}`;
    case "locked": {
      const where = `column ${fact.x + 1}, row ${fact.y + 1}`;
      return `${nameOf(fact.kind)} Locks Down facing ${FACINGS[fact.facing]} at ${where}${pointsOf(fact.points)}`;
    }
    case "spun":
      return `a spin move with ${nameOf(fact.kind)}`;
    case "squared":
      return `a ${fact.isGold ? "gold" : "silver"} square, its lower left at column ${fact.x + 1}, row ${fact.y + 1}`;
    case "cascaded":
      return "blocks shatter and fall";
    case "cleared":
      return `${fact.rows.length === 1 ? "row" : "rows"} ${fact.rows.map((row) => row + 1).join(", ")} cleared`;
    case "scored":
      return `${fact.isBackToBack ? "Back-to-Back " : ""}${fact.action}: ${fact.points} points`;
    case "received": {
      const lost = fact.excess > 0 ? `, ${linesOf(fact.excess)} void: the queue is full` : "";
      return `${partsOf([fact])} in the Receiving Queue${lost}`;
    }
    case "cancelled":
      return `cancels ${partsOf(fact.parts)}`;
    case "attacked":
      return `attacks with ${linesOf(fact.lines)}`;
    case "raised":
      return `${partsOf(fact.parts)} rise, gaps in columns ${fact.gaps.map((gap) => (gap < 0 ? "none" : gap + 1)).join(" ")}`;
    case "targeted":
      return `the Target Mark is on seat ${fact.seat + 1}`;
    case "levelled":
      return `level ${fact.level}`;
    case "ended":
      return `the game ends, ${fact.isWon ? "won" : "lost"}: ${OUTCOME_WORDS[fact.outcome]}`;
    case "rewound":
      return "time went back";
  }
}
