// Lo que tiene cada reglamento, lado a lado.

import type { Parts } from "../words.ts";

export const words: Parts["compare"] = {
  "differ.title": "En qué se distinguen los reglamentos",
  "differ.lead": "Las primeras filas cuentan; debajo, un cuadro encendido dice que el reglamento lo tiene.",
  "differ.close": "Cerrar",
  feature: "Característica",
  yes: "sí",
  no: "no",
  "feature.ways": "Modalidades",
  "feature.shapes": "Formas distintas",
  "feature.next": "Siguientes a la vista",
  "feature.players": "Jugadores a la vez",
  "feature.hold": "Guarda uno para después",
  "feature.ghost": "Muestra dónde caerá",
  "feature.hardDrop": "Baja con una sola tecla",
  "feature.repeat": "Mantén la tecla y sigue",
  "feature.kicks": "Gira junto a la pared",
  "feature.spins": "Jugadas de giro",
  "feature.squares": "Cuadrados de 4 × 4",
  "feature.score": "Lleva puntaje",
  "feature.garbage": "Envía filas a los demás",
};
