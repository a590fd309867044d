// What this browser can write films in: the container and codecs most players know, else what there is.

import { type AudioCodec, getFirstEncodableAudioCodec, getFirstEncodableVideoCodec, type VideoCodec } from "mediabunny";
import type { Size } from "./shapes.ts";

export interface FilmFormat {
  readonly container: "mp4" | "webm";
  readonly video: VideoCodec;
  /** Undefined: it will be silent. */
  readonly audio: AudioCodec | undefined;
}

interface Way {
  readonly container: FilmFormat["container"];
  readonly video: VideoCodec;
  readonly audio: AudioCodec[];
}

/** Best known first. */
const WAYS: readonly Way[] = [
  { container: "mp4", video: "avc", audio: ["aac", "opus"] },
  { container: "webm", video: "vp9", audio: ["opus", "vorbis"] },
  { container: "webm", video: "vp8", audio: ["opus", "vorbis"] },
  { container: "webm", video: "av1", audio: ["opus", "vorbis"] },
];

export const SAMPLE_RATE = 48_000;

/** Undefined where the browser cannot encode anything. */
export async function canFilm(size: Size): Promise<FilmFormat | undefined> {
  if (!("VideoEncoder" in globalThis)) return undefined;
  for (const { container, video, audio } of WAYS) {
    if ((await getFirstEncodableVideoCodec([video], size)) === null) continue;
    const sound = await getFirstEncodableAudioCodec(audio, { numberOfChannels: 1, sampleRate: SAMPLE_RATE });
    return { container, video, audio: sound ?? undefined };
  }
  return undefined;
}
