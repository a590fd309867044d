// The engine's size as a shell would ship it: bundled, minified, compressed.

import { gzipSync } from "node:zlib";
import { build } from "vite";

export async function engineSize(): Promise<number> {
  const entry = new URL("../../../packages/engine/src/index.ts", import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["es"] } },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).map((chunk) => (chunk.type === "chunk" ? chunk.code : ""));
  return gzipSync(code.join("\n")).length;
}
