// What declaration files say, read as text: the compiler's own way of being asked is still called unstable.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const EXPORTS = /^export (?:type )?\{([^}]*)\} from "([^"]+)";$/gm;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const DOCUMENTATION = /^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/;
/** Where the next statement begins, its comment included. */
const STATEMENT = /^(?=(?:export|declare|import|interface|type|\/\*\*)\b|\/\*\*)/m;
const TYPE = /^export (?:declare )?(?:interface|type|class) (\w+)/;

interface Exported {
  readonly name: string;
  /** The file of its declaration. */
  readonly file: string;
}

/** The names that an index passes on; an index that does anything else is not understood, and said to be. */
function exportsOf(folder: string, index: string): Exported[] {
  const text = readFileSync(join(folder, index), "utf8");
  const rest = text.replaceAll(EXPORTS, "").replaceAll(COMMENT, "").trim();
  if (rest !== "" || text.includes(" as ")) throw new Error(`${index} does more than pass on names: ${rest}`);
  return [...text.matchAll(EXPORTS)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => name !== "")
      .map((name) => ({ name, file: join(index, "..", from.replace(/\.js$/, ".d.ts")) })),
  );
}

function statementsOf(folder: string, file: string): string[] {
  return readFileSync(join(folder, file), "utf8").split(STATEMENT);
}

/** Where among a file's statements a name is declared. */
function placeOf(statements: readonly string[], name: string): number {
  const declaration = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:interface|type|class|const|function) ${name}\\b`,
  );
  const place = statements.findIndex((statement) => declaration.test(statement));
  if (place < 0) throw new Error(`${name} is not declared where the index says`);
  return place;
}

/** The names that an index passes on. */
export function namesOf(folder: string, index: string): string[] {
  return exportsOf(folder, index).map(({ name }) => name);
}

/** The names of an index that no documentation comment stands before. */
export function undocumented(folder: string, index: string): string[] {
  return exportsOf(folder, index)
    .filter(({ name, file }) => {
      const statements = statementsOf(folder, file);
      return !DOCUMENTATION.test(statements[placeOf(statements, name) - 1] ?? "");
    })
    .map(({ name, file }) => `${name} (${file})`);
}

/** The types that the declarations behind some indexes speak of and that none of these exports. */
export function unnameable(folder: string, indexes: readonly string[], files: readonly string[]): string[] {
  const types = new Set(
    files.flatMap((file) => statementsOf(folder, file).flatMap((text) => TYPE.exec(text)?.[1] ?? [])),
  );
  const exported = indexes.flatMap((index) => exportsOf(folder, index));
  const names = new Set(exported.map(({ name }) => name));
  const missing = exported.flatMap(({ name, file }) => {
    const statements = statementsOf(folder, file);
    const words = statements[placeOf(statements, name)]!.replaceAll(COMMENT, "").match(/\b[A-Z]\w*/g) ?? [];
    return words.filter((word) => types.has(word) && !names.has(word)).map((word) => `${word} (of ${name})`);
  });
  return [...new Set(missing)];
}
