// Jugar una partida de varios, en español.

import type { Parts } from "../words.ts";

export const words: Parts["versus"] = {
  title: "{names}: {book}, {variation}",
  bestOf: "al mejor de {matches}",
  place: "{place}.º",
  sent: "Enviadas",
  "with.keyboard": "Teclado",
  "with.leftKeys": "Teclas izquierdas",
  "with.rightKeys": "Teclas derechas",
  "with.pad": "Mando {number}",
  "with.touch": "Pantalla táctil",
  practise: "Presiona cualquiera de tus teclas para practicar mientras esperas",
  padGone: "El mando de {name} se ha desconectado. Conéctalo de nuevo o sigue sin él.",
  pausedBy: "{name} ha puesto la pausa",
};
