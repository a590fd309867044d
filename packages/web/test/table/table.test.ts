import { hashState, parseSetup, type Setup, unwrap } from "@korobeinix/engine";
import { cutLog, makeTimeline, replay } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { SETTLING_MS } from "../../src/input/settling.ts";
import { LogSource } from "../../src/table/logSource.ts";
import { Loop } from "../../src/table/loop.ts";
import { HOLD_MS } from "../../src/table/restartHold.ts";
import type { Seat } from "../../src/table/seat.ts";
import { Session } from "../../src/table/session.ts";
import { SideBySide } from "../../src/table/sideBySide.ts";
import { Table } from "../../src/table/table.ts";
import { demoLog } from "../demoLogs.ts";
import { begin, sit } from "./tables.ts";

const GUIDELINE: Setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 3 }));
const SPRINT: Setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed: 3 }));
const COUNTED = { countsDown: { atStart: true, afterPause: true } };
/** More than the longest countdown. */
const LONG_MS = 10_000;

/** Drops pieces until the game is over; returns the browser's time then. */
function lose({ table, hands, session }: ReturnType<typeof begin>, fromMs: number): number {
  let nowMs = fromMs;
  while (!session.isOver) {
    hands.press("hardDrop", (nowMs += 300));
    table.frame(nowMs);
  }
  return nowMs;
}

/** Frames in time; returns the browser's time then. */
function pass(table: Table, fromMs: number, ms: number): number {
  for (let nowMs = fromMs + 25; nowMs <= fromMs + ms; nowMs += 25) table.frame(nowMs);
  return fromMs + ms;
}

describe("the first second", () => {
  it("W-26: the clock starts with the first picture that is on the screen, however late it comes", () => {
    const { table, session } = sit(GUIDELINE);
    for (const nowMs of [0, 400, 1_300]) table.frame(nowMs);
    expect([table.phase.peek(), session.game.state.time]).toEqual(["ready", 0]);
    table.drawn();
    table.frame(1_700);
    expect([table.phase.peek(), session.game.state.time]).toEqual(["running", 0]);
    table.frame(1_716);
    expect(session.game.state.time).toBe(16_000);
  });

  it("W-27: the countdown is seen, counts down to the clock, and takes no time of the game", () => {
    const { table, session } = sit(SPRINT, COUNTED);
    table.drawn();
    const counts: number[] = [];
    let nowMs = 100;
    for (; table.phase.peek() !== "running"; nowMs += 10) {
      table.frame(nowMs);
      counts.push(table.count.peek());
    }
    expect([...new Set(counts)]).toEqual([3, 2, 1, 0]);
    expect(session.game.state.time).toBe(0);
  });

  it("W-27: what is held when the countdown ends acts from the first moment on, and what was let go does not", () => {
    const { table, session, hands } = sit(SPRINT, COUNTED);
    table.drawn();
    table.frame(0);
    hands.press("left", 10);
    hands.press("right", 20);
    hands.release("right", 30);
    hands.press("hardDrop", 40);
    table.frame(LONG_MS);
    expect(session.toLog().inputs).toEqual([{ at: 0, name: "left" }]);
  });

  it("W-27: after a pause it counts down again, and goes on where it was", () => {
    const { table, session, hands } = begin(GUIDELINE, COUNTED);
    table.frame(LONG_MS);
    table.frame(LONG_MS + 500);
    hands.press("pause", LONG_MS + 500);
    expect(table.phase.peek()).toBe("paused");
    table.frame(LONG_MS * 2);
    expect(session.game.state.time).toBe(500_000);
    hands.press("pause", LONG_MS * 2);
    table.frame(LONG_MS * 2);
    expect(table.phase.peek()).toBe("ready");
    table.drawn();
    table.frame(LONG_MS * 2 + 16);
    expect([table.phase.peek(), table.count.peek()]).toEqual(["countdown", 3]);
    table.frame(LONG_MS * 3);
    expect([table.phase.peek(), session.game.state.time]).toEqual(["running", 500_000]);
  });
});

