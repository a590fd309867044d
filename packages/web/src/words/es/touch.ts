// Jugar con los dedos: opciones y lugar de los botones, en español. `{name}` se sustituye por un valor.

import type { Parts } from "../words.ts";

export const words: Parts["touch"] = {
  buttons: "Botones táctiles",
  buttonsHint: "Muestra botones para los pulgares durante la partida. Sin ellos se juega con gestos.",
  arrange: "Colocar los botones",
  sensitivity: "Sensibilidad",
  sensitivityHint: "Más: basta un arrastre más corto para mover el Tetrominó una casilla. Pruébalo en el tablero.",
  "try.hint": "Sin gravedad: arrastra, toca y desliza sobre el tablero.",
  "try.yours": "Te toca: arrastra hacia un lado.",
  haptics: "Vibración",
  hapticsHint:
    "Un toque al fijarse un Tetrominó, más fuerte cuanto mejor es la jugada. Ninguna con movimiento reducido.",

  "arrange.title": "Colocar los botones",
  "arrange.upright": "Para la pantalla vertical. Gira el teléfono para colocar los de la otra.",
  "arrange.lying": "Para la pantalla horizontal. Gira el teléfono para colocar los de la otra.",
  "arrange.how": "Arrastra un botón hasta tu pulgar, o elígelo y usa las flechas.",
  "arrange.size": "Tamaño",
  "arrange.undo": "Deshacer",
  "arrange.standard": "Restablecer",
  "arrange.done": "Listo",
  "arrange.over": "{button} tapa parte del campo de juego.",
  "arrange.moved": "{button}: al {across} % desde la izquierda y al {down} % desde arriba",
  "arrange.nudge.left": "Mover {button} a la izquierda",
  "arrange.nudge.right": "Mover {button} a la derecha",
  "arrange.nudge.up": "Mover {button} hacia arriba",
  "arrange.nudge.down": "Mover {button} hacia abajo",
};
