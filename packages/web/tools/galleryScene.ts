// What the gallery takes a picture of: a scene is a name and the way there, from any other scene.

import type { Page } from "playwright-core";
import type { Size } from "./galleryPage.ts";

export interface Scene {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** Whether there is much to read in it: then it is also taken in Spanish. */
  readonly hasText?: boolean;
  /** The whole of a page that scrolls, and not only what is seen first. */
  readonly isWhole?: boolean;
  /** Only there at some sizes. */
  readonly isAt?: (size: Size) => boolean;
}

/** For what has no end to wait for: a recorded game behind a menu, a piece on its way. */
export function wait(page: Page, ms: number): Promise<void> {
  return page.waitForTimeout(ms);
}
