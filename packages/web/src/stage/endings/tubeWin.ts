// The operator's message: the stack turns to stars and goes out, the words are typed, and characters make the fireworks.

import { setSize } from "./cast.ts";
import { glyphs, glyphSpark } from "./glyphs.ts";
import { share, thrown } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { endingMs } from "./times.ts";
import { linesOf, WORD_Y } from "./word.ts";

const LASTS_MS = endingMs("blink", "win");
const FIRST_MS = 160;
const STARS_MS = 240;
const TYPES_MS = 620;
const KEY_MS = 34;
/** Characters in a line of stars; the message is of double height and width. */
const LINE = 18;
const LARGE = 2;
const BURSTS_MS = [900, 1_340, 1_780, 2_200] as const;

export function playTubeWin(scene: EndScene): void {
  addStars(scene);
  addMessage(scene);
  if (!scene.isStill) BURSTS_MS.forEach((fromMs, i) => addBurst(scene, fromMs, i));
}

function addStars({ atlas, layout, cells, bodies, dice }: EndScene): void {
  const { cell } = layout;
  const top = Math.max(0, ...cells.map(({ row }) => row));
  const gapMs = Math.min(45, 700 / (top + 1));
  for (const { kind, place, row, x, y } of cells) {
    const turnsMs = FIRST_MS + row * gapMs + dice(0, 60);
    const at = { fromMs: 0, untilMs: turnsMs };
    bodies.add({
      ...at,
      texture: atlas.mino(kind, place),
      act: (sprite) => {
        sprite.position.set(x, y);
        setSize(sprite, cell, cell);
      },
    });
    bodies.add({
      texture: glyphs(atlas, "**", atlas.look(kind).colour),
      fromMs: turnsMs,
      untilMs: turnsMs + STARS_MS,
      act: (sprite, ms) => {
        sprite.position.set(x, y);
        sprite.alpha = 1 - share(ms, STARS_MS * 0.4, STARS_MS);
      },
    });
  }
}

/** A key at a time, between two lines of stars; the cursor waits behind it. */
function addMessage(scene: EndScene): void {
  const { atlas, layout, text, words, isStill } = scene;
  const { matrix, cell } = layout;
  if (text === "") return;
  const { accent, ink } = atlas.skin;
  const message = linesOf(text.toUpperCase(), LINE / LARGE);
  // What does not fit is written small.
  const times = message.every((line) => line.length <= LINE / LARGE) ? LARGE : 1;
  const stars = "*".repeat(LINE);
  const lines = [stars, ...(times === 1 ? linesOf(text.toUpperCase(), LINE) : message), stars];
  const pitch = cell * times * 1.15;
  const top = matrix.y + matrix.height * WORD_Y - ((lines.length - 1) / 2) * pitch;
  let keys = 0;
  let end = { x: 0, y: 0 };
  lines.forEach((line, i) => {
    const isStars = line.startsWith("*");
    const size = isStars ? 1 : times;
    const left = matrix.x + (matrix.width - (line.length * cell * size) / 2) / 2;
    const y = top + i * pitch;
    [...line].forEach((key, at) => {
      if (key === " ") return;
      const x = left + ((at + 0.5) * cell * size) / 2;
      words.add({
        texture: glyphs(atlas, key, isStars ? ink : accent, size),
        // Stars come three at a time.
        fromMs: isStill ? TYPES_MS : TYPES_MS + (keys += isStars ? 1 / 3 : 1) * KEY_MS,
        act: (sprite) => sprite.position.set(x, y),
      });
      end = { x: x + cell / 2, y };
    });
  });
  words.add({
    texture: atlas.light("square", accent),
    fromMs: TYPES_MS + keys * KEY_MS,
    act: (sprite, ms) => {
      sprite.position.set(end.x, end.y);
      setSize(sprite, cell * 0.42, cell * 0.8);
      // A cursor's own pace, well below a flash.
      sprite.alpha = isStill || ms % 900 < 500 ? 0.8 : 0;
    },
  });
}

/** Flung apart from a point; where nothing glides, from one place of a character to the next. */
function addBurst({ atlas, layout, bodies, dice }: EndScene, fromMs: number, which: number): void {
  const { matrix, cell } = layout;
  const from = {
    x: matrix.x + matrix.width * [0.3, 0.74, 0.18, 0.62][which]!,
    y: matrix.y + matrix.height * [0.62, 0.55, 0.8, 0.74][which]!,
  };
  const look = atlas.looks[which % Math.max(1, atlas.looks.length)];
  const colour = look?.colour ?? atlas.skin.ink;
  const count = 30;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + dice(-0.08, 0.08);
    const speed = cell * (i % 2 === 0 ? dice(8, 10) : dice(3, 6));
    const off = { ...from, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, gravity: cell * 7 };
    const lifeMs = Math.min(dice(650, 950), LASTS_MS - fromMs);
    bodies.add({
      texture: glyphSpark(atlas, i + which, colour),
      fromMs,
      untilMs: fromMs + lifeMs,
      act: (sprite, ms) => {
        const place = thrown(off, ms * (1 - 0.25 * share(ms, 0, lifeMs)));
        const snap = (at: number, pitch: number): number => (atlas.skin.glides ? at : Math.round(at / pitch) * pitch);
        sprite.position.set(snap(place.x, cell / 2), snap(place.y, cell / 2));
        sprite.alpha = 1 - share(ms, lifeMs * 0.5, lifeMs);
      },
    });
  }
}
