// Las cifras que elige quien juega, junto al campo de juego, y cómo se llaman donde hay poco espacio.

import type { panelWords as english } from "../../en/game/panel.ts";

export const panelWords: { readonly [Key in keyof typeof english]: string } = {
  "panel.title": "Cifras junto al campo de juego",
  "panel.hint": "Se ven durante la partida, en el orden en que las eliges.",
  "panel.pace": "Ritmo frente a la mejor marca, cada diez líneas",
  "panel.short.piecesPerSecond": "PPS",
  "panel.short.keysPerPiece": "KPP",
  "panel.short.finesseFaults": "De más",
  "panel.short.backToBack": "B2B",
  "panel.short.linesPerMinute": "LPM",
  "panel.short.pace": "Ritmo",
  "panel.at": "{by} en {lines}",
  "panel.beyond": "terreno nuevo",
  "panel.seconds": "{seconds} s",
};
