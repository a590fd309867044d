// El resultado de un enfrentamiento, y la cuenta contra la máquina, en español.

import type { Parts } from "../words.ts";

export const words: Parts["standings"] = {
  title: "Clasificación",
  "win.one": "Gana {name}",
  "win.many": "Ganan {name}",
  "seriesWin.one": "{name} gana la serie",
  "seriesWin.many": "{name} ganan la serie",
  drawn: "Empate",
  reached: "Meta alcanzada",
  notReached: "Esta vez no",
  "mark.continued": "Este enfrentamiento continuó una repetición: no cuenta para nada.",
  "mark.code": "Este enfrentamiento se jugó con un código: no cuenta para nada.",

  series: "La serie hasta ahora",
  "best.3": "Al mejor de tres",
  "best.5": "Al mejor de cinco",
  "best.7": "Al mejor de siete",
  "series.match": "enfrentamiento {count}",
  "series.over": "tras {count} enfrentamientos",

  standings: "Clasificación",
  place: "Puesto {place}",
  "figure.sent": "Enviadas",
  "figure.received": "Recibidas",
  "figure.cancelled": "Anuladas",
  "figure.knockOuts": "KO",

  "curve.sent": "Líneas enviadas",
  "curve.overTime": "{measure} con el tiempo",
  "curve.label": "{title}, en {time}: {values}",

  compared: "Lado a lado",
  figure: "Dato",
  "stat.sent": "Enviadas",
  "stat.sentPerMinute": "Enviadas por minuto",
  "stat.received": "Recibidas",
  "stat.cancelled": "Anuladas",
  "stat.biggest": "Mayor ataque",
  "stat.knockOuts": "Fuera de combate",

  rematch: "Revancha",
  next: "Siguiente",
  swap: "Cambiar de lado y jugar",
  change: "Preparar otro",

  "record.now": "Contra la máquina ({rank}): {won} ganados, {lost} perdidos, {drawn} empatados",
  "record.run": "{count} seguidos",
  "record.title": "Enfrentamientos contra la máquina",
  "record.note": "Una sola persona, en igualdad o con desventaja; el rango es el del rival más fuerte.",
  "record.rank": "Rango",
  "record.won": "Ganados",
  "record.lost": "Perdidos",
  "record.drawn": "Empatados",
  "record.runNow": "Racha",
  "record.bestRun": "Mejor racha",
};
