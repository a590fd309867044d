// Packages of this repository are bundled from their sources: nothing is built before (see `exports` of packages/engine).

import { defaultClientConditions } from "vite";

/** What `resolve` of every Vite build here says. */
export const sources: { readonly conditions: string[] } = {
  conditions: ["@korobeinix/source", ...defaultClientConditions],
};
