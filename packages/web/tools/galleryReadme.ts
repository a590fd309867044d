// The few pictures that the README shows.

import type { RuleBookId } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { type Moment, momentsOf } from "./galleryGames.ts";
import { playTo, type Size } from "./galleryPage.ts";

interface ReadmePicture {
  readonly file: string;
  readonly size: Size;
  readonly show: (page: Page) => Promise<void>;
}

const DESK: Size = { width: 1366, height: 768 };
const PHONE: Size = { width: 390, height: 844 };

function moment(book: RuleBookId, name: Moment["name"]): ReadmePicture["show"] {
  return async (page) => {
    const found = momentsOf(book).find((one) => one.name === name);
    if (found === undefined) throw new Error(`the recorded game of ${book} has no moment "${name}"`);
    await playTo(page, found);
  };
}

export const README_PICTURES: readonly ReadmePicture[] = [
  { file: "guideline.jpg", show: moment("guideline", "clear"), size: DESK },
  { file: "new.jpg", show: moment("new", "square"), size: DESK },
  { file: "korobeinix.jpg", show: moment("korobeinix", "busy"), size: DESK },
  { file: "phone.jpg", show: moment("reglas", "busy"), size: PHONE },
];
