// The engine's size as a shell would ship it: bundled, minified, compressed.

import { gzipSync } from "node:zlib";
import { build } from "vite";

const engine: string = new URL("../../../packages/engine/src/", import.meta.url).pathname;

/** Bytes of the whole engine, or of it with one rule book alone. */
export async function engineSize(onlyBook?: { readonly file: string; readonly name: string }): Promise<number> {
  const oneBook = {
    name: "one-book",
    enforce: "pre" as const,
    load: (id: string): string | undefined =>
      onlyBook !== undefined && id.endsWith("/ruleBooks/index.ts")
        ? `import { ${onlyBook.name} } from "./${onlyBook.file}"; export const RULE_BOOKS = [${onlyBook.name}];`
        : undefined,
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [oneBook],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: `${engine}index.ts`, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).map((chunk) => (chunk.type === "chunk" ? chunk.code : ""));
  return gzipSync(code.join("\n")).length;
}
