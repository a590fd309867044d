// Español: imágenes y videos de repeticiones.

import type { enFilm } from "../en/film.ts";
import type { WordsLike } from "../words.ts";

export const esFilm: WordsLike<typeof enFilm> = {
  "film.title": "Imagen o video",
  "film.close": "Cerrar",
  "film.preview": "{book}, {variation}, en {time}: así se verá",
  "film.kind": "Crear",
  "film.image": "Imagen",
  "film.video": "Video",
  "film.shape": "Formato",
  "film.wide": "Apaisado",
  "film.tall": "Vertical",
  "film.size": "Tamaño",
  "film.pixels": "{width} × {height}",
  "film.part": "Parte de la partida",
  "film.whole": "Toda",
  "film.last30": "30 s hasta aquí",
  "film.last10": "10 s hasta aquí",
  "film.speed": "Velocidad",
  "film.times": "{speed}×",
  "film.frames": "Imágenes por segundo",
  "film.sound": "Sonido",
  "film.soundHint": "Efectos y música",
  "film.length": "El video durará {time}.",
  "film.makeImage": "Crear la imagen",
  "film.makeVideo": "Crear el video",
  "film.making": "Creando el video: {percent} %",
  "film.makingImage": "Creando la imagen…",
  "film.cancel": "Cancelar",
  "film.readyImage": "La imagen está lista ({megabytes} MB).",
  "film.readyVideo": "El video está listo: {time}, {megabytes} MB.",
  "film.save": "Guardar el archivo",
  "film.another": "Crear otro archivo",
  "film.checking": "Buscando cómo escribir videos…",
  "film.cannot":
    "Este navegador no puede escribir videos: no ofrece a las páginas ningún codificador de video. La imagen sí funciona; para el video, abre la repetición en otro navegador.",
  "film.failed": "No se pudo: {why}",
};
