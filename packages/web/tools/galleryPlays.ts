// Scenes: each skin in play, at its pause and at its result.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import type { SkinId } from "../src/settings/skinIds.ts";
import { demoLog } from "../test/demoLogs.ts";
import { type Moment, momentsOf } from "./galleryGames.ts";
import { playTo, resumeLog } from "./galleryPage.ts";
import { writeDisplay } from "./galleryPast.ts";
import type { Scene } from "./galleryScene.ts";

const SKINS: readonly { readonly skin: SkinId; readonly book: RuleBookId }[] = [
  ...RULE_BOOKS.map(({ id }) => ({ skin: id, book: id }) as const),
  { skin: "terminalColour", book: "korobeinix" },
];

/** What is read in Spanish: the book whose document is. */
const SPANISH: RuleBookId = "reglas";

export const PLAY_SCENES: readonly Scene[] = SKINS.flatMap(({ skin, book }) => {
  const dressed = (show: (page: Page) => Promise<void>) => async (page: Page) => {
    await writeDisplay(page, { skins: { [book]: skin } });
    await show(page);
  };
  const played = (moment: Moment): Scene => ({
    name: `play-${skin}-${moment.name}`,
    show: dressed((page) => playTo(page, moment)),
    hasText: book === SPANISH && moment.name === "result",
  });
  const pause = dressed((page) => resumeLog(page, demoLog(book)));
  return [{ name: `play-${skin}-pause`, show: pause, hasText: book === SPANISH }, ...momentsOf(book).map(played)];
});
