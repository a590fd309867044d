// The five rule books side by side: each row reads a rule book's data and says it in words.

import { hasSquares, MILLISECOND, type RuleBook } from "@korobeinix/engine";
import type { Shell } from "../parts/context.ts";
import { variationName } from "../words/variationName.ts";
import type { HelpWords } from "./words.ts";

export interface Speaker {
  readonly shell: Shell;
  readonly say: HelpWords["books"];
}

type Cell = (book: RuleBook, speaker: Speaker) => string;

/** So many displacements are no list of places any more, but a search. */
const MOST_PLACES = 10;

export const ROWS = {
  matrix: ({ matrix }, { say }) =>
    say("cell.matrix", { columns: matrix.columns, rows: matrix.rows, above: matrix.bufferRows }),
  pieces: ({ pieces }) => pieces.map(({ name }) => name).join(" "),
  order: ({ randomizer, pieces }, { say }) =>
    randomizer.draw === "bag" ? say("cell.bag", { count: randomizer.copies * pieces.length }) : say("cell.independent"),
  rotation,
  spins: ({ spins }, { say }) => say(spins.rule === "none" ? "cell.no" : `cell.${spins.rule}`),
  squares: (book, { say }) => say(hasSquares(book) ? "cell.squares" : "cell.no"),
  next: ({ options }, speaker) => allowed(options.next, speaker),
  hold: ({ controls }, { say }) => say(controls.includes("hold") ? "cell.once" : "cell.no"),
  ghost: ({ options }, speaker) => allowed(options.ghost, speaker),
  repeat: ({ autoRepeats, options }, speaker) => {
    if (!autoRepeats) return speaker.say("cell.noRepeat");
    const { delayMicros, repeatMicros } = options;
    return speaker.say("cell.repeat", {
      delay: ms(delayMicros.initial, speaker),
      repeat: ms(repeatMicros.initial, speaker),
    });
  },
  softDrop,
  hardDrop: ({ controls, hardDrop }, { say }) =>
    controls.includes("hardDrop") ? say(hardDrop.locks ? "cell.locks" : "cell.firm") : say("cell.no"),
  lock: ({ options: { lockDown }, lockMicros }, speaker) => {
    const values = { ms: ms(lockMicros, speaker) };
    const rules = "among" in lockDown ? lockDown.among : [];
    return eitherOf(
      rules.map((rule) => speaker.say(`lock.${rule}`, values)),
      speaker.say,
    );
  },
  entry: ({ generation: { delay } }, speaker) => {
    if (delay === "step") return speaker.say("cell.nextStep");
    return delay === 0 ? speaker.say("cell.atOnce") : speaker.say("cell.after", { ms: ms(delay, speaker) });
  },
  speed,
  level: ({ options: { goal } }, { say }) =>
    eitherOf("among" in goal ? goal.among.map((rule) => say(`goal.${rule}`)) : [], say),
  score,
  end: ({ ends, generation }, { say }) => {
    const lock = say(`end.${ends}`);
    return generation.whenBlocked === "blockOut" ? say("end.blockOut", { lock }) : lock;
  },
  variations: ({ variations }, { shell }) => variations.map(({ id }) => variationName(shell, id)).join(", "),
} as const satisfies { readonly [name: string]: Cell };

export type RowName = keyof typeof ROWS;

function ms(micros: number, { shell }: Speaker): string {
  const format = new Intl.NumberFormat(shell.language, { maximumFractionDigits: 1, useGrouping: false });
  return format.format(micros / MILLISECOND);
}

function eitherOf(cells: readonly string[], say: HelpWords["books"]): string {
  return cells.reduce((one, other) => say("cell.or", { one, other }));
}

function allowed(rule: RuleBook["options"]["next"] | RuleBook["options"]["ghost"], { say }: Speaker): string {
  if ("min" in rule) return say("cell.range", { min: rule.min, max: rule.max });
  if (rule.among.length > 1) return say("cell.choice");
  if (rule.initial === 0 || rule.initial === false) return say("cell.no");
  return rule.initial === true ? say("cell.always") : String(rule.initial);
}

function rotation({ pieces, controls }: RuleBook, { say }: Speaker): string {
  const count = Math.max(...pieces.flatMap(({ clockwise }) => clockwise.map((places) => places.length)));
  if (!controls.includes("rotateCounterclockwise")) return say("cell.oneWay");
  return count > MOST_PLACES ? say("cell.kickback") : say("cell.places", { count });
}

function softDrop({ controls, softDrop: rule, options }: RuleBook, speaker: Speaker): string {
  const { say } = speaker;
  if (!controls.includes("softDrop")) return say("cell.no");
  if (rule.rule === "factor") return say("cell.factor", { factor: options.softDropFactor.initial });
  return rule.rule === "interval" ? say("cell.interval", { ms: ms(rule.micros, speaker) }) : say("cell.step");
}

function speed({ gravity }: RuleBook, speaker: Speaker): string {
  const { say } = speaker;
  if (gravity.rule !== "byLevel") return say(`cell.${gravity.rule}`);
  const { microsPerRow } = gravity;
  return say("cell.byLevel", { slow: ms(microsPerRow[0] ?? 0, speaker), fast: ms(microsPerRow.at(-1) ?? 0, speaker) });
}

function score({ scoring }: RuleBook, { say }: Speaker): string {
  if (scoring.rule === "none" || scoring.rule === "distance") return say(`score.${scoring.rule}`);
  if (scoring.rule === "squares") {
    return say("score.squares", { line: scoring.line, silver: scoring.silverStrip, gold: scoring.goldStrip });
  }
  const { single, double, triple, tetris } = scoring.actions;
  const points = [single, double, triple, tetris].map((value) => value.points).join(", ");
  return say(scoring.timesLevel ? "score.actions" : "score.plain", { points });
}
