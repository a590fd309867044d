import { advance, hashState, type Log, makeTimeline, newGame, play, RULE_BOOKS, seek } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { Rival } from "../../src/table/race.ts";
import { recordedLog } from "../../tools/galleryGames.ts";

interface Moment {
  readonly at: number;
  readonly lines: number;
  readonly score: number;
}

/** The game at each of its inputs, and at its end. */
function courseOf({ setup, inputs, end }: Log): readonly Moment[] {
  const game = newGame(setup);
  const moments = inputs.map((input) => {
    play(game, input);
    return { at: input.at, lines: game.state.lines, score: game.state.score };
  });
  advance(game, end);
  return [...moments, { at: end, lines: game.state.lines, score: game.state.score }];
}

function rivalOf(log: Log): Rival {
  return new Rival(makeTimeline(log), "Vadim");
}

describe("A race", () => {
  it.each(RULE_BOOKS.map(({ id }) => [id]))("W-17: %s: the rival goes along in time, whatever the frames", (id) => {
    const log = recordedLog(id);
    const rival = rivalOf(log);
    const game = newGame(log.setup);
    let played = 0;
    for (let at = 0; at < log.end; at += 777_777) {
      rival.frame(at);
      for (let input = log.inputs[played]; input !== undefined && input.at <= at; input = log.inputs[++played])
        play(game, input);
      advance(game, at);
      expect(hashState(rival.game)).toBe(hashState(game));
    }
    // A game that is taken up again, and one that begins again.
    for (const at of [log.end, 0, 5_000_000, 1_000_000].map((each) => Math.min(each, log.end))) {
      rival.frame(at);
      expect(hashState(rival.game)).toBe(hashState(seek(rival.timeline, at)));
    }
    rival.frame(log.end + 1_000_000);
    expect(rival.game.state.time).toBeLessThanOrEqual(log.end);
  });

  it("W-17: it knows when each line came", () => {
    const log = recordedLog("guideline");
    const rival = rivalOf(log);
    const course = courseOf(log);
    const last = course.at(-1)?.lines ?? 0;
    expect(last).toBeGreaterThan(20);
    for (let line = 1; line <= last; line++) {
      const reached = course.findIndex(({ lines }) => lines >= line);
      expect(rival.timeOfLine(line)).toBeLessThanOrEqual(course[reached]?.at ?? 0);
      expect(rival.timeOfLine(line)).toBeGreaterThan(course[reached - 1]?.at ?? 0);
    }
    expect(rival.timeOfLine(last + 1)).toBeUndefined();
  });

  it("W-17: one's own game raced against itself makes no difference at any line", () => {
    const log = recordedLog("guideline");
    const rival = rivalOf(log);
    for (const { lines } of courseOf(log)) {
      const at = rival.timeOfLine(lines) ?? 0;
      if (lines > 0) rival.onLines(lines, at, rival.scoreAt(at));
      expect(rival.split.peek() ?? { micros: 0, score: 0 }).toMatchObject({ micros: 0, score: 0 });
    }
    expect(rival.split.peek()?.lines).toBe(courseOf(log).at(-1)?.lines);
  });

  it("W-17: ahead is negative time and more points, behind the other way, and told once a line", () => {
    const log = recordedLog("guideline");
    const rival = rivalOf(log);
    const third = rival.timeOfLine(3) ?? 0;
    rival.onLines(3, third - 840_000, 1_000_000);
    const early = rival.split.peek();
    expect(early).toMatchObject({ lines: 3, micros: -840_000 });
    expect(early?.score).toBe(1_000_000 - rival.scoreAt(third - 840_000));
    rival.onLines(3, third, 0);
    expect(rival.split.peek()).toBe(early);
    rival.onLines(4, (rival.timeOfLine(4) ?? 0) + 1_200_000, 0);
    expect(rival.split.peek()).toMatchObject({ lines: 4, micros: 1_200_000 });
    expect(rival.split.peek()?.score).toBeLessThan(0);
    rival.onLines(10_000, log.end, 0);
    expect(rival.split.peek()).toMatchObject({ lines: 10_000, micros: undefined });
  });
});
