// A replay as a video file, made in the browser as fast as it can be and never in real time (W-18). The stage goes on by
// exactly one frame's time for each picture, and the page has its turn between them.

import type { Game } from "@korobeinix/engine";
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
import type { AnyLog } from "../logs/anyLog.ts";
import { canFilm, type FilmFormat, SAMPLE_RATE } from "./codecs.ts";
import { type Cut, filmMicrosOf, frameCountOf, momentOf } from "./frames.ts";
import { openReel } from "./openReel.ts";
import type { Reel, ReelOptions } from "./reel.ts";
import { sizeOf } from "./shapes.ts";
import { makeSoundtrack, type Soundtrack, type SoundtrackOptions } from "./soundtrack.ts";

export interface FilmOptions extends Cut, Omit<ReelOptions, "runUpMs" | "signal"> {
  /** Undefined: a silent film. */
  readonly sound: Omit<SoundtrackOptions, "rate"> | undefined;
  readonly onProgress: (share: number) => void;
  /** What is seen of it while it is made. */
  readonly onPicture: (picture: HTMLCanvasElement) => void;
  readonly signal: AbortSignal;
}

export interface Film {
  readonly blob: Blob;
  readonly extension: FilmFormat["container"];
  readonly micros: number;
  /** As its last picture shows it. */
  readonly game: Game;
}

/** Well below a frame of the page's. */
const SLICE_MS = 8;
/** Seconds of sound that are handed over at a time. */
const SOUND_CHUNK = 0.5;

/** As long as anything that began before the first picture may still be seen in it. */
const RUN_UP_MS = 1500;

/** Fails where the browser cannot encode, and with the signal's reason when it is no longer wanted. */
export async function makeFilm(log: AnyLog, options: FilmOptions): Promise<Film> {
  const format = await canFilm(sizeOf(options.shape, options.lines));
  if (format === undefined) throw new Error("no video encoder");
  const reel = await openReel(log, { ...options, runUpMs: RUN_UP_MS });
  try {
    options.onPicture(reel.canvas);
    const buffer = await encode(reel, format, options);
    const blob = new Blob([buffer], { type: `video/${format.container}` });
    return { blob, extension: format.container, micros: filmMicrosOf(options), game: reel.game };
  } finally {
    reel.destroy();
  }
}

async function encode(reel: Reel, format: FilmFormat, options: FilmOptions): Promise<ArrayBuffer> {
  const { signal, sound, fps } = options;
  const target = new BufferTarget();
  const output = new Output({
    format: format.container === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const video = new CanvasSource(reel.canvas, { codec: format.video, quality: QUALITY_HIGH });
  output.addVideoTrack(video, { frameRate: fps });
  const track = sound === undefined ? undefined : addSound(output, format, sound);
  try {
    await output.start();
    const count = frameCountOf(options);
    const length = 1 / fps;
    const rest = makeRest();
    for (let frame = 0; frame < count; frame++) {
      signal.throwIfAborted();
      const events = reel.paint(momentOf(options, frame), 1000 / fps);
      await video.add(frame / fps, length);
      for (const _ of track?.soundtrack.follow(reel.game, events, { at: frame / fps, length }) ?? []) await rest();
      await track?.handOver((frame + 1) / fps, frame === count - 1);
      if (await rest()) options.onProgress((frame + 1) / count);
    }
    await output.finalize();
    signal.throwIfAborted();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return target.buffer ?? new ArrayBuffer();
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
