// Jugar una partida de varios, en español.

import type { Parts } from "../words.ts";

export const words: Parts["versus"] = {
  title: "Partida de varios",
};
