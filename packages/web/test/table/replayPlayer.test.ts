import { advance, type Game, type GameEvent, hashState, newGame, play, RULE_BOOKS } from "@korobeinix/engine";
import { type Log, makeTimeline } from "@korobeinix/engine/log";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLog } from "../../../engine/test/randomPlay.ts";
import { SPEEDS } from "../../src/table/playback.ts";
import { ReplayPlayer } from "../../src/table/replayPlayer.ts";
import { effectsOfAll } from "../../src/sound/effectsOf.ts";
import { demoLog } from "../demoLogs.ts";

function playerOf(log: Log): ReplayPlayer {
  return new ReplayPlayer({ timeline: makeTimeline(log) });
}

/** The hash of a game played from its beginning up to a time, and nothing else done to it. */
function playedTo({ setup, inputs, feed }: Log, to: number): string {
  const game = newGame(setup, feed);
  for (const input of inputs) if (input.at <= to) play(game, input);
  advance(game, to);
  return hashState(game);
}

type Operation = (player: ReplayPlayer) => void;

const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }).map<Operation>((share) => (player) => player.goTo(share * player.length)),
  fc.constantFrom<(1 | -1)[]>(1, -1).map<Operation>((way) => (player) => player.stepKey(way)),
  fc.constantFrom<(1 | -1)[]>(1, -1).map<Operation>((way) => (player) => player.stepPiece(way)),
  fc.double({ min: 0.1, max: 16, noNaN: true }).map<Operation>((speed) => (player) => player.setSpeed(speed)),
  fc.boolean().map<Operation>((isPlaying) => (player) => player.setPlaying(isPlaying)),
);

function eventsOf(player: ReplayPlayer, nowMs: number): readonly GameEvent[] {
  return player.frame(nowMs).flatMap(({ events }) => events);
}

describe("A replay being watched", () => {
  it("W-15: whatever was done before, it stands exactly as playing up to its time leaves the game", () => {
    const steps = fc.array(fc.tuple(anyOperation, fc.double({ min: 0, max: 400, noNaN: true })), { maxLength: 30 });
    fc.assert(
      fc.property(anyLog, steps, (log, operations) => {
        const player = playerOf(log);
        let nowMs = 0;
        for (const [operation, waitMs] of operations) {
          operation(player);
          nowMs += waitMs;
          player.frame(nowMs);
          expect(hashState(player.game)).toBe(playedTo(log, player.time.peek()));
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(RULE_BOOKS.map(({ id }) => [id]))("W-14: %s runs to its end at any speed, with every event once", (book) => {
    const log = demoLog(book);
    for (const speed of SPEEDS.slice(2)) {
      const player = playerOf(log);
      const seen: number[] = [];
      player.setSpeed(speed);
      player.setPlaying(true);
      for (let nowMs = 0; player.isPlaying.peek(); nowMs += 100) {
        for (const { seq } of eventsOf(player, nowMs)) seen.push(seq);
      }
      expect(player.time.peek()).toBe(log.end);
      expect(seen).toEqual(seen.map((_, i) => i + 1));
      expect(seen.length).toBe(player.game.state.eventCount);
    }
  });

  it("W-14: by key press forwards through the whole game and back again", () => {
    const log = demoLog("guideline");
    const presses = [...new Set(log.inputs.filter(({ name }) => !name.endsWith("Released")).map(({ at }) => at))];
    const player = playerOf(log);
    for (const at of presses) {
      player.stepKey(1);
      expect(player.time.peek()).toBe(at);
    }
    player.stepKey(1);
    expect(player.time.peek()).toBe(log.end);
    for (const at of presses.toReversed().filter((press) => press < log.end)) {
      player.stepKey(-1);
      expect(player.time.peek()).toBe(at);
    }
    player.stepKey(-1);
    expect(player.time.peek()).toBe(0);
  });

  it("W-14: by piece, each a piece more, and back again", () => {
    const log = demoLog("new");
    const player = playerOf(log);
    const { pieces } = makeTimeline(log).markers;
    const kinds: number[] = [];
    for (let i = 1; i < pieces.length; i++) {
      player.stepPiece(1);
      kinds.push(player.game.state.kind);
      expect(player.game.state.kind).toBeGreaterThanOrEqual(0);
      expect(player.time.peek()).toBe(pieces[i]);
    }
    for (let i = pieces.length - 2; i > 0; i--) {
      player.stepPiece(-1);
      expect(player.game.state.kind).toBe(kinds[i - 1]);
    }
  });

  it("F-5: one that is watched to its end tells of it, for its ending; one that steps or is put there does not", () => {
    const setup = { ...demoLog("guideline").setup };
    const game = newGame(setup);
    advance(game, 3_600_000_000);
    const log = { setup, inputs: [], end: game.state.time };
    const ends = (act: (player: ReplayPlayer) => void): boolean => {
      const player = playerOf(log);
      player.goTo(log.end - 50_000);
      eventsOf(player, 0);
      act(player);
      return [100, 200, 300].some((ms) => eventsOf(player, ms).some(({ type }) => type === "ended"));
    };
    expect(game.state.phase).toBe("ended");
    expect(ends((player) => player.setPlaying(true))).toBe(true);
    expect(ends((player) => player.stepPiece(1))).toBe(false);
    expect(ends((player) => player.goTo(log.end))).toBe(false);
  });

  it("W-14: speeds go from a tenth to sixteen times, one after the other", () => {
    const player = playerOf(demoLog("basic"));
    player.setSpeed(0);
    const speeds = [player.speed.peek()];
    for (let i = 0; i < 10; i++) {
      player.changeSpeed(1);
      speeds.push(player.speed.peek());
    }
    expect(speeds).toEqual([...SPEEDS, 16, 16, 16]);
    player.changeSpeed(-1);
    expect(player.speed.peek()).toBe(8);
  });

  it("W-14: at a tenth of the speed no part of a frame is lost", () => {
    const player = playerOf(demoLog("basic"));
    player.setSpeed(0.1);
    player.setPlaying(true);
    for (let i = 0; i <= 1000; i++) player.frame(i * 0.005);
    expect(Math.abs(player.time.peek() - 500)).toBeLessThanOrEqual(1);
  });

  it("W-14: from its end it begins anew, and a hidden tab misses nothing", () => {
    const log = demoLog("reglas");
    const player = playerOf(log);
    player.goTo(log.end);
    player.setPlaying(true);
    expect(player.time.peek()).toBe(0);
    player.frame(0);
    player.frame(3_600_000);
    expect(player.time.peek()).toBe(250_000);
  });

  it("W-15: it is the same game throughout; after a jump the stage learns of it, and nothing is heard twice", () => {
    const log = demoLog("guideline");
    const heard: GameEvent[] = [];
    const hear = (_: Game, events: readonly GameEvent[]): void => void heard.push(...events);
    const player = new ReplayPlayer({ timeline: makeTimeline(log), hear });
    const { game } = player;
    player.setPlaying(true);
    for (let nowMs = 0; nowMs <= 10_000; nowMs += 250) player.frame(nowMs);
    heard.length = 0;
    player.goTo(log.end / 2);
    player.goTo(log.end);
    const events = eventsOf(player, 10_250);
    expect(events.map(({ type, seq }) => [type, seq])).toEqual([["rewound", game.state.eventCount]]);
    expect(effectsOfAll(heard, { book: game.rules.book, skin: "guideline" })).toEqual([]);
    expect(player.game).toBe(game);
    expect(eventsOf(player, 10_500)).toEqual([]);
  });
});
