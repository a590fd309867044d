// A replay as a video file, made in the browser as fast as it can be and never in real time (W-18). Frames are painted
// and encoded one after another, and the page has its turn between them.

import { SECOND } from "@korobeinix/engine";
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from "mediabunny";
import { type AnyLog, isMatchLog } from "../logs/anyLog.ts";
import { canFilm, type FilmFormat, SAMPLE_RATE } from "./codecs.ts";
import { filmMicrosOf, frameCountOf, momentOf } from "./frames.ts";
import { gameReel } from "./gameReel.ts";
import { matchReel } from "./matchReel.ts";
import type { FilmOptions } from "./reel.ts";
import { makeSoundtrack, type Soundtrack, type SoundtrackOptions } from "./soundtrack.ts";

export interface Film {
  readonly blob: Blob;
  readonly extension: FilmFormat["container"];
  readonly micros: number;
}

/** Well below a frame of the page's. */
const SLICE_MS = 8;
/** Seconds of sound that are handed over at a time. */
const SOUND_CHUNK = 0.5;

/** Fails where the browser cannot encode, and with the signal's reason when it is no longer wanted. */
export async function makeFilm(log: AnyLog, options: FilmOptions): Promise<Film> {
  const { signal, sound } = options;
  const reel = await (isMatchLog(log) ? matchReel(log, options) : gameReel(log, options));
  const format = await canFilm(reel.size);
  if (format === undefined) throw new Error("no video encoder");

  const target = new BufferTarget();
  const output = new Output({
    format: format.container === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const video = new CanvasSource(reel.canvas, { codec: format.video, quality: QUALITY_HIGH });
  output.addVideoTrack(video, { frameRate: options.fps });
  const track = sound === undefined ? undefined : addSound(output, format, sound);
  try {
    await output.start();
    const count = frameCountOf(options);
    const length = 1 / options.fps;
    const rest = makeRest();
    for (let frame = 0; frame < count; frame++) {
      signal.throwIfAborted();
      const { game, events } = reel.paint(momentOf(options, frame), (frame * SECOND) / options.fps);
      await video.add(frame / options.fps, length);
      for (const _ of track?.soundtrack.follow(game, events, { at: frame / options.fps, length }) ?? []) {
        await rest();
      }
      await track?.handOver((frame + 1) / options.fps, frame === count - 1);
      if (await rest()) options.onProgress((frame + 1) / count);
    }
    await output.finalize();
    signal.throwIfAborted();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  const blob = new Blob([target.buffer ?? new ArrayBuffer()], { type: `video/${format.container}` });
  return { blob, extension: format.container, micros: filmMicrosOf(options) };
}

interface SoundTrack {
  readonly soundtrack: Soundtrack;
  handOver(until: number, isLast: boolean): Promise<void>;
}

function addSound(
  output: Output,
  { audio }: FilmFormat,
  sound: Omit<SoundtrackOptions, "rate">,
): SoundTrack | undefined {
  if (audio === undefined) return undefined;
  const soundtrack = makeSoundtrack({ ...sound, rate: SAMPLE_RATE });
  const source = new AudioSampleSource({ codec: audio, quality: QUALITY_HIGH });
  output.addAudioTrack(source);
  let handed = 0;
  return {
    soundtrack,
    handOver: async (until, isLast) => {
      if (until - handed < SOUND_CHUNK && !isLast) return;
      const data = soundtrack.take(until);
      const sample = new AudioSample({
        data,
        format: "f32",
        numberOfChannels: 1,
        sampleRate: SAMPLE_RATE,
        timestamp: handed,
      });
      handed = until;
      await source.add(sample);
      sample.close();
    },
  };
}

/** Gives way to the page as soon as it has waited long enough; tells whether it did. */
function makeRest(): () => Promise<boolean> {
  let end = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < end) return false;
    await giveWay();
    end = performance.now() + SLICE_MS;
    return true;
  };
}

/** A task of its own, which a page in the background is not made to wait a second for. */
function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
