// Files as they are sent: read when first asked for, and kept until they change on the disk.

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

export interface Sent {
  readonly bytes: Buffer;
  /** Its ETag: it changes with every byte that is sent. */
  readonly tag: string;
}

/** Undefined for what is not a file. */
export type Shelf = (file: string) => Promise<Sent | undefined>;

interface Kept {
  /** When it was written, and how long it was. */
  readonly stamp: string;
  readonly sent: Promise<Sent>;
}

/** What the system says of a name that no file has. */
const MISSING: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "ELOOP", "EINVAL"]);

export function makeShelf(): Shelf {
  const shelf = new Map<string, Kept>();
  return async (file) => {
    try {
      const found = await stat(file);
      if (!found.isFile()) return undefined;
      const stamp = `${found.mtimeMs} ${found.size}`;
      const old = shelf.get(file);
      const kept = old?.stamp === stamp ? old : { stamp, sent: read(file) };
      shelf.set(file, kept);
      return await kept.sent;
    } catch (error) {
      // Nothing that failed is kept, nor what is gone.
      shelf.delete(file);
      if (error instanceof Error && "code" in error && MISSING.has(error.code)) return undefined;
      throw error;
    }
  };
}

async function read(file: string): Promise<Sent> {
  const bytes = await readFile(file);
  return { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
