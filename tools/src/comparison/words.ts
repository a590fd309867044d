// A rule book's data in words, one row of the comparison each.

import type { OptionRule, RuleBook, Variation } from "@korobeinix/engine";

type Words<T extends string> = { readonly [Name in T]: string };

function ms(micros: number): string {
  return `${Math.round(micros / 100) / 10} ms`;
}

/** Lists that rule books share word for word would hide what differs: a list of displacements by its length. */
function rotation({ pieces, controls }: RuleBook): string {
  const ways = controls.includes("rotateCounterclockwise") ? "both ways" : "clockwise only";
  const tests = Math.max(...pieces.flatMap(({ clockwise }) => clockwise.map((list) => list.length)));
  if (tests <= 1) return `${ways}, no kicks`;
  return tests > 10 ? `${ways}, kickback: the smallest push that frees it` : `${ways}, ${tests} places tried`;
}

function shapes({ pieces }: RuleBook): string {
  return pieces.map(({ name }) => name).join(" ");
}

function entry({ pieces, generation, matrix }: RuleBook): string {
  const rows = pieces.flatMap(({ facings, spawn }) => (facings[0] ?? []).map(([, y]) => y + spawn[1] + 1));
  const place = `rows ${Math.min(...rows)}–${Math.max(...rows)} of ${matrix.rows}`;
  const drop = generation.dropsAtOnce ? ", one row down at once" : "";
  return `${place}${drop}${generation.whenBlocked === "rises" ? ", higher where that is taken" : ""}`;
}

function randomizer({ randomizer: rule, pieces }: RuleBook): string {
  return rule.draw === "bag" ? `bag of ${rule.copies * pieces.length}` : "each draw independent";
}

function choice(rule: RuleBook["options"]["next"] | RuleBook["options"]["ghost"]): string {
  if ("min" in rule) return `${rule.min}–${rule.max}`;
  if (rule.among.length > 1) return "a choice";
  return typeof rule.initial === "boolean"
    ? rule.initial
      ? "always"
      : "no"
    : rule.initial === 0
      ? "no"
      : String(rule.initial);
}

function hold({ controls, options, hold: rule }: RuleBook): string {
  if (!controls.includes("hold")) return "no";
  const once = rule.swapMicros > 0 ? `once per Lock Down, ${ms(rule.swapMicros)}` : "once per Lock Down";
  return "among" in options.hold && options.hold.among.length > 1 ? `${once}, a choice` : once;
}

function repeat({ autoRepeats, options, handling }: RuleBook): string {
  if (!autoRepeats) return "no: one cell per press";
  const { delayMicros, repeatMicros } = handling ?? {
    delayMicros: options.delayMicros.initial,
    repeatMicros: options.repeatMicros.initial,
  };
  return `after ${ms(delayMicros)}, every ${ms(repeatMicros)}`;
}

function softDrop({ controls, softDrop: rule, options, dropPoints }: RuleBook): string {
  if (!controls.includes("softDrop")) return "no";
  const points = dropPoints.soft > 0 ? `, ${dropPoints.soft} per row` : "";
  if (rule.rule === "factor") return `${options.softDropFactor.initial} times the speed${points}`;
  return rule.rule === "interval" ? `a row every ${ms(rule.micros)}${points}` : `one row per press${points}`;
}

function hardDrop({ controls, hardDrop: rule, dropPoints }: RuleBook): string {
  if (!controls.includes("hardDrop")) return "no";
  return `${rule.locks ? "locks" : "does not lock"}${dropPoints.hard > 0 ? `, ${dropPoints.hard} per row` : ""}`;
}

const LOCKS: Words<RuleBook["options"]["lockDown"]["initial"]> = {
  extended: "timer, set back by 15 actions",
  infinite: "timer, set back by every action",
  classic: "timer, set back by falling lower",
  step: "timer, set back by each step down",
  attempt: "when it tries to fall and cannot",
  contact: "on contact",
};

function lock({ options, lockMicros }: RuleBook): string {
  const rules = "among" in options.lockDown ? options.lockDown.among : [options.lockDown.initial];
  const timer = lockMicros > 0 ? ` (${ms(lockMicros)})` : "";
  return rules.map((rule) => LOCKS[rule]).join("; or ") + timer;
}

