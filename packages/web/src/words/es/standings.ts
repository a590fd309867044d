// El resultado de una partida de varios, en español.

import type { Parts } from "../words.ts";

export const words: Parts["standings"] = {
  title: "Clasificación",
};
