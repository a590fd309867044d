// Cómo se llaman las demostraciones de la Ayuda y qué muestran, en español.

import type { Parts } from "../words.ts";

export const words: Parts["demonstrations"] = {
  "subject.lines": "Eliminar líneas",
  "subject.drops": "Dejar caer",
  "subject.hold": "Siguientes y espera",
  "subject.spins": "T-Spins",
  "subject.backToBack": "Jugadas consecutivas",
  "subject.spinKinds": "Dieciséis maneras de girar una T",
  "subject.rotationPoints": "Cinco puntos de giro",
  "subject.lockRules": "Tres maneras de bloquear",
  "subject.kickback": "Retroceso",
  "subject.stops": "Cuándo se detiene un bloque",
  "subject.squares": "Cuadrados de plata y de oro",
  "subject.newSpins": "Giros y caídas firmes",
  "subject.reglasScores": "Lo que valen las líneas",
  "subject.contact": "Lo que toca, se queda",

  "about.lines": "Cuantas más filas completa un Tetrominó a la vez, más vale cada una.",
  "about.drops":
    "Nadie tiene que esperar a la gravedad. La caída suave es rápida y termina cuando sueltas; la caída instantánea es definitiva. La pieza fantasma muestra dónde caerá el Tetrominó.",
  "about.hold":
    "Los siguientes muestran lo que viene. La casilla de espera guarda un Tetrominó para un mejor momento, una vez por bloqueo.",
  "about.spins": "Una T que entra girando en un hueco en el último momento vale mucho más que una que solo cae en él.",
  "about.backToBack":
    "Haz un Tetris o un T-Spin con líneas después de otro, sin una línea simple, doble o triple en medio, y el segundo vale un 50 % más.",
  "about.spinKinds":
    "Los ejemplos del propio Guideline, jugados con teclas de verdad. Deciden el último giro y las tres esquinas ocupadas alrededor de la T.",
  "about.rotationPoints":
    "Un giro que no cabe se prueba en cinco lugares, uno tras otro. Vale el primero donde quepa; si no hay ninguno, el Tetrominó no gira.",
  "about.lockRules":
    "Un Tetrominó, las mismas teclas y tres reglas de bloqueo. Ya apoyado aún se puede mover, pero no siempre el mismo tiempo.",
  "about.kickback":
    "Un bloque que gira contra la pared, el piso u otro bloque es empujado al lugar libre más cercano. Un giro nunca falla.",
  "about.stops": "Tocar no es detenerse. Un bloque se detiene cuando intenta bajar y no puede.",
  "about.squares":
    "Cuatro Tetrominós enteros que llenan 4 × 4 celdas forman un cuadrado: de oro si son iguales, de plata si no. Paga cuando se eliminan sus líneas.",
  "about.newSpins":
    "Cualquier Tetrominó puede hacer una jugada de giro, y una caída firme deja tiempo para deslizarlo.",
  "about.reglasScores":
    "100 puntos por una línea, 1200 por cuatro. El nivel no multiplica nada; las caídas suman 1 o 2 puntos por fila.",
  "about.contact": "Un solo sentido de giro, sin empujones y sin tiempo para pensar en cuanto hay algo debajo.",

  "single.title": "Simple",
  "single.text": "La I llena el hueco de una fila.",
  "double.title": "Doble",
  "double.text": "La O completa dos filas a la vez.",
  "triple.title": "Triple",
  "triple.text": "La L queda de pie en un rincón de tres filas.",
  "tetris.title": "Tetris",
  "tetris.text": "Cuatro filas de una vez: solo la I puede.",

  "miniTSpin.title": "Mini T-Spin",
  "miniTSpin.text": "Girada junto a la pared, la T se mete en el rincón. No elimina líneas y aun así vale puntos.",
  "miniTSpinSingle.title": "Mini T-Spin simple",
  "miniTSpinSingle.text": "El mismo giro, y la fila de abajo queda completa.",
  "tSpin.title": "T-Spin",
  "tSpin.text": "Bajo el saliente, con tres esquinas ocupadas. No elimina ninguna línea y vale como cuatro simples.",
  "tSpinSingle.title": "T-Spin simple",
  "tSpinSingle.text": "Una de las dos filas queda completa.",
  "tSpinDouble.title": "T-Spin doble",
  "tSpinDouble.text": "Las dos filas quedan completas: más que un Tetris con la mitad de líneas.",
  "tSpinTriple.title": "T-Spin triple",
  "tSpinTriple.text":
    "Deslizada bajo el techo y girada hacia el fondo del pozo, en el punto de giro 5. Lo máximo que puede una T.",

  "softDrop.title": "Caída suave",
  "softDrop.text": "Veinte veces más rápida mientras la mantienes, un punto por fila, y no bloquea.",
  "hardDrop.title": "Caída instantánea",
  "hardDrop.text": "Abajo y bloqueado al instante, dos puntos por fila.",
  "hold.title": "Casilla de espera",
  "hold.text": "La O va a la casilla de espera y la I que llega en su lugar hace un Tetris.",

  "backToBackTetris.title": "Tetris tras Tetris",
  "backToBackTetris.text": "El primero vale 800; el segundo, un 50 % más: 1200.",
  "backToBackMiniTSpinSingle.title": "Mini T-Spin simple tras un Tetris",
  "backToBackMiniTSpinSingle.text": "Hasta un Mini mantiene la racha.",
  "backToBackTSpinSingle.title": "T-Spin simple tras un Tetris",
  "backToBackTSpinSingle.text": "El Tetris elimina las filas de abajo y el hueco baja para que lo llenes.",
  "backToBackTSpinDouble.title": "T-Spin doble tras un Tetris",
  "backToBackTSpinDouble.text": "1200 y un 50 % más: 1800.",
  "backToBackTSpinTriple.title": "T-Spin triple tras un Tetris",
  "backToBackTSpinTriple.text": "Lo máximo que vale una sola jugada en cualquier nivel.",
  "fiveThousandFourHundred.title": "Cinco que suman 5400",
  "fiveThousandFourHundred.text":
    "Tetris, T-Spin doble, T-Spin, Tetris, T-Spin simple, todo en el nivel 1. El T-Spin sin líneas no gana el premio de las jugadas consecutivas ni rompe la racha, y tampoco la I que solo se bloquea.",

  "kind.title": "{number}. {action}",
  "kind.text": "De {from} a {to}, {way}, en el punto de giro {point}.",
  "way.clockwise": "hacia la derecha",
  "way.counterclockwise": "hacia la izquierda",
  "facing.N": "norte",
  "facing.E": "este",
  "facing.S": "sur",
  "facing.W": "oeste",

  "point1.title": "Punto 1",
  "point1.text": "Hay lugar: gira donde está.",
  "point2.title": "Punto 2",
  "point2.text": "Junto a la pared: se aparta una celda.",
  "point3.title": "Punto 3",
  "point3.text": "Una celda al lado y una abajo, bajo el saliente.",
  "point4.title": "Punto 4",
  "point4.text": "Atrapada en un pozo, la I sube dos filas y sale.",
  "point5.title": "Punto 5",
  "point5.text": "Una celda al lado y dos abajo: a un lugar donde nunca podría caer.",

  "lockRules.title": "Clásico, extendido, infinito",
  "lockRules.text":
    "Clásico: medio segundo después de apoyarse, y solo caer más abajo lo reinicia. Extendido: los movimientos y giros lo reinician, quince veces. Infinito: lo reinician siempre.",

  "kickbackWall.title": "Desde la pared",
  "kickbackWall.text":
    "Acostada, la I se saldría del tablero. El lugar libre más cercano está una celda a la izquierda.",
  "kickbackUp.title": "Fuera del pozo",
  "kickbackUp.text": "A los lados no hay lugar: el empujón más corto que la libera va hacia arriba.",
  "stopOnAttempt.title": "Tocar no es detenerse",
  "stopOnAttempt.text":
    "La I toca el fondo y aún se desliza bajo el saliente, hasta que el siguiente paso hacia abajo no encuentra lugar.",
  "ownStep.title": "Tu propio paso",
  "ownStep.text": "Presionar abajo con el bloque apoyado es un intento de bajar: se detiene ahí mismo.",

  "gold.title": "Oro",
  "gold.text": "Cuatro iguales. Todavía no valen nada: un cuadrado paga cuando se eliminan sus líneas.",
  "silver.title": "Plata",
  "silver.text": "Dos I y dos O: cuatro Tetrominós enteros, no todos iguales.",
  "move25.title": "25 puntos",
  "move25.text": "Cuatro líneas, una más por eliminarlas a la vez y cuatro tiras de plata a cinco cada una.",
  "move45.title": "45 puntos",
  "move45.text": "Lo mismo con un cuadrado de oro: diez por cada tira.",
  "move85.title": "85 puntos",
  "move85.text": "Dos cuadrados de oro juntos y una I que los elimina de una vez: la mejor jugada que existe.",
  "newSpin.title": "Jugada de giro",
  "newSpin.text":
    "Bloqueado por un giro donde no puede ir a la izquierda, a la derecha ni arriba. Se anuncia, pero por sí solo no vale nada.",
  "firmDrop.title": "Caída firme",
  "firmDrop.text": "Directo abajo sin bloquear: queda medio segundo para deslizarse bajo el techo.",

  "reglasSingle.title": "Una línea",
  "reglasSingle.text": "100 puntos en cualquier nivel. Los 2 puntos por fila son de la caída.",
  "reglasDouble.title": "Dos líneas",
  "reglasDouble.text": "300 puntos.",
  "reglasTriple.title": "Tres líneas",
  "reglasTriple.text": "600 puntos.",
  "reglasTetris.title": "Cuatro líneas",
  "reglasTetris.text": "1200 puntos por cuatro líneas a la vez: lo que se llama «Tetris».",
  "reglasTSpinDouble.title": "T-Spin doble",
  "reglasTSpinDouble.text": "El T-Spin se anuncia, pero sus dos líneas valen lo que siempre valen dos líneas.",

  "contact.title": "Bloqueo al contacto",
  "contact.text": "Un paso a la derecha y la T toca la torre: bloqueada al instante, con el resto en el aire.",
  "noKicks.title": "Sin empujones",
  "noKicks.text": "Junto a la pared, la I no tiene lugar para acostarse. El giro se rechaza y nada la aparta.",
  "distance.title": "Filas caídas",
  "distance.text": "El puntaje es la distancia que cayó un Tetrominó. La línea eliminada no vale nada.",
};
