import { advance, hashState, newGame, play, RULE_BOOKS } from "@korobeinix/engine";
import { type Log, makeTimeline, seek } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { LogSource } from "../../src/table/logSource.ts";
import { Race } from "../../src/table/race.ts";
import { demoLog } from "../demoLogs.ts";

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

function sourceOf(log: Log): LogSource {
  return new LogSource(makeTimeline(log));
}

function raceOf(log: Log): Race {
  return new Race(makeTimeline(log));
}

describe("A race", () => {
  it.each(RULE_BOOKS.map(({ id }) => [id]))("W-17: %s: the rival goes along in time, whatever the frames", (id) => {
    const log = demoLog(id);
    const rival = sourceOf(log);
    const game = newGame(log.setup);
    let played = 0;
    for (let at = 0; at < log.end; at += 777_777) {
      rival.advanceTo(at);
      for (let input = log.inputs[played]; input !== undefined && input.at <= at; input = log.inputs[++played])
        play(game, input);
      advance(game, at);
      expect(hashState(rival.game)).toBe(hashState(game));
    }
    // A game that is taken up again, and one that begins again.
    for (const at of [log.end, 0, 5_000_000, 1_000_000].map((each) => Math.min(each, log.end))) {
      rival.advanceTo(at);
      expect(hashState(rival.game)).toBe(hashState(seek(rival.timeline, at)));
    }
    rival.advanceTo(log.end + 1_000_000);
    expect(rival.game.state.time).toBeLessThanOrEqual(log.end);
  });

  it("W-17: it knows when each line came", () => {
    const log = demoLog("guideline");
    const race = raceOf(log);
    const course = courseOf(log);
    const last = course.at(-1)?.lines ?? 0;
    expect(last).toBeGreaterThan(20);
    for (let line = 1; line <= last; line++) {
      const reached = course.findIndex(({ lines }) => lines >= line);
      expect(race.timeOfLine(line)).toBeLessThanOrEqual(course[reached]?.at ?? 0);
      expect(race.timeOfLine(line)).toBeGreaterThan(course[reached - 1]?.at ?? 0);
    }
    expect(race.timeOfLine(last + 1)).toBeUndefined();
  });

  it("W-17: one's own game raced against itself makes no difference at any line", () => {
    const log = demoLog("guideline");
    const race = raceOf(log);
    for (const { lines } of courseOf(log)) {
      const time = race.timeOfLine(lines) ?? 0;
      race.hear({ lines, time, score: race.scoreAt(time) }, []);
      expect(race.split.peek() ?? { micros: 0, score: 0 }).toMatchObject({ micros: 0, score: 0 });
    }
    expect(race.split.peek()?.lines).toBe(courseOf(log).at(-1)?.lines);
  });

  it("W-17: ahead is negative time and more points, behind the other way, and said once for a line", () => {
    const log = demoLog("guideline");
    const race = raceOf(log);
    const third = race.timeOfLine(3) ?? 0;
    race.hear({ lines: 3, time: third - 840_000, score: 1_000_000 }, []);
    const early = race.split.peek();
    expect(early).toMatchObject({ lines: 3, micros: -840_000 });
    expect(early?.score).toBe(1_000_000 - race.scoreAt(third - 840_000));
    race.hear({ lines: 3, time: third, score: 0 }, []);
    expect(race.split.peek()).toBe(early);
    race.hear({ lines: 10_000, time: log.end, score: 0 }, []);
    expect(race.split.peek()).toMatchObject({ lines: 10_000, micros: undefined });
  });

  it("W-17: whoever is overtaken while ahead learns it at once, and how far behind", () => {
    const log = demoLog("guideline");
    const race = raceOf(log);
    const first = race.timeOfLine(1) ?? 0;
    const second = race.timeOfLine(2) ?? 0;
    const lead = Math.floor((first * 2) / 3);
    race.hear({ lines: 1, time: lead, score: 0 }, []);
    expect(race.split.peek()?.micros).toBe(lead - first);
    race.hear({ lines: 1, time: second, score: 0 }, []);
    expect(race.split.peek()).toMatchObject({ lines: 1, micros: lead - first });
    race.hear({ lines: 1, time: second + 250_000, score: 0 }, []);
    expect(race.split.peek()).toMatchObject({ lines: 2, micros: 300_000 });
    race.hear({ lines: 0, time: 0, score: 0 }, []);
    expect(race.split.peek()).toBeUndefined();
  });
});
