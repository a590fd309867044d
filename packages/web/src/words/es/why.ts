// Por qué no se siguió un mando, en español: qué se rechazó y la razón de cada reglamento.

import type { Parts } from "../words.ts";

export const words: Parts["why"] = {
  sentence: "{rejected}; {clause}: {reason}",

  "control.left": "izquierda",
  "control.right": "derecha",
  "control.softDrop": "caída suave",
  "control.hardDrop": "caída instantánea",
  "control.rotateClockwise": "giro a la derecha",
  "control.rotateCounterclockwise": "giro a la izquierda",
  "control.hold": "mantener",
  "control.speed": "velocidad de caída",

  "rejected.move": "Movimiento rechazado",
  "rejected.rotate": "Giro rechazado",
  "rejected.hold": "No se puede mantener",
  "rejected.switchedOff": "No se puede mantener",
  "rejected.speed": "La velocidad de caída no cambia",
  "rejected.noPiece": "Nada que mover ({control})",
  "rejected.absent": "No existe ese mando ({control})",

  "guideline.move": "un Tetrominó nunca entra en una pared, en el piso ni en un bloque.",
  "guideline.rotate": "en ninguno de los cinco puntos de giro había lugar.",
  "guideline.hold": "solo puedes mantener una vez hasta el próximo bloqueo.",
  "guideline.switchedOff": "la casilla de espera está desactivada en las opciones de esta partida.",
  "guideline.speed": "la velocidad de caída la fija el nivel.",
  "guideline.noPiece":
    "el siguiente Tetrominó llega 0,2 segundos después de un bloqueo; antes no hay ninguno en juego.",
  "guideline.absent": "este reglamento no lo tiene.",

  "basic.move": "una celda del camino está ocupada o fuera del tablero.",
  "basic.rotate": "ni siquiera el retroceso encontró un lugar libre.",
  "basic.hold": "no hay casilla de espera.",
  "basic.switchedOff": "no hay casilla de espera.",
  "basic.speed": "la velocidad va de 0,5 a 20 celdas por segundo.",
  "basic.noPiece": "el siguiente bloque llega con el próximo paso; hasta entonces no hay ninguno.",
  "basic.absent": "no hay siguientes, ni espera, ni pieza fantasma: este reglamento es básico.",

  "new.move": "la pared u otro Tetrominó cierra el paso.",
  "new.rotate": "no había lugar para girar donde está, ni un espacio abajo, a los lados o arriba.",
  "new.hold": "solo puedes mantener una vez por Tetrominó.",
  "new.switchedOff": "la espera está desactivada en esta partida.",
  "new.speed": "la velocidad la fija solo el tiempo.",
  "new.noPiece": "el siguiente Tetrominó llega medio segundo después de un bloqueo.",
  "new.absent": "este reglamento no lo tiene.",

  "reglas.move": "una pared o un bloque cierra el paso.",
  "reglas.rotate": "en ninguna de las cinco posiciones había lugar.",
  "reglas.hold": "solo puedes mantener una vez hasta que el Tetrominó se bloquee.",
  "reglas.switchedOff": "la casilla de espera está desactivada en esta partida.",
  "reglas.speed": "la velocidad la fijan el nivel y el tiempo.",
  "reglas.noPiece": "el siguiente Tetrominó llega un instante después de un bloqueo; antes no hay ninguno en juego.",
  "reglas.absent": "este reglamento no lo tiene.",

  "korobeinix.move": "una columna por pulsación, y solo si nada cierra el paso.",
  "korobeinix.rotate":
    "no hay empujones. Gira sobre su eje si cabe entero, y si no, no gira; el Tetrominó O nunca gira.",
  "korobeinix.hold": "no hay casilla de espera.",
  "korobeinix.switchedOff": "no hay casilla de espera.",
  "korobeinix.speed": "la velocidad la fija el nivel.",
  "korobeinix.noPiece": "no hay ningún Tetrominó en juego.",
  "korobeinix.absent":
    "izquierda, derecha y un giro es todo lo que hay: ni caídas, ni espera, ni siguientes, ni pieza fantasma.",
};
