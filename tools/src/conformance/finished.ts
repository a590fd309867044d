// The rule books, and what of them is finished: whose every clause has to be proved from now on.

/** Rule books by the first letter of their clauses. */
export const BOOKS = {
  G: "guideline",
  B: "basic",
  N: "new",
  R: "reglas",
  K: "korobeinix",
  E: "engine",
  W: "web",
  C: "computers",
  S: "several",
  O: "own",
  F: "feel",
} as const;
export type BookId = (typeof BOOKS)[keyof typeof BOOKS];

/** The kinds of proof a clause may ask for by its tags. */
export const KINDS = ["engine", "match", "netplay", "bots", "server", "web", "tools"] as const;
export type Kind = (typeof KINDS)[number];

export const FINISHED: { readonly [Book in BookId]?: readonly Kind[] } = {
  guideline: ["engine", "match"],
  basic: ["engine", "match"],
  new: ["engine", "match"],
  reglas: ["engine", "match"],
  korobeinix: ["engine", "match"],
  engine: ["engine", "match", "tools"],
  web: ["web"],
  computers: ["bots", "tools", "web"],
  several: ["web"],
  own: ["engine", "match", "bots", "web"],
  feel: ["web"],
};