function nextPiece({ generation: { delay } }: RuleBook): string {
  if (delay === "step") return "at the next step";
  return delay === 0 ? "at once" : `after ${ms(delay)}`;
}

function speed({ gravity, options }: RuleBook): string {
  switch (gravity.rule) {
    case "byLevel":
      return `by level, ${ms(gravity.microsPerRow[0] ?? 0)} to ${ms(gravity.microsPerRow.at(-1) ?? 0)} per row`;
    case "byLevelAndTime":
      return `by level and by time: ${gravity.gainPerSecond / 1e6} rows per second more every second`;
    case "byTime":
      return `by time, ${gravity.start / 1e6} to ${gravity.most / 1e6} rows per frame`;
    case "bySetting":
      return "min" in options.speed
        ? `set by the player, ${options.speed.min / 10} to ${options.speed.max / 10} rows per second`
        : "set by the player";
  }
}

const GOALS: Words<RuleBook["options"]["goal"]["initial"]> = {
  fixed: "10 lines",
  variable: "5 × level, by what actions award",
  progress: "10 lines or T-Spins",
  lines: "10 lines",
  none: "none",
};

function levels({ options }: RuleBook): string {
  const rules = "among" in options.goal ? options.goal.among : [options.goal.initial];
  return rules.map((rule) => GOALS[rule]).join("; or ");
}

function scoring({ scoring: rule }: RuleBook): string {
  if (rule.rule === "none") return "none: rows and time";
  if (rule.rule === "distance") return "rows fallen";
  if (rule.rule === "squares") {
    return `${rule.line} per line, ${rule.four} for four, ${rule.silverStrip} per silver strip, ${rule.goldStrip} per gold one`;
  }
  const { single, double, triple, tetris } = rule.actions;
  const lines = [single, double, triple, tetris].map(({ points }) => points).join(", ");
  return `${lines}${rule.timesLevel ? " × level, T-Spins, Back-to-Back" : ""}`;
}

function spins({ spins: rule }: RuleBook): string {
  if (rule.rule === "none") return "no";
  return rule.rule === "threeCorners" ? "T-Spins, by three corners" : "any piece that cannot move";
}

function ends({ ends: rule, generation: { whenBlocked } }: RuleBook): string {
  const lockEnd = rule === "lockOut" ? "locks wholly above the Skyline" : "locks with any part above the Skyline";
  return whenBlocked === "blockOut" ? `${lockEnd}, or is generated over a Block` : lockEnd;
}

function variation({ id, ends: rule }: Variation, options: RuleBook["options"]): string {
  if (rule.by === "nothing") return id;
  if (rule.by === "level") return `${id} (to level ${rule.last})`;
  return `${id} (${amounts(options[rule.by])} ${rule.by})`;
}

function amounts(rule: OptionRule<number>): string {
  const values = "among" in rule ? rule.among : [rule.initial];
  return values.length < 3 ? values.join(" or ") : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}

function variations({ variations: list, options }: RuleBook): string {
  return list.map((each) => variation(each, options)).join(", ");
}

export const ROWS: readonly (readonly [title: string, words: (book: RuleBook) => string])[] = [
  ["Matrix", ({ matrix }) => `${matrix.columns} × ${matrix.rows}, ${matrix.bufferRows} rows above`],
  ["Pieces", shapes],
  ["Order", randomizer],
  ["Enter", entry],
  ["Rotation", rotation],
  ["Spins", spins],
  ["Squares", ({ squares }) => (squares === undefined ? "no" : "silver and gold, 4 × 4")],
  ["Next", ({ options }) => choice(options.next)],
  ["Hold", hold],
  ["Ghost", ({ options }) => choice(options.ghost)],
  ["Auto-Repeat", repeat],
  ["Soft drop", softDrop],
  ["Hard drop", hardDrop],
  ["Lock Down", lock],
  ["Next piece", nextPiece],
  ["Speed", speed],
  ["A level takes", levels],
  ["Score", scoring],
  ["It ends when a piece", ends],
  ["Variations", variations],
];
