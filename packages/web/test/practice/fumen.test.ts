import { parseSetup, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import fc from "fast-check";
import { encoder, Field } from "tetris-fumen";
import { describe, expect, it } from "vitest";
import { type Beginning, hasFumen, practised } from "../../src/practice/draft.ts";
import { makeFumen, parseFumen, type ParsedFumen } from "../../src/practice/fumen.ts";

function pagesOf(parsed: ParsedFumen): readonly Beginning[] {
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.pages;
}

const row = fc
  .array(fc.constantFrom(..."IJLOSTZ#."), { minLength: 10, maxLength: 10 })
  .map((cells) => cells.join(""))
  .filter((text) => text.includes("."));
const page: fc.Arbitrary<Beginning> = fc.record({
  board: fc.array(row, { maxLength: 23 }).filter(([top]) => top === undefined || /[^.]/.test(top)),
  queue: fc.array(fc.constantFrom(..."IJLOSTZ"), { maxLength: 8 }),
  hold: fc.constantFrom("", ..."IJLOSTZ"),
});

describe("Fumen", () => {
  it("W-23: boards, queues and what is on Hold go out and come in the same", () => {
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (pages) => {
        expect(pagesOf(parseFumen(makeFumen(pages)))).toEqual(pages);
      }),
      { numRuns: 60 },
    );
  });

  it("W-23: what the community's editors write is read: the address before it, a page's piece, several pages", () => {
    const field = Field.create("IIII______XXXX_XXXXX");
    const text = encoder.encode([
      { field, operation: { type: "T", rotation: "left", x: 5, y: 2 } },
      { comment: "hello", operation: { type: "Z", rotation: "spawn", x: 5, y: 5 } },
    ]);
    const pages = pagesOf(parseFumen(`https://fumen.zui.jp/?${text}`));
    expect(pages[0]).toEqual({ board: ["IIII......", "####.#####"], queue: ["T"], hold: "" });
    expect(pages[1]?.queue).toEqual(["Z"]);
  });

  it("W-23: a solver's quiz is read with what is on Hold, page by page as the pieces are used up", () => {
    const text = encoder.encode([
      { comment: "#Q=[T](I)OSZ", operation: { type: "T", rotation: "spawn", x: 5, y: 0 } },
      { comment: "#Q=[I](O)SZ" },
    ]);
    const comingOf = ({ queue, hold }: Beginning): string => `[${hold}]${queue.join("")}`;
    expect(pagesOf(parseFumen(text)).map(comingOf)).toEqual(["[T]IOSZ", "[I]OSZ"]);
  });

  it("W-23: a full row, which cannot stand here, is left out", () => {
    const text = encoder.encode([{ field: Field.create("S_________XXXXXXXXXX_Z________") }]);
    expect(pagesOf(parseFumen(text))[0]?.board).toEqual(["S.........", ".Z........"]);
  });

  it("W-23: a page read is a game that can be begun, where the pieces allow it", () => {
    const [read] = pagesOf(parseFumen(makeFumen([{ board: ["IJLOSTZ#.."], queue: ["T", "I"], hold: "S" }])));
    for (const { id } of RULE_BOOKS.filter(hasFumen)) {
      const begun = practised(unwrap(parseSetup({ ruleBook: id, seed: 1 })), read ?? {});
      expect(begun.ok, id).toBe(true);
    }
    // Basic has no O.
    expect(RULE_BOOKS.filter((book) => !hasFumen(book)).map(({ id }) => id)).toEqual(["basic"]);
  });

  it.each([
    ["nothing", "", "notFumen"],
    ["a beginning alone", "v115@", "notFumen"],
    ["a page's code", "<script>alert(1)</script>", "notFumen"],
    ["half a Fumen", "v115@vh", "broken"],
    ["a senseless one", "v115@AAAAAAAAAAAAAAAAAAAA", "broken"],
    ["an endless one", `v115@${"A".repeat(20_000)}`, "tooLong"],
    ["a book", makeFumen(Array.from({ length: 201 }, () => ({ board: [], queue: [], hold: "" }))), "tooManyPages"],
  ])("W-19: %s is refused with the reason", (_, text, why) => {
    expect(parseFumen(text)).toEqual({ ok: false, why });
  });

  it("W-19: whatever a stranger writes is read or refused, never thrown", () => {
    const good = makeFumen([{ board: ["IJLOSTZ#.."], queue: ["T", "I"], hold: "S" }]);
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { maxLength: 300 }), fc.nat(good.length), (noise, cut) => {
        for (const text of [`v115@${noise.join("")}`, `v110@${noise.join("")}`, good.slice(0, cut) + noise.join("")]) {
          const parsed = parseFumen(text);
          if (parsed.ok)
            for (const { board } of parsed.pages) {
              expect(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, board })).board).toHaveLength(board.length);
            }
          expect(typeof parsed.ok).toBe("boolean");
        }
      }),
      { numRuns: 300 },
    );
  });
});
