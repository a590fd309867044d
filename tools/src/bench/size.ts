// The engine's size as others ship it: bundled, minified, compressed.

import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as engine from "@korobeinix/engine";
import * as feed from "@korobeinix/engine/feed";
import * as log from "@korobeinix/engine/log";
import * as match from "@korobeinix/engine/match";
import * as placements from "@korobeinix/engine/placements";
import * as records from "@korobeinix/engine/records";
import { build } from "vite";

/** Written here instead of in a file; it stands beside the engine's own index. */
const ENTRY: string = fileURLToPath(new URL("../../../packages/engine/src/entry.ts", import.meta.url));

const ONE_BOOK = 'import { guideline } from "./guideline.ts"; export const RULE_BOOKS = [guideline];';

/** What a game needs that is played, undone, kept and sent. */
const A_GAME: readonly string[] =
  "setupFor guideline newGame play advance snapshot restore checkLog makeBinaryLog readBinaryLog takeAll".split(" ");

/** What each door passes on while a program runs. */
const DOORS: { readonly [file: string]: object } = {
  "./index.ts": engine,
  "./doors/feed.ts": feed,
  "./doors/log.ts": log,
  "./doors/match.ts": match,
  "./doors/placements.ts": placements,
  "./doors/records.ts": records,
};

const EVERYTHING: readonly string[] = Object.values(DOORS).flatMap((door) => Object.keys(door));

const otherBooks: ReadonlySet<unknown> = new Set(engine.RULE_BOOKS.filter((book) => book !== engine.guideline));
const WITHOUT_OTHER_BOOKS: readonly string[] = Object.values(DOORS)
  .flatMap((door) => Object.entries(door))
  .filter(([, value]) => !otherBooks.has(value))
  .map(([name]) => name);

/** An entry that passes these names on, each from its door. */
function importsOf(names: readonly string[]): string {
  const lines = Object.entries(DOORS).map(([file, door]) => {
    const own = names.filter((name) => Object.hasOwn(door, name));
    return own.length > 0 ? `export { ${own.join(", ")} } from "${file}";` : "";
  });
  return lines.join("\n");
}

/** Bytes of what a bundler keeps for an importer of these names. */
async function sizeOf(names: readonly string[], isOneBook = false): Promise<number> {
  const written = {
    name: "written",
    enforce: "pre" as const,
    resolveId: (id: string): string | undefined => (id === ENTRY ? ENTRY : undefined),
    load: (id: string): string | undefined => {
      if (id === ENTRY) return importsOf(names);
      return isOneBook && id.endsWith("/ruleBooks/index.ts") ? ONE_BOOK : undefined;
    },
  };
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [written],
    build: { write: false, minify: true, rollupOptions: { input: ENTRY, preserveEntrySignatures: "strict" } },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).map((chunk) => (chunk.type === "chunk" ? chunk.code : ""));
  return gzipSync(code.join("\n")).length;
}

export interface Sizes {
  /** A game of one rule book with its logs, as a stranger bundles it. */
  readonly game: number;
  /** Everything, were there but one rule book. */
  readonly oneBook: number;
  /** Everything. */
  readonly fiveBooks: number;
}

export async function engineSizes(): Promise<Sizes> {
  return {
    game: await sizeOf(A_GAME),
    oneBook: await sizeOf(WITHOUT_OTHER_BOOKS, true),
    fiveBooks: await sizeOf(EVERYTHING),
  };
}
