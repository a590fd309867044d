// The figures of a match, seat by seat: a line for everything that happened to anybody. Pure.

import { hasScore } from "@korobeinix/engine";
import type { MatchFacts, SeatFacts } from "../library/matchFacts.ts";
import { figureText, statisticsFigures } from "../parts/statisticsFigures.ts";
import { bookOf } from "../settings/requests.ts";
import type { Format } from "../words/format.ts";
import { spokenBy, type Translate, type TranslatePart } from "../words/translate.ts";

/** What figures are written with. */
export interface Writing {
  readonly t: Translate;
  readonly w: TranslatePart<"standings">;
  readonly format: Format;
}

export interface ComparedFigure {
  readonly label: string;
  /** By seat. */
  readonly values: readonly string[];
}

const MINUTE_MICROS = 60_000_000;

/** Side by side; what nobody has is left out. */
export function comparedFigures({ measure, seats }: MatchFacts, { t: common, w, format }: Writing): ComparedFigure[] {
  const first = seats[0]!;
  const t = spokenBy(common, first.ruleBook);
  const figures: ComparedFigure[] = [];
  const add = (label: string, amounts: readonly number[], digits = 0): void => {
    if (amounts.some((amount) => amount > 0))
      figures.push({ label, values: amounts.map((amount) => figureText(format, { amount, digits })) });
  };
  const each = (read: (seat: SeatFacts) => number): readonly number[] => seats.map(read);
  if (hasScore(bookOf(first.ruleBook)))
    add(
      t("hud.score"),
      each(({ score }) => score),
    );
  add(
    t("hud.lines"),
    each(({ lines }) => lines),
  );
  figures.push({ label: t("hud.time"), values: seats.map(({ micros }) => format.time(micros)) });
  if (measure === "sent") {
    add(
      w("stat.sent"),
      each(({ sent }) => sent),
    );
    add(w("stat.sentPerMinute"), each(sentPerMinute), 1);
    add(
      w("stat.biggest"),
      each(({ biggest }) => biggest),
    );
    add(
      w("stat.received"),
      each(({ received }) => received),
    );
    add(
      w("stat.cancelled"),
      each(({ cancelled }) => cancelled),
    );
    add(
      w("stat.knockOuts"),
      each(({ knockedOut }) => knockedOut.length),
    );
  }
  const own = seats.map((seat) => statisticsFigures(seat));
  own[0]!.forEach(({ key, digits }, i) =>
    add(
      t(key),
      own.map((list) => list[i]!.amount),
      digits,
    ),
  );
  return figures;
}

function sentPerMinute({ sent, micros }: SeatFacts): number {
  return micros === 0 ? 0 : (sent * MINUTE_MICROS) / micros;
}

/** The few that stand in a seat's row: what went to and fro, or what the book counts. */
export function rowFigures(facts: SeatFacts, measure: MatchFacts["measure"], writing: Writing): [string, string][] {
  const { w, format } = writing;
  const t = spokenBy(writing.t, facts.ruleBook);
  if (measure !== "sent") {
    const figures: [string, string][] = [
      [t("hud.lines"), format.number(facts.lines)],
      [t("hud.time"), format.time(facts.micros)],
    ];
    return measure === "score" ? [[t("hud.score"), format.number(facts.score)], ...figures] : figures;
  }
  return [
    [w("figure.sent"), format.number(facts.sent)],
    [w("figure.received"), format.number(facts.received)],
    [w("figure.cancelled"), format.number(facts.cancelled)],
    [w("figure.knockOuts"), format.number(facts.knockedOut.length)],
  ];
}
