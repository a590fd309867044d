import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  hashState,
  type Input,
  newGame,
  play,
  restore,
  type State,
  takeEvents,
  snapshot,
} from "../src/index.ts";
import { type Log, makeTimeline, replay, seek } from "../src/doors/log.ts";
import { start } from "./helpers.ts";
import { anyLog } from "./randomPlay.ts";

describe("snapshots and hashes", () => {
  it("E-6: restoring gives the same state and hash, and playing on gives the same game", () => {
    fc.assert(
      fc.property(anyLog, fc.nat(250), (log, cut) => {
        const game = newGame(log.setup, log.feed);
        log.inputs.slice(0, cut).forEach((input) => play(game, input));
        const saved = snapshot(game);
        const then = hashState(game);
        const rest = log.inputs.slice(cut);
        rest.forEach((input) => play(game, input));
        const after = hashState(game);
        restore(game, saved);
        expect(hashState(game)).toBe(then);
        expect(game.state).toEqual(replayTo(log, log.inputs.slice(0, cut)));
        rest.forEach((input) => play(game, input));
        expect(hashState(game)).toBe(after);
        // Into another game, and a second time: a snapshot is not used up.
        const other = newGame(log.setup, log.feed);
        restore(other, saved);
        expect(other.state).toEqual(replayTo(log, log.inputs.slice(0, cut)));
      }),
      { numRuns: 150 },
    );
  });

  function replayTo({ setup, feed }: Log, inputs: readonly Input[]): State {
    const game = newGame(setup, feed);
    inputs.forEach((input) => play(game, input));
    return game.state;
  }

  it("E-6, E-22: restoring drops the events not yet taken and gives a listener the event `rewound`", () => {
    const game = start();
    const saved = snapshot(game);
    advance(game, 3_000_000);
    expect(game.events?.length).toBeGreaterThan(2);
    restore(game, saved);
    expect(takeEvents(game)).toEqual([{ type: "rewound", seq: game.state.eventCount, at: 0 }]);
  });

  it("E-6: the hash has 64 bits and changes with every part of the state but the number of events", () => {
    const game = start({ board: ["#########."] });
    const { state } = game;
    const hash = hashState(game);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    const seen = new Set([hash]);
    for (const [name, value] of Object.entries(state)) {
      const changed = structuredClone(state) as unknown as Record<string, unknown>;
      if (typeof value === "number") changed[name] = value + 1;
      else if (typeof value === "boolean") changed[name] = !value;
      else if (typeof value === "string")
        changed[name] = value === "ended" || value === "lockOut" ? "falling" : name === "phase" ? "ended" : "lockOut";
      else if (Array.isArray(value)) (changed[name] as number[]).push(1);
      else (changed[name] as Int32Array)[name === "rows" ? 6 : 3]! ^= 1;
      seen.add(hashState({ ...game, state: changed as unknown as State }));
    }
    // The game itself, and its parts but for the number of events and the three counts of what was fed.
    expect(seen.size).toBe(1 + Object.keys(state).length - 1);
  });

  it("E-6: times beyond 32 bits count in the hash", () => {
    const game = start();
    const hashes = [0, 1, 2].map((n) => hashState({ ...game, state: { ...game.state, time: n * 2 ** 32 } }));
    expect(new Set(hashes).size).toBe(3);
  });
});

describe("seeking", () => {
  it("E-7: seek(t) gives the same state as playing to t", () => {
    fc.assert(
      fc.property(
        anyLog,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (log, shares) => {
          const timeline = makeTimeline(log);
          for (const share of shares) {
            const t = Math.floor(share * log.end);
            const played = newGame(log.setup, log.feed);
            log.inputs.filter(({ at }) => at <= t).forEach((input) => play(played, input));
            advance(played, t);
            expect(hashState(seek(timeline, t))).toBe(hashState(played));
          }
          expect(hashState(seek(timeline, log.end))).toBe(hashState(replay(log)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("E-7: seek starts from a keyframe, not from the beginning", () => {
    const log = fc.sample(anyLog, { numRuns: 1, seed: 1 })[0]!;
    const inputs = Array.from({ length: 2000 }, (_, i) => ({ at: i * 1000, name: "rotateClockwise" as const }));
    const timeline = makeTimeline({ ...log, inputs, end: 2_000_000 });
    expect(timeline.keyframes.map(({ saved }) => saved.played)).toEqual([
      0, 256, 512, 768, 1024, 1280, 1536, 1792, 2000,
    ]);
  });
});
