// Reading the rule catalogue: a clause is one line, `- G-5.7a what holds. [engine] [web]`.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BOOKS, type BookId, KINDS, type Kind } from "./finished.ts";

export interface Clause {
  readonly id: string;
  readonly book: BookId;
  readonly text: string;
  readonly kinds: readonly Kind[];
}

export interface Catalogue {
  readonly clauses: readonly Clause[];
  /** Lines that look like clauses and are none: a clause must not get lost by a slip of the pen. */
  readonly problems: readonly string[];
}

const ID = String.raw`[A-Z]-[A-Z]?\d+(?:\.\d+)*[a-z]?`;
const CLAUSE_LINE = new RegExp(String.raw`^- (${ID}) (.*?)((?: \[[^\]]*\])*)$`);
const LIKE_A_CLAUSE = /^\s*[-*]\s+\W*[A-Z]-[A-Z]?\d/;
/** `G-5.7` must not be found in `G-5.7a`, nor `G-5` in `G-5.7`. */
const ID_IN_TITLE = new RegExp(String.raw`(${ID})(?![\w-]|\.\d)[,\s]*`, "y");

/** The ids that a title begins with. */
export function idsOf(title: string): string[] {
  const ids: string[] = [];
  ID_IN_TITLE.lastIndex = 0;
  for (let found = ID_IN_TITLE.exec(title); found !== null; found = ID_IN_TITLE.exec(title)) ids.push(found[1] ?? "");
  return ids;
}

export function parseCatalogue(files: readonly { readonly name: string; readonly text: string }[]): Catalogue {
  const clauses = new Map<string, Clause>();
  const problems: string[] = [];
  for (const { name, text } of files) {
    for (const [i, line] of text.split(/\r?\n/).entries()) {
      const clause = LIKE_A_CLAUSE.test(line) ? parseClause(line) : undefined;
      if (clause === undefined) continue;
      const where = `${name}, line ${i + 1}`;
      if (typeof clause === "string") problems.push(`${where}: ${clause}`);
      else if (clauses.has(clause.id)) problems.push(`${where}: ${clause.id} stands twice`);
      else clauses.set(clause.id, clause);
    }
  }
  return { clauses: [...clauses.values()], problems };
}

/** The clause, or what is wrong with it. */
function parseClause(line: string): Clause | string {
  const [, id, text, tags] = CLAUSE_LINE.exec(line.trimEnd()) ?? [];
  if (id === undefined || text === undefined || tags === undefined) return `not of the form "- ID text [tag]": ${line}`;
  const letter = id.slice(0, 1);
  if (!isLetter(letter)) return `${id} belongs to no rule book`;
  const kinds = [...tags.matchAll(/\[([^\]]*)\]/g)].map(([, tag = ""]) => tag);
  if (kinds.length === 0) return `${id} does not say who proves it`;
  const unknown = kinds.find((kind) => !isKind(kind));
  if (unknown !== undefined) return `${id} has the unknown tag [${unknown}]`;
  return { id, book: BOOKS[letter], text, kinds: kinds.filter(isKind) };
}

function isLetter(letter: string): letter is keyof typeof BOOKS {
  return Object.hasOwn(BOOKS, letter);
}

function isKind(tag: string): tag is Kind {
  return (KINDS as readonly string[]).includes(tag);
}

export function readCatalogue(root: string): Catalogue {
  const folder = join("docs", "rules");
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".md"));
  return parseCatalogue(
    names
      .toSorted()
      .map((name) => ({ name: `docs/rules/${name}`, text: readFileSync(join(root, folder, name), "utf8") })),
  );
}
