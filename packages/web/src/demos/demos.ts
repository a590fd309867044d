// The recorded games that the title and the menu show, one a rule book, each fetched when it is to be shown.

import type { RuleBookId } from "@korobeinix/engine";

export const DEMOS: { readonly [Book in RuleBookId]: () => Promise<string> } = {
  guideline: async () => (await import("./guideline.ts")).demo,
  basic: async () => (await import("./basic.ts")).demo,
  new: async () => (await import("./new.ts")).demo,
  reglas: async () => (await import("./reglas.ts")).demo,
  korobeinix: async () => (await import("./korobeinix.ts")).demo,
};