describe("a pause", () => {
  it("W-27, W-3: what is held through it acts again after it; what is let go meanwhile does not", () => {
    const { table, session, hands } = begin(GUIDELINE);
    hands.press("left", 100);
    hands.press("softDrop", 150);
    table.pause(200);
    hands.release("softDrop", 300);
    table.resume();
    table.drawn();
    table.frame(1_000);
    const names = session.toLog().inputs.map(({ name }) => name);
    expect(names).toEqual(["left", "softDrop", "leftReleased", "softDropReleased", "left"]);
  });

  it("W-3: releases what is held, and takes no input", () => {
    const { table, session, hands } = begin(GUIDELINE);
    hands.press("left", 100);
    table.pause(200);
    hands.press("right", 300);
    expect(session.toLog().inputs.map(({ name }) => name)).toEqual(["left", "leftReleased"]);
  });

  it("W-4: a game is taken up where its log ends, paused, and goes on as if it had not been left", () => {
    const first = begin(GUIDELINE);
    first.hands.press("hardDrop", 100);
    first.hands.press("left", 900);
    first.hands.release("left", 950);
    first.table.pause(1_000);
    const log = first.session.toLog();
    const second = sit(log.setup, { isPaused: true }, { log, game: replay(log) });
    expect(second.table.phase.peek()).toBe("paused");
    second.table.frame(50_000);
    expect(hashState(second.session.game)).toBe(hashState(first.session.game));
    for (const { table, hands } of [first, second]) {
      table.resume();
      table.drawn();
      table.frame(60_000);
      hands.press("hardDrop", 60_500);
      table.frame(61_000);
    }
    expect(second.session.toLog()).toEqual(first.session.toLog());
    expect(hashState(second.session.game)).toBe(hashState(first.session.game));
  });
});

describe("the last second", () => {
  it("W-28, S-12: the end is looked at for a while; a key that plays skips it only after a rest", () => {
    const sitting = begin(GUIDELINE, { ending: { lastsMs: 3_000 } });
    const { table, hands } = sitting;
    let nowMs = lose(sitting, 0);
    // Hammered on.
    for (let i = 0; i < 20; i++) {
      nowMs = pass(table, nowMs, 100);
      hands.press("hardDrop", nowMs);
      expect(table.phase.peek()).toBe("ending");
    }
    nowMs = pass(table, nowMs, SETTLING_MS - 50);
    hands.press("left", nowMs);
    expect(table.phase.peek()).toBe("ending");
    nowMs = pass(table, nowMs, SETTLING_MS);
    hands.press("left", nowMs);
    expect(table.phase.peek()).toBe("over");
  });

  it("W-28: a key that does not play skips the end as soon as it has been seen", () => {
    const sitting = begin(GUIDELINE, { ending: { lastsMs: 3_000 } });
    const { table, hands } = sitting;
    let nowMs = pass(table, lose(sitting, 0), SETTLING_MS - 50);
    hands.press("hardDrop", nowMs);
    table.skip(false);
    expect(table.phase.peek()).toBe("ending");
    nowMs = pass(table, nowMs, 50);
    table.skip(false);
    expect(table.phase.peek()).toBe("over");
  });

  it("W-28: unskipped it ends by itself, later where it is celebrated", () => {
    for (const prolongMs of [0, 1_000]) {
      const sitting = begin(GUIDELINE);
      const { table } = sitting;
      const endMs = lose(sitting, 0);
      table.prolong(prolongMs);
      table.frame(endMs + 1_399 + prolongMs);
      expect(table.phase.peek()).toBe("ending");
      table.frame(endMs + 1_400 + prolongMs);
      expect(table.phase.peek()).toBe("over");
    }
  });

  it("W-1: with nothing at stake one press restarts, at any time: counted down to, running, paused, ended", () => {
    let restarts = 0;
    const sitting = begin(GUIDELINE, { ...COUNTED, onRestart: () => void restarts++ });
    const { table, hands } = sitting;
    hands.press("restart", 10);
    table.frame(LONG_MS);
    hands.press("restart", LONG_MS + 10);
    table.pause(LONG_MS + 20);
    hands.press("restart", LONG_MS + 30);
    table.resume();
    table.drawn();
    table.frame(LONG_MS + 40);
    table.frame(LONG_MS * 2);
    hands.press("restart", lose(sitting, LONG_MS * 2));
    expect(restarts).toBe(4);
  });
});

