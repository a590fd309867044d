import {
  advance,
  type Game,
  hashState,
  newGame,
  play,
  RULE_BOOKS,
  SCORING_ACTIONS,
  takeEvents,
  unwrap,
} from "@korobeinix/engine";
import { type Log, makeBinaryLog, parseBinaryLog, replay } from "@korobeinix/engine/log";
import { drawBoard } from "@korobeinix/engine/debug";
import { describe, expect, it } from "vitest";
import { type Demonstration, logOf, progressOf } from "../../src/help/demonstration.ts";
import { SUBJECTS, SUBJECTS_ON } from "../../src/help/demonstrations/index.ts";
import { EMPTY_LEDGER, noted, totalOf } from "../../src/help/ledger.ts";
import { Show } from "../../src/help/show.ts";
import { OUTCOMES } from "./outcomes.ts";

const ALL: readonly Demonstration[] = Object.values(SUBJECTS).flat();

function demonstration(id: string): Demonstration {
  return ALL.find((each) => each.id === id)!;
}

function played(log: Log): Game {
  const game = newGame(log.setup);
  game.events = [];
  for (const input of log.inputs) play(game, input);
  advance(game, log.end);
  return game;
}

function blocks(game: Game): string[] {
  game.state.kind = -1;
  return drawBoard(game, Math.max(1, game.state.stackHeight));
}

describe("Every demonstration", () => {
  it("W-20: has a name of its own, and an outcome below", () => {
    const ids = ALL.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(OUTCOMES.map(([id]) => id))).toEqual(new Set(ids));
    const boards = ALL.reduce((sum, { variants }) => sum + (variants?.length ?? 1), 0);
    expect(OUTCOMES).toHaveLength(boards);
  });

  it("W-20: is on some page, and every rule book shows at least two", () => {
    const shown = Object.values(SUBJECTS_ON).flat();
    expect(new Set(shown)).toEqual(new Set(Object.keys(SUBJECTS)));
    for (const { id } of RULE_BOOKS) {
      const here = SUBJECTS_ON[id].flatMap((subject) => [...SUBJECTS[subject]]);
      expect(here.length, id).toBeGreaterThan(1);
      expect(here.every(({ ruleBook }) => ruleBook === id)).toBe(true);
    }
  });

  it.each(OUTCOMES)("W-20, G-8c: %s, board %i, does what it says", (id, board, actions, score, left) => {
    const shown = demonstration(id);
    const variant = shown.variants?.[board];
    const log = logOf(shown, variant);
    const game = played(log);
    const events = takeEvents(game);
    const goal = variant?.goal ?? shown.goal;
    expect(goal.length).toBeGreaterThan(0);
    expect(progressOf(goal, events)).toBe(goal.length);
    const scored = events.flatMap((event) =>
      event.type === "scored"
        ? [`${event.isBackToBack ? "Back-to-Back " : ""}${event.action} ${String(event.points)}`]
        : [],
    );
    expect(scored).toEqual(actions);
    expect(game.state.score).toBe(score);
    expect(totalOf(noted(EMPTY_LEDGER, events, false))).toBe(score);
    expect(blocks(game)).toEqual(left);
  });

  it.each(ALL.map((each) => [each.id, each] as const))("W-20: %s re-plays from its log, byte for byte", (_, each) => {
    for (const variant of each.variants ?? [undefined]) {
      const log = logOf(each, variant);
      const again = unwrap(parseBinaryLog(makeBinaryLog(log)));
      expect(hashState(replay(again))).toBe(hashState(played(log)));
    }
  });

  it.each(ALL.map((each) => [each.id, each] as const))(
    "W-20: %s, shown in uneven steps, comes to the same",
    (_, each) => {
      const show = new Show(each);
      let hasPressed = false;
      for (let step = 1; !show.isOver; step = (step * 7) % 31) {
        show.pass(step * 3_001);
        hasPressed ||= show.pressed().size > 0;
      }
      show.games.forEach((game, i) => {
        expect(hashState(game)).toBe(hashState(replay(logOf(each, each.variants?.[i]))));
      });
      expect(hasPressed).toBe(each.script !== "lock");
      expect(show.pressed().size).toBeLessThanOrEqual(1);
    },
  );

  it("W-20: no script has a control refused but the one that shows it", () => {
    const refused = ALL.filter((each) => takeEvents(played(logOf(each))).some(({ type }) => type === "refused"));
    expect(refused.map(({ id }) => id)).toEqual(["noKicks"]);
  });
});

describe("A goal", () => {
  const single = { type: "scored", action: "single", isBackToBack: false, points: 100 } as const;
  const tetris = { ...single, action: "tetris", points: 800 } as const;

  it("W-20: is reached by what it names and by nothing like it", () => {
    expect(progressOf([{ type: "scored", action: "tetris" }], [single])).toBe(0);
    expect(progressOf([{ type: "scored", action: "tetris" }], [single, tetris])).toBe(1);
  });

  it("W-20: is reached in its order, also over several frames", () => {
    const goal = [
      { type: "scored", action: "single" },
      { type: "scored", action: "tetris" },
    ] as const;
    expect(progressOf(goal, [tetris, single])).toBe(1);
    expect(progressOf(goal, [tetris], progressOf(goal, [single]))).toBe(2);
  });
});

describe("All that is asked for", () => {
  const shown = (id: string): readonly string[] => OUTCOMES.find((outcome) => outcome[0] === id)?.[2] ?? [];

  it("G-8c: every scoring action, and Back-to-Back for each that earns it", () => {
    const { scoring } = RULE_BOOKS[0]!;
    if (scoring.rule !== "actions") throw new Error("the Guideline scores by actions");
    const all = OUTCOMES.filter(([id]) => demonstration(id).ruleBook === "guideline").flatMap((outcome) => outcome[2]);
    for (const action of SCORING_ACTIONS) {
      const { points, backToBack } = scoring.actions[action];
      expect(all).toContain(`${action} ${points}`);
      if (backToBack === "earns") expect(all).toContain(`Back-to-Back ${action} ${points * 1.5}`);
    }
  });

  it("G-8b, G-8c: the sequence of the Guideline makes 5400", () => {
    const points = shown("fiveThousandFourHundred").map((action) => Number(action.split(" ").at(-1)));
    expect(points).toEqual([800, 1800, 400, 1200, 1200]);
    expect(points.reduce((sum, each) => sum + each)).toBe(5400);
  });

  it("W-20, G-A3: each rotation point from 1 to 5", () => {
    const points = SUBJECTS.rotationPoints.map(({ goal }) => goal[0]);
    expect(points).toEqual([1, 2, 3, 4, 5].map((point) => ({ type: "rotated", point })));
  });

  it("W-20, G-5.7a, G-5.8, G-5.9: one script, three lock rules, three columns and three times", () => {
    const locks = SUBJECTS.lockRules[0]!.variants!.map((variant) => {
      const events = takeEvents(played(logOf(SUBJECTS.lockRules[0]!, variant)));
      const lock = events.find((event) => event.type === "locked")!;
      const moves = events.filter(({ type }) => type === "moved").length;
      return [lock.type === "locked" && lock.x, moves];
    });
    expect(locks).toEqual([
      [2, 2],
      [5, 15],
      [8, 18],
    ]);
  });

  it("W-20, N-16: the greatest single move of The New is 85", () => {
    expect(shown("move85")).toEqual(["tetris 85"]);
  });
});
