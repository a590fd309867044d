import { unwrap } from "@korobeinix/engine";
import { checkMatchLog, hashMatch, replayMatch } from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import { makeLink, parseAnyLink, parseLink } from "../../src/logs/link.ts";
import { openMatch, proveMatch } from "../../src/logs/openMatch.ts";
import { forgedMatch, matchLog } from "../matchLogs.ts";

const LOG = matchLog({ seconds: 20 });

describe("Opening a match", () => {
  it("S-15: finds pieces, knock-outs and the end, in the order of time", async () => {
    const { markers, end, log } = unwrap(await openMatch(LOG));
    const { marks, pieces } = markers;
    expect(hashMatch(end)).toBe(hashMatch(replayMatch(LOG)));
    expect(log).toBe(LOG);
    expect(marks.filter(({ type }) => type === "out")).toMatchObject([{ seat: 1 }]);
    expect(marks.at(-1)).toEqual({ at: LOG.end, type: "end" });
    const times = marks.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(pieces.length).toBeGreaterThan(20);
    expect(pieces).toEqual(pieces.toSorted((one, other) => one - other));
  });

  it("S-15: a stranger's whose rulings are not true is refused, and where is said", async () => {
    const problem = { code: "notAllowed", where: { part: "ruling", which: 1 } };
    expect(await openMatch(forgedMatch())).toMatchObject({ ok: false, problem: { where: problem.where } });
    expect(await proveMatch(forgedMatch())).toMatchObject({ ok: false, problem: { where: problem.where } });
  });

  it("S-15: is called off when nobody wants it any more", async () => {
    await expect(openMatch(LOG, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});

describe("A link to a match", () => {
  it("S-15: holds all of it", () => {
    const code = unwrap(makeLink(LOG));
    expect(parseAnyLink(code)).toEqual({ ok: true, value: LOG });
    // Where only a game can be shown, a match is none.
    expect(parseLink(code).ok).toBe(false);
  });

  it("S-15: there is none to a match that is too long", () => {
    const inputs = LOG.inputs.map(() =>
      Array.from(
        { length: 9_000 },
        (_, i) => ({ at: i * 1_000, name: i % 2 === 0 ? "left" : "leftReleased" }) as const,
      ),
    );
    const long = unwrap(checkMatchLog(LOG.setup, inputs, [], 9_000_000));
    expect(makeLink(long)).toMatchObject({ ok: false, problem: { code: "tooMuch", where: { part: "link" } } });
  });

  it("S-15: one that was cut or changed is refused", () => {
    const code = unwrap(makeLink(LOG));
    expect(parseAnyLink(code.slice(0, 100)).ok).toBe(false);
    expect(parseAnyLink(`${code.slice(0, 60)}${code[60] === "A" ? "B" : "A"}${code.slice(61)}`).ok).toBe(false);
  });
});
