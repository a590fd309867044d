// La galería de las maravillas de The New.

import type { Parts } from "../words.ts";

export const words: Parts["wonders"] = {
  "place.0": "En las selvas de Guatemala",
  "place.1": "Sobre una roca, en Atenas",
  "place.2": "En el desierto de Guiza",
  "place.3": "En la llanura de Salisbury",
  "place.4": "Junto al río, en Yenné",
  "place.5": "Entre los cerezos de Kioto",
  "place.6": "En la nieve de Moscú",
  built: "{lines} de {all} líneas",
  stones: "{stones} de {all} piedras",
  whole: "Completa desde las {lines} líneas",
  later: "Empieza a las {lines} líneas",
  gallery: "Las siete maravillas",
};
