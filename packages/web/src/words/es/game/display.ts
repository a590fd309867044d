// Cómo se ve el juego: nombres de aspectos y lugares, y lo que se puede elegir de ellos.

import type { displayWords as english } from "../../en/game/display.ts";

export const displayWords: { readonly [Key in keyof typeof english]: string } = {
  "display.board": "Campo de juego",
  "display.boardHint": "Así se ve el campo con lo que eliges, en {book}.",
  "display.ghost": "Pieza fantasma",
  "display.grid": "Cuadrícula",
  "display.ground": "Fondo del campo",
  "display.groundHint": "Un fondo más débil deja ver el lugar que hay detrás.",
  "display.looks": "Aspecto",
  "display.looksBook": "Reglamento",
  "display.looksHint": "Cualquier reglamento puede llevar cualquier aspecto. Las reglas no cambian.",
  "display.skins": "Aspecto de {book}",
  "display.own": "El suyo: {skin}",
  "display.captions": "Rótulos de 1984 en tu idioma",
  "display.captionsHint": "El terminal estaba escrito en ruso.",
  "display.effects": "Efectos",
  "display.strength": "Fuerza de los efectos",
  "display.strengthHint": "Con 0 % no hay ninguno.",
  "display.comfort": "Comodidad",
  "skin.guideline": "Cristal",
  "skin.basic": "Papel",
  "skin.new": "Piedra",
  "skin.reglas": "Azulejos",
  "skin.korobeinix": "Terminal",
  "skin.terminalColour": "Terminal en color",
};
