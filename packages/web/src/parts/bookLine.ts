// What a rule book feels like, in one sentence (F-12): the place is that of the skin it wears.

import type { RuleBookId } from "@korobeinix/engine";
import { skinOf } from "../stage/skinOf.ts";
import type { Shell } from "./context.ts";

export function bookLine({ t, settings }: Pick<Shell, "t" | "settings">, book: RuleBookId): string {
  const skin = skinOf(book, settings.value.display);
  return t("menu.line", { place: t(`place.${skin}`), play: t(`line.${book}`) });
}
