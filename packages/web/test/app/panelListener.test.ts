import { type GameEvent, parseSetup, type ScoringAction, unwrap } from "@korobeinix/engine";
import { cutLog, LogPlayer, makeBinaryLog, makeTimeline, replay } from "@korobeinix/engine/log";
import { tableOf } from "@korobeinix/engine/records";
import { describe, expect, it, vi } from "vitest";
import { PanelListener } from "../../src/app/panelListener.ts";
import type { RecordLine } from "../../src/storage/storage.ts";
import { Session } from "../../src/table/session.ts";
import { demoLog } from "../demoLogs.ts";
import { line } from "../storage/records.ts";

const LOG = demoLog("guideline");
const BEST = line({ table: tableOf(LOG.setup).name, log: makeBinaryLog(LOG) });

interface Asked {
  readonly isContinued?: boolean;
  readonly lines?: readonly RecordLine[];
}

function listenerOf({ isContinued = false, lines = [BEST] }: Asked = {}): {
  listener: PanelListener;
  session: Session;
  tables: string[];
} {
  const tables: string[] = [];
  const session = new Session(LOG.setup);
  const loadTable = async (name: string): Promise<readonly RecordLine[]> => {
    tables.push(name);
    return lines;
  };
  return { listener: new PanelListener({ session, isContinued, storage: { loadTable } }), session, tables };
}

describe("who listens for the panel", () => {
  it("F-10: compares a game with the best of its table at every ten lines", async () => {
    const { listener, session, tables } = listenerOf();
    listener.want(["pace"]);
    listener.want(["pace", "piecesPerSecond"]);
    await vi.waitFor(() => expect(listener.pace.value).toMatchObject({ lines: 0 }));
    expect(tables).toEqual(["guideline marathon"]);
    const tenth = makeTimeline(LOG).markers.course.find(({ lines }) => lines >= 10)!;
    Object.assign(session.game.state, { lines: 10, score: tenth.score + 500 });
    listener.hear(session.game, [{ type: "cleared", at: tenth.at } as GameEvent]);
    expect(listener.pace.value).toMatchObject({ kind: "score", lines: 10, difference: 500 });
  });

  it("F-10: nothing is read before it is chosen, nor for a game that another began", async () => {
    const { listener, tables } = listenerOf();
    listener.want(["piecesPerSecond", "backToBack"]);
    expect(tables).toEqual([]);
    const continued = listenerOf({ isContinued: true });
    continued.listener.want(["pace"]);
    expect(continued.tables).toEqual([]);
  });

  it("F-10: without a best there is no pace", async () => {
    const { listener, tables } = listenerOf({ lines: [] });
    listener.want(["pace"]);
    await vi.waitFor(() => expect(tables).toHaveLength(1));
    expect(listener.pace.value).toBeUndefined();
  });

  it("F-10: counts Back-to-Backs in a row, until they are broken", () => {
    const { listener, session } = listenerOf();
    const scored = (action: ScoringAction, isBackToBack: boolean): GameEvent =>
      ({ type: "scored", action, isBackToBack }) as GameEvent;
    listener.hear(session.game, [scored("tetris", false)]);
    expect(listener.backToBack.value).toBe(0);
    listener.hear(session.game, [scored("tSpinDouble", true), scored("tetris", true)]);
    // A T-Spin without lines neither earns nor breaks it.
    listener.hear(session.game, [scored("tSpin", false)]);
    expect(listener.backToBack.value).toBe(2);
    // Also where another one begins within the same frame.
    listener.hear(session.game, [scored("single", false), scored("tetris", false)]);
    expect(listener.backToBack.value).toBe(0);
  });

  it("F-10: faults are counted as soon as that has been fetched", async () => {
    const { listener, session } = listenerOf();
    expect(listener.faults.value).toBeUndefined();
    listener.want(["finesseFaults"]);
    await vi.waitFor(() => expect(listener.faults.value).toBe(0));
    for (const [i, control] of (["left", "right", "hardDrop"] as const).entries()) {
      session.press(control, i * 40_000);
      session.release(control, i * 40_000 + 20_000);
    }
    listener.hear(session.game, [{ type: "locked" } as GameEvent]);
    expect(listener.faults.value).toBe(2);
  });

  it("F-10: a game that goes on has the Back-to-Backs behind it that it had", () => {
    const player = new LogPlayer(LOG);
    const { state } = player.game;
    let before = 0;
    const counts: number[] = [];
    for (let share = 0.1; share <= 1; share += 0.1) {
      const at = Math.floor(LOG.end * share);
      // Often enough for every change: what broke a row is seen in the state.
      while (state.time < at) {
        player.playTo(Math.min(at, state.time + 100_000));
        if (!state.isBackToBack) before = state.backToBacks;
      }
      const log = cutLog(LOG, at);
      const resumed = new PanelListener({
        session: new Session(LOG.setup, { game: replay(log), log }),
        isContinued: false,
        storage: { loadTable: async () => [] },
      });
      resumed.want(["backToBack"]);
      expect(resumed.backToBack.value, String(at)).toBe(state.backToBacks - before);
      counts.push(resumed.backToBack.value);
    }
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });

  it("F-10: 1984 has no finesse to count", async () => {
    const session = new Session(unwrap(parseSetup({ ruleBook: "korobeinix", seed: 1 })));
    const listener = new PanelListener({ session, isContinued: false, storage: { loadTable: async () => [] } });
    listener.want(["finesseFaults"]);
    await Promise.resolve();
    expect(listener.faults.value).toBeUndefined();
  });
});
