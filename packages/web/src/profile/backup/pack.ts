// Bytes packed by gzip, where the browser has it, and back within bounds: a small file may hold an endless text.

/** A full house of kept games as text is a quarter of it. */
const MOST_BYTES: number = 128 * 1024 * 1024;

const GZIP = [0x1f, 0x8b];

export async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  if (typeof CompressionStream === "undefined") return bytes;
  const packed = blobOf(bytes).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Also what was never packed. */
export async function unpack(file: Blob, most: number = MOST_BYTES): Promise<Uint8Array | "tooMuch" | "unreadable"> {
  if (file.size > most) return "tooMuch";
  try {
    const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
    if (!GZIP.every((byte, i) => start[i] === byte)) return new Uint8Array(await file.arrayBuffer());
    if (typeof DecompressionStream === "undefined") return "unreadable";
    return await readWithin(file.stream().pipeThrough(new DecompressionStream("gzip")), most);
  } catch {
    // A file that has gone, or is no whole gzip.
    return "unreadable";
  }
}

async function readWithin(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | "tooMuch"> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return "tooMuch";
    }
    parts.push(value);
  }
  return new Uint8Array(await blobOf(...parts).arrayBuffer());
}

function blobOf(...parts: readonly Uint8Array[]): Blob {
  return new Blob(parts.map((part) => part as Uint8Array<ArrayBuffer>));
}
