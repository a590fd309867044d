// The page is torn off with all that was drawn on it; the next one is clean.

import { withAlpha } from "../colour.ts";
import { type Context, makeDice, paintCanvas } from "../paint/canvas.ts";
import { paintWell } from "../paint/well.ts";
import { setSize } from "./cast.ts";
import { easeIn, easeOut, share } from "./motion.ts";
import type { EndScene } from "./scene.ts";
import { endingMs } from "./times.ts";

/** From the first rip to where the page hangs by its corner, and to where it is let go. */
const RIPS_MS = 430;
const RIPPED_MS = 900;
const FREE_MS = 1_180;
const LASTS_MS = endingMs("rub", "loss");
/** What the page has round the Matrix, in cells. */
const SIDE = 0.8;
const HEAD = 1.1;
const FOOT = 0.8;

interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function playPaperLoss(scene: EndScene): void {
  const { atlas, layout, bodies, isAmongOthers } = scene;
  const { matrix, cell } = layout;
  const sheet: Sheet = {
    x: matrix.x - SIDE * cell,
    y: matrix.y - HEAD * cell,
    width: matrix.width + 2 * SIDE * cell,
    height: matrix.height + (HEAD + FOOT) * cell,
  };
  const page = scene.own(paintPage(scene, sheet));
  const drop = sheet.height * (isAmongOthers ? 0.5 : 1.25);
  const sway = isAmongOthers ? 0.06 : 1;
  const place = (sprite: { rotation: number; position: { set(x: number, y: number): void } }, ms: number): number => {
    // The hand pulls before the paper gives.
    const pulled = share(ms, 0, RIPS_MS) * (1 - share(ms, RIPS_MS, RIPPED_MS));
    const ripped = easeOut(share(ms, RIPS_MS, RIPPED_MS));
    const swung = share(ms, RIPPED_MS, FREE_MS);
    const fallen = share(ms, FREE_MS, LASTS_MS);
    sprite.rotation = 0.03 * ripped * Math.sqrt(sway) + (0.19 * swung * swung + 0.75 * fallen) * sway;
    sprite.position.set(
      sheet.x + sheet.width - cell * 2.5 * fallen * sway,
      sheet.y + cell * (0.12 * ripped + 0.09 * pulled) + drop * easeIn(fallen) + cell * 1.5 * fallen,
    );
    return fallen;
  };
  bodies.add({
    texture: atlas.light("square", "#2A2418"),
    fromMs: RIPS_MS,
    untilMs: LASTS_MS,
    anchor: [1, 0],
    act: (sprite, ms) => {
      const fallen = place(sprite, ms + RIPS_MS);
      sprite.x += cell * (0.15 + 0.5 * fallen);
      sprite.y += cell * (0.2 + 0.6 * fallen);
      setSize(sprite, sheet.width * 0.985, sheet.height * 0.985);
      sprite.alpha = 0.16 * share(ms, 0, 300) * (1 - fallen);
    },
  });
  bodies.add({
    texture: page,
    fromMs: 0,
    untilMs: LASTS_MS,
    anchor: [1, 0],
    act: (sprite, ms) => {
      const fallen = place(sprite, ms);
      // It flutters on its way down.
      setSize(
        sprite,
        sheet.width * (1 - 0.22 * Math.sin(fallen * Math.PI * 1.5) ** 2),
        sheet.height * (1 - 0.12 * fallen),
      );
      sprite.skew.x = 0.12 * Math.sin(fallen * 7) * fallen;
      sprite.alpha = 1 - share(fallen, isAmongOthers ? 0.3 : 0.72, isAmongOthers ? 0.8 : 1);
    },
  });
  addStub(scene, sheet);
  addCrumbs(scene, sheet);
}

