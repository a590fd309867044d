// What notices are written with, inside the Matrix and beside it: always to be read on what they stand on.

import type { Skin } from "./skin.ts";

export interface NoticeInks {
  readonly ink: string;
  /** Of what is pointed out: the first line of several, and points. */
  readonly strong: string;
  /** What they stand on. */
  readonly ground: string;
  readonly glow: string;
}

/** Where a page is light and its Matrix dark, the page's own inks would be lost in the Matrix. */
const ON_DARK = { ink: "#FFFDF4", strong: "#F2BE2E" } as const;

export function noticeInks(skin: Skin, isInside: boolean): NoticeInks {
  const isPaper = skin.mino === "pencil";
  const isOnDark = isInside && skin.isLight && !isPaper;
  return {
    ...(isOnDark ? ON_DARK : { ink: skin.ink, strong: skin.accent }),
    ground: isInside ? skin.ground : skin.page,
    glow: isPaper ? "transparent" : skin.accent,
  };
}
