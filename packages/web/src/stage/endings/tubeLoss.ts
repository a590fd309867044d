// The tube is switched off: the picture falls together to a line, the line to a dot, and the dot fades.

import { setSize } from "./cast.ts";
import { easeIn, easeOut, share } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { endingMs } from "./times.ts";

const LASTS_MS = endingMs("blink", "loss");
const OFF_MS = 430;
const LINE_MS = 610;
const DOT_MS = 860;

export function playTubeLoss(scene: EndScene): void {
  const { atlas, layout, body, lights, brightness } = scene;
  const { matrix, cell } = layout;
  const middle = { x: matrix.x + matrix.width / 2, y: matrix.y + matrix.height / 2 };
  body.origin.set(middle.x, middle.y);
  scene.follow((ms) => {
    const flat = easeIn(share(ms, OFF_MS, LINE_MS));
    // The picture sags as soon as the current goes.
    const sags = share(ms, 0, OFF_MS) * (1 - flat);
    body.scale.set(1 + 0.05 * flat - 0.008 * sags, Math.max(0.003, 1 - flat - 0.02 * sags));
    body.visible = ms < LINE_MS;
  });
  // The picture brightens as it gets thinner, and is one line.
  lights.add({
    texture: atlas.light("sweep"),
    fromMs: OFF_MS,
    untilMs: DOT_MS,
    act: (sprite, ms) => {
      const flat = easeIn(share(ms + OFF_MS, OFF_MS, LINE_MS));
      const drawnIn = easeIn(share(ms + OFF_MS, LINE_MS, DOT_MS));
      sprite.position.set(middle.x, middle.y);
      setSize(
        sprite,
        Math.max(cell * 0.4, matrix.width * 1.3 * (1 - drawnIn)),
        Math.max(cell * 0.14, matrix.height * 0.5 * (1 - flat) ** 2),
      );
      sprite.alpha = flat * (0.35 + 0.6 * brightness);
    },
  });
  lights.add({
    texture: atlas.light("spot"),
    fromMs: LINE_MS - 60,
    untilMs: LASTS_MS,
    act: (sprite, ms) => {
      const age = ms + LINE_MS - 60;
      const grown = easeOut(share(age, LINE_MS - 60, DOT_MS));
      const faded = share(age, DOT_MS, LASTS_MS);
      sprite.position.set(middle.x, middle.y);
      const size = cell * (0.5 + 2.4 * grown * (1 - faded) ** 2);
      setSize(sprite, size, size);
      sprite.alpha = grown * (0.4 + 0.6 * brightness) * (1 - faded) ** 1.5;
    },
  });
}
