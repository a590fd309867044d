import { rankOf } from "@korobeinix/bots";
import { RULE_BOOKS, unwrap } from "@korobeinix/engine";
import {
  hashMatch,
  type MatchRequest,
  type MatchSetup,
  parseMatchSetup,
  replayMatch,
  standingsOf,
  targetOf,
} from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import type { BoardFrame } from "../../src/stage/stage.ts";
import { MatchGame } from "../../src/table/matchGame.ts";
import { type ComputerAt, MatchPlay } from "../../src/table/matchPlay.ts";
import { Table } from "../../src/table/table.ts";
import { FakeThinker, settled } from "./computerTables.ts";

const FRAME_MS = 16;
const NO_COUNTDOWN = { atStart: false, afterPause: false };

function setupOf(request: Partial<MatchRequest> & Pick<MatchRequest, "seats">): MatchSetup {
  return unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 7, ...request }));
}

/** A match at a table, driven frame by frame. */
class Sitting {
  readonly thinkers: FakeThinker[] = [];
  readonly play: MatchPlay;
  readonly table: Table;
  readonly seen: (readonly BoardFrame[])[] = [];
  #nowMs = 0;

  constructor(setup: MatchSetup) {
    const computers = setup.seats.map(({ computer }, seat): ComputerAt | undefined => {
      if (computer === undefined) return undefined;
      const thinker = new FakeThinker();
      this.thinkers.push(thinker);
      return { rank: rankOf(setup.shared.book.id, computer), seed: seat, thinker };
    });
    this.play = new MatchPlay(new MatchGame(setup), computers);
    this.table = new Table({ play: this.play, countsDown: NO_COUNTDOWN });
    this.table.drawn();
    this.table.frame(0);
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  async frames(count: number, isDone: () => boolean = () => false): Promise<boolean> {
    for (let i = 0; i < count && !isDone(); i++) {
      this.seen.push(this.table.frame((this.#nowMs += FRAME_MS)));
      await settled();
    }
    return isDone();
  }

  /** Drops without looking until the seat is out. */
  async lose(seat: number): Promise<void> {
    const hands = this.table.handsAt(seat);
    const isOut = (): boolean => this.play.game.match.state.isOut[seat]!;
    for (let i = 0; i < 400 && !isOut(); i++) {
      hands.press("hardDrop", this.#nowMs);
      hands.release("hardDrop", this.#nowMs);
      await this.frames(20, isOut);
    }
    expect(isOut()).toBe(true);
  }

  expectTrueLog(): void {
    const { game } = this.play;
    const log = game.toLog();
    // A log reaches a moment beyond, so that what happened last is ruled on.
    game.advanceTo(log.end);
    const again = replayMatch(log);
    expect(standingsOf(again)).toEqual(standingsOf(game.match));
    expect(hashMatch(again)).toBe(hashMatch(game.match));
  }
}

describe("a match at a table", () => {
  it.each(RULE_BOOKS)("S-8: two computers play $id, and the log re-plays", async ({ id }) => {
    const sitting = new Sitting(setupOf({ ruleBook: id, seats: [{ computer: "hard" }, { computer: "easy" }] }));
    const pieces = (seat: number): number => sitting.play.games[seat]!.state.pieces;
    expect(await sitting.frames(4_000, () => pieces(0) >= 3 && pieces(1) >= 2)).toBe(true);
    const { inputs } = sitting.play.game.toLog();
    expect(inputs.every((own) => own.length > 3)).toBe(true);
    // Between frames, each at its own time.
    const times = inputs.flat().map(({ at }) => at % (FRAME_MS * 1000));
    expect(new Set(times).size).toBeGreaterThan(4);
    sitting.expectTrueLog();
  });

  it("S-8: two people press at the same time, each in their own game", async () => {
    const sitting = new Sitting(setupOf({ seats: [{}, {}] }));
    const [one, other] = [sitting.table.handsAt(0), sitting.table.handsAt(1)];
    await sitting.frames(30);
    const at = sitting.nowMs + 3;
    one.press("left", at);
    other.press("right", at);
    await sitting.frames(1);
    const { inputs } = sitting.play.game.toLog();
    expect(inputs.map((own) => own.map(({ name, at: time }) => [name, time]))).toEqual([
      [["left", at * 1000]],
      [["right", at * 1000]],
    ]);
    const [first, second] = sitting.play.games.map(({ state }) => state.x);
    expect(second! - first!).toBe(2);
    sitting.expectTrueLog();
  });

  it("S-8: what comes late on one board does not change what was shown on another", async () => {
    const sitting = new Sitting(setupOf({ seats: [{}, {}] }));
    await sitting.frames(30);
    const { time } = sitting.play.game.match.state;
    sitting.table.handsAt(1).press("left", sitting.nowMs - 10);
    expect(sitting.play.game.toLog().inputs[1]).toEqual([{ at: time, name: "left" }]);
  });

  it("S-10: two keys move the Target Mark over those who play; a match of two has nobody else", async () => {
    const sitting = new Sitting(setupOf({ seats: [{}, {}, {}] }));
    await sitting.frames(2);
    const target = (): number | undefined => targetOf(sitting.play.game.match, 0);
    const hands = sitting.table.handsAt(0);
    expect(target()).toBe(1);
    hands.press("aimRight", sitting.nowMs);
    expect(target()).toBe(2);
    expect(sitting.play.frames()[0]!.seat!.target).toBe(2);
    hands.press("aimRight", sitting.nowMs);
    expect(target()).toBe(1);
    hands.press("aimLeft", sitting.nowMs);
    expect(target()).toBe(2);
    sitting.expectTrueLog();
  });

  it("S-10: computers aim at whoever stands highest", async () => {
    const sitting = new Sitting(setupOf({ seats: [{ computer: "master" }, {}, {}] }));
    const drop = sitting.table.handsAt(2);
    for (let i = 0; i < 5; i++) {
      await sitting.frames(25);
      drop.press("hardDrop", sitting.nowMs);
      drop.release("hardDrop", sitting.nowMs);
    }
    expect(await sitting.frames(400, () => targetOf(sitting.play.game.match, 0) === 2)).toBe(true);
    expect(sitting.play.game.toLog().inputs[0]!.some(({ name }) => name === "target")).toBe(true);
  });

  it("G-B2.5: whoever is out practises on the same board, outside of the match, as often as they like", async () => {
    const sitting = new Sitting(setupOf({ seats: [{}, {}, {}] }));
    expect(sitting.play.mayPractise(0)).toBe(false);
    await sitting.lose(0);
    const before = sitting.play.game.toLog().inputs[0];
    expect(sitting.play.mayPractise(0)).toBe(true);
    sitting.play.practise(0);
    const [board] = sitting.table.frame(sitting.nowMs);
    expect([board!.seat!.isPractising, board!.game.state.phase === "ended"]).toEqual([true, false]);
    await sitting.frames(40);
    sitting.table.handsAt(0).press("hardDrop", sitting.nowMs);
    expect(sitting.play.games[0]!.state.pieces).toBe(1);
    // It runs at the pace of the clock, and none of it is the match's.
    expect(sitting.play.games[0]!.state.time).toBeLessThan(sitting.play.micros);
    expect(sitting.play.game.toLog().inputs[0]).toEqual(before);
    expect(sitting.play.game.match.state.isOut[0]).toBe(true);
    sitting.expectTrueLog();
  });

  it("S-12: a pause stops every board, and lets go of what is held", async () => {
    const sitting = new Sitting(setupOf({ seats: [{}, { computer: "hard" }] }));
    await sitting.frames(40);
    sitting.table.handsAt(0).press("left", sitting.nowMs);
    sitting.table.handsAt(0).press("pause", sitting.nowMs);
    const times = sitting.play.games.map(({ state }) => state.time);
    await sitting.frames(50);
    expect(sitting.play.games.map(({ state }) => state.time)).toEqual(times);
    expect(sitting.play.games.map(({ state }) => state.held)).toEqual([0, 0]);
    sitting.expectTrueLog();
  });

  it("S-11: a knock-out and the end are told on their boards; the table ends with the match", async () => {
    const sitting = new Sitting(setupOf({ seats: [{}, {}] }));
    await sitting.lose(1);
    await sitting.frames(2);
    const facts = sitting.seen.flatMap((boards) =>
      boards.flatMap(({ seat }, n) => seat!.facts.map(({ type }) => `${n} ${type}`)),
    );
    expect(facts).toEqual(["1 knockedOut"]);
    expect(sitting.table.phase.value).toBe("ending");
    expect(sitting.play.frames().map(({ seat }) => [seat!.place, seat!.isOut])).toEqual([
      [1, false],
      [2, true],
    ]);
    sitting.expectTrueLog();
  });
});
