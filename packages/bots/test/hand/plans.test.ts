// Plans: what a hand expects of its game, and that a plan is made again when the game has become another.

import { describe, expect, it } from "vitest";
import { advance, type Game, type Input, type InputName, MILLISECOND, nextMoment, play } from "@korobeinix/engine";
import { type Placement, placements } from "@korobeinix/engine/placements";
import { Hand } from "../../src/hand/hand.ts";
import { ComputerPlayer } from "../../src/player.ts";
import { sightOf } from "../../src/sight.ts";
import type { Step } from "../../src/step.ts";
import { think } from "../../src/think.ts";
import { SLOW, lockBy, paceOf, slotText, start } from "./games.ts";

const SKILL = { width: 1, foresight: 1, nodes: 200, seesQueue: false };
/** Lines come from the other seat of a match. */
const TERMS = { seats: 2, seat: 0 };

/** The straight drop that needs most keys. */
function farthest(game: Game): Step {
  const most = (one: Placement, other: Placement): Placement => (other.keys.length > one.keys.length ? other : one);
  return { ...placements(game, { softDrop: false }).reduce(most), holds: false };
}

function rest(hand: Hand): Input[] {
  const inputs: Input[] = [];
  for (let input = hand.next; input !== undefined; input = hand.next) {
    inputs.push(input);
    hand.pressed();
  }
  return inputs;
}

function press(game: Game, hand: Hand): void {
  play(game, hand.next!);
  hand.pressed();
}

function now(game: Game, name: InputName): void {
  play(game, { at: game.state.time, name });
}

describe("as planned", () => {
  it.each(SLOW)("C-9: a plan holds from its first press to its last, and between them ($ruleBook)", ({ ruleBook }) => {
    const game = start({ ruleBook, seed: 5 });
    const hand = new Hand(paceOf(90), 1);
    const step = farthest(game);
    expect(hand.isAsPlanned(game)).toBe(false);
    hand.plan(game, [step]);
    const { pieces } = game.state;
    let looks = 0;
    while (game.state.pieces === pieces) {
      expect(hand.isAsPlanned(game)).toBe(true);
      looks++;
      const at = nextMoment(game);
      if (hand.next !== undefined && hand.next.at < at) press(game, hand);
      else advance(game, at);
    }
    expect(looks).toBeGreaterThan(4);
    expect(hand.isAsPlanned(game)).toBe(false);
  });

  it("C-9: it does not hold when another key was pressed, when one was let go, or when gravity was frozen", () => {
    for (const name of ["left", "rotateClockwise", "hold", "hardDrop"] as const) {
      const game = start({ queue: [..."TJ"] });
      const hand = new Hand(paceOf(90), 1);
      hand.plan(game, [farthest(game)]);
      expect(hand.isAsPlanned(game)).toBe(true);
      now(game, name);
      expect(hand.isAsPlanned(game)).toBe(false);
    }
    // Turned there and back it is where it was, but was turned last.
    const turned = start({ queue: ["T"] });
    const other = new Hand(paceOf(90), 1);
    other.plan(turned, [farthest(turned)]);
    now(turned, "rotateClockwise");
    now(turned, "rotateCounterclockwise");
    expect(other.isAsPlanned(turned)).toBe(false);
    const frozen = start({ queue: ["T"], options: { practice: true } });
    other.plan(frozen, [farthest(frozen)]);
    play(frozen, { at: 0, name: "freeze", value: 1 });
    expect(other.isAsPlanned(frozen)).toBe(false);
    const game = start({ queue: ["O"] });
    const hand = new Hand(paceOf(90), 1);
    hand.plan(game, [{ kind: game.state.kind, facing: 0, x: 0, y: 0, spin: "none", holds: false }]);
    press(game, hand);
    expect(hand.next?.name).toBe("leftReleased");
    expect(hand.isAsPlanned(game)).toBe(true);
    now(game, "leftReleased");
    expect(hand.isAsPlanned(game)).toBe(false);
  });
});

