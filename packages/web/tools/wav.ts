// `npm run wav [-- OUT]`: every effect and the first 40 seconds of every tune as WAV files, with their measures.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { CALM, FULL } from "../src/sound/music/mix.ts";
import { renderTune } from "../src/sound/music/renderTune.ts";
import { TUNE_TABLE } from "../src/sound/music/tunes/index.ts";
import { MENU } from "../src/sound/music/tunes/menu.ts";
import { TUNES } from "../src/settings/tunes.ts";
import { EFFECT_IDS, renderEffect } from "../src/sound/synth/effects/index.ts";
import { centroidOf, peakOf, rmsOf } from "./measures.ts";
import { makeWav } from "./wavFile.ts";

const RATE = 48_000;
const TUNE_SECONDS = 40;

const out = process.argv[2] ?? fileURLToPath(new URL("../../../out/wav", import.meta.url));

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

mkdirSync(out, { recursive: true });
print(`${"name".padEnd(32)} seconds   peak    RMS  centroid Hz`);

function write(name: string, samples: Float32Array): void {
  writeFileSync(join(out, `${name}.wav`), makeWav(samples, RATE));
  const seconds = (samples.length / RATE).toFixed(3).padStart(7);
  const centroid = centroidOf(samples, RATE).toFixed(0).padStart(12);
  print(`${name.padEnd(32)} ${seconds}  ${peakOf(samples).toFixed(3)}  ${rmsOf(samples).toFixed(3)} ${centroid}`);
}

write("menu", renderTune(MENU, { ...FULL, seconds: TUNE_SECONDS }, RATE));
for (const id of EFFECT_IDS) write(`effect-${id}`, renderEffect(id, RATE));
for (const id of TUNES) {
  write(`tune-${id}`, renderTune(TUNE_TABLE[id], { ...CALM, seconds: TUNE_SECONDS }, RATE));
  write(`tune-${id}-level-15`, renderTune(TUNE_TABLE[id], { level: 15, isDanger: false, seconds: TUNE_SECONDS }, RATE));
  write(`tune-${id}-lifted`, renderTune(TUNE_TABLE[id], { ...CALM, lift: 1, seconds: TUNE_SECONDS }, RATE));
  write(`tune-${id}-danger`, renderTune(TUNE_TABLE[id], { level: 10, isDanger: true, seconds: TUNE_SECONDS }, RATE));
}
