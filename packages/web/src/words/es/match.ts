// Planear una partida de varios, en español.

import type { Parts } from "../words.ts";

export const words: Parts["match"] = {
  title: "Partida de varios",
};
