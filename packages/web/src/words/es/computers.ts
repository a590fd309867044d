// Palabras para ver jugar a la máquina, en español.

import type { Parts } from "../words.ts";

export const words: Parts["computers"] = {
  "choose.watched": "Ver jugar a la máquina",
  "choose.watched.note": "Juega a {book} con lo que elegiste aquí. Puedes tomar el mando cuando quieras.",
  "choose.opponent": "Jugar contra la máquina",
  "choose.opponent.note":
    "Los dos juegan a {book} con lo que elegiste aquí, y se envían basura donde las reglas la tienen.",
  "choose.close": "Cerrar",
  "rank.easy": "Fácil",
  "rank.medium": "Media",
  "rank.hard": "Difícil",
  "rank.veryHard": "Muy difícil",
  "rank.master": "Maestra",
  "about.easy": "Se toma su tiempo y a veces se equivoca",
  "about.medium": "Juega con orden y mira poco hacia adelante",
  "about.hard": "Rápida, y piensa algunos Tetrominós por adelantado",
  "about.veryHard": "Manos veloces, pocos errores",
  "about.master": "Lo mejor que sabemos hacer",

  "live.title": "{name} juega a {book}, {variation}",
  "live.who": "Máquina · {rank}",
  "live.controls": "Qué hacer con esta partida",
  "live.pause": "Pausa",
  "live.resume": "Seguir",
  "live.restart": "Otra partida",
  "live.takeOver": "Tomar el mando",
  "live.takeOverHint": "La partida sigue en tus manos y no cuenta para la tabla.",
  "live.paused": "En pausa",
  "live.playedBy": "La jugó la máquina {name} · {rank}",
  "live.again": "Ver otra partida",
};
