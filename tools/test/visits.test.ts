import { describe, expect, it } from "vitest";
import { type Missing, visitEach } from "../../packages/web/tools/visits.ts";

interface Seen {
  readonly missing: readonly Missing[];
  /** The tasks that were worked on, each with the number of its page. */
  readonly worked: readonly string[];
  readonly failures: readonly string[];
  /** How many pages are still open. */
  readonly left: number;
}

/** `fails`: how often each task fails before it succeeds; `unopened`: pages that do not open. */
async function visit(names: readonly string[], fails: Partial<Record<string, number>>, unopened = 0): Promise<Seen> {
  const worked: string[] = [];
  const failures: string[] = [];
  const failed = new Map<string, number>();
  let opened = 0;
  let left = 0;
  const missing = await visitEach({
    tasks: names.map((name) => ({ name })),
    open: async () => {
      opened++;
      if (opened <= unopened) throw new Error("no page");
      left++;
      const close = async (): Promise<void> => void left--;
      return { number: opened, context: () => ({ close }) };
    },
    begin: async () => undefined,
    work: async (page, { name }) => {
      worked.push(`${name} on ${page.number}`);
      const times = (failed.get(name) ?? 0) + 1;
      failed.set(name, times);
      if (times <= (fails[name] ?? 0)) throw new Error(`${name} broke\n  - waiting for the moon`);
    },
    onFailure: (name, why) => failures.push(`${name}: ${why}`),
  });
  return { missing, worked, failures, left };
}

describe("Pictures taken one after the other", () => {
  it("W-31: one that fails is tried once more on a new page, and the others go on there", async () => {
    const seen = await visit(["a", "b", "c"], { b: 1 });
    expect(seen.worked).toEqual(["a on 1", "b on 1", "b on 2", "c on 2"]);
    expect(seen.failures).toEqual(["b: Error: b broke waiting for the moon"]);
    expect([seen.missing, seen.left]).toEqual([[], 0]);
  });

  it("W-31: one that fails again is missing, with the reason and what was waited for; the run comes to its end", async () => {
    const seen = await visit(["a", "b", "c"], { a: 2, c: 9 });
    expect(seen.missing.map(({ name }) => name)).toEqual(["a", "c"]);
    expect(seen.missing[0]!.why).toBe("Error: a broke waiting for the moon");
    expect(seen.worked).toContain("b on 3");
    expect(seen.left).toBe(0);
  });

  it("W-31: a page that does not open costs one try, not the run", async () => {
    const seen = await visit(["a", "b"], {}, 1);
    expect([seen.missing, seen.worked]).toEqual([[], ["a on 2", "b on 2"]]);
  });
});