describe("a restart that would cost something", () => {
  it("W-1: is held; a press that is too short says so for a while and does nothing", () => {
    let restarts = 0;
    const sitting = begin(GUIDELINE, { isAtStake: () => true, onRestart: () => void restarts++ });
    const { table, hands } = sitting;
    hands.press("restart", 0);
    let nowMs = pass(table, 0, HOLD_MS - 50);
    expect(table.restart.peek()).toBe("held");
    hands.release("restart", nowMs);
    nowMs = pass(table, nowMs, 1_000);
    expect([table.restart.peek(), restarts]).toEqual(["hinted", 0]);
    nowMs = pass(table, nowMs, 1_000);
    expect([table.restart.peek(), restarts]).toEqual([undefined, 0]);
    hands.press("restart", nowMs);
    pass(table, nowMs, HOLD_MS + 200);
    expect([table.restart.peek(), restarts]).toEqual([undefined, 1]);
  });

  it("W-1: a page that stands still while it is pressed is no hold", () => {
    let restarts = 0;
    const { table, hands } = begin(GUIDELINE, { isAtStake: () => true, onRestart: () => void restarts++ });
    hands.press("restart", 0);
    table.frame(5_000);
    hands.release("restart", 5_000);
    pass(table, 5_000, 1_000);
    expect(restarts).toBe(0);
  });

  it("W-1: at its end nothing is at stake any more", () => {
    let restarts = 0;
    const sitting = begin(GUIDELINE, { isAtStake: () => true, onRestart: () => void restarts++ });
    sitting.hands.press("restart", lose(sitting, 0));
    expect(restarts).toBe(1);
  });
});

describe("seats under one clock", () => {
  it("W-17: a log beside the hands is always as far as they are, and ends nothing", () => {
    const log = demoLog("guideline");
    const own: Seat = { name: "", source: new Session(log.setup) };
    const rival: Seat = { name: "Vadim", source: new LogSource(makeTimeline(log)) };
    const table = new Table({ play: new SideBySide([own, rival]), countsDown: { atStart: false, afterPause: false } });
    table.drawn();
    for (const nowMs of [0, 16, 500]) {
      const [first, second] = table.frame(nowMs);
      expect(first?.game.state.time).toBe(nowMs * 1000);
      expect(second?.game.state.time).toBe(nowMs * 1000);
    }
    table.pause(600);
    expect(table.games.map(({ state }) => state.time)).toEqual([600_000, 600_000]);
    table.frame(5_000);
    expect(table.games.map(({ state }) => state.time)).toEqual([600_000, 600_000]);
  });
});

describe("seats of a game that is gone on with", () => {
  it("W-17, W-4: the rival is as far as the game is", () => {
    const log = demoLog("guideline");
    const cut = cutLog(log, 5_000_000);
    const own: Seat = { name: "", source: new Session(log.setup, { log: cut, game: replay(cut) }) };
    const rival: Seat = { name: "Vadim", source: new LogSource(makeTimeline(log)) };
    const table = new Table({
      play: new SideBySide([own, rival]),
      countsDown: { atStart: true, afterPause: true },
      isPaused: true,
    });
    expect(table.games.map(({ state }) => state.time)).toEqual([5_000_000, 5_000_000]);
  });
});

describe("the loop", () => {
  it("W-29: asks devices, lets time pass, tells listeners and draws, in this order; without a picture it goes on", () => {
    let tick: (timeStampMs: number) => void = () => undefined;
    const done: string[] = [];
    const loop = new Loop((callback) => {
      tick = callback;
    });
    const activity = {
      games: [],
      frame: () => {
        done.push("frame");
        return [];
      },
      drawn: () => void done.push("drawn"),
    };
    loop.run(activity, {
      devices: [{ poll: () => void done.push("poll") }],
      listeners: [() => void done.push("hear")],
    });
    tick(0);
    expect(done.splice(0)).toEqual(["poll", "frame", "hear"]);
    loop.setPicture(() => {
      done.push("draw");
      return true;
    });
    tick(16);
    expect(done.splice(0)).toEqual(["poll", "frame", "hear", "draw", "drawn"]);
    loop.setPicture(() => false);
    tick(32);
    expect(done.splice(0)).toEqual(["poll", "frame", "hear"]);
    // A button that puts something else on: nothing more of what was.
    loop.run(activity, { devices: [{ poll: () => loop.run(undefined) }] });
    tick(40);
    expect(done).toEqual([]);
    tick(48);
    expect(done).toEqual([]);
  });
});
