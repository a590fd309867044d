// The glass cracks from where the last piece was, its pieces fall out, and it is empty.

import { easeOut, share, thrown } from "./motion.ts";
import { setSize } from "./cast.ts";
import type { EndScene } from "./scene.ts";
import { breakGlass, paintShard, SHARD_RINGS } from "./shards.ts";

/** From ring to ring of the cracks. */
const RING_MS = 62;
/** When the first piece comes loose. */
export const BREAKS_MS = 480;
const FALL_MS = 1_000;

export function playGlassLoss(scene: EndScene): void {
  const { layout, at, dice, bodies } = scene;
  const { matrix, cell } = layout;
  const above = cell * 0.7;
  const area = { ...matrix, y: matrix.y - above, height: matrix.height + above };
  const spread = scene.isAmongOthers ? 0.25 : 1;
  const shards = breakGlass(area, at, { cell, dice });
  addBlow(scene);
  for (let ring = 0; ring < SHARD_RINGS; ring++) {
    // Each ring is cut out when the cracks get there: no frame has all of it.
    scene.cue(ring * RING_MS, () => {
      for (const shard of shards) {
        if (shard.ring !== ring) continue;
        const { box } = shard;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const fromMs = ring * RING_MS;
        const looseMs = BREAKS_MS - fromMs + ring * 55 + dice(0, 130);
        const off = {
          x,
          y,
          vx: (x - at.x) * dice(0.2, 0.9) * spread,
          vy: -dice(0, 2.5) * cell,
          gravity: cell * dice(34, 46),
        };
        const spin = dice(-1.6, 1.6) * spread;
        bodies.add({
          texture: scene.own(paintShard(scene, shard)),
          fromMs,
          untilMs: fromMs + looseMs + FALL_MS,
          act: (sprite, ms) => {
            const loose = Math.max(0, ms - looseMs);
            const place = thrown(off, loose);
            sprite.position.set(place.x, place.y);
            sprite.rotation = (spin * loose) / 1000;
            sprite.alpha = 1 - share(loose, FALL_MS * 0.55, FALL_MS);
          },
        });
      }
    });
  }
  addSplinters(scene);
}

/** Light at the blow, which runs along the cracks. */
function addBlow({ atlas, layout, at, lights, brightness }: EndScene): void {
  const { cell } = layout;
  lights.add({
    texture: atlas.light("spot"),
    fromMs: 0,
    untilMs: 420,
    act: (sprite, ms) => {
      sprite.position.set(at.x, at.y);
      const size = cell * (3 + 9 * easeOut(share(ms, 0, 420)));
      setSize(sprite, size, size);
      sprite.alpha = 0.75 * brightness * (1 - share(ms, 60, 420));
    },
  });
}

function addSplinters({ atlas, layout, cells, lights, dice, brightness, isAmongOthers }: EndScene): void {
  const { matrix, cell } = layout;
  const step = Math.max(1, Math.floor(cells.length / 50));
  for (let i = 0; i < cells.length; i += step) {
    const from = cells[i];
    if (from === undefined) continue;
    const fromMs = BREAKS_MS + ((from.y - matrix.y) / matrix.height) * 330 + dice(0, 160);
    const off = {
      x: from.x,
      y: from.y,
      vx: dice(-5, 5) * cell * (isAmongOthers ? 0.3 : 1),
      vy: dice(-9, -1) * cell,
      gravity: cell * 40,
    };
    const [side, spin] = [cell * dice(0.16, 0.46), dice(-9, 9)];
    lights.add({
      texture: atlas.light("shard", atlas.look(from.kind).colour),
      fromMs,
      untilMs: fromMs + 620,
      act: (sprite, ms) => {
        const place = thrown(off, ms);
        sprite.position.set(place.x, place.y);
        sprite.rotation = (spin * ms) / 1000;
        setSize(sprite, side, side);
        sprite.alpha = 0.9 * Math.max(0.5, brightness) * (1 - share(ms, 300, 620));
      },
    });
  }
}
