// The hand of a computer player at the keys of one seat: it takes steps, best first, and gives timed inputs.

import type { Game, Input } from "@korobeinix/engine";
import type { Step } from "../step.ts";
import { Dice } from "./dice.ts";
import { type Beat, type Pace, drawBeat, wholeMs } from "./pace.ts";
import { Paths } from "./paths.ts";
import { type Plan, holdInputs, isAsPlanned, makePlan } from "./plan.ts";
import { slip } from "./slips.ts";
import { type Way, perform } from "./way.ts";

const PER_THOUSAND = 1_000;

/** One hand for one seat; the same seed makes the same slips and hesitations. */
export class Hand {
  readonly #pace: Pace;
  readonly #dice: Dice;
  #plan: Plan | undefined;
  #played = 0;
  /** The piece that it has seen last, as the number of those locked before it, and when it is ready for it. */
  #pieces = -1;
  #readyAt = 0;

  constructor(pace: Pace, seed: number) {
    this.#pace = pace;
    this.#dice = new Dice(seed);
  }

  /** It sees the piece in play: its reaction begins. A piece that Hold brings was seen coming. */
  see({ state }: Game): void {
    if (state.pieces === this.#pieces) return;
    this.#pieces = state.pieces;
    this.#readyAt = Math.max(this.#readyAt, state.time + this.#dice.between(...this.#pace.reactionMicros));
  }

  /**
   * Makes a plan from now on for the first of these steps that this hand can make; after one that holds the caller thinks
   * again. The step that was chosen; undefined: it can make none of them and presses nothing.
   */
  plan<Each extends Step>(game: Game, steps: readonly Each[]): Each | undefined {
    this.see(game);
    const beat = drawBeat(this.#pace, this.#dice, game.rules, Math.max(this.#readyAt, game.state.time));
    const paths = new Paths(game, beat);
    this.#played = 0;
    for (const step of steps) {
      const inputs = step.holds ? this.#holdInputs(game, beat) : this.#wayInputs(game, beat, paths.to(step));
      if (inputs === undefined) continue;
      this.#plan = makePlan(game, inputs);
      return step;
    }
    this.#plan = makePlan(game, []);
    return undefined;
  }

  /** What is to be pressed next, at its time; undefined: nothing. */
  get next(): Input | undefined {
    return this.#plan?.inputs[this.#played];
  }

  /** The next input has come. */
  pressed(): void {
    const at = this.next?.at ?? 0;
    this.#played++;
    this.#readyAt = Math.max(this.#readyAt, at + this.#pace.pressMicros[0]);
  }

  /** Whether the game still is where the plan assumes it to be. If not, it wants another plan. */
  isAsPlanned(game: Game): boolean {
    return this.#plan !== undefined && isAsPlanned(this.#plan, this.#played, game);
  }

  #holdInputs(game: Game, { firstAt, tapMicros }: Beat): readonly Input[] | undefined {
    const { options } = game.rules;
    return options.hold && !game.state.isHoldUsed ? holdInputs(game, wholeMs(firstAt), tapMicros) : undefined;
  }

  #wayInputs(game: Game, beat: Beat, way: Way | undefined): readonly Input[] | undefined {
    if (way === undefined) return undefined;
    if (this.#dice.below(PER_THOUSAND) >= this.#pace.misdropsPerThousand) return way.inputs;
    const slipped = perform(game, slip(way.strokes, this.#dice, game.rules.book.controls), beat);
    return (slipped ?? way).inputs;
  }
}