/** What stays in the binding, seen as far as the rip has come. */
function addStub(scene: EndScene, sheet: Sheet): void {
  const { layout, bodies } = scene;
  const { cell } = layout;
  const { resolution } = scene.atlas;
  const height = cell * 0.5;
  const stub = scene.own(
    paintCanvas(sheet.width * resolution, height * resolution, (context) => {
      context.scale(resolution, resolution);
      context.shadowColor = "rgb(60 45 20 / 0.4)";
      context.shadowBlur = cell * 0.12;
      context.shadowOffsetY = cell * 0.05;
      context.fillStyle = "#FFFDF6";
      context.beginPath();
      context.moveTo(0, 0);
      ragged(context, { width: sheet.width, cell, y: height * 0.45 });
      context.lineTo(sheet.width, 0);
      context.fill();
    }),
  );
  const parts = 14;
  for (let i = 0; i < parts; i++) {
    const width = sheet.width / parts;
    bodies.add({
      texture: scene.part(stub, i * width, 0, width, height),
      fromMs: RIPS_MS + (i / parts) * (RIPPED_MS - RIPS_MS),
      anchor: [0, 0],
      act: (sprite) => sprite.position.set(sheet.x + i * width, sheet.y - cell * 0.05),
    });
  }
}

/** Scraps fly where the rip is. */
function addCrumbs({ atlas, layout, bodies, dice }: EndScene, sheet: Sheet): void {
  const { cell } = layout;
  for (let i = 0; i < 26; i++) {
    const along = i / 26;
    const fromMs = RIPS_MS + along * (RIPPED_MS - RIPS_MS);
    const [vx, vy, size] = [dice(-2, 3) * cell, dice(-4, -1) * cell, cell * dice(0.06, 0.16)];
    bodies.add({
      texture: atlas.light("dot", i % 3 === 0 ? "#D9D2BE" : "#FFFDF6"),
      fromMs,
      untilMs: fromMs + 600,
      act: (sprite, ms) => {
        const seconds = ms / 1000;
        sprite.position.set(
          sheet.x + along * sheet.width + vx * seconds,
          sheet.y + cell * 0.2 + vy * seconds + cell * 9 * seconds * seconds,
        );
        setSize(sprite, size, size * 0.7);
        sprite.alpha = 1 - share(ms, 350, 600);
      },
    });
  }
}

function ragged(context: Context, { width, cell, y }: { width: number; cell: number; y: number }): void {
  const dice = makeDice(31);
  for (let x = 0; x <= width; x += cell * 0.22) context.lineTo(x, y + dice(-0.16, 0.16) * cell);
}

/** The squared page with its frame and its Blocks, torn along its upper edge. */
function paintPage({ atlas, layout, cells, columns, rows }: EndScene, sheet: Sheet): HTMLCanvasElement {
  const { matrix, cell } = layout;
  const { resolution, skin } = atlas;
  return paintCanvas(sheet.width * resolution, sheet.height * resolution, (context) => {
    context.scale(resolution, resolution);
    context.beginPath();
    context.moveTo(0, sheet.height);
    ragged(context, { width: sheet.width, cell, y: cell * 0.22 });
    context.lineTo(sheet.width, sheet.height);
    context.closePath();
    context.clip();
    context.fillStyle = "#F7F2E6";
    context.fillRect(0, 0, sheet.width, sheet.height);
    context.translate(-sheet.x, -sheet.y);
    context.fillStyle = withAlpha("#5B8CC4", 0.34);
    for (let column = -1; column <= columns + 1; column++)
      context.fillRect(matrix.x + column * cell, sheet.y, 1, sheet.height);
    for (let row = -1; row <= rows + 1; row++) context.fillRect(sheet.x, matrix.y + row * cell, sheet.width, 1);
    paintWell(context, { skin, layout, columns, rows, isHighContrast: false });
    for (const { kind, place, x, y, alpha } of cells) {
      context.globalAlpha = alpha;
      context.drawImage(atlas.canvas(kind, place), x - cell / 2, y - cell / 2, cell, cell);
    }
  });
}
