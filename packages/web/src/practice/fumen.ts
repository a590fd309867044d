// Boards in and out as Fumen, the community's own format, by its library. What is read comes from strangers: bounded,
// and refused with a reason. Loaded when it is first asked for.

import { decoder, encoder, Field, type Page } from "tetris-fumen";
import { type Beginning, EMPTY, GARBAGE } from "./draft.ts";

export type FumenProblem = "notFumen" | "tooLong" | "tooManyPages" | "broken";

export type ParsedFumen =
  | { readonly ok: true; readonly pages: readonly Beginning[] }
  | { readonly ok: false; readonly why: FumenProblem };

const MAX_LETTERS = 20_000;
const MAX_PAGES = 200;
/** Rows that Fumen has above its floor. */
const ROWS = 23;
const COLUMNS = 10;

/** A Fumen wherever it stands in the text, such as behind the address of an editor. */
const FUMEN = /[vmd]11[05]@[A-Za-z0-9+/?]+/;

/** Fumen's notes for the pieces to come: Hold, the one in play, the rest up to the end of the part. */
const QUIZ = /^#Q=\[([IJLOSTZ]?)\]\(([IJLOSTZ]?)\)([IJLOSTZ]*)/;

export function parseFumen(text: string): ParsedFumen {
  if (text.length > MAX_LETTERS) return { ok: false, why: "tooLong" };
  const [data] = FUMEN.exec(text) ?? [];
  if (data === undefined) return { ok: false, why: "notFumen" };
  try {
    const pages = decoder.decode(data);
    if (pages.length === 0) return { ok: false, why: "broken" };
    if (pages.length > MAX_PAGES) return { ok: false, why: "tooManyPages" };
    return { ok: true, pages: pages.map(readPage) };
  } catch {
    return { ok: false, why: "broken" };
  }
}

function readPage(page: Page): Beginning {
  const { field, comment, operation } = page;
  const rows = Array.from({ length: ROWS }, (_, i) =>
    Array.from({ length: COLUMNS }, (_cell, x) => readCell(field.at(x, ROWS - 1 - i))).join(""),
  );
  const [, hold = "", current = "", coming = ""] = QUIZ.exec(comment) ?? [];
  const quiz = [...current, ...coming];
  const piece = operation === undefined || operation.type === "X" || operation.type === "_" ? [] : [operation.type];
  // In Fumen a full row may stand until the page is turned; here it is gone.
  const standing = rows.filter((row) => row.includes(EMPTY));
  const top = standing.findIndex((row) => row !== EMPTY.repeat(COLUMNS));
  return { board: top < 0 ? [] : standing.slice(top), queue: quiz.length > 0 ? quiz : piece, hold };
}

function readCell(type: string): string {
  return type === "_" ? EMPTY : type === "X" ? GARBAGE : type;
}

/** Rows higher than Fumen's are left out. */
export function makeFumen(pages: readonly Beginning[]): string {
  return encoder.encode(
    pages.map(({ board, queue: [current = "", ...coming], hold }) => ({
      field: Field.create(board.slice(-ROWS).join("").replaceAll(EMPTY, "_").replaceAll(GARBAGE, "X")),
      comment: current + hold === "" ? "" : `#Q=[${hold}](${current})${coming.join("")}`,
      flags: { colorize: true, lock: false },
    })),
  );
}
