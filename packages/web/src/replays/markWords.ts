// What a mark of the timeline is called.

import type { Mark } from "@korobeinix/engine/log";
import type { Translate } from "../words/translate.ts";
import type { TranslateWatch } from "./watchWords.ts";

export function markName(mark: Mark, t: Translate, w: TranslateWatch): string {
  switch (mark.type) {
    case "clear":
    case "spin":
      return clearName(mark, t, w);
    case "square":
      return w(mark.isGold ? "mark.gold" : "mark.silver");
    case "level":
      return w("mark.level", { level: mark.level });
    case "end":
      return w("mark.end");
  }
}

function clearName({ type, lines, action }: Extract<Mark, { lines: number }>, t: Translate, w: TranslateWatch): string {
  if (action !== undefined) return t(`action.${action}`);
  const count = lines === 1 ? w("mark.lines1") : w("mark.lines", { lines });
  if (type === "clear") return count;
  return lines === 0 ? w("mark.spin") : `${w("mark.spin")}, ${count}`;
}
