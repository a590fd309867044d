import { unwrap } from "@korobeinix/engine";
import { parseTable } from "@korobeinix/engine/records";
import { describe, expect, it } from "vitest";
import { tableTitle } from "../../src/parts/tableTitle.ts";
import { makeTranslator } from "../../src/words/translate.ts";
import { fetchAllWords } from "./allWords.ts";

await fetchAllWords();

describe("The names of tables", () => {
  it.each([
    ["guideline marathon", "Standard", "Estándar"],
    ["guideline ultra", "2 minutes", "2 minutos"],
    ["guideline ultra objective=lines", "2 minutes · lines", "2 minutos · líneas"],
    ["guideline ultra minutes=3 objective=lines", "3 minutes · lines", "3 minutos · líneas"],
    [
      "guideline marathon startingLevel=5 goal=variable",
      "from level 5 · Variable Goal",
      "desde el nivel 5 · meta variable",
    ],
    [
      "guideline sprint startingRows=4 lockDown=classic",
      "40 lines · 4 starting rows · Classic Lock Down",
      "40 líneas · 4 filas iniciales · bloqueo clásico",
    ],
    ["guideline sprint lockDown=infinite", "40 lines · Infinite Lock Down", "40 líneas · bloqueo infinito"],
    ["guideline sprint", "40 lines", "40 líneas"],
    ["guideline sprint lines=100", "100 lines", "100 líneas"],
    ["guideline dig", "10 rows", "10 filas"],
    ["new dig rows=15", "15 rows", "15 filas"],
    ["guideline survival", "Standard", "Estándar"],
    ["new marathon authentic=true", "as on the cartridge", "como en el cartucho"],
  ])("G-11.2, G-12.3: %s is called %s, in Spanish %s", (name, english, spanish) => {
    const table = unwrap(parseTable(name));
    expect(tableTitle(makeTranslator("en", "game"), table)).toBe(english);
    expect(tableTitle(makeTranslator("es", "game"), table)).toBe(spanish);
  });
});
