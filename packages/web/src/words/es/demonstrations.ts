// Cómo se llaman las demostraciones de la Ayuda y qué muestran, en español.

import type { Parts } from "../words.ts";

export const words: Parts["demonstrations"] = {
  "subject.lines": "Completar líneas",
  "subject.drops": "Dejar caer",
  "subject.hold": "Mantener",
  "subject.spins": "Los T-Spins",
  "subject.backToBack": "Jugadas consecutivas",
  "subject.spinKinds": "Dieciséis maneras de girar una T",
  "subject.rotationPoints": "Los cinco puntos de giro",
  "subject.lockRules": "Tres maneras de bloquear",
  "subject.kickback": "El retroceso",
  "subject.stops": "Cuándo se detiene un bloque",
  "subject.squares": "Cuadrados de plata y de oro",
  "subject.newSpins": "Giros y caídas firmes",
  "subject.reglasScores": "Lo que valen las líneas",
  "subject.contact": "Lo que toca, se queda",

  "about.lines":
    "Una fila llena de pared a pared desaparece. Cuantas más complete un solo Tetrominó, más vale cada una.",
  "about.drops": "No hace falta esperar a la gravedad. Cada fila que se baja da algún punto.",
  "about.hold": "Un Tetrominó puede esperar un momento mejor, una vez por bloqueo.",
  "about.spins": "Una T que entra girando en su hueco en el último momento vale mucho más que una que cae en él.",
  "about.backToBack":
    "Un Tetris o un T-Spin con líneas que sigue a otro, sin una línea simple, doble o triple entre medio, vale la mitad más.",
  "about.spinKinds":
    "Los ejemplos del propio Guideline, hechos con teclas de verdad. Deciden el último giro y tres esquinas alrededor de la T.",
  "about.rotationPoints":
    "Un giro que no cabe se prueba en cinco lugares, uno tras otro. Vale el primero en que quepa; si no hay ninguno, no gira.",
  "about.lockRules":
    "Un Tetrominó, las mismas teclas y tres reglas de bloqueo. Ya posado aún se puede mover, pero no siempre el mismo tiempo.",
  "about.kickback":
    "Un giro contra la pared, el suelo u otro bloque empuja el bloque al lugar libre más cercano. Nunca falla.",
  "about.stops": "Tocar no es detenerse. Un bloque se detiene cuando intenta bajar y no puede.",
  "about.squares":
    "Cuatro Tetrominós enteros que llenan cuatro por cuatro celdas forman un cuadrado: de oro si son iguales, de plata si no. Paga al irse sus líneas.",
  "about.newSpins": "Cualquier Tetrominó puede hacer un giro, y una caída hasta el suelo deja tiempo para deslizarse.",
  "about.reglasScores": "Cien por una línea, mil doscientos por cuatro. El nivel no multiplica nada.",
  "about.contact": "Un solo giro, sin empujones y sin tiempo para pensar en cuanto hay algo debajo.",

  "single.title": "Simple",
  "single.text": "La I se tiende en el hueco de una fila.",
  "double.title": "Doble",
  "double.text": "La O cierra dos filas a la vez.",
  "triple.title": "Línea triple",
  "triple.text": "La L se pone de pie en un rincón de tres filas.",
  "tetris.title": "Cuatro líneas: Tetris",
  "tetris.text": "Cuatro filas de una vez: solo la I puede.",

  "miniTSpin.title": "El Mini T-Spin",
  "miniTSpin.text": "Girada junto a la pared, la T se cuela en el rincón. No quita líneas y se paga igual.",
  "miniTSpinSingle.title": "Mini T-Spin simple",
  "miniTSpinSingle.text": "El mismo giro, y la fila de abajo queda completa.",
  "tSpin.title": "El T-Spin",
  "tSpin.text": "Bajo el saliente, con tres esquinas ocupadas. No se va ninguna línea y vale como cuatro simples.",
  "tSpinSingle.title": "T-Spin simple",
  "tSpinSingle.text": "Una de las dos filas queda completa.",
  "tSpinDouble.title": "T-Spin doble",
  "tSpinDouble.text": "Las dos filas quedan completas: más que un Tetris con la mitad de líneas.",
  "tSpinTriple.title": "T-Spin triple",
  "tSpinTriple.text": "Deslizada bajo el techo y girada pozo abajo, en el punto de giro 5. Lo máximo que puede una T.",

  "softDrop.title": "Caída suave",
  "softDrop.text": "Veinte veces más rápida mientras se mantiene, un punto por fila, y no bloquea.",
  "hardDrop.title": "Caída instantánea",
  "hardDrop.text": "Abajo y bloqueado al momento, dos puntos por fila.",
  "hold.title": "La casilla de espera",
  "hold.text": "La O va a la casilla de espera y la I que llega en su lugar hace un Tetris.",

  "backToBackTetris.title": "Tetris tras Tetris",
  "backToBackTetris.text": "El primero vale 800; el segundo, la mitad más.",
  "backToBackMiniTSpinSingle.title": "Mini T-Spin simple tras un Tetris",
  "backToBackMiniTSpinSingle.text": "Hasta el Mini mantiene la serie.",
  "backToBackTSpinSingle.title": "T-Spin simple tras un Tetris",
  "backToBackTSpinSingle.text": "El Tetris quita el suelo y el hueco baja para que lo llenen.",
  "backToBackTSpinDouble.title": "T-Spin doble tras un Tetris",
  "backToBackTSpinDouble.text": "1200 y la mitad más.",
  "backToBackTSpinTriple.title": "T-Spin triple tras un Tetris",
  "backToBackTSpinTriple.text": "La mayor jugada que existe en cualquier nivel.",
  "fiveThousandFourHundred.title": "Cinco que suman 5400",
  "fiveThousandFourHundred.text":
    "Tetris, T-Spin doble, T-Spin, Tetris, T-Spin simple, todo en el nivel 1. El T-Spin sin líneas ni gana ni rompe la serie, y tampoco la I que solo se bloquea.",

  "kind.title": "{number}.ª: {action}",
  "kind.text": "De {from} a {to}, {way}, en el punto de giro {point}.",
  "way.clockwise": "hacia la derecha",
  "way.counterclockwise": "hacia la izquierda",
  "facing.N": "norte",
  "facing.E": "este",
  "facing.S": "sur",
  "facing.W": "oeste",

  "point1.title": "Punto 1",
  "point1.text": "Hay sitio: gira donde está.",
  "point2.title": "Punto 2",
  "point2.text": "Junto a la pared: una celda más allá.",
  "point3.title": "Punto 3",
  "point3.text": "Una celda al lado y una abajo, bajo la repisa.",
  "point4.title": "Punto 4",
  "point4.text": "Atrapada en un pozo, la I sube dos filas y sale.",
  "point5.title": "Punto 5",
  "point5.text": "Una celda al lado y dos abajo: a un lugar al que nadie podría caer.",

  "lockRules.title": "Clásico, extendido, infinito",
  "lockRules.text":
    "Clásico: medio segundo desde que se posa, se pulse lo que se pulse. Extendido: cada movimiento renueva el medio segundo, quince veces. Infinito: cada movimiento, siempre.",

  "kickbackWall.title": "Desde la pared",
  "kickbackWall.text":
    "Tendida, la I se saldría del tablero. El lugar libre más cercano está un cuadro a la izquierda.",
  "kickbackUp.title": "Fuera del pozo",
  "kickbackUp.text": "A los lados no hay sitio: el empujón más corto que la libera va hacia arriba.",
  "stopOnAttempt.title": "Tocar no es detenerse",
  "stopOnAttempt.text":
    "La I está sobre el suelo y aún se desliza bajo la repisa, hasta que el siguiente paso hacia abajo no encuentra sitio.",
  "ownStep.title": "Tu propio paso",
  "ownStep.text": "Pulsar abajo con el bloque apoyado es un intento de caer: se detiene en ese mismo instante.",

  "gold.title": "Oro",
  "gold.text": "Cuatro iguales. Todavía no se gana nada: un cuadrado paga cuando se van sus líneas.",
  "silver.title": "Plata",
  "silver.text": "Dos I y dos O: cuatro Tetrominós enteros, no todos iguales.",
  "move25.title": "25 puntos",
  "move25.text": "Cuatro líneas, una más por hacerlas a la vez y cuatro tiras de plata a cinco cada una.",
  "move45.title": "45 puntos",
  "move45.text": "Lo mismo con un cuadrado de oro: diez por cada tira.",
  "move85.title": "85 puntos",
  "move85.text": "Dos cuadrados de oro juntos y una I que los quita de un golpe: la mayor jugada que existe.",
  "newSpin.title": "Jugada de giro",
  "newSpin.text":
    "Bloqueado por un giro donde no puede ir a la izquierda, a la derecha ni arriba. Se anuncia, y por sí mismo no vale nada.",
  "firmDrop.title": "Caída firme",
  "firmDrop.text": "Hasta el suelo sin bloquear: queda medio segundo para deslizarse bajo el techo.",

  "reglasSingle.title": "Una línea",
  "reglasSingle.text": "100 puntos, en cualquier nivel.",
  "reglasDouble.title": "Dos líneas",
  "reglasDouble.text": "300 puntos.",
  "reglasTriple.title": "Tres líneas",
  "reglasTriple.text": "600 puntos.",
  "reglasTetris.title": "Cuatro líneas",
  "reglasTetris.text": "1200 puntos por el «Tetris».",
  "reglasTSpinDouble.title": "T-Spin doble",
  "reglasTSpinDouble.text": "El T-Spin se anuncia, pero sus dos líneas valen lo que valen dos líneas.",

  "contact.title": "Bloqueo al contacto",
  "contact.text":
    "Un paso a la derecha y la T descansa sobre la torre: bloqueada al instante, con el resto en el aire.",
  "noKicks.title": "Sin empujones",
  "noKicks.text": "Junto a la pared, la I no tiene sitio para tenderse. El giro se rechaza y nada la aparta.",
  "distance.title": "Filas caídas",
  "distance.text": "El puntaje es el camino que ha caído un Tetrominó. La línea que se va no vale nada.",
};