/** The second piece; lines had come before the first one locked, or had not. */
function secondPiece(lines: number): Game {
  const game = start({ queue: [..."TTTTTTT"], terms: TERMS });
  if (lines > 0) play(game, { at: 0, name: "received", value: lines, from: 1, attack: 1 });
  now(game, "hardDrop");
  advance(game, game.state.generateAt);
  return game;
}

describe("made again", () => {
  it.each(SLOW)("C-9: somebody's key in between does not change where the piece locks ($ruleBook)", ({ ruleBook }) => {
    const game = start({ ruleBook, seed: 5 });
    const hand = new Hand(paceOf(90), 1);
    const step = farthest(game);
    hand.plan(game, [step]);
    press(game, hand);
    advance(game, game.state.time + 60 * MILLISECOND);
    now(game, "rotateClockwise");
    expect(hand.isAsPlanned(game)).toBe(false);
    expect(hand.plan(game, [step])).toBe(step);
    expect(lockBy(game, rest(hand))?.slot).toBe(slotText(game, step));
  });

  it.each(SLOW)("C-9: an answer that comes late is played from when it comes ($ruleBook)", ({ ruleBook }) => {
    const game = start({ ruleBook, seed: 5 });
    const hand = new Hand(paceOf(90), 1);
    const step = farthest(game);
    hand.see(game);
    hand.plan(game, [step]);
    // Nothing has fallen yet: only the time has passed.
    const late = game.state.time + 400 * MILLISECOND;
    advance(game, late);
    expect(hand.isAsPlanned(game)).toBe(false);
    expect(hand.plan(game, [step])).toBe(step);
    // The reaction was over long ago.
    expect(hand.next?.at).toBe(late);
    expect(lockBy(game, rest(hand))?.slot).toBe(slotText(game, step));
  });

  it("C-9: when lines have risen under a plan, another is made for the board as it is", () => {
    const hand = new Hand(paceOf(90), 1);
    const before = farthest(secondPiece(0));
    hand.plan(secondPiece(0), [before]);
    expect(hand.isAsPlanned(secondPiece(0))).toBe(true);
    // A game that was put right: the same piece in the same place, and other lines below it.
    const game = secondPiece(4);
    expect(game.state.raised).toBe(4);
    expect(hand.isAsPlanned(game)).toBe(false);
    // What was thought before lies within the stack now: it goes on to the first step that it can make.
    const after = think(sightOf(game), SKILL).steps.find(({ holds }) => !holds);
    expect(hand.plan(game, [before, after!])).toBe(after);
    expect(lockBy(game, rest(hand))?.slot).toBe(slotText(game, after!));
  });

  it("C-9: a player whose keys somebody else presses, too, still brings every piece to a place of its choice", () => {
    const game = start({ seed: 8 });
    const player = new ComputerPlayer({ skill: SKILL, pace: paceOf(60) }, 3);
    let presses = 0;
    while (game.state.pieces < 12) {
      const input = player.next(game);
      const at = nextMoment(game);
      if (input === undefined || input.at >= at) {
        advance(game, at);
        continue;
      }
      play(game, input);
      player.pressed();
      presses++;
      if (presses % 5 === 0 && game.state.kind >= 0) now(game, presses % 2 === 0 ? "rotateClockwise" : "left");
      now(game, "leftReleased");
    }
    expect(game.state.phase).not.toBe("ended");
    expect(game.state.stackHeight).toBeLessThan(10);
  });

  it("C-9: after Hold it waits for the piece that comes and thinks of that one", () => {
    const game = start({ queue: [..."ZI"] });
    const hand = new Hand(paceOf(90), 1);
    const holds: Step = { kind: 1, facing: 0, x: 0, y: 0, spin: "none", holds: true };
    expect(hand.plan(game, [holds])).toBe(holds);
    expect(rest(hand)).toEqual([{ at: 90_000, name: "hold" }]);
    play(game, { at: 90_000, name: "hold" });
    expect(hand.isAsPlanned(game)).toBe(false);
    // It has been used: a step that holds is none.
    const step = farthest(game);
    expect(hand.plan(game, [holds, step])).toBe(step);
    // A piece that Hold brings was seen coming: there is no reaction, only the time between presses.
    expect(hand.next?.at).toBe(180_000);
  });
});
