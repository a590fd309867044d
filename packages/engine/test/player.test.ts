import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  type Game,
  type GameEvent,
  hashState,
  type Input,
  newGame,
  parseSetup,
  play,
  type Setup,
  takeEvents,
  unwrap,
} from "../src/index.ts";
import { checkLog, cutLog, type Log, LogPlayer, makeTimeline, replay, seek } from "../src/doors/log.ts";
import { anyLog } from "./randomPlay.ts";

/** The game played from its beginning up to a time, and nothing else done to it. */
function playedTo({ setup, inputs, feed }: Log, to: number): Game {
  const game = newGame(setup, feed);
  game.events = [];
  for (const input of inputs) if (input.at <= to) play(game, input);
  advance(game, to);
  return game;
}

/** A visit to a moment of the log, by playing or by a jump. The moment is a share of its length. */
const anyVisits = fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), isJump: fc.boolean() }), {
  maxLength: 12,
});

function visit(player: LogPlayer, { share, isJump }: { share: number; isJump: boolean }): number {
  const to = Math.round(share * player.log.end);
  if (isJump) player.jumpTo(to);
  else player.playTo(to);
  return to;
}

describe("the player of a log", () => {
  it("E-22: the player goes exactly to any moment, in one game, with a timeline or without", () => {
    fc.assert(
      fc.property(anyLog, anyVisits, fc.boolean(), (log, visits, isReady) => {
        const player = new LogPlayer(isReady ? makeTimeline(log) : log);
        const { game } = player;
        for (const each of visits) {
          const to = visit(player, each);
          expect(hashState(game)).toBe(hashState(playedTo(log, to)));
        }
        expect(player.game).toBe(game);
      }),
      { numRuns: 60 },
    );
  });

  it("E-22: a listener that drops the events after `rewound` has every event once, whatever the jumps", () => {
    fc.assert(
      fc.property(anyLog, anyVisits, (log, visits) => {
        const player = new LogPlayer(makeTimeline(log));
        let heard: GameEvent[] = [];
        const all = playedTo(log, log.end).events ?? [];
        for (const each of visits) {
          visit(player, each);
          for (const event of takeEvents(player.game)) {
            if (event.type === "rewound") {
              heard = heard.filter(({ seq }) => seq <= event.seq);
            } else {
              expect(event.seq).toBeGreaterThan(heard.at(-1)?.seq ?? 0);
              heard.push(event);
            }
          }
          expect(heard.at(-1)?.seq ?? 0).toBeLessThanOrEqual(player.game.state.eventCount);
        }
        expect(heard).toEqual(heard.map(({ seq }) => all[seq - 1]));
      }),
      { numRuns: 60 },
    );
  });

  it("E-22: a jump gives only the event `rewound`, and playing to an earlier time is a jump", () => {
    const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 4 }));
    const player = new LogPlayer(unwrap(checkLog(setup, [{ at: 10, name: "hardDrop" }], 9_000_000)));
    player.playTo(5_000_000);
    expect(takeEvents(player.game).length).toBeGreaterThan(3);
    for (const go of [() => player.jumpTo(8_000_000), () => player.playTo(1_000_000)]) {
      go();
      const { time: at, eventCount: seq } = player.game.state;
      expect(takeEvents(player.game)).toEqual([{ type: "rewound", seq, at }]);
    }
  });
});

describe("a log that is cut", () => {
  const setup: Setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 4 }));
  const placeOf = ({ state: { x, y, score, pieces } }: Game): readonly number[] => [x, y, score, pieces];

  it("E-22: a cut releases each held key once, at the moment of the cut", () => {
    const inputs: Input[] = [
      { at: 10, name: "left" },
      { at: 20, name: "softDrop" },
      { at: 30, name: "leftReleased" },
      { at: 40, name: "right" },
      { at: 90, name: "hardDrop" },
    ];
    const log = unwrap(checkLog(setup, inputs, 100));
    expect(cutLog(log, 50)).toEqual({
      setup,
      inputs: [...inputs.slice(0, 4), { at: 50, name: "softDropReleased" }, { at: 50, name: "rightReleased" }],
      end: 50,
    });
  });

  it("E-22: only controls that act while held get a release; with *hold* these include rotation and Hold", () => {
    const pressed: Input[] = (["left", "rotateClockwise", "rotateCounterclockwise", "hold"] as const).map((name) => ({
      at: 10,
      name,
    }));
    const released = (ruleBook: string, options = {}): string[] => {
      const log = unwrap(checkLog(unwrap(parseSetup({ ruleBook, seed: 1, options })), pressed, 50));
      return cutLog(log, 20)
        .inputs.slice(pressed.length)
        .map(({ name }) => name);
    };
    expect(released("basic")).toEqual([]);
    expect(released("guideline")).toEqual(["leftReleased"]);
    expect(released("guideline", { initialRotation: "hold", initialHold: "hold" })).toEqual([
      "leftReleased",
      "rotateClockwiseReleased",
      "rotateCounterclockwiseReleased",
      "holdReleased",
    ]);
  });

  it("E-22: a log cut in a second full of inputs, or after its end, is a valid log", () => {
    const inputs = Array.from({ length: 1000 }, (_, i): Input => ({
      at: i,
      name: i === 0 ? "left" : "rotateClockwise",
    }));
    const log = unwrap(checkLog(setup, inputs, 2000));
    const cut = cutLog(log, 1500);
    expect(checkLog(setup, cut.inputs, cut.end)).toEqual({ ok: true, value: cut });
    expect(cut.inputs.at(-1)).toEqual({ at: 1_000_000, name: "leftReleased" });
    expect(cutLog(unwrap(checkLog(setup, [], 100)), 500).end).toBe(100);
  });

  it.each([-1, 10.5, Number.NaN])("E-22: a jump to %d throws, and the player can go on", (micros) => {
    const player = new LogPlayer(unwrap(checkLog(setup, [], 5_000_000)));
    expect(() => player.jumpTo(micros)).toThrow(RangeError);
    player.playTo(2_000_000);
    expect(player.game.events?.length).toBeGreaterThan(0);
  });

  it("E-22: the game up to the cut is the same, and the cut log is valid", () => {
    const names = ["left", "leftReleased", "softDrop", "softDropReleased", "hardDrop", "rotateClockwise"] as const;
    const script = fc.array(fc.tuple(fc.nat(400_000), fc.constantFrom(...names)), { maxLength: 60 });
    fc.assert(
      fc.property(script, fc.nat(20_000_000), (presses, at) => {
        let time = 0;
        const inputs = presses.map(([wait, name]): Input => ({ at: (time += wait), name }));
        const log = unwrap(checkLog(setup, inputs, Math.max(time, at)));
        const cut = cutLog(log, at);
        expect(checkLog(cut.setup, cut.inputs, cut.end).ok).toBe(true);
        const before = replay(
          unwrap(
            checkLog(
              setup,
              inputs.filter((input) => input.at <= at),
              at,
            ),
          ),
        );
        const after = replay(cut);
        if (after.state.phase !== "ended") expect(after.state.held).toBe(0);
        expect(placeOf(after)).toEqual(placeOf(before));
        if (before.state.held === 0) expect(hashState(after)).toBe(hashState(before));
        // Up to the cut both have the same keyframes.
        expect(hashState(seek({ ...makeTimeline(log), log: cut }, at))).toBe(hashState(after));
      }),
      { numRuns: 60 },
    );
  });
});
