// Las palabras propias de un reglamento: las de su documento, en lugar de la que sigue a los dos puntos.

import type { ownWords as english } from "../../en/game/ownWords.ts";

export const ownWords: { readonly [Key in keyof typeof english]: string } = {
  "basic:command.rotateClockwise": "Girar a la derecha",
  "basic:command.rotateCounterclockwise": "Girar a la izquierda",
  "basic:command.softDrop": "Mover hacia abajo",
  "basic:command.hardDrop": "Lanzar hasta abajo",
  "basic:command.speed": "Velocidad",
  "basic:column.lines": "Filas",
  "basic:hud.lines": "Filas",
  "basic:hud.best.lines": "Más filas",
  "basic:mark.nothing": "aún no tiene ninguna fila",
  "basic:option.speed": "Velocidad",
  "basic:result.curveLines": "Filas a lo largo del tiempo, de 0 a {most} en {time}",
  "basic:stat.pieces": "Bloques",
  "basic:stat.piecesPerSecond": "Bloques por segundo",
  "basic:stat.keysPerPiece": "Teclas por bloque",
  "basic:stat.linesPerMinute": "Filas por minuto",
  "basic:stat.group.clears": "Filas completadas",
  "basic:stat.single": "Una fila",
  "basic:stat.double": "Dos filas",
  "basic:stat.triple": "Tres filas",
  "basic:stat.tetris": "Cuatro filas",
  "basic:why.lockAbove": "Un bloque se detuvo con una parte fuera del tablero.",

  "new:command.hardDrop": "Caída firme",
  "new:outcome.lockAbove": "Hasta el tope",
  "new:stat.pieces": "Tetrominós",
  "new:stat.spins": "Jugadas de giro",
  "new:why.blockOut": "No había lugar para el siguiente Tetrominó.",

  "reglas:hint.hold": "Envía un Tetrominó a la casilla de espera.",
  "reglas:hint.next": "Cuántos de los próximos Tetrominós se ven.",
  "reglas:hint.startingLevel": "En los niveles altos la caída es más rápida. El puntaje no cambia.",
  "reglas:stat.pieces": "Tetrominós",
  "reglas:stat.piecesPerSecond": "Tetrominós por segundo",
  "reglas:stat.keysPerPiece": "Teclas por Tetrominó",
  "reglas:why.blockOut": "No había lugar para el siguiente Tetrominó.",
  "reglas:why.lockOut": "Un Tetrominó se bloqueó completamente sobre la parte visible del campo de juego.",

  "korobeinix:command.rotateClockwise": "Girar",
  "korobeinix:stat.pieces": "Tetrominós",
  "korobeinix:why.blockOut": "No había lugar para el siguiente Tetrominó.",
  "korobeinix:why.lockAbove": "Un Tetrominó se bloqueó con una parte por encima del stakan.",
};
