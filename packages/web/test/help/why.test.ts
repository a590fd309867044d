import { CONTROLS, type Control, type Refusal, RULE_BOOKS, type RuleBook } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { whyOf } from "../../src/help/why.ts";
import { fetchAllWords } from "../words/allWords.ts";

await fetchAllWords();

interface Refused {
  readonly control: Control;
  readonly why: Refusal;
  readonly clause: string;
}

/** Every reason for which a rule book can refuse a control, with the clause its data give. */
function refusalsOf({ controls, refusals }: RuleBook): readonly Refused[] {
  return CONTROLS.flatMap((control): readonly Refused[] => {
    if (!controls.includes(control)) return [{ control, why: "absent", clause: refusals.absent }];
    const noPiece: Refused = { control, why: "noPiece", clause: refusals.noPiece };
    switch (control) {
      case "left":
      case "right":
        return [noPiece, { control, why: "blocked", clause: refusals.move }];
      case "rotateClockwise":
      case "rotateCounterclockwise":
        return [noPiece, { control, why: "blocked", clause: refusals.rotate }];
      case "hold":
        return [
          noPiece,
          { control, why: "alreadyHeld", clause: refusals.hold },
          { control, why: "switchedOff", clause: refusals.hold },
        ];
      case "speed":
        return [{ control, why: "outOfRange", clause: refusals.speed }];
      default:
        return [noPiece];
    }
  });
}

const CASES = RULE_BOOKS.flatMap((book) => refusalsOf(book).map((refused) => ({ book, refused })));

describe.each(["en", "es"] as const)("Why, in %s", (language) => {
  it("W-21: every refusal there can be has an answer that names its clause, and no place left to fill in", () => {
    expect(CASES.length).toBeGreaterThan(40);
    for (const { book, refused } of CASES) {
      const { clause, text, page } = whyOf(language, book, refused);
      expect(clause).toBe(refused.clause);
      expect(text).toContain(refused.clause);
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text).toMatch(/\.$/);
      expect([book.id, "controls"]).toContain(page);
    }
  });

  it("W-21: reasons that differ are told apart", () => {
    for (const book of RULE_BOOKS) {
      const texts = refusalsOf(book).map((refused) => whyOf(language, book, refused).text);
      // Left and right are refused for one reason, and so are the two turns.
      const reasons = refusalsOf(book).map(({ control, why }) => (why === "blocked" ? control.slice(0, 4) : why));
      expect(new Set(texts).size, book.id).toBeGreaterThanOrEqual(new Set(reasons).size - 1);
    }
  });
});

describe("The example of the clause", () => {
  const korobeinix = RULE_BOOKS.find(({ id }) => id === "korobeinix")!;
  const refused = { control: "rotateClockwise", why: "blocked", clause: "K-4" } as const;

  it("W-21, K-4: rotation rejected: no kicks", () => {
    expect(whyOf("en", korobeinix, refused)).toMatchObject({
      clause: "K-4",
      text: expect.stringContaining("Rotation rejected: K-4, no kicks"),
      page: "korobeinix",
    });
    expect(whyOf("es", korobeinix, refused).text).toContain("Giro rechazado; K-4: no hay empujones");
  });
});
