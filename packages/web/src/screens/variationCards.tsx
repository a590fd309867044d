// The variations of a rule book as cards: what each is about, and the best that was done in it.

import type { RuleBook, Variation } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { tableNow, valueOf, variationOf, withVariation } from "../settings/requests.ts";
import type { RecordLine } from "../storage/storage.ts";
import { variationName } from "../words/variationName.ts";

/** The best line of each table by its name, null where nobody is in it yet. */
export type Bests = ReadonlyMap<string, RecordLine | null>;

export interface VariationCardsProps {
  readonly shell: Shell;
  readonly book: RuleBook;
  readonly bests: Bests;
}

/** One stop for the arrows, as every choice is; a rule book that has but one shows it all the same. */
export function VariationCards({ shell, book, bests }: VariationCardsProps): VNode {
  const id = useId();
  const settings = shell.settings.value;
  const chosen = variationOf(settings, book);
  const choose = (variation: string): void => shell.saveSettings((now) => withVariation(now, book.id, variation));
  const card = (one: Variation): VNode => (
    <>
      <strong id={`${id}-${one.id}`}>{variationName(shell, one.id)}</strong>
      <span class="variation-aim" id={`${id}-${one.id}-aim`}>
        {aimOf(shell, book, one)}
      </span>
      <small>{bestOf(shell, book, one, bests)}</small>
    </>
  );
  if (book.variations.length === 1) return <div class="variations is-single">{card(chosen)}</div>;
  return (
    <div class="variations" role="radiogroup" aria-labelledby={id} data-stop>
      <span class="unseen" id={id}>
        {shell.t("setup.variation")}
      </span>
      {book.variations.map((one) => (
        <label key={one.id} class={one === chosen ? "variation is-chosen" : "variation"}>
          <input
            type="radio"
            name={id}
            checked={one === chosen}
            aria-labelledby={`${id}-${one.id}`}
            aria-describedby={`${id}-${one.id}-aim`}
            onChange={() => choose(one.id)}
          />
          {card(one)}
        </label>
      ))}
    </div>
  );
}

/** The best result of the table that a game of this variation would enter, as it is set up now. */
function bestOf({ t, format, settings }: Shell, { id }: RuleBook, variation: Variation, bests: Bests): string {
  const { name, measure } = tableNow(settings.value, id, variation.id);
  const best = bests.get(name);
  // A space keeps its line while it is being read.
  if (best === undefined) return "\u00A0";
  if (best === null) return t("setup.unplayed");
  const isByTime = measure === "time" || measure === "longest";
  return t(`setup.best.${measure}`, { value: isByTime ? format.time(best.micros) : format.number(best[measure]) });
}

function aimOf({ t, settings }: Shell, book: RuleBook, { ends, rising }: Variation): string {
  const chosen = (name: "lines" | "rows" | "minutes" | "objective"): string =>
    String(valueOf(settings.value, book, name));
  if (rising !== undefined) return t("variation.byRising");
  switch (ends.by) {
    case "level":
      return t("variation.byLevel", { level: ends.last });
    case "lines":
      return t("variation.byLines", { lines: chosen("lines") });
    case "rows":
      return t("variation.byRows", { rows: chosen("rows") });
    case "minutes": {
      const isForLines = chosen("objective") === "lines";
      return t(isForLines ? "variation.byMinutesLines" : "variation.byMinutes", { minutes: chosen("minutes") });
    }
    case "nothing":
      return t("variation.byNothing");
  }
}
