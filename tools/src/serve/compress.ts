// The last step of a build: every file that gains by it is written a second and a third time, compressed.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ENDINGS } from "./encoding.ts";
import { isText } from "./types.ts";

/** Beyond this a build takes twice as long, and its files become a fiftieth smaller. */
const BROTLI_QUALITY = 10;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter(isText).map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(file + ENDINGS.br, await toBrotli(bytes, { params }));
  await writeFile(file + ENDINGS.gzip, await toGzip(bytes, { level: 9 }));
}
